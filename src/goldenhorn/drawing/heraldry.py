"""The bearings of the four houses: bendy, quarterly, a chevron, a cross; as shield, stern banner and strip of a panel.

A bearing alone identifies its house.
"""

from goldenhorn.drawing.palette import LIVERIES
from goldenhorn.drawing.svg import Svg, at, clip, define, group, join, line, paint, path, rect, tag, use

_SHIELD = "M3 2.5H29V18C29 28 22 33 16 36.5 10 33 3 28 3 18Z"
# A swallow-tailed flag flying to the left, 22 by 16, and to the right.
_BANNER = {"west": "M0 0H22V16H0L5 8Z", "east": "M22 0H0V16H22L17 8Z"}
_OUTLINES = {"Contarini": "#5E4519", "Dandolo": "#121319", "Loredan": "#2E153D", "Morosini": "#3A200B"}


def shield(livery: str, x: float, y: float, height: float) -> Svg:
    return use(f"shield-{livery}", x, y, height / 39)


def banner(livery: str, x: float, y: float, flying: str) -> Svg:
    """A banner that flies `west` or `east`, its upper left corner at x, y."""
    return use(f"banner-{livery}-{flying}", x, y)


def strip(livery: str, x: float, y: float, width: float, height: float) -> Svg:
    """The bearing repeated along the top of a panel."""
    house = LIVERIES[livery]
    fill = paint(f"strip-{livery}")
    return group(rect(0, 0, width, height, fill=house.hull), rect(0, 0, width, height, fill=fill), transform=at(x, y))


def heraldry_defs(liveries: tuple[str, ...]) -> Svg:
    return join(
        (
            clip("shield", _SHIELD),
            *(clip(f"banner-{flying}", d) for flying, d in _BANNER.items()),
            *(_defs_of(livery) for livery in liveries),
        )
    )


def _defs_of(livery: str) -> Svg:
    house = LIVERIES[livery]
    parts = [
        define(
            f"shield-{livery}",
            group(rect(0, 0, 32, 39, fill=house.field), _on_shield(livery), clip_path=paint("shield")),
            line(_SHIELD, _OUTLINES[livery], 1.8),
        )
    ]
    for flying, d in _BANNER.items():
        cloth = group(rect(0, 0, 22, 16, fill=house.field), _on_banner(livery), clip_path=paint(f"banner-{flying}"))
        parts.append(define(f"banner-{livery}-{flying}", cloth, line(d, "#20170c", 1, stroke_opacity=0.7)))
    return join((*parts, _strip_pattern(livery)))


def _on_shield(livery: str) -> Svg:
    ink = LIVERIES[livery].bearing
    if livery == "Contarini":
        return line("M-6 2 30 38M-6 -10 38 34M-6 14 22 42M-6 -22 44 28", ink, 4.6)
    if livery == "Dandolo":
        return path("M16 0H32V19H16ZM0 19H16V39H0Z", fill=ink)
    if livery == "Loredan":
        return line("M-2 30 16 12 34 30M14 29h4", ink, 6)
    return line("M16 0V39M0 16H32", ink, 6.4)


def _on_banner(livery: str) -> Svg:
    ink = LIVERIES[livery].bearing
    if livery == "Contarini":
        return line("M-4 -2 14 16M4 -2 22 16M12 -2 30 16", ink, 3.4)
    if livery == "Dandolo":
        return path("M11 0H22V8H11ZM0 8H11V16H0Z", fill=ink)
    if livery == "Loredan":
        return line("M2 16 11 5 20 16", ink, 3.6)
    return line("M11 0V16M0 8H22", ink, 4)


def _strip_pattern(livery: str) -> Svg:
    house = LIVERIES[livery]
    width, d, ink = {
        "Contarini": (14, "M3 0h6l-3 8h-6z", house.bearing),
        "Dandolo": (24, "M0 0h12v8H0z", house.field),
        "Loredan": (22, "M3 8 11 1 19 8h-4L11 4.5 7 8z", house.bearing),
        "Morosini": (22, "M9.5 0h3v2.5H15v3h-2.5V8h-3V5.5H7v-3h2.5z", house.bearing),
    }[livery]
    return tag("pattern", path(d, fill=ink), id=f"gh-strip-{livery}", width=width, height=8, patternUnits="userSpaceOnUse")
