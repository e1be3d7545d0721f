"""Between the bytes of a JSON record, the `Record`, and the options and events of a `Game`."""

from typing import Any

import msgspec

from goldenhorn.errors import Malformed
from goldenhorn.game.actions import parse
from goldenhorn.game.dealers import SeededDealer
from goldenhorn.game.events import Decision, Draw, Event, Filling, FirstDrawn, LayoutDrawn
from goldenhorn.game.game import Game
from goldenhorn.game.options import Options
from goldenhorn.game.outcome import Outcome
from goldenhorn.record.migrations import migrate
from goldenhorn.record.model import (
    RECORD_VERSION,
    RULES_VERSION,
    ActionEvent,
    BoxRecord,
    DrawEvent,
    EventRecord,
    FillEvent,
    FirstEvent,
    LayoutEvent,
    OptionsRecord,
    Record,
    ResultRecord,
    ScoreRecord,
    ShuffleRecord,
)
from goldenhorn.record.whole import read_plain
from goldenhorn.rules.box import box_from_dict

_encoder = msgspec.json.Encoder()


def read_json(content: bytes | str) -> Record:
    """A record from JSON of this or an older version. Whether it follows the rules is for `verify` to say."""
    try:
        data = read_plain(content)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Malformed("record-not-json", detail=str(error)) from None
    return record_from_data(data)


def record_from_data(data: Any) -> Record:
    try:
        return msgspec.convert(migrate(data), Record)
    except msgspec.ValidationError as error:
        raise Malformed("record-form", detail=str(error)) from None


def write_json(record: Record) -> bytes:
    """One line of JSON without a line end."""
    return _encoder.encode(record)


def schema() -> dict[str, Any]:
    """The JSON Schema of a record."""
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **msgspec.json.schema(Record)}


def record_of(game: Game, about: dict[str, str] | None = None, *, reveal: bool = True) -> Record:
    """The record of a game so far. With a seeded dealer it carries the commitment, and the secret once the game is over."""
    outcome = game.outcome()
    shuffle = None
    if isinstance(game.dealer, SeededDealer):
        secret = game.dealer.secret if reveal and game.over else None
        shuffle = ShuffleRecord(game.dealer.commitment, game.dealer.salt, secret)
    return Record(
        format="golden-horn-record",
        version=RECORD_VERSION,
        rules_version=RULES_VERSION,
        options=_options_record(game.options),
        box=msgspec.convert(game.options.box.to_dict(), BoxRecord),
        events=[event_record(event) for event in game.events],
        result=None if outcome is None else result_record(outcome),
        shuffle=shuffle,
        about=about or {},
    )


def _options_record(options: Options) -> OptionsRecord:
    return msgspec.convert(
        {
            "players": options.players,
            "houses": list(options.houses),
            "expansion": options.expansion,
            "layout": options.layout,
            "modone": options.modone,
            "first": options.first,
        },
        OptionsRecord,
    )


def options_of(record: Record) -> Options:
    """The options of a record; raises what `Options` and the box raise."""
    options = record.options
    return Options(
        players=options.players,
        expansion=options.expansion,
        layout=options.layout,
        modone=options.modone,
        houses=tuple(options.houses),
        first=options.first,
        box=box_from_dict(msgspec.to_builtins(record.box)),
    )


def event_record(event: Event, legal: list[str] | None = None) -> EventRecord:
    match event:
        case Decision(seat, action):
            return ActionEvent(seat, str(action), legal)
        case Filling(port, cubes):
            return FillEvent("Venice" if port == "Venice" else "Constantinople", cubes)
        case Draw(seat, cards):
            return DrawEvent(seat, cards)
        case LayoutDrawn(tiles):
            return LayoutEvent(list(tiles))
        case FirstDrawn(seat):
            return FirstEvent(seat)


def event_of(record: EventRecord) -> Event:
    match record:
        case ActionEvent(seat, action):
            return Decision(seat, parse(action))
        case FillEvent(port, cubes):
            return Filling(port, cubes)
        case DrawEvent(seat, cards):
            return Draw(seat, cards)
        case LayoutEvent(tiles):
            return LayoutDrawn(tuple(tiles))
        case FirstEvent(seat):
            return FirstDrawn(seat)


def result_record(outcome: Outcome) -> ResultRecord:
    return ResultRecord(
        reason=outcome.reason,
        announcer=outcome.announcer,
        rounds=outcome.rounds,
        scores=[
            ScoreRecord(score.goods, score.set_points, score.territory_points, score.figures, score.total)
            for score in outcome.scores
        ],
        winners=list(outcome.winners),
    )
