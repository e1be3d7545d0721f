"""Between two people at one screen: nobody's cards, and what happened since the last turn."""

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.widgets import Static

from goldenhorn.server.entries import Acted
from goldenhorn.terminal.look import SIGNAL
from goldenhorn.terminal.screens.asking import Sheet
from goldenhorn.terminal.standing import Standing
from goldenhorn.terminal.story import Storyteller


class Curtain(Sheet[int]):
    """The seat, once its person has said to be there."""

    BINDINGS = [("enter", "show", ""), ("space", "show", "")]  # noqa: RUF012  # Textual's way

    def __init__(self, standing: Standing, seat: int) -> None:
        super().__init__()
        self._standing, self._seat = standing, seat

    def compose(self) -> ComposeResult:
        name = self._standing.name(self._seat)
        say = self.manner.say
        with Vertical(classes="sheet") as sheet:
            sheet.border_title = say("page-curtain-turn", name=name)
            yield Static(say("page-curtain-away"), classes="words")
            yield Static(Text(say("page-since"), f"bold {SIGNAL}"))
            with VerticalScroll(classes="words"):
                yield Static(self._recap())
            yield Static(Text(f"Enter  {say('page-curtain-show', name=name)}", "reverse bold"), classes="words")
            yield Static(say("screen-curtain-key"), classes="quiet")

    def _recap(self) -> Text:
        view, log = self._standing.view, self._standing.log
        assert view is not None, "a game is played"
        own = [number for number, entry in enumerate(log) if isinstance(entry, Acted) and entry.seat == self._seat]
        lines = Storyteller(self.manner.language, view).lines(log, own[-1] + 1 if own else 0)
        told = Text()
        look = self.manner.look
        for line in lines:
            house = "" if line.house is None else f"[house {line.house}] "
            told.append_text(look.text(house + line.text)).append("\n")
        return told if told.plain else Text(self.manner.say("page-nothing-yet"))

    def action_show(self) -> None:
        self.dismiss(self._seat)

    def action_away(self) -> None:
        """A curtain is not put away without an answer."""

    def on_click(self) -> None:
        self.dismiss(self._seat)
