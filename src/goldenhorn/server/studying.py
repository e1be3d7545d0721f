"""What the server does by HTTP with finished games beside showing them: analyses, moves that are tried out in a position,
and tables that go on from there.
"""

import asyncio
from typing import Literal

import msgspec
from msgspec import Struct

from goldenhorn.analysis.model import ANALYSIS_VERSION, Analysis
from goldenhorn.bots.wire import view_data
from goldenhorn.errors import Impossible
from goldenhorn.record.codec import read_json
from goldenhorn.server.analysts import Analysts
from goldenhorn.server.exploring import Exploration, Trial, Tried, Weighed, explored, tried
from goldenhorn.server.guard import language_of_request
from goldenhorn.server.hall import Hall, now
from goldenhorn.server.http import Call, Endpoint, problem_of
from goldenhorn.server.limits import Limits
from goldenhorn.server.people import People
from goldenhorn.server.refusals import Broken, Busy, Forbidden, Unknown
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
                "/api/games/{key}/try",
                "Other moves in a position, and what they change",
                self.try_out,
                Tried,
                body=Trial,
                refusals=(404, 409),
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

    async def try_out(self, call: Call[Trial, None]) -> Tried:
        """The game is over, so whoever decides may be looked over the shoulder."""
        record = read_json((await self._kept(call.path["key"])).record)
        course = await asyncio.to_thread(tried, record, call.body)
        states = [course.before, *([] if course.played is None else [course.played]), *course.after]
        weighed, unknown = None, None
        try:
            before, *later = await self.hall.keeper.thinkers.weigh(course.game.view(), states)
            played = None if course.played is None else later.pop(0)
            weighed = Weighed(before, played, later)
        except (Busy, Broken, Impossible) as error:  # the rest is worth being seen all the same
            unknown = problem_of(error, language_of_request(call.request))
        return Tried(course.steps, view_data(course.game.view(course.game.decider)), weighed, unknown)

    async def explore(self, call: Call[Exploration, None]) -> ExploredTable:
        """The true cards of the finished game are those of the new table; what chance brings from here on is dealt anew."""
        person = await self.people.named(call.request)
        if await self.hall.read(lambda database: store.open_tables_of(database, person.key)) >= self.limits.tables:
            raise Impossible("tables-too-many", most=self.limits.tables)
        record = read_json((await self._kept(call.path["key"])).record)
        setup, events = await asyncio.to_thread(explored, record, call.body)
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


def _analysis(row: AnalysisRow) -> Analysis | None:
    """The analysis of a row that is done; None if it is of another version."""
    if row.state != "done" or row.body is None:
        return None
    try:
        found = msgspec.json.decode(row.body, type=Analysis)
    except msgspec.MsgspecError:
        return None
    return found if found.version == ANALYSIS_VERSION else None
