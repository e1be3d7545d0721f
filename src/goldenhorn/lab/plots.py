"""Plots as inline SVG: small functions, no script, no network. Colours come from the page, in a light and a dark set."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import ceil, floor, isfinite, log10

from goldenhorn.drawing.svg import Svg, join, number, plain, tag

WIDTH = 340
_LEFT, _RIGHT = 4, 336
_ROW = 34
_HUES = 6

Format = Callable[[float], str]


@dataclass(frozen=True, slots=True)
class Whisker:
    """A mean with its bounds, under a label. `hue` numbers the colours of the page."""

    label: str
    mean: float
    low: float
    high: float
    hue: int = 0


def percent(value: float) -> str:
    return f"{100 * value:.0f} %"


def plain_number(value: float) -> str:
    return f"{value:g}"


def whiskers(
    rows: Sequence[Whisker], title: str, *, reference: float | None = None, written: Format = percent, decimals: int = 1
) -> Svg:
    """Means with intervals, one a row, beside a line at `reference`."""
    known = [row for row in rows if isfinite(row.mean)]
    values = [value for row in known for value in (row.low, row.high, row.mean) if isfinite(value)]
    if reference is not None:
        values.append(reference)
    axis = Axis.around(values)
    height = 8 + _ROW * len(known) + 22
    marks = [_whisker(row, axis, 8 + _ROW * index, written, decimals) for index, row in enumerate(known)]
    line = Svg("") if reference is None else _vertical(axis.at(reference), 4, height - 20, "reference")
    return _picture(title, height, _bottom(axis, height, written), line, *marks)


def _whisker(row: Whisker, axis: "Axis", top: float, written: Format, decimals: int) -> Svg:
    middle = top + 24
    low, high = (axis.at(bound if isfinite(bound) else row.mean) for bound in (row.low, row.high))
    hue = f"h{row.hue % _HUES}"
    shown = f"{100 * row.mean:.{decimals}f} %" if written is percent else f"{row.mean:.{decimals}f}"
    return join(
        (
            tag("text", plain(row.label), x=_LEFT, y=top + 12, class_="label"),
            tag("text", plain(shown), x=_RIGHT, y=top + 12, class_="value", text_anchor="end"),
            tag("line", x1=low, x2=high, y1=middle, y2=middle, class_=f"whisker {hue}"),
            tag("circle", cx=axis.at(row.mean), cy=middle, r=4, class_=f"dot {hue}"),
        )
    )


def histogram(series: Sequence[tuple[str, Mapping[int, int]]], title: str) -> Svg:
    """Distributions of whole numbers above one another, on the same scale; the mean is marked."""
    filled = [(label, counts) for label, counts in series if counts]
    numbers = [value for _, counts in filled for value in counts]
    low, high = min(numbers), max(numbers)
    bins = Bins.of(low, high)
    axis = Axis(low - 0.5, bins.edge(bins.number) - 0.5, plain_number)
    each = 78
    height = each * len(filled) + 24
    parts = [_bars(label, counts, bins, axis, each * row, each, row) for row, (label, counts) in enumerate(filled)]
    return _picture(title, height, _bottom(axis, height, plain_number), *parts)


def _bars(label: str, counts: Mapping[int, int], bins: "Bins", axis: "Axis", top: float, each: float, hue: int) -> Svg:
    heights = [0] * bins.number
    for value, count in counts.items():
        heights[bins.index(value)] += count
    largest = max(heights)
    total = sum(counts.values())
    mean = sum(value * count for value, count in counts.items()) / total
    floor_, room = top + each - 6, each - 28
    bars = [
        tag(
            "rect",
            x=axis.at(bins.edge(index) - 0.5) + 0.5,
            y=floor_ - room * count / largest,
            width=max(0.6, axis.at(bins.edge(index + 1) - 0.5) - axis.at(bins.edge(index) - 0.5) - 1),
            height=room * count / largest,
            class_=f"bar h{hue % _HUES}",
        )
        for index, count in enumerate(heights)
        if count
    ]
    return join(
        (
            tag("text", plain(label), x=_LEFT, y=top + 14, class_="label"),
            tag("text", plain(f"mean {mean:.1f}"), x=_RIGHT, y=top + 14, class_="value", text_anchor="end"),
            *bars,
            _vertical(axis.at(mean), floor_ - room, floor_, "mean"),
        )
    )


def parts(shares: Mapping[str, float], title: str) -> Svg:
    """A whole divided into parts, with a line of words for each."""
    found = [(name, share) for name, share in shares.items() if share > 0]
    x = float(_LEFT)
    bars = []
    for hue, (_, share) in enumerate(found):
        width = share * (_RIGHT - _LEFT)
        bars.append(tag("rect", x=x, y=6, width=max(0.5, width - 1), height=18, class_=f"bar h{hue % _HUES}"))
        x += width
    words = []
    for row, (name, share) in enumerate(found):
        y = 44 + 20 * row
        words.append(tag("rect", x=_LEFT, y=y - 10, width=11, height=11, class_=f"bar h{row % _HUES}"))
        words.append(tag("text", plain(name), x=_LEFT + 18, y=y, class_="label"))
        words.append(tag("text", plain(f"{100 * share:.1f} %"), x=_RIGHT, y=y, class_="value", text_anchor="end"))
    return _picture(title, 40 + 20 * len(found), *bars, *words)


@dataclass(frozen=True, slots=True)
class Bins:
    """Whole numbers in steps of equal size, so few that bars can be told apart."""

    low: int
    step: int
    number: int

    @classmethod
    def of(cls, low: int, high: int) -> "Bins":
        step = ceil((high - low + 1) / 48)
        return cls(low, step, (high - low) // step + 1)

    def index(self, value: int) -> int:
        return (value - self.low) // self.step

    def edge(self, index: int) -> int:
        return self.low + index * self.step


@dataclass(frozen=True, slots=True)
class Axis:
    """Values from left to right."""

    low: float
    high: float
    written: Format = percent

    @classmethod
    def around(cls, values: Sequence[float]) -> "Axis":
        low, high = min(values, default=0.0), max(values, default=1.0)
        margin = 0.08 * (high - low) or 0.5
        return cls(low - margin, high + margin)

    def at(self, value: float) -> float:
        return _LEFT + 6 + (value - self.low) / (self.high - self.low) * (_RIGHT - _LEFT - 12)

    def ticks(self) -> list[float]:
        """Round values, three to six of them."""
        rough = (self.high - self.low) / 4
        power = 10 ** floor(log10(rough))
        step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough)
        first = ceil(self.low / step)
        return [round(index * step, 9) for index in range(first, floor(self.high / step) + 1)]


def _bottom(axis: Axis, height: float, written: Format) -> Svg:
    marks = []
    for tick in axis.ticks():
        x = axis.at(tick)
        marks.append(_vertical(x, 4, height - 18, "grid"))
        anchor = "start" if x < 20 else "end" if x > WIDTH - 20 else "middle"
        marks.append(tag("text", plain(written(tick)), x=x, y=height - 5, class_="tick", text_anchor=anchor))
    return join(marks)


def _vertical(x: float, top: float, bottom: float, kind: str) -> Svg:
    return tag("line", x1=x, x2=x, y1=top, y2=bottom, class_=kind)


def _picture(title: str, height: float, *content: Svg) -> Svg:
    return tag(
        "svg",
        tag("title", plain(title)),
        *content,
        viewBox=f"0 0 {WIDTH} {number(height)}",
        role="img",
    )
