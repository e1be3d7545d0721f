"""A move as the reasons for it see it: the table before it and after it, as far as the seat's view shows them."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from goldenhorn.advice.hands import Sails
from goldenhorn.advice.memory import Memory
from goldenhorn.advice.risk import robbery_chance
from goldenhorn.bots.worlds import seen_state
from goldenhorn.errors import Impossible
from goldenhorn.game.actions import PLACE_NAMES, Action, Sail
from goldenhorn.game.view import View
from goldenhorn.rules.codes import SAIL
from goldenhorn.rules.material import COLOUR_LETTERS, PLACES, SHIP_KINDS
from goldenhorn.rules.movement import add_landings
from goldenhorn.rules.scoring import score
from goldenhorn.rules.scratch import Scratch
from goldenhorn.rules.state import NO_CHANCE, State
from goldenhorn.rules.turn import apply_code
from goldenhorn.words import Fact, Term, place, say


class Reason(NamedTuple):
    """Why a move is good: a message of the catalogue and its facts."""

    message: str
    facts: Mapping[str, Fact]

    def say(self, language: str = "en") -> str:
        return say(self.message, language, **self.facts)


def reason(message: str, **facts: Fact) -> Reason:
    return Reason(message, facts)


@dataclass(frozen=True)
class Case:
    """`actions` are one move: an action, or a load and the landing after it."""

    view: View
    actions: tuple[Action, ...]
    memory: Memory

    @property
    def seat(self) -> int:
        if self.view.seat is None:
            raise Impossible("advice-no-seat")
        return self.view.seat

    @cached_property
    def before(self) -> State:
        return seen_state(self.view)

    @cached_property
    def after(self) -> State:
        """What chance will add is still missing."""
        state = self.before.copy()
        for action in self.actions:
            state.chance = NO_CHANCE  # a filling does not hinder the landing (5.3)
            apply_code(state, action.code)
        return state

    @cached_property
    def rivals(self) -> list[int]:
        return [seat for seat in range(self.view.players) if seat != self.seat]

    def house(self, seat: int) -> str:
        return self.view.seats[seat].house

    @property
    def sail(self) -> Sail | None:
        """The landing that the move ends with."""
        last = self.actions[-1]
        return last if isinstance(last, Sail) else None

    @property
    def ship(self) -> int:
        """The number of the own ship that sails."""
        assert self.sail is not None, "asked of landings only"
        return 3 * self.seat + SHIP_KINDS.index(self.sail.ship)

    @cached_property
    def lead(self) -> int:
        """Points that the seat has more than the best rival after the move."""
        return score(self.after, self.seat) - max(score(self.after, rival) for rival in self.rivals)

    def danger(self, state: State) -> float:
        """The chance that somebody can rob one of the own ships, as they are in a state, before the own next turn."""
        own = range(3 * self.seat, 3 * self.seat + 3)
        return robbery_chance(self.view, [_sails(state, ship) for ship in own if state.prey >> ship & 1], self.memory)


def _sails(state: State, ship: int) -> Sails:
    return frozenset(colour for colour in range(6) if state.sails[ship] >> colour & 1)


def free_landings(state: State, ship: int) -> list[int]:
    """Where a ship of a rival, of whose cards nothing is known, can land without any."""
    scratch = Scratch()
    hand, state.hand[ship // 3] = state.hand[ship // 3], [0] * 7
    codes = scratch.codes[: add_landings(state, ship // 3, ship % 3, scratch, 0)]
    state.hand[ship // 3] = hand
    return [(code - SAIL) % PLACES for code in codes]


def colour(number: int) -> Term:
    return Term(f"colour-{COLOUR_LETTERS[number]}")


def place_term(number: int) -> str:
    return place(PLACE_NAMES[number])
