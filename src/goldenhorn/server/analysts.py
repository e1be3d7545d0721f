"""Analyses of finished games, one after the other, in a process of its own; what is done is kept with the game.

What is asked for stands in the database, so that it goes on after a restart, or in another process of the server.
"""

import asyncio
import contextlib
import logging
import threading
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

from goldenhorn.interrupts import without_interrupts
from goldenhorn.server.analyst import Finished, Progress, work
from goldenhorn.server.hall import Hall, now
from goldenhorn.server.reaching import Unreachable
from goldenhorn.server.storage import analyses
from goldenhorn.server.storage.analyses import Job, State

log = logging.getLogger("goldenhorn.analyses")

# Seconds between two looks for what other processes have left.
_LOOK = 5.0

News = Progress | Finished | None
"""None: the process has ended."""


class Analysts:
    """Makes the analyses that are asked for; `name` is that of the process of the server."""

    def __init__(self, hall: Hall, name: str) -> None:
        self._hall = hall
        self._name = name
        self._wake = asyncio.Event()
        self._job: Job | None = None
        self._process: Any = None
        self._latest: Progress | None = None

    def wake(self) -> None:
        """Something was asked for."""
        self._wake.set()

    def progress(self, game: str, depth: str) -> Progress | None:
        """How far an analysis is that is being made here."""
        return self._latest if self._job is not None and (self._job.game, self._job.depth) == (game, depth) else None

    def stop(self, game: str, depth: str) -> None:
        """Somebody does not want it any more; the database knows already."""
        if self._job is not None and (self._job.game, self._job.depth) == (game, depth):
            self._end()

    async def run(self) -> None:
        """Until it is cancelled."""
        try:
            while True:
                self._wake.clear()
                job = None
                with contextlib.suppress(Unreachable):  # it will be back
                    job = await self._hall.write(lambda database: analyses.claim(database, self._name, now()))
                if job is not None:
                    await self._make(job)
                else:
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(self._wake.wait(), _LOOK)
        finally:
            self._end()

    async def _make(self, job: Job) -> None:
        news: asyncio.Queue[News] = asyncio.Queue()
        self._job, self._latest = job, None
        try:
            self._begin(job, news)
            finished = False
            while (found := await news.get()) is not None:
                if isinstance(found, Finished):
                    finished = True
                    await self._note(job, found.total, found.total, found.body, "done")
                    continue
                self._latest = found
                if found.body is not None and not await self._note(job, found.done, found.total, found.body, "asked"):
                    self._end()
            if not finished:
                latest = self._latest or Progress(0, 0, None)
                if await self._note(job, latest.done, latest.total, None, "failed"):
                    log.warning("an analysis failed", extra={"game": job.game, "depth": job.depth})
        except Unreachable:
            log.warning("an analysis waits for the database", extra={"game": job.game})
        finally:
            self._end()
            self._job = self._latest = None

    async def _note(self, job: Job, done: int, total: int, body: str | None, state: State) -> bool:
        name = self._name
        return await self._hall.write(lambda database: analyses.note(database, job, name, done, total, body, state))

    def _begin(self, job: Job, news: "asyncio.Queue[News]") -> None:
        context = get_context("spawn")
        mine, theirs = context.Pipe()
        arguments = (theirs, job.record, job.depth, job.body)
        self._process = context.Process(target=work, args=arguments, name="analysis", daemon=True)
        with without_interrupts():
            self._process.start()
        theirs.close()
        loop = asyncio.get_running_loop()
        reading = threading.Thread(target=_read, args=(mine, self._process, loop, news), name="reading", daemon=True)
        reading.start()

    def _end(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process = None


def _read(connection: Connection, process: Any, loop: asyncio.AbstractEventLoop, news: "asyncio.Queue[News]") -> None:
    """Pass on what the process says, until it has ended."""
    with contextlib.suppress(RuntimeError):  # the server has ended
        with contextlib.suppress(EOFError, OSError):
            while True:
                loop.call_soon_threadsafe(news.put_nowait, connection.recv())
        process.join()
        loop.call_soon_threadsafe(news.put_nowait, None)
