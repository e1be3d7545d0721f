"""Measuring on noisy machines: everything that is compared is run in turns within one process, and the best round of each
counts, because noise only ever makes a round slower.
"""

import time
from collections.abc import Callable, Mapping

# Does a share of work, the same at every call, and returns how many units of it were done.
Work = Callable[[], int]


def rates(works: Mapping[str, Work], rounds: int = 7) -> dict[str, float]:
    """Units a second of each work, measured in turns."""
    best = dict.fromkeys(works, 0.0)
    for work in works.values():
        work()
    for _ in range(rounds):
        for name, work in works.items():
            begin = time.perf_counter()
            units = work()
            best[name] = max(best[name], units / (time.perf_counter() - begin))
    return best
