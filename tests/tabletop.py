"""A table with everybody who is connected to it, in one process: the server's own hall and sockets, without a network, a
disk or an event loop, so that very much can be said at it in little time.
"""

import random
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from goldenhorn.errors import GoldenHornError
from goldenhorn.game.dealers import SeededDealer
from goldenhorn.server.entries import Acted, AnyEntry, Opened
from goldenhorn.server.hall import Hall, Live
from goldenhorn.server.limits import Limits
from goldenhorn.server.setup import Setup, check_setup
from goldenhorn.server.socket import Socket
from goldenhorn.server.table import Table

T = TypeVar("T")
KEY = "key-of-the-table"
NO_LIMITS = Limits(messages_burst=1e12, messages_rate=1e12, chats_burst=1e12, chats_rate=1e12)


def at_once(work: Coroutine[Any, Any, T]) -> T:
    """What comes of something that has nothing to wait for."""
    try:
        work.send(None)
    except StopIteration as done:
        return done.value  # type: ignore[no-any-return]
    raise AssertionError("it waited")


class Paper(Hall):
    """A hall that has written everything at once. It keeps no table, so no bot moves by itself."""

    def __init__(self) -> None:
        super().__init__(None, None, None, "nobody")  # type: ignore[arg-type]  # nothing is read, nobody thinks
        self.keeper.close()

    async def change(self, live: Live, wish: Callable[[Table], AnyEntry]) -> int:
        return await self._change(live, wish)

    async def _append(self, live: Live, number: int, entry: AnyEntry) -> bool:
        return True


class Seated(Socket):
    """Somebody connected to the table. `sent` is what they were told."""

    def __init__(self, top: "Tabletop", player: str | None, name: str | None, language: str = "en") -> None:
        super().__init__(None, top.hall, top.live, player, name, language, NO_LIMITS)  # type: ignore[arg-type]
        self.sent: list[str] = []
        at_once(self.begin())

    def _put(self, message: bytes | None) -> None:
        if message is not None:
            self.sent.append(message.decode())

    def say(self, message: str | bytes) -> None:
        at_once(self.read(message))

    def go(self) -> None:
        self.hall.part(self.live, self)


class Deaf(Seated):
    """Somebody who does not listen: it saves the time to tell them anything."""

    def tell(self, live: Live, number: int, entry: AnyEntry) -> None:
        self._keep_to_own_seats()

    def tell_presence(self, live: Live) -> None:
        pass

    async def _tell_all(self) -> None:
        self._keep_to_own_seats()

    def _refuse(self, number: int | None, error: GoldenHornError) -> None:
        pass


class Tabletop:
    def __init__(self, secret: str, host: str, setup: Setup) -> None:
        check_setup(setup)
        self.hall = Paper()
        self.table = Table(KEY, secret)
        self.table.add(Opened(at=0, setup=setup, host=host, commitment=SeededDealer(secret).commitment))
        self.live = Live(self.table)
        self.hall.live[KEY] = self.live

    def change(self, wish: Callable[[Table], AnyEntry]) -> None:
        at_once(self.hall.change(self.live, wish))

    def start(self, **players: int) -> None:
        """These players sit down, are ready, and the host begins."""
        for player, seat in players.items():
            self.change(lambda table: table.sit(seat, player, player.title(), 1))  # noqa: B023
            self.change(lambda table: table.make_ready(seat, ready=True, salt="", player=player, at=1))  # noqa: B023
        self.change(lambda table: table.start(table.host, 2))

    def decide(self, rng: random.Random) -> None:
        """Whoever has to decides at random."""
        game = self.table.game
        assert game is not None
        action = str(rng.choice(game.legal()))
        self.change(lambda table: decided(table, action, 3))


def decided(table: Table, action: str, at: int) -> Acted:
    """What the seat that has to decides, be it a person's or a bot's."""
    seat, level = table.decider, table.thinker()
    assert seat is not None
    if level is not None:
        return table.act_for(seat, action, table.turn, level, at)
    return table.act(seat, action, table.turn, str(table.chairs[seat].player), at)
