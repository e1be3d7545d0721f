"""What the server does by HTTP with finished games beside showing them: analyses, and tables that go on from a position."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from goldenhorn.analysis.model import ANALYSIS_VERSION, Analysis
from goldenhorn.errors import GameOver, Impossible
from goldenhorn.record.codec import options_of, read_json
from goldenhorn.record.model import EventRecord, Record
from goldenhorn.rules.box import standard_box
from goldenhorn.server.analysts import Analysts
from goldenhorn.server.hall import Hall, now
from goldenhorn.server.http import Call, Endpoint
from goldenhorn.server.limits import Limits
from goldenhorn.server.people import People
from goldenhorn.server.refusals import Forbidden, Unknown
from goldenhorn.server.replaying import steps_of
from goldenhorn.server.setup import SeatPlan, Setup
from goldenhorn.server.storage import analyses, store
from goldenhorn.server.storage.analyses import AnalysisRow
from goldenhorn.server.storage.store import KeptGame, Person

DepthName = Literal["quick", "deep"]


class AnalysisWish(Struct, frozen=True):
    depth: DepthName = "quick"


class AnalysisState(Struct, frozen=True):
    """How far the analysis of a game is: `done` of `total` events, after `ahead` other analyses. `mine`: who asks here has
    asked for it, and may stop it.
    """

    depth: DepthName
    state: Literal["none", "asked", "stopped", "failed", "done"]
    done: int = 0
    total: int = 0
    ahead: int = 0
    mine: bool = False
    analysis: Analysis | None = None


class Exploration(Struct, frozen=True, forbid_unknown_fields=True):
    """Go on from the position after a step of the replay; whoever asks sits in the seats that are `here`."""

    step: Annotated[int, Meta(ge=0, le=2**31 - 1)]
    seats: Annotated[list[SeatPlan], Meta(min_length=2, max_length=4)]


class ExploredTable(Struct, frozen=True):
    key: str


class Studies:
    def __init__(self, hall: Hall, people: People, analysts: Analysts, limits: Limits) -> None:
        self.hall = hall
        self.people = people
        self.analysts = analysts
        self.limits = limits

    def all(self) -> list[Endpoint]:
        path = "/api/games/{key}/analysis"
        return [
            Endpoint(
                "GET", path, "The analysis of a game", self.analysis, AnalysisState, query=AnalysisWish, refusals=(404,)
            ),
            Endpoint("POST", path, "Analyse a game", self.ask, AnalysisState, body=AnalysisWish, refusals=(403, 404, 409)),
            Endpoint(
                "DELETE",
                path,
                "Stop an analysis of mine",
                self.stop,
                AnalysisState,
                query=AnalysisWish,
                refusals=(403, 404),
            ),
            Endpoint(
                "POST",
                "/api/games/{key}/explore",
                "A table that goes on from a position",
                self.explore,
                ExploredTable,
                body=Exploration,
                status=201,
                refusals=(403, 404, 409),
            ),
        ]

    async def analysis(self, call: Call[None, AnalysisWish]) -> AnalysisState:
        await self._kept(call.path["key"])
        return await self._state(call.path["key"], call.query.depth, await self.people.who(call.request))

    async def ask(self, call: Call[AnalysisWish, None]) -> AnalysisState:
        """One at a time for each person; what was stopped goes on."""
        person = await self.people.named(call.request)
        key, depth = call.path["key"], call.body.depth
        await self._kept(key)
        row = await self.hall.read(lambda database: analyses.read_analysis(database, key, depth))
        if row is None or (row.state != "asked" and _analysis(row) is None):
            if await self.hall.read(lambda database: analyses.is_busy(database, person.key, key, depth)):
                raise Impossible("analysis-one")
            anew = row is not None and row.state == "done"
            await self.hall.write(lambda database: analyses.ask(database, key, depth, person.key, now(), anew=anew))
            self.analysts.wake()
        return await self._state(key, depth, person)

    async def stop(self, call: Call[None, AnalysisWish]) -> AnalysisState:
        person = await self.people.who(call.request)
        key, depth = call.path["key"], call.query.depth
        await self._kept(key)
        row = await self.hall.read(lambda database: analyses.read_analysis(database, key, depth))
        if row is not None and row.state == "asked":
            if person is None or person.key != row.player:
                raise Forbidden("analysis-not-yours")
            await self.hall.write(lambda database: analyses.stop(database, key, depth))
            self.analysts.stop(key, depth)
        return await self._state(key, depth, person)

    async def _state(self, key: str, depth: DepthName, person: Person | None) -> AnalysisState:
        row = await self.hall.read(lambda database: analyses.read_analysis(database, key, depth))
        if row is None:
            return AnalysisState(depth, "none")
        mine = person is not None and person.key == row.player
        if row.state == "done":
            analysis = _analysis(row)
            return AnalysisState(depth, "none" if analysis is None else "done", row.done, row.total, 0, mine, analysis)
        here = self.analysts.progress(key, depth)
        done, total = (row.done, row.total) if here is None else (here.done, here.total)
        asked = row.asked
        ahead = 0
        if row.state == "asked" and here is None:
            ahead = await self.hall.read(lambda database: analyses.waiting_before(database, asked))
        return AnalysisState(depth, row.state, done, total, ahead, mine)

    async def explore(self, call: Call[Exploration, None]) -> ExploredTable:
        """The true cards of the finished game are those of the new table; what chance brings from here on is dealt anew."""
        person = await self.people.named(call.request)
        if await self.hall.read(lambda database: store.open_tables_of(database, person.key)) >= self.limits.tables:
            raise Impossible("tables-too-many", most=self.limits.tables)
        record = read_json((await self._kept(call.path["key"])).record)
        setup, events = explored(record, call.body)
        here = [(seat, person.key, str(person.name)) for seat, plan in enumerate(call.body.seats) if plan == "here"]
        key = await self.hall.open(setup, person.key, here, events)
        live = await self.hall.find(key)
        await self.hall.change(live, lambda table: table.start(person.key, now()))
        return ExploredTable(key)

    async def _kept(self, key: str) -> KeptGame:
        kept = await self.hall.read(lambda database: store.read_game(database, key))
        if kept is None:
            raise Unknown("game-unknown")
        return kept


def explored(record: Record, wish: Exploration) -> tuple[Setup, list[EventRecord]]:
    """The set-up of a table like that of a record, and the events up to a step of its replay."""
    options = record.options
    if len(wish.seats) != options.players:
        raise Impossible("explore-seats", players=options.players, number=len(wish.seats))
    if "open" in wish.seats or "here" not in wish.seats:
        raise Impossible("explore-plans")
    steps = list(steps_of(record))
    if wish.step >= len(steps):
        raise Impossible("explore-step", last=len(steps) - 1, step=wish.step)
    if wish.step == len(steps) - 1 and record.result is not None:
        raise GameOver("game-over", "6.3")
    setup = Setup(
        seats=wish.seats,
        expansion=options.expansion,
        layout=options.layout,
        modone=options.modone,
        first=options.first,
        houses=list(options.houses),
        box=None if options_of(record).box == standard_box() else record.box,
        chat="off",
        hints=True,
    )
    return setup, record.events[: sum(map(len, steps[: wish.step + 1]))]


def _analysis(row: AnalysisRow) -> Analysis | None:
    """The analysis of a row that is done; None if it is of another version."""
    if row.state != "done" or row.body is None:
        return None
    try:
        found = msgspec.json.decode(row.body, type=Analysis)
    except msgspec.MsgspecError:
        return None
    return found if found.version == ANALYSIS_VERSION else None
