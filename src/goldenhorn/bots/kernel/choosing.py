"""From values to a choice. Kernel: runs interpreted and compiled."""

from goldenhorn.bots.kernel.greedy import NOTHING
from goldenhorn.bots.kernel.numbers import Numbers
from goldenhorn.rules.scratch import Scratch
from goldenhorn.rules.stream import below

# A Deckhand overlooks an action as often as this many times in 100, and misjudges the others by up to so many points.
OVERLOOKED = 30
MISJUDGED = 1.5


def slip(values: Numbers, count: int, scratch: Scratch) -> int:
    """The choice of somebody who overlooks some actions and misjudges the others."""
    for index in range(count):
        if below(scratch, 100) < OVERLOOKED:
            values[index] += NOTHING
        values[index] += MISJUDGED * (below(scratch, 1000) + below(scratch, 1000) - 999) / 1000.0
    return best_of(values, count)


def best_of(values: Numbers, count: int) -> int:
    """The first of the highest values."""
    best = 0
    for index in range(1, count):
        if values[index] > values[best]:
            best = index
    return best
