"""The chances of all houses as one picture: areas above one another that add up to a hundred."""

from collections.abc import Mapping, Sequence

from goldenhorn.drawing.heraldry import heraldry_defs, shield
from goldenhorn.drawing.palette import LIVERIES
from goldenhorn.drawing.svg import Svg, join, paint, path, plain, tag
from goldenhorn.drawing.svg import number as written

WIDTH, HEIGHT = 900, 300
_LEFT, _RIGHT, _TOP, _BOTTOM = 34, 892, 16, 274


def curve(
    houses: Sequence[str],
    chances: Sequence[Sequence[float]],
    rounds: Sequence[int],
    marked: Mapping[int, str],
    title: str,
) -> Svg:
    """`chances` are those of all houses, at the start and after every event; `rounds` are those of the events; `marked`
    events get a lozenge with these words.
    """
    edges = [[sum(row[:count]) for row in chances] for count in range(len(houses) + 1)]
    areas = [_area(house, edges[seat], edges[seat + 1]) for seat, house in enumerate(houses)]
    shields = [_shield(house, edges[seat], edges[seat + 1]) for seat, house in enumerate(houses)]
    return tag(
        "svg",
        tag("title", plain(title)),
        tag("defs", heraldry_defs(tuple(houses))),
        *areas,
        *(_level(level) for level in (0.25, 0.5, 0.75)),
        *shields,
        join(_rounds(rounds)),
        *(_lozenge(event + 1, len(chances), words) for event, words in marked.items()),
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        role="img",
        style="max-width:none",
    )


def _x(place: float, places: int) -> float:
    return _LEFT + (_RIGHT - _LEFT) * place / max(1, places - 1)


def _y(chance: float) -> float:
    return _BOTTOM - (_BOTTOM - _TOP) * chance


def _area(house: str, low: Sequence[float], high: Sequence[float]) -> Svg:
    places = len(low)
    there = [f"{written(_x(place, places))} {written(_y(chance))}" for place, chance in enumerate(high)]
    back = [f"{written(_x(place, places))} {written(_y(low[place]))}" for place in range(places - 1, -1, -1)]
    d = f"M{'L'.join([*there, *back])}Z"
    livery = LIVERIES[house]
    return join(
        (
            path(d, fill=livery.hull, stroke=livery.outline, stroke_width=1),
            path(d, fill=paint(f"strip-{house}"), fill_opacity=0.55),
        )
    )


def _shield(house: str, low: Sequence[float], high: Sequence[float]) -> Svg:
    """Where the area of a house is widest, but not at its very ends."""
    places = len(low)
    inner = range(places // 12, max(places // 12 + 1, places - places // 12))
    widest = max(inner, key=lambda place: high[place] - low[place])
    return shield(house, _x(widest, places) - 11, _y((low[widest] + high[widest]) / 2) - 14, 28)


def _level(level: float) -> Svg:
    y = _y(level)
    return join(
        (
            tag("line", x1=_LEFT, x2=_RIGHT, y1=y, y2=y, class_="reference"),
            tag("text", plain(f"{100 * level:.0f}"), x=_LEFT - 5, y=y + 4, class_="tick", text_anchor="end"),
        )
    )


def _rounds(rounds: Sequence[int]) -> list[Svg]:
    """The first event of each round; not every number, where they would touch."""
    firsts = {number: event for event, number in reversed(list(enumerate(rounds)))}
    step = max(1, -(-len(firsts) // 16))
    return [
        tag("text", plain(str(number)), x=_x(event, len(rounds) + 1), y=_BOTTOM + 16, class_="tick", text_anchor="middle")
        for number, event in sorted(firsts.items())
        if (number - 1) % step == 0
    ]


def _lozenge(place: int, places: int, words: str) -> Svg:
    x = _x(place, places)
    return tag(
        "path",
        tag("title", plain(words)),
        d=f"M{written(x)} 3l5 6-5 6-5-6Z",
        class_="mean",
        fill="#123A55",
        stroke="#FFF8E6",
    )
