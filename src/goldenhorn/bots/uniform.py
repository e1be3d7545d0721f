"""The bot that plays every legal action with equal chance: for tests and as the weakest opponent."""

import random
from collections.abc import Sequence

from goldenhorn.bots.bot import FREE, Budget
from goldenhorn.game.actions import Action
from goldenhorn.game.view import View


class Uniform:
    name = "random"

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, view: View, legal: Sequence[Action], budget: Budget = FREE) -> Action:
        return self._random.choice(legal)
