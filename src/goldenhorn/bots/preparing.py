"""Compiling the bots that judge by a net, before anybody sits at a table (extra `fast`)."""

from pathlib import Path

from goldenhorn.bots.bot import Budget
from goldenhorn.bots.compiled import BOTS
from goldenhorn.bots.learned import Captain, Searching
from goldenhorn.game.game import Game

_MARK = "prepared"


def is_prepared() -> bool:
    """Whether the bots of this version answer at once; also if nothing can be kept, because then nothing helps."""
    return BOTS.directory is None or Path(BOTS.directory, _MARK).exists()


def prepare() -> None:
    """Compile everything that a choice needs, for every kind of table, and keep it in the user's cache directory."""
    view = Game(players=2, seed=1).view(0)
    Captain(1).choose(view, view.legal)
    Searching("admiral", 1, Budget(iterations=1)).choose(view, view.legal)
    if BOTS.directory is not None:
        Path(BOTS.directory, _MARK).touch()
