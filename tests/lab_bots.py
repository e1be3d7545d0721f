"""Bots for the tests of the lab. They are not compiled, so a match of them takes a while and can be stopped meanwhile."""

import random
from collections.abc import Sequence
from pathlib import Path

from goldenhorn import Action, View
from goldenhorn.bots.bot import FREE, Budget


class Lot:
    """Every legal action with equal chance."""

    name = "lot"

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, view: View, legal: Sequence[Action], budget: Budget = FREE) -> Action:
        return self._random.choice(legal)


class First:
    """The first legal action, always."""

    name = "first"

    def choose(self, view: View, legal: Sequence[Action], budget: Budget = FREE) -> Action:
        return legal[0]


class Broken:
    """Loses its mind in the third round."""

    name = "broken"

    def choose(self, view: View, legal: Sequence[Action], budget: Budget = FREE) -> Action:
        if view.round > 2:
            raise RuntimeError(f"lost {object()}")
        return legal[-1]


def text_of(bot: type) -> str:
    """How the bot is named on the command line."""
    return f"python:{Path(__file__)}:{bot.__name__}"


LOT = text_of(Lot)
