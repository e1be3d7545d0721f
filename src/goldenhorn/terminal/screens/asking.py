"""Small sheets over a screen: something to read, something to pick, something to type."""

from collections.abc import Sequence
from typing import Generic, TypeVar

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from goldenhorn.terminal.app import Spoken

Answer = TypeVar("Answer")


class Sheet(Spoken, ModalScreen[Answer], Generic[Answer]):
    """Escape puts it away without an answer."""

    BINDINGS = [("escape", "away", "")]  # noqa: RUF012  # Textual's way

    def on_mount(self) -> None:
        self.add_class("middle")

    def action_away(self) -> None:
        self.dismiss(None)


class Tell(Sheet[None]):
    """Something to read; any of the usual keys puts it away."""

    BINDINGS = [("enter", "away", ""), ("space", "away", ""), ("q", "away", "")]  # noqa: RUF012  # Textual's way

    def __init__(self, title: str, text: str) -> None:
        super().__init__()
        self._title, self._text = title, text

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet") as sheet:
            sheet.border_title = self._title
            with VerticalScroll():
                yield Static(self.manner.look.text(self._text), classes="words")
            yield Static(self.manner.say("screen-any-key"), classes="quiet")

    def on_click(self) -> None:
        self.dismiss(None)


class Pick(Sheet[int]):
    """The number of what was picked, from 0."""

    def __init__(self, title: str, choices: Sequence[str], words: str = "") -> None:
        super().__init__()
        self._title, self._choices, self._words = title, choices, words

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet") as sheet:
            sheet.border_title = self._title
            if self._words:
                yield Static(self.manner.look.text(self._words), classes="words")
            yield OptionList(*(Option(self.manner.look.text(choice)) for choice in self._choices))

    @on(OptionList.OptionSelected)
    def _picked(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_index)


class Ask(Sheet[str]):
    """A line that somebody types."""

    def __init__(self, title: str, words: str = "", value: str = "") -> None:
        super().__init__()
        self._title, self._words, self._value = title, words, value

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet") as sheet:
            sheet.border_title = self._title
            if self._words:
                yield Static(self.manner.look.text(self._words), classes="words")
            yield Input(self._value)

    @on(Input.Submitted)
    def _typed(self, event: Input.Submitted) -> None:
        self.dismiss(event.value)
