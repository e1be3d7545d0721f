"""The numbers of all actions: one fixed table for every game (see `goldenhorn.game.actions`)."""

from goldenhorn.rules.material import (
    MAX_PEASANTS,
    PAIRS,
    PLACES,
    SHIPS,
    TERRITORIES,
)

# Cargo choices of one ship: six colours, conquerors, peasants, all figures.
CARGOES = 9
# Payments of one territory: 0 to 4 pairs of peasants (8.10).
PAYMENTS = MAX_PEASANTS // 2 + 1

PLACE = 0  # + bits: 1 mono, 2 duo, 4 trio stand in Constantinople (2.5)
RAID = PLACE + 8  # + (3 * house + kind) * PAIRS + pair (4.1)
TURN = RAID + SHIPS * PAIRS  # 4.5
KEEP = TURN + 1
LOAD = KEEP + 1  # + kind * CARGOES + cargo (5.2, 8.5)
SAIL = LOAD + 3 * CARGOES  # + kind * PLACES + landing (5.5 to 5.9)
ANNOUNCE = SAIL + 3 * PLACES  # 6.2
CONQUER = ANNOUNCE + 1  # + territory * PAYMENTS + pairs of peasants (8.10)
TRAIN = CONQUER + len(TERRITORIES) * PAYMENTS  # + peasants - 1 (8.12)
DONE = TRAIN + MAX_PEASANTS  # 3.2
ACTIONS = DONE + 1

# No position has more legal actions than this: 30 raids, 42 landings or 27 loads, 1, 25 and 8.
MAX_LEGAL = 128


def pair_index(low: int, high: int) -> int:
    """The number of the pair of colours low <= high, 0 to 20."""
    return low * (11 - low) // 2 + high
