"""The faces of the six cards and their back, 92 by 136."""

from functools import cache
from math import cos, pi, sin

from goldenhorn.drawing.glyphs import glyph, sign
from goldenhorn.drawing.palette import GOLD, GOODS
from goldenhorn.drawing.svg import Svg, circle, clip, define, group, join, line, number, paint, path, rect, use

WIDTH, HEIGHT = 92, 136
_PAPER = "#FBF4E2"
_STAR = (
    "M46 27C52 36 62 38 71 37 70 46 72 56 81 62 72 68 70 78 71 87 62 86 52 88 46 97 40 88 30 86 21 87 22 78 20 68 11 62 "
    "20 56 22 46 21 37 30 38 40 36 46 27Z"
)


def card(colour: str, x: float, y: float, width: float, data: str | None = None) -> Svg:
    return use(f"card-{colour}", x, y, width / WIDTH, data_card=data)


def card_back(x: float, y: float, width: float) -> Svg:
    return use("card-back", x, y, width / WIDTH)


@cache
def card_defs() -> Svg:
    return join((clip("card", "M9 9H83V127H9Z"), *(_face(colour) for colour in GOODS), _back()))


def _sheet(fill: str) -> Svg:
    edge = rect(0.5, 0.5, 91, 135, rx=8, fill=_PAPER, stroke="#3b2f1c", stroke_opacity=0.55)
    return join((edge, rect(5, 5, 82, 126, rx=5, fill=fill)))


def _rays(x: float, y: float, inner: float) -> str:
    angles = (number_ * pi / 8 for number_ in range(16))
    return "".join(
        f"M{number(x + inner * cos(a))} {number(y + inner * sin(a))}L{number(x + 150 * cos(a))} {number(y + 150 * sin(a))}"
        for a in angles
    )


def _face(colour: str) -> Svg:
    good = GOODS[colour]
    corner = join((glyph(colour, 12, 12, 15),))
    return define(
        f"card-{colour}",
        _sheet(good.base),
        group(line(_rays(46, 62, 30), good.ink, 0.7, opacity=0.22), clip_path=paint("card")),
        rect(8.5, 8.5, 75, 119, rx=3, fill="none", stroke=_PAPER, stroke_opacity=0.75),
        path(_STAR, fill=_PAPER, stroke=good.dark),
        circle(46, 62, 25, fill="none", stroke=good.dark, stroke_opacity=0.5, stroke_width=0.8),
        glyph(colour, 26, 42, 40, good.dark),
        corner,
        group(corner, transform="rotate(180 46 68)"),
        sign("wind", 66, 12, 14, good.ink),
        sign("sabres", 12, 110, 14, good.ink),
    )


def _back() -> Svg:
    return define(
        "card-back",
        _sheet("#12324A"),
        group(line(_rays(46, 68, 0), GOLD, 0.5, opacity=0.5), clip_path=paint("card")),
        rect(8.5, 8.5, 75, 119, rx=3, fill="none", stroke=GOLD),
        use("rose", 46, 68, 0.32, color=GOLD),
    )
