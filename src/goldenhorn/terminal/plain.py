"""A table line by line, without any control of the screen: for a screen reader, a pipe, a script or a bot.

It says the position and the choices in words, and takes the number of a choice or an action in the notation.
"""

import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from queue import Queue
from typing import TextIO

from goldenhorn.errors import GoldenHornError
from goldenhorn.game.actions import Sail, parse
from goldenhorn.game.view import View
from goldenhorn.server.entries import Acted, AnyEntry, Started
from goldenhorn.telling.board import board_lines
from goldenhorn.terminal.hints import best_moves
from goldenhorn.terminal.saving import write_record
from goldenhorn.terminal.standing import Note, Standing, Table
from goldenhorn.terminal.telling import TableTeller

DEFAULT_NAME = "game.ghr"


class Leave(Exception):
    """The person wants to stop, or there is no more input."""


class PlainTable:
    """Plays or watches at a table to the end of its game, on two text streams.

    Somebody who joins a table of a server is taken care of by `waiting`, which is called while the game has not begun.
    """

    def __init__(
        self,
        table: Table,
        language: str,
        source: TextIO = sys.stdin,
        write: Callable[[str], object] = sys.stdout.write,
        waiting: Callable[[Standing], None] = lambda standing: None,
    ) -> None:
        self.table = table
        self.language = language
        self.source = source
        self._write = write
        self._waiting = waiting
        self._told = 0
        self._line = "none"
        self._open: int | None = None
        self._news: Queue[str | None] = Queue()

    def play(self) -> None:
        """Until the game is over or the person leaves."""
        self.table.changed = lambda: self._news.put(None)
        self.table.refused = self._news.put
        try:
            self.table.begin()
            while self._step():
                pass
        except Leave:
            self._say("play-left")
        finally:
            self.table.close()

    def _step(self) -> bool:
        """Tell what is new and ask whoever is to decide; whether it goes on."""
        standing = self.table.standing
        if standing is None or standing.view is None:
            return self._wait_for_game(standing)
        self._tell(standing)
        if standing.phase == "over":
            self._end(standing)
            return False
        seat = standing.up_to_us
        if seat is None or standing.line == "lost" or self.table.busy:
            self._hear()
        elif standing.seat != seat:
            self._look(standing, seat)
        else:
            self._ask(standing, standing.view)
        return True

    def _wait_for_game(self, standing: Standing | None) -> bool:
        if standing is not None:
            self._state(standing)
            self._waiting(standing)
            if standing.phase == "closed":
                self._say("table-closed")
                return False
        message = self._news.get()
        if message is not None:
            self._print(message)
        return not (message is not None and (standing is None or standing.line == "gone"))

    def _hear(self) -> bool:
        """Wait until something is different, or something is refused, which is told; whether it is."""
        message = self._news.get()
        if message is not None:
            self._print(message)
        return message is not None

    # Telling

    def _tell(self, standing: Standing) -> None:
        self._state(standing)
        assert standing.view is not None, "a game is played"
        teller = self._teller(standing.view)
        if self._told == 0:
            self._say("play-welcome", houses=", ".join(teller.houses))
        for entry in standing.log[self._told :]:
            for line in told_lines(entry, teller):
                self._print("  " + line)
        self._told = len(standing.log)

    def _state(self, standing: Standing) -> None:
        if standing.line != self._line:
            if standing.line == "lost":
                self._say("page-line-lost")
            elif self._line == "lost":
                self._say("screen-line-back")
            self._line = standing.line

    def _end(self, standing: Standing) -> None:
        view = standing.view
        assert view is not None, "a game was played"
        for line in self._teller(view).result(view):
            self._print(line)

    def _teller(self, view: View) -> TableTeller:
        return TableTeller(self.language, tuple(seat.house for seat in view.seats))

    # Asking

    def _look(self, standing: Standing, seat: int) -> None:
        """Several people are here: the next one says to be alone with the cards, if somebody is there at all."""
        if len(standing.mine) > 1 and self.source.isatty():
            self._say("page-curtain-turn", name=standing.name(seat))
            self._say("screen-plain-curtain")
            self._read()
        self.table.look(seat)
        while self.table.standing is not None and self.table.standing.seat != seat:
            self._hear()

    def _ask(self, standing: Standing, view: View) -> None:
        seat = standing.seat
        assert seat is not None, "somebody decides"
        teller = self._teller(view)
        self._print("")
        self._say("play-turn", round=view.round, house=view.seats[seat].house)
        self._describe(view, teller)
        while True:
            match self._read().split(" "):
                case [""]:
                    continue
                case [number] if number.isdecimal() and 1 <= int(number) <= len(view.legal):
                    self._act(seat, str(view.legal[int(number) - 1]))
                    return
                case ["?" | "help"]:
                    self._say("play-help")
                    self._offer(view, teller)
                case ["board"]:
                    self._describe(view, teller)
                case ["hint"]:
                    self._hint(standing, teller)
                case ["save", *name]:
                    self._save(" ".join(name) or DEFAULT_NAME)
                case ["undo"]:
                    if self._undo(standing):
                        return
                case words:
                    if self._typed(seat, " ".join(words)):
                        return

    def _typed(self, seat: int, text: str) -> bool:
        """Whether it was an action; it may be refused all the same."""
        try:
            parse(text)
        except GoldenHornError as error:
            self._print(error.say(self.language))
            return False
        return self._act(seat, text)

    def _act(self, seat: int, text: str) -> bool:
        """Decide, and wait until it has happened or is refused; whether it has happened."""
        while not self._news.empty():  # what was told before says nothing about this
            self._hear()
        self.table.act(seat, parse(text))
        while not self._hear():
            if not self.table.busy:
                return True
        return False

    def _undo(self, standing: Standing) -> bool:
        """Whether the last decision is taken back."""
        if standing.undo is None or standing.undo not in standing.mine:
            self._say("undo-nothing")
            return False
        self.table.undo(standing.undo)
        self._hear()
        return True

    def _describe(self, view: View, teller: TableTeller) -> None:
        for line in board_lines(view, teller):
            self._print(line)
        self._offer(view, teller)

    def _offer(self, view: View, teller: TableTeller) -> None:
        landings = {landing.action: landing for landing in view.landings}
        for number, action in enumerate(view.legal, start=1):
            text = teller.action(action)
            if isinstance(action, Sail):
                landing = landings[action]
                if landing.price:
                    text += ", " + teller.say("price", cards=teller.colours(landing.price))
                if landing.cards:
                    text += ", " + teller.say("pays", number=landing.cards)
            self._print(f"{number:>4}  {text}")

    def _hint(self, standing: Standing, teller: TableTeller) -> None:
        if standing.view is None or not standing.setup.hints:
            self._say("screen-hint-off")
            return
        for hint in best_moves(standing.view, self.language):
            chance = "" if hint.chance is None else teller.say("screen-hint-chance", percent=round(100 * hint.chance))
            words = " + ".join(f"{teller.action(action)} ({action})" for action in hint.actions)
            self._print(f"  {words}  {chance}".rstrip())
            for reason in hint.reasons:
                self._print(f"    {reason}")

    def _save(self, name: str) -> None:
        try:
            write_record(self.table.record(), Path(name))
        except GoldenHornError as error:
            self._print(error.say(self.language))
        except OSError as error:
            self._say("file-not-written", file=name, detail=error.strerror or str(error))
        else:
            self._say("play-saved", file=name)

    def _read(self) -> str:
        self._write(TableTeller(self.language, ()).say("play-prompt") + " ")
        line = self.source.readline()
        if not line or line.strip() in ("quit", "exit"):
            raise Leave
        return " ".join(line.split())

    def _say(self, message: str, **facts: str | int) -> None:
        self._print(TableTeller(self.language, ()).say(message, **facts))

    def _print(self, text: str) -> None:
        self._write(text + "\n")


def told_lines(entry: AnyEntry | Note, teller: TableTeller) -> Iterable[str]:
    """What an entry of the log says about the game."""
    match entry:
        case Started(events=events) | Acted(events=events):
            return [teller.event(teller.seen(event)) for event in events]
        case Note(text):
            return [text]
        case _:
            return teller.aside(entry)
