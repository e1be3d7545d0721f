"""Student's t distribution, which the standard library lacks."""

from functools import cache
from math import exp, inf, lgamma, log, log1p
from statistics import NormalDist

_TINY = 1e-300


@cache
def t_quantile(probability: float, freedom: float) -> float:
    """The value that Student's t with so many degrees of freedom stays below with this probability (at least 1/2)."""
    if freedom == inf:
        return NormalDist().inv_cdf(probability)
    low, high = 0.0, 1.0
    while t_below(high, freedom) < probability:
        low, high = high, 2 * high
    for _ in range(80):
        middle = (low + high) / 2
        if t_below(middle, freedom) < probability:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def t_below(value: float, freedom: float) -> float:
    """The probability that t is below a value that is not negative."""
    return 1 - beta_below(freedom / (freedom + value * value), freedom / 2, 0.5) / 2


def beta_below(x: float, a: float, b: float) -> float:
    """The regularised incomplete beta function, by its continued fraction (Lentz's method)."""
    if x <= 0 or x >= 1:
        return float(x >= 1)
    if x > (a + 1) / (a + b + 2):  # where the fraction converges quickly
        return 1 - beta_below(1 - x, b, a)
    front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log1p(-x)) / a
    c, d = 1.0, 1 / _off_zero(1 - (a + b) * x / (a + 1))
    fraction = d
    for step in range(1, 1000):
        before = fraction
        even = step * (b - step) * x / ((a + 2 * step - 1) * (a + 2 * step))
        odd = -(a + step) * (a + b + step) * x / ((a + 2 * step) * (a + 2 * step + 1))
        for term in (even, odd):
            c = _off_zero(1 + term / c)
            d = 1 / _off_zero(1 + term * d)
            fraction *= c * d
        if abs(fraction - before) <= 1e-15 * abs(fraction):
            break
    return front * fraction


def _off_zero(value: float) -> float:
    return value if abs(value) > _TINY else _TINY
