"""A grid of cells to draw on, and what lies where, for the mouse."""

from rich.style import Style
from rich.text import Text

StyleLike = str | Style


class Canvas:
    def __init__(self, width: int, height: int, style: StyleLike = "") -> None:
        self.width = width
        self.height = height
        self._base = Style.parse(style) if isinstance(style, str) else style
        self._cells = [[(" ", self._base)] * width for _ in range(height)]
        self._spots: list[tuple[range, range, object]] = []

    def put(self, x: int, y: int, text: str | Text, style: StyleLike = "") -> None:
        """Write over what is there; what lies outside is left out. Where a style says no ground, the old one stays."""
        if isinstance(text, Text):
            for offset, (character, one) in enumerate(_cells(text)):
                self._set(x + offset, y, character, one)
            return
        parsed = Style.parse(style) if isinstance(style, str) else style
        for offset, character in enumerate(text):
            self._set(x + offset, y, character, parsed)

    def fill(self, x: int, y: int, width: int, height: int, style: StyleLike) -> None:
        for row in range(y, y + height):
            self.put(x, row, " " * width, style)

    def spot(self, x: int, y: int, width: int, height: int, what: object) -> None:
        """From now on the cells stand for something; later spots lie above earlier ones."""
        self._spots.append((range(x, x + width), range(y, y + height), what))

    def at(self, x: int, y: int) -> object | None:
        return next((what for xs, ys, what in reversed(self._spots) if x in xs and y in ys), None)

    def text(self) -> Text:
        drawn = Text(no_wrap=True, end="")
        for number, row in enumerate(self._cells):
            if number:
                drawn.append("\n")
            begin = 0
            for end in range(1, self.width + 1):
                if end == self.width or row[end][1] != row[begin][1]:
                    drawn.append("".join(character for character, _ in row[begin:end]), row[begin][1])
                    begin = end
        return drawn

    def _set(self, x: int, y: int, character: str, style: Style) -> None:
        if 0 <= x < self.width and 0 <= y < self.height:
            self._cells[y][x] = (character, self._cells[y][x][1] + style)


def _cells(text: Text) -> list[tuple[str, Style]]:
    base = Style.parse(text.style) if isinstance(text.style, str) else text.style
    styles = [base] * len(text.plain)
    for span in text.spans:
        style = Style.parse(span.style) if isinstance(span.style, str) else span.style
        for index in range(span.start, min(span.end, len(styles))):
            styles[index] += style
    return list(zip(text.plain, styles, strict=True))
