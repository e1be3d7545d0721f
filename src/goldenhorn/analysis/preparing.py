"""Compiling all that thinks, before anybody waits for it: bots, adviser, and what weighs positions (extra `fast`)."""

from pathlib import Path

from goldenhorn.advice.hint import counsel
from goldenhorn.analysis.compiled import ANALYSIS
from goldenhorn.analysis.valuing import chances_in
from goldenhorn.bots import preparing
from goldenhorn.bots.bot import Budget
from goldenhorn.game.game import Game

_MARK = "prepared"


def is_prepared() -> bool:
    """Whether everything of this version answers at once; also if nothing can be kept, because then nothing helps."""
    kept = ANALYSIS.directory is None or Path(ANALYSIS.directory, _MARK).exists()
    return kept and preparing.is_prepared()


def prepare() -> None:
    """As for the bots, on which the rest stands, and then each other thing once."""
    preparing.prepare()
    game = Game(players=2, seed=1)
    counsel(game.view(game.decider), 1, Budget(iterations=1))
    chances_in(game.state, 1, 0, 0)
    if ANALYSIS.directory is not None:
        Path(ANALYSIS.directory, _MARK).touch()
