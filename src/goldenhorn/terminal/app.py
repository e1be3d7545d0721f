"""The terminal as an application: what all of its screens share."""

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from textual.app import App
from textual.filter import LineFilter
from textual.screen import Screen
from textual.theme import Theme
from textual.widget import Widget

from goldenhorn.terminal import look as palette
from goldenhorn.terminal.filters import Ascii, Colourless
from goldenhorn.terminal.look import Look
from goldenhorn.words import Fact, say

LEAST = (100, 30)

_THEME = Theme(
    name="portolan",
    primary=palette.GOLD,
    secondary=palette.SHALLOWS,
    accent=palette.PALE_GOLD,
    foreground=palette.IVORY,
    background=palette.NAVY,
    surface=palette.NAVY,
    panel=palette.ABYSS,
    warning=palette.PALE_GOLD,
    error=palette.SIGNAL,
    success=palette.PALE_GOLD,
    dark=True,
)


@dataclass(frozen=True)
class Manner:
    """How somebody wants to be spoken to: language, signs, and seconds between the decisions of bots."""

    language: str
    look: Look = field(default_factory=Look)
    colour: bool = True
    pace: float = 0.7

    def say(self, message: str, **facts: Fact) -> str:
        return say(message, self.language, **facts)


class GoldenHornApp(App[None]):
    CSS_PATH = "app.tcss"
    TITLE = "Golden Horn"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, manner: Manner, first: Callable[[], Screen[Any]] | None = None) -> None:
        """Below what is shown at first lies the start, where one comes back to."""
        # Textual takes the variable out of the environment, and would make everything grey instead.
        colour = manner.colour and "NO_COLOR" not in os.environ
        super().__init__()
        self.manner = replace(manner, colour=colour)
        self._first = first
        self._ours: list[LineFilter] = [] if colour else [Colourless()]
        if manner.look.ascii:
            self._ours.append(Ascii())

    def get_line_filters(self) -> Sequence[LineFilter]:
        kept = [] if self.no_color else super().get_line_filters()
        return [*kept, *self._ours]

    def on_mount(self) -> None:
        self.register_theme(_THEME)
        self.theme = _THEME.name
        self.set_class(not self.manner.colour, "colourless")
        from goldenhorn.terminal.screens.start import StartScreen

        self.push_screen(StartScreen())
        if self._first is not None:
            self.push_screen(self._first())

    def fit(self) -> None:
        """Where there is too little room, only that is said."""
        from goldenhorn.terminal.screens.small import TooSmall

        width, height = self.size
        small = width < LEAST[0] or height < LEAST[1]
        shown = isinstance(self.screen, TooSmall)
        if small and not shown:
            self.push_screen(TooSmall())
        elif not small and shown:
            self.pop_screen()

    def speak(self, language: str) -> None:
        self.manner = replace(self.manner, language=language)


class Spoken(Widget):
    """What every screen has: the manner of the application, and its words."""

    @property
    def manner(self) -> Manner:
        app = self.app
        assert isinstance(app, GoldenHornApp), app
        return app.manner

    def on_resize(self) -> None:
        assert isinstance(self.app, GoldenHornApp), self.app
        self.app.fit()

    def say(self, message: str, **facts: Fact) -> str:
        return self.manner.say(message, **facts)


class Chart(Spoken, Screen[None]):
    """A screen of the application."""
