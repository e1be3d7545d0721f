"""RULES 7: the score."""

from functools import cache
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goldenhorn.game.outcome import outcome_of, score_of
from goldenhorn.rules.material import COLOUR_LETTERS
from goldenhorn.rules.scoring import score, set_bonus
from positions import Position, rule

BONUS_OF_SIZE = {4: 1, 5: 2, 6: 4}


@cache
def best_bonus(counts: tuple[int, ...]) -> int:
    """The most that sets can gain, found by trying all ways to form them."""
    best = 0
    held = [colour for colour in range(6) if counts[colour]]
    for size, bonus in BONUS_OF_SIZE.items():
        for chosen in combinations(held, size):
            left = sorted(count - (colour in chosen) for colour, count in enumerate(counts))
            best = max(best, bonus + best_bonus(tuple(left)))
    return best


def with_goods(counts: tuple[int, ...]) -> Position:
    return Position(2).warehouse(0, "".join(letter * number for letter, number in zip(COLOUR_LETTERS, counts, strict=True)))


def points(position: Position, seat: int = 0) -> int:
    """The points of a seat, on which both ways to count must agree."""
    total = score_of(position.state, seat).total
    assert score(position.state, seat) == total
    return total


@rule("7.1")
@pytest.mark.parametrize(("warehouse", "expected"), [("", 0), ("Y", 1), ("YYYY", 4), ("YPG", 3), ("BBBOOR", 6)])
def test_each_good_in_the_warehouse_is_one_point(warehouse: str, expected: int) -> None:
    assert points(Position(2).warehouse(0, warehouse)) == expected


@rule("7.1")
def test_goods_still_on_ships_are_worth_nothing() -> None:
    position = Position(2).warehouse(0, "YP").ship(0, "trio", "3", cargo="B", number=5)
    assert points(position) == 2


@rule("7.1")
def test_each_player_scores_the_own_warehouse() -> None:
    position = Position(3).warehouse(0, "Y").warehouse(1, "YY").warehouse(2, "YYY")
    assert [points(position, seat) for seat in range(3)] == [1, 2, 3]


@rule("7.2")
@pytest.mark.parametrize(
    ("warehouse", "sets", "bonus"),
    [
        ("YPG", (), 0),
        ("YPGR", (4,), 1),
        ("YPGRO", (5,), 2),
        ("YPGROB", (6,), 4),
        ("YPGROBYPGROB", (6, 6), 8),
        ("YPGROBYPGRO", (6, 5), 6),
        ("YPGROBYPGR", (6, 4), 5),
        ("YPGROBYPG", (6,), 4),
        ("YYPPGGRR", (4, 4), 2),
        ("YYPPGGRRO", (5, 4), 3),
        ("YYPPGGRROO", (5, 5), 4),
        ("YYYYYYYYPGR", (4,), 1),
    ],
)
def test_sets_of_four_five_and_six_colours_gain_one_two_and_four(warehouse: str, sets: tuple[int, ...], bonus: int) -> None:
    position = Position(2).warehouse(0, warehouse)
    assert score_of(position.state, 0).sets == sets
    assert score_of(position.state, 0).set_points == set_bonus(position.state, 0) == bonus
    assert points(position) == len(warehouse) + bonus


@rule("7.2")
@given(st.tuples(*[st.integers(0, 3)] * 6))
def test_sets_are_formed_so_that_the_player_gains_most(counts: tuple[int, ...]) -> None:
    position = with_goods(counts)
    best = best_bonus(tuple(sorted(counts)))
    assert score_of(position.state, 0).set_points == best
    assert set_bonus(position.state, 0) == best


@rule("7.2")
@given(st.tuples(*[st.integers(0, 15)] * 6))
def test_the_bonus_is_twice_the_smallest_count_plus_the_second_and_the_third(counts: tuple[int, ...]) -> None:
    low, second, third, *_ = sorted(counts)
    position = with_goods(counts)
    assert score_of(position.state, 0).set_points == set_bonus(position.state, 0) == 2 * low + second + third
    sizes = score_of(position.state, 0).sets
    assert sorted(sizes, reverse=True) == list(sizes)
    assert sum(sizes) <= sum(counts)


@rule("7.3")
def test_the_rulebooks_example_is_worth_eighteen() -> None:
    position = Position(2).warehouse(0, "OOORRGYYYYBPP")
    result = score_of(position.state, 0)
    assert (result.goods, result.sets, result.set_points) == (13, (6, 4), 5)
    assert points(position) == 18


@rule("7.4")
@pytest.mark.parametrize(
    ("warehouses", "winners"),
    [
        (("Y", "YY", "Y"), (1,)),
        (("YYY", "YY", "Y"), (0,)),
        (("YYYYY", "YPGR", "Y"), (0, 1)),
        (("Y", "Y", "Y"), (0, 1, 2)),
        (("", "YYYYYY", "YPGRO"), (2,)),
    ],
)
def test_most_points_win_and_equal_points_are_a_draw(warehouses: tuple[str, ...], winners: tuple[int, ...]) -> None:
    position = Position(3, turn=2)
    for seat, warehouse in enumerate(warehouses):
        position.warehouse(seat, warehouse)
    position.put(end=1).do("sail trio 1")
    assert outcome_of(position.state).winners == winners


@rule("7.4")
def test_whoever_announces_does_not_win_by_that() -> None:
    position = Position(2, turn=1).warehouse(1, "YPGROB").warehouse(0, "Y" * 11).do("announce", "sail trio 1")
    assert outcome_of(position.state).winners == (0,)
