"""The look of the pieces in a terminal: the colours of the page, and a glyph for each of them, so that colour never stands
alone.

Texts carry their pieces as signs: `[cube G]`, `[card B]`, `[square Y]`, `[sails GYR]`. `Look.text` draws them; the
catalogue stays free of glyphs.
"""

import re
from dataclasses import dataclass

from rich.style import Style
from rich.text import Text

from goldenhorn.game.view import Counts, ShipView
from goldenhorn.rules.material import COLOUR_LETTERS

ABYSS, NAVY, SEA, SHALLOWS = "#081824", "#0d2436", "#123a55", "#1f5a7d"
VELLUM, IVORY, SIGNAL = "#f4ead3", "#fff8e6", "#fff3c9"
GOLD, PALE_GOLD, DARK_GOLD = "#c6a055", "#e9d09a", "#7f6126"
INK, MIST, DIM = "#2a2017", "#c9d3d6", "#7d93a3"

# The colour of a good and the ink of its glyph, as on the page.
_GOODS = {
    "Y": ("#f8dc45", "#3b2c02"),
    "P": ("#f3bdd4", "#5a1435"),
    "G": ("#238c6b", "#fffdf4"),
    "R": ("#93101f", "#fffdf4"),
    "O": ("#d7660f", "#2b1200"),
    "B": ("#2a6ad2", "#fffdf4"),
    "K": ("#101010", "#fffdf4"),
    "W": ("#f2f2f2", "#101010"),
}
# Sun, blossom, leaf, lozenge, crescent, waves: one cell wide everywhere, and none of them an emoji.
_GLYPHS = {"Y": "☼", "P": "✿", "G": "♣", "R": "◆", "O": "☾", "B": "≈", "K": "■", "W": "□"}
_HOUSES = {
    "Contarini": ("#f5ecd7", "#4a3510"),
    "Dandolo": ("#2c2f38", "#fff8e6"),
    "Loredan": ("#6a4088", "#fff8e6"),
    "Morosini": ("#8a5a34", "#fff8e6"),
}
_SIGN = re.compile(r"\[(cube|card|square|sails|house) (\w+)\]")


@dataclass(frozen=True)
class Look:
    """How pieces are drawn: with glyphs, or with the letters of the notation where there is only ASCII."""

    ascii: bool = False

    def glyph(self, letter: str) -> str:
        return letter if self.ascii else _GLYPHS[letter]

    @property
    def east(self) -> str:
        return ">" if self.ascii else "▶"

    @property
    def west(self) -> str:
        return "<" if self.ascii else "◀"

    @property
    def conqueror(self) -> str:
        return "i" if self.ascii else "♞"

    @property
    def peasant(self) -> str:
        return "p" if self.ascii else "♙"

    def arrow(self, ship: ShipView) -> str:
        return self.east if ship.heading == "Constantinople" else self.west

    def text(self, signed: str, style: str = "") -> Text:
        """A text with its signs drawn."""
        drawn = Text(style=style)
        end = 0
        for sign in _SIGN.finditer(signed):
            drawn.append(signed[end : sign.start()])
            kind, what = sign.groups()
            if kind == "house":
                drawn.append(what[0], house_style(what))
            else:
                for letter in what:
                    drawn.append(self.glyph(letter), good_style(letter))
            end = sign.end()
        drawn.append(signed[end:])
        return drawn

    def counts(self, counts: Counts, figures: tuple[int, int] = (0, 0), *, zeros: bool = True) -> Text:
        """Numbers of the six colours, and of conquerors and peasants."""
        drawn = Text()
        for letter, number in zip(COLOUR_LETTERS, counts, strict=False):
            if number or zeros:
                self.count(drawn, letter, number)
        for glyph, number in zip((self.conqueror, self.peasant), figures, strict=True):
            if number:
                drawn.append(f"{glyph}{number} ", IVORY)
        drawn.rstrip()
        return drawn

    def count(self, drawn: Text, letter: str, number: int) -> None:
        drawn.append(self.glyph(letter), good_style(letter))
        drawn.append(f"{number:<2}", f"bold {IVORY}" if number else DIM)
        drawn.append(" ")

    def cargo(self, ship: ShipView) -> Text:
        """What is aboard, as short as can be."""
        drawn = Text()
        if ship.cargo is None:
            return drawn
        if ship.cargo in COLOUR_LETTERS:
            drawn.append(self.glyph(ship.cargo), good_style(ship.cargo))
            drawn.append(str(ship.aboard), f"bold {IVORY}")
            return drawn
        if ship.aboard:
            drawn.append(f"{self.conqueror}{ship.aboard}", IVORY)
        if ship.peasants:
            drawn.append(f"{self.peasant}{ship.peasants}", IVORY)
        return drawn


def good_style(letter: str) -> Style:
    ground, ink = _GOODS[letter]
    return Style(color=ink, bgcolor=ground, bold=True)


def house_style(house: str) -> Style:
    ground, ink = _HOUSES[house]
    return Style(color=ink, bgcolor=ground, bold=True)


def sign(kind: str, letters: str) -> str:
    """Pieces in a text; nothing if there are none."""
    return f"[{kind} {letters}]" if letters else ""
