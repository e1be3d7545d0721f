"""A table on the screen: the sea, the players, the hand, what happened; at the right whatever can be done."""

import time
from collections.abc import Mapping, Sequence

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from goldenhorn.terminal.app import Chart
from goldenhorn.terminal.choices import Spot
from goldenhorn.terminal.look import DIM, GOLD, MIST, PALE_GOLD, SIGNAL
from goldenhorn.terminal.panels import Panels
from goldenhorn.terminal.standing import Standing
from goldenhorn.terminal.story import StoryLine, Storyteller
from goldenhorn.terminal.widgets import SeaWidget

_TOLD = 120  # lines of the log that are kept on the screen
_STYLES = {"game": "", "chat": PALE_GOLD, "round": f"bold {GOLD}", "harm": f"bold {SIGNAL}", "note": f"italic {MIST}"}


class BoardScreen(Chart):
    """Draws a standing. Its children say what can be done, as `offers`, and do it."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: Standing | None = None
        self._offers: list[Text] = []

    def compose(self) -> ComposeResult:
        yield Static(id="bar")
        yield SeaWidget(self.manner.look, self.manner.language)
        with Horizontal(id="below"):
            with Vertical(id="left"):
                yield self._part("players", "page-replay-seats")
                yield self._part("lands", "page-end-territories")
                yield self._part("hand", "page-hand")
                yield self._part("beside", "screen-beside")
            with Vertical(id="right"):
                with Vertical(id="choosing", classes="part"):
                    yield Static(id="prompt")
                    yield OptionList(id="choices")
                with VerticalScroll(id="told", classes="part", can_focus=False) as told:
                    told.border_title = self.say("page-log")
                    yield Static()
        yield Static(id="keys")

    def _part(self, name: str, title: str) -> Static:
        part = Static(id=name, classes="part")
        part.border_title = self.say(title)
        return part

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()
        self.query_one("#keys", Static).update(self.keys())

    def on_resize(self) -> None:
        self.set_class(self.app.size.height >= 40, "tall")
        if self.shown is not None:
            self.call_after_refresh(self.draw, self.shown)

    def keys(self) -> Text:
        """What the keys do, for the last line."""
        raise NotImplementedError

    def keys_of(self, *pairs: tuple[str, str]) -> Text:
        drawn = Text(no_wrap=True)
        for key, message in pairs:
            drawn.append(f"{key} ", f"bold {PALE_GOLD}")
            drawn.append(f"{self.say(message)}   ", MIST)
        return drawn

    # Drawing

    @property
    def drawable(self) -> bool:
        """Whether all parts are there: what is told may come before, or while the screen is taken down."""
        return self.is_mounted and all(self.query(part) for part in ("#left", "#told", "#keys"))

    def draw(self, standing: Standing) -> None:
        self.shown = standing
        view = standing.view
        if view is None or not self.drawable:
            return
        panels = Panels(standing, self.manner.look, self.manner.language)
        left = self.query_one("#left")
        width = max(40, left.size.width - 3)
        players = self.query_one("#players", Static)
        players.update(panels.players(width, max(players.size.height - 1, 0)))
        lands = self.query_one("#lands", Static)
        lands.display = view.expansion
        if view.expansion:
            lands.update(panels.territories(2))
        self.query_one("#hand", Static).update(panels.hand(width))
        self.query_one("#beside", Static).update(panels.beside())
        self.query_one("#bar", Static).update(self.bar(standing))
        self._tell(standing)

    def bar(self, standing: Standing) -> Text:
        view = standing.view
        assert view is not None, "a game is shown"
        drawn = Text("Golden Horn", f"bold {GOLD}", no_wrap=True)
        if view.expansion:
            drawn.append(" · Domínio da Mar", GOLD)
        drawn.append("   ")
        if view.phase == "placing":
            drawn.append(self.say("log-setting-up"), MIST)
        else:
            drawn.append(self.say("log-round", round=view.round), MIST)
        if view.end is not None and view.phase != "over":
            drawn.append(f"   {self.say('page-last-round')}", f"bold {SIGNAL}")
        drawn.append("   ")
        drawn.append(self.moment(standing), f"bold {SIGNAL}")
        if standing.deadline is not None and standing.phase == "playing":
            drawn.append(f"   {_remaining(standing.deadline)}", PALE_GOLD)
        return drawn

    def moment(self, standing: Standing) -> str:
        """What is going on, in a few words."""
        decider = standing.decider
        if standing.line in ("lost", "gone"):
            return self.say("page-line-lost" if standing.line == "lost" else "page-table-gone")
        if standing.phase == "over":
            return self.say("page-over")
        if decider is None:
            return ""
        if decider == standing.up_to_us:
            return self.say("page-curtain-turn", name=standing.name(decider))
        return self.say("page-waiting-for", house=standing.house(decider))

    def _tell(self, standing: Standing) -> None:
        assert standing.view is not None, "a game is shown"
        lines = list(Storyteller(self.manner.language, standing.view).lines(standing.log))[-_TOLD:]
        drawn = Text()
        for number, line in enumerate(lines):
            if number:
                drawn.append("\n")
            drawn.append_text(self.line(line))
        told = self.query_one("#told", VerticalScroll)
        told.query_one(Static).update(drawn)
        told.scroll_end(animate=False)

    def line(self, line: StoryLine) -> Text:
        text = line.text if line.house is None or line.kind == "chat" else f"[house {line.house}] {line.text}"
        return self.manner.look.text(text, _STYLES[line.kind])

    # Offers

    def offer(self, prompt: str, titles: Sequence[str]) -> None:
        """Let one of these be chosen; the first nine have a key."""
        look = self.manner.look
        self.query_one("#prompt", Static).update(look.text(prompt))
        drawn = []
        for number, title in enumerate(titles, start=1):
            line = Text().append(f"{number} " if number <= 9 else "  ", DIM)
            line.append_text(look.text(title))
            drawn.append(line)
        options = self.query_one(OptionList)
        if [text.markup for text in drawn] != [text.markup for text in self._offers]:
            self._offers = drawn
            options.clear_options()
            options.add_options([Option(text) for text in drawn])
            options.highlighted = 0 if drawn else None

    def mark(self, offered: Mapping[Spot, str], chosen: Spot | None) -> None:
        if self.shown is not None and self.shown.view is not None:
            self.query_one(SeaWidget).show(self.shown.view, offered, chosen)


def _remaining(deadline: float) -> str:
    """The time until a clock falls: `1:05`, `2:00:00`."""
    minutes, seconds = divmod(max(0, round(deadline - time.time())), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
