"""The hall: the tables that this process has in memory, and everything that happens at them.

The log in the database is the truth. A change is asked of the table, written, and only then happens and is told. If another
process was quicker, what it wrote is read, and the wish is tried again on what is true then.
"""

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection as Database
from sqlalchemy import Engine

from goldenhorn.errors import GoldenHornError
from goldenhorn.game.actions import Action
from goldenhorn.game.dealers import SeededDealer
from goldenhorn.game.view import View
from goldenhorn.server.entries import AnyEntry, Opened, read_entry, write_entry
from goldenhorn.server.finished import finished_game
from goldenhorn.server.refusals import TooLate, Unknown
from goldenhorn.server.setup import Setup, check_setup
from goldenhorn.server.storage import store
from goldenhorn.server.storage.writer import Append, Writer
from goldenhorn.server.table import Table

T = TypeVar("T")
log = logging.getLogger("goldenhorn.tables")

ATTEMPTS = 20  # to write an entry, when others write to the same log
LEASE = 10_000  # milliseconds that a process keeps a table without renewing
GRACE = 30_000  # milliseconds after the start in which no clock falls: people have to come back first


class Listener(Protocol):
    """A connection to a table."""

    player: str | None

    def tell(self, live: "Live", number: int, entry: AnyEntry) -> None: ...

    def tell_presence(self, live: "Live") -> None: ...


class Thinker(Protocol):
    async def choose(self, view: View, level: str, seed: int) -> tuple[Action, str]: ...


@dataclass(eq=False)
class Live:
    """A table in memory. Whoever changes or reads it over more than one step holds the lock."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: set[Listener] = field(default_factory=set)
    duty: "asyncio.Task[None] | None" = None
    duty_for: tuple[int, str | None] | None = None
    kept: bool = False
    told: dict[Any, bytes] = field(default_factory=dict)  # views of the present, by seat


def now() -> int:
    return time.time_ns() // 1_000_000


class Hall:
    def __init__(self, engine: Engine, writer: Writer, thinkers: Thinker, name: str) -> None:
        """`name` is that of the process, under which it keeps tables."""
        self.engine = engine
        self.writer = writer
        self.thinkers = thinkers
        self.name = name
        self.live: dict[str, Live] = {}
        self.entries = 0
        self.latency: Callable[[float], None] = lambda _: None
        self.thinking: Callable[[float], None] = lambda _: None
        self._loading: dict[str, asyncio.Future[Live]] = {}
        self._began = now()
        self._tasks: set[asyncio.Task[None]] = set()

    # The database

    async def read(self, work: Callable[[Database], T]) -> T:
        return await asyncio.to_thread(store.reading, self.engine, work)

    async def write(self, work: Callable[[Database], T]) -> T:
        return await asyncio.wrap_future(self.writer.write(work))

    # Tables

    async def open(self, setup: Setup, host: str, guests: Sequence[tuple[int, str, str]]) -> str:
        """A new table; its key. The guests sit down at once: their seats, keys and names."""
        check_setup(setup)
        key = secrets.token_urlsafe(12)
        dealer = SeededDealer()
        table = Table(key, dealer.secret)
        at = now()
        table.add(Opened(at=at, setup=setup, host=host, commitment=dealer.commitment))
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
        if key in self.live:
            return self.live[key]
        if key not in self._loading:
            self._loading[key] = asyncio.ensure_future(self._load(key))
            self._loading[key].add_done_callback(lambda _: self._loading.pop(key, None))
        return await asyncio.shield(self._loading[key])

    async def _load(self, key: str) -> Live:
        secret, bodies = await self.read(lambda database: (store.read_secret(database, key), store.read_log(database, key)))
        if secret is None:
            raise Unknown("table-unknown")
        table = Table(key, secret)
        for body in bodies:
            table.add(read_entry(body))
        live = self.live[key] = Live(table)
        return live

    async def change(self, live: Live, wish: Callable[[Table], AnyEntry]) -> int:
        """Let a wish happen; the number of its entry. Raises what the table raises; then nothing has changed."""
        async with live.lock:
            for _ in range(ATTEMPTS):
                entry = wish(live.table)
                number = live.table.number
                append = Append(live.table.key, number, write_entry(entry), self._also(live.table, entry))
                began = time.perf_counter()
                if await self._appended(append):
                    self.latency(time.perf_counter() - began)
                    self._happen(live, number, entry)
                    return number
                await self._catch_up(live)
            raise TooLate("too-late")

    async def _appended(self, append: Append) -> bool:
        """Whether an entry was written; whoever does not wait any more does not stop it."""
        return await asyncio.shield(asyncio.wrap_future(self.writer.append(append)))

    def _also(self, table: Table, entry: AnyEntry) -> Callable[[Database], None] | None:
        """What lists have to know of an entry, written with it."""
        after = table.after(entry)
        if after is None:
            return None
        key, values = table.key, {"phase": after.phase, "changed": entry.at, "attended": after.attended}
        seated, game = sitting(after), finished_game(after)

        def also(database: Database) -> None:
            store.change_table(database, key, values)
            store.set_sitters(database, key, seated)
            if game is not None:
                store.add_game(database, *game)

        return also

    def _happen(self, live: Live, number: int, entry: AnyEntry) -> None:
        live.table.add(entry)
        live.told.clear()
        self.entries += 1
        for listener in list(live.listeners):
            listener.tell(live, number, entry)
        self._attend(live)

    async def _catch_up(self, live: Live) -> None:
        """Read what others have written. The lock is held."""
        begin = live.table.number
        for body in await self.read(lambda database: store.read_log(database, live.table.key, begin)):
            self._happen(live, live.table.number, read_entry(body))

    async def heard(self, key: str, number: int) -> None:
        """Another process has written an entry."""
        live = self.live.get(key)
        if live is not None and number >= live.table.number:
            async with live.lock:
                await self._catch_up(live)

    async def heard_nothing(self) -> None:
        """Something may have been missed: look at all logs."""
        for live in list(self.live.values()):
            async with live.lock:
                await self._catch_up(live)

    # Who listens

    def join(self, live: Live, listener: Listener) -> None:
        live.listeners.add(listener)
        self._tell_presence(live)

    def part(self, live: Live, listener: Listener) -> None:
        live.listeners.discard(listener)
        self._tell_presence(live)
        if not live.listeners and not live.kept and self.live.get(live.table.key) is live:
            del self.live[live.table.key]

    def _tell_presence(self, live: Live) -> None:
        for listener in list(live.listeners):
            listener.tell_presence(live)

    def forget(self, key: str) -> None:
        """A table that was deleted."""
        live = self.live.pop(key, None)
        if live is not None and live.duty is not None:
            live.duty.cancel()

    # Bots and clocks

    def _attend(self, live: Live) -> None:
        """See to it that somebody moves the bot or watches the clock, if this process keeps the table or can."""
        table = live.table
        wanted = (table.turn, table.thinker()) if table.thinker() or table.deadline() else None
        if wanted == live.duty_for:
            return
        if live.duty is not None:
            live.duty.cancel()
        live.duty_for = wanted
        live.duty = None
        if wanted is not None:
            live.duty = self._task(self._do_duty(live, *wanted))

    async def _do_duty(self, live: Live, turn: int, level: str | None) -> None:
        if not live.kept and not await self._claim(live):
            return
        if level is not None:
            await self._think(live, turn, level)
        else:
            await self._watch(live, turn)

    async def _claim(self, live: Live) -> bool:
        at = now()
        live.kept = await self.write(lambda database: store.claim(database, live.table.key, self.name, at, at + LEASE))
        return live.kept

    async def _think(self, live: Live, turn: int, level: str) -> None:
        seat = live.table.decider
        view = live.table.view(seat)
        assert seat is not None, "a bot decides"
        assert view is not None, "a game is on"
        seed = hashlib.sha256(f"{live.table.secret} bot {turn}".encode()).digest()
        began = time.perf_counter()
        action, chose = await self.thinkers.choose(view, level, int.from_bytes(seed[:7]))
        self.thinking(time.perf_counter() - began)
        await self._try(live, lambda table: table.act_for(seat, str(action), turn, chose, now()))

    async def _watch(self, live: Live, turn: int) -> None:
        while (deadline := live.table.deadline()) is not None:
            wait = max(deadline, self._began + GRACE) - now()
            if wait <= 0:
                break
            await asyncio.sleep(min(wait, 3_600_000) / 1000)
        await self._try(live, lambda table: table.clock_fell(turn, now()))

    async def _try(self, live: Live, wish: Callable[[Table], AnyEntry]) -> None:
        """A wish of the house. If it comes too late, somebody else has seen to it."""
        # The duty that is done must not be cancelled by the change that it makes.
        live.duty, live.duty_for = None, None
        try:
            await self.change(live, wish)
        except GoldenHornError as error:
            log.info("duty came too late", extra={"table": live.table.key, "code": error.message})
            self._attend(live)

    async def keep(self) -> None:
        """Renew what this process keeps, and take over what nobody does; for ever."""
        while True:
            try:
                await self.keep_once()
            except Exception:
                log.exception("keeping tables failed")
            await asyncio.sleep(LEASE / 4000)

    async def keep_once(self) -> None:
        at = now()
        await self.write(lambda database: store.renew(database, self.name, at + LEASE))
        for key in await self.read(lambda database: store.orphans(database, at, 1000)):
            live = await self.find(key)
            if not live.kept and await self._claim(live):
                async with live.lock:
                    await self._catch_up(live)
                    self._attend(live)
            await asyncio.sleep(0)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.write(lambda database: store.release(database, self.name))

    def _task(self, work: Awaitable[None]) -> "asyncio.Task[None]":
        task = asyncio.ensure_future(self._logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _logged(self, work: Awaitable[None]) -> None:
        try:
            await work
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("a duty failed")


def sitting(table: Table) -> list[str]:
    return [chair.player for chair in table.chairs if chair.player is not None]
