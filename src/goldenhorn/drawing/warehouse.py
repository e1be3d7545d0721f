"""A warehouse as a histogram whose rows are the sets.

The bonus grows faster than the size of a set, so sets formed row by row gain most (7.2): each row that scores is banded and
carries its bonus.
"""

from collections.abc import Callable

from goldenhorn.drawing.glyphs import cube
from goldenhorn.drawing.palette import GOLD, GOLD_DARK, GOODS, INK, INK_3
from goldenhorn.drawing.svg import Svg, at, group, join, line, rect, text
from goldenhorn.game.outcome import BONUS
from goldenhorn.game.view import SeatView

CUBE, COLUMN, ROWS = 20, 27, 4
_ROW = CUBE - 2.4
HEIGHT = ROWS * _ROW + 4
WIDTH = 6 * COLUMN + 28


def warehouse(seat: SeatView, x: float, y: float) -> Svg:
    rows = len(seat.score.sets)
    scoring, above = _heights(rows, max(seat.goods))

    def top(layer: int) -> float:
        return HEIGHT - 1.5 - _ROW - (layer * scoring if layer < rows else rows * scoring + (layer - rows) * above)

    counted = enumerate(zip(GOODS, seat.goods, strict=True))
    return group(
        *(_band(top(row) + _ROW - scoring, scoring) for row in range(rows)),
        _bonuses(seat.score.sets, scoring),
        line(f"M-2 {HEIGHT + 1.5:g}H{6 * COLUMN}", GOLD_DARK, 1.2),
        *(_column(colour, count, place * COLUMN, top) for place, (colour, count) in counted),
        transform=at(x, y),
        data_warehouse=seat.house,
    )


def _heights(rows: int, layers: int) -> tuple[float, float]:
    """How high a scoring row is and a layer above: those above are pressed first, and both only where they must be."""
    room = HEIGHT - 4 - _ROW
    over = layers - 1 - rows
    if layers <= ROWS or not rows:
        return _ROW, min(_ROW, room / max(1, over))
    if over <= 0:
        return room / (layers - 1), _ROW
    above = max(2.6, 8 / over, (room - rows * _ROW) / over)
    return min(_ROW, (room - over * above) / rows), above


def _band(top: float, height: float) -> Svg:
    return rect(-3, top + 0.5, 6 * COLUMN + 3, height - 1, rx=min(3, height / 4), fill=GOLD, opacity=0.32)


def _bonuses(sets: tuple[int, ...], row: float) -> Svg:
    """One for each row that scores; rows that are pressed share theirs."""
    parts, low = [], HEIGHT + 2.5
    for size, rows in ((size, sets.count(size)) for size in sorted(set(sets), reverse=True)):
        runs = [1] * rows if row > 10 else [rows]
        for run in runs:
            low -= max(row * run, 11)
            label = f"+{BONUS[size]}" + (f" ×{run}" if run > 1 else "")
            parts.append(text(label, 6 * COLUMN + 4, low + max(row * run, 11) / 2 + 3.2, 12, "#6E5118", font_weight=700))
    return join(parts)


def _column(colour: str, count: int, x: float, top: Callable[[int], float]) -> Svg:
    left = x + (COLUMN - CUBE) / 2
    total = text(
        str(count), x + COLUMN / 2 - 1.5, HEIGHT + 14, 11.5, INK if count else INK_3, text_anchor="middle", font_weight=600
    )
    if not count:
        none = rect(left + 1.5, HEIGHT - CUBE + 4.5, 14, 14, fill="none", stroke="#8A7757", stroke_dasharray="2.5 2")
        return join((none, total))
    return join((*(cube(colour, left, top(layer), CUBE, data="warehouse") for layer in range(count)), total))
