"""How strong somebody is, as far as their games tell: a rating with its uncertainty.

Who has the rating R wins against others with a chance of w(R) among the sum of all w at the table, w(R) = 10 ** (R / 400).
What is believed of somebody is a normal distribution. A game moves its mean to what is most likely after it (Laplace's
approximation); how wide it is says what is not known yet. The opponents' ratings are given, and stay where they are: see
docs/decisions/0023-own-record.md.
"""

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from goldenhorn.server.setup import Level

# From docs/strength.md, the mean of all settings: a Sailor wins against Deckhands what is 340 points, a Captain against
# Sailors 350, an Admiral against Captains 160, a Doge against Admirals 40, which rests on few games.
MARKS: Mapping[Level, int] = {"deckhand": 1160, "sailor": 1500, "captain": 1850, "admiral": 2010, "doge": 2050}
PEOPLE = 1500  # the people that somebody meets: their own rating says how far they are above or below these

SCALE = 400 / math.log(10)  # points that make the odds e times as high
DRIFT = 10.0  # points that people change by from game to game, as a standard deviation
STEPS = 12  # of Newton's method, which has converged long before


class Belief(NamedTuple):
    mean: float
    sigma: float


NEWCOMER = Belief(1500.0, 350.0)


def learned(belief: Belief, others: Sequence[int], share: float) -> Belief:
    """What is believed of somebody after a game against others with these ratings; `share` is that of the win."""
    sigma = min(math.hypot(belief.sigma, DRIFT), NEWCOMER.sigma) / SCALE
    mean, precision = belief.mean / SCALE, 1 / sigma**2
    bar = math.log(sum(math.exp((other - PEOPLE) / SCALE) for other in others)) + PEOPLE / SCALE
    place = mean
    for _ in range(STEPS):
        chance = _logistic(place - bar)
        place += (share - chance - (place - mean) * precision) / (precision + chance * (1 - chance))
    chance = _logistic(place - bar)
    return Belief(SCALE * place, SCALE / math.sqrt(precision + chance * (1 - chance)))


def _logistic(odds: float) -> float:
    return 1 / (1 + math.exp(-odds)) if odds > 0 else 1 - 1 / (1 + math.exp(odds))
