"""The first screen: where to?"""

from rich.text import Text
from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.widgets import Static

from goldenhorn.terminal.app import Chart, GoldenHornApp
from goldenhorn.terminal.look import GOLD, good_style
from goldenhorn.terminal.screens.help import Help
from goldenhorn.terminal.widgets import Knob, Knobs
from goldenhorn.words import LANGUAGES

_LANGUAGE_NAMES = {"de": "Deutsch", "en": "English", "it": "Italiano", "pl": "Polski"}


class StartScreen(Chart):
    BINDINGS = [  # noqa: RUF012  # Textual's way
        Binding("question_mark,f1", "help", show=False),
        Binding("q,escape", "app.quit", show=False),
    ]

    def compose(self) -> ComposeResult:
        with Vertical(classes="middle"), Vertical(classes="sheet") as sheet:
            sheet.border_subtitle = self.say("screen-unofficial")
            yield Static(id="name", classes="name")
            yield Static(id="motto", classes="quiet")
            yield Static("")
            yield Knobs(self._knobs(), self.manner.look)

    def on_mount(self) -> None:
        self.query_one(Knobs).focus()
        self._tell()

    def on_screen_resume(self) -> None:
        self.query_one(Knobs).focus()

    def _tell(self) -> None:
        title = Text("G O L D E N   H O R N", f"bold {GOLD}", justify="center")
        title.append("\n")
        for letter in "YPGROB":
            title.append(f" {self.manner.look.glyph(letter)} ", good_style(letter))
        self.query_one("#name", Static).update(title)
        self.query_one("#motto", Static).update("\n" + self.say("page-motto"))
        self.query_one(".sheet").border_subtitle = self.say("screen-unofficial")
        self.query_one(Knobs).show(self._knobs())

    def _knobs(self) -> list[Knob]:
        names = [_LANGUAGE_NAMES[language] for language in LANGUAGES]
        return [
            Knob("alone", self.say("page-play-now")),
            Knob("here", self.say("screen-here")),
            Knob("online", self.say("screen-online")),
            Knob("replay", self.say("screen-replay")),
            Knob("help", self.say("screen-key-help")),
            Knob("quit", self.say("screen-quit")),
            Knob("language", self.say("page-language"), names, LANGUAGES.index(self.manner.language)),
        ]

    @on(Knobs.Turned)
    def _turned(self, event: Knobs.Turned) -> None:
        assert isinstance(self.app, GoldenHornApp), self.app
        self.app.speak(LANGUAGES[event.value])
        self._tell()

    @on(Knobs.Pressed)
    def _pressed(self, event: Knobs.Pressed) -> None:
        match event.key:
            case "alone" | "here" as kind:
                from goldenhorn.terminal.screens.opening import Opening

                self.app.push_screen(Opening(kind))
            case "online":
                self._join()
            case "replay":
                self._replay()
            case "help":
                self.action_help()
            case _:
                self.app.exit()

    def action_help(self) -> None:
        self.app.push_screen(Help())

    @work
    async def _join(self) -> None:
        from goldenhorn.terminal.screens.joining import ask_and_join

        await ask_and_join(self)

    @work
    async def _replay(self) -> None:
        from goldenhorn.terminal.screens.finding import find_record

        await find_record(self)
