"""The environment of PettingZoo: its own tests pass, and it is the game."""

import copy
import pickle
import random
import warnings
import xml.etree.ElementTree as ET
from functools import partial
from typing import Any

import numpy as np
import pettingzoo
import pytest

from agents import TABLES, Beside, codes_of, named
from goldenhorn import Illegal, Impossible, Malformed, Options
from goldenhorn.env import Rewards, golden_horn_v1
from goldenhorn.errors import GameOver, OptionsError
from goldenhorn.record.codec import record_of
from goldenhorn.record.verify import verify

with warnings.catch_warnings():
    # Where pygame is installed, PettingZoo imports a game of its own in a way of which it warns.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, seed_test

# PettingZoo's test says this of every environment with masks that does not bear one of the names it knows, and of the
# observations after the end, when nothing is legal any more.
KNOWN = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
    "Action mask numpy array is all zeros (no legal actions).",
}


@pytest.mark.parametrize("options", TABLES.values(), ids=TABLES.keys())
def test_pettingzoo_finds_nothing_wrong(options: Options, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(golden_horn_v1.env(mask="info", **named(options)), num_cycles=150)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(golden_horn_v1.env(**named(options)), num_cycles=150)
    assert {str(warning.message) for warning in caught} <= KNOWN
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("mask", ["observation", "info"])
@pytest.mark.parametrize("options", [TABLES["2"], TABLES["4+ shuffled"]], ids=["2", "4+ shuffled"])
def test_seeds_decide_everything(options: Options, mask: str) -> None:
    seed_test(partial(golden_horn_v1.env, mask=mask, **named(options)))


def test_pettingzoo_makes_it_by_name() -> None:
    env = pettingzoo.make("aec", "golden_horn_v1", players=2)
    env.reset(seed=1)
    assert env.possible_agents == ["player_0", "player_1"]


def play(env: golden_horn_v1.raw_env, rng: random.Random, actions: int = 10_000) -> list[Any]:
    """Random play until the end or for so many actions; everything that was told."""
    told: list[Any] = []
    for agent in env.agent_iter(actions):
        observation, *rest = env.last()
        mask = observation["action_mask"]
        told.append((agent, observation["observation"].tolist(), codes_of(mask), copy.deepcopy(rest)))
        over = rest[1] or rest[2]
        env.step(None if over else rng.choice(codes_of(mask)))
    return told


@pytest.mark.parametrize("options", TABLES.values(), ids=TABLES.keys())
def test_masks_are_the_legal_lists_of_the_game(options: Options) -> None:
    env = golden_horn_v1.env(**named(options))
    rng = random.Random(5)
    for seed in range(4):
        env.reset(seed=seed)
        beside = Beside(options, env._table.seed)
        while beside.game.decider is not None:
            assert env.agent_selection == f"player_{beside.game.decider}"
            codes = codes_of(env.last()[0]["action_mask"])
            assert codes == beside.legal()
            for agent in env.agents:
                if agent != env.agent_selection:
                    assert not env.observe(agent)["action_mask"].any()
            code = rng.choice(codes)
            env.step(np.int64(code))
            beside.act(code)
        assert all(env.terminations.values())
        assert env.game().events == beside.game.events
        assert verify(record_of(env.game())) is None


def test_the_mask_can_stand_in_the_info() -> None:
    env = golden_horn_v1.env(players=2, mask="info")
    env.reset(seed=1)
    for _ in range(30):
        row, _, _, _, info = env.last()
        assert isinstance(row, np.ndarray)
        codes = codes_of(info["action_mask"])
        assert codes == codes_of(env._table.see(env._table.decider)[1])
        assert [agent for agent in env.agents if env.infos[agent]] == [env.agent_selection]
        env.step(codes[-1])


@pytest.mark.parametrize("way", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["deepcopy", "pickle"])
@pytest.mark.parametrize("options", TABLES.values(), ids=TABLES.keys())
def test_a_copy_in_mid_game_goes_on_alike_and_on_its_own(options: Options, way: Any) -> None:
    env = golden_horn_v1.env(**named(options))
    for length in (0, 1, 7, 40, 90):
        env.reset(seed=length)
        play(env, random.Random(length), length)
        twin = way(env)
        before = twin._table.state
        ahead = play(env, random.Random(3))
        assert twin._table.state == before
        assert play(twin, random.Random(3)) == ahead
        env.reset()
        twin.reset()
        assert play(env, random.Random(4)) == play(twin, random.Random(4))


def rewards_of(told: list[Any], players: int) -> list[float]:
    """What the agents got in the whole game: what each was told at its steps."""
    totals = dict.fromkeys((f"player_{seat}" for seat in range(players)), 0.0)
    for agent, _, _, (reward, *_) in told:
        totals[agent] += reward
    return list(totals.values())


@pytest.mark.parametrize("seed", range(8))
def test_rewards_are_shares_of_the_victory_or_leads(seed: int) -> None:
    results = {}
    wishes = {
        "win": "win",
        "margin": "margin",
        "both": Rewards(2.0, 0.5),
        "along": Rewards(0.0, 1.0, along=True),
        "all": Rewards(2.0, 0.5, along=True),
    }
    for name, wish in wishes.items():
        env = golden_horn_v1.env(players=3, rewards=wish)
        env.reset(seed=seed)
        told = play(env, random.Random(seed))
        results[name] = rewards_of(told, 3)
        if name in ("win", "margin"):
            assert all(rest[0] == 0 for _, _, _, rest in told[:-3])
        game = told[-1][3][3]["game"]
    assert results["win"] == game["shares"]
    assert sum(game["shares"]) == pytest.approx(1)
    scores = game["scores"]
    leads = [scores[seat] - max(scores[:seat] + scores[seat + 1 :]) for seat in range(3)]
    assert results["margin"] == leads
    assert results["along"] == pytest.approx(leads)
    both = [2 * share + 0.5 * lead for share, lead in zip(game["shares"], leads, strict=True)]
    assert results["both"] == pytest.approx(both)
    assert results["all"] == pytest.approx(both)


def test_the_end_is_told_to_everybody() -> None:
    env = golden_horn_v1.env(players=4)
    env.reset(seed=2)
    told = play(env, random.Random(2))
    last = told[-4:]
    assert sorted(agent for agent, *_ in last) == env.possible_agents
    for _, _, codes, (_, terminated, truncated, info) in last:
        assert (codes, terminated, truncated) == ([], True, False)
        assert info["game"]["length"] == len(told) - 4
        assert info["game"]["end"] in ("port", "announced", "quiet")
    assert env.agents == []


def test_what_cannot_be_done_is_refused_and_changes_nothing() -> None:
    env = golden_horn_v1.env(players=2)
    for attempt in (env.render, partial(env.step, 0)):
        with pytest.raises(Illegal, match="reset"):
            attempt()
    env.reset(seed=1)
    before = env._table.state
    for action in (369, -1, None, 1.0, "place VVV", np.zeros(2, np.int64)):
        with pytest.raises(Malformed, match="from 0 to 368"):
            env.step(action)
    with pytest.raises(Illegal, match=r"placed.*rule 2\.5"):
        env.step(368)
    with pytest.raises(Impossible):
        env.step(8 + 21 * 11)  # a raid against a house that is not at the table
    assert env._table.state == before
    assert env.agent_selection == "player_0"
    play(env, random.Random(1), len(play(copy.deepcopy(env), random.Random(1))) - 2)
    assert all(env.terminations.values())
    with pytest.raises(GameOver, match="over"):
        env.step(0)
    env.step(None)
    env.step(None)
    with pytest.raises(GameOver, match="over"):
        env.step(None)
    env.reset()
    env.step(np.int32(0))


@pytest.mark.parametrize(
    ("options", "word"),
    [
        ({"player": 3}, "no option “player”. Known: players, expansion, layout"),
        ({"players": 5}, "2 to 4"),
        ({"players": 2, "modone": True}, "three players"),
        ({"layout": "round"}, "standard, shuffled"),
        ({"houses": ("Medici", "Dandolo"), "players": 2}, "Medici"),
        ({"first": 4}, "Seat 4"),
        ({"rewards": "glory"}, "win, margin"),
        ({"mask": "elsewhere"}, "observation, info"),
        ({"render_mode": "rgb_array"}, "human, ansi, svg"),
    ],
    ids=lambda value: value if isinstance(value, str) else " ".join(value),
)
def test_unknown_options_are_refused(options: dict[str, Any], word: str) -> None:
    with pytest.raises(OptionsError, match=word):
        golden_horn_v1.env(**options)


def test_positions_are_drawn_as_text_and_as_pictures(capsys: pytest.CaptureFixture[str]) -> None:
    texts = {}
    for mode in ("ansi", "svg", "human", None):
        env = golden_horn_v1.env(players=3, expansion=True, render_mode=mode)
        env.reset(seed=4)
        play(env, random.Random(4), 60)
        texts[mode] = env.render()
    assert texts["human"] is texts[None] is None
    text, picture = texts["ansi"], texts["svg"]
    assert text is not None
    assert picture is not None
    assert "Constantinople" in text
    assert "Your hand" in text
    assert capsys.readouterr().out.endswith(text + "\n")
    assert ET.fromstring(picture).tag.endswith("svg")
