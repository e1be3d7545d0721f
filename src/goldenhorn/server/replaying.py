"""A finished game for who watches it again: its story, and its positions. It is over, so any hand may be looked at."""

from collections.abc import Iterator
from typing import Annotated

from msgspec import Meta, Struct

from goldenhorn.bots.wire import ViewData, view_data
from goldenhorn.errors import Impossible
from goldenhorn.game.dealers import ByHand
from goldenhorn.game.effects import effect_of
from goldenhorn.game.events import Decision, Event
from goldenhorn.game.game import Game
from goldenhorn.record.codec import event_of, event_record, options_of, read_json
from goldenhorn.record.model import EventRecord, Record, Seat
from goldenhorn.server.finished import SeatSummary, summary_of
from goldenhorn.server.storage.store import KeptGame

MOST = 50  # positions in one answer


class Step(Struct, frozen=True, omit_defaults=True):
    """A decision in a round and what chance added, as the log of a table tells it; the first has no seat, and is what
    chance supplied before any decision.
    """

    seat: Seat | None
    events: list[EventRecord]
    round: int = 0
    price: str = ""
    cargo: str | None = None
    number: int = 0
    peasants: int = 0


class Replay(Struct, frozen=True):
    """The story of a finished game. After each step there is a position with the same number."""

    seats: list[SeatSummary]
    finished: int
    steps: list[Step]


class PositionSearch(Struct, frozen=True):
    """`begin` is the number of the first position, `most` how many are wanted; with a seat its hand is shown."""

    seat: Seat | None = None
    begin: Annotated[int, Meta(ge=0, le=2**31 - 1)] = 0
    most: Annotated[int, Meta(ge=1, le=MOST)] = MOST


class Positions(Struct, frozen=True):
    """How things stood after the step `begin`, and after the next ones, as far as they exist."""

    begin: int
    views: list[ViewData]  # type: ignore[valid-type]  # it is made from the fields of a view


def replay_of(kept: KeptGame) -> Replay:
    record = read_json(kept.record)
    game = Game.of(options_of(record), ByHand())
    steps = []
    for events in steps_of(record):
        steps.append(_step(game, events))
        _feed(game, events)
    return Replay(summary_of(kept.summary), kept.finished, steps)


def _step(game: Game, events: list[Event]) -> Step:
    """What is about to happen in a game."""
    told = [event_record(event) for event in events]
    match events:
        case [Decision(seat, action), *_]:
            return Step(seat, told, game.round, *effect_of(game.options, game.state, action))
        case _:
            return Step(None, told)


def positions_of(kept: KeptGame, wanted: PositionSearch) -> Positions:
    record = read_json(kept.record)
    if wanted.seat is not None and wanted.seat >= record.options.players:
        raise Impossible("seat-unknown", "2.3", seat=wanted.seat, players=record.options.players)
    game = Game.of(options_of(record), ByHand())
    views = []
    for number, events in enumerate(steps_of(record)):
        if number == wanted.begin + wanted.most:
            break
        _feed(game, events)
        if number >= wanted.begin:
            views.append(view_data(game.view(wanted.seat)))
    return Positions(wanted.begin, views)


def steps_of(record: Record) -> Iterator[list[Event]]:
    """What chance supplied at first; then each decision with the chance that it caused."""
    step: list[Event] = []
    for event in map(event_of, record.events):
        if isinstance(event, Decision):
            yield step
            step = []
        step.append(event)
    yield step


def _feed(game: Game, events: list[Event]) -> None:
    for event in events:
        game.feed(event)
