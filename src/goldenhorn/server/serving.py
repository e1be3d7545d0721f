"""Running the server: one process, or several that share PostgreSQL."""

import errno
import logging
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection
from types import FrameType
from typing import Any

import uvicorn
from sqlalchemy.exc import DBAPIError

from goldenhorn.errors import Impossible
from goldenhorn.server.app import House
from goldenhorn.server.logs import LEVELS, set_up_logs
from goldenhorn.server.protocol import MAX_MESSAGE
from goldenhorn.server.settings import Settings
from goldenhorn.server.storage.engine import open_engine
from goldenhorn.server.storage.migrating import migrate
from goldenhorn.server.supervising import Supervisor

log = logging.getLogger("goldenhorn.server")
GRACE = 10  # seconds for what is under way when the server ends


class Taken(OSError):
    """Another program listens at the address."""


def serve(settings: Settings, ready: Callable[[], None] = lambda: None) -> None:
    """Serve until somebody stops it; `ready` is called when people are answered, if it is one process. Raises OSError if
    the address is taken or the database cannot be reached.
    """
    check(settings)
    set_up_logs(settings.log_level)
    with bound(settings) as listener:
        prepare(settings)
        log.info("serving", extra={"url": settings.origin, "processes": settings.processes})
        if settings.processes == 1:
            serve_here(settings, listener, ready=ready)
        else:
            Supervisor(settings.processes, run_process, (settings, listener)).run()


def check(settings: Settings) -> None:
    if settings.log_level not in LEVELS:
        raise Impossible("setting-log-level", text=settings.log_level, known=", ".join(LEVELS))
    if settings.processes < 1:
        raise Impossible("setting-processes", number=settings.processes)
    if settings.processes > 1 and settings.database_url.startswith("sqlite"):
        raise Impossible("processes-need-postgres", number=settings.processes)


def bound(settings: Settings) -> socket.socket:
    """The address of the server, before anything else is done: another one may be there already."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family)
    try:
        if os.name == "posix":  # elsewhere it would let two servers share an address
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((settings.host, settings.port))
    except OSError as error:
        listener.close()
        kind = Taken if error.errno == errno.EADDRINUSE else OSError
        raise kind(error.errno, f"{settings.host}:{settings.port}: {error.strerror}") from None
    return listener


def prepare(settings: Settings) -> None:
    """Bring the database to this version, once for all processes."""
    engine = open_engine(settings.database_url)
    try:
        migrate(engine)
    except DBAPIError as error:  # the system's own words
        raise OSError(str(error.orig).strip()) from None
    finally:
        engine.dispose()


def run_process(lifeline: Connection, settings: Settings, listener: socket.socket) -> None:
    """One process of several. Where it cannot reach the database it ends, and is started again."""
    set_up_logs(settings.log_level)
    try:
        serve_here(settings, listener, lifeline)
    except DBAPIError as error:
        log.warning("the database failed", extra={"error": str(error.orig).strip()})
        sys.exit(1)


def serve_here(
    settings: Settings,
    listener: socket.socket,
    lifeline: Connection | None = None,
    ready: Callable[[], None] = lambda: None,
) -> None:
    house = House(settings)
    runner = Runner(house, uvicorn.Config(house.app(), **options_of(settings)), ready)
    if lifeline is not None:
        threading.Thread(target=_end_with, args=(lifeline, runner), name="the lifeline", daemon=True).start()
    runner.run([listener])


def _end_with(lifeline: Connection, runner: "Runner") -> None:
    """End when the process that started this one ends, however it does."""
    try:
        lifeline.recv_bytes()
    except (EOFError, OSError):
        runner.should_exit = True


class Runner(uvicorn.Server):
    """uvicorn, but people are told before their connections end, and a server that was asked to end has done its work: it
    does not raise the signal again, which would look like an accident.
    """

    def __init__(self, house: House, config: uvicorn.Config, ready: Callable[[], None] = lambda: None) -> None:
        super().__init__(config)
        self.house = house
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:  # they are to connect to the next server, not to this one
            server.close()
        await self.house.say_bye()
        await super().shutdown(sockets)


def options_of(settings: Settings) -> dict[str, Any]:
    return {
        "host": settings.host,
        "port": settings.port,
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "ws": "websockets-sansio",
        "ws_max_size": MAX_MESSAGE,
        "timeout_graceful_shutdown": GRACE,
    }
