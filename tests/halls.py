"""Halls as several processes have them, in this one: they share nothing but the database."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable, Sequence
from functools import partial
from typing import Any

from msgspec import convert

from goldenhorn.advice.counsel import Counsel, end_now
from goldenhorn.advice.memory import Memory
from goldenhorn.game.actions import Action
from goldenhorn.game.view import View
from goldenhorn.rules.state import State
from goldenhorn.server.entries import Acted, AnyEntry
from goldenhorn.server.hall import Hall, Live, now
from goldenhorn.server.setup import Setup
from goldenhorn.server.storage.engine import open_engine
from goldenhorn.server.storage.migrating import migrate
from goldenhorn.server.storage.writer import Writer
from goldenhorn.server.table import Table
from serving import PATIENCE


class Lot:
    """Thinks of the first legal action, as soon as it may."""

    def __init__(self) -> None:
        self.thought: list[tuple[str, int]] = []
        self.may = asyncio.Event()
        self.may.set()
        self.fails = 0

    async def choose(self, view: View, level: str, seed: int) -> tuple[Action, str]:
        self.thought.append((level, seed))
        await self.may.wait()
        if self.fails:
            self.fails -= 1
            raise ArithmeticError("a thinker that fails")
        return view.legal[0], level

    async def advise(self, view: View, memory: Memory, seed: int) -> Counsel:
        await self.may.wait()
        return Counsel((), end_now(view))

    async def weigh(self, view: View, states: Sequence[State]) -> list[tuple[float, ...]]:
        await self.may.wait()
        return [(1 / view.players,) * view.players for _ in states]


class Guest:
    """A connection that keeps what it is told."""

    def __init__(self, player: str | None) -> None:
        self.player = player
        self.news: list[tuple[int, AnyEntry]] = []
        self.present: list[set[int]] = []

    def tell(self, live: Live, number: int, entry: AnyEntry) -> None:
        self.news.append((number, entry))

    def tell_presence(self, live: Live) -> None:
        self.present.append({seat for other in live.listeners for seat in live.table.seats_of(other.player)})


class Process:
    """What a process of the server has, as far as tables go."""

    def __init__(self, url: str, name: str, lease: int) -> None:
        self.engine = open_engine(url)
        migrate(self.engine)
        self.shared = self.engine.dialect.name == "postgresql"
        self.writer = Writer(self.engine, "goldenhorn" if self.shared else None)
        self.lot = Lot()
        name = name if self.shared else "alone"
        self.hall = Hall(self.engine, self.writer, self.lot, name, shared=self.shared, lease=lease)
        self.ended = False
        self._url = url
        self._ear: Any = None
        self._keeping: asyncio.Task[None] | None = None

    async def start(self, *, keep: bool = True) -> None:
        """Without `keep` nothing is done but what happens at once."""
        if self.shared:
            from goldenhorn.server.storage.listening import Ear

            listening = asyncio.Event()

            async def lost() -> None:
                await self.hall.heard_nothing()
                listening.set()

            self._ear = Ear(self._url, "goldenhorn")
            await self._ear.start(self.hall.heard, lost)
            await asyncio.wait_for(listening.wait(), PATIENCE)
        if keep:
            self._keeping = asyncio.ensure_future(self.hall.keeper.run())

    async def die(self) -> None:
        """Nothing is put in order, as far as others can see."""
        self.ended = True
        self.hall.keeper.close()
        await self._end()

    async def end(self) -> None:
        self.ended = True
        await self._stop_keeping()
        await self.hall.close()
        await self._end()

    async def _end(self) -> None:
        await self._stop_keeping()
        if self._ear is not None:
            await self._ear.close()
        self.writer.close()
        self.engine.dispose()

    async def _stop_keeping(self) -> None:
        if self._keeping is not None:
            self._keeping.cancel()
            await asyncio.wait((self._keeping,))

    # What people do

    async def open(self, *seats: str, players: tuple[str, ...] = ("anna",), **setup: Any) -> str:
        """A table whose first seats are these players'."""
        plan = ["here"] * len(players) + list(seats)
        guests = [(seat, player, player.title()) for seat, player in enumerate(players)]
        return await self.hall.open(convert({"seats": plan, "first": 0, **setup}, Setup), players[0], guests)

    async def begin(self, key: str) -> Live:
        live = await self.hall.find(key)
        for seat, chair in enumerate(live.table.chairs):
            if chair.player is not None:
                ready = partial(Table.make_ready, seat=seat, ready=True, salt="", player=chair.player, at=now())
                await self.hall.change(live, ready)
        await self.hall.change(live, lambda table: table.start(table.host, now()))
        return live

    async def play_up_to_a_bot(self, live: Live) -> None:
        """Let persons decide until a bot has to."""
        while live.table.thinker() is None:
            await self.act(live)

    async def act(self, live: Live) -> int:
        """Let the person decide whose turn it is."""
        seat = live.table.decider
        assert seat is not None
        view, player = live.table.view(seat), live.table.chairs[seat].player
        assert view is not None
        assert player is not None
        return await self.hall.change(live, lambda table: table.act(seat, str(view.legal[0]), table.turn, player, now()))


@contextlib.asynccontextmanager
async def processes(url: str, number: int, *, keep: bool = True, lease: int = 500) -> AsyncIterator[list[Process]]:
    """So many processes; those that have not ended by themselves end with the block."""
    running = [Process(url, f"process{index}", lease) for index in range(number)]
    for process in running:
        await process.start(keep=keep)
    try:
        yield running
    finally:
        for process in running:
            if not process.ended:
                await process.end()


async def until(happened: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < end, "it did not happen"
        await asyncio.sleep(0.005)


def by_bots(live: Live) -> list[int]:
    """The numbers of the entries that bots decided."""
    return [number for number, entry in enumerate(live.table.entries) if isinstance(entry, Acted) and entry.bot]
