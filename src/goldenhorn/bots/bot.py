"""What a bot is: something that chooses one of the legal actions, knowing what its seat may know."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from goldenhorn.game.actions import Action
from goldenhorn.game.view import View


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may think about one choice. What is None is up to the bot.

    With a number of iterations a choice can be repeated; seconds are for the table, and what they buy depends on the
    machine.
    """

    seconds: float | None = None
    iterations: int | None = None


FREE = Budget()


class Bot(Protocol):
    """A player without hands. It gets a view, never the game, so that it cannot look at hidden cards."""

    name: str

    def choose(self, view: View, legal: Sequence[Action], budget: Budget = FREE) -> Action:
        """One of `legal`, which is never empty."""
