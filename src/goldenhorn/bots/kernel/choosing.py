"""The choices of the levels that do not search. Kernel: compiled with the rules.

All of them start from what a seat can see: `seen[0]` is a state after `forget`, with the hands of the others dealt anew.
"""

from goldenhorn.bots.kernel.captain import best_of
from goldenhorn.bots.kernel.desk import Floats
from goldenhorn.bots.kernel.greedy import NOTHING
from goldenhorn.rules.scratch import Scratch
from goldenhorn.rules.stream import below

# A Deckhand overlooks an action as often as this many times in 100, and misjudges the others by up to so many points.
OVERLOOKED = 30
MISJUDGED = 1.5


def slip(values: Floats, count: int, scratch: Scratch) -> int:
    """The choice of somebody who overlooks some actions and misjudges the others."""
    for index in range(count):
        if below(scratch, 100) < OVERLOOKED:
            values[index] += NOTHING
        values[index] += MISJUDGED * (below(scratch, 1000) + below(scratch, 1000) - 999) / 1000.0
    return best_of(values, count)
