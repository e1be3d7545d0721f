"""The chart under the game: sea, rhumb lines, the coasts between Venice and Constantinople on vellum."""

from collections.abc import Sequence
from functools import cache
from math import cos, pi, sin
from random import Random

from goldenhorn.drawing.palette import GOLD_LIGHT
from goldenhorn.drawing.svg import (
    SERIF,
    Svg,
    at,
    gradient,
    group,
    join,
    line,
    number,
    paint,
    path,
    radial,
    rect,
    tag,
    text,
    use,
)

WIDTH, HEIGHT = 1440, 504
Point = tuple[float, float]

_BALKANS = (
    (108, -40), (150, 10), (206, 46), (250, 84), (318, 112), (362, 150), (430, 168), (486, 196), (548, 204), (596, 228),
    (640, 226), (672, 252), (702, 232), (728, 250), (752, 226), (790, 240), (824, 212), (884, 206), (930, 176), (990, 170),
    (1040, 132), (1104, 118), (1160, 72), (1232, 52), (1296, 6), (1330, -40), (1300, -290), (140, -290),
)  # fmt: skip
_ITALY = ((468, 560), (470, 486), (482, 446), (500, 452), (528, 468), (556, 476), (580, 496), (566, 510), (548, 560))
_CANDIA = ((838, 480), (858, 462), (888, 468), (920, 460), (936, 472), (928, 486), (892, 492), (856, 494))
_ASIA = ((980, 560), (976, 500), (966, 462), (948, 470), (944, 492), (952, 512), (938, 560))
# x, y and half the width.
_ISLANDS = (
    (232, 108, 7), (300, 150, 8), (330, 170, 5), (398, 196, 7), (440, 204, 5), (520, 226, 6), (612, 254, 5), (836, 256, 6),
    (872, 238, 5), (914, 216, 8), (956, 206, 6), (1006, 190, 9), (1050, 170, 5), (1092, 150, 7), (1150, 116, 6),
    (1196, 84, 5),
)  # fmt: skip
# Names of the coast with x, y and slope.
_NAMES = (
    ("Pola", 158, 0, -22), ("Zara", 212, 34, -20), ("Spalato", 264, 74, -24), ("Ragusa", 326, 100, -18),
    ("Salonicco", 1038, 116, 24), ("Cavalla", 1102, 100, 34), ("Gallipoli", 1160, 58, 28), ("Rodosto", 1234, 34, 28),
)  # fmt: skip
_MOUNTAINS = (
    (338, 40, 1.0), (368, 52, 0.8), (300, 22, 0.9), (418, 92, 0.9), (380, 22, 0.8), (1060, 40, 1.0), (1090, 54, 0.8),
    (1152, 12, 0.9), (978, 126, 0.9),
)  # fmt: skip


def coast(points: Sequence[Point], seed: int, roughness: float, depth: int) -> str:
    """A coast through these points, each stretch broken again and again, a little to the side; the same one every time."""
    chance = Random(seed)
    shore = list(points)
    for _ in range(depth):
        finer: list[Point] = []
        for (x0, y0), (x1, y1) in zip(shore, shore[1:] + shore[:1], strict=True):
            aside = (chance.random() - 0.5) * 2 * roughness
            finer += [(x0, y0), ((x0 + x1) / 2 - (y1 - y0) * aside, (y0 + y1) / 2 + (x1 - x0) * aside)]
        shore = finer
    return "M" + "L".join(f"{x:.0f} {y:.0f}" if depth > 3 else f"{number(x)} {number(y)}" for x, y in shore) + "Z"


def _island(x: float, y: float, size: float) -> str:
    shape = ((-1, 0), (0, -0.5), (1.2, -0.2), (0.6, 0.6), (-0.4, 0.5))
    return coast([(x + size * dx, y + size * dy) for dx, dy in shape], int(x), 0.2, 1)


def _land() -> str:
    mainland = coast(_BALKANS, 11, 0.13, 4) + coast(_ITALY, 5, 0.14, 3) + coast(_ASIA, 9, 0.15, 3)
    return mainland + coast(_CANDIA, 21, 0.12, 2) + "".join(_island(*island) for island in _ISLANDS)


@cache
def chart_defs() -> Svg:
    return join(
        (
            radial("sea", 720, 300, 820, (0, "#2A6484"), (0.45, "#1A4A67"), (1, "#0C2A40")),
            gradient("vellum", (0, "#E4D2A6"), (1, "#F3E7C9")),
            tag("path", id="gh-land", d=_land()),
            tag("clipPath", tag("use", href="#gh-land"), id="gh-on-land"),
            _mountain(),
        )
    )


@cache
def chart() -> Svg:
    return group(
        rect(0, 0, WIDTH, HEIGHT, fill=paint("sea")),
        _rhumbs(),
        _shoals(),
        tag("use", href="#gh-land", fill=paint("vellum")),
        group(
            *(_coastline("#8A6A34", width, strength) for width, strength in ((26, 0.07), (14, 0.09), (6, 0.12))),
            clip_path=paint("on-land"),
        ),
        _coastline("#6B4F22", 1.3, 1),
        group(*(use("mountain", x, y, size) for x, y, size in _MOUNTAINS)),
        _town(246, 34),
        _town(1196, 30),
        _names(),
        use("rose", 604, 462, 0.42, color=GOLD_LIGHT, opacity=0.8),
    )


def _coastline(colour: str, width: float, opacity: float) -> Svg:
    return tag(
        "use",
        href="#gh-land",
        fill="none",
        stroke=colour,
        stroke_width=width,
        stroke_opacity=opacity,
        stroke_linejoin="round",
    )


def _shoals() -> Svg:
    return join(_coastline("#AED6DA", width, strength) for width, strength in ((34, 0.09), (20, 0.12), (9, 0.2)))


def _rhumbs() -> Svg:
    def star(x: float, y: float, rays: int, turned: float) -> str:
        angles = (2 * pi * ray / rays + turned for ray in range(rays))
        return "".join(f"M{x} {y}L{x + 1500 * cos(a):.0f} {y + 1500 * sin(a):.0f}" for a in angles)

    return group(
        path(star(604, 462, 32, 0)),
        path(star(1130, 330, 16, 0.1) + star(250, 330, 16, 0.1), opacity=0.55),
        fill="none",
        stroke=GOLD_LIGHT,
        stroke_width=0.7,
        opacity=0.3,
    )


def _names() -> Svg:
    west = (
        text(name, 0, 0, 10.5, "#6A4A1C", transform=f"{at(x + 8, y - 6)} rotate({slope})")
        for name, x, y, slope in _NAMES
        if x < WIDTH / 2
    )
    east = (
        text(name, 0, 0, 10.5, "#6A4A1C", text_anchor="end", transform=f"{at(x - 6, y - 6)} rotate({slope})")
        for name, x, y, slope in _NAMES
        if x > WIDTH / 2
    )
    return group(
        *west, *east, text("Candia", 868, 482, 10, "#6A4A1C"), font_family=SERIF, font_style="italic", opacity=0.85
    )


def _mountain() -> Svg:
    return tag(
        "g",
        line("M-14 6Q-7-9-3-9T6 6M1-1Q6-6 8-6T16 6", "#8A6A34", 1.1),
        line("M-3-9Q0-3-1 5M8-6Q10-2 9 4", "#8A6A34", 0.8, opacity=0.8),
        id="gh-mountain",
    )


def _town(x: float, y: float) -> Svg:
    return group(
        path("M-8 6V-2H-3V-8L0-12 3-8V-2H8V6Z", fill="#F7ECD0", stroke="#7A5A26"),
        path("M-1.5 6V2.5a1.5 1.5 0 0 1 3 0V6Z", fill="#7A5A26"),
        transform=at(x, y),
    )
