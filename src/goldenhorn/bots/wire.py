"""What crosses the line between a game and a bot in another process: views as data, and the messages of the protocol.

A message is one JSON object on one line; `type` says which. The game sends `Hello`, `Choose` and `Quit`, the bot answers
with `Ready` and `Chosen`. Whoever reads ignores fields that it does not know, so that fields can be added;
`PROTOCOL` goes up when one is changed or removed. docs/write-a-bot.md describes the other side.
"""

from dataclasses import fields
from functools import lru_cache
from typing import Annotated, Any, get_type_hints

import msgspec
from msgspec import Meta, Struct

from goldenhorn.bots.bot import Budget
from goldenhorn.errors import Malformed
from goldenhorn.game.actions import Sail, parse
from goldenhorn.game.outcome import Score
from goldenhorn.game.view import Counts, Landing, Own, SeatView, View

PROTOCOL = 1
GAME = "golden-horn"


class Hello(Struct, tag="hello"):
    """The first message. A bot that does not speak this protocol ends."""

    protocol: int
    game: str
    seed: int


class Ready(Struct, tag="ready"):
    """The answer to `Hello`. A name is shown to people, so it cannot steer a terminal."""

    name: Annotated[str, Meta(pattern=r"^[^\x00-\x1f\x7f-\x9f]*$(?!\n)", min_length=1, max_length=60)]


class Choose(Struct, tag="choose"):
    """The seat of `view` has to decide; `number` counts these messages from 1."""

    number: int
    view: dict[str, Any]
    legal: list[str]
    budget: Budget


class Chosen(Struct, tag="action"):
    """The answer to the `Choose` with the same number: the text of a legal action."""

    number: int
    action: str


class Quit(Struct, tag="quit"):
    """The last message; the bot ends."""


Message = Hello | Ready | Choose | Chosen | Quit

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)


def write_message(message: Message) -> bytes:
    """A message as a line."""
    return _encoder.encode(message) + b"\n"


def read_message(line: bytes | str) -> Message:
    try:
        return _decoder.decode(line)
    except msgspec.DecodeError as error:
        raise Malformed("wire-form", detail=str(error)) from None
    except RecursionError:
        raise Malformed("wire-form", detail="JSON is nested too deeply") from None


class LandingData(Struct, frozen=True):
    action: str
    price: str
    cards: int


class ScoreData(Struct, frozen=True):
    """A score with the bonus of each set and the total, so that a reader in another language need not know the worth of
    sets.
    """

    goods: int
    sets: tuple[int, ...]
    bonuses: tuple[int, ...]
    territories: tuple[tuple[str, int], ...]
    figures: int
    total: int


class SeatData(Struct, frozen=True):
    seat: int
    house: str
    goods: Counts
    conquerors: int
    peasants: int
    cards: int
    score: ScoreData


# The types of views say their form on the wire too, but for actions, which go as texts, and scores. A field that a view
# gains goes along without a change here.
_AS_DATA: dict[str, Any] = {
    "seats": tuple[SeatData, ...],
    "legal": tuple[str, ...],
    "landings": tuple[LandingData, ...],
}
_NAMES = tuple(field.name for field in fields(View))
ViewData = msgspec.defstruct(
    "View",
    [(name, _AS_DATA.get(name, get_type_hints(View)[name])) for name in _NAMES],
    namespace={"__doc__": View.__doc__},
)
_PUBLIC = tuple(name for name in _NAMES if name not in Own._fields)


def view_data(view: View) -> Any:
    """A view in the form that it has on the wire, a `ViewData`."""
    own = Own(view.seat, view.hand, view.unseen, view.legal, view.landings)
    return ViewData(**_public(view), **_private(own))


def encode_view(view: View) -> dict[str, Any]:
    """A view as dictionaries, lists, texts, numbers, booleans and None, without loss."""
    data: dict[str, Any] = msgspec.to_builtins(view_data(view))
    return data


def write_public(view: View) -> bytes:
    """The part of a view that is the same for everybody, as JSON."""
    return _encoder.encode(_public(view))


def write_view(public: bytes, own: Own) -> bytes:
    """A view as JSON, like `encode_view`, around its public part."""
    return public[:-1] + b"," + _encoder.encode(_private(own))[1:]


def _public(view: View) -> dict[str, Any]:
    data = {name: getattr(view, name) for name in _PUBLIC}
    data["seats"] = [_seat(seat) for seat in view.seats]
    return data


def _private(own: Own) -> dict[str, Any]:
    return {
        "seat": own.seat,
        "hand": own.hand,
        "unseen": own.unseen,
        "legal": [str(action) for action in own.legal],
        "landings": [LandingData(str(landing.action), landing.price, landing.cards) for landing in own.landings],
    }


@lru_cache(1 << 14)
def _seat(seat: SeatView) -> SeatData:
    score = seat.score
    points = ScoreData(score.goods, score.sets, score.bonuses, score.territories, score.figures, score.total)
    return SeatData(seat.seat, seat.house, seat.goods, seat.conquerors, seat.peasants, seat.cards, points)


def decode_view(data: Any) -> View:
    """The view that was encoded: `decode_view(encode_view(view)) == view`."""
    try:
        shown: Any = msgspec.convert(data, ViewData)
    except msgspec.ValidationError as error:
        raise Malformed("wire-form", detail=str(error)) from None
    values = {name: getattr(shown, name) for name in _NAMES}
    values["legal"] = tuple(parse(text) for text in shown.legal)
    values["landings"] = tuple(_landing(landing) for landing in shown.landings)
    values["seats"] = tuple(_seat_view(seat) for seat in shown.seats)
    return View(**values)


def _seat_view(data: SeatData) -> SeatView:
    score = data.score
    points = Score(score.goods, score.sets, score.territories, score.figures)
    return SeatView(data.seat, data.house, data.goods, data.conquerors, data.peasants, data.cards, points)


def _landing(data: LandingData) -> Landing:
    action = parse(data.action)
    if not isinstance(action, Sail):
        raise Malformed("action-unknown", text=data.action, expected=Sail.form)
    return Landing(action, data.price, data.cards)
