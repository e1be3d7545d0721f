"""Random play meets the figures of the rules' section 9, which two independent implementations gave."""

import pytest

from goldenhorn.game.options import Options
from goldenhorn.lab.simulate import statistics

# rounds, decisions, mean score, attacks
TABLE = {
    (2, False): (30, 94, 22.4, 7.7),
    (3, False): (32.5, 144, 18.3, 11.3),
    (4, False): (24.5, 162, 14.2, 22.3),
    (2, True): (35.5, 112, 28.3, 7.8),
    (3, True): (38, 169, 23.2, 11.7),
    (4, True): (28.5, 188, 17.7, 22.9),
}


@pytest.mark.rule("9")
@pytest.mark.parametrize(("table", "expected"), TABLE.items(), ids=str)
def test_random_play_meets_the_table_of_the_rules(table: tuple[int, bool], expected: tuple[float, ...]) -> None:
    found = statistics(Options(*table), seed=2026, games=20_000, compiled=True).to_dict()
    assert found["games"] == 20_000
    means = [found[name] for name in ("rounds", "decisions", "score", "attacks")]
    assert means == pytest.approx(expected, rel=0.015)


def test_statistics_tell_their_progress() -> None:
    steps: list[int] = []
    statistics(Options(2), 1, 25, steps.append, compiled=False)
    assert sum(steps) == 25
