"""Coming to a table of a server line by line: who has a name takes the first free seat and is ready; others watch."""

import secrets
from collections.abc import Callable

from goldenhorn.server.protocol import MakeReady, Sit
from goldenhorn.terminal.online.table import OnlineTable
from goldenhorn.terminal.standing import Standing
from goldenhorn.words import say


class Guest:
    """`name` may be empty: then one has a seat only if one has sat there before."""

    def __init__(self, table: OnlineTable, name: str, language: str, write: Callable[[str], object]) -> None:
        self.table = table
        self._language = language
        self._write = write
        self._wants_seat = bool(name)
        self._told = ""
        if name:
            table.visitor.take_name(name)

    def come_in(self, standing: Standing) -> None:
        """Called whenever something is different before the game."""
        if standing.phase != "waiting" or standing.line != "open":
            return
        table = self.table
        free = [seat for seat, chair in enumerate(standing.chairs) if chair.open]
        if self._wants_seat and not standing.mine and free:
            self._wants_seat = False
            seat = free[0]
            table.ask(lambda number: Sit(id=number, seat=seat), lambda: self._settle(seat))
        self._tell(standing)

    def _settle(self, seat: int) -> None:
        table = self.table
        table.look(seat)
        table.ask(lambda number: MakeReady(id=number, seat=seat, salt=secrets.token_hex(16)))

    def _tell(self, standing: Standing) -> None:
        names = [chair.name or self._seat(chair.bot) for chair in standing.chairs]
        text = f"{say('page-waiting', self._language)}: {', '.join(names)}"
        if text != self._told:
            self._told = text
            self._write(text + "\n")

    def _seat(self, bot: str | None) -> str:
        if bot is None:
            return say("page-seat-empty", self._language)
        return say("page-bot", self._language, level=say(f"level-{bot}", self._language))
