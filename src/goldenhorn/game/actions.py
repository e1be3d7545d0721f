"""Actions: frozen values with a text and a code. Object, text and code are one table, the same for every game.

Colours are letters of YPGROB, ships `mono`, `duo`, `trio`; squares are numbered from Venice, Modone not counted.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations_with_replacement
from typing import ClassVar

from goldenhorn.errors import Malformed
from goldenhorn.rules import codes
from goldenhorn.rules.material import COLOUR_LETTERS, HOUSES, MAX_PEASANTS, SHIP_KINDS, SQUARES, TERRITORIES

# Names of the places in the order of their numbers.
PLACE_NAMES = ("Venice", *(str(square) for square in range(1, SQUARES + 1)), "Modone", "Constantinople")
PORTS = ("Venice", "Constantinople")
CARGO_NAMES = (*COLOUR_LETTERS, "conquerors", "peasants", "figures")
CARD_PAIRS = tuple(low + high for low, high in combinations_with_replacement(COLOUR_LETTERS, 2))


@dataclass(frozen=True, slots=True)
class Action:
    """The base of all actions; `str(action)` is its text, `parse` reads it back, `code` is its number."""

    form: ClassVar[str]

    @property
    def code(self) -> int:
        code = _CODES_OF_TABLE.get(id(self))
        if code is not None:
            return code
        try:
            return _CODES[self]
        except KeyError:
            raise Malformed("action-unknown", text=str(self), expected=self.form) from None


@dataclass(frozen=True, slots=True)
class Place(Action):
    """2.5: where the mono, the duo and the trio begin, V or C each."""

    ports: str
    form: ClassVar[str] = "place VCV"

    def __str__(self) -> str:
        return f"place {self.ports}"


@dataclass(frozen=True, slots=True)
class Raid(Action):
    """4.1: send pirates against a ship of another house, with two cards such as `GB`."""

    house: str
    ship: str
    cards: str
    form: ClassVar[str] = "raid Dandolo trio GB"

    def __str__(self) -> str:
        return f"raid {self.house} {self.ship} {self.cards}"


@dataclass(frozen=True, slots=True)
class TurnRound(Action):
    """4.5: the emptied ship turns."""

    form: ClassVar[str] = "turn"

    def __str__(self) -> str:
        return "turn"


@dataclass(frozen=True, slots=True)
class KeepCourse(Action):
    """4.5: the emptied ship keeps its course."""

    form: ClassVar[str] = "keep"

    def __str__(self) -> str:
        return "keep"


@dataclass(frozen=True, slots=True)
class Load(Action):
    """5.2, 8.5, 8.9: a ship in a port of origin takes a colour, `conquerors`, `peasants` or `figures` (both)."""

    ship: str
    cargo: str
    form: ClassVar[str] = "load trio B"

    def __str__(self) -> str:
        return f"load {self.ship} {self.cargo}"


@dataclass(frozen=True, slots=True)
class Sail(Action):
    """5.5 to 5.9: a ship moves to a landing: `Venice`, `1` to `12`, `Modone`, `Constantinople`."""

    ship: str
    landing: str
    form: ClassVar[str] = "sail trio 7"

    def __str__(self) -> str:
        return f"sail {self.ship} {self.landing}"


@dataclass(frozen=True, slots=True)
class Announce(Action):
    """6.2: the end of the game is announced."""

    form: ClassVar[str] = "announce"

    def __str__(self) -> str:
        return "announce"


@dataclass(frozen=True, slots=True)
class Conquer(Action):
    """8.10: a territory is paid for with this many peasants, two for one, and conquerors for the rest."""

    territory: str
    peasants: int = 0
    form: ClassVar[str] = "conquer Candia 2 peasants"

    def __str__(self) -> str:
        return f"conquer {self.territory}" + (f" {self.peasants} peasants" if self.peasants else "")


@dataclass(frozen=True, slots=True)
class Train(Action):
    """8.12: this many peasants in the warehouse become conquerors."""

    peasants: int
    form: ClassVar[str] = "train 3"

    def __str__(self) -> str:
        return f"train {self.peasants}"


@dataclass(frozen=True, slots=True)
class Done(Action):
    """3.2: the turn is over."""

    form: ClassVar[str] = "done"

    def __str__(self) -> str:
        return "done"


KINDS: tuple[type[Action], ...] = (Place, Raid, TurnRound, KeepCourse, Load, Sail, Announce, Conquer, Train, Done)


def _table() -> Iterator[Action]:
    for division in range(8):
        yield Place("".join("VC"[division >> kind & 1] for kind in range(3)))
    for house in HOUSES:
        for ship in SHIP_KINDS:
            for cards in CARD_PAIRS:
                yield Raid(house, ship, cards)
    yield TurnRound()
    yield KeepCourse()
    for ship in SHIP_KINDS:
        for cargo in CARGO_NAMES:
            yield Load(ship, cargo)
    for ship in SHIP_KINDS:
        for landing in PLACE_NAMES:
            yield Sail(ship, landing)
    yield Announce()
    for territory in TERRITORIES:
        for pairs in range(codes.PAYMENTS):
            yield Conquer(territory, 2 * pairs)
    for peasants in range(1, MAX_PEASANTS + 1):
        yield Train(peasants)
    yield Done()


ACTIONS: tuple[Action, ...] = tuple(_table())
"""Every action; its index is its code."""

_CODES = {action: code for code, action in enumerate(ACTIONS)}
# The actions of the table live for ever, so their identity finds them quicker than their value.
_CODES_OF_TABLE = {id(action): code for code, action in enumerate(ACTIONS)}
_TEXTS = {str(action): action for action in ACTIONS}


def parse(text: str) -> Action:
    """The action with this text: `parse(str(action)) == action`."""
    try:
        return _TEXTS[text]
    except KeyError:
        raise Malformed("action-unknown", text=text, expected=_expected(text)) from None


def _expected(text: str) -> str:
    """Examples of the forms that a text may have meant: of its first word, else of all."""
    word = text.split(" ", 1)[0]
    forms = [kind.form for kind in KINDS if kind.form.split(" ", 1)[0] == word]
    return ", ".join(forms or [kind.form for kind in KINDS])
