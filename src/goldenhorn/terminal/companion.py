"""The companion in plain text, line by line: for a terminal, a screen reader or a pipe."""

from collections.abc import Callable
from pathlib import Path
from typing import TextIO

from goldenhorn.bots.levels import new_level
from goldenhorn.companion.companion import Companion
from goldenhorn.companion.record import record_of_table
from goldenhorn.companion.story import Story
from goldenhorn.companion.table import RealTable
from goldenhorn.companion.telling import entry_in_words
from goldenhorn.errors import GoldenHornError, Illegal, Impossible, Malformed
from goldenhorn.game.actions import Sail
from goldenhorn.game.dealers import AskFilling
from goldenhorn.record.notation import write_text
from goldenhorn.telling.board import board_lines, counted
from goldenhorn.telling.teller import Teller

ADVISER = "sailor"


class PlainCompanion:
    """Reads entries and commands from one stream and says on another how things stand. `keep` is told every change."""

    def __init__(
        self,
        table: RealTable,
        language: str,
        streams: tuple[TextIO, TextIO],
        entries: list[str],
        keep: Callable[[list[str]], None],
    ) -> None:
        self.story = Story(table, entries)
        self.teller = Teller(language, tuple(table.options.houses))
        self.source, self.target = streams
        self.keep = keep
        self._commands: dict[str, Callable[[list[str]], None]] = {
            "?": self._help,
            "help": self._help,
            "list": self._list,
            "board": self._board,
            "undo": self._undo,
            "change": self._change,
            "insert": self._insert,
            "remove": self._remove,
            "drop": self._drop,
            "advice": self._advice,
            "save": self._save,
        }

    @property
    def companion(self) -> Companion:
        return self.story.companion

    def run(self) -> None:
        """Until there is no more input, or `quit`."""
        self._say("companion-welcome", houses=", ".join(self.teller.houses))
        self._board([])
        while True:
            self._ask()
            line = self.source.readline()
            words = line.split()
            if not line or words in (["quit"], ["exit"]):
                self._say("companion-left", number=len(self.story.entries))
                return
            if not words:
                continue
            try:
                self._obey(words)
            except GoldenHornError as error:
                self._write(error.say(self.teller.language))

    def _obey(self, words: list[str]) -> None:
        command = self._commands.get(words[0])
        if command is not None:
            command(words[1:])
            return
        entry = " ".join(words)
        legal = self.companion.legal()
        if entry.isdecimal() and 1 <= int(entry) <= len(legal):
            entry = str(legal[int(entry) - 1])
        self.story.tell(entry)
        self.keep(self.story.entries)
        number = len(self.companion.entries) - 1
        self._write("  " + self._entry(number))
        if not self.story.waiting and self.companion.pending is None and self.companion.view().phase != "landing":
            self._board([])

    def _ask(self) -> None:
        if self.story.fault is not None:
            self._misfit(self.story.fault)
        request, companion = self.companion.pending, self.companion
        if request is None:
            if not companion.over:
                self._offer()
        elif isinstance(request, AskFilling):
            bag = counted(request.bag, self.teller)
            self._say("companion-ask-fill", number=request.number, port=self.teller.place(request.port), bag=bag)
        else:
            self._say("companion-ask-draw", number=request.number, house=self.teller.houses[request.seat])
        self.target.write("> ")
        self.target.flush()

    def _misfit(self, fault: GoldenHornError) -> None:
        at, waiting = len(self.companion.entries), self.story.waiting
        self._say("companion-misfit", number=at + 1, entry=waiting[0], waiting=len(waiting))
        self._write(fault.say(self.teller.language))

    def _offer(self) -> None:
        view = self.companion.view()
        landings = {landing.action: landing for landing in view.landings}
        self._say("companion-turn", round=view.round, house=self.teller.houses[view.decider or 0])
        for number, action in enumerate(view.legal, start=1):
            text = self.teller.action(action)
            if isinstance(action, Sail) and landings[action].price:
                text += ", " + self.teller.say("price", cards=self.teller.colours(landings[action].price))
            self._write(f"{number:>4}  {text}")

    # Commands

    def _help(self, _: list[str]) -> None:
        self._say("companion-help")

    def _list(self, _: list[str]) -> None:
        for number in range(len(self.companion.entries)):
            self._write(self._entry(number))
        for number, entry in enumerate(self.story.waiting, start=len(self.companion.entries) + 1):
            self._write(f"{number:>4} ? {entry}")

    def _entry(self, number: int) -> str:
        companion = self.companion
        words = entry_in_words(companion.entries[number], companion.deciders[number], self.teller)
        return f"{number + 1:>4}  {words}"

    def _board(self, _: list[str]) -> None:
        for line in board_lines(self.companion.view(), self.teller):
            self._write(line)
        if self.companion.outcome() is not None:
            for line in self.teller.result(self.companion.view()):
                self._write(line)

    def _undo(self, _: list[str]) -> None:
        self._changed(lambda: self.story.remove(len(self.companion.entries) - 1))

    def _change(self, words: list[str]) -> None:
        self._changed(lambda: self.story.change(self._number(words), " ".join(words[1:])))

    def _insert(self, words: list[str]) -> None:
        self._changed(lambda: self.story.insert(self._number(words), " ".join(words[1:])))

    def _remove(self, words: list[str]) -> None:
        self._changed(lambda: self.story.remove(self._number(words)))

    def _drop(self, _: list[str]) -> None:
        self._changed(self.story.drop)

    def _changed(self, change: Callable[[], None]) -> None:
        change()
        self.keep(self.story.entries)
        self._board([])

    @staticmethod
    def _number(words: list[str]) -> int:
        if not words or not words[0].isdecimal():
            raise Malformed("companion-which-entry", text=" ".join(words), expected="change 12 load trio B, remove 12")
        return int(words[0]) - 1

    def _advice(self, _: list[str]) -> None:
        seat = self.companion.decider
        if seat is None:
            raise Illegal("companion-nothing-to-advise")
        if not self.companion.knows(seat):
            raise Impossible("companion-no-advice", house=self.teller.houses[seat])
        view = self.companion.view()
        action = new_level(ADVISER, len(self.story.entries)).choose(view, view.legal)
        self._write(self.teller.action(action))

    def _save(self, words: list[str]) -> None:
        name = " ".join(words) or "game.ghr"
        record = write_text(record_of_table(self.companion))
        try:
            Path(name).write_text(record, encoding="utf-8")
        except OSError as error:
            raise Impossible("file-not-written", file=name, detail=error.strerror or str(error)) from None
        self._say("play-saved", file=name)

    def _say(self, message: str, **facts: str | int) -> None:
        self._write(self.teller.say(message, **facts))

    def _write(self, text: str) -> None:
        self.target.write(text + "\n")
