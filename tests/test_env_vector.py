"""Thousands of games at once are single games, trace for trace."""

import copy
import pickle
import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from agents import TABLES, Beside, codes_of, named
from goldenhorn import GoldenHornError, Illegal, Malformed, Options
from goldenhorn.bots.spec import parse_spec
from goldenhorn.env import GoldenHornVectorEnv, Rewards
from goldenhorn.env.kernel.observing import observe
from goldenhorn.env.opponents import bot_seed
from goldenhorn.env.settings import leads_of

GAMES = 5


class Bots:
    """The bots of a game beside the environment, chosen for through views."""

    def __init__(self, beside: Beside, texts: tuple[str, ...], seat: int | None) -> None:
        players = beside.game.options.players
        self.beside = beside
        self.learner = beside.lot % players if seat is None else seat
        self._bots = {}
        for step, text in enumerate(texts, start=1):
            place = (self.learner + step) % players
            self._bots[place] = parse_spec(text).create(bot_seed(beside.lot, place))

    def play(self) -> None:
        game = self.beside.game
        while game.decider in self._bots:
            assert game.decider is not None
            view = game.view(game.decider)
            self.beside.act(self._bots[game.decider].choose(view, view.legal).code)


def seen(beside: Beside, seat: int, size: int) -> list[int]:
    row = [0] * size
    observe(beside.game.state, seat, row, size)
    return [int(number) for number in row]


def check_traces(env: GoldenHornVectorEnv, texts: tuple[str, ...], seat: int | None, steps: int) -> int:
    """Play at random, with every game beside it; return how many games ended."""
    options = env.options

    def begin(number: int) -> Bots:
        bots = Bots(Beside(options, env.seed, number), texts, seat)
        bots.play()
        return bots

    rng = random.Random(1)
    rows, info = env.reset(seed=11)
    beside = [begin(number) for number in range(env.num_envs)]
    ended = 0
    for _ in range(steps):
        actions = np.zeros(env.num_envs, np.int64)
        for at, one in enumerate(beside):
            game = one.beside.game
            assert info["seat"][at] == game.decider
            assert rows[at].tolist() == seen(one.beside, info["seat"][at], rows.shape[1])
            assert codes_of(info["action_mask"][at]) == one.beside.legal()
            actions[at] = rng.choice(one.beside.legal())
        actors = info["seat"].tolist()
        rows, rewards, over, truncated, info = env.step(actions)
        assert not truncated.any()
        for at, one in enumerate(beside):
            one.beside.act(int(actions[at]))
            one.play()
            assert over[at] == one.beside.game.over
            if over[at]:
                check_end(one, info, at, actors[at], rewards[at], rows.shape[1])
                beside[at] = begin(int(info["number"][at]))
                ended += 1
            else:
                assert rewards[at] == 0
    return ended


def check_end(one: Bots, info: dict[str, Any], at: int, actor: int, reward: float, size: int) -> None:
    outcome = one.beside.game.outcome()
    assert outcome is not None
    told = {name: values[at] for name, values in info["game"].items()}
    assert told["scores"].tolist() == [score.total for score in outcome.scores]
    shares = [(seat in outcome.winners) / len(outcome.winners) for seat in range(len(outcome.scores))]
    assert told["shares"].tolist() == pytest.approx(shares)
    assert info["rewards"][at].tolist() == pytest.approx(shares)
    assert reward == pytest.approx(shares[actor])
    assert (told["rounds"], told["end"]) == (outcome.rounds, outcome.reason)
    assert info["_game"][at]
    assert info["_final_obs"][at]
    assert info["final_obs"][at].tolist() == seen(one.beside, actor, size)


@pytest.mark.parametrize("options", TABLES.values(), ids=TABLES.keys())
def test_many_games_are_single_games(options: Options) -> None:
    env = GoldenHornVectorEnv(GAMES, **named(options))
    assert check_traces(env, (), None, 450) > GAMES


@pytest.mark.parametrize("seat", [None, 2])
@pytest.mark.parametrize("bots", [("random", "sailor"), ("captain", "deckhand")], ids=str)
def test_many_games_among_bots_are_single_games(bots: tuple[str, ...], seat: int | None) -> None:
    env = GoldenHornVectorEnv(3, bots=bots, seat=seat, players=3, expansion=True, layout="shuffled", first=None)
    assert check_traces(env, bots, seat, 100) > 0


def test_every_game_counts_its_own_actions() -> None:
    env = GoldenHornVectorEnv(GAMES, players=2)
    env.reset(seed=1)
    lengths = np.zeros(GAMES, int)
    for _ in range(300):
        *_, over, _, info = env.step(env.sample_actions())
        lengths += 1
        if over.any():
            assert info["game"]["length"][over].tolist() == lengths[over].tolist()
            assert not info["game"]["scores"][~over].any()
        lengths[over] = 0


def test_rewards_along_the_way_add_up_to_the_leads() -> None:
    env = GoldenHornVectorEnv(GAMES, players=3, rewards=Rewards(0.0, 1.0, along=True))
    env.reset(seed=1)
    totals = np.zeros((GAMES, 3))
    games = 0
    for _ in range(400):
        *_, over, _, info = env.step(env.sample_actions())
        totals += info["rewards"]
        for at in np.flatnonzero(over):
            assert totals[at].tolist() == leads_of(info["game"]["scores"][at].tolist())
            totals[at] = 0
            games += 1
    assert games > GAMES


def run(env: GoldenHornVectorEnv, steps: int) -> list[Any]:
    told = []
    for _ in range(steps):
        rows, rewards, over, _, info = env.step(env.sample_actions())
        told.append((rows.tolist(), rewards.tolist(), over.tolist(), info["seat"].tolist(), info["number"].tolist()))
    return told


@pytest.mark.parametrize("way", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["deepcopy", "pickle"])
@pytest.mark.parametrize("bots", [None, "sailor"])
def test_a_copy_goes_on_alike_and_on_its_own(bots: str | None, way: Any) -> None:
    env = GoldenHornVectorEnv(4, bots=bots, players=2, expansion=True)
    env.reset(seed=5)
    run(env, 30)
    twin = way(env)
    ahead = run(env, 60)
    assert run(twin, 60) == ahead


def test_seeds_decide_everything() -> None:
    env, other = (GoldenHornVectorEnv(8, players=2) for _ in range(2))
    first = env.reset(seed=3)[0], run(env, 20)
    again = other.reset(seed=3)[0], run(other, 20)
    assert np.array_equal(first[0], again[0])
    assert first[1] == again[1]
    other.reset(seed=4)
    assert run(other, 20) != first[1]
    env.reset()
    assert run(env, 20) != first[1]


def test_what_was_told_stays_unless_it_is_not_copied() -> None:
    env = GoldenHornVectorEnv(3, players=2)
    rows, info = env.reset(seed=1)
    kept = rows.copy(), info["action_mask"].copy()
    later = env.step(env.sample_actions())[0]
    assert np.array_equal(rows, kept[0])
    assert np.array_equal(info["action_mask"], kept[1])
    env = GoldenHornVectorEnv(3, players=2, copy=False)
    rows, _ = env.reset(seed=1)
    assert np.array_equal(env.step(np.zeros(3, int))[0], rows)
    assert later.shape == rows.shape


def test_one_bad_action_changes_no_game() -> None:
    env = GoldenHornVectorEnv(3, players=2)
    with pytest.raises(Illegal, match="reset"):
        env.step(np.zeros(3, np.int64))
    env.reset(seed=1)
    before = copy.deepcopy(env._games)
    with pytest.raises(Illegal, match=r"rule 2\.5") as refused:
        env.step(np.array([0, 368, 0]))
    assert refused.value.__notes__ == ["game 1"]
    for actions in ([0, 0], [0.0, 0.0, 0.0], [[0, 0, 0]], "abc"):
        with pytest.raises(Malformed, match="3 whole numbers"):
            env.step(actions)
    for code in (369, -1):
        with pytest.raises(Malformed, match="from 0 to 368"):
            env.step([0, 0, code])
    for one, other in zip(before, env._games, strict=True):
        assert np.array_equal(np.asarray(one), np.asarray(other))


@pytest.mark.parametrize(
    ("options", "word"),
    [
        ({"num_envs": 0}, "at least 1"),
        ({"bots": "admiral"}, "random, deckhand, sailor, captain"),
        ({"bots": "exec:true"}, "many games at once"),
        ({"bots": ["sailor"] * 4}, "too many"),
        ({"seat": 1}, "among bots"),
        ({"seat": 9, "bots": "sailor"}, "no seat 9"),
        ({"opponents": "sailor"}, "no option “opponents”"),
        ({"render_mode": "human"}, "ansi, svg"),
    ],
    ids=str,
)
def test_bad_options_are_refused(options: dict[str, Any], word: str) -> None:
    with pytest.raises(GoldenHornError, match=word):
        GoldenHornVectorEnv(**options)


def test_gymnasium_makes_it_by_name() -> None:
    env = gymnasium.make_vec(
        "goldenhorn.env:GoldenHorn-v1", num_envs=6, vectorization_mode="vector_entry_point", players=2, bots="random"
    )
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    rows, info = env.reset(seed=1)
    assert rows in env.observation_space
    assert info["action_mask"].shape == (6, 369)
    with pytest.raises(GoldenHornError, match="no option"):
        env.reset(options={"x": 1})
    env.close()


def test_positions_are_drawn_from_the_seat_that_acts() -> None:
    env = GoldenHornVectorEnv(2, players=2, render_mode="ansi")
    env.reset(seed=1)
    texts = env.render()
    assert texts is not None
    assert len(texts) == 2
    assert all("Your hand" in text for text in texts)
    env = GoldenHornVectorEnv(2, players=2)
    env.reset(seed=1)
    assert env.render() is None


def test_samples_are_legal_and_even() -> None:
    env = GoldenHornVectorEnv(4000, players=2)
    _, info = env.reset(seed=1)
    actions = env.sample_actions()
    assert info["action_mask"][np.arange(4000), actions].all()
    counts = np.bincount(actions, minlength=8)
    assert counts.sum() == counts[:8].sum()
    assert counts[:8].min() > 400
