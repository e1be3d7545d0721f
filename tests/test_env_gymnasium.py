"""The environment of Gymnasium: its own checks pass, and the bots in it are those of the table."""

import copy
import pickle
import random
import shlex
import xml.etree.ElementTree as ET
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import goldenhorn.env
from agents import TABLES, Beside, codes_of, named
from foreign import badbot
from goldenhorn import GoldenHornError, Illegal, Options
from goldenhorn.bots.spec import parse_spec
from goldenhorn.env import GoldenHornEnv, Rewards
from goldenhorn.env.opponents import bot_seed
from goldenhorn.errors import GameOver
from goldenhorn.game.actions import ACTIONS


@pytest.mark.parametrize("options", TABLES.values(), ids=TABLES.keys())
def test_gymnasium_finds_nothing_wrong(options: Options) -> None:
    env = gymnasium.make("GoldenHorn-v1", bots="random", **named(options))
    check_env(env.unwrapped)


@pytest.mark.parametrize("bots", ["deckhand", "sailor", "captain", "admiral@20", ["random", "sailor"]], ids=str)
def test_it_is_made_by_name_with_any_bots(bots: Any) -> None:
    env = gymnasium.make("goldenhorn.env:GoldenHorn-v1", players=3, bots=bots)
    check_env(env.unwrapped)
    env.reset(seed=1)
    over, length = False, 0
    while not over:
        _, reward, over, truncated, info = env.step(env.action_space.sample())
        length += 1
        assert not truncated
    assert reward == info["game"]["shares"][info["seat"]]
    assert info["game"]["length"] > length
    env.close()


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
@pytest.mark.parametrize("bots", [("random", "sailor"), ("deckhand", "captain")], ids=str)
def test_the_bots_choose_as_at_a_table(bots: tuple[str, str], seat: int | None) -> None:
    options = Options(3, expansion=True)
    env = GoldenHornEnv(bots=bots, seat=seat, players=3, expansion=True)
    rng = random.Random(2)
    for seed in range(3):
        _, info = env.reset(seed=seed)
        learner = info["seat"]
        assert seat is None or learner == seat
        beside = Beside(options, env._table.seed)
        others = {
            (learner + step) % 3: parse_spec(text).create(bot_seed(beside.lot, (learner + step) % 3))
            for step, text in enumerate(bots, start=1)
        }

        def let_bots(beside: Beside = beside, others: Any = others) -> None:
            while beside.game.decider in others:
                view = beside.game.view(beside.game.decider)
                beside.act(others[beside.game.decider].choose(view, view.legal).code)

        let_bots()
        while not beside.game.over:
            codes = codes_of(info["action_mask"])
            assert codes == beside.legal() == [int(code) for code in np.flatnonzero(env.action_masks())]
            code = rng.choice(codes)
            _, _, over, _, info = env.step(code)
            beside.act(code)
            let_bots()
        assert over
        assert env.game().events == beside.game.events


def test_the_seat_of_the_learner_is_drawn() -> None:
    env = GoldenHornEnv(bots="random", players=4)
    seats = [env.reset(seed=seed)[1]["seat"] for seed in range(60)]
    assert {seats.count(seat) > 4 for seat in range(4)} == {True}


def play(env: GoldenHornEnv, rng: random.Random, actions: int = 10_000) -> list[Any]:
    told: list[Any] = []
    codes = codes_of(env.action_masks().astype(np.int8))
    while codes and len(told) < actions:
        row, reward, over, _, info = env.step(rng.choice(codes))
        codes = codes_of(info["action_mask"])
        told.append((row.tolist(), reward, over, codes, info.get("game")))
    return told


@pytest.mark.parametrize("way", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["deepcopy", "pickle"])
@pytest.mark.parametrize("bots", ["sailor", "captain", "admiral@10"])
def test_a_copy_in_mid_game_goes_on_alike_and_on_its_own(bots: str, way: Any) -> None:
    env = GoldenHornEnv(bots=bots, players=3, layout="shuffled", first=None)
    env.action_space.seed(1)
    for length in (0, 1, 20):
        env.reset(seed=length)
        play(env, random.Random(length), length)
        twin = way(env)
        ahead = play(env, random.Random(3))
        assert play(twin, random.Random(3)) == ahead
        env.reset()
        twin.reset()
        assert play(env, random.Random(4), 10) == play(twin, random.Random(4), 10)
        assert env.action_space.sample() == twin.action_space.sample()


@pytest.mark.parametrize("seed", range(5))
def test_rewards_along_the_way_add_up_to_those_at_the_end(seed: int) -> None:
    totals = []
    for rewards in (Rewards(1.0, 0.1), Rewards(1.0, 0.1, along=True)):
        env = GoldenHornEnv(bots="sailor", players=2, rewards=rewards)
        _, info = env.reset(seed=seed)
        told = play(env, random.Random(seed))
        totals.append(sum(reward for _, reward, *_ in told))
        scores = told[-1][4]["scores"]
        own, other = scores[info["seat"]], scores[1 - info["seat"]]
        assert totals[-1] == pytest.approx((own > other) + 0.5 * (own == other) + 0.1 * (own - other))
        assert rewards.along or all(reward == 0 for _, reward, *_ in told[:-1])
    assert totals[0] == pytest.approx(totals[1])


def test_what_cannot_be_done_is_refused_and_changes_nothing() -> None:
    env = GoldenHornEnv(bots="random", players=2)
    for attempt in (env.render, lambda: env.step(0)):
        with pytest.raises(Illegal, match="reset"):
            attempt()
    env.reset(seed=1)
    with pytest.raises(Illegal, match="placed"):
        env.step(368)
    play(env, random.Random(1))
    assert not env.action_masks().any()
    with pytest.raises(GameOver, match="over"):
        env.step(env.action_space.sample())
    with pytest.raises(GoldenHornError, match="no option “seat”"):
        env.reset(options={"seat": 1})


@pytest.mark.parametrize(
    ("options", "word"),
    [
        ({"bots": "pirate"}, "names no bot"),
        ({"bots": []}, "too many|expected fewer"),
        ({"bots": ["random"] * 2, "players": 2}, "too many"),
        ({"seat": 2, "players": 2}, "no seat 2"),
        ({"opponents": "sailor"}, "Known: players, .*bots, seat, rewards, render_mode"),
        ({"render_mode": "rgb_array"}, "human, ansi, svg"),
    ],
    ids=str,
)
def test_bad_options_are_refused(options: dict[str, Any], word: str) -> None:
    with pytest.raises(GoldenHornError, match=word):
        GoldenHornEnv(**options)


def test_a_bot_of_another_program_can_sit_in_and_is_ended() -> None:
    env = GoldenHornEnv(bots="exec:" + shlex.join(badbot("plays_well")), players=2)
    env.reset(seed=1)
    told = play(env, random.Random(1), 12)
    twin = copy.deepcopy(env)
    assert play(twin, random.Random(2), 5) == play(env, random.Random(2), 5)
    assert len(told) == 12
    twin.close()
    env.close()


def test_the_learner_sees_its_own_hand_in_pictures() -> None:
    env = GoldenHornEnv(bots="random", players=2, render_mode="svg", seat=1)
    env.reset(seed=1)
    env.step(0)
    picture = env.render()
    assert picture is not None
    assert ET.fromstring(picture).tag.endswith("svg")
    assert env._table.view(1).hand == tuple(env._table.state.hand[1][:6])
    text = GoldenHornEnv(bots="random", players=2, render_mode="ansi", seat=1)
    text.reset(seed=1)
    assert "Your hand" in str(text.render())


def test_the_actions_of_the_space_are_the_table() -> None:
    assert len(ACTIONS) - 1 in GoldenHornEnv(bots="random").action_space
    assert len(ACTIONS) not in GoldenHornEnv(bots="random").action_space
    assert goldenhorn.env.__all__ == ["GoldenHornEnv", "GoldenHornVectorEnv", "Rewards", "golden_horn_v1"]
