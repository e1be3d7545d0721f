"""The messages of a table's socket, both ways. docs/protocol.md describes them; the JSON Schema is made from these types.

A client's message has an `id` of its own choice; the answer, `Done`, `Advice` or `Refused`, repeats it. Whatever happens
at the table arrives as `News`, in order and numbered, also what the client did itself.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from goldenhorn.advice.belief import Belief
from goldenhorn.advice.counsel import Chance, EndNow
from goldenhorn.advice.risk import Risk
from goldenhorn.bots.wire import ViewData
from goldenhorn.record.model import ActionText, House, Seat
from goldenhorn.record.whole import Reader
from goldenhorn.server.entries import AnyEntry, Phrase, Salt, Text
from goldenhorn.server.forms import not_understood
from goldenhorn.server.setup import Level, Name, SeatPlan, Setup

PROTOCOL = 1
MAX_MESSAGE = 4096  # bytes

Id = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]


class Wish(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    id: Id


class Look(Wish, tag="look", frozen=True):
    """See the table from one of the own seats, or as a spectator (null). At first it is the lowest own seat."""

    seat: Seat | None


class Sit(Wish, tag="sit", frozen=True):
    """Take an open seat, or an own one under another name. Without a name one is called as everywhere else; with one,
    several people at one device can be told apart.
    """

    seat: Seat
    name: Name | None = None


class Stand(Wish, tag="stand", frozen=True):
    seat: Seat


class PlanSeat(Wish, tag="plan", frozen=True):
    """The host gives a seat to a bot, or opens it."""

    seat: Seat
    plan: SeatPlan


class ChooseHouse(Wish, tag="house", frozen=True):
    seat: Seat
    house: House | None


class MakeReady(Wish, tag="ready", frozen=True):
    """With a salt of one's own one has a hand in the shuffle."""

    seat: Seat
    ready: bool = True
    salt: Salt = ""


class Start(Wish, tag="start", frozen=True):
    pass


class Close(Wish, tag="close", frozen=True):
    pass


class Act(Wish, tag="act", frozen=True):
    """A decision; `answers` is the `turn` that it was made in."""

    seat: Seat
    action: ActionText
    answers: Number


class Why(Wish, tag="why", frozen=True):
    """Whether a seat could decide so now: it is refused for the reason why not, and nothing happens."""

    seat: Seat
    action: ActionText


class Advise(Wish, tag="advise", frozen=True):
    """Ask for advice, where the table allows it: about what is hidden and how safe the own ships are, at any time; or about
    the moves of the seat, which then has to decide. Answered by `Advice`.
    """

    seat: Seat
    about: Literal["cards", "moves"]


class Undo(Wish, tag="undo", frozen=True):
    seat: Seat
    answers: Number


class Leave(Wish, tag="leave", frozen=True):
    """A bot takes over."""

    seat: Seat


class ComeBack(Wish, tag="return", frozen=True):
    seat: Seat


class Say(Wish, tag="say", frozen=True):
    """One of the two."""

    phrase: Phrase | None = None
    text: Text | None = None


class Rematch(Wish, tag="rematch", frozen=True):
    """The same people at a new table, everybody one seat on."""


class Ping(Wish, tag="ping", frozen=True):
    pass


AnyWish = (
    Look
    | Sit
    | Stand
    | PlanSeat
    | ChooseHouse
    | MakeReady
    | Start
    | Close
    | Act
    | Why
    | Advise
    | Undo
    | Leave
    | ComeBack
    | Say
    | Rematch
    | Ping
)


class ChairInfo(Struct, frozen=True, kw_only=True):
    """A seat: who sits in it. `bot` is the level of a bot, or of the one that stands in; `left` the milliseconds on the
    clock of the game, without what runs now.
    """

    name: str | None
    house: House | None
    open: bool
    ready: bool
    away: bool
    bot: Level | None
    left: int | None = None


class TableInfo(Struct, frozen=True, kw_only=True):
    key: str
    phase: Literal["waiting", "playing", "over", "closed"]
    setup: Setup
    chairs: list[ChairInfo]
    commitment: str
    rematch: str | None
    advice: bool = False  # people at the table may ask for it
    secret: str | None = None  # once the game is over: whoever wants can check the shuffle


class TableLine(Struct, frozen=True):
    """A table in a list: who sits there, which seats are one's own, and which one decides now."""

    key: str
    phase: str
    expansion: bool
    chairs: list[ChairInfo]
    mine: list[int]
    decider: int | None
    created: int


class TableLines(Struct, frozen=True):
    mine: list[TableLine]
    public: list[TableLine]


class News(Struct, frozen=True, kw_only=True, tag="news", tag_field="type"):
    """Entry `number` of the log. `turn` is what the next move answers; `view` what the seat may know now, if it changed;
    `deadline` when the clock of the seat that decides falls; `undo` the seat that may take its last decision back; `left`,
    with a clock for the game, the milliseconds of each seat, without what runs now.
    """

    number: int
    entry: AnyEntry
    turn: int
    deadline: int | None
    undo: int | None
    left: list[int] | UnsetType = UNSET
    table: TableInfo | UnsetType = UNSET
    view: msgspec.Raw | UnsetType = UNSET


class Welcome(Struct, frozen=True, kw_only=True, tag="table", tag_field="type"):
    """Everything from the beginning: after connecting, after `Look`, and with the truth for who was late."""

    protocol: int
    number: int  # of the next entry
    turn: int
    deadline: int | None
    undo: int | None
    now: int
    table: TableInfo
    host: bool
    mine: list[int]
    seat: int | None
    log: list[AnyEntry]
    view: msgspec.Raw | None


class Done(Struct, frozen=True, tag="done", tag_field="type"):
    """What was wished for has happened and is kept; `number` is its entry, where there is one."""

    id: int
    number: int | None = None


class Refused(Struct, frozen=True, kw_only=True, tag="refused", tag_field="type"):
    """Nothing has changed. `kind`: malformed, impossible, illegal, forbidden, unknown, late, busy, broken. `message` is a
    sentence in the language of the connection, `rule` the number of a rule.
    """

    id: int | None
    kind: str
    code: str
    message: str
    rule: str | None = None


class AdvisedReason(Struct, frozen=True):
    """`text` is in the language of the connection."""

    code: str
    text: str


class AdvisedMove(Struct, frozen=True):
    """A move, as texts of actions: one, or a load and the landing after it. `share` is that of the search."""

    actions: list[ActionText]
    chance: Chance
    share: float
    reasons: list[AdvisedReason]


class Advice(Struct, frozen=True, kw_only=True, tag="advice", tag_field="type"):
    """Advice for a seat in the turn that it was asked for in. `belief` and `risk` are exact and come at once; `moves`, the
    best first, are searched for, which takes up to a second. `end` says whether to announce the end.
    """

    id: int
    seat: int
    turn: int
    end: EndNow
    belief: Belief | None = None
    risk: Risk | None = None
    moves: list[AdvisedMove] | None = None


class Present(Struct, frozen=True, tag="present", tag_field="type"):
    """Who is connected: the seats, and the number of spectators."""

    seats: list[int]
    spectators: int


class Bye(Struct, frozen=True, tag="bye", tag_field="type"):
    """The server is about to end or to be restarted: connect again in a moment."""

    after: int  # milliseconds


Answer = News | Welcome | Done | Refused | Advice | Present | Bye

_encoder = msgspec.json.Encoder()
_reader: Reader[AnyWish] = Reader(AnyWish)


class _Id(Struct):
    id: Id | None = None


_id_reader: Reader[_Id] = Reader(_Id)


def read_wish(message: bytes | str) -> AnyWish:
    """Raises `Malformed`, which says what was expected."""
    try:
        return _reader.read(message)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise not_understood(error, AnyWish) from None


def id_of(message: bytes | str) -> int | None:
    """The id of a message that cannot be read otherwise, if it has one."""
    try:
        return _id_reader.read(message).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


def write_answer(answer: Answer) -> bytes:
    return _encoder.encode(answer)


def schema() -> dict[str, Any]:
    """The JSON Schema of all messages: `wish` from the client, `answer` from the server."""
    (wish, answer, view), components = msgspec.json.schema_components(
        (AnyWish, Answer, ViewData), ref_template="#/$defs/{name}"
    )
    for told, nothing in ((News, []), (Welcome, [{"type": "null"}])):  # which get it as JSON that was written before
        components[told.__name__]["properties"]["view"] = {"anyOf": [view, *nothing]}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The socket of a table of Golden Horn",
        "$defs": {**components, "wish": wish, "answer": answer},
        "anyOf": [{"$ref": "#/$defs/wish"}, {"$ref": "#/$defs/answer"}],
    }
