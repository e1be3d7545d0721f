"""What bots think with: worth, odds, greedy values, features and the net, each against a plain reckoning."""

from itertools import combinations
from math import comb, exp, isclose, log

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from goldenhorn import Game, Options
from goldenhorn.bots.compiled import BOTS, new_desk
from goldenhorn.bots.kernel.desk import WIDTH_FIRST, WIDTH_SECOND, Floats, Ints, Net
from goldenhorn.bots.kernel.features import feature_count
from goldenhorn.bots.kernel.net import BIAS, BIASES, CHANCE, SECOND_ROWS, STANDING
from goldenhorn.bots.kernel.results import result_of
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


def test_results_of_a_finished_game() -> None:
    position = Position(3).warehouse(0, "YYPP").warehouse(1, "GGRR").warehouse(2, "B")
    results = np.zeros(2, np.float32)
    assert result_of(position.state, 0, results) == pytest.approx(0.5)  # they share the victory, and lead by nothing
    assert results.tolist() == [0.5, 0.5]
    result_of(position.state, 2, results)
    assert results.tolist() == [0, pytest.approx(1 / (1 + exp(3 / 5)))]


def new_net(players: int, seed: int) -> Net:
    rng = np.random.default_rng(seed)
    return Net(
        rng.standard_normal((feature_count(players) + 1, WIDTH_FIRST)).astype(np.float32) * np.float32(0.2),
        rng.standard_normal((SECOND_ROWS, WIDTH_SECOND)).astype(np.float32) * np.float32(0.2),
    )


def plain_net(net: Net, inputs: Floats) -> tuple[float, float]:
    """The chance of winning and the standing."""
    hidden = np.maximum(0, inputs @ net.first[:-1] + net.first[-1])
    top = np.maximum(0, hidden @ net.second[:WIDTH_FIRST] + net.second[BIAS])
    chance, standing = 1 / (1 + np.exp(-(net.second[CHANCE : STANDING + 1] @ top + net.second[BIASES, :2])))
    return float(chance), float(standing)


def middle(players: int, seed: int, *, expansion: bool = False) -> Game:
    return play(Options(players, expansion), seed, 60 + seed % 40)


_describe, _inputs_of, _inputs_alone = (BOTS.names[name] for name in ("describe", "inputs_of", "inputs_alone"))
_infer, _infer_beside, _add_gradient = (BOTS.names[name] for name in ("infer", "infer_beside", "add_gradient"))
_lay_bases, _compare_blocks = BOTS.names["lay_bases"], BOTS.names["compare_blocks"]
_forget, _deal_hidden_hands = BOTS.names["forget"], BOTS.names["deal_hidden_hands"]
_seed_stream = BOTS.names["seed_stream"]


@compiled
def infer(inputs: Floats, net: Net, desk: Records) -> None:
    _infer(inputs, net, desk[0])


@compiled
def infer_beside(states: Records, seat: int, net: Net, desk: Records) -> None:
    _describe(states[0], desk[0])
    _compare_blocks(states[0].players, desk[0])
    _inputs_alone(states[0], seat, desk[0].blocks, desk[0].inputs)
    _infer_beside(seat, states[0].players, net, desk[0])


@compiled
def lay(states: Records, seats: int, net: Net, desk: Records) -> None:
    _lay_bases(states[0], seats, net, desk[0])


@compiled
def inputs_of(states: Records, seat: int, desk: Records) -> None:
    _describe(states[0], desk[0])
    _inputs_of(states[0], seat, desk[0].blocks, desk[0].inputs)


@compiled
def add_gradient(inputs: Floats, targets: Floats, net: Net, slope: Net, desk: Records) -> None:
    _infer(inputs, net, desk[0])
    _add_gradient(inputs, targets, net, slope, desk[0])


@compiled
def hide(states: Records, seat: int, seed: int, sizes: Ints, desk: Records) -> None:
    """Deal what a seat does not see anew."""
    _seed_stream(desk[0].scratch, seed, 0)
    _forget(states[0], seat, sizes)
    _deal_hidden_hands(states[0], sizes, desk[0].scratch)


def is_what(net: Net, inputs: Floats, desk: Records) -> bool:
    """Whether the results on a desk are those of the inputs."""
    return bool(np.allclose(desk["results"][0], plain_net(net, inputs[: len(net.first) - 1]), atol=1e-5))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_net_computes_what_its_weights_say(players: int) -> None:
    net = new_net(players, 1)
    desk = new_desk()
    rng = np.random.default_rng(2)
    for _ in range(20):
        inputs = (rng.random(feature_count(players)) * (rng.random(feature_count(players)) < 0.4)).astype(np.float32)
        infer(inputs, net, desk)
        assert is_what(net, inputs, desk)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_judging_beside_another_position_makes_no_difference(players: int) -> None:
    net, desk = new_net(players, 1), new_desk()
    for seed in range(4):
        first = pack(middle(players, seed).state)
        for seat in range(players):
            # Bases may be laid for all seats or for one, and on a desk that was used before.
            lay(first, 15 if seed % 2 else 1 << seat, net, desk)
            for other in range(6):
                state = pack(middle(players, 4 + other).state)
                infer_beside(state, seat, net, desk)
                inputs_of(state, seat, desk)
                assert is_what(net, desk["inputs"][0], desk)


def test_the_gradient_is_the_slope_of_the_loss() -> None:
    net, slope, desk = new_net(2, 3), Net(*(np.zeros_like(part) for part in new_net(2, 3))), new_desk()
    inputs = (np.random.default_rng(4).random(feature_count(2)) < 0.3).astype(np.float32)
    targets = np.array([0.3, 0.6], np.float32)

    def loss() -> float:
        results = plain_net(net, inputs.astype(np.float64))
        return -sum(
            float(target) * log(result) + (1 - float(target)) * log(1 - result)
            for target, result in zip(targets, results, strict=True)
        )

    add_gradient(inputs, targets, net, slope, desk)
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
                desk = new_desk()
                hide(states, seat, 2 * seed + twin, sizes, desk)
                inputs_of(states, seat, desk)
                seen.append(desk["inputs"][0].copy())
            assert np.isfinite(seen[0]).all()
            assert np.abs(seen[0]).max() < 8
            assert (seen[0] == seen[1]).all()
