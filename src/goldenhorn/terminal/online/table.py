"""The line to a table of a server.

It comes back by itself when it is lost, and what was wished for and not answered is sent again; the server sees to it that
nothing happens twice.
"""

import contextlib
import itertools
import random
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus, InvalidURI
from websockets.sync.client import ClientConnection, connect

from goldenhorn.bots.wire import decode_view
from goldenhorn.errors import GoldenHornError
from goldenhorn.game.actions import Action
from goldenhorn.game.view import View
from goldenhorn.record.model import Record
from goldenhorn.server.entries import AnyEntry
from goldenhorn.server.protocol import (
    Act,
    Answer,
    AnyWish,
    Bye,
    ComeBack,
    Done,
    Leave,
    Look,
    News,
    Ping,
    Present,
    Refused,
    Rematch,
    Undo,
    Welcome,
)
from goldenhorn.terminal.online.visitor import Visitor
from goldenhorn.terminal.standing import Line, Standing, Table
from goldenhorn.words import say

FIRST_PAUSE, LONGEST_PAUSE = 0.5, 8.0  # seconds before it is tried again
SILENCE = 30.0  # seconds after which a line that says nothing is asked whether it is still there
_FINAL = (403, 404)  # coming back would not help

_encoder = msgspec.json.Encoder()

Settled = Callable[[], object]


def _nothing() -> None:
    pass


class OnlineTable(Table):
    """A table of a server, for whoever the visitor is there."""

    def __init__(self, visitor: Visitor, key: str) -> None:
        super().__init__()
        self.visitor = visitor
        self.key = key
        self._standing: Standing | None = None
        self._turn = 0
        self._number = 0
        self._ahead = 0.0  # of the server's clock, in seconds
        self._seat: int | None = None
        self._chosen = False  # whether somebody has said from which seat to look
        self._ids = itertools.count(1)
        self._pending: dict[int, tuple[AnyWish, Settled]] = {}
        self._lock = threading.RLock()
        self._line: ClientConnection | None = None
        self._pause = FIRST_PAUSE
        self._ended = threading.Event()
        self._thread: threading.Thread | None = None

    @property
    def standing(self) -> Standing | None:
        return self._standing

    @property
    def busy(self) -> bool:
        with self._lock:
            return any(isinstance(wish, Act | Undo) for wish, _ in self._pending.values())

    @property
    def link(self) -> str:
        return f"{self.visitor.server}/t/{self.key}"

    @property
    def _address(self) -> str:
        server = self.visitor.server.replace("http", "ws", 1)
        return f"{server}/api/tables/{self.key}/play?lang={self.visitor.language}"

    def begin(self) -> None:
        if self._thread is None:
            self._thread = threading.Thread(target=self._stay_connected, name="the line", daemon=True)
            self._thread.start()
        else:
            self.changed()

    def reopen(self) -> None:
        """Who one is, is settled when a line opens: after having taken a name it has to be another one."""
        self._pause = 0.0
        self._hang_up()

    def close(self) -> None:
        self._ended.set()
        self._hang_up()

    # Wishes

    def ask(self, make: Callable[[int], AnyWish], then: Settled = _nothing) -> None:
        """Wish for something; `then` once it has happened."""
        with self._lock:
            wish = make(next(self._ids))
            self._pending[wish.id] = wish, then
            self._send(wish)

    def act(self, seat: int, action: Action) -> None:
        turn = self._turn
        self.ask(lambda number: Act(id=number, seat=seat, action=str(action), answers=turn))

    def undo(self, seat: int) -> None:
        turn = self._turn
        self.ask(lambda number: Undo(id=number, seat=seat, answers=turn))

    def look(self, seat: int | None) -> None:
        self._seat, self._chosen = seat, True
        self.ask(lambda number: Look(id=number, seat=seat))

    def let_a_bot_play(self, seat: int, then: Settled) -> None:
        self.ask(lambda number: Leave(id=number, seat=seat), then)

    def come_back(self, seat: int) -> None:
        self.ask(lambda number: ComeBack(id=number, seat=seat))

    def play_again(self) -> None:
        """Once it has happened, the standing has the key of the `rematch`."""
        self.ask(lambda number: Rematch(id=number))

    def record(self) -> Record:
        return self.visitor.record(self.key)

    # The line

    def _stay_connected(self) -> None:
        while not self._ended.is_set():
            try:
                with connect(
                    self._address,
                    additional_headers=self.visitor.headers,
                    max_size=None,
                    open_timeout=10,
                ) as line:
                    self._line = line
                    self._hear_all(line)
            except InvalidStatus as refused:
                if refused.response.status_code in _FINAL:
                    self._state("gone")
                    self.refused(_why(refused, self.visitor.language))
                    return
            except InvalidURI:
                self._state("gone")
                self.refused(say("screen-link-wrong", self.visitor.language, text=self.link))
                return
            except (msgspec.MsgspecError, GoldenHornError):  # another protocol, or none at all
                self._state("gone")
                self.refused(say("screen-server-strange", self.visitor.language, server=self.visitor.server))
                return
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                pass
            self._line = None
            if self._ended.is_set():
                return
            self._state("lost")
            self._ended.wait(self._pause * random.uniform(0.75, 1.25))
            self._pause = min(LONGEST_PAUSE, max(FIRST_PAUSE, self._pause * 2))

    def _hear_all(self, line: ClientConnection) -> None:
        quiet = False
        while True:
            try:
                message = line.recv(SILENCE / 3 if quiet else SILENCE)
            except TimeoutError:
                if quiet:  # it did not even answer
                    return
                quiet = True
                line.send(_encoder.encode(Ping(id=next(self._ids))), text=True)
                continue
            quiet = False
            self._hear(*_read(message))

    def _hang_up(self) -> None:
        line = self._line
        if line is not None:
            # Closing waits for the other side, which may be gone; that is not for the thread of a screen.
            threading.Thread(target=line.close, daemon=True).start()

    def _send(self, wish: AnyWish) -> None:
        standing = self._standing
        if self._line is not None and standing is not None and standing.line == "open":
            with contextlib.suppress(ConnectionClosed, OSError):  # it is sent again when the line is back
                self._line.send(_encoder.encode(wish), text=True)

    def _state(self, line: Line) -> None:
        with self._lock:
            if self._standing is not None:
                self._standing = replace(self._standing, line=line)
        self._tell()

    # What is told

    def _hear(self, answer: Answer, view: View | None) -> None:
        match answer:
            case Welcome():
                self._welcomed(answer, view)
            case News():
                self._learn(answer, view)
            case Done(id=number):
                self._settle(number)()
                self._tell()
            case Refused(id=number, message=message):
                if number is not None:
                    self._settle(number)
                self.refused(message)
            case Present(seats=seats):
                if self._standing is not None:
                    self._standing = replace(self._standing, present=tuple(seats))
                    self._tell()
            case Bye(after=after):
                self._pause = after / 1000

    def _settle(self, number: int) -> Settled:
        """What is to be done once a wish has happened."""
        with self._lock:
            return self._pending.pop(number)[1] if number in self._pending else _nothing

    def _welcomed(self, welcome: Welcome, view: View | None) -> None:
        with self._lock:
            fresh = self._standing is None or self._standing.line != "open"
            self._pause = FIRST_PAUSE
            self._turn, self._number = welcome.turn, welcome.number
            self._ahead = welcome.now / 1000 - time.time()
            self._standing = Standing(
                phase=welcome.table.phase,
                setup=welcome.table.setup,
                chairs=tuple(welcome.table.chairs),
                mine=tuple(welcome.mine),
                seat=welcome.seat,
                view=view,
                log=tuple(welcome.log),
                undo=welcome.undo,
                line="open",
                host=welcome.host,
                link=self.link,
                rematch=welcome.table.rematch,
                present=() if self._standing is None else self._standing.present,
                deadline=self._local(welcome.deadline),
            )
            if fresh:
                for wish, _ in list(self._pending.values()):
                    self._send(wish)
                looks = any(isinstance(wish, Look) for wish, _ in self._pending.values())
                if self._chosen and welcome.seat != self._seat and not looks:
                    self.look(self._seat)
        self._tell()

    def _learn(self, news: News, view: View | None) -> None:
        with self._lock:
            standing = self._standing
            if standing is None:
                return
            if news.number != self._number:  # something is missing: begin anew
                self._hang_up()
                return
            self._number += 1
            self._turn = news.turn
            log: tuple[AnyEntry, ...] = (news.entry,)
            standing = replace(standing, log=standing.log + log, undo=news.undo, deadline=self._local(news.deadline))
            if not isinstance(news.table, msgspec.UnsetType):
                table = news.table
                standing = replace(standing, phase=table.phase, chairs=tuple(table.chairs), rematch=table.rematch)
            self._standing = standing if view is None else replace(standing, view=view)
        self._tell()

    def _local(self, deadline: int | None) -> float | None:
        return None if deadline is None else deadline / 1000 - self._ahead

    def _tell(self) -> None:
        if not self._ended.is_set():
            self.changed()


def _read(message: str | bytes) -> tuple[Answer, View | None]:
    """An answer, and the view in it, which its type holds as JSON."""
    data = msgspec.json.decode(message, type=dict[str, Any])
    view = data.pop("view", None)
    if data.get("type") == "table":
        data["view"] = None
    return msgspec.convert(data, Answer), None if view is None else decode_view(view)


def _why(refused: InvalidStatus, language: str) -> str:
    try:
        return str(msgspec.json.decode(refused.response.body or b"")["message"])
    except (msgspec.DecodeError, KeyError, TypeError):
        return str(refused)


def joined(visitor: Visitor, key: str) -> OnlineTable:
    """A table by its key; raises why, if the server has no such table."""
    visitor.table(key)
    return OnlineTable(visitor, key)
