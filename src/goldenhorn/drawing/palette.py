"""Colours. Saturated ones mean goods and nothing else; none of them stands without its glyph."""

from dataclasses import dataclass

from goldenhorn.game.view import View
from goldenhorn.rules.material import COLOUR_LETTERS, HOUSES


@dataclass(frozen=True, slots=True)
class Good:
    """`light` and `dark` are the lit and the shaded side of a cube, `ink` is the glyph on `base`."""

    base: str
    light: str
    dark: str
    ink: str


GOODS = {
    "Y": Good("#F8DC45", "#FDF0A4", "#B48A0C", "#3B2C02"),
    "P": Good("#F3BDD4", "#FBE3EC", "#B8638A", "#5A1435"),
    "G": Good("#238C6B", "#5FBD9B", "#125540", "#FFFDF4"),
    "R": Good("#93101F", "#C94450", "#560711", "#FFFDF4"),
    "O": Good("#D7660F", "#F29A4E", "#8A3C04", "#2B1200"),
    "B": Good("#2A6AD2", "#77A5EE", "#153F86", "#FFFDF4"),
}
assert "".join(GOODS) == COLOUR_LETTERS


@dataclass(frozen=True, slots=True)
class Livery:
    """The colours of a house: those of the hull, and `bearing` for what its shield shows on `field`."""

    hull: str
    shade: str
    light: str
    outline: str
    field: str
    bearing: str


LIVERIES = {
    "Contarini": Livery("#F5ECD7", "#C9B68C", "#FFFBEF", "#6E5424", "#F5ECD7", "#8C6A2F"),
    "Dandolo": Livery("#2C2F38", "#17191F", "#4A4E5B", "#0E0F13", "#F1E9DA", "#2C2F38"),
    "Loredan": Livery("#6A4088", "#472659", "#8E64AC", "#331A42", "#6A4088", "#F3EAF6"),
    "Morosini": Livery("#8A5A34", "#5F3A1E", "#AE7C51", "#43270F", "#8A5A34", "#F6E6CB"),
}
assert tuple(LIVERIES) == HOUSES

INK, INK_2, INK_3 = "#2A2017", "#64533B", "#6F5E42"
GOLD, GOLD_LIGHT, GOLD_DARK = "#C6A055", "#E9D09A", "#7F6126"
IVORY, SIGNAL, VELLUM = "#FFF8E6", "#FFF3C9", "#F4EAD3"
NAVY, ACTION, PALE = "#0B2031", "#123A55", "#C9D3D6"
OUTLINE = "#1A1208"


def liveries_of(view: View) -> tuple[str, ...]:
    """The livery of each seat: that of its house, and a free one where a house is not among the four."""
    free = [house for house in HOUSES if house not in {seat.house for seat in view.seats}]
    return tuple(seat.house if seat.house in LIVERIES else free.pop(0) for seat in view.seats)
