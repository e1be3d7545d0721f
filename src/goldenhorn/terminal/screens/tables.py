"""The tables of a server: to go on with, to join, to watch; or a new one is opened there."""

import asyncio
from collections.abc import Sequence

from rich.text import Text
from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from goldenhorn.errors import GoldenHornError
from goldenhorn.server.protocol import ChairInfo, TableLine, TableLines
from goldenhorn.terminal.app import Chart
from goldenhorn.terminal.look import GOLD, IVORY, MIST, PALE_GOLD, SIGNAL
from goldenhorn.terminal.online.table import OnlineTable
from goldenhorn.terminal.online.visitor import Visitor
from goldenhorn.terminal.screens.opening import Opening
from goldenhorn.terminal.screens.waiting import WaitingScreen

AGAIN = 5.0  # seconds until one looks again
_NEW = "new"


class TablesScreen(Chart):
    """`lines` is what the server has said at first."""

    BINDINGS = [  # noqa: RUF012  # Textual's way
        Binding("escape,q", "app.pop_screen", show=False),
        Binding("r", "again", show=False),
    ]

    def __init__(self, visitor: Visitor, lines: TableLines) -> None:
        super().__init__()
        self.visitor = visitor
        self._lines = lines

    def compose(self) -> ComposeResult:
        with Vertical(classes="middle"), Vertical(classes="sheet") as sheet:
            sheet.border_title = self.say("page-tables")
            sheet.border_subtitle = self.visitor.server
            yield OptionList()
            yield Static("", id="trouble", classes="trouble")
            yield Static(self.say("screen-tables-keys"), classes="quiet")

    def on_mount(self) -> None:
        self._show()
        self.query_one(OptionList).focus()
        self.set_interval(AGAIN, self.action_again)

    def on_screen_resume(self) -> None:
        self.action_again()

    @work(exclusive=True)
    async def action_again(self) -> None:
        """A server that does not answer is asked again; until then the list stays."""
        if not self.is_current:
            return
        try:
            lines = await asyncio.to_thread(self.visitor.tables)
        except GoldenHornError as error:
            self.query_one("#trouble", Static).update(Text(error.say(self.manner.language)))
            return
        self.query_one("#trouble", Static).update("")
        if lines != self._lines:
            self._lines = lines
            self._show()

    def _show(self) -> None:
        """The cursor stays on the table it was on, if that is still there."""
        options = self.query_one(OptionList)
        highlighted = options.highlighted_option
        wanted = _NEW if highlighted is None else highlighted.id
        options.clear_options()
        options.add_option(Option(self.say("page-new-table"), _NEW))
        own = {line.key for line in self._lines.mine}
        others = [line for line in self._lines.public if line.key not in own]
        self._add("page-tables-mine", self._lines.mine)
        self._add("page-tables-open", [line for line in others if _has_room(line)])
        self._add("page-tables-running", [line for line in others if not _has_room(line)])
        if not own and not others:
            options.add_option(Option(Text(self.say("page-no-tables"), MIST), disabled=True))
        known = [option.id for option in options.options]
        options.highlighted = known.index(wanted) if wanted in known else 0

    def _add(self, title: str, lines: Sequence[TableLine]) -> None:
        options = self.query_one(OptionList)
        if lines:
            options.add_option(Option(Text(self.say(title), GOLD), disabled=True))
            options.add_options([Option(self._told(line), line.key) for line in lines])

    def _told(self, line: TableLine) -> Text:
        bots = sum(chair.name is None and chair.bot is not None for chair in line.chairs)
        people = [chair.name for chair in line.chairs if chair.name is not None]
        names = [*people, *([self.say("page-bots-number", number=bots)] if bots else [])]
        told = Text(", ".join(names), f"bold {IVORY}")
        told.append(f"  {self.say('page-table-kind', players=len(line.chairs))}", MIST)
        if line.expansion:
            told.append("  Domínio da Mar", MIST)
        yours = line.decider in line.mine
        return told.append(f"  {self._state(line)}", SIGNAL if yours else PALE_GOLD)

    def _state(self, line: TableLine) -> str:
        if line.phase == "waiting":
            return self.say("page-seats-free", number=sum(chair.open for chair in line.chairs))
        if line.decider is None:
            return ""
        if line.decider in line.mine:
            return self.say("page-turn-yours")
        return self.say("page-turn-of", name=self._called(line.chairs[line.decider]))

    def _called(self, chair: ChairInfo) -> str:
        return chair.name or self.say("page-bot", level=self.say(f"level-{chair.bot}"))

    @on(OptionList.OptionSelected)
    def _picked(self, event: OptionList.OptionSelected) -> None:
        key = event.option.id
        if key == _NEW:
            self.app.push_screen(Opening("online", self.visitor))
        elif key is not None:
            self.app.push_screen(WaitingScreen(OnlineTable(self.visitor, key)))


def _has_room(line: TableLine) -> bool:
    return line.phase == "waiting" and any(chair.open for chair in line.chairs)
