"""Bots in the other seats of a learner's game."""

from collections.abc import Sequence
from contextlib import ExitStack
from typing import Any

import numpy as np

from goldenhorn.bots.bot import Bot
from goldenhorn.bots.compiled import CAPTAIN, DECKHAND, RANDOM, SAILOR, choose_simply, new_desk
from goldenhorn.bots.spec import LevelSpec, parse_spec
from goldenhorn.bots.supervised import seat_bot
from goldenhorn.bots.weights import load_net, no_net
from goldenhorn.env.compiled import Among, show_bot
from goldenhorn.env.table import Table
from goldenhorn.errors import Impossible
from goldenhorn.game.options import Options
from goldenhorn.rules.compiled import STATE

# The levels that choose in compiled code without a search.
COMPILED_LEVELS = {"random": RANDOM, "deckhand": DECKHAND, "sailor": SAILOR, "captain": CAPTAIN}


def level_of(text: str) -> int | None:
    """The number of a level that chooses in compiled code; None for all other bots."""
    spec = parse_spec(text)
    return COMPILED_LEVELS.get(spec.level) if isinstance(spec, LevelSpec) else None


def bot_seed(lot: int, seat: int) -> int:
    """The seed of the bot in a seat, which follows from the lot of the game."""
    return lot << 2 | seat


def new_among(options: Options, texts: Sequence[str], seat: int | None) -> Among:
    """Bots for many games at once, in the seats after the learner's."""
    levels = [level_of(text) for text in texts]
    for text, level in zip(texts, levels, strict=True):
        if level is None:
            raise Impossible("env-bot-slow", bot=text, known=", ".join(COMPILED_LEVELS))
    judging = CAPTAIN in levels
    return Among(
        seat=-1 if seat is None else seat,
        levels=np.array(levels, np.int64),
        net=load_net(options.players, expansion=options.expansion) if judging else no_net(),
        seen=np.zeros(3, STATE),
        sizes=np.zeros(4, np.int64),
        desk=new_desk(),
    )


class Opponents:
    """The bots of one game, made anew for each. A copy makes its own ones, which choose alike unless they remember."""

    def __init__(self, options: Options, texts: Sequence[str]) -> None:
        self._texts = tuple(texts)
        self._levels = [level_of(text) for text in texts]
        self._options = options
        self._working = new_among(options, [text for text in texts if level_of(text) is not None], None)
        self._made: dict[int, Bot] = {}
        self._stack = ExitStack()

    def __getstate__(self) -> dict[str, Any]:
        return {"texts": self._texts, "options": self._options}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__init__(state["options"], state["texts"])  # type: ignore[misc]  # a new one of the same kind

    def close(self) -> None:
        """End the bots of the last game."""
        self._made.clear()
        self._stack.close()

    def act(self, table: Table, learner: int) -> None:
        """Let the bot whose turn it is act."""
        seat = table.decider
        step = (seat - learner) % table.options.players - 1
        level, seed = self._levels[step], bot_seed(table.lot, seat)
        if level is not None:
            working = self._working
            show_bot(table.bytes, working.seen, working.sizes)
            table.act(choose_simply(level, working.seen, working.sizes, seed, working.net, working.desk))
            return
        if seat not in self._made:
            self._made[seat] = seat_bot(self._texts[step], seed, self._stack)
        view = table.view(seat)
        table.act(self._made[seat].choose(view, view.legal).code)
