"""The spaces of environments: what is seen, and what can be done."""

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from goldenhorn.env.compiled import Small
from goldenhorn.env.fields import highs_of
from goldenhorn.game.options import Options
from goldenhorn.rules.codes import ACTIONS, PLACE, RAID

Codes = npt.NDArray[np.int64]
_PLACINGS: Codes = np.arange(PLACE, RAID)


def observation_space(options: Options) -> spaces.Box[np.int8]:
    highs = highs_of(options)
    return spaces.Box(np.zeros_like(highs), highs, dtype=np.int8)


def mask_space() -> spaces.Box[np.int8]:
    return spaces.Box(0, 1, (ACTIONS,), np.int8)


class ActionSpace(spaces.Discrete[np.int64]):
    """The action table. A sample with a mask is drawn quicker than by `Discrete`."""

    def __init__(self) -> None:
        super().__init__(ACTIONS)

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None or probability is not None:
            return super().sample(mask, probability)
        return self.pick(np.flatnonzero(mask))

    def pick(self, codes: Codes) -> np.int64:
        """One of these, or the first of all where there is none, as `Discrete` has it."""
        return codes[self.np_random.integers(len(codes))] if len(codes) else np.int64(0)


class LegalSpace(ActionSpace):
    """The action table of an environment that keeps it up to date: a sample without a mask is one of the actions that are
    legal now. From `seed` until the next position it is one of those with which a learner's game begins (2.5), so that a
    sequence that begins with seeding the space, sampling and resetting, as in Gymnasium's `check_env`, is legal too.
    """

    def __init__(self) -> None:
        super().__init__()
        self._legal = _PLACINGS

    def update(self, mask: Small) -> None:
        self._legal = np.flatnonzero(mask)

    def seed(self, seed: int | None = None) -> int | list[int] | dict[str, int]:
        self._legal = _PLACINGS
        return super().seed(seed)

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        return self.pick(self._legal) if mask is None and probability is None else super().sample(mask, probability)
