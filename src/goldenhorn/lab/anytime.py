"""A test that may be looked at after every cycle of deals and stopped at any of them.

It is a bet against the hypothesis "the mean share is m" (Waudby-Smith and Ramdas, Estimating means of bounded random
variables by betting, JRSS B 86, 2024). A purse of 1 is divided among ten players, each of whom always stakes the same part
g of what they have: after a deal with the share x, they have 1 + g (x / m - 1) times as much. If the mean is at most m this
is worth no more on average, so the purse reaches 1 / a with a probability of at most a, at whatever time one looks (Ville's
inequality). The purse for "the mean is at least m" bets on 1 - x against 1 - m. All values of m against which neither
purse has reached 2 / a form the interval.

The houses change from deal to deal, so that the mean may differ between the deals of a cycle. As the parts staked stay the
same, the growth over a cycle is at most what it would be if all its deals had their common mean (of factors with the same
sum, equal ones have the largest product). So the statement is exact, for any number of games, at the ends of cycles.
"""

from collections import Counter
from collections.abc import Mapping
from math import exp, inf, log, log1p

from goldenhorn.lab.intervals import LEVEL

_STAKES = tuple(0.95 / 2**halvings for halvings in range(10))


class Anytime:
    """The shares of deals, from 0 to 1 each, in whole cycles: what is left over waits until its cycle is complete."""

    def __init__(self, cycle: int) -> None:
        self._cycle = cycle
        self._waiting: list[float] = []
        # How often each share occurred: the order does not matter.
        self._shares: Counter[float] = Counter()

    def add(self, share: float) -> None:
        self._waiting.append(share)
        if len(self._waiting) == self._cycle:
            self._shares.update(self._waiting)
            self._waiting.clear()

    def excludes(self, hypothesis: float, level: float = LEVEL) -> bool:
        """Whether the mean is known to be another one."""
        needed = log(2 / (1 - level))
        return purse(self._shares, hypothesis) >= needed or purse(self._turned(), 1 - hypothesis) >= needed

    def bounds(self, level: float = LEVEL) -> tuple[float, float]:
        """The lowest and the highest mean that are not excluded."""
        needed = log(2 / (1 - level))
        return _lowest(self._shares, needed), 1 - _lowest(self._turned(), needed)

    def _turned(self) -> dict[float, int]:
        return {1 - share: number for share, number in self._shares.items()}


def purse(shares: Mapping[float, int], mean: float) -> float:
    """The logarithm of what is won by betting on more than `mean`; it falls as `mean` rises."""
    if mean <= 0:
        return inf if any(shares) else 0.0
    purses = [sum(number * log1p(stake * (share / mean - 1)) for share, number in shares.items()) for stake in _STAKES]
    largest = max(purses)
    return largest + log(sum(exp(each - largest) for each in purses) / len(purses))


def _lowest(shares: Mapping[float, int], needed: float) -> float:
    """The lowest mean against which less than `needed` was won."""
    low, high = 0.0, 1.0
    for _ in range(50):
        middle = (low + high) / 2
        if purse(shares, middle) >= needed:
            low = middle
        else:
            high = middle
    return low
