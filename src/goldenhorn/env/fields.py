"""The numbers of an observation by name: how many, how large, and what they mean. `kernel.observing` writes them in this
order.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from goldenhorn.env.kernel.observing import LARGEST, SEAT_NUMBERS, TABLE_NUMBERS
from goldenhorn.game.options import Options
from goldenhorn.rules.material import COLOURS, HOUSES, PLACES, SHIP_KINDS, SQUARES, TERRITORIES
from goldenhorn.rules.state import QUIET_ROUNDS

Numbers = npt.NDArray[np.int8]


class Field(NamedTuple):
    """`highs` are the greatest values, one for each number, in games of the options they were asked for."""

    name: str
    highs: tuple[int, ...]

    @property
    def size(self) -> int:
        return len(self.highs)


def fields_of(options: Options) -> list[Field]:
    """All fields in their order."""
    return [*_table(options), *(field for step in range(options.players) for field in _seat(options, step))]


def places_of(options: Options) -> dict[str, slice]:
    """Where each field is found in an observation."""
    places, begin = {}, 0
    for field in fields_of(options):
        places[field.name] = slice(begin, begin + field.size)
        begin += field.size
    return places


def size_of(players: int) -> int:
    """The number of numbers."""
    return TABLE_NUMBERS + players * SEAT_NUMBERS


def highs_of(options: Options) -> Numbers:
    """The greatest values of all numbers, at least 1 each."""
    highs = [high for field in fields_of(options) for high in field.highs]
    assert len(highs) == size_of(options.players)
    return np.clip(highs, 1, LARGEST).astype(np.int8)


def _flags(number: int) -> tuple[int, ...]:
    return (1,) * number


def _table(options: Options) -> list[Field]:
    box = options.box
    size = box.port_expansion if options.expansion else box.port
    colours = len(COLOURS)
    land = (max(territory.cost for territory in box.territories), max(territory.worth for territory in box.territories))
    return [
        Field("phase", _flags(6)),
        Field("expansion", _flags(1)),
        Field("raided", _flags(1)),
        Field("round", (LARGEST,)),
        Field("quiet", _flags(1)),
        Field("quiet_rounds", (QUIET_ROUNDS,)),
        Field("end", _flags(4)),
        Field("venice", (size,) * 8),
        Field("constantinople", (size,) * 8),
        Field("bag", (box.cubes_per_colour,) * colours + (box.black, box.white)),
        Field("supply", (box.conquerors,)),
        Field("reserve", (box.black,)),
        *(Field(name.lower(), land + _flags(len(HOUSES))) for name in TERRITORIES),
        Field("hand", (box.cards_per_colour,) * colours),
        Field("unseen", (box.cards_per_colour,) * colours),
        Field("discards", (box.cards_per_colour,) * colours),
        Field("pile", (box.cards_per_colour * colours,)),
        *(Field(f"square_{square}", _flags(colours)) for square in range(1, SQUARES + 1)),
        Field("berths", (3,)),
    ]


def _seat(options: Options, step: int) -> list[Field]:
    """`step` is the distance from the seat that looks, in the order of play."""
    box = options.box
    size = box.port_expansion if options.expansion else box.port
    colours = len(COLOURS)
    seat = f"seat_{step}"
    return [
        Field(f"{seat}_house", _flags(len(HOUSES))),
        Field(f"{seat}_turn", _flags(1)),
        Field(f"{seat}_first", _flags(1)),
        Field(f"{seat}_announcer", _flags(1)),
        Field(f"{seat}_cards", (box.cards_per_colour * colours,)),
        Field(f"{seat}_warehouse", (box.cubes_per_colour,) * colours + (box.conquerors, box.black)),
        Field(f"{seat}_score", (LARGEST,)),
        *(
            field
            for kind in SHIP_KINDS
            for field in (
                Field(f"{seat}_{kind}_sails", _flags(colours)),
                Field(f"{seat}_{kind}_place", _flags(PLACES)),
                Field(f"{seat}_{kind}_to_venice", _flags(1)),
                Field(f"{seat}_{kind}_cargo", _flags(9)),
                Field(f"{seat}_{kind}_aboard", (size,)),
                Field(f"{seat}_{kind}_peasants", (box.black,)),
                Field(f"{seat}_{kind}_prey", _flags(1)),
                Field(f"{seat}_{kind}_at_issue", _flags(1)),
            )
        ),
    ]
