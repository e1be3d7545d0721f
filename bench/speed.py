"""How fast the rules are: compiled playouts, the friendly `Game`, copies and threads, beside their references."""

import random
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import chess
import numpy as np
import pyspiel

from goldenhorn import Game
from goldenhorn.game.options import Options
from goldenhorn.rules.compiled import STATE, Records, compiled, pack, play_games
from goldenhorn.rules.scratch import Scratch
from goldenhorn.rules.stream import seed_stream
from measure import rates
from report import Result

GAMES = 2_000


def hearts(games: int) -> int:
    """OpenSpiel's C++ hearts stepped from Python, in the quickest way: the deal is uniform, so chance is drawn like an
    action; it is not counted as a decision, here and below.
    """
    rng = random.Random(1)
    game = pyspiel.load_game("hearts")
    decisions = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            state.apply_action(rng.choice(state.legal_actions()))
    return decisions


def hearts_by_outcomes(games: int) -> int:
    """The same with chance drawn from `chance_outcomes`, as OpenSpiel's own examples do."""
    rng = random.Random(1)
    game = pyspiel.load_game("hearts")
    decisions = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, chances)[0])
            else:
                decisions += 1
                state.apply_action(rng.choice(state.legal_actions()))
    return decisions


def python_chess(games: int) -> int:
    """python-chess as its documentation plays: a random one of `legal_moves` until `is_game_over`."""
    rng = random.Random(1)
    moves = 0
    for _ in range(games):
        board = chess.Board()
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            moves += 1
    return moves


def friendly(games: int, *, compiled: bool) -> int:
    """The same loop on the friendly `Game`, dealt by the seeded dealer."""
    rng = random.Random(1)
    decisions = 0
    for seed in range(games):
        game = Game(players=4, seed=seed, compiled=compiled)
        while not game.over:
            game.apply(rng.choice(game.legal()))
            decisions += 1
    return decisions


class Playouts:
    """Compiled playouts of one table. Each has arrays of its own, so that threads share none."""

    def __init__(self, players: int, *, expansion: bool = False) -> None:
        self.bases = pack(Game.of(Options(players, expansion)).at(0).state)
        self.streams = np.zeros((GAMES, 4), np.int64)
        scratch = Scratch()
        for number in range(GAMES):
            seed_stream(scratch, 1, number)
            self.streams[number] = scratch.stream
        self.rows = np.zeros((GAMES, 8), np.int64)

    def __call__(self) -> int:
        play_games(self.bases, self.streams, self.rows)
        return int(self.rows[:, 0].sum())


def run() -> Iterator[Result]:
    speed = rates(
        {
            "hearts": partial(hearts, 300),
            "outcomes": partial(hearts_by_outcomes, 100),
            "chess": partial(python_chess, 12),
            "game": partial(friendly, 40, compiled=True),
            "interpreted": partial(friendly, 20, compiled=False),
            "playouts": Playouts(4),
        },
        rounds=20,
    )
    yield Result("OpenSpiel hearts (C++) from Python", speed["hearts"], "decisions/s")
    yield Result("compiled playouts, 4 players", speed["playouts"], "decisions/s")
    yield Result("  compared with OpenSpiel hearts", speed["playouts"] / speed["hearts"], "times", at_least=15)
    yield Result("  compared with hearts dealt by chance_outcomes", speed["playouts"] / speed["outcomes"], "times")
    yield Result("python-chess random play", speed["chess"], "decisions/s")
    yield Result("Game, 4 players, compiled rules", speed["game"], "decisions/s")
    yield Result("  compared with python-chess", speed["game"] / speed["chess"], "times", at_least=5)
    yield Result("Game, 4 players, interpreted rules", speed["interpreted"], "decisions/s")
    yield Result("  compared with python-chess", speed["interpreted"] / speed["chess"], "times")
    yield from _settings()
    yield _copying()
    yield _threads()


def _settings() -> Iterator[Result]:
    tables = {
        f"compiled playouts, {players} players{' + expansion' if expansion else ''}": Playouts(players, expansion=expansion)
        for players in (2, 3, 4)
        for expansion in (False, True)
    }
    for name, rate in rates(tables, rounds=5).items():
        yield Result(name, rate, "decisions/s")


@compiled
def copy_states(source: Records, target: Records, times: int) -> None:
    for number in range(times):
        target[number % len(target)] = source[number % len(source)]


def _copying() -> Result:
    """Copies inside compiled code, where search copies."""
    source = np.zeros(64, STATE)
    target = np.zeros(64, STATE)
    times = 1_000_000

    def copy() -> int:
        copy_states(source, target, times)
        return times

    return Result("copying a compiled state", 1e9 / rates({"copy": copy})["copy"], "ns", at_most=100)


def _threads() -> Result:
    """Two threads against one, in turns; each thread plays what one thread plays alone."""
    one, two = Playouts(4), Playouts(4)
    best = {1: float("inf"), 2: float("inf")}
    with ThreadPoolExecutor(2) as pool:
        for _ in range(120):
            for threads, jobs in ((1, [one]), (2, [one, two])):
                begin = time.perf_counter()
                list(pool.map(lambda job: job(), jobs))
                best[threads] = min(best[threads], time.perf_counter() - begin)
    return Result("two threads compared with one", 2 * best[1] / best[2], "times", at_least=1.8)
