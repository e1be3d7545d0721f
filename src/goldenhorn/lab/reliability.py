"""A reliability plot: what was said, from left to right, against what happened, from bottom to top. It is right on the
diagonal. One picture that stands for itself, without style from elsewhere.
"""

from collections.abc import Sequence

from goldenhorn.drawing.svg import SANS, Svg, join, line, plain, tag
from goldenhorn.drawing.svg import number as written
from goldenhorn.lab.calibration import Bin, Curve

_TITLES = {
    "one": "a hand has a colour",
    "two": "a hand has two or more",
    "risk": "a ship can be robbed",
    "win": "winning",
}
_INKS = {2: "#1F5A7D", 3: "#A8480A", 4: "#6A4088"}
_SHAPES = {2: "circle", 3: "square", 4: "diamond"}
_SIZE, _GAP, _TOP = 240, 46, 40


def reliability(curves: Sequence[Curve], title: str) -> Svg:
    """A field for each quantity, with the numbers of players in three inks and shapes."""
    quantities = list(dict.fromkeys(curve.quantity for curve in curves))
    width, height = _GAP + len(quantities) * (_SIZE + _GAP), _TOP + _SIZE + 62
    fields = [
        tag(
            "g",
            _field(_TITLES[quantity], [curve for curve in curves if curve.quantity == quantity]),
            transform=f"translate({_GAP + place * (_SIZE + _GAP)} {_TOP})",
        )
        for place, quantity in enumerate(quantities)
    ]
    return tag(
        "svg",
        tag("title", plain(title)),
        tag("rect", width=width, height=height, fill="#FFFDF7"),
        *fields,
        _legend(sorted({curve.players for curve in curves}), height - 12),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width} {height}",
        role="img",
        font_family=SANS,
        font_size=12,
        fill="#2A2017",
    )


def _field(title: str, curves: Sequence[Curve]) -> Svg:
    grid = [line(f"M0 {_y(level)}H{_SIZE}M{_x(level)} 0V{_SIZE}", "#DDD0B5", 0.7) for level in (0.25, 0.5, 0.75)]
    ticks = [
        join(
            (
                tag("text", plain(f"{100 * level:.0f}"), x=_x(level), y=_SIZE + 16, text_anchor="middle", font_size=11),
                tag("text", plain(f"{100 * level:.0f}"), x=-6, y=_y(level) + 4, text_anchor="end", font_size=11),
            )
        )
        for level in (0.0, 0.5, 1.0)
    ]
    return join(
        (
            tag("text", plain(title), x=_SIZE / 2, y=-14, text_anchor="middle", font_size=14, font_weight=600),
            tag("rect", width=_SIZE, height=_SIZE, fill="none", stroke="#BFA875"),
            *grid,
            *ticks,
            line(f"M0 {_SIZE}L{_SIZE} 0", "#6B5A41", 1.2, stroke_dasharray="5 4"),
            *(_points(curve) for curve in curves),
        )
    )


def _points(curve: Curve) -> Svg:
    return join(_point(one, curve.players) for one in curve.bins if one.number)


def _point(one: Bin, players: int) -> Svg:
    """With the range in which two of three such rates lie if what was said is right."""
    x, y, ink = _x(one.mean), _y(one.rate), _INKS[players]
    low, high = _y(max(0.0, one.rate - one.error)), _y(min(1.0, one.rate + one.error))
    words = f"{players} players: said {100 * one.mean:.1f}, happened {100 * one.rate:.1f} per cent of {one.number}"
    return tag(
        "g",
        tag("title", plain(words)),
        line(f"M{written(x)} {written(low)}V{written(high)}", ink, 1.6),
        _mark(x, y, players),
    )


def _mark(x: float, y: float, players: int) -> Svg:
    ink = _INKS[players]
    match _SHAPES[players]:
        case "circle":
            return tag("circle", cx=x, cy=y, r=4, fill=ink)
        case "square":
            return tag("rect", x=x - 3.6, y=y - 3.6, width=7.2, height=7.2, fill=ink)
        case _:
            return tag("path", d=f"M{written(x)} {written(y - 5)}l5 5-5 5-5-5Z", fill=ink)


def _legend(numbers: Sequence[int], y: float) -> Svg:
    parts = [
        join(
            (
                _mark(_GAP + 96 * place + 5, y - 4, players),
                tag("text", plain(f"{players} players"), x=_GAP + 96 * place + 16, y=y),
            )
        )
        for place, players in enumerate(numbers)
    ]
    axes = tag(
        "text", plain("said, per cent (right) against happened, per cent (up)"), x=_GAP + 96 * len(numbers) + 24, y=y
    )
    return join((*parts, axes))


def _x(chance: float) -> float:
    return _SIZE * chance


def _y(chance: float) -> float:
    return _SIZE * (1 - chance)
