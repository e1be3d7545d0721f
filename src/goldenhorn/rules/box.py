"""The box: the material of one edition, validated (RULES 1, 2.1, 8.1, 8.2)."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Any

from goldenhorn.errors import BoxError, Malformed
from goldenhorn.rules.material import COLOUR_LETTERS, HOUSES, MAX_PEASANTS, SHIP_KINDS, TERRITORIES

CIRCLE, TRIANGLE = frozenset("RYB"), frozenset("OPG")
TILES_OF_PLAYERS = {2: 2, 3: 4, 4: 4}

# Every count stays in a signed byte of the state.
_LARGEST = 100
# One drawing stays so small that the 256 bits of a dealer decide it without a bias (docs/record.md).
_LARGEST_DRAWING = 20


@dataclass(frozen=True)
class Territory:
    cost: int
    worth: int


@dataclass(frozen=True)
class Box:
    """Colours are letters of YPGROB. `sea_way` holds the tiles for 2, 3 and 4 players, `fleets` the sails of the mono, duo
    and trio of each house of `HOUSES`, `territories` those of `TERRITORIES`, in that order.
    """

    sea_way: tuple[tuple[str, ...], ...]
    fleets: tuple[tuple[str, str, str], ...]
    territories: tuple[Territory, ...]
    cubes_per_colour: int = 15
    cards_per_colour: int = 9
    hand: int = 5
    port: int = 9
    port_expansion: int = 10
    black: int = 8
    white: int = 8
    conquerors: int = 20

    def __post_init__(self) -> None:
        _check_counts(self)
        for players, tiles in zip(TILES_OF_PLAYERS, self.sea_way, strict=True):
            check_tiles(tiles, players)
        for house, fleet in zip(HOUSES, self.fleets, strict=True):
            _check_fleet(house, fleet)
        for name, territory in zip(TERRITORIES, self.territories, strict=True):
            _check_number(f"{name}.cost", territory.cost, 1, max(1, self.conquerors + self.black // 2))
            _check_number(f"{name}.worth", territory.worth, 0, _LARGEST)

    def tiles(self, players: int) -> tuple[str, ...]:
        return self.sea_way[players - 2]

    def to_dict(self) -> dict[str, Any]:
        """The content of a box file; `box_from_dict` reads it back."""
        return {
            **{key: getattr(self, key) for key in _COUNTS},
            "sea_way": {str(players): list(self.tiles(players)) for players in TILES_OF_PLAYERS},
            "fleets": {
                house: dict(zip(SHIP_KINDS, fleet, strict=True)) for house, fleet in zip(HOUSES, self.fleets, strict=True)
            },
            "territories": {
                name: {"cost": territory.cost, "worth": territory.worth}
                for name, territory in zip(TERRITORIES, self.territories, strict=True)
            },
        }


_COUNTS = ("cubes_per_colour", "cards_per_colour", "hand", "port", "port_expansion", "black", "white", "conquerors")


@cache
def standard_box() -> Box:
    from importlib.resources import files  # slow to import

    return parse_box(files(__package__).joinpath("box.toml").read_text(encoding="utf-8"))


def parse_box(text: str) -> Box:
    """A box from the text of a box file. Entries that are missing are those of the standard box."""
    import tomllib  # slow to import

    try:
        content = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Malformed("box-not-toml", detail=str(error)) from None
    return box_from_dict(content)


def box_from_dict(content: Mapping[str, Any]) -> Box:
    known = {*_COUNTS, "assumptions", "sea_way", "fleets", "territories"}
    for key in content:
        if key not in known:
            raise BoxError("box-unknown-entry", entry=key, known=", ".join(sorted(known)))
    tables = {name: _table(content, name) for name in ("sea_way", "fleets", "territories")}
    if any(table is None for table in tables.values()):
        standard = standard_box().to_dict()
        tables = {name: standard[name] if table is None else table for name, table in tables.items()}
    return Box(
        sea_way=tuple(_tiles(entry, key) for key, entry in _entries(tables["sea_way"], "sea_way", ("2", "3", "4"))),
        fleets=tuple(_fleet(entry, key) for key, entry in _entries(tables["fleets"], "fleets", HOUSES)),
        territories=tuple(
            _territory(entry, key) for key, entry in _entries(tables["territories"], "territories", TERRITORIES)
        ),
        **{key: content[key] for key in _COUNTS if key in content},
    )


def check_tiles(tiles: tuple[str, ...], players: int) -> None:
    """1.5, 2.1, 2.2: the right number of tiles, two kinds of them, and neighbours that differ in kind."""
    if len(tiles) != TILES_OF_PLAYERS[players]:
        raise BoxError("box-tile-count", "2.1", players=players, number=len(tiles), expected=TILES_OF_PLAYERS[players])
    for tile in tiles:
        if len(tile) != 3 or frozenset(tile) not in (CIRCLE, TRIANGLE):
            raise BoxError("box-tile", "1.5", tile=tile)
    for tile, neighbour in pairwise(tiles):
        if frozenset(tile) == frozenset(neighbour):
            raise BoxError("box-neighbours", "2.2", tile=tile, neighbour=neighbour)


def _check_fleet(house: str, fleet: tuple[str, str, str]) -> None:
    for number, (kind, sails) in enumerate(zip(SHIP_KINDS, fleet, strict=True), start=1):
        if len(sails) != 3 or not set(sails) <= set(COLOUR_LETTERS) or len(set(sails)) != number:
            raise BoxError("box-sails", "1.7", house=house, ship=kind, sails=sails, number=number)
    missing = [letter for letter in COLOUR_LETTERS if letter not in "".join(fleet)]
    if missing:
        raise BoxError("box-fleet-colours", "1.7", house=house, missing=" ".join(missing))


def _check_counts(box: Box) -> None:
    limits = {
        "cubes_per_colour": (1, _LARGEST),
        "cards_per_colour": (1, _LARGEST),
        "hand": (1, _LARGEST_DRAWING),
        "port": (1, _LARGEST_DRAWING),
        "port_expansion": (1, _LARGEST_DRAWING),
        "black": (0, MAX_PEASANTS),
        "white": (0, _LARGEST),
        "conquerors": (0, _LARGEST),
    }
    for key, (low, high) in limits.items():
        _check_number(key, getattr(box, key), low, high)
    if 6 * box.cubes_per_colour < 2 * max(box.port, box.port_expansion):
        raise BoxError("box-few-cubes", "2.6", number=6 * box.cubes_per_colour)
    if 6 * box.cards_per_colour < 4 * box.hand:
        raise BoxError("box-few-cards", "2.7", number=6 * box.cards_per_colour, hand=box.hand)


def _check_number(entry: str, value: object, low: int, high: int) -> None:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BoxError("box-number", entry=entry, value=str(value), low=low, high=high)


def _table(content: Mapping[str, Any], name: str) -> Mapping[str, Any] | None:
    table = content.get(name)
    if table is not None and not isinstance(table, Mapping):
        raise BoxError("box-not-a-table", entry=name)
    return table


def _entries(table: Mapping[str, Any] | None, name: str, keys: tuple[str, ...]) -> list[tuple[str, Any]]:
    """The entries of a table in the order of `keys`, which must be exactly its keys."""
    found = {} if table is None else table
    if set(found) != set(keys):
        raise BoxError("box-keys", entry=name, expected=", ".join(keys), found=", ".join(found) or "-")
    return [(key, found[key]) for key in keys]


def _tiles(entry: object, key: str) -> tuple[str, ...]:
    if not isinstance(entry, list) or not all(isinstance(tile, str) for tile in entry):
        raise BoxError("box-not-tiles", entry=f"sea_way.{key}")
    return tuple(entry)


def _fleet(entry: object, house: str) -> tuple[str, str, str]:
    if not isinstance(entry, Mapping):
        raise BoxError("box-not-a-table", entry=f"fleets.{house}")
    mono, duo, trio = (str(sails) for _, sails in _entries(entry, f"fleets.{house}", SHIP_KINDS))
    return mono, duo, trio


def _territory(entry: object, name: str) -> Territory:
    if not isinstance(entry, Mapping):
        raise BoxError("box-not-a-table", entry=f"territories.{name}")
    (_, cost), (_, worth) = _entries(entry, f"territories.{name}", ("cost", "worth"))
    return Territory(cost, worth)
