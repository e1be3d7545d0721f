"""How quick the bots are: a search beside OpenSpiel's, choices at a table, games in the lab, the first choice."""

import random
import sys
import time
from collections.abc import Iterator

import numpy as np
import pyspiel

from goldenhorn import Game, Options
from goldenhorn.bots.bot import Bot, Budget
from goldenhorn.bots.learned import Search
from goldenhorn.bots.levels import new_level
from goldenhorn.game.view import View
from goldenhorn.lab.deal import DealTask, Match
from goldenhorn.lab.play import play_deal
from measure import rates
from report import Result
from start import seconds

ITERATIONS = 2_000


def middle_of_hearts(seed: int) -> pyspiel.State:
    """A game of hearts after half of its 52 cards."""
    rng = random.Random(seed)
    state = pyspiel.load_game("hearts").new_initial_state()
    played = 0
    while True:
        if not state.is_chance_node():
            if played == 26:
                return state
            played += 1
        state.apply_action(rng.choice(state.legal_actions()))


class HeartsSearch:
    """OpenSpiel's own information-set search in C++, one random rollout an iteration."""

    def __init__(self) -> None:
        self.state = middle_of_hearts(1)

    def __call__(self) -> int:
        policy = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        bot = pyspiel.ISMCTSBot(7, pyspiel.RandomRolloutEvaluator(1, 7), 2.0, ITERATIONS, -1, policy)
        bot.step(self.state)
        return ITERATIONS


def middle_of_game(players: int, seed: int) -> View:
    """A decision with a choice in the middle of a game of Sailors."""
    game = Game(players=players, seed=seed)
    bots = [new_level("sailor", seat) for seat in range(players)]
    while True:
        view = game.view(game.decider)
        if game.round >= 10 and len(view.legal) > 5:
            return view
        game.apply(bots[view.seat or 0].choose(view, view.legal))


class OwnSearch:
    def __init__(self) -> None:
        self.view = middle_of_game(4, 1)

    def __call__(self) -> int:
        search = Search(self.view, 1)
        search.run(Budget(iterations=ITERATIONS))
        return ITERATIONS


def run() -> Iterator[Result]:
    speed = rates({"hearts": HeartsSearch(), "own": OwnSearch()}, rounds=5)
    yield Result("OpenSpiel's search on hearts, one rollout", speed["hearts"], "iterations/s")
    yield Result("Admiral in the middle of a game of four", speed["own"], "iterations/s")
    yield Result("  compared with OpenSpiel's search", speed["own"] / speed["hearts"], "times", at_least=3)
    for name in ("deckhand", "sailor", "captain"):
        yield Result(
            f"{name.capitalize()}, 99th percentile of its choices", _percentile(new_level(name, 1), 300), "s", at_most=0.01
        )
    yield Result("Admiral, 99th percentile of its choices", _percentile(new_level("admiral", 1), 100), "s", at_most=1)
    yield Result("games of four Sailors in the lab, one core", _sailors(), "games/s", at_least=1_000)
    yield Result(
        "first choice of an Admiral in a new process, cache warm",
        seconds([sys.executable, "-c", _CHOICE], times=4),
        "s",
        at_most=1.5,
    )


def _percentile(bot: Bot, number: int) -> float:
    """Choices of whole games at a table of four."""
    seconds: list[float] = []
    seed = 0
    while len(seconds) < number:
        game = Game(players=4, seed=seed)
        seed += 1
        others = [new_level("sailor", seat) for seat in range(4)]
        while not game.over and len(seconds) < number:
            view = game.view(game.decider)
            if view.seat == 0 and len(view.legal) > 1:
                begin = time.perf_counter()
                action = bot.choose(view, view.legal)
                seconds.append(time.perf_counter() - begin)
            else:
                action = others[view.seat or 0].choose(view, view.legal)
            game.apply(action)
    return float(np.percentile(seconds, 99))


def _sailors() -> float:
    match = Match(Options(4), ("sailor", "sailor"), seed=1)

    def play() -> int:
        return sum(len(play_deal(DealTask(match, deal))) for deal in range(50))

    return rates({"sailors": play}, rounds=7)["sailors"]


_CHOICE = """
from goldenhorn import Game
from goldenhorn.bots.levels import new_level
game = Game(players=4, seed=1)
view = game.view(game.decider)
new_level("admiral", 1).choose(view, view.legal)
"""
