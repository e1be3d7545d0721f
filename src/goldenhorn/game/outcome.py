"""The score and the outcome of a game (RULES 6, 7, 8.15)."""

from dataclasses import dataclass
from typing import Literal

from goldenhorn.rules.material import CONQUEROR, PEASANT, TERRITORIES
from goldenhorn.rules.state import END_ANNOUNCED, END_NOT_DUE, END_PORT, END_QUIET, END_TERRITORIES, State

EndReason = Literal["port", "announced", "quiet", "territories"]

END_REASONS: dict[int, EndReason | None] = {
    END_NOT_DUE: None,
    END_PORT: "port",
    END_ANNOUNCED: "announced",
    END_QUIET: "quiet",
    END_TERRITORIES: "territories",
}

# 7.2: the bonus of a set by its size.
BONUS = (0, 0, 0, 0, 1, 2, 4)


@dataclass(frozen=True, slots=True)
class Score:
    """Points of one seat. `sets` are the sizes of the sets that score, largest first."""

    goods: int
    sets: tuple[int, ...]
    territories: tuple[tuple[str, int], ...]
    figures: int

    @property
    def bonuses(self) -> tuple[int, ...]:
        """The points of each of the sets."""
        return tuple(BONUS[size] for size in self.sets)

    @property
    def set_points(self) -> int:
        return sum(self.bonuses)

    @property
    def territory_points(self) -> int:
        return sum(worth for _, worth in self.territories)

    @property
    def total(self) -> int:
        return self.goods + self.set_points + self.territory_points + self.figures


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended. `announcer` is a seat if the end was announced. Several winners: a draw among them (7.4)."""

    reason: EndReason
    announcer: int | None
    rounds: int
    scores: tuple[Score, ...]
    winners: tuple[int, ...]


def score_of(state: State, seat: int) -> Score:
    """The points of a seat as if the game ended now."""
    goods, conquerors, peasants = goods_of(state, seat)
    return score_with(goods, conquerors + peasants, lands_of(state, seat))


def goods_of(state: State, seat: int) -> tuple[tuple[int, ...], int, int]:
    """What lies in a warehouse: goods by colour, conquerors, peasants."""
    warehouse = state.warehouse[seat]
    return tuple(warehouse[:6]), warehouse[CONQUEROR], warehouse[PEASANT]


def lands_of(state: State, seat: int) -> tuple[tuple[str, int], ...]:
    """The territories of a seat with their worth."""
    if seat not in state.owner:
        return ()
    return tuple([(name, state.worth[number]) for number, name in enumerate(TERRITORIES) if state.owner[number] == seat])


def score_with(goods: tuple[int, ...], figures: int, lands: tuple[tuple[str, int], ...]) -> Score:
    """The points for these things. Sets formed row by row gain most, as the bonus is convex (7.2)."""
    sizes = (sum(number > row for number in goods) for row in range(max(goods)))
    return Score(
        goods=sum(goods),
        sets=tuple(size for size in sizes if BONUS[size]),
        territories=lands,
        figures=figures,
    )


def outcome_of(state: State) -> Outcome:
    """The outcome of a state that is over."""
    reason = END_REASONS[state.end]
    assert reason is not None, "the game is over"
    scores = tuple(score_of(state, seat) for seat in range(state.players))
    best = max(score.total for score in scores)
    return Outcome(
        reason=reason,
        announcer=state.announcer if state.announcer >= 0 else None,
        rounds=state.rounds,
        scores=scores,
        winners=tuple(seat for seat, score in enumerate(scores) if score.total == best),
    )
