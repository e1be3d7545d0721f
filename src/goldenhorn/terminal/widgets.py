"""The board as a widget, and rows of settings."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from rich.text import Text
from textual.binding import Binding
from textual.events import Click
from textual.message import Message
from textual.widget import Widget

from goldenhorn.game.view import View
from goldenhorn.terminal.canvas import Canvas
from goldenhorn.terminal.choices import Spot
from goldenhorn.terminal.look import GOLD, IVORY, SIGNAL, Look
from goldenhorn.terminal.sea import Sea


class SeaWidget(Widget):
    """Shows a view; a click says which spot was meant."""

    @dataclass
    class Clicked(Message):
        spot: Spot

    def __init__(self, look: Look, language: str) -> None:
        super().__init__(id="sea")
        self._look = look
        self._language = language
        self._view: View | None = None
        self._offered: Mapping[Spot, str] = {}
        self._chosen: Spot | None = None
        self._canvas: Canvas | None = None

    def show(self, view: View, offered: Mapping[Spot, str], chosen: Spot | None) -> None:
        self._view, self._offered, self._chosen = view, offered, chosen
        self.refresh()

    def render(self) -> Text:
        if self._view is None or self.size.width == 0:
            return Text()
        sea = Sea(self._view, self._look, self._language, self.size.width, self._offered, self._chosen)
        self._canvas = sea.canvas
        return sea.canvas.text()

    def on_click(self, event: Click) -> None:
        spot = None if self._canvas is None else self._canvas.at(event.x, event.y)
        if isinstance(spot, str | tuple):
            self.post_message(self.Clicked(spot))


@dataclass(frozen=True)
class Knob:
    """A setting with a few values, of which the number `value` is set. Without values it is a button."""

    key: str
    label: str
    values: Sequence[str] = ()
    value: int = 0


class Knobs(Widget, can_focus=True):
    """Settings, a line each: up and down choose one, left and right change it."""

    BINDINGS = [  # noqa: RUF012  # Textual's way
        Binding("up", "move(-1)", show=False),
        Binding("down", "move(1)", show=False),
        Binding("left", "turn(-1)", show=False),
        Binding("right,space", "turn(1)", show=False),
        Binding("enter", "press", show=False),
    ]
    DEFAULT_CSS = "Knobs { height: auto; }"

    @dataclass
    class Turned(Message):
        key: str
        value: int

    @dataclass
    class Pressed(Message):
        key: str

    def __init__(self, knobs: Sequence[Knob], look: Look) -> None:
        super().__init__()
        self.knobs = list(knobs)
        self._look = look
        self._cursor = 0
        self._moved = False

    def show(self, knobs: Sequence[Knob]) -> None:
        """Others, or the same with other values; the cursor stays on what somebody has put it on, while it is there."""
        key = self.knobs[self._cursor].key if self.knobs and self._moved else None
        self.knobs = list(knobs)
        found = [number for number, knob in enumerate(knobs) if knob.key == key]
        self._cursor, self._moved = (found[0], True) if found else (0, False)
        self.refresh(layout=True)

    def get_content_height(self, *_: object) -> int:
        return len(self.knobs)

    def render(self) -> Text:
        width = max((len(knob.label) for knob in self.knobs if knob.values), default=0) + 2
        drawn = Text(no_wrap=True)
        for number, knob in enumerate(self.knobs):
            on = number == self._cursor and self.has_focus
            style = f"bold {SIGNAL} reverse" if on and not knob.values else f"bold {SIGNAL}" if on else IVORY
            if number:
                drawn.append("\n")
            drawn.append((self._look.east if on else " ") + " ", f"bold {SIGNAL}")
            if knob.values:
                drawn.append(knob.label.ljust(width), style if on else GOLD)
                drawn.append(f"{self._look.west} " if on else "  ", SIGNAL)
                drawn.append(knob.values[knob.value], style)
                drawn.append(f" {self._look.east}" if on else "", SIGNAL)
            else:
                drawn.append(f" {knob.label} ", style)
        return drawn

    def action_move(self, by: int) -> None:
        if self.knobs:
            self._cursor, self._moved = (self._cursor + by) % len(self.knobs), True
            self.refresh()

    def action_turn(self, by: int) -> None:
        knob = self._at()
        if knob is None or not knob.values:
            return
        value = (knob.value + by) % len(knob.values)
        self.knobs[self._cursor] = replace(knob, value=value)
        self.refresh()
        self.post_message(self.Turned(knob.key, value))

    def action_press(self) -> None:
        knob = self._at()
        if knob is None:
            return
        if knob.values:
            self.action_turn(1)
        else:
            self.post_message(self.Pressed(knob.key))

    def _at(self) -> Knob | None:
        return self.knobs[self._cursor] if self.knobs else None

    def on_focus(self) -> None:
        self.refresh()

    def on_blur(self) -> None:
        self.refresh()

    def on_click(self, event: Click) -> None:
        if 0 <= event.y < len(self.knobs):
            self._cursor, self._moved = event.y, True
            self.refresh()
            self.action_press()
