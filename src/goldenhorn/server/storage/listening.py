"""The ear: hears through PostgreSQL what other processes say, as which logs have grown. It is a hint only; the log is the
truth.
"""

import asyncio
import logging
import threading
from collections.abc import Awaitable, Callable

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from goldenhorn.server.storage.engine import PATIENCE

log = logging.getLogger("goldenhorn.server")


class Ear:
    def __init__(self, url: str, channel: str) -> None:
        url = url.replace("postgresql+psycopg://", "postgresql://")
        # What the URL says itself holds.
        self._address = make_conninfo(**{name: str(value) for name, value in (PATIENCE | conninfo_to_dict(url)).items()})
        self._channel = channel
        self._ending = threading.Event()
        self._thread = threading.Thread(target=self._listen, name="the ear", daemon=True)

    async def start(self, heard: Callable[[list[str]], Awaitable[None]], lost: Callable[[], Awaitable[None]]) -> None:
        """`heard` is called with the lines of every message; `lost` when some may have been missed, as after a new
        connection.
        """
        self._loop = asyncio.get_running_loop()
        self._heard, self._lost = heard, lost
        self._thread.start()

    async def close(self) -> None:
        self._ending.set()
        await asyncio.to_thread(self._thread.join)

    def _listen(self) -> None:
        while not self._ending.is_set():
            try:
                self._listen_once()
            except psycopg.Error as error:
                log.warning("the database cannot be heard", extra={"error": type(error).__name__})
                self._ending.wait(0.5)

    def _listen_once(self) -> None:
        with psycopg.connect(self._address, autocommit=True) as connection:
            connection.execute(f"LISTEN {self._channel}")
            self._call(self._lost())
            while not self._ending.is_set():
                for notice in connection.notifies(timeout=0.5):
                    self._call(self._heard(notice.payload.split("\n")))

    def _call(self, work: Awaitable[None]) -> None:
        asyncio.run_coroutine_threadsafe(_awaited(work), self._loop)


async def _awaited(work: Awaitable[None]) -> None:
    try:
        await work
    except Exception:
        log.exception("what was heard could not be read")
