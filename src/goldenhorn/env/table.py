"""One compiled game of agents: it begins from a seed, takes numbers of actions, and shows what a seat sees."""

from typing import Any

import numpy as np

from goldenhorn.env.compiled import REFUSED, TABLE, Small, act, begin_table, points, see
from goldenhorn.env.fields import size_of
from goldenhorn.env.settings import code_of
from goldenhorn.env.stats import game_info
from goldenhorn.errors import GameOver, Illegal
from goldenhorn.game.actions import ACTIONS
from goldenhorn.game.dealers import ByHand, deal_from
from goldenhorn.game.game import Game
from goldenhorn.game.options import Options
from goldenhorn.game.refusal import refusal
from goldenhorn.game.view import View, view_of
from goldenhorn.rules.codes import ACTIONS as ACTION_COUNT
from goldenhorn.rules.compiled import Records, pack, unpack
from goldenhorn.rules.scratch import Scratch
from goldenhorn.rules.setup import Setup, house_number, new_state
from goldenhorn.rules.state import State
from goldenhorn.rules.stream import below, seed_stream

# What is drawn before the first decision (`compiled.begin_table`).
_LAYOUT, _FIRST = 1, 2
_OVER = 256


class Table:
    """A game that can be played, copied and pickled in any position. Before `begin` it is not `begun`."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.size = size_of(options.players)
        self._base = base_of(options)
        self._draws = draws_of(options)
        self._bytes = np.zeros(TABLE.itemsize, np.uint8)
        self.begun = False
        self.over = False
        self.decider = 0
        self.seed = 0
        self.lot = 0
        self.codes: list[int] = []

    def begin(self, seed: int) -> None:
        """Begin the game of a seed, 0 to 2**63 - 1."""
        self.lot, seen = begin_table(self._bytes, self._base, seed, 0, self._draws)
        self.begun, self.over, self.decider = True, False, seen
        self.seed = seed
        self.codes = []

    def act(self, action: Any) -> bool:
        """Do a legal action, given by its number; return whether the game is over. A refused one changes nothing."""
        code = code_of(action)
        seen = act(self._bytes, code)
        if seen == REFUSED:
            self._refuse(code)
        self.codes.append(code)
        self.over = seen >= _OVER
        self.decider = seen & 15
        return self.over

    def see(self, seat: int) -> tuple[Small, Small]:
        """What a seat sees, and the mask of its legal actions, which is empty unless it decides."""
        row = np.empty(self.size, np.int8)
        mask = np.empty(ACTION_COUNT, np.int8)
        see(self._bytes, seat, row, mask)
        return row, mask

    def scores(self) -> list[int]:
        scores = np.zeros(self.options.players, np.int64)
        points(self._bytes, scores)
        return [int(score) for score in scores]

    @property
    def state(self) -> State:
        """The whole truth, for tools and tests."""
        return unpack(self._bytes.view(TABLE)["state"])

    @property
    def bytes(self) -> "np.ndarray[Any, np.dtype[np.uint8]]":
        """The game as compiled code takes it."""
        return self._bytes

    def view(self, seat: int | None) -> View:
        return view_of(self.options, self.state, seat)

    def told(self) -> dict[str, Any]:
        """What is told of the game once it is over."""
        state = self._bytes.view(TABLE)["state"]
        return game_info(self.scores(), len(self.codes), int(state["rounds"][0]), int(state["end"][0]))

    def game(self) -> Game:
        """The same game as a `Game`, with all its events: to save, to look at, to analyse."""
        return replayed(self.options, self.seed, self.codes)

    def _refuse(self, code: int) -> None:
        if not self.begun:
            raise Illegal("env-not-begun")
        if self.over:
            raise GameOver("game-over", "6.3")
        raise refusal(self.state, code)


def base_of(options: Options) -> Records:
    """The state before anything is drawn."""
    houses = tuple(house_number(house) for house in options.houses)
    tiles = options.box.tiles(options.players)
    setup = Setup(houses, options.first or 0, tiles, options.expansion, options.modone)
    return pack(new_state(options.box, setup))


def draws_of(options: Options) -> int:
    return _LAYOUT * (options.layout == "shuffled") + _FIRST * (options.first is None)


def replayed(options: Options, seed: int, codes: list[int], number: int = 0) -> Game:
    """Game `number` of a seed after these actions: as it was dealt in compiled code, it is dealt again."""
    scratch = Scratch()
    seed_stream(scratch, seed, number)
    game = Game.of(options, ByHand())

    def deal() -> None:
        while (request := game.pending) is not None:
            game.supply(deal_from(request, lambda bound: below(scratch, bound)))

    deal()
    for code in codes:
        game.apply(ACTIONS[code])
        deal()
    return game
