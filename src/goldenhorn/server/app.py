"""The application: everything put together."""

import asyncio
import logging
import os
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from goldenhorn.errors import GoldenHornError
from goldenhorn.server.endpoints import Endpoints
from goldenhorn.server.guard import Guard, language_of_request, origin_allowed
from goldenhorn.server.hall import Hall
from goldenhorn.server.http import openapi, problem
from goldenhorn.server.limits import Limits
from goldenhorn.server.measures import Measures
from goldenhorn.server.people import People
from goldenhorn.server.protocol import schema
from goldenhorn.server.settings import Settings
from goldenhorn.server.socket import POLICY, Socket
from goldenhorn.server.storage import store
from goldenhorn.server.storage.engine import open_engine
from goldenhorn.server.storage.migrating import migrate
from goldenhorn.server.storage.writer import Writer
from goldenhorn.server.thinking import Thinkers

if TYPE_CHECKING:
    from goldenhorn.server.storage.listening import Ear

log = logging.getLogger("goldenhorn.server")
CHANNEL = "goldenhorn"


class House:
    """The server of one process, while it runs."""

    def __init__(self, settings: Settings, limits: Limits | None = None) -> None:
        self.settings = settings
        self.limits = limits or Limits()
        self.engine = open_engine(settings.database_url)
        migrate(self.engine)
        shared = self.engine.dialect.name == "postgresql"
        self.writer = Writer(self.engine, CHANNEL if shared else None)
        self.thinkers = Thinkers(settings.thinkers or max(2, os.cpu_count() or 2))
        # A single process goes on at once with what it kept before it was restarted.
        name = f"{os.getpid()}-{secrets.token_hex(8)}" if shared else "alone"
        self.hall = Hall(self.engine, self.writer, self.thinkers, name)
        self.people = People(self.hall, secure=settings.secure)
        self.endpoints = Endpoints(self.hall, self.people, self.limits).all()
        self.measures = Measures(self.hall, self.writer, self.thinkers)
        self.sockets: set[Socket] = set()
        self.ending = False
        self._ear = new_ear(settings.database_url) if shared else None

    @asynccontextmanager
    async def running(self, _: Starlette) -> AsyncIterator[None]:
        await self.thinkers.start()
        if self._ear is not None:
            await self._ear.start(self.hall.heard, self.hall.heard_nothing)
        keeping = asyncio.ensure_future(self.hall.keep())
        log.info("server ready", extra={"database": self.engine.dialect.name})
        try:
            yield
        finally:
            self.ending = True
            for socket in list(self.sockets):
                socket.say_bye(2000)
            keeping.cancel()
            if self._ear is not None:
                await self._ear.close()
            await self.thinkers.close()
            await self.hall.close()
            await asyncio.to_thread(self.writer.close)
            self.engine.dispose()
            log.info("server ended")

    def app(self) -> Starlette:
        routes: list[BaseRoute] = [point.route(self.limits.body) for point in self.endpoints]
        routes += [
            WebSocketRoute("/api/tables/{key}/play", self.play),
            Route("/healthz", self.healthz),
            Route("/readyz", self.readyz),
            Route("/metrics", self.metrics),
            Route("/openapi.json", self.openapi),
            Route("/protocol.schema.json", self.protocol),
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
        await self.hall.read(store.ping)
        return PlainTextResponse("ready")

    async def metrics(self, _: Request) -> Response:
        content, kind = self.measures.show()
        return Response(content, media_type=kind)

    async def openapi(self, _: Request) -> Response:
        return JSONResponse(openapi(self.endpoints, version("goldenhorn")))

    async def protocol(self, _: Request) -> Response:
        return JSONResponse(schema())

    # The socket of a table

    async def play(self, websocket: WebSocket) -> None:
        if self.ending or not origin_allowed(websocket, self.settings):
            await websocket.close(POLICY)
            return
        try:
            live = await self.hall.find(websocket.path_params["key"])
        except GoldenHornError:
            await websocket.close(4404)
            return
        person = await self.people.who(websocket)
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


def new_ear(url: str) -> "Ear":
    from goldenhorn.server.storage.listening import Ear

    return Ear(url, CHANNEL)


async def refuse(request: HTTPConnection, error: Exception) -> Response:
    assert isinstance(error, GoldenHornError), "registered for these"
    return problem(error, language_of_request(request))
