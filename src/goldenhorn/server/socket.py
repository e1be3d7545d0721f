"""A connection to a table: reads wishes, answers each, and passes on what happens."""

import asyncio
import contextlib
import logging
from collections.abc import Callable

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from goldenhorn.errors import GoldenHornError, Impossible, Malformed
from goldenhorn.game.view import View
from goldenhorn.server.advising import about_cards, about_moves, asked
from goldenhorn.server.entries import Acted, AnyEntry, Undone
from goldenhorn.server.hall import Hall, Live, now
from goldenhorn.server.limits import Bucket, Limits
from goldenhorn.server.protocol import (
    Act,
    Advise,
    Answer,
    AnyWish,
    Bye,
    ChooseHouse,
    Close,
    ComeBack,
    Done,
    Leave,
    Look,
    MakeReady,
    Ping,
    PlanSeat,
    Present,
    Refused,
    Rematch,
    Say,
    Sit,
    Stand,
    Start,
    Undo,
    Why,
    id_of,
    read_wish,
    write_answer,
)
from goldenhorn.server.refusals import Busy, Forbidden, TooLate, kind_of
from goldenhorn.server.table import Table, rematch_of
from goldenhorn.server.telling import news, welcome

log = logging.getLogger("goldenhorn.sockets")

POLICY, FAILED, GOING_AWAY, TOO_SLOW = 1008, 1011, 1012, 1013
CLOSING = 5.0  # seconds for saying that a connection ends


class Socket:
    """One connection, of a person or of somebody who only watches."""

    def __init__(
        self,
        websocket: WebSocket,
        hall: Hall,
        live: Live,
        player: str | None,
        name: str | None,
        language: str,
        limits: Limits,
    ) -> None:
        self.websocket = websocket
        self.hall = hall
        self.live = live
        self.player = player
        self.name = name
        self.language = language
        seats = live.table.seats_of(player)
        self.seat: int | None = seats[0] if seats else None
        self._bucket = Bucket(limits.messages_burst, limits.messages_rate)
        self._chats = Bucket(limits.chats_burst, limits.chats_rate)
        self._abuse = limits.abuse
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._waiting = 0  # bytes in the queue
        self._backlog = limits.backlog
        self._code = TOO_SLOW  # how the connection is closed, if the client does not do it
        self._sender: asyncio.Task[None] | None = None
        self._adviser: asyncio.Task[None] | None = None

    # Telling

    def send(self, answer: Answer) -> None:
        self._put(write_answer(answer))

    def tell(self, live: Live, number: int, entry: AnyEntry) -> None:
        self._keep_to_own_seats()
        self.send(news(live, number, entry, self.seat))

    def tell_presence(self, live: Live) -> None:
        seats = {seat for other in live.listeners for seat in live.table.seats_of(other.player)}
        watching = sum(1 for other in live.listeners if not live.table.seats_of(other.player))
        self.send(Present(sorted(seats), watching))

    def say_bye(self, after: int) -> None:
        self.send(Bye(after))
        self._put(None)

    def _put(self, message: bytes | None) -> None:
        if self._waiting > self._backlog:  # it does not read what it is told: it can come back and read the log
            if self._sender is not None:
                self._sender.cancel()
            return
        self._waiting += len(message or b"")
        self._queue.put_nowait(message)

    def _keep_to_own_seats(self) -> None:
        """A seat that is not one's own any more is not looked through."""
        if self.seat is not None and self.live.table.chairs[self.seat].player != self.player:
            self.seat = None

    async def _send_all(self) -> None:
        while (message := await self._queue.get()) is not None:
            await self.websocket.send_text(message.decode())
            self._waiting -= len(message)
        self._code = GOING_AWAY

    # Listening

    async def run(self) -> None:
        """Serve the connection until it ends."""
        try:
            await self.websocket.accept()
        except OSError:  # who knocked has left already
            return
        await self.begin()
        self._sender = asyncio.ensure_future(self._send_all())
        reader = asyncio.ensure_future(self._read_all())
        try:
            await asyncio.wait((self._sender, reader), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.hall.part(self.live, self)
            for task in (self._sender, reader, self._adviser):
                if task is not None:
                    task.cancel()
            for ended in await asyncio.gather(self._sender, reader, return_exceptions=True):
                if isinstance(ended, Exception) and not isinstance(ended, WebSocketDisconnect):
                    log.error("a connection failed", exc_info=ended)
                    self._code = FAILED
            await self._close()

    async def begin(self) -> None:
        """Tell everything from the beginning, and whatever happens from now on."""
        async with self.live.lock:
            self.send(welcome(self.live, self.player, self.seat))
            self.hall.join(self.live, self)

    async def _close(self) -> None:
        """End the connection if it has not ended. Who does not read does not read that either, and is not waited for."""
        if self.websocket.client_state == self.websocket.application_state == WebSocketState.CONNECTED:
            with contextlib.suppress(TimeoutError, WebSocketDisconnect):
                await asyncio.wait_for(self.websocket.close(self._code), CLOSING)

    async def _read_all(self) -> None:
        while True:
            try:
                message = await self.websocket.receive()
            except WebSocketDisconnect:
                return
            if message["type"] == "websocket.disconnect":
                return
            if not self._bucket.take():
                self._abuse -= 1
                if self._abuse < 0:
                    self._code = POLICY
                    return
                self._refuse(id_of(message.get("text") or message.get("bytes") or b""), Busy("too-many"))
                continue
            await self.read(message.get("text") or message.get("bytes") or b"")

    async def read(self, message: str | bytes) -> None:
        """Do what a message wants, and answer it."""
        try:
            wish = read_wish(message)
        except Malformed as error:
            self._refuse(id_of(message), error)
            return
        try:
            if isinstance(wish, Advise):
                self._advise(wish)
                return
            number = await self._do(wish)
        except TooLate as error:
            self._refuse(wish.id, error)
            await self._tell_all()
        except GoldenHornError as error:
            self._refuse(wish.id, error)
        else:
            self.send(Done(wish.id, number))

    def _refuse(self, number: int | None, error: GoldenHornError) -> None:
        self.send(
            Refused(id=number, kind=kind_of(error), code=error.message, message=error.say(self.language), rule=error.rule)
        )

    def _advise(self, wish: Advise) -> None:
        """Nothing else waits for an adviser, and each connection has one at a time."""
        player = self.player or ""
        if wish.about == "cards":
            self.send(about_cards(self.live, wish, player))
            return
        if self._adviser is not None and not self._adviser.done():
            raise Busy("advice-waiting")
        view = asked(self.live, wish, player)
        self._adviser = self.hall.task(self._tell_advice(wish, view))

    async def _tell_advice(self, wish: Advise, view: View) -> None:
        try:
            advice = await about_moves(self.live, view, wish, self.language, self.hall.keeper.thinkers)
        except GoldenHornError as error:
            self._refuse(wish.id, error)
            return
        if self.live.table.chairs[wish.seat].player == self.player:
            self.send(advice)

    async def _tell_all(self) -> None:
        async with self.live.lock:
            self._keep_to_own_seats()
            self.send(welcome(self.live, self.player, self.seat))

    # Wishes

    async def _do(self, wish: AnyWish) -> int | None:
        match wish:
            case Ping():
                return None
            case Look(seat=seat):
                if seat is not None and seat not in self.live.table.seats_of(self.player):
                    raise Forbidden("seat-not-yours")
                self.seat = seat
                await self._tell_all()
                return None
            case Act():
                return await self._act(wish)
            case Why(seat=seat, action=action):
                self.live.table.why(seat, action, self.player or "")
                return None
            case Undo():
                return await self._change(lambda table, player: undone(table, wish, player))
            case Say():
                return await self._say(wish)
            case Rematch():
                return await self._rematch()
        return await self._seat(wish)

    async def _act(self, wish: Act) -> int:
        known = self._already(wish)
        if known is not None:
            return known
        try:
            return await self._change(lambda table, player: table.act(wish.seat, wish.action, wish.answers, player, now()))
        except TooLate:
            known = self._already(wish)  # another process may have written it, as was heard of only now
            if known is None:
                raise
            return known

    async def _say(self, wish: Say) -> int:
        if not self._chats.take():
            raise Busy("too-many")
        return await self._change(lambda table, player: table.say(player, self._named(), wish.phrase, wish.text, now()))

    async def _seat(self, wish: AnyWish) -> int | None:
        match wish:
            case Sit(seat=seat, name=name):
                called = self._named()
                number = await self._change(lambda table, player: table.sit(seat, player, name or called, now()))
                self.seat = seat if self.seat is None else self.seat
                return number
            case Stand(seat=seat):
                return await self._change(lambda table, player: table.stand(seat, player, now()))
            case PlanSeat(seat=seat, plan=plan):
                return await self._change(lambda table, player: table.plan(seat, plan, player, now()))
            case ChooseHouse(seat=seat, house=house):
                return await self._change(lambda table, player: table.choose_house(seat, house, player, now()))
            case MakeReady(seat=seat, ready=ready, salt=salt):
                return await self._change(lambda table, player: table.make_ready(seat, ready, salt, player, now()))
            case Start():
                return await self._change(lambda table, player: table.start(player, now()))
            case Close():
                return await self._change(lambda table, player: table.close(player, now()))
            case Leave(seat=seat):
                return await self._change(lambda table, player: table.leave(seat, player, now()))
            case ComeBack(seat=seat):
                return await self._change(lambda table, player: table.come_back(seat, player, now()))
        raise AssertionError(wish)

    async def _change(self, wish: Callable[[Table, str], AnyEntry]) -> int:
        player = self.player
        if player is None:
            raise Forbidden("name-first")
        return await self.hall.change(self.live, lambda table: wish(table, player))

    def _already(self, act: Act) -> int | None:
        """The number of the entry if just this was done already: a message that was sent twice."""
        entries = self.live.table.entries
        for number in range(act.answers + 1, len(entries)):
            entry = entries[number]
            if isinstance(entry, Acted):
                same = entry.seat == act.seat and entry.bot is None and getattr(entry.events[0], "action", "") == act.action
                return number if same and self.live.table.chairs[act.seat].player == self.player else None
        return None

    def _named(self) -> str:
        if self.name is None:
            raise Forbidden("name-first")
        return self.name

    async def _rematch(self) -> int:
        """The others learn of the new table by the log of this one. If two ask at once, the second table is given up."""
        table = self.live.table
        player, name = self.player or "", self._named()
        table.again("", player, now())
        key = await self.hall.open(*rematch_of(table, player, name))
        try:
            return await self._change(lambda table, player: table.again(key, player, now()))
        except GoldenHornError:
            await self.hall.change(await self.hall.find(key), lambda table: table.close(player, now()))
            raise


def undone(table: Table, wish: Undo, player: str) -> Undone:
    """With the end the secret of the shuffle was told: nobody goes back behind it."""
    entry = table.undo(wish.seat, wish.answers, player, now())
    if table.phase == "over":
        raise Impossible("undo-revealed")
    return entry
