"""From judged decisions to marks, key moments, skill and luck (`docs/analysis.md` has the formulas)."""

from collections.abc import Iterator, Sequence
from math import fsum

from goldenhorn.analysis.model import Assessed, Judgement, MarkName, Moment, SeatSum, Started
from goldenhorn.analysis.valuing import Chances
from goldenhorn.game.actions import Announce
from goldenhorn.game.events import Decision
from goldenhorn.game.game import Game

# A loss of chance from which a decision has the mark, the worst first.
LOSSES: tuple[tuple[float, MarkName], ...] = ((0.15, "blunder"), (0.07, "mistake"), (0.03, "doubtful"))
# A loss counts as certain beyond so many of its standard errors.
SURE = 2.0

# How much of a loss that was judged shows in results: the others make mistakes too, and give some of it back. Measured
# (`docs/analysis.md`) with the expansion, and without it for each number of players.
KEPT_WITH_EXPANSION = 0.52
KEPT = {2: 0.9, 3: 0.9, 4: 0.63}

# How many moments of each kind are told at most, and what a seat's chance has to change by.
_MARKS, _TURNS, _STROKES = 4, 3, 2
_TURN, _STROKE = 0.08, 0.03


def mark_of(judgement: Judgement) -> MarkName | None:
    if judgement.loss <= SURE * judgement.error:
        return None
    return next((mark for least, mark in LOSSES if judgement.loss >= least), None)


def marks_of(steps: Sequence[Assessed]) -> dict[int, MarkName]:
    """The marks by the number of the event."""
    found = ((number, step.judgement and mark_of(step.judgement)) for number, step in enumerate(steps))
    return {number: mark for number, mark in found if mark}


def sums_of(game: Game, started: Started, marks: dict[int, MarkName]) -> list[SeatSum]:
    """For every seat: start + skill + luck = result."""
    players = game.options.players
    result = results_of(game)
    own: list[list[float]] = [[] for _ in range(players)]
    others: list[list[float]] = [[] for _ in range(players)]
    drawn: list[list[float]] = [[] for _ in range(players)]
    kept = KEPT_WITH_EXPANSION if game.options.expansion else KEPT[players]
    for event, step, before in _course(game, started):
        if not isinstance(event, Decision):
            for seat in range(players):
                drawn[seat].append(step.chances[seat] - before[seat])
        elif step.judgement is not None:
            lost = kept * step.judgement.loss
            own[event.seat].append(-lost)
            for seat, share in enumerate(shares_of(before, event.seat)):
                others[seat].append(lost * share)
    sums = []
    for seat in range(players):
        mine, theirs = fsum(own[seat]), fsum(others[seat])
        sums.append(
            SeatSum(
                start=started.start[seat],
                result=result[seat],
                skill=mine + theirs,
                luck=result[seat] - started.start[seat] - (mine + theirs),
                own=mine,
                others=theirs,
                drawn=fsum(drawn[seat]),
                accuracy=_accuracy(_judgements(game, started, seat)),
                decisions=len(_judgements(game, started, seat)),
                doubtful=_count(game, marks, seat, "doubtful"),
                mistakes=_count(game, marks, seat, "mistake"),
                blunders=_count(game, marks, seat, "blunder"),
            )
        )
    return sums


def results_of(game: Game) -> Chances:
    """7.4: who wins has won, several share it."""
    outcome = game.outcome()
    assert outcome is not None, "only finished games are analysed"
    return tuple(1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(game.options.players))


def shares_of(chances: Chances, loser: int) -> Chances:
    """What one seat loses goes to the others, in proportion to their chances; to all alike if they have none."""
    left = fsum(chance for seat, chance in enumerate(chances) if seat != loser)
    equal = 1 / (len(chances) - 1)
    return tuple(0.0 if seat == loser else chance / left if left > 0 else equal for seat, chance in enumerate(chances))


def _course(game: Game, started: Started) -> Iterator[tuple[object, Assessed, Chances]]:
    """Every event with its step and the chances before it."""
    before = [started.start, *(step.chances for step in started.steps)]
    yield from zip(game.events, started.steps, before, strict=False)


def _judgements(game: Game, started: Started, seat: int) -> list[Judgement]:
    return [
        step.judgement
        for event, step in zip(game.events, started.steps, strict=True)
        if isinstance(event, Decision) and event.seat == seat and step.judgement is not None
    ]


def _accuracy(judgements: Sequence[Judgement]) -> float | None:
    """100 for who never lost anything against the search's choices, 0 for who did no better than by lot."""
    stake = fsum(judgement.stake for judgement in judgements)
    if stake <= 0:
        return None
    lost = fsum(judgement.loss for judgement in judgements)
    return 100 * min(1.0, max(0.0, 1 - lost / stake))


def _count(game: Game, marks: dict[int, MarkName], seat: int, wanted: MarkName) -> int:
    events = game.events
    return sum(
        mark == wanted and isinstance(event := events[number], Decision) and event.seat == seat
        for number, mark in marks.items()
    )


def moments_of(game: Game, started: Started, marks: dict[int, MarkName]) -> list[Moment]:
    """What decided the game, in the order of its events: the worst mistakes, what chance brought, decisions that turned
    the game, and the announced end.
    """
    wrong, turns, strokes, ends = [], [], [], []
    for number, (event, step, before) in enumerate(_course(game, started)):
        seat, change = _swing(before, step.chances)
        if not isinstance(event, Decision):
            strokes.append(Moment(number, seat, change, "stroke"))
        elif isinstance(event.action, Announce):
            ends.append(Moment(number, event.seat, step.chances[event.seat] - before[event.seat], "end"))
        elif marks.get(number) in ("mistake", "blunder") and step.judgement is not None:
            wrong.append(Moment(number, event.seat, -step.judgement.loss, "mark"))
        else:
            turns.append(Moment(number, seat, change, "turn"))
    chosen = [*_largest(wrong, _MARKS, 0.0), *_largest(turns, _TURNS, _TURN), *_largest(strokes, _STROKES, _STROKE), *ends]
    return sorted(chosen, key=lambda moment: moment.event)


def _swing(before: Chances, after: Chances) -> tuple[int, float]:
    """The seat whose chance changed most, and by how much."""
    changes = [new - old for old, new in zip(before, after, strict=True)]
    seat = max(range(len(changes)), key=lambda one: (abs(changes[one]), -one))
    return seat, changes[seat]


def _largest(moments: list[Moment], most: int, least: float) -> list[Moment]:
    found = [moment for moment in moments if abs(moment.change) >= least]
    return sorted(found, key=lambda moment: (-abs(moment.change), moment.event))[:most]
