"""A game as a row of results: a line of JSON in `games.jsonl`."""

from dataclasses import dataclass

from goldenhorn.game.outcome import EndReason


@dataclass(frozen=True, slots=True)
class FaultRow:
    """The first thing that the bot of a seat did wrong, at which of its decisions; from then on it was played by lot."""

    seat: int
    kind: str
    decision: int
    detail: str


@dataclass(frozen=True, slots=True)
class GameRow:
    """How one game of a deal went. What has an entry for every seat is in the order of the seats.

    `bots` are indices of the match's bots. `shares` are the parts of the win: 1 for the only winner, equal parts for those
    who share the first place, else 0. `lead` is how far the announcer was ahead of the best of the others when announcing
    the end; the round of the announcement is the last one. `raids` counts attacks made, `suffered` those on own ships.
    `brought` counts the goods and figures that the mono, the duo and the trio unloaded. `faults` is empty if all bots kept
    to the rules.
    """

    deal: int
    rotation: int
    bots: tuple[int, ...]
    houses: tuple[str, ...]
    scores: tuple[int, ...]
    shares: tuple[float, ...]
    end: EndReason
    announcer: int | None
    lead: int | None
    rounds: int
    decisions: int
    raids: tuple[int, ...]
    suffered: tuple[int, ...]
    brought: tuple[tuple[int, int, int], ...]
    faults: tuple[FaultRow, ...] = ()


def shares_of(scores: tuple[int, ...]) -> tuple[float, ...]:
    """7.4: the parts of the win; equal points share it."""
    best = max(scores)
    return tuple(1 / scores.count(best) if score == best else 0.0 for score in scores)
