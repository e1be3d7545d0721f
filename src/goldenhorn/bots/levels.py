"""The five levels, from a first evening to stronger than anyone in the club.

Deckhand and Sailor answer at once, anywhere. The others judge by a net and need the extra `fast`.
"""

from goldenhorn.bots.bot import FREE, Bot, Budget
from goldenhorn.bots.greedy import Greedy

LEVELS = ("deckhand", "sailor", "captain", "admiral", "doge")
COMPILED = ("captain", "admiral", "doge")

# What the searching levels take if nobody says otherwise.
ADMIRAL = Budget(seconds=0.5)
DOGE = Budget(seconds=4.0)


def new_level(name: str, seed: int, budget: Budget = FREE) -> Bot:
    """A bot of one of the `LEVELS`; `budget` replaces its own where it says something."""
    if name in {"deckhand", "sailor"}:
        return Greedy(name, seed)
    from goldenhorn.bots.learned import Captain, Searching

    if name == "captain":
        return Captain(seed)
    return Searching(name, seed, budget if budget != FREE else {"admiral": ADMIRAL, "doge": DOGE}[name])
