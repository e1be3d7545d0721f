"""The sea way: where its squares lie, the squares themselves, and Modone.

The way is a bay between the two ports of origin, deepest in the middle, where Modone lies.
"""

from dataclasses import dataclass
from functools import cache

from goldenhorn.drawing.glyphs import glyph
from goldenhorn.drawing.palette import GOLD_DARK, GOODS, INK, IVORY, OUTLINE
from goldenhorn.drawing.svg import (
    NOTHING,
    SERIF,
    Svg,
    at,
    define,
    gradient,
    group,
    join,
    line,
    number,
    paint,
    path,
    rect,
    tag,
    text,
)
from goldenhorn.drawing.words import Words, said
from goldenhorn.game.view import View

# A square before it is scaled.
WIDTH, HEIGHT = 102, 128
_WAVES = "M16 62q6-5 12 0t12 0M60 56q6-5 12 0t12 0M34 76q6-5 12 0t12 0M70 78q5-4 10 0t10 0M12 82q5-4 10 0"


@dataclass(frozen=True, slots=True)
class Square:
    """A square of the way; x and y are its middle."""

    place: str
    colour: str
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Berths:
    """Modone: x is the middle, y the top of the stone, `ship` the width of a ship in a berth."""

    number: int
    width: float
    height: float
    ship: float
    x: float = 720
    y: float = 262
    gap: float = 4.5

    def top(self, berth: int) -> float:
        return self.y + 30 + berth * (self.height + self.gap)


@dataclass(frozen=True, slots=True)
class SeaWay:
    squares: tuple[Square, ...]
    scale: float
    modone: Berths | None


def sea_way(view: View) -> SeaWay:
    """Three arrangements: six squares with Modone, twelve with and twelve without."""
    places = [(place, colour) for place, colour in zip(view.way, view.colours, strict=True) if colour]
    half = len(places) // 2
    if len(places) == 6:
        left, step, scale, top, depth, reach = 88, 161, 1.36, 100, 250, 632
        modone: Berths | None = Berths(view.berths, 184, 98, 118, gap=5)
    elif "Modone" in view.way:
        left, step, scale, top, depth, reach = 58, 106, 1.0, 76, 272, 662
        modone = Berths(view.berths, 140, 64, 77)
    else:
        left, step, scale, top, depth, reach = 60, 120, 1.06, 78, 294, 660
        modone = None
    squares = []
    for index, (place, colour) in enumerate(places):
        x = left + step * index if index < half else 1440 - left - step * (2 * half - 1 - index)
        squares.append(Square(place, colour, x, top + depth * (1 - ((x - 720) / reach) ** 2)))
    return SeaWay(tuple(squares), scale, modone)


@cache
def seaway_defs() -> Svg:
    return join(
        (gradient("water", (0, "#EAF3EE"), (0.55, "#C3DFE1"), (1, "#86BAC7")), *(_square_def(colour) for colour in GOODS))
    )


def draw_way(view: View, way: SeaWay, words: Words) -> Svg:
    headings = {ship.place: ship.heading for ship in view.ships if ship.place}
    modone = _modone(way.modone, said(words, "Modone")) if way.modone else NOTHING
    return join((_route(way), *(_square(square, way.scale, headings.get(square.place)) for square in way.squares), modone))


def _route(way: SeaWay) -> Svg:
    """The dotted course from quay to quay, under the squares."""
    stops = [(square.x, square.y) for square in way.squares]
    if way.modone:
        stops.insert(len(stops) // 2, (way.modone.x, 385))
    d = "M80 236L" + "L".join(f"{number(x)} {number(y)}" for x, y in stops) + "L1360 236"
    return line(d, "#FFF3D6", 2.4, stroke_opacity=0.65, stroke_dasharray=".1 7", stroke_linecap="round")


def _square(square: Square, scale: float, heading: str | None) -> Svg:
    return group(
        tag("use", href=f"#gh-square-{square.colour}"),
        _foot(heading, GOODS[square.colour].ink),
        transform=at(square.x - WIDTH * scale / 2, square.y - HEIGHT * scale / 2, scale),
        data_square=square.place,
        data_colour=square.colour,
    )


def _square_def(colour: str) -> Svg:
    return define(
        f"square-{colour}",
        rect(-2, 3, WIDTH + 4, HEIGHT + 3, rx=13, fill="#04121d", opacity=0.3),
        rect(0, 0, WIDTH, HEIGHT, rx=11, fill=GOODS[colour].base),
        rect(1, 1, WIDTH - 2, HEIGHT - 2, rx=10, fill="none", stroke=IVORY, stroke_opacity=0.9, stroke_width=1.4),
        rect(6, 6, WIDTH - 12, 90, rx=6, fill=paint("water"), stroke=OUTLINE, stroke_opacity=0.4),
        group(glyph(colour, WIDTH / 2 - 20, 20, 40, "#fff"), opacity=0.62),
        line(_WAVES, "#fff", 1.3, stroke_opacity=0.85, stroke_linecap="round"),
        glyph(colour, WIDTH / 2 - 12, HEIGHT - 29, 24),
    )


def _foot(heading: str | None, ink: str) -> Svg:
    """Beside the glyph an ornament, or chevrons where a ship is heading."""
    parts = []
    for side, port in ((-1, "Venice"), (1, "Constantinople")):
        middle = WIDTH / 2
        if heading == port:
            tips = "".join(f"M{middle + side * (17 + 7 * tip):g} 106l{5 * side} 5{-5 * side:+d} 5" for tip in range(3))
            parts.append(line(tips, ink, 2, stroke_linecap="round", stroke_linejoin="round"))
        else:
            d = f"M{middle + 18 * side:g} 111H{middle + 37 * side:g}"
            parts.append(line(d, ink, 1.2, stroke_opacity=0.5))
            parts.append(path(f"M{middle + 37 * side:g} 108l3 3-3 3-3-3z", fill=ink, fill_opacity=0.55))
    return join(parts)


def _modone(berths: Berths, name: str) -> Svg:
    w, m = berths.width, berths.width / 2
    h = 30 + berths.number * (berths.height + berths.gap) + 2.5
    gable = f"M0 22C0 2 {m * 0.51:.1f} 6 {m:g}-16 {w - m * 0.51:.1f} 6 {w:g} 2 {w:g} 22"
    walls = f"V{h - 8:g}Q{w:g} {h:g} {w - 8:g} {h:g}H8Q0 {h:g} 0 {h - 8:g}Z"
    inner = f"M3.5 23C4 7 {m * 0.54:.1f} 10 {m:g}-11 {w - m * 0.54:.1f} 10 {w - 4:g} 7 {w - 3.5:g} 23"
    return group(
        path(gable + walls, fill="#04121d", opacity=0.35, transform="translate(0 4)"),
        path(gable + walls, fill=paint("stone"), stroke=GOLD_DARK, stroke_width=1.2),
        line(inner, "#B08A3E", 0.8),
        text(name, m, 23, 17, INK, room=w - 24, text_anchor="middle", font_family=SERIF, letter_spacing=1.6),
        *(_berth(berths, berth) for berth in range(berths.number)),
        transform=at(berths.x - m, berths.y),
    )


def _berth(berths: Berths, berth: int) -> Svg:
    w, h = berths.width, berths.height
    waves = f"M16 {h - 12:g}q6-5 12 0t12 0M{w - 40:g} {h - 16:g}q6-5 12 0t12 0M{w / 2 - 10:g} {h - 6:g}q6-5 12 0t12 0"
    return group(
        rect(7, 0, w - 14, h, rx=8, fill=paint("water"), stroke="#6B4F22"),
        line(waves, "#fff", 1.3, stroke_opacity=0.85, stroke_linecap="round"),
        path(f"M7 14h7v4h-7zM{w - 14:g} 14h7v4h-7z", fill="#8A6A34"),
        transform=at(0, berths.top(berth) - berths.y),
        data_berth=str(berth + 1),
    )
