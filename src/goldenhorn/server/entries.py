"""The log of a table: what happened at it, one entry after the other, and what of it a seat or a spectator may know.

`at` is the time in milliseconds since 1970. Players stand in the log by their key, which is never sent to anybody; what a
client gets is made by `told`. What people may call themselves and say is checked before it is written, and not again here:
what happened stays readable when that becomes stricter.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import replace

from goldenhorn.game.events import Event, HiddenDraw, seen_by
from goldenhorn.record.codec import event_of
from goldenhorn.record.model import DrawEvent, EventRecord, House, Seat
from goldenhorn.server.setup import STEERING, SeatPlan, Setup

Text = Annotated[str, Meta(pattern=rf"^(?=.*\S)[^{STEERING}]+$(?!\n)", max_length=300)]
Phrase = Literal[
    "hello", "good-luck", "your-turn", "thinking", "well-played", "ouch", "pirates", "thanks", "rematch", "goodbye"
]
Salt = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{0,64}$(?!\n)")]


class HiddenDrawEvent(Struct, tag="hidden", frozen=True):
    """Cards drawn by a seat, as the others see it."""

    seat: Seat
    number: int


ToldEvent = EventRecord | HiddenDrawEvent


class Entry(Struct, frozen=True, kw_only=True, tag_field="kind"):
    at: int


class Opened(Entry, tag="opened", frozen=True):
    """The first entry. The shuffle is fixed by a secret whose hash is shown from now on. The game may begin with what
    happened in another one, `before`.
    """

    setup: Setup
    commitment: str
    host: str | UnsetType = UNSET
    before: list[EventRecord] | UnsetType = UNSET


class Sat(Entry, tag="sat", frozen=True):
    """A person takes a seat, or takes it along to another device."""

    seat: Seat
    name: str
    player: str | UnsetType = UNSET


class Stood(Entry, tag="stood", frozen=True):
    """A seat is open again, before the game."""

    seat: Seat


class Planned(Entry, tag="planned", frozen=True):
    """The host gives a seat to a bot, or opens it."""

    seat: Seat
    plan: SeatPlan


class Chose(Entry, tag="chose", frozen=True):
    """A house for a seat; null if it does not matter."""

    seat: Seat
    house: House | None


class Readied(Entry, tag="readied", frozen=True):
    """A person is ready, or not any more. With the salt it has a hand in the shuffle."""

    seat: Seat
    ready: bool
    salt: Salt = ""


class Started(Entry, tag="started", frozen=True):
    """The game begins; `events` is what chance supplied before the first decision."""

    houses: list[House]
    salt: str
    events: list[ToldEvent]


class Acted(Entry, tag="acted", frozen=True, omit_defaults=True):
    """A decision in a round, and what chance added. `bot` is the level that decided, null if the person did. `price` are
    the wind cards of a landing; `cargo` is what was loaded, unloaded or stolen: `number` goods or conquerors, and
    `peasants`.
    """

    seat: Seat
    events: list[ToldEvent]
    bot: str | None
    round: int = 0
    price: str = ""
    cargo: str | None = None
    number: int = 0
    peasants: int = 0


class Undone(Entry, tag="undone", frozen=True):
    """A seat takes back its last decisions; so many events are left."""

    seat: Seat
    events: int


class Replaced(Entry, tag="replaced", frozen=True):
    """A bot plays for a person from now on."""

    seat: Seat
    why: Literal["left", "clock"]


class Returned(Entry, tag="returned", frozen=True):
    """The person plays again."""

    seat: Seat


class Said(Entry, tag="said", frozen=True):
    """A spectator has no seat."""

    name: str
    seat: Seat | None = None
    phrase: Phrase | None = None
    text: str | None = None


class Again(Entry, tag="again", frozen=True):
    """A rematch at another table."""

    table: str


class Closed(Entry, tag="closed", frozen=True):
    """The host has given the table up before the game."""


BeforeGame = Opened | Sat | Stood | Planned | Chose | Readied | Closed
InGame = Started | Acted | Undone | Replaced | Returned
AnyEntry = BeforeGame | InGame | Said | Again

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def write_entry(entry: AnyEntry) -> str:
    return _encoder.encode(entry).decode()


def read_entry(body: str) -> AnyEntry:
    return _decoder.decode(body)


def events_of(entry: Started | Acted) -> list[Event]:
    """The events of an entry of the log, where nothing is hidden."""
    return [event_of(event) for event in entry.events if not isinstance(event, HiddenDrawEvent)]


def told_event(event: ToldEvent, seat: int | None) -> ToldEvent:
    """An event as one seat, or a spectator, may know it; all but draws is open to everybody (5.13)."""
    if not isinstance(event, DrawEvent):
        return event
    seen = seen_by(event_of(event), seat)
    return HiddenDrawEvent(seen.seat, seen.number) if isinstance(seen, HiddenDraw) else event


def told(entry: AnyEntry, seat: int | None) -> AnyEntry:
    """An entry for a seat, or for a spectator: without keys of players, and with what it may know of the cards."""
    if isinstance(entry, Started | Acted):
        return replace(entry, events=[told_event(event, seat) for event in entry.events])
    if isinstance(entry, Opened):
        return replace(entry, host=UNSET, before=UNSET)
    return replace(entry, player=UNSET) if isinstance(entry, Sat) else entry
