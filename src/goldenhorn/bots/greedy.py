"""Deckhand and Sailor: bots that judge by rules of thumb. They run interpreted, so nobody waits for a compiler."""

from collections.abc import Sequence

from goldenhorn.bots.bot import FREE, Budget
from goldenhorn.bots.kernel.choosing import best_of, slip
from goldenhorn.bots.kernel.greedy import greedy_values
from goldenhorn.bots.kernel.hiding import deal_hidden_hands, seed_choice
from goldenhorn.bots.worlds import hand_sizes, seen_state
from goldenhorn.game.actions import ACTIONS, Action
from goldenhorn.game.view import View
from goldenhorn.rules.codes import MAX_LEGAL
from goldenhorn.rules.material import PLACES
from goldenhorn.rules.scratch import Scratch
from goldenhorn.rules.state import State


class Greedy:
    """`name` is `deckhand` or `sailor`. A choice follows from the seed and the view."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.seed = seed

    def choose(self, view: View, legal: Sequence[Action], budget: Budget = FREE) -> Action:
        codes, values, scratch = self._judged(view)
        chosen = slip(values, len(codes), scratch) if self.name == "deckhand" else best_of(values, len(codes))
        return ACTIONS[codes[chosen]]

    def best(self, view: View, among: Sequence[Action]) -> Action:
        """What it likes best of some legal actions."""
        codes, values, _ = self._judged(view)
        liked = dict(zip(codes, values, strict=False))
        return max(among, key=lambda action: liked[action.code])

    def _judged(self, view: View) -> tuple[list[int], list[float], Scratch]:
        """The codes of all legal actions, how much each is liked, and where the random numbers come from."""
        states = Copies(seen_state(view))
        sizes = hand_sizes(view)
        scratch = Scratch()
        seed_choice(states[0], sizes, self.seed, scratch)
        deal_hidden_hands(states[0], sizes, scratch)
        values = [0.0] * MAX_LEGAL
        count = greedy_values(states, scratch, values, [0.0] * PLACES)
        return list(scratch.codes[:count]), values, scratch


class Copies:
    """Two states. Assigning one copies it, as in an array of compiled states."""

    def __init__(self, first: State) -> None:
        self._states = [first, first]

    def __getitem__(self, index: int) -> State:
        return self._states[index]

    def __setitem__(self, index: int, state: State) -> None:
        self._states[index] = state.copy()
