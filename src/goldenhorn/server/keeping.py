"""The keeper: moves the bots and watches the clocks of the tables that this process keeps.

A table that needs it is kept by one process. As long as that one is alive, which it says again and again, nobody else
touches it; the tables of a process that has died are taken over by the others. If two ever acted for the same table, the
log would let one of them win.
"""

import asyncio
import contextlib
import hashlib
import logging
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from goldenhorn.advice.counsel import Counsel
from goldenhorn.advice.memory import Memory
from goldenhorn.errors import GoldenHornError
from goldenhorn.game.actions import Action
from goldenhorn.game.view import View
from goldenhorn.rules.state import State
from goldenhorn.server.live import IDLE, Live, now
from goldenhorn.server.reaching import Unreachable
from goldenhorn.server.refusals import Unknown
from goldenhorn.server.storage import store
from goldenhorn.server.table import Table

if TYPE_CHECKING:
    from goldenhorn.server.hall import Hall

log = logging.getLogger("goldenhorn.tables")

GRACE = 30_000  # milliseconds in which no clock falls after a table was taken over: people have to come back first
BATCH = 50  # tables that are taken over at once, so that several processes share them
FOR_EVER = 2**62
HOUR = 60 * 60 * 1000


class Thinker(Protocol):
    async def choose(self, view: View, level: str, seed: int) -> tuple[Action, str]: ...

    async def advise(self, view: View, memory: Memory, seed: int) -> Counsel: ...

    async def weigh(self, view: View, states: Sequence[State]) -> list[tuple[float, ...]]: ...


class Keeper:
    def __init__(self, hall: "Hall", thinkers: Thinker, name: str, lease: int) -> None:
        """`lease`: milliseconds after which a process that says nothing counts as dead."""
        self.hall = hall
        self.thinkers = thinkers
        self.name = name
        self.lease = lease
        self.kept: dict[str, Live] = {}
        self._known = False
        self._unreadable: set[str] = set()
        self._closed = False

    # One table

    def attend(self, live: Live, *, mine: bool = False) -> None:
        """See to it that the bot moves or the clock is watched, if this process keeps the table. If the last entry is its
        own (`mine`), it may become the keeper; of all processes that hear of an entry, so one tries.
        """
        wanted = duty_of(live.table)
        if live.duty is not None and not live.duty.done() and live.duty_for == wanted:
            return
        if live.duty is not None:
            live.duty.cancel()
        live.duty, live.duty_for = None, wanted
        if wanted is not None and (live.kept or mine) and not self._closed:
            live.duty = self.hall.task(self._do(live, *wanted))

    async def _do(self, live: Live, turn: int, level: str | None) -> None:
        """What fails here is begun again by `keep_once`."""
        try:
            if not await self._claim(live):
                return
            if level is None:
                await self._watch(live, turn)
            else:
                await self._think(live, turn, level)
        except Unreachable:
            pass
        except GoldenHornError as error:
            log.info("a duty came too late", extra={"table": live.table.key, "code": error.message})
        except Exception:
            log.exception("a duty failed", extra={"table": live.table.key})

    async def _claim(self, live: Live) -> bool:
        at = now()
        if live.kept or at < live.no_claim_before:
            return live.kept
        if await self.hall.write(lambda database: store.claim(database, live.table.key, self.name, at)):
            self._keep(live)
        else:
            live.no_claim_before = at + self.lease // 2
        return live.kept

    def _keep(self, live: Live) -> None:
        live.kept = True
        self.kept[live.table.key] = live

    def lose(self, live: Live) -> None:
        """This process does not keep a table any more."""
        live.kept = False
        self.kept.pop(live.table.key, None)
        if live.duty is not None:
            live.duty.cancel()
        live.duty, live.duty_for = None, None

    async def _think(self, live: Live, turn: int, level: str) -> None:
        seat, view = live.table.decider, live.table.view(live.table.decider)
        if live.table.turn != turn or seat is None or view is None:
            return
        seed = hashlib.sha256(f"{live.table.secret} bot {turn}".encode()).digest()
        began = time.perf_counter()
        action, chose = await self.thinkers.choose(view, level, int.from_bytes(seed[:7]))
        self.hall.thinking(time.perf_counter() - began)
        await self.hall.change(live, lambda table: table.act_for(seat, str(action), turn, chose, now()))

    async def _watch(self, live: Live, turn: int) -> None:
        while (deadline := live.table.deadline()) is not None:
            wait = max(deadline, live.no_fall_before) - now()
            if wait <= 0:
                await self.hall.change(live, lambda table: table.clock_fell(turn, now()))
                return
            await asyncio.sleep(min(wait, HOUR) / 1000)

    # All tables

    async def run(self) -> None:
        """Keep tables, and take over what nobody keeps; for ever."""
        while True:
            more = False
            try:
                more = await self.keep_once()
            except Unreachable:
                pass
            except Exception:
                log.exception("keeping tables failed")
            await asyncio.sleep(0 if more else self.lease / 4000)

    async def keep_once(self) -> bool:
        """Whether there may be more to take over at once."""
        at = now()
        await self._beat(at)
        before = set(self.kept)
        mine = set(await self.hall.read(lambda database: store.kept_by(database, self.name)))
        for key in before - mine:  # another process was quicker, or there is nothing to be done any more
            if key in self.kept:
                self.lose(self.kept[key])
        found = await self.hall.write(lambda database: store.claim_orphans(database, self.name, at, BATCH))
        for key in (mine | found.keys()) - self.kept.keys() - self._unreadable:
            await self._take_over(key, found.get(key))
        for live in list(self.kept.values()):
            self.attend(live)
            await self._lay_down(live)
        await self.hall.catch_up_missed()
        self.hall.sweep()
        return len(found) == BATCH

    async def _beat(self, at: int) -> None:
        """Say that this process is alive; one that is alone with its database need say it only once."""
        if self.hall.shared or not self._known:
            until = at + self.lease if self.hall.shared else FOR_EVER
            await self.hall.write(lambda database: store.beat(database, self.name, until))
            self._known = True
        self.hall.presence.beat()

    async def _take_over(self, key: str, before: str | None) -> None:
        """Keep a table that another process kept `before`. People may have to come back to it, unless it was here."""
        here = before is None and key in self.hall.live
        try:
            live = await self.hall.find(key)
        except Unknown:  # it has just been deleted
            return
        except Unreachable:
            raise
        except Exception:
            log.exception("a table cannot be read", extra={"table": key})
            self._unreadable.add(key)
            return
        await self.hall.catch_up(key)
        if not here:
            live.no_fall_before = now() + GRACE
        self._keep(live)
        self.attend(live)

    async def _lay_down(self, live: Live) -> None:
        """Do not keep what waits for a person who is not there; their next move wakes it again."""
        if live.here or live.used > time.monotonic() - IDLE or duty_of(live.table) is not None:
            return
        async with live.lock:
            key, number = live.table.key, live.table.number
            if await self.hall.write(lambda database: store.lay_down(database, key, self.name, number)):
                self.lose(live)

    # The end

    def close(self) -> None:
        """Begin nothing any more."""
        self._closed = True
        for live in list(self.kept.values()):
            self.lose(live)

    async def retire(self) -> None:
        """Leave the tables to others at once."""
        self.hall.presence.leave()
        with contextlib.suppress(Unreachable):  # then they take over after a while
            await self.hall.write(lambda database: store.retire(database, self.name))


def duty_of(table: Table) -> tuple[int, str | None] | None:
    """What the house has to do at a table: in this turn, move a bot of a level, or watch the clock; None if nothing."""
    level = table.thinker()
    return (table.turn, level) if level is not None or table.deadline() is not None else None
