"""How long an analysis takes: a game of four, on two cores."""

import time
from collections.abc import Iterator

from goldenhorn import Game
from goldenhorn.analysis.analysing import analyse
from goldenhorn.analysis.depth import DEEP, QUICK, Depth
from goldenhorn.bots.levels import new_level
from report import Result


def game_of_four() -> Game:
    """A game of Captains: long, and hard to judge."""
    bots = [new_level("captain", seat) for seat in range(4)]
    game = Game(players=4, seed=1)
    while not game.over:
        view = game.view(game.decider)
        game.apply(bots[view.seat or 0].choose(view, view.legal))
    return game


def seconds(game: Game, depth: Depth) -> float:
    begin = time.perf_counter()
    analyse(game, depth)
    return time.perf_counter() - begin


def run() -> Iterator[Result]:
    game = game_of_four()
    analyse(game, Depth("first", 1, 1, 1, 1, 0.0))  # what is compiled is loaded
    name = f"of a game of four ({len(game.events)} events)"
    yield Result(f"quick analysis {name}", seconds(game, QUICK), "s", at_most=15)
    yield Result(f"deep analysis {name}", seconds(game, DEEP), "s", at_most=180)
