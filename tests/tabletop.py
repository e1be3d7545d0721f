"""A table with everybody who is connected to it, in one process: the server's own hall and sockets, without a network and
without a disk, so that very much can be said at it in little time.
"""

import asyncio
import random
from collections import deque
from collections.abc import Iterable
from concurrent.futures import Future
from typing import Any

from starlette.websockets import WebSocketState

from goldenhorn.game.dealers import SeededDealer
from goldenhorn.server.entries import Acted, AnyEntry, Opened
from goldenhorn.server.hall import Hall, Live
from goldenhorn.server.limits import Limits
from goldenhorn.server.setup import Setup, check_setup
from goldenhorn.server.socket import Socket
from goldenhorn.server.table import Table

KEY = "key-of-the-table"
NO_LIMITS = Limits(messages_burst=1e12, messages_rate=1e12, chats_burst=1e12, chats_rate=1e12, backlog=10**12)


class Paper:
    """A writer that has written everything at once. It gives no table to anybody to keep, so no bot moves by itself."""

    waiting = 0

    def append(self, _: object) -> "Future[bool]":
        return _done(True)  # noqa: FBT003

    def write(self, _: object) -> "Future[Any]":
        return _done(False)  # noqa: FBT003


def _done(answer: Any) -> "Future[Any]":
    future: Future[Any] = Future()
    future.set_result(answer)
    return future


class Line:
    """The part of a WebSocket that a `Socket` uses. `sent` is what the client was told, `code` how it was closed."""

    def __init__(self) -> None:
        self.client_state = self.application_state = WebSocketState.CONNECTED
        self.sent: list[str] = []
        self.code: int | None = None
        self._said: deque[dict[str, Any]] = deque()
        self._news = asyncio.Event()
        self.idle = asyncio.Event()

    async def accept(self) -> None:
        pass

    async def send_text(self, text: str) -> None:
        self.sent.append(text)

    async def close(self, code: int = 1000) -> None:
        self.code = code
        self.application_state = WebSocketState.DISCONNECTED

    async def receive(self) -> dict[str, Any]:
        while not self._said:
            self.idle.set()
            self._news.clear()
            await self._news.wait()
        return self._said.popleft()

    def say(self, message: dict[str, Any]) -> None:
        self.idle.clear()
        self._said.append(message)
        self._news.set()


class Deaf(Socket):
    """A connection whose news nobody reads: it saves the time to write them."""

    def tell(self, live: Live, number: int, entry: AnyEntry) -> None:
        self._keep_to_own_seats()

    def tell_presence(self, live: Live) -> None:
        pass


class Clerk:
    """Listens to a table so that it stays in memory when everybody has gone."""

    player: str | None = None

    def tell(self, live: Live, number: int, entry: AnyEntry) -> None:
        pass

    def tell_presence(self, live: Live) -> None:
        pass


class Seated:
    """Somebody connected to the table."""

    def __init__(
        self,
        top: "Tabletop",
        player: str | None,
        name: str | None,
        language: str = "en",
        kind: type[Socket] = Socket,
    ) -> None:
        self.line = Line()
        self.socket = kind(
            self.line,  # type: ignore[arg-type]  # the part of one
            top.hall,
            top.live,
            player,
            name,
            language,
            NO_LIMITS,
        )
        self._task = asyncio.ensure_future(self.socket.run())

    async def ready(self) -> None:
        await self.line.idle.wait()

    async def say(self, message: str | bytes) -> None:
        """Send a message; it has been dealt with when this returns, unless the connection has ended."""
        await self.say_all([message])

    async def say_all(self, messages: Iterable[str | bytes]) -> None:
        for message in messages:
            self.line.say({"type": "websocket.receive", "text" if isinstance(message, str) else "bytes": message})
        idle = asyncio.ensure_future(self.line.idle.wait())
        await asyncio.wait((idle, self._task), return_when=asyncio.FIRST_COMPLETED)
        idle.cancel()
        await settle()

    @property
    def alive(self) -> bool:
        return not self._task.done()

    async def go(self) -> None:
        """Go away, after having read everything."""
        await settle()
        self.line.say({"type": "websocket.disconnect", "code": 1001})
        await self._task


class Tabletop:
    def __init__(self, setup: Setup, secret: str, host: str) -> None:
        check_setup(setup)
        self.hall = Hall(None, Paper(), None, "nobody")  # type: ignore[arg-type]  # nothing is read, nobody thinks
        self.table = Table(KEY, secret)
        self.table.add(Opened(at=0, setup=setup, host=host, commitment=SeededDealer(secret).commitment))
        self.live = Live(self.table)
        self.live.listeners.add(Clerk())
        self.hall.live[KEY] = self.live

    def start(self, **players: int) -> None:
        """These players sit down, are ready, and the first of them, the host, begins."""
        table = self.table
        for player, seat in players.items():
            table.add(table.sit(seat, player, player.title(), 1))
            table.add(table.make_ready(seat, ready=True, salt="", player=player, at=1))
        table.add(table.start(table.host, 2))

    async def decide(self, rng: random.Random) -> bool:
        """Whoever has to decides at random; False if the game is over."""
        game = self.table.game
        seat = None if game is None else game.decider
        if game is None or seat is None:
            return False
        action = str(rng.choice(game.legal()))
        await self.hall.change(self.live, lambda table: decided(table, seat, action))
        return True


def decided(table: Table, seat: int, action: str) -> Acted:
    player = table.chairs[seat].player
    if player is None:
        return table.act_for(seat, action, table.turn, "sailor", 3)
    return table.act(seat, action, table.turn, player, 3)


async def settle() -> None:
    """Let everything that waits be told."""
    for _ in range(3):
        await asyncio.sleep(0)
