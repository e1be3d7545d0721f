"""One position that can be played on: the same rules behind the same few verbs, interpreted or compiled."""

from collections.abc import Sequence
from typing import Protocol

from goldenhorn.rules.legal import decider, legal_codes
from goldenhorn.rules.scratch import Scratch
from goldenhorn.rules.state import DRAW_CARDS, OVER, State
from goldenhorn.rules.turn import apply_code, supply_chance


class Engine(Protocol):
    """`chance` says what has to be supplied; `decider` is the seat that decides if nothing has to and it is not `over`."""

    chance: int
    decider: int
    over: bool

    @property
    def state(self) -> State:
        """The whole state, to be read only."""

    def legal(self) -> list[int]:
        """The codes of all legal actions."""

    def apply(self, code: int) -> None:
        """Do a legal action."""

    def supply(self, drawn: Sequence[int]) -> None:
        """Go on with what chance drew, counted by kind."""

    def asked(self) -> tuple[int, int, list[int]]:
        """What chance is asked for: the seat that draws (of cards), the number, and the pool counted by kind."""


class Interpreted:
    """The rules as they are: starts at once and needs nothing."""

    def __init__(self, state: State) -> None:
        self.state = state
        self._scratch = Scratch()
        self._look()

    def _look(self) -> None:
        self.chance = self.state.chance
        self.decider = decider(self.state)
        self.over = self.state.phase == OVER

    def legal(self) -> list[int]:
        return self._scratch.codes[: legal_codes(self.state, self._scratch)]

    def apply(self, code: int) -> None:
        apply_code(self.state, code)
        self._look()

    def supply(self, drawn: Sequence[int]) -> None:
        self._scratch.drawn[: len(drawn)] = drawn
        supply_chance(self.state, self._scratch)
        self._look()

    def asked(self) -> tuple[int, int, list[int]]:
        state = self.state
        if state.chance == DRAW_CARDS:
            return state.drawer, min(state.to_draw, sum(state.pile)), state.pile
        return -1, state.to_draw, state.bag


def new_engine(state: State, *, compiled: bool) -> Engine:
    """An engine at this state. Compiled rules take a second to load, and much longer once, to be compiled."""
    if compiled:
        from goldenhorn.rules.compiled import Compiled

        return Compiled(state)
    return Interpreted(state)
