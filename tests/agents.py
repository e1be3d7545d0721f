"""Tables for agents, and the game beside them by which they are checked."""

from dataclasses import asdict
from typing import Any

import numpy as np
import numpy.typing as npt

from goldenhorn import Game, Options
from goldenhorn.game.actions import ACTIONS
from goldenhorn.game.dealers import ByHand, deal_from
from goldenhorn.rules.scratch import Scratch
from goldenhorn.rules.stream import below, seed_stream
from players import SCARCE_BOX

TABLES = {
    "2": Options(2),
    "3": Options(3),
    "4": Options(4),
    "2+": Options(2, expansion=True),
    "3+ modone": Options(3, expansion=True, modone=True),
    "4+ scarce": Options(4, expansion=True, box=SCARCE_BOX),
    "2 shuffled": Options(2, layout="shuffled", first=None),
    "4+ shuffled": Options(
        4,
        expansion=True,
        layout="shuffled",
        houses=("Morosini", "Dandolo", "Loredan", "Contarini"),
        first=None,
        box=SCARCE_BOX,
    ),
}


def named(options: Options) -> dict[str, Any]:
    """The options as an environment takes them."""
    return {**asdict(options), "box": options.box}


class Beside:
    """Game `number` of a seed, dealt as compiled code deals it, through the friendly `Game`."""

    def __init__(self, options: Options, seed: int, number: int = 0) -> None:
        self._scratch = Scratch()
        seed_stream(self._scratch, seed, number)
        self.lot = self._scratch.stream[0]
        self.game = Game.of(options, ByHand())
        self._deal()

    def _deal(self) -> None:
        while (request := self.game.pending) is not None:
            self.game.supply(deal_from(request, lambda bound: below(self._scratch, bound)))

    def act(self, code: int) -> None:
        self.game.apply(ACTIONS[code])
        self._deal()

    def legal(self) -> list[int]:
        return sorted(action.code for action in self.game.legal())


def codes_of(mask: npt.NDArray[np.int8]) -> list[int]:
    """The actions that a mask allows."""
    assert set(np.unique(mask)) <= {0, 1}
    return [int(code) for code in np.flatnonzero(mask)]
