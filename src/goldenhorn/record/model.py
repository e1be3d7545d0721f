"""The record: a game as JSON. The JSON Schema is made from these types (`golden-horn record schema`).

A record replays without a seed: every outcome of chance stands in it. It carries its box, so it stays valid when the
standard box changes.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

RECORD_VERSION = 1
RULES_VERSION = 1

# Behind $ no line end may follow, which Python would let pass.
Seat = Annotated[int, Meta(ge=0, le=3)]
Cubes = Annotated[
    str, Meta(pattern=r"^Y*P*G*R*O*B*K*W*$(?!\n)", min_length=1, description="drawn cubes: letters in the order YPGROBKW")
]
Cards = Annotated[
    str, Meta(pattern=r"^Y*P*G*R*O*B*$(?!\n)", min_length=1, description="drawn cards: letters in the order YPGROB")
]
Tile = Annotated[
    str, Meta(pattern=r"^[YPGROB]{3}$(?!\n)", description="the three squares of a tile, from Venice to Constantinople")
]
ActionText = Annotated[
    str,
    Meta(
        pattern=r"^(place|raid|turn|keep|load|sail|announce|conquer|train|done)( [A-Za-z0-9]+)*$(?!\n)",
        max_length=64,
        description="the text of an action, such as `load trio B`",
    ),
]
Line = Annotated[str, Meta(pattern=r"^[^\x00-\x1f\x7f]*$(?!\n)", max_length=500)]
Port = Literal["Venice", "Constantinople"]
House = Literal["Contarini", "Dandolo", "Loredan", "Morosini"]
TerritoryName = Literal["Zara", "Durazzo", "Candia", "Negroponte", "Galata"]
Sails = Annotated[str, Meta(pattern=r"^[YPGROB]{3}$(?!\n)")]
Count = Annotated[int, Meta(ge=0, le=100)]


class FleetRecord(Struct, forbid_unknown_fields=True):
    """1.7: the three sails of each ship."""

    mono: Sails
    duo: Sails
    trio: Sails


class TerritoryRecord(Struct, forbid_unknown_fields=True):
    """8.2"""

    cost: Count
    worth: Count


class BoxRecord(Struct, forbid_unknown_fields=True):
    """The material, as in a box file (RULES 1, 8.1, 8.2)."""

    cubes_per_colour: Count
    cards_per_colour: Count
    hand: Count
    port: Count
    port_expansion: Count
    black: Count
    white: Count
    conquerors: Count
    sea_way: dict[Literal["2", "3", "4"], list[Tile]]
    fleets: dict[House, FleetRecord]
    territories: dict[TerritoryName, TerritoryRecord]


class OptionsRecord(Struct, forbid_unknown_fields=True, omit_defaults=False):
    """What the table agreed on (RULES 2). `first` is null if the first player was drawn."""

    players: Annotated[int, Meta(ge=2, le=4)]
    houses: list[House]
    expansion: bool = False
    layout: Literal["standard", "shuffled"] = "standard"
    modone: bool = False
    first: Seat | None = 0


class LayoutEvent(Struct, tag="layout", forbid_unknown_fields=True):
    """2.2: the drawn tiles, from Venice to Constantinople."""

    tiles: list[Tile]


class FirstEvent(Struct, tag="first", forbid_unknown_fields=True):
    """2.4: the drawn first player."""

    seat: Seat


class FillEvent(Struct, tag="fill", forbid_unknown_fields=True):
    """2.6, 5.2: cubes drawn for a port of origin."""

    port: Port
    cubes: Cubes


class DrawEvent(Struct, tag="draw", forbid_unknown_fields=True):
    """2.7, 5.11: cards dealt to or drawn by a seat."""

    seat: Seat
    cards: Cards


class ActionEvent(Struct, tag="action", forbid_unknown_fields=True, omit_defaults=True):
    """A decision; `legal`, where it is given, lists every action that was legal."""

    seat: Seat
    action: ActionText
    legal: list[ActionText] | None = None


EventRecord = LayoutEvent | FirstEvent | FillEvent | DrawEvent | ActionEvent


class ScoreRecord(Struct, forbid_unknown_fields=True):
    """The points of one seat (RULES 7, 8.15)."""

    goods: int
    sets: int
    territories: int
    figures: int
    total: int


class ResultRecord(Struct, forbid_unknown_fields=True):
    """Why the game ended, the points of all seats, and the winners."""

    reason: Literal["port", "announced", "quiet", "territories"]
    announcer: Seat | None
    rounds: int
    scores: list[ScoreRecord]
    winners: list[Seat]


class ShuffleRecord(Struct, forbid_unknown_fields=True):
    """Commit and reveal: the SHA-256 of the secret, shown before the game; the salt; the secret, null until the end."""

    commitment: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$(?!\n)")]
    salt: Line = ""
    secret: Line | None = None


class Record(Struct, kw_only=True, forbid_unknown_fields=True):
    """A game of Golden Horn. `about` holds what people want to note, such as date, place and names."""

    format: Literal["golden-horn-record"]
    version: Annotated[int, Meta(ge=1)]
    rules_version: Annotated[int, Meta(ge=1)]
    options: OptionsRecord
    box: BoxRecord
    events: list[EventRecord]
    result: ResultRecord | None = None
    shuffle: ShuffleRecord | None = None
    about: dict[Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,40}$(?!\n)")], Line] = msgspec.field(default_factory=dict)
