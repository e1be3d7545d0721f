"""How quick advice is: a hint at the table, beliefs and risks, in the middle of games of four."""

import time
from collections.abc import Callable, Iterator

import numpy as np

from goldenhorn import Game
from goldenhorn.advice.belief import belief
from goldenhorn.advice.hint import counsel
from goldenhorn.advice.memory import remembered
from goldenhorn.advice.risk import risk
from goldenhorn.bots.levels import new_level
from report import Result

HINTS, COUNTS = 20, 200


def run() -> Iterator[Result]:
    games = [game for seed in range(4) for game in positions(seed)]
    counsel(games[0].view(games[0].decider), 1)  # what is compiled is loaded
    hints = _percentile(
        lambda game: counsel(game.view(game.decider), 1, memory=remembered(game)), games[:: len(games) // HINTS]
    )
    yield Result("a hint, 99th percentile", hints, "s", at_most=1)
    yield Result("beliefs and risks, 99th percentile", _percentile(_count, games[:COUNTS]), "s", at_most=0.05)


def positions(seed: int) -> Iterator[Game]:
    """All decisions with a choice in a game of four Sailors."""
    game = Game(players=4, seed=seed)
    bots = [new_level("sailor", seat) for seat in range(4)]
    while not game.over:
        view = game.view(game.decider)
        if len(view.legal) > 1 and view.phase != "placing":
            yield game.copy()
        game.apply(bots[view.seat or 0].choose(view, view.legal))


def _count(game: Game) -> None:
    view = game.view(game.decider)
    belief(view)
    risk(view, remembered(game))


def _percentile(work: Callable[[Game], object], games: list[Game]) -> float:
    seconds = []
    for game in games:
        begin = time.perf_counter()
        work(game)
        seconds.append(time.perf_counter() - begin)
    return float(np.percentile(seconds, 99))
