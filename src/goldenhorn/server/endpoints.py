"""What the server does by HTTP: who one is, tables, finished games."""

import asyncio
import secrets
from typing import Annotated, Any

from msgspec import Meta, Struct, ValidationError, convert
from starlette.responses import Response

from goldenhorn.errors import Impossible
from goldenhorn.record.migrations import migrate
from goldenhorn.record.model import BoxRecord, Record
from goldenhorn.record.verify import RecordFault, replay
from goldenhorn.rules.box import standard_box
from goldenhorn.server.companion import CompanionEndpoints
from goldenhorn.server.finished import SeatSummary, imported_game, summary_of
from goldenhorn.server.forms import not_understood
from goldenhorn.server.guard import address_of
from goldenhorn.server.hall import Hall, now
from goldenhorn.server.http import Call, Endpoint, Nothing, json_response
from goldenhorn.server.learning import Learning
from goldenhorn.server.limits import Buckets, Limits
from goldenhorn.server.own import OwnRecords
from goldenhorn.server.people import Credentials, Me, NewName, People
from goldenhorn.server.protocol import TableInfo, TableLine, TableLines
from goldenhorn.server.refusals import Busy, Forbidden, Unknown
from goldenhorn.server.replaying import Positions, PositionSearch, Replay, positions_of, replay_of
from goldenhorn.server.setup import Setup
from goldenhorn.server.storage import store
from goldenhorn.server.storage.store import KeptGame, Person, TableRow
from goldenhorn.server.telling import info_of

HOUR = 60 * 60 * 1000


class TableKey(Struct, frozen=True):
    key: str


class CarryToken(Struct, frozen=True):
    """A link that works once, until the time given."""

    token: str
    until: int


class GameLine(Struct, frozen=True):
    key: str
    finished: int
    expansion: bool
    reason: str
    seats: list[SeatSummary]
    seat: int | None


class GameLines(Struct, frozen=True):
    """`next` is the `before` of the next page."""

    games: list[GameLine]
    next: int | None


class GameSearch(Struct, frozen=True):
    words: Annotated[str, Meta(max_length=100)] = ""
    players: Annotated[int, Meta(ge=2, le=4)] | None = None
    expansion: bool | None = None
    before: Annotated[int, Meta(ge=0, le=2**53 - 1)] = 2**53 - 1


class Endpoints:
    def __init__(self, hall: Hall, people: People, limits: Limits) -> None:
        self.hall = hall
        self.people = people
        self.limits = limits
        self.logins = Buckets(limits.logins_burst, limits.logins_rate)

    def all(self) -> list[Endpoint]:
        return [
            Endpoint("GET", "/api/me", "Who am I?", self.me, Me),
            Endpoint("PUT", "/api/me", "Give myself a name", self.rename, Me, body=NewName),
            Endpoint("POST", "/api/account", "Make an account", self.register, Me, body=Credentials, refusals=(409,)),
            Endpoint("POST", "/api/login", "Log in", self.log_in, Me, body=Credentials, refusals=(403,)),
            Endpoint("POST", "/api/logout", "Log out", self.log_out, Nothing),
            Endpoint("GET", "/api/box", "The material that is played with", self.box, BoxRecord),
            Endpoint("GET", "/api/tables", "Tables to go on with, to join, to watch", self.list_tables, TableLines),
            Endpoint(
                "POST", "/api/tables", "Open a table", self.open, TableKey, body=Setup, status=201, refusals=(403, 409)
            ),
            Endpoint("GET", "/api/tables/{key}", "A table", self.table, TableInfo, refusals=(404,)),
            Endpoint(
                "POST", "/api/tables/{key}/carry", "A link for another device", self.carry, CarryToken, refusals=(403, 404)
            ),
            Endpoint("POST", "/api/carry/{token}", "Follow such a link", self.follow, TableKey, refusals=(403, 404, 409)),
            Endpoint("GET", "/api/games", "My finished games", self.list_games, GameLines, query=GameSearch),
            Endpoint(
                "POST",
                "/api/games",
                "Add a record",
                self.add_game,
                TableKey,
                body=dict[str, Any],
                shown=Record,
                status=201,
                refusals=(403, 409, 422),
            ),
            Endpoint("GET", "/api/games/{key}", "The record of a game", self.game, Record, refusals=(404,)),
            Endpoint("GET", "/api/games/{key}/replay", "The story of a game", self.replay, Replay, refusals=(404,)),
            Endpoint(
                "GET",
                "/api/games/{key}/positions",
                "Positions of a game",
                self.positions,
                Positions,
                query=PositionSearch,
                refusals=(404, 409),
            ),
            Endpoint("DELETE", "/api/games/{key}", "Delete a game of mine", self.drop_game, Nothing, refusals=(404,)),
            *OwnRecords(self.hall, self.people).all(),
            *Learning(self.hall, self.people).all(),
            *CompanionEndpoints(self.hall).all(),
        ]

    async def box(self, _: Call[None, None]) -> BoxRecord:
        return convert(standard_box().to_dict(), BoxRecord)

    # People

    async def me(self, call: Call[None, None]) -> Me:
        person = await self.people.who(call.request)
        return Me(None, None) if person is None else Me(person.name, person.login)

    async def rename(self, call: Call[NewName, None]) -> Response:
        return await self._as(lambda response: self.people.rename(call.request, call.body.name, response))

    async def register(self, call: Call[Credentials, None]) -> Response:
        self._patience(call)
        return await self._as(lambda response: self.people.register(call.request, call.body, response))

    async def log_in(self, call: Call[Credentials, None]) -> Response:
        self._patience(call)
        return await self._as(lambda response: self.people.log_in(call.request, call.body, response))

    async def log_out(self, call: Call[None, None]) -> Response:
        response = json_response(Nothing())
        await self.people.log_out(call.request, response)
        return response

    async def _as(self, become: Any) -> Response:
        """Who somebody is from now on, with the cookie that says so."""
        cookies = Response()
        person: Person = await become(cookies)
        response = json_response(Me(person.name, person.login))
        response.raw_headers += [header for header in cookies.raw_headers if header[0] == b"set-cookie"]
        return response

    def _patience(self, call: Call[Any, Any]) -> None:
        """Passwords cannot be tried out quickly."""
        if not self.logins.take(address_of(call.request.scope)):
            raise Busy("too-many")

    # Tables

    async def list_tables(self, call: Call[None, None]) -> TableLines:
        person = await self.people.who(call.request)
        rows = await self.hall.read(lambda database: store.public_tables(database, 50))
        mine = await self.hall.read(lambda database: store.tables_of(database, person.key, 50)) if person else []
        player = None if person is None else person.key
        return TableLines([await self._line(row, player) for row in mine], [await self._line(row, player) for row in rows])

    async def _line(self, row: TableRow, player: str | None) -> TableLine:
        table = (await self.hall.find(row.key)).table
        chairs = info_of(table).chairs
        return TableLine(row.key, table.phase, row.expansion, chairs, table.seats_of(player), table.decider, row.created)

    async def open(self, call: Call[Setup, None]) -> TableKey:
        person = await self.people.named(call.request)
        if await self.hall.read(lambda database: store.open_tables_of(database, person.key)) >= self.limits.tables:
            raise Impossible("tables-too-many", most=self.limits.tables)
        names = call.body.names or [None] * len(call.body.seats)
        here = [
            (seat, person.key, name or str(person.name))
            for seat, (plan, name) in enumerate(zip(call.body.seats, names, strict=False))
            if plan == "here"
        ]
        return TableKey(await self.hall.open(call.body, person.key, here))

    async def table(self, call: Call[None, None]) -> TableInfo:
        return info_of((await self.hall.find(call.path["key"])).table)

    async def carry(self, call: Call[None, None]) -> CarryToken:
        person = await self.people.named(call.request)
        live = await self.hall.find(call.path["key"])
        if not live.table.seats_of(person.key):
            raise Forbidden("seat-not-yours")
        token, until = secrets.token_urlsafe(24), now() + HOUR
        key = live.table.key
        await self.hall.write(lambda database: store.add_carry(database, token, key, person.key, until))
        return CarryToken(token, until)

    async def follow(self, call: Call[None, None]) -> Response:
        """The seats go over to whoever follows the link first; a newcomer gets the name they had."""
        token, at = call.path["token"], now()
        found = await self.hall.write(lambda database: store.take_carry(database, token, at))
        if found is None:
            raise Unknown("carry-unknown")
        key, before = found
        cookies = Response()
        person = await self.people.who(call.request) or await self.people.add_guest(cookies)
        if person.name is None:
            person = await self._same_name(person, key, before)
        await self.people.carry(key, before, person)
        response = json_response(TableKey(key))
        response.raw_headers += [header for header in cookies.raw_headers if header[0] == b"set-cookie"]
        return response

    async def _same_name(self, person: Person, key: str, before: str) -> Person:
        """A newcomer who takes seats over is called as whoever had them."""
        table = (await self.hall.find(key)).table
        name = next((table.chairs[seat].name for seat in table.seats_of(before)), None)
        if name is None:
            return person
        await self.hall.write(lambda database: store.rename(database, person.key, name))
        return Person(person.key, name, person.login)

    # Finished games

    async def list_games(self, call: Call[None, GameSearch]) -> GameLines:
        person = await self.people.who(call.request)
        if person is None:
            return GameLines([], None)
        wanted, most = call.query, 50
        words = wanted.words.replace("\0", " ")  # no name has it, and PostgreSQL cannot look for it
        rows = await self.hall.read(
            lambda database: store.games_of(
                database, person.key, words, wanted.players, wanted.expansion, wanted.before, most
            )
        )
        lines = [
            GameLine(row.key, row.finished, row.expansion, row.reason, summary_of(row.summary), row.seat) for row in rows
        ]
        return GameLines(lines, rows[-1].finished if len(rows) == most else None)

    async def game(self, call: Call[None, None]) -> Response:
        kept = await self._kept(call.path["key"])
        return Response(kept.record, media_type="application/json")

    async def replay(self, call: Call[None, None]) -> Response:
        kept = await self._kept(call.path["key"])
        return await asyncio.to_thread(lambda: json_response(replay_of(kept)))  # a long one takes a while

    async def positions(self, call: Call[None, PositionSearch]) -> Response:
        kept = await self._kept(call.path["key"])
        return await asyncio.to_thread(lambda: json_response(positions_of(kept, call.query)))

    async def _kept(self, key: str) -> KeptGame:
        kept = await self.hall.read(lambda database: store.read_game(database, key))
        if kept is None:
            raise Unknown("game-unknown")
        return kept

    async def add_game(self, call: Call[dict[str, Any], None]) -> TableKey:
        """Keep a record, if it follows the rules."""
        person = await self.people.named(call.request)
        try:
            record = convert(migrate(call.body), Record)
        except ValidationError as error:
            raise not_understood(error, Record) from None
        try:
            game = await asyncio.to_thread(replay, record)  # a long one takes a while
        except RecordFault as wrong:
            raise wrong.fault.error from None
        key = secrets.token_urlsafe(12)
        row = imported_game(key, record, game, now())
        await self.hall.write(lambda database: store.add_game(database, row, {person.key: {}}, []))
        return TableKey(key)

    async def drop_game(self, call: Call[None, None]) -> Nothing:
        person = await self.people.who(call.request)
        key = call.path["key"]
        if person is None or not await self.hall.write(lambda database: store.drop_game(database, person.key, key)):
            raise Unknown("game-unknown")
        self.hall.forget(key)
        return Nothing()
