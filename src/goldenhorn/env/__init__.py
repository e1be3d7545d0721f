"""Golden Horn as an environment for learning agents (extra `env`), described in docs/research.md.

`golden_horn_v1` is PettingZoo's form, in which every seat is an agent; `GoldenHornEnv` is Gymnasium's, one learner among
bots; `GoldenHornVectorEnv` plays thousands of games at once in compiled code. Once this is imported, both
libraries make them by name: `pettingzoo.make("aec", "golden_horn_v1")`, `gymnasium.make("GoldenHorn-v1")`.
"""

try:
    import gymnasium
    import numba  # noqa: F401  # looked for, so that what is missing is told before anything else fails
    import pettingzoo
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        'goldenhorn.env needs the extra "env": pip install "goldenhorn[env]"', name=error.name
    ) from error

from goldenhorn.env import golden_horn_v1
from goldenhorn.env.learner import GoldenHornEnv
from goldenhorn.env.settings import Rewards
from goldenhorn.env.vector import GoldenHornVectorEnv

__all__ = ["GoldenHornEnv", "GoldenHornVectorEnv", "Rewards", "golden_horn_v1"]

pettingzoo.register("aec", "golden_horn_v1", "goldenhorn.env.golden_horn_v1:env")
gymnasium.register(
    "GoldenHorn-v1",
    entry_point="goldenhorn.env.learner:GoldenHornEnv",
    vector_entry_point="goldenhorn.env.vector:GoldenHornVectorEnv",
)
