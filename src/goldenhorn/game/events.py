"""Events: what happened, decisions and chance alike. A game is its options and the list of its events.

Cubes and cards are letters in the order YPGROBKW (K black, W white cubes).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from operator import mul

from goldenhorn.game.actions import Action
from goldenhorn.rules.material import COLOUR_LETTERS, CUBE_LETTERS


@dataclass(frozen=True, slots=True)
class Decision:
    seat: int
    action: Action


@dataclass(frozen=True, slots=True)
class LayoutDrawn:
    """2.2: the tiles of a shuffled layout, from Venice to Constantinople."""

    tiles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FirstDrawn:
    """2.4: the first player, drawn."""

    seat: int


@dataclass(frozen=True, slots=True)
class Filling:
    """2.6, 5.2, 8.3: cubes drawn for a port of origin."""

    port: str
    cubes: str


@dataclass(frozen=True, slots=True)
class Draw:
    """2.7, 5.11: cards dealt or drawn."""

    seat: int
    cards: str

    def hidden(self) -> "HiddenDraw":
        return HiddenDraw(self.seat, len(self.cards))


@dataclass(frozen=True, slots=True)
class HiddenDraw:
    """A `Draw` as the others see it."""

    seat: int
    number: int


Chance = LayoutDrawn | FirstDrawn | Filling | Draw
Event = Decision | Chance
SeenEvent = Event | HiddenDraw


def seen_by(event: Event, seat: int | None) -> SeenEvent:
    """The event as one seat, or a spectator (None), may know it (5.13)."""
    if isinstance(event, Draw) and event.seat != seat:
        return event.hidden()
    return event


def letters(counts: Sequence[int]) -> str:
    """Counts by kind as letters: `(2, 0, 1, 0, 0, 0)` is `YYG`."""
    return "".join(map(mul, CUBE_LETTERS, counts))


def counts_of_cards(cards: str) -> list[int]:
    return [cards.count(letter) for letter in COLOUR_LETTERS]
