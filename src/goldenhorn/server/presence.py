"""Who is connected to the tables by other processes that share the database.

For each table a process says who is connected by it, whenever that changes or another one asks. Nothing of it is stored: a
process that has not been heard for a while is gone, and everybody with it.
"""

import asyncio
import time
from typing import TYPE_CHECKING

from goldenhorn.server.live import Elsewhere, Live

if TYPE_CHECKING:
    from goldenhorn.server.hall import Hall

PAUSE = 0.02  # seconds in which changes are gathered


class Presence:
    """The lines are `here PROCESS TABLE ASKS SPECTATORS PLAYER...`, `alive PROCESS` and `gone PROCESS`; who asks (1, else
    0) wants to hear the same of all others.
    """

    def __init__(self, hall: "Hall", name: str, lease: int) -> None:
        self.hall = hall
        self.name = name
        self.lease = lease
        self._heard: dict[str, float] = {}  # when other processes were heard
        self._changed: dict[str, bool] = {}  # tables to tell of, and whether to ask

    # Telling

    def changed(self, live: Live) -> None:
        """Somebody came or went, or sat down."""
        self._tell_soon(live, ask=len(live.here) == 1)

    def ask(self) -> None:
        """Something may have been missed: tell everything, and hear everything again."""
        for live in list(self.hall.live.values()):
            if live.here:
                self._tell_soon(live, ask=True)

    def beat(self) -> None:
        """This process is alive; others may not be."""
        if self.hall.shared:
            self.hall.writer.tell(f"alive {self.name}")
            for process, at in list(self._heard.items()):
                if at < time.monotonic() - self.lease / 1000:
                    self._forget(process)

    def leave(self) -> None:
        if self.hall.shared:
            self.hall.writer.tell(f"gone {self.name}")

    def _tell_soon(self, live: Live, *, ask: bool) -> None:
        if not self.hall.shared:
            return
        if not self._changed:
            asyncio.get_running_loop().call_later(PAUSE, self._tell)
        self._changed[live.table.key] = ask or self._changed.get(live.table.key, False)

    def _tell(self) -> None:
        changed, self._changed = self._changed, {}
        for key, ask in changed.items():
            live = self.hall.live.get(key)
            if live is not None:
                self.hall.writer.tell(self._line(live, ask=ask))

    def _line(self, live: Live, *, ask: bool) -> str:
        players = [listener.player for listener in live.here if live.table.seats_of(listener.player)]
        spectators = len(live.here) - len(players)
        words = ("here", self.name, live.table.key, int(ask), spectators, *dict.fromkeys(players))
        return " ".join(map(str, words))

    # Hearing

    def heard(self, words: list[str]) -> None:
        match words:
            case [_, process, *_] if process == self.name:
                pass
            case ["here", process, key, ask, spectators, *players]:
                self._alive(process)
                live = self.hall.live.get(key)
                if live is not None:
                    self._place(live, process, [*players, *[None] * int(spectators)])
                    if ask == "1" and live.here:
                        self._tell_soon(live, ask=False)
            case ["alive", process]:
                self._alive(process)
            case ["gone", process]:
                self._forget(process)

    def _alive(self, process: str) -> None:
        known = process in self._heard
        self._heard[process] = time.monotonic()
        if not known:
            self.ask()

    def _forget(self, process: str) -> None:
        self._heard.pop(process, None)
        for live in list(self.hall.live.values()):
            self._place(live, process, [])

    def _place(self, live: Live, process: str, players: list[str | None]) -> None:
        """Let the connections of another process be these."""
        before = [other for other in live.listeners if isinstance(other, Elsewhere) and other.process == process]
        if not before and not players:
            return
        live.listeners.difference_update(before)
        live.listeners.update(Elsewhere(process, player) for player in players)
        self.hall.tell_presence(live)
