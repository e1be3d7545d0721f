"""What bots think with: worth, odds, greedy values, features and the net, each against a plain reckoning."""

from itertools import combinations
from math import comb, isclose, log

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from goldenhorn import Game, Options
from goldenhorn.bots.compiled import BOTS, WIDTH_FIRST, WIDTH_SECOND, new_desk
from goldenhorn.bots.kernel.desk import Desk, Floats, Net
from goldenhorn.bots.kernel.features import feature_count
from goldenhorn.bots.kernel.worth import goods_worth, odds_of_two, robbery_odds, way_left
from goldenhorn.rules.compiled import STATE, Records, compiled, pack
from players import play
from positions import Position

GOODS = st.lists(st.integers(0, 7), min_size=6, max_size=6)


def set_bonus(goods: list[int]) -> int:
    low, second, third, *_ = sorted(goods)
    return 2 * low + second + third


@given(GOODS, st.integers(0, 5), st.integers(0, 7))
def test_goods_are_worth_what_they_add_to_the_score(goods: list[int], colour: int, number: int) -> None:
    more = list(goods)
    more[colour] += number
    assert goods_worth(goods, colour, float(number)) == number + set_bonus(more) - set_bonus(goods)


@given(st.integers(0, 9), st.integers(0, 12), st.integers(0, 12))
def test_odds_of_two_cards_are_exact(cards: int, matching: int, others: int) -> None:
    unseen = matching + others
    cards = min(cards, unseen)
    fewer = sum(comb(matching, two) * comb(others, cards - two) for two in (0, 1) if cards >= two)
    assert isclose(odds_of_two(cards, matching, unseen), 1 - fewer / comb(unseen, cards), abs_tol=1e-9)


def test_robbery_odds_of_one_rival_are_those_of_all_hands() -> None:
    position = Position(2).ship(0, "duo", "3", cargo="R", number=2).hand(0, "GG").hand(1, "YPB").cards("BOOG", "R")
    unseen = "BOOGYPB"
    sails = "BO"  # of Contarini's duo
    hands = list(combinations(unseen, 3))
    robbing = sum(sum(card in sails for card in hand) >= 2 for hand in hands)
    assert isclose(robbery_odds(position.state, 1, 0), robbing / len(hands))


def test_the_way_left_counts_free_landings_and_the_port() -> None:
    position = Position(2).ship(0, "mono", "1").ship(0, "duo", "2").ship(1, "mono", "5")
    # Squares 3 to 6 but for the 5, Modone, and Constantinople.
    assert way_left(position.state, 1) == 5


def new_net(players: int, seed: int) -> Net:
    rng = np.random.default_rng(seed)
    return Net(
        rng.standard_normal((feature_count(players) + 1, WIDTH_FIRST)).astype(np.float32) * np.float32(0.2),
        rng.standard_normal((WIDTH_FIRST + 3, WIDTH_SECOND)).astype(np.float32) * np.float32(0.2),
    )


def plain_net(net: Net, inputs: Floats) -> float:
    hidden = np.maximum(0, inputs @ net.first[:-1] + net.first[-1])
    top = np.maximum(0, hidden @ net.second[:WIDTH_FIRST] + net.second[WIDTH_FIRST])
    return float(1 / (1 + np.exp(-(top @ net.second[WIDTH_FIRST + 1] + net.second[WIDTH_FIRST + 2, 0]))))


def middle(players: int, seed: int, *, expansion: bool = False) -> Game:
    return play(Options(players, expansion), seed, 60 + seed % 40)


@compiled
def _inputs(states: Records, seat: int, desk: Desk) -> None:
    _describe(states[0], desk)
    _inputs_of(states[0], seat, desk.blocks, desk.inputs)


_describe, _inputs_of = BOTS.names["describe"], BOTS.names["inputs_of"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_net_computes_what_its_weights_say(players: int) -> None:
    net = new_net(players, 1)
    desk = new_desk(players)
    rng = np.random.default_rng(2)
    infer, beside, lay = BOTS.names["infer"], BOTS.names["infer_beside"], BOTS.names["lay_base"]
    base = (rng.random(feature_count(players)) * (rng.random(feature_count(players)) < 0.4)).astype(np.float32)
    seat = players - 1
    lay(base, seat, net, desk)
    for _ in range(20):
        inputs = base.copy()
        inputs[rng.integers(0, len(inputs), 12)] = rng.random(12)
        assert isclose(infer(inputs, net, desk), plain_net(net, inputs), abs_tol=1e-5)
        assert isclose(beside(inputs, seat, net, desk), plain_net(net, inputs), abs_tol=1e-5)


def test_the_gradient_is_the_slope_of_the_loss() -> None:
    net, slope, desk = new_net(2, 3), Net(*(np.zeros_like(part) for part in new_net(2, 3))), new_desk(2)
    infer, add_gradient = BOTS.names["infer"], BOTS.names["add_gradient"]
    inputs = (np.random.default_rng(4).random(feature_count(2)) < 0.3).astype(np.float32)
    target = 0.3

    def loss() -> float:
        chance = plain_net(net, inputs.astype(np.float64))
        return -target * log(chance) - (1 - target) * log(1 - chance)

    add_gradient(inputs, infer(inputs, net, desk) - target, net, slope, desk.layers)
    rng = np.random.default_rng(5)
    for part, slopes in zip(net, slope, strict=True):
        for _ in range(60):
            at = tuple(rng.integers(0, size) for size in part.shape)
            before = part[at]
            step = np.float32(1e-3)
            part[at] = before + step
            above = loss()
            part[at] = before - step
            below = loss()
            part[at] = before
            assert isclose((above - below) / (2 * float(step)), slopes[at], abs_tol=2e-3)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("expansion", [False, True])
def test_the_inputs_of_a_seat_do_not_depend_on_what_it_cannot_see(players: int, expansion: bool) -> None:
    for seed in range(12):
        game = middle(players, seed, expansion=expansion)
        if game.over:
            continue
        for seat in range(players):
            seen = []
            for twin in range(2):
                states = np.zeros(1, STATE)
                states[0] = pack(game.state)[0]
                sizes = np.zeros(4, np.int64)
                desk = new_desk(players)
                BOTS.names["seed_stream"](desk.scratch[0], seed, twin)
                BOTS.names["forget"](states[0], seat, sizes)
                BOTS.names["deal_hidden_hands"](states[0], sizes, desk.scratch[0])
                _inputs(states, seat, desk)
                seen.append(desk.inputs.copy())
            assert np.isfinite(seen[0]).all()
            assert np.abs(seen[0]).max() < 8
            assert (seen[0] == seen[1]).all()
