"""The bot that plays every legal action with equal chance: for tests and as the weakest opponent."""

import secrets
from collections.abc import Sequence

from goldenhorn.bots.bot import FREE, Budget
from goldenhorn.bots.kernel.hiding import seed_choice
from goldenhorn.bots.worlds import hand_sizes, seen_state
from goldenhorn.game.actions import Action
from goldenhorn.game.view import View
from goldenhorn.rules.scratch import Scratch
from goldenhorn.rules.stream import below


class Uniform:
    """Its choice follows from its seed and the view alone."""

    name = "random"

    def __init__(self, seed: int | None = None) -> None:
        self.seed = secrets.randbits(63) if seed is None else seed

    def choose(self, view: View, legal: Sequence[Action], budget: Budget = FREE) -> Action:
        scratch = Scratch()
        seed_choice(seen_state(view), hand_sizes(view), self.seed, scratch)
        return legal[below(scratch, len(legal))]
