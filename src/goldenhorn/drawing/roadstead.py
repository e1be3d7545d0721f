"""The roadsteads before the two ports of origin, where any number of ships waits: up to twelve, none hiding another."""

from collections.abc import Iterator
from dataclasses import dataclass

from goldenhorn.drawing.chart import WIDTH as CHART_WIDTH
from goldenhorn.drawing.chart import coast
from goldenhorn.drawing.palette import ACTION
from goldenhorn.drawing.seaway import HEIGHT, WIDTH, SeaWay
from goldenhorn.drawing.ship import HEIGHT as SHIP_HEIGHT
from goldenhorn.drawing.ship import WIDTH as SHIP_WIDTH
from goldenhorn.drawing.svg import Svg, at, circle, ellipse, group, line, path, rect

_LEFT, _RIGHT, _TOP, _BOTTOM = 172, 456, 226, 500
_WIDEST = 100
# From rank to rank, in widths of a ship; at the least a pennant may touch the oars above it, no more.
_ROOMY, _TIGHT = 0.92, 0.77


@dataclass(frozen=True, slots=True)
class Rank:
    """Ships side by side from the quay to `end`, with room for so many."""

    top: float
    end: float
    room: int


@dataclass(frozen=True, slots=True)
class Berthing:
    """Where the ships of a roadstead lie: upper left corners, and the width that leaves room for all of them."""

    width: float
    places: tuple[tuple[float, float], ...]


def berthing(way: SeaWay, ships: int, east: bool) -> Berthing:
    """Ranks between quay, squares and the lower edge, with the widest ships that fit without hiding each other."""
    width, ranks = next(
        ((width, ranks) for width, ranks in _arrangements(way) if sum(rank.room for rank in ranks) >= ships)
    )
    places = tuple(_spread(ranks, ships, width))
    if east:
        places = tuple((CHART_WIDTH - x - width, y) for x, y in places)
    return Berthing(width, places)


def _arrangements(way: SeaWay) -> Iterator[tuple[float, list[Rank]]]:
    """Ships wide apart first, then closer together and smaller."""
    for pitch, narrowest in ((_ROOMY, 84), (_TIGHT, 20)):
        for width in range(_WIDEST, narrowest, -2):
            yield width, _ranks(way, width, pitch)


def _ranks(way: SeaWay, width: float, pitch: float) -> list[Rank]:
    """From the top down."""
    ranks = []
    top = _BOTTOM - width * SHIP_HEIGHT / SHIP_WIDTH
    while top > _TOP:
        end = min(
            [_RIGHT, *(square.x - way.scale * WIDTH / 2 - 6 for square in way.squares if _reaches(square.y, way, top))]
        )
        if end - _LEFT >= width:
            ranks.append(Rank(top, end, int((end - _LEFT) // width)))
        top -= width * pitch
    return ranks[::-1]


def _reaches(y: float, way: SeaWay, top: float) -> bool:
    return y + way.scale * HEIGHT / 2 + 5 > top


def _spread(ranks: list[Rank], ships: int, width: float) -> list[tuple[float, float]]:
    """The emptiest rank takes the next ship; each rank stands a little apart from the one above."""
    counts = [0] * len(ranks)
    for _ in range(ships):
        emptiest = min(range(len(ranks)), key=lambda rank: counts[rank] / ranks[rank].room)
        counts[emptiest] += 1
    places = []
    for number, (rank, count) in enumerate(zip(ranks, counts, strict=True)):
        step = min(width * 1.12, (rank.end - _LEFT - width) / (count - 1)) if count > 1 else 0
        spare = rank.end - _LEFT - width - step * max(0, count - 1)
        left = _LEFT + min(spare, 70) * (0.2, 0.75, 0.35)[number % 3]
        places += [(left + step * place, rank.top) for place in range(count)]
    return places


def harbour(east: bool) -> Svg:
    """Shoal water with mooring posts."""
    shore = ((150, 306), (206, 292), (268, 300), (338, 348), (424, 384), (458, 424), (452, 474), (436, 520), (150, 520))
    d = coast(shore, 31 if east else 30, 0.08, 3)
    ripples = (
        "M190 402q8-6 16 0t16 0M352 452q8-6 16 0t16 0M300 398q8-6 16 0t16 0M196 488q8-6 16 0t16 0M330 490q8-6 16 0t16 0"
    )
    return group(
        line(d, "#9CCBD3", 30, stroke_opacity=0.1),
        line(d, "#9CCBD3", 14, stroke_opacity=0.13),
        path(d, fill="#8CC0CB", fill_opacity=0.42),
        line(ripples, "#fff", 1.4, stroke_opacity=0.5, stroke_linecap="round"),
        _post(462, 400, east),
        _post(458, 462, east),
        transform=f"translate({CHART_WIDTH} 0) scale(-1 1)" if east else None,
    )


def _post(x: float, y: float, east: bool) -> Svg:
    if east:
        stripes = path("M-2.5 6h5v4h-5zM-2.5 15h5v4h-5z", fill="#8F3B2A")
    else:
        stripes = path("M-2.5 8l5-4v4l-5 4zM-2.5 17l5-4v4l-5 4z", fill=ACTION)
    return group(
        rect(-2.5, 0, 5, 26, fill="#F6ECD8", stroke="#3c2a12", stroke_width=0.7),
        stripes,
        circle(0, -1, 3.4, fill="#C6A055", stroke="#5E4519", stroke_width=0.8),
        ellipse(0, 27, 7, 2, fill="none", stroke="#fff", stroke_opacity=0.6),
        transform=at(x, y),
    )
