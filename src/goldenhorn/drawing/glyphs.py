"""The glyphs of the six colours, and the small signs: cube, figures, card, wind, sabres, compass rose.

Glyphs and signs are drawn on a grid of 24, figures on 24 by 34, the rose from -100 to 100.
"""

from functools import cache

from goldenhorn.drawing.palette import GOLD, GOODS, INK, OUTLINE, VELLUM
from goldenhorn.drawing.svg import Svg, at, circle, define, group, join, line, path, rect, use

GRID = 24
# The size of what `cube` draws.
CUBE = 24


def glyph(colour: str, x: float, y: float, size: float, ink: str | None = None) -> Svg:
    """A glyph in the ink that its colour asks for, or in another one."""
    return use(f"glyph-{colour}", x, y, size / GRID, color=ink or GOODS[colour].ink)


def cube(colour: str, x: float, y: float, size: float, data: str | None = None) -> Svg:
    return use(f"cube-{colour}", x, y, size / CUBE, data_good=data)


def sign(name: str, x: float, y: float, size: float, ink: str) -> Svg:
    return use(name, x, y, size / GRID, color=ink)


def figure(kind: str, x: float, y: float, height: float, data: str | None = None) -> Svg:
    """A `conqueror` or a `peasant`."""
    return use(kind, x, y, height / 34, data_figure=data)


@cache
def glyph_defs() -> Svg:
    return join(
        (
            *(define(f"glyph-{colour}", shape, fill="currentColor") for colour, shape in _shapes().items()),
            *(_cube_def(colour) for colour in GOODS),
            _conqueror(),
            _peasant(),
            _rose(),
            *_signs(),
        )
    )


def _shapes() -> dict[str, Svg]:
    ray = "M12 .5 14.3 5.2H9.7Z"
    rays = (path(ray, transform=f"rotate({45 * number} 12 12)" if number else None) for number in range(8))
    leaf = "M20.6 1.8C9.4 1.6 2.9 7.6 4.1 17.4ZM22.2 3.4C22.4 14.6 16.4 21.1 6.6 19.9Z"
    quatrefoil = (
        "M6.7 6.7A5.35 5.35 0 1 1 17.3 6.7 5.35 5.35 0 1 1 17.3 17.3 5.35 5.35 0 1 1 6.7 17.3 5.35 5.35 0 1 1 6.7 6.7Z"
    )
    waves = "M2.4 8.4C5.4 4.2 8.4 4.2 12 7.6S18.6 11 21.6 6.8M2.4 17.2C5.4 13 8.4 13 12 16.4S18.6 19.8 21.6 15.6"
    return {
        "Y": join((circle(12, 12, 5.3), *rays)),
        "P": path(quatrefoil + "M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z", fill_rule="evenodd"),
        "G": join((path(leaf), line("M6.4 17.6 2.2 21.8", "currentColor", 2.4, stroke_linecap="round"))),
        "R": path("M12 .8 21.4 12 12 23.2 2.6 12Z"),
        "O": path("M14.15 2.23A10 10 0 1 0 21.72 14.35 7.5 7.5 0 1 1 14.15 2.23Z"),
        "B": line(waves, "currentColor", 3.9, stroke_linecap="round"),
    }


def _cube_def(colour: str) -> Svg:
    good = GOODS[colour]
    return define(
        f"cube-{colour}",
        path("M2 6.2 5.4 2H22.4L18.8 6.2Z", fill=good.light),
        path("M18.8 6.2 22.4 2V18.6L18.8 22.6Z", fill=good.dark),
        rect(2, 6.2, 16.8, 16.4, fill=good.base),
        line("M2 6.2 5.4 2H22.4V18.6L18.8 22.6H2Z", OUTLINE, 1, stroke_opacity=0.62, stroke_linejoin="round"),
        glyph(colour, 3.7, 7.9, 13.4),
    )


def _conqueror() -> Svg:
    edge = "#2b241a"
    body = "M4 32C4 23 6 18.5 11 18.5S18 23 18 32Z"
    helmet = "M3.6 12.6C6 12 5.6 5.5 11 5.5S16 12 18.4 12.6C14 14.2 8 14.2 3.6 12.6Z"
    shield = "M7.5 21.5h7v5q0 3-3.5 4.5-3.5-1.5-3.5-4.5Z"
    return define(
        "conqueror",
        line("M19.5 1.5V32", "#5a4a2c", 1.5),
        path("M19.5 0 21.6 5 19.5 7 17.4 5Z", fill="#E8E2D2", stroke="#3b3222", stroke_width=0.8),
        path(body, fill="#D9D3C3", stroke=edge, stroke_width=1.2),
        circle(11, 13.5, 4.8, fill="#E9C9A0", stroke=edge, stroke_width=1.1),
        path(helmet, fill="#B9BEC4", stroke=edge, stroke_width=1.2, stroke_linejoin="round"),
        line("M11 5.5V13", edge, 0.9),
        path(shield, fill=GOLD, stroke=edge, stroke_width=1),
    )


def _peasant() -> Svg:
    hat = "M2.5 13.2Q11.5 9.8 20.5 13.2 18 15 11.5 15T2.5 13.2ZM7.5 11.8Q8 7.5 11.5 7.5T15.5 11.8Z"
    return define(
        "peasant",
        path("M4.5 32C4.5 23 6.5 19 11.5 19S18.5 23 18.5 32Z", fill="#2A2622"),
        circle(11.5, 14.3, 4.6, fill="#3A342E"),
        path(hat, fill="#191613", stroke_linejoin="round"),
        stroke=VELLUM,
        stroke_width=1.1,
    )


def _rose() -> Svg:
    rays = []
    for angles, length, half, base, strength in (
        (range(22, 360, 45), 58, 4, 22, 0.45),
        (range(45, 360, 90), 74, 8, 20, 0.7),
        (range(0, 360, 90), 92, 11, 15, 1.0),
    ):
        lit = path(f"M0-{length} {half}-{base} 0 0Z", fill="currentColor")
        dim = line(f"M0-{length}-{half}-{base} 0 0", "currentColor", 0.9)
        rays += [group(lit, dim, transform=f"rotate({angle})" if angle else None, opacity=strength) for angle in angles]
    rings = group(
        circle(0, 0, 62), circle(0, 0, 66), circle(0, 0, 34), fill="none", stroke="currentColor", stroke_width=0.9
    )
    return define("rose", rings, *rays, circle(0, 0, 5, fill="currentColor"))


def _signs() -> tuple[Svg, ...]:
    wind = "M2 9H14.5A3.2 3.2 0 1 0 11.6 4.6M2 13.2H19A2.9 2.9 0 1 1 16.4 17.6M2 17.4H10.6A2.2 2.2 0 1 1 8.6 20.6"
    sabres = (
        "M4 3.4C13 6.6 17.6 11.6 19.4 18.8M20 3.4C11 6.6 6.4 11.6 4.6 18.8"
        "M15.6 19.2 22 16.2M8.4 19.2 2 16.2M20 18.8l1.2 3M4 18.8l-1.2 3"
    )
    cards = "M10 2.6h8a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2Z"
    cards_behind = "M5.4 5.4 4 5.7a2 2 0 0 0-1.6 2.4L5 20a2 2 0 0 0 2.4 1.5l5.2-1.1"
    bell = "M12 3a6 6 0 0 1 6 6c0 5 2 6.6 3 8H3c1-1.4 3-3 3-8a6 6 0 0 1 6-6ZM9.6 20a2.5 2.5 0 0 0 4.8 0"
    ship = (
        "M2 17C7 20 19 20 24 14 22 22 17 24 11 24S3 21 2 17ZM12 2C18 5 21 10 21 15H10C12 11 13 7 12 2Z"
        "M9.5 6C9.5 10 8.5 13 6.5 15.5H3.5C6.5 13 8.5 10 9.5 6Z"
    )
    return (
        define("wind", line(wind, "currentColor", 2, stroke_linecap="round")),
        define("sabres", line(sabres, "currentColor", 2.1, stroke_linecap="round")),
        define("cards", line(cards + cards_behind, "currentColor", 1.8)),
        define("bell", line(bell, "currentColor", 2, stroke_linejoin="round", stroke_linecap="round")),
        define("crown", path("M2.5 18.5 4 8l5 4.5L12 4l3 8.5L20 8l1.5 10.5Z", fill="currentColor")),
        define("emblem", path(ship, fill="currentColor")),
        define(
            "first",
            circle(12, 12, 10, fill="none", stroke="currentColor", stroke_width=1.7),
            line("M9.3 8.8 12.6 6.6V17.4M9.6 17.4h6", "currentColor", 2.2, stroke_linejoin="round"),
        ),
    )


def cube_of_figures(x: float, y: float, size: float, white: bool) -> Svg:
    """A cube that will become a figure (8.3); it has no colour, so it needs no glyph."""
    front, top, side = ("#F7F3E8", "#FFFFFF", "#CFC7B2") if white else ("#2B2825", "#55504A", "#100E0C")
    return group(
        path("M2 6.2 5.4 2H22.4L18.8 6.2Z", fill=top),
        path("M18.8 6.2 22.4 2V18.6L18.8 22.6Z", fill=side),
        rect(2, 6.2, 16.8, 16.4, fill=front),
        line("M2 6.2 5.4 2H22.4V18.6L18.8 22.6H2Z", INK if white else VELLUM, 1, stroke_linejoin="round"),
        transform=at(x, y, size / CUBE),
    )
