"""A finished game, position by position, for who watches it again: it is over, so any hand may be looked at."""

from collections.abc import Iterator
from typing import Annotated

from msgspec import Meta, Struct

from goldenhorn.bots.wire import ViewData, view_data
from goldenhorn.errors import Impossible
from goldenhorn.game.dealers import ByHand
from goldenhorn.game.events import Decision, Event
from goldenhorn.game.game import Game
from goldenhorn.record.codec import event_of, event_record, options_of, read_json
from goldenhorn.record.model import EventRecord, Record, Seat
from goldenhorn.server.finished import SeatSummary, summary_of
from goldenhorn.server.storage.store import KeptGame

MOST = 50  # positions in one answer


class ReplaySearch(Struct, frozen=True):
    """`begin` is the number of the first position, `most` how many are wanted; with a seat its hand is shown."""

    seat: Seat | None = None
    begin: Annotated[int, Meta(ge=0, le=2**31 - 1)] = 0
    most: Annotated[int, Meta(ge=1, le=MOST)] = MOST


class Position(Struct, frozen=True):
    """How things stood after `number` decisions. `events` are the last of them and what chance added; for the first
    position, what chance supplied before any decision.
    """

    number: int
    events: list[EventRecord]
    view: ViewData  # type: ignore[valid-type]  # it is made from the fields of a view


class Replay(Struct, frozen=True):
    """Some positions of a finished game. `last` is the number of its last one; `rounds` are those with which the rounds
    begin, the first round first.
    """

    seats: list[SeatSummary]
    finished: int
    last: int
    rounds: list[int]
    positions: list[Position]


def replay_of(kept: KeptGame, wanted: ReplaySearch) -> Replay:
    record = read_json(kept.record)
    if wanted.seat is not None and wanted.seat >= record.options.players:
        raise Impossible("seat-unknown", "2.3", seat=wanted.seat, players=record.options.players)
    game = Game.of(options_of(record), ByHand())
    rounds: list[int] = []
    positions = []
    last = -1
    for events in _steps(record):
        last += 1
        for event in events:
            game.feed(event)
        if game.round > len(rounds) and not game.over:
            rounds.append(last)
        if 0 <= last - wanted.begin < wanted.most:
            told = [event_record(event) for event in events]
            positions.append(Position(last, told, view_data(game.view(wanted.seat))))
    return Replay(summary_of(kept.summary), kept.finished, last, rounds, positions)


def _steps(record: Record) -> Iterator[list[Event]]:
    """What chance supplied at first; then each decision with the chance that it caused."""
    step: list[Event] = []
    for event in map(event_of, record.events):
        if isinstance(event, Decision):
            yield step
            step = []
        step.append(event)
    yield step
