"""The numbers of the lab: intervals that cover, a test that errs no more than it says, ratings in order."""

import random
from math import inf, isnan, sqrt
from statistics import fmean, variance

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goldenhorn.lab.anytime import Anytime, purse
from goldenhorn.lab.intervals import Clusters, Interval, paired
from goldenhorn.lab.ratings import Ratings
from goldenhorn.lab.spread import chi_square_above, spread_of
from goldenhorn.lab.student import t_below, t_quantile

shares = st.sampled_from([0.0, 0.25, 1 / 3, 0.5, 0.75, 1.0])


def deal(rng: random.Random, share: float, together: float, games: int = 4) -> int:
    """How many games of a deal are won: each goes with the deal with the probability `together`, else its own way."""
    fate = rng.random() < share
    return sum(fate if rng.random() < together else rng.random() < share for _ in range(games))


# Student's t


@pytest.mark.parametrize(
    ("probability", "freedom", "value"),
    [  # from the printed tables
        (0.975, 1, 12.706),
        (0.975, 2, 4.303),
        (0.975, 5, 2.571),
        (0.95, 10, 1.812),
        (0.995, 30, 2.750),
        (0.975, 120, 1.980),
        (0.975, inf, 1.960),
    ],
)
def test_quantiles_of_student(probability: float, freedom: float, value: float) -> None:
    assert t_quantile(probability, freedom) == pytest.approx(value, abs=0.0006)


@given(st.floats(0.5, 0.999), st.integers(1, 2000))
def test_a_quantile_is_where_its_probability_is_reached(probability: float, freedom: int) -> None:
    assert t_below(t_quantile(probability, freedom), freedom) == pytest.approx(probability, abs=1e-9)


# Intervals


@given(st.lists(st.floats(-50, 50), min_size=2, max_size=40))
def test_clusters_of_one_are_the_interval_of_the_textbook(values: list[float]) -> None:
    clusters = Clusters()
    for value in values:
        clusters.add(value)
    error = t_quantile(0.975, len(values) - 1) * sqrt(variance(values) / len(values))
    found = clusters.interval()
    assert found.mean == pytest.approx(fmean(values), abs=1e-9)
    assert found.error == pytest.approx(error, abs=1e-4)


def test_games_that_go_together_count_as_one() -> None:
    apart, together = Clusters(), Clusters()
    rng = random.Random(1)
    for _ in range(400):
        apart.add(deal(rng, 0.3, 0.0), 4)
        together.add(deal(rng, 0.3, 1.0), 4)
    assert together.share().error == pytest.approx(2 * apart.share().error, rel=0.15)


@pytest.mark.parametrize("together", [0.0, 0.6])
@pytest.mark.parametrize(("share", "deals"), [(0.25, 12), (0.25, 60), (0.5, 30), (0.9, 60)])
def test_intervals_cover_as_often_as_they_say(share: float, deals: int, together: float) -> None:
    rng = random.Random(f"{share} {deals} {together}")
    runs = 800
    covered = naive = 0
    for _ in range(runs):
        clusters, single = Clusters(), Clusters()
        for _ in range(deals):
            won = deal(rng, share, together)
            clusters.add(won, 4)
            for game in range(4):
                single.add(game < won)
        found, wrong = clusters.share(), single.share()
        covered += found.low <= share <= found.high
        naive += wrong.low <= share <= wrong.high
    assert 0.925 <= covered / runs <= 0.99
    if together:  # whoever takes the games for independent is surer than they may be
        assert naive / runs < 0.88


@given(st.lists(shares, min_size=1, max_size=30))
def test_intervals_of_shares_stay_within_and_have_width(values: list[float]) -> None:
    clusters = Clusters()
    for value in values:
        clusters.add(4 * value, 4)
    found = clusters.share()
    assert 0 <= found.low <= found.mean + 1e-12
    assert found.mean - 1e-12 <= found.high <= 1
    assert found.high - found.low > 0.005


def test_winning_everything_is_no_certainty() -> None:
    for deals, low in ((1, 0.0), (2, 0.0), (10, 0.6), (100, 0.95)):
        clusters = Clusters()
        for _ in range(deals):
            clusters.add(4, 4)
        found = clusters.share()
        assert found.high == 1
        assert low <= found.low < 1
    nothing = Clusters()
    assert isnan(nothing.mean)
    assert nothing.interval().high == inf


@given(st.lists(st.tuples(shares, shares), min_size=2, max_size=30))
def test_paired_differences(pairs: list[tuple[float, float]]) -> None:
    found, turned = paired(pairs), paired([(other, one) for one, other in pairs])
    assert found.mean == pytest.approx(fmean(one - other for one, other in pairs), abs=1e-9)
    assert (found.low, found.high) == pytest.approx((-turned.high, -turned.low), abs=1e-9)
    assert -1 <= found.low < found.high <= 1


def test_pairing_removes_what_the_deals_have_in_common() -> None:
    rng = random.Random(4)
    pairs = []
    for _ in range(200):
        luck = rng.choice([0.0, 0.25, 0.5])
        pairs.append((luck + rng.choice([0.25, 0.5]), luck + rng.choice([0.0, 0.25])))
    apart = [Clusters(), Clusters()]
    for pair in pairs:
        for clusters, share in zip(apart, pair, strict=True):
            clusters.add(share)
    unpaired = sqrt(apart[0].variance + apart[1].variance) * 2
    found = paired(pairs)
    assert found.low <= 0.25 <= found.high
    assert found.error < 0.75 * unpaired
    assert isinstance(found, Interval)


# The sequential test


def stopped(rng: random.Random, share: float, hypothesis: float, cycles: int) -> int:
    """After how many cycles the test stops, `cycles` if it does not. A third of the deals of a cycle is easier."""
    test = Anytime(cycle=6)
    for cycle in range(cycles):
        for place in range(6):
            chance = share + (0.08 if place < 2 else -0.04)
            test.add(deal(rng, chance, 0.4) / 4)
        if test.excludes(hypothesis):
            return cycle
    return cycles


@pytest.mark.parametrize("share", [0.25, 0.5])
def test_looking_after_every_cycle_errs_no_more_than_it_says(share: float) -> None:
    rng = random.Random(int(100 * share))
    errors = sum(stopped(rng, share, share, cycles=60) < 60 for _ in range(300))
    assert errors / 300 < 0.05


def test_a_difference_is_found_the_sooner_the_larger_it_is() -> None:
    rng = random.Random(9)
    times = [sum(stopped(rng, share, 0.25, cycles=400) for _ in range(5)) for share in (0.33, 0.45, 0.7)]
    assert times[0] > times[1] > times[2]
    assert times[0] < 5 * 400


@given(st.lists(shares, min_size=1, max_size=60), st.floats(0.02, 0.98))
def test_the_bounds_are_what_is_not_excluded(values: list[float], hypothesis: float) -> None:
    test = Anytime(cycle=1)
    for value in values:
        test.add(value)
    low, high = test.bounds()
    assert low <= fmean(values) + 1e-9
    assert high >= fmean(values) - 1e-9
    if not (abs(low - hypothesis) < 1e-9 or abs(high - hypothesis) < 1e-9):
        assert test.excludes(hypothesis) == (not low < hypothesis < high)


@given(st.dictionaries(shares, st.integers(1, 20), min_size=1), st.floats(0.01, 0.98))
def test_a_bet_on_more_is_worth_the_less_the_higher_the_mean_is_said_to_be(counts: dict[float, int], mean: float) -> None:
    assert purse(counts, mean) >= purse(counts, mean + 0.01) - 1e-9


def test_no_bet_pays_on_average() -> None:
    """The heart of the matter: with two deals whose means differ, the purse after both is worth at most 1."""
    for easy, hard in ((0.5, 0.5), (0.9, 0.1), (0.3, 0.6)):
        mean = (easy + hard) / 2
        worth = 0.0
        for one, other in ((0.0, 0.0), (0.0, 1.0), (1.0, 0.0), (1.0, 1.0)):
            chance = (easy if one else 1 - easy) * (hard if other else 1 - hard)
            counts = {one: 2} if one == other else {one: 1, other: 1}
            worth += chance * 2.718281828459045 ** purse(counts, mean)
        assert worth <= 1 + 1e-9


def test_only_whole_cycles_count() -> None:
    test = Anytime(cycle=24)
    for _ in range(23):
        test.add(1.0)
    assert not test.excludes(0.25)
    assert test.bounds() == (0, 1)
    test.add(1.0)
    assert test.excludes(0.25)


# Spread


@pytest.mark.parametrize(("freedom", "value"), [(1, 3.841), (2, 5.991), (3, 7.815)])
def test_chi_square(freedom: int, value: float) -> None:
    assert chi_square_above(value, freedom) == pytest.approx(0.05, abs=1e-4)


def houses(rng: random.Random, chances: tuple[float, ...], deals: int) -> list[Clusters]:
    groups = [Clusters() for _ in chances]
    for _ in range(deals):
        (winner,) = rng.choices(range(len(chances)), chances)
        for house, group in enumerate(groups):
            group.add(house == winner)
    return groups


def test_equal_houses_show_no_spread_but_that_of_chance() -> None:
    rng = random.Random(2)
    found = [spread_of(houses(rng, (0.25,) * 4, 200)) for _ in range(300)]
    assert 0.02 <= sum(spread.chance < 0.05 for spread in found) / 300 <= 0.085
    assert fmean(spread.width for spread in found) > 0.04
    assert fmean(spread.deviation for spread in found) < 0.02


def test_unequal_houses_show_theirs() -> None:
    found = spread_of(houses(random.Random(3), (0.19, 0.23, 0.27, 0.31), 20_000))
    assert found.deviation == pytest.approx(0.0447, abs=0.006)
    assert found.width == pytest.approx(0.12, abs=0.02)
    assert found.chance < 1e-6


# Ratings


def rated(order: list[str], skills: dict[str, float], games: int, seed: int = 1) -> Ratings:
    rng = random.Random(seed)
    ratings = Ratings()
    for game in range(games):
        bots = order[game % len(order) :] + order[: game % len(order)]
        ratings.add(bots, [round(rng.gauss(20 + skills[bot], 5)) for bot in bots])
    return ratings


def test_ratings_put_the_stronger_first_and_know_how_sure_they_are() -> None:
    skills = {"weak": 0.0, "middle": 3.0, "strong": 6.0}
    few, many = (rated(["weak", "middle", "strong"], skills, games).table() for games in (20, 2000))
    assert [rating.bot for rating in many] == ["strong", "middle", "weak"]
    assert many[0].mu - many[1].mu > 2 * many[0].sigma
    assert max(rating.sigma for rating in many) < min(rating.sigma for rating in few) < 25 / 3


def test_one_against_three_of_the_same_is_rated_without_favour() -> None:
    found = {rating.bot: rating for rating in rated(["one", "rest", "rest", "rest"], {"one": 0, "rest": 0}, 4000).table()}
    assert abs(found["one"].mu - found["rest"].mu) < 3 * found["one"].sigma
    better = rated(["one", "rest", "rest", "rest"], {"one": 4, "rest": 0}, 1000).table()
    assert [rating.bot for rating in better] == ["one", "rest"]


def test_a_bot_in_several_seats_is_rated_by_all_of_them() -> None:
    one, other = Ratings(), Ratings()
    for _ in range(5):
        one.add(["between", "around", "around"], [20, 30, 10])
        other.add(["between", "around", "around"], [20, 10, 30])
    assert one.summary() == other.summary()


def test_the_same_games_give_the_same_ratings() -> None:
    skills = {"a": 1.0, "b": 0.0}
    assert rated(["a", "b"], skills, 50).summary() == rated(["a", "b"], skills, 50).summary()
    alone = Ratings()
    alone.add(["a", "a"], [1, 2])
    assert [(rating.bot, rating.mu) for rating in alone.table()] == [("a", 25.0)]
