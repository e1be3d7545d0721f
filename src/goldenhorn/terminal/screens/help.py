"""What the keys do, what the signs mean."""

from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.widgets import Static

from goldenhorn.rules.material import COLOUR_LETTERS
from goldenhorn.terminal.look import sign
from goldenhorn.terminal.screens.asking import Sheet


class Help(Sheet[None]):
    BINDINGS = [("enter", "away", ""), ("space", "away", ""), ("q", "away", ""), ("question_mark", "away", "")]  # noqa: RUF012

    def compose(self) -> ComposeResult:
        manner = self.manner
        look, say = manner.look, manner.say
        colours = "   ".join(f"{sign('cube', letter)} {say(f'colour-{letter}')} ({letter})" for letter in COLOUR_LETTERS)
        figures = f"{look.conqueror} {say('conquerors')}   {look.peasant} {say('peasants')}"
        houses = "   ".join(f"[house {house}] {house}" for house in ("Contarini", "Dandolo", "Loredan", "Morosini"))
        with Vertical(classes="sheet") as sheet:
            sheet.border_title = say("screen-key-help")
            with VerticalScroll():
                yield Static(look.text(say("screen-help")), classes="words")
                yield Static(look.text(f"{colours}\n{figures}\n{houses}"), classes="words")
                yield Static(look.text(say("screen-help-ship", east=look.east, west=look.west)), classes="words")
            yield Static(say("screen-any-key"), classes="quiet")

    def on_click(self) -> None:
        self.dismiss(None)
