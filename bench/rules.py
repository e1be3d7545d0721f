"""How fast the rules are: compiled playouts, the friendly `Game`, copies and threads, beside their references."""

import random
import threading
from functools import partial

import chess
import numba
import numpy as np
import pyspiel
from measure import Work, rates
from report import Target, row

from goldenhorn import Game
from goldenhorn.game.options import Options
from goldenhorn.lab.simulate import play_randomly
from goldenhorn.rules.compiled import STATE, pack, play_games
from goldenhorn.rules.stream import seed_stream

GAMES = 2_000


def hearts(games: int, rng: random.Random) -> int:
    """OpenSpiel's C++ hearts stepped from Python. The deal is uniform, so chance is drawn like an action, not counted."""
    game = pyspiel.load_game("hearts")
    decisions = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            state.apply_action(rng.choice(state.legal_actions()))
    return decisions


def python_chess(moves: int, rng: random.Random) -> int:
    """python-chess as its documentation plays: until `is_game_over`, a random one of `legal_moves`."""
    done = 0
    while done < moves:
        board = chess.Board()
        while not board.is_game_over() and done < moves:
            board.push(rng.choice(list(board.legal_moves)))
            done += 1
    return done


def friendly(games: int, rng: random.Random) -> int:
    decisions = 0
    for seed in range(games):
        game = Game(players=4, seed=seed)
        while not game.over:
            game.apply(rng.choice(game.legal()))
            decisions += 1
    return decisions


class Playouts:
    """Compiled playouts of one number of players, with buffers of their own, so that threads do not share any."""

    def __init__(self, players: int, *, expansion: bool = False, games: int = GAMES) -> None:
        self.bases = pack(Game.of(Options(players, expansion=expansion)).at(0).state)
        self.seeds = np.zeros((games, 4), np.int64)
        for number in range(games):
            stream = [0] * 4
            seed_stream(stream, 1, number)
            self.seeds[number] = stream
        self.rows = np.zeros((games, 8), np.int64)

    def __call__(self) -> int:
        self.rows[:] = 0
        play_games(self.bases, self.seeds.copy(), self.rows)
        return int(self.rows[:, 0].sum())
