"""Ratings: what a game can do to one, and whether the true strength is where they say."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goldenhorn.server.rating import DRIFT, MARKS, NEWCOMER, Belief, learned

SURE = 1.96  # standard deviations: 95 of 100

belief_s = st.builds(Belief, st.floats(-500, 4000), st.floats(30, 350))
others_s = st.lists(st.sampled_from(sorted(MARKS.values())), min_size=1, max_size=3)


@given(belief_s, others_s)
def test_a_win_never_harms_a_defeat_never_helps(belief: Belief, others: list[int]) -> None:
    won, shared, lost = (learned(belief, others, share) for share in (1.0, 0.5, 0.0))
    assert won.mean >= belief.mean >= lost.mean
    assert won.mean >= shared.mean >= lost.mean


@given(belief_s, others_s, st.sampled_from([0.0, 0.25, 0.5, 1.0]))
def test_a_game_tells_something_and_never_everything(belief: Belief, others: list[int], share: float) -> None:
    after = learned(belief, others, share)
    assert 0 < after.sigma <= min((belief.sigma**2 + DRIFT**2) ** 0.5, NEWCOMER.sigma) + 1e-9


@given(belief_s, others_s, st.sampled_from([0.0, 1.0]), st.randoms(use_true_random=False))
def test_where_the_others_sit_does_not_matter(belief: Belief, others: list[int], share: float, rng: random.Random) -> None:
    moved = rng.sample(others, len(others))
    assert learned(belief, moved, share) == pytest.approx(learned(belief, others, share))


def test_to_win_against_the_strong_or_against_many_says_more() -> None:
    beaten = [learned(NEWCOMER, [mark], 1.0).mean for mark in sorted(MARKS.values())]
    assert beaten == sorted(beaten)
    assert learned(NEWCOMER, [1500] * 3, 1.0).mean > learned(NEWCOMER, [1500], 1.0).mean
    assert learned(NEWCOMER, [1500] * 3, 0.0).mean > learned(NEWCOMER, [1500], 0.0).mean


def test_among_equals_an_even_share_changes_nothing() -> None:
    for players in (2, 3, 4):
        assert learned(NEWCOMER, [1500] * (players - 1), 1 / players).mean == pytest.approx(1500)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("games", [5, 40, 200])
def test_the_true_strength_is_where_the_rating_says(players: int, games: int) -> None:
    """People drawn as newcomers are believed to be, against bots of known strength."""
    rng, people, inside = random.Random(players), 200, 0
    marks = [MARKS[level] for level in ("deckhand", "sailor", "captain")]
    for _ in range(people):
        truth, belief = rng.gauss(*NEWCOMER), NEWCOMER
        for _ in range(games):
            others = rng.choices(marks, k=players - 1)
            weights = [10 ** (rating / 400) for rating in (truth, *others)]
            belief = learned(belief, others, float(rng.choices(range(players), weights)[0] == 0))
        inside += abs(belief.mean - truth) < SURE * belief.sigma
    assert inside / people > 0.9
