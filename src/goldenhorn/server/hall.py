"""The hall: the tables that this process has in memory, and everything that happens at them.

The log in the database is the truth. A change is asked of the table, written, and only then happens and is told. If another
process was quicker, what it wrote is read, and the wish is tried again on what is true then.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from msgspec import UNSET, UnsetType
from sqlalchemy import Connection as Database
from sqlalchemy import Engine
from sqlalchemy.exc import IntegrityError

from goldenhorn.errors import GoldenHornError
from goldenhorn.game.dealers import SeededDealer
from goldenhorn.record.model import EventRecord
from goldenhorn.server.entries import AnyEntry, InGame, Opened, Sat, Stood, read_entry, write_entry
from goldenhorn.server.finished import finished_game
from goldenhorn.server.keeping import Keeper, Thinker
from goldenhorn.server.live import IDLE, Listener, Live, now
from goldenhorn.server.presence import Presence
from goldenhorn.server.reaching import Unreachable, reaching
from goldenhorn.server.refusals import TooLate, Unknown
from goldenhorn.server.setup import Setup, check_setup
from goldenhorn.server.storage import store
from goldenhorn.server.storage.writer import Append, Writer
from goldenhorn.server.table import Table

__all__ = ["Hall", "Listener", "Live", "now"]

T = TypeVar("T")
log = logging.getLogger("goldenhorn.tables")

ATTEMPTS = 100  # to write an entry, when others write to the same log all the time


class Hall:
    def __init__(
        self, engine: Engine, writer: Writer, thinkers: Thinker, name: str, *, shared: bool = False, lease: int = 10_000
    ) -> None:
        """`name` is that of the process, under which it keeps tables. The database may be shared with other processes; one
        of them that has said nothing for `lease` milliseconds counts as dead.
        """
        self.engine = engine
        self.writer = writer
        self.shared = shared
        # Whoever has to do with a table holds it, and so finds the same one as everybody else; then it goes by itself.
        self.live: WeakValueDictionary[str, Live] = WeakValueDictionary()
        self.entries = 0
        self.latency: Callable[[float], None] = lambda _: None
        self.thinking: Callable[[float], None] = lambda _: None
        self.presence = Presence(self, name, lease)
        self.keeper = Keeper(self, thinkers, name, lease)
        self._recent: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Future[Live]] = {}
        self._missed: set[str] = set()
        self._tasks: set[asyncio.Task[Any]] = set()

    # The database

    async def read(self, work: Callable[[Database], T]) -> T:
        with reaching():
            return await asyncio.to_thread(store.reading, self.engine, work)

    async def write(self, work: Callable[[Database], T]) -> T:
        with reaching():
            answer: T = await self.writer.ask(work)
            return answer

    # Tables

    async def open(
        self,
        setup: Setup,
        host: str,
        guests: Sequence[tuple[int, str, str]],
        before: list[EventRecord] | UnsetType = UNSET,
    ) -> str:
        """A new table; its key. The guests sit down at once: their seats, keys and names. The game begins with the events
        `before`.
        """
        check_setup(setup)
        key = secrets.token_urlsafe(12)
        dealer = SeededDealer()
        table = Table(key, dealer.secret)
        at = now()
        table.add(Opened(at=at, setup=setup, host=host, commitment=dealer.commitment, before=before))
        for seat, player, name in guests:
            table.add(table.sit(seat, player, name, at))
        row = {
            "key": key,
            "secret": dealer.secret,
            "host": host,
            "public": setup.public,
            "phase": "waiting",
            "seats": len(setup.seats),
            "expansion": setup.expansion,
            "created": at,
            "changed": at,
            "attended": False,
        }
        bodies = [write_entry(entry) for entry in table.entries]
        await self.write(lambda database: store.create_table(database, row, bodies, sitting(table)))
        log.info("table opened", extra={"table": key, "seats": len(setup.seats)})
        return key

    async def find(self, key: str) -> Live:
        """A table by its key, from memory or from its log."""
        live = self.live.get(key)
        if live is None:
            if key not in self._loading:
                self._loading[key] = asyncio.ensure_future(self._load(key))
                self._loading[key].add_done_callback(lambda _: self._loading.pop(key, None))
            live = await asyncio.shield(self._loading[key])
        self._hold(live)
        return live

    def _hold(self, live: Live) -> None:
        """Let a table stay in memory for a while."""
        live.used = time.monotonic()
        self._recent[live.table.key] = live

    async def _load(self, key: str) -> Live:
        # The game is replayed in the thread that reads it, so that others are served meanwhile.
        table = await self.read(lambda database: read_table(database, key))
        live = self.live[key] = Live(table)
        return live

    async def change(self, live: Live, wish: Callable[[Table], AnyEntry]) -> int:
        """Let a wish happen; the number of its entry. Raises what the table raises; then nothing has changed.

        It is done to the end, also if nobody waits for it any longer: what is written has to happen here too.
        """
        return await asyncio.shield(self.task(self._change(live, wish)))

    async def _change(self, live: Live, wish: Callable[[Table], AnyEntry]) -> int:
        async with live.lock:
            for _ in range(ATTEMPTS):
                try:
                    entry = wish(live.table)
                except GoldenHornError:
                    # It may be right after what another process has written, which was not heard of here yet.
                    if self.shared and await self._catch_up(live):
                        continue
                    raise
                number = live.table.number
                began = time.perf_counter()
                if await self._append(live, number, entry):
                    self.latency(time.perf_counter() - began)
                    self._happen(live, number, entry, mine=True)
                    return number
                await self._catch_up(live)
            raise TooLate("too-late")

    async def _append(self, live: Live, number: int, entry: AnyEntry) -> bool:
        """Whether an entry was written: it was the first with its number."""
        append = Append(live.table.key, number, write_entry(entry), self._also(live, entry))
        try:
            with reaching():
                return bool(await self.writer.ask(append))
        except IntegrityError:  # the table was deleted
            raise Unknown("table-unknown") from None
        except Unreachable:  # it may have been written all the same, which is looked up when that is possible
            self._missed.add(live.table.key)
            raise

    def _also(self, live: Live, entry: AnyEntry) -> Callable[[Database], None] | None:
        """What lists and keepers have to know of an entry, written with it."""
        table, key = live.table, live.table.key
        after = table.after(entry)
        if after is None:
            if live.kept or not table.attended or not isinstance(entry, InGame):
                return None
            # Nobody may be looking after it now; the process that is to do so may not live to claim it.
            return lambda database: store.change_table(database, key, {"attended": True})
        values = {"phase": after.phase, "host": after.host, "changed": entry.at, "attended": after.attended}
        seated, game = sitting(after), finished_game(after)

        def also(database: Database) -> None:
            store.change_table(database, key, values)
            store.set_sitters(database, key, seated)
            if game is not None:
                store.add_game(database, *game)

        return also

    def _happen(self, live: Live, number: int, entry: AnyEntry, *, mine: bool) -> None:
        live.table.add(entry)
        live.told.clear()
        self.entries += 1
        for listener in list(live.listeners):
            try:
                listener.tell(live, number, entry)
            except Exception:  # the others are told all the same
                log.exception("a connection could not be told", extra={"table": live.table.key, "number": number})
        if isinstance(entry, Sat | Stood):
            self._presence_changed(live)
        self.keeper.attend(live, mine=mine)

    async def _catch_up(self, live: Live) -> bool:
        """Read what others have written; whether there was anything. The lock is held."""
        begin = live.table.number
        for body in await self.read(lambda database: store.read_log(database, live.table.key, begin)):
            self._happen(live, live.table.number, read_entry(body), mine=False)
        return live.table.number > begin

    async def catch_up(self, key: str, number: int | None = None) -> None:
        """Read what others have written to a table, if it is in memory. The entry with the number may be known already."""
        loading = self._loading.get(key)
        if loading is not None:  # it may have been read before the entry was written
            await asyncio.wait((loading,))
        live = self.live.get(key)
        if live is None:
            self._missed.discard(key)
        elif not _knows(live, number):
            async with live.lock:
                if not _knows(live, number):
                    self._missed.add(key)  # until it is read: if that fails, it is tried again
                    await self._catch_up(live)
                    self._missed.discard(key)

    # What other processes say

    async def heard(self, lines: Sequence[str]) -> None:
        grown = []
        for line in lines:
            match line.split(" "):
                case ["entry", key, number]:
                    live = self.live.get(key)
                    if key in self._loading or (live is not None and not _knows(live, int(number))):
                        grown.append(self.catch_up(key, int(number)))
                case ["deleted", key]:
                    self._drop(key)
                case words:
                    self.presence.heard(words)
        for failed in await asyncio.gather(*grown, return_exceptions=True):
            if failed is not None and not isinstance(failed, Unreachable):  # else it is tried again
                raise failed

    async def heard_nothing(self) -> None:
        """Something may have been missed: look at all logs."""
        self.presence.ask()
        self._missed.update(self.live.keys())
        with contextlib.suppress(Unreachable):  # it is tried again
            await self.catch_up_missed()

    async def catch_up_missed(self) -> None:
        for key in list(self._missed):
            await self.catch_up(key)

    # Who listens

    def join(self, live: Live, listener: Listener) -> None:
        live.listeners.add(listener)
        self._presence_changed(live)

    def part(self, live: Live, listener: Listener) -> None:
        live.listeners.discard(listener)
        self._hold(live)
        self._presence_changed(live)

    def _presence_changed(self, live: Live) -> None:
        self.presence.changed(live)
        self.tell_presence(live)

    def tell_presence(self, live: Live) -> None:
        for listener in list(live.listeners):
            listener.tell_presence(live)

    # What leaves memory

    def forget(self, key: str) -> None:
        """A table that was deleted."""
        self._drop(key)
        if self.shared:
            self.writer.tell(f"deleted {key}")

    def _drop(self, key: str) -> None:
        self._recent.pop(key, None)
        live = self.live.pop(key, None)
        if live is not None:
            self.keeper.lose(live)

    def sweep(self) -> None:
        """Let go of tables that nobody has asked for lately; they leave memory if nobody else holds them."""
        before = time.monotonic() - IDLE
        self._recent = {key: live for key, live in self._recent.items() if live.used > before}

    # Tasks

    def task(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # whoever waited has it; nobody need have waited

    async def close(self) -> None:
        """Finish what is under way, and leave the tables to others."""
        self.keeper.close()
        if self._tasks:
            await asyncio.wait(self._tasks)
        await self.keeper.retire()


def _knows(live: Live, number: int | None) -> bool:
    return number is not None and number < live.table.number


def read_table(database: Database, key: str) -> Table:
    secret = store.read_secret(database, key)
    if secret is None:
        raise Unknown("table-unknown")
    table = Table(key, secret)
    for body in store.read_log(database, key):
        table.add(read_entry(body))
    return table


def sitting(table: Table) -> list[str]:
    return [chair.player for chair in table.chairs if chair.player is not None]
