"""How quick the environments are: PettingZoo's form beside its own connect four, the vectorised one beside
pgx's backgammon.
"""

import os
import warnings
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import numpy as np
import pettingzoo

from goldenhorn.env import GoldenHornEnv, GoldenHornVectorEnv
from measure import rates
from report import Result

BATCH = 1024
STEPS = 100


def documented(env: Any, games: int) -> int:
    """The loop of PettingZoo's documentation: an action is a sample of its space with the mask."""
    steps = 0
    for seed in range(games):
        env.reset(seed=seed)
        for agent in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            over = termination or truncation
            env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
            steps += 1
    return steps


def plain(env: Any, games: int) -> int:
    """The same with an action drawn in the quickest way, alike for all environments."""
    rng = np.random.default_rng(1)
    steps = 0
    for seed in range(games):
        env.reset(seed=seed)
        for _ in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
            else:
                codes = observation["action_mask"].nonzero()[0]
                env.step(codes[int(rng.random() * len(codes))])
            steps += 1
    return steps


def run() -> Iterator[Result]:
    connect_four = pettingzoo.make("aec", "classic/connect_four_v3")
    golden_horn = pettingzoo.make("aec", "golden_horn_v1", players=4)
    speed = rates(
        {
            "documented, connect four": partial(documented, connect_four, 20),
            "documented, Golden Horn": partial(documented, golden_horn, 20),
            "plain, connect four": partial(plain, connect_four, 20),
            "plain, Golden Horn": partial(plain, golden_horn, 20),
        },
        rounds=10,
    )
    for loop in ("documented", "plain"):
        yield Result(f"PettingZoo's connect_four_v3, {loop} loop", speed[f"{loop}, connect four"], "steps/s")
        yield Result(f"golden_horn_v1, 4 players, {loop} loop", speed[f"{loop}, Golden Horn"], "steps/s")
        ratio = speed[f"{loop}, Golden Horn"] / speed[f"{loop}, connect four"]
        yield Result("  compared with connect_four_v3", ratio, "times", at_least=5)
    yield from _vectorised()
    yield from _among_bots()


def _vectorised() -> Iterator[Result]:
    """Steps with observations and masks, actions drawn at random among the legal ones, all counted."""
    works: dict[str, Callable[[], int]] = {}
    for players in (2, 3, 4):
        for expansion in (False, True):
            env = GoldenHornVectorEnv(BATCH, players=players, expansion=expansion)
            env.reset(seed=1)
            works[f"{players} players{' + expansion' if expansion else ''}"] = partial(_steps, env)
    backgammon = _backgammon()
    speed = rates({**works, "backgammon": backgammon}, rounds=10)
    yield Result(f"pgx backgammon, {BATCH} at once", speed.pop("backgammon"), "steps/s")
    for name, rate in speed.items():
        yield Result(f"vectorised, {BATCH} at once, {name}", rate, "steps/s", at_least=1_000_000)
    env = GoldenHornVectorEnv(BATCH, players=4)
    yield Result("memory a game, 4 players, with all that is told", env.bytes_per_game, "bytes")


def _steps(env: GoldenHornVectorEnv) -> int:
    for _ in range(STEPS):
        env.step(env.sample_actions())
    return STEPS * env.num_envs


def _backgammon() -> Callable[[], int]:
    """Pgx as its documentation steps it, with auto-reset and random legal actions, in one compiled loop on one core."""
    everywhere = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else None
    if everywhere is not None:  # the threads that jax starts stay on one core too
        os.sched_setaffinity(0, {min(everywhere)})
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import jax
        import jax.numpy as jnp
        import pgx
        from pgx.experimental.wrappers import auto_reset

        game = pgx.make("backgammon")
        step = jax.vmap(auto_reset(game.step, game.init))

        def advance(_: int, carried: Any) -> Any:
            state, key = carried
            key, choice, chance = jax.random.split(key, 3)
            actions = jax.random.categorical(choice, jnp.log(state.legal_action_mask.astype(jnp.float32)))
            return step(state, actions, jax.random.split(chance, BATCH)), key

        loop = jax.jit(lambda state, key: jax.lax.fori_loop(0, STEPS, advance, (state, key)))
        carried = [jax.jit(jax.vmap(game.init))(jax.random.split(jax.random.PRNGKey(0), BATCH)), jax.random.PRNGKey(1)]

    def work() -> int:
        carried[:] = jax.block_until_ready(loop(*carried))
        return STEPS * BATCH

    work()
    if everywhere is not None:
        os.sched_setaffinity(0, everywhere)
    return work


def _among_bots() -> Iterator[Result]:
    """A learner that plays at random among Sailors: its own decisions, with all of theirs between."""
    many = GoldenHornVectorEnv(256, players=4, bots="sailor")
    many.reset(seed=1)
    single = GoldenHornEnv(players=4, bots="sailor")

    def play() -> int:
        steps = 0
        for seed in range(3):
            single.reset(seed=seed)
            over = False
            while not over:
                over = single.step(single.action_space.sample())[2]
                steps += 1
        return steps

    speed = rates({"many": partial(_steps, many), "single": play}, rounds=3)
    yield Result("a learner among 3 Sailors, Gymnasium", speed["single"], "steps/s")
    yield Result("  the same vectorised, 256 at once", speed["many"], "steps/s")
