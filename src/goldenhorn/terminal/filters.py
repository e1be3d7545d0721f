"""What a terminal may not be sent: colours where NO_COLOR says so, and anything but ASCII where it shows nothing else."""

from functools import lru_cache

from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.filter import LineFilter

from goldenhorn.terminal.letters import to_ascii


class Ascii(LineFilter):
    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        return [Segment(to_ascii(text), style, control) for text, style, control in segments]


class Colourless(LineFilter):
    """https://no-color.org: no colour at all, not even grey."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        return [Segment(text, None if style is None else _colourless(style), control) for text, style, control in segments]


@lru_cache(4096)
def _colourless(style: Style) -> Style:
    """What is bold, underlined or reversed stays so."""
    return style.without_color
