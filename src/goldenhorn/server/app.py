"""The application: everything put together."""

import asyncio
import contextlib
import gc
import logging
import os
import random
import secrets
from collections.abc import AsyncIterator
from importlib.metadata import version
from typing import TYPE_CHECKING, Any

from starlette.applications import Starlette
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from goldenhorn.errors import GoldenHornError
from goldenhorn.server import page, reference
from goldenhorn.server.analysts import Analysts
from goldenhorn.server.endpoints import Endpoints
from goldenhorn.server.guard import Guard, language_of_request, origin_allowed
from goldenhorn.server.hall import Hall, now
from goldenhorn.server.http import openapi, problem
from goldenhorn.server.limits import Limits
from goldenhorn.server.measures import Measures
from goldenhorn.server.people import People
from goldenhorn.server.protocol import schema
from goldenhorn.server.reaching import Unreachable
from goldenhorn.server.settings import Settings
from goldenhorn.server.socket import POLICY, Socket
from goldenhorn.server.storage import store
from goldenhorn.server.storage.cleaning import clean
from goldenhorn.server.storage.engine import open_engine
from goldenhorn.server.storage.migrating import migrate
from goldenhorn.server.storage.writer import Writer
from goldenhorn.server.studying import Studies
from goldenhorn.server.thinking import Thinkers

if TYPE_CHECKING:
    from goldenhorn.server.storage.listening import Ear

log = logging.getLogger("goldenhorn.server")
CHANNEL = "goldenhorn"
PATIENCE = 3.0  # seconds until a database that does not answer counts as away
RETURN = 2000  # milliseconds after which people connect again when the server has ended
GOODBYE = 30  # tenths of a second
HOUR = 60 * 60.0


class House:
    """The server of one process, while it runs."""

    def __init__(self, settings: Settings, limits: Limits | None = None) -> None:
        self.settings = settings
        self.limits = limits or Limits()
        self.engine = open_engine(settings.database_url)
        migrate(self.engine)
        shared = self.engine.dialect.name == "postgresql"
        self.writer = Writer(self.engine, CHANNEL if shared else None)
        self.thinkers = Thinkers(settings.thinkers or max(2, (os.cpu_count() or 2) // settings.processes))
        # A single process goes on at once with what it kept before it was restarted.
        name = f"{os.getpid()}-{secrets.token_hex(8)}" if shared else "alone"
        self.hall = Hall(self.engine, self.writer, self.thinkers, name, shared=shared, lease=1000 * max(1, settings.lease))
        self.people = People(self.hall, secure=settings.secure)
        self.analysts = Analysts(self.hall, name)
        self.endpoints = [
            *Endpoints(self.hall, self.people, self.limits).all(),
            *Studies(self.hall, self.people, self.analysts, self.limits).all(),
        ]
        self.measures = Measures(self.hall, self.writer, self.thinkers)
        self.sockets: set[Socket] = set()
        self.ending = False
        self._ear = new_ear(settings.database_url) if shared else None

    @contextlib.asynccontextmanager
    async def running(self, _: Starlette) -> AsyncIterator[None]:
        await self.thinkers.start()
        if self._ear is not None:
            await self._ear.start(self.hall.heard, self.hall.heard_nothing)
        chores = [asyncio.ensure_future(self.hall.keeper.run()), asyncio.ensure_future(self._clean())]
        chores.append(asyncio.ensure_future(self.analysts.run()))
        log.info("server ready", extra={"database": self.engine.dialect.name})
        spare_garbage()
        try:
            yield
        finally:
            await self.say_bye()
            for chore in chores:
                chore.cancel()
            await asyncio.wait(chores)
            await self.hall.close()
            await self.thinkers.close()
            if self._ear is not None:
                await self._ear.close()
            await asyncio.to_thread(self.writer.close)
            self.engine.dispose()
            log.info("server ended")

    async def say_bye(self) -> None:
        """Let everybody know that the server ends, and wait a moment for them to hear it."""
        self.ending = True
        for socket in list(self.sockets):
            socket.say_bye(RETURN)
        for _ in range(GOODBYE):
            if not self.sockets:
                break
            await asyncio.sleep(0.1)

    async def _clean(self) -> None:
        """Delete what nobody will miss, every hour or so. Processes that were started together do it at different times."""
        while True:
            await asyncio.sleep(random.uniform(0.5, 1.5) * HOUR)
            with contextlib.suppress(Unreachable):
                deleted = await self.hall.write(lambda database: clean(database, now()))
                log.info("cleaned up", extra={"deleted": deleted})

    def app(self) -> Starlette:
        routes: list[BaseRoute] = [point.route(self.limits.body) for point in self.endpoints]
        routes += [
            WebSocketRoute("/api/tables/{key}/play", self.play),
            Route("/healthz", self.healthz),
            Route("/readyz", self.readyz),
            Route("/metrics", self.metrics),
            Route("/openapi.json", self.openapi),
            Route("/protocol.schema.json", self.protocol),
            Route("/docs", self.docs),
            Route("/docs.css", self.docs_style),
            *page.routes(),
        ]
        app = Starlette(routes=routes, lifespan=self.running, exception_handlers={GoldenHornError: refuse})
        app.add_middleware(Guard, settings=self.settings, limits=self.limits)
        return app

    # Endpoints that are not for people

    async def healthz(self, _: Request) -> Response:
        return PlainTextResponse("ok")

    async def readyz(self, _: Request) -> Response:
        if self.ending:
            return PlainTextResponse("ending", 503)
        try:
            await asyncio.wait_for(self.hall.read(store.ping), PATIENCE)
        except (Unreachable, TimeoutError):
            return PlainTextResponse("no database", 503)
        return PlainTextResponse("ready")

    async def metrics(self, _: Request) -> Response:
        content, kind = self.measures.show()
        return Response(content, media_type=kind)

    async def openapi(self, _: Request) -> Response:
        return JSONResponse(self._openapi())

    async def protocol(self, _: Request) -> Response:
        return JSONResponse(schema())

    async def docs(self, _: Request) -> Response:
        return HTMLResponse(reference.page(self._openapi(), schema()))

    async def docs_style(self, _: Request) -> Response:
        return Response(reference.STYLE, media_type="text/css")

    def _openapi(self) -> dict[str, Any]:
        return openapi(self.endpoints, version("goldenhorn"))

    # The socket of a table

    async def play(self, websocket: WebSocket) -> None:
        if not origin_allowed(websocket, self.settings):
            await websocket.close(POLICY)
            return
        try:
            if self.ending:
                raise Unreachable("server-failed")
            live = await self.hall.find(websocket.path_params["key"])
            person = await self.people.who(websocket)
        except Unreachable as error:
            await websocket.send_denial_response(await refuse(websocket, error))
            return
        except GoldenHornError:
            await websocket.close(4404)
            return
        key, name = (None, None) if person is None else (person.key, person.name)
        watching = sum(1 for listener in live.listeners if not live.table.seats_of(listener.player))
        if not live.table.seats_of(key) and watching >= self.limits.spectators:
            await websocket.close(4429)
            return
        socket = Socket(websocket, self.hall, live, key, name, language_of_request(websocket), self.limits)
        self.sockets.add(socket)
        try:
            await socket.run()
        finally:
            self.sockets.discard(socket)


def spare_garbage() -> None:
    """Tables are large and make hardly any cycles: looking for these as often as Python does by itself takes up a
    quarter of the time in which people are served. Modules are not looked through at all.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


def new_ear(url: str) -> "Ear":
    from goldenhorn.server.storage.listening import Ear

    return Ear(url, CHANNEL)


async def refuse(request: HTTPConnection, error: Exception) -> Response:
    assert isinstance(error, GoldenHornError), "registered for these"
    answer = problem(error, language_of_request(request))
    if isinstance(error, Unreachable):  # it will be back
        answer.status_code = 503
    return answer
