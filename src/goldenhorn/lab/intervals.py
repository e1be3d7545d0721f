"""Means with intervals that know that the games of a deal belong together.

The games of one deal share their chance, so they are one cluster: what is independent is the deals. The variance of a mean
is therefore taken between clusters (the linearised, cluster-robust variance of a ratio), with Student's t for the number
of clusters. `docs/lab.md` tells what was chosen and why.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from math import inf, nan, sqrt

from goldenhorn.lab.student import t_quantile

LEVEL = 0.95
# Below this a variance is rounding, not variation.
_ROUNDING = 1e-12


@dataclass(frozen=True, slots=True)
class Interval:
    """A mean, and the bounds between which the true one lies with the confidence asked for."""

    mean: float
    low: float
    high: float

    @property
    def error(self) -> float:
        """Half the width."""
        return (self.high - self.low) / 2


class Clusters:
    """Sums over clusters, from which the mean over all that was counted follows.

    >>> clusters = Clusters()
    >>> for wins in (2, 0, 1, 3):
    ...     clusters.add(wins, 4)
    >>> clusters.number, clusters.mean
    (4, 0.375)
    """

    __slots__ = ("_cross", "_sizes", "_squares", "count", "number", "total")

    def __init__(self) -> None:
        self.number = 0
        self.total = self.count = 0.0
        self._squares = self._cross = self._sizes = 0.0

    def add(self, total: float, count: float = 1) -> None:
        """One cluster: the sum of `count` values. A cluster in which nothing was counted says nothing."""
        if count:
            self.number += 1
            self.total += total
            self.count += count
            self._squares += total * total
            self._cross += total * count
            self._sizes += count * count

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else nan

    @property
    def variance(self) -> float:
        """The variance of the mean; infinite with a single cluster, which cannot show it."""
        if self.number < 2:
            return inf
        mean = self.mean
        between = self._squares - 2 * mean * self._cross + mean * mean * self._sizes
        if between <= _ROUNDING * max(1.0, self._squares):
            return 0.0
        return between * self.number / (self.number - 1) / (self.count * self.count)

    def interval(self, level: float = LEVEL) -> Interval:
        """For values without bounds, such as points: Student's interval."""
        if self.number < 2:
            return Interval(self.mean, -inf, inf)
        error = t_quantile((1 + level) / 2, self.number - 1) * sqrt(self.variance)
        return Interval(self.mean, self.mean - error, self.mean + error)

    def share(self, level: float = LEVEL) -> Interval:
        """For values from 0 to 1: Wilson's interval for the number of independent games that would vary as much.

        It never has zero width and never leaves 0 to 1. Where no variation was seen each cluster counts as one game, as
        nothing shows that its games are worth more.
        """
        mean, variance = self.mean, self.variance
        if self.number < 2:
            return Interval(mean, 0.0, 1.0)
        effective = mean * (1 - mean) / variance if variance else float(self.number)
        t = t_quantile((1 + level) / 2, self.number - 1)
        return _wilson(mean, max(effective, _ROUNDING), t)

    def difference(self, level: float = LEVEL) -> Interval:
        """For differences of two shares, from -1 to 1: the interval of `share`, on twice the scale."""
        halves = Clusters()
        halves.number, halves.count = self.number, self.count
        halves.total = (self.total + self.count) / 2
        halves._sizes = self._sizes
        halves._cross = (self._cross + self._sizes) / 2
        halves._squares = (self._squares + 2 * self._cross + self._sizes) / 4
        half = halves.share(level)
        return Interval(self.mean, 2 * half.low - 1, 2 * half.high - 1)


def _wilson(mean: float, number: float, t: float) -> Interval:
    square = t * t / number
    centre = (mean + square / 2) / (1 + square)
    error = sqrt(square * mean * (1 - mean) + square * square / 4) / (1 + square)
    # Rounding may put a bound on the wrong side of a mean of 0 or 1.
    return Interval(mean, max(0.0, min(mean, centre - error)), min(1.0, max(mean, centre + error)))


def paired(pairs: Iterable[tuple[float, float]], level: float = LEVEL) -> Interval:
    """The difference of two shares that were measured on the same deals: a pair of cluster means for each deal."""
    clusters = Clusters()
    for one, other in pairs:
        clusters.add(one - other)
    return clusters.difference(level)
