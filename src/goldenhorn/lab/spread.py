"""How far several groups that should be equal are apart, beyond what chance does."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import erfc, exp, pi, sqrt
from typing import Any

from goldenhorn.lab.intervals import Clusters


@dataclass(frozen=True, slots=True)
class Spread:
    """`width` is from the lowest to the highest share as measured, which chance makes larger than it is. `deviation` is the
    standard deviation of the true shares, with the part of chance taken off. `chance` is how often equal groups would be
    as far apart.
    """

    width: float
    deviation: float
    chance: float

    def summary(self) -> dict[str, Any]:
        return {
            "width": round(self.width, 6),
            "deviation": round(self.deviation, 6),
            "chance": round(self.chance, 6),
        }


def spread_of(groups: Sequence[Clusters]) -> Spread:
    """The spread of two to four groups that share all wins among them, so that one is up when others are down."""
    means = [group.mean for group in groups]
    middle = sum(means) / len(means)
    squares = sum((mean - middle) ** 2 for mean in means)
    noise = sum(group.variance for group in groups)
    freedom = len(groups) - 1
    if noise == 0:
        return Spread(max(means) - min(means), sqrt(squares / len(groups)), float(squares == 0))
    return Spread(
        max(means) - min(means),
        sqrt(max(0.0, squares - noise) / len(groups)),
        chi_square_above(freedom * squares / noise, freedom),
    )


def chi_square_above(value: float, freedom: int) -> float:
    """The probability that chi-square with 1, 2 or 3 degrees of freedom is above a value."""
    if freedom == 2:
        return exp(-value / 2)
    tail = erfc(sqrt(value / 2))
    return tail if freedom == 1 else tail + sqrt(2 * value / pi) * exp(-value / 2)
