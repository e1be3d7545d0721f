"""Venice and Constantinople: two views through an arch, 146 by 150."""

from functools import cache

from goldenhorn.drawing.glyphs import glyph
from goldenhorn.drawing.palette import ACTION, GOLD, GOLD_DARK, GOLD_LIGHT
from goldenhorn.drawing.svg import Svg, at, circle, clip, ellipse, gradient, group, join, line, paint, path, rect, tag

WIDTH, HEIGHT = 146, 150
_OGEE = "M0 150V70C0 44 30 40 52 22 62 14 69 6 73 0 77 6 84 14 94 22 116 40 146 44 146 70V150Z"
_ROUND = "M0 150V72A73 70 0 0 1 146 72V150Z"
_IVORY, _SHADE, _DOOR = "#F6ECD8", "#6A5140", "#3E2E22"
_BRICK, _DOME, _LEAD = "#D79A76", "#8796A3", "#52616E"
_WALL, _COURSE = "#D8BE93", "#A4543A"


@cache
def port_defs() -> Svg:
    ripple = line("M2 6q5-4 10 0t10 0M24 14q4-3 8 0t8 0", "#fff", 1, stroke_opacity=0.5)
    return join(
        (
            gradient("dawn", (0, "#8FBBC7"), (0.7, "#F4E3BC"), (1, "#F0CF98")),
            gradient("dusk", (0, "#54718F"), (0.62, "#E9C79A"), (1, "#F3DDB4")),
            gradient("lagoon", (0, "#6FA9B6"), (1, "#2F6F8C")),
            clip("ogee", _OGEE),
            clip("round", _ROUND),
            tag("pattern", ripple, id="gh-ripple", width=40, height=18, patternUnits="userSpaceOnUse"),
        )
    )


@cache
def venice() -> Svg:
    scene = (
        rect(0, 0, WIDTH, HEIGHT, fill=paint("dawn")),
        circle(34, 72, 11, fill="#FFF4D2", opacity=0.9),
        line("M8 64h26M14 69h30M92 46h22", "#fff", 2, stroke_opacity=0.55, stroke_linecap="round"),
        _palace(),
        _basilica(),
        _campanile(),
        rect(0, 121, WIDTH, 3, fill=_IVORY),
        _water(),
        _gondola(),
        *(_post(x, 110 + 4 * place) for place, x in enumerate((104, 118, 131))),
    )
    inner = "M4.5 150V71C4.5 48 32 44 55 25 63 18.5 69 12 73 6.5 77 12 83 18.5 91 25 114 44 141.5 48 141.5 71V150"
    return join((_arch("ogee", _OGEE, inner, scene), glyph("P", 67, -8, 12, GOLD)))


@cache
def constantinople() -> Svg:
    scene = (
        rect(0, 0, WIDTH, HEIGHT, fill=paint("dusk")),
        path("M26 40a10 10 0 1 0 9 14 8 8 0 1 1-9-14z", fill="#FFF4D2", opacity=0.85),
        line("M96 44h24M104 49h26", "#fff", 2, stroke_opacity=0.4, stroke_linecap="round"),
        _hagia_sophia(),
        _chapel(),
        path("M4 104q6-22 12 0zM18 106q4-16 8 0z", fill="#3F5F4E"),
        _walls(),
        _water(),
        _chain(),
    )
    inner = "M4.5 150V72A68.5 66 0 0 1 141.5 72V150"
    boss = group(
        circle(0, 0, 7, fill=ACTION, stroke=GOLD, stroke_width=1.5),
        line("M0-4.5V4.5M-4.5 0H4.5", GOLD_LIGHT, 1.8),
        transform=at(73, 2),
    )
    return join((_arch("round", _ROUND, inner, scene), boss))


def _arch(name: str, d: str, inner: str, scene: tuple[Svg, ...]) -> Svg:
    return join(
        (
            path(d, fill="#04121d", opacity=0.35, transform="translate(0 4)"),
            group(*scene, clip_path=paint(name)),
            line(d, GOLD, 3),
            line(inner, GOLD_DARK, 0.8),
        )
    )


def _water() -> Svg:
    return join(rect(0, 124, WIDTH, 30, fill=paint(name)) for name in ("lagoon", "ripple"))


def _arcade(count: int, x: float, step: float, foot: float, height: float, width: float) -> str:
    """Arches side by side."""
    r = width / 2
    return "".join(
        f"M{x + step * arch:g} {foot:g}v-{height:g}a{r:g} {r:g} 0 0 1 {width:g} 0v{height:g}z" for arch in range(count)
    )


def _palace() -> Svg:
    return group(
        rect(96, 88, 56, 34, fill="#E9C6A8"),
        line("M96 88h56", "#FFF6E2", 3, stroke_dasharray="2.5 2"),
        path(_arcade(6, 98, 9, 122, 9, 6.6), fill="#5A4436"),
        path(_arcade(7, 97.5, 8, 108, 4, 4.4) + "M104 93h5v6h-5zM117 93h5v6h-5zM130 93h5v6h-5z", fill="#8A6A54"),
    )


def _basilica() -> Svg:
    domes = "M13 98c0-10 4-14 9-17 5 3 9 7 9 17zM55 98c0-10 4-14 9-17 5 3 9 7 9 17zM31 98c0-14 5-20 12-24 7 4 12 10 12 24z"
    gables = "".join(f"M{13.5 + 12 * bay} 104q5.8-9 11.6 0" for bay in range(5))
    return group(
        rect(12, 98, 62, 24, fill="#EFE0C2"),
        path(domes, fill="#7F9AA0", stroke="#4E666D", stroke_width=0.8),
        line("M22 81v-6M20 77.5h4M64 81v-6M62 77.5h4M43 74v-8M40.5 69h5", "#A5771E", 1.4),
        path(_arcade(5, 14.5, 12, 122, 10, 9.6), fill=_SHADE),
        path("M38 122v-13a5.3 5.3 0 0 1 10.6 0v13z", fill=_DOOR),
        line(gables, GOLD, 1.4),
    )


def _campanile() -> Svg:
    return group(
        rect(78, 52, 15, 70, fill="#B3684A"),
        rect(78, 52, 5, 70, fill="#C98463"),
        line("M81 56v62M85.5 56v62M90 56v62", "#8E4C33", 0.7),
        rect(76.5, 42, 18, 11, fill=_IVORY, stroke="#9C8660", stroke_width=0.7),
        path(_arcade(3, 79, 4.6, 52, 6, 4), fill=_SHADE),
        path("M77 42 85.5 18 94 42Z", fill="#5E8F86"),
        path("M77 42 85.5 18V42Z", fill="#7FAFA4"),
        line("M85.5 18v-6", "#A5771E", 1.6),
    )


def _gondola() -> Svg:
    boat = "M20 137q18 7 44 0-2 8-22 8t-22-8zM64 137q4-2 4-9M20 137q-3-2-2-6"
    return group(
        path(boat, fill="#14171d", stroke="#14171d", stroke_width=1.6, stroke_linecap="round"),
        line("M46 137v-12M46 127l12 16", "#14171d", 1.5),
        circle(46, 123, 2.2, fill="#14171d"),
    )


def _post(x: float, y: float) -> Svg:
    stripes = "".join(f"M{x:g} {y + 8 + 10 * turn:g}l5-4v5l-5 4z" for turn in range(4))
    return group(rect(x, y, 5, 44, fill=_IVORY), path(stripes, fill=ACTION), circle(x + 2.5, y - 1, 3.2, fill=GOLD))


def _hagia_sophia() -> Svg:
    domes = "M45 70C45 48 58 37 73 37s28 11 28 33zM27 84c0-11 7-17 16-17s13 6 13 17zM90 84c0-11 4-17 13-17s16 6 16 17z"
    return group(
        path("M30 104V84h86v20z", fill=_BRICK),
        path("M38 84V70h70v14z", fill="#E0AB88"),
        path(domes, fill=_DOME, stroke=_LEAD, stroke_width=0.9),
        line("M56 70c0-20 5-28 17-33M73 70V37M90 70c0-20-5-28-17-33", _LEAD, 0.7, opacity=0.7),
        line("M73 37V26M69 30h8", "#C6952B", 2),
        path(_arcade(6, 48, 9, 70, 4, 4), fill="#F7E6BE"),
        path(_arcade(5, 42, 14, 84, 6, 7), fill="#7A4A35"),
        path(_arcade(6, 34, 14, 103, 8, 7), fill="#8F5B43"),
    )


def _chapel() -> Svg:
    return group(
        rect(0, 12, 20, 28, fill=_BRICK),
        path("M-1 12c0-8 5-11 11-13 6 2 11 5 11 13z", fill=_DOME, stroke=_LEAD, stroke_width=0.8),
        line("M10-1v-7M7.5-5h5", "#C6952B", 1.5),
        transform=at(121, 66),
    )


def _merlons(x: float, y: float, width: float, count: int) -> str:
    step = width / (2 * count - 1)
    return "".join(f"M{x + 2 * step * tooth:.1f} {y:g}v-4h{step:.1f}v4z" for tooth in range(count))


def _walls() -> Svg:
    return group(
        rect(0, 102, WIDTH, 22, fill=_WALL),
        path(_merlons(0, 102.5, WIDTH, 19), fill=_WALL),
        line("M0 109h146M0 117h146", _COURSE, 2),
        _tower(8, 92, 18, 34),
        _tower(64, 90, 20, 36),
        _tower(118, 92, 18, 34),
    )


def _tower(x: float, y: float, width: float, height: float) -> Svg:
    return group(
        rect(x, y, width, height, fill=_WALL),
        rect(x, y, width * 0.35, height, fill="#EBD7B1"),
        path(_merlons(x - 1, y + 0.5, width + 2, 4), fill=_WALL),
        line(f"M{x} {y + 9}h{width}M{x} {y + 19}h{width}M{x} {y + 29}h{width}", _COURSE, 2),
        rect(x + width / 2 - 1.5, y + 12, 3, 5, fill="#5A4028"),
    )


def _chain() -> Svg:
    """The chain that closed the Golden Horn."""
    d = "M-4 130Q36 146 73 134T150 132"
    return group(
        line(d, "#2b241a", 3.6, stroke_dasharray="5 2.6", stroke_linecap="round"),
        line(d, GOLD, 1.2, stroke_dasharray="5 2.6"),
        ellipse(30, 139, 7, 3, fill="#6A4A2A"),
        ellipse(110, 134, 7, 3, fill="#6A4A2A"),
    )
