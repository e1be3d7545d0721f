"""What is to be played: a table, the bots at it, and the deals, each of which is played once for every seating."""

from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations, permutations
from math import factorial

from goldenhorn.errors import Impossible
from goldenhorn.game.options import Options
from goldenhorn.rules.material import HOUSES

Seating = tuple[int, ...]
"""The bot of each seat, as an index of `Match.bots`."""


@dataclass(frozen=True, slots=True)
class Match:
    """Bots, named by their texts, that meet at a table. The houses of the table's options are not used: every deal has its
    own, out of `pool`.

    One bot sits in all seats; as many bots as seats are rotated through them; two bots at a larger table meet one against
    the others, or, without `one_against`, in halves that are as even as can be.
    """

    table: Options
    bots: tuple[str, ...]
    seed: int
    pool: tuple[str, ...] = HOUSES
    one_against: bool = True

    def __post_init__(self) -> None:
        if len(self.bots) not in {1, 2, self.table.players}:
            raise Impossible("lab-bots-number", number=len(self.bots), players=self.table.players)

    @property
    def players(self) -> int:
        return self.table.players

    @property
    def seatings(self) -> tuple[Seating, ...]:
        return _seatings(len(self.bots), self.table.players, self.one_against)

    @property
    def cycle(self) -> int:
        """The number of deals after which every arrangement of the houses has occurred equally often."""
        return factorial(len(self.pool))

    def options(self, deal: int) -> Options:
        """The options of a deal: the table with the houses of that deal."""
        return replace(self.table, houses=houses_of(self.pool, deal)[: self.table.players])


@dataclass(frozen=True, slots=True)
class DealTask:
    """Deal number `deal` of a match. Whoever plays it, and whenever, gets the same games."""

    match: Match
    deal: int


def houses_of(pool: tuple[str, ...], deal: int) -> tuple[str, ...]:
    """The houses of a deal, in the order of the seats. Every arrangement comes once in a cycle, and in every block of as
    many deals as there are houses each house sits in each seat once.
    """
    block, shift = divmod(deal % factorial(len(pool)), len(pool))
    order = _orders(pool)[block]
    return order[shift:] + order[:shift]


@cache
def _orders(pool: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    return tuple((pool[0], *rest) for rest in permutations(pool[1:]))


@cache
def _seatings(bots: int, players: int, one_against: bool) -> tuple[Seating, ...]:
    if bots == 1:
        return ((0,) * players,)
    if bots == players:
        return tuple(tuple((seat - turn) % players for seat in range(players)) for turn in range(players))
    if one_against:
        return tuple(tuple(int(seat != single) for seat in range(players)) for single in range(players))
    sizes = sorted({players // 2, players - players // 2})
    return tuple(
        tuple(int(seat not in chosen) for seat in range(players))
        for size in sizes
        for chosen in combinations(range(players), size)
    )
