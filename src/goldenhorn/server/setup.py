"""What a table agreed on before anybody sat down: the options of the game, who may sit where, clock and chat."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from goldenhorn.errors import Impossible, OptionsError
from goldenhorn.game.options import Options
from goldenhorn.record.model import BoxRecord, House, Seat
from goldenhorn.rules.box import Box, box_from_dict, standard_box
from goldenhorn.rules.material import HOUSES

Level = Literal["deckhand", "sailor", "captain", "admiral", "doge"]
SeatPlan = Literal["here", "open", "deckhand", "sailor", "captain", "admiral", "doge"]
"""Who is to sit in a seat: the one who opens the table, whoever comes, or a bot of a level."""

# What people read is one line, without characters that steer a terminal or turn the direction of what follows. A name
# begins with something that can be seen, and has no spaces at its ends.
STEERING = r"\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069"
_UNSEEN = r"\s\u00ad\u115f\u1160\u200b-\u200f\u2060-\u2065\u2800\u3164\ufeff\uffa0"
Name = Annotated[
    str, Meta(pattern=rf"^[^{STEERING}{_UNSEEN}]([^{STEERING}]*[^{STEERING}\s])?$(?!\n)", min_length=1, max_length=40)
]

MINUTE, DAY = 60, 24 * 60 * 60


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """`move`: so many seconds for every decision. `game`: so many for all of a seat's decisions, and `bonus` more after
    each of its turns. Minutes or days, it is the same clock.
    """

    kind: Literal["move", "game"]
    seconds: Annotated[int, Meta(ge=10, le=30 * DAY)]
    bonus: Annotated[int, Meta(ge=0, le=DAY)] = 0


class Setup(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The set-up of a table. `seats` are in playing direction; `houses` may name some of them, null where it is open;
    `names` may name people who are here, null for who opens the table; `first` is the seat that begins, null to draw it.
    `stand_in` takes over for who leaves or whose clock has fallen. With `hints` the table may be asked for advice.
    """

    seats: Annotated[list[SeatPlan], Meta(min_length=2, max_length=4)]
    expansion: bool = False
    layout: Literal["standard", "shuffled"] = "standard"
    modone: bool = False
    first: Seat | None = None
    houses: list[House | None] = []
    names: Annotated[list[Name | None], Meta(max_length=4)] = []
    box: BoxRecord | None = None
    public: bool = False
    chat: Literal["free", "phrases", "off"] = "free"
    clock: Clock | None = None
    stand_in: Level = "sailor"
    hints: bool = False


def check_setup(setup: Setup) -> None:
    """Raise unless the rules know a game like this, and its houses are different ones."""
    houses = setup.houses or [None] * len(setup.seats)
    if len(houses) != len(setup.seats):
        raise OptionsError("houses-number", "2.3", number=len(houses), players=len(setup.seats))
    if len(setup.names) not in (0, len(setup.seats)):
        raise Impossible("names-number", number=len(setup.names), players=len(setup.seats))
    options_of_setup(setup, complete_houses(houses))
    if setup.clock is not None and setup.clock.kind == "move" and setup.clock.bonus:
        raise Impossible("clock-bonus")


def complete_houses(houses: list[House | None]) -> list[House]:
    """Free houses for the seats that named none, in the order of the box (2.3)."""
    free = [house for house in HOUSES if house not in houses]
    return [msgspec.convert(house or free.pop(0), House) for house in houses]


def options_of_setup(setup: Setup, houses: list[House]) -> Options:
    return Options(
        players=len(setup.seats),
        expansion=setup.expansion,
        layout=setup.layout,
        modone=setup.modone,
        houses=houses,
        first=setup.first,
        box=box_of_setup(setup),
    )


def box_of_setup(setup: Setup) -> Box:
    return standard_box() if setup.box is None else box_from_dict(msgspec.to_builtins(setup.box))
