"""The cartouche of the chart: the name of the game, the round, and whose turn it is."""

from goldenhorn.drawing.glyphs import sign
from goldenhorn.drawing.heraldry import shield
from goldenhorn.drawing.palette import GOLD, GOLD_DARK, INK, INK_2
from goldenhorn.drawing.svg import NOTHING, SERIF, Svg, at, gradient, group, join, line, paint, rect, text
from goldenhorn.drawing.words import Words, headline, said, winners
from goldenhorn.game.view import View

_WIDTH = 430


def cartouche_defs() -> Svg:
    return gradient("cartouche", (0, "#FFFAEC"), (1, "#F8EED8"))


def cartouche(view: View, liveries: tuple[str, ...], words: Words, x: float, y: float) -> Svg:
    """A sheet around the middle x, its top at y."""
    height = 138 if view.end is not None and view.phase != "over" else 118
    last = said(words, f"end-{view.end}") if height > 118 else ""
    return group(
        _sheet(height),
        _title(view, words),
        line("M-150 62H-14M14 62H150", GOLD, 1),
        line("M0 57l5 5-5 5-5-5z", GOLD, 1.2),
        _turn(view, liveries, words),
        text(last, 0, 122, 12.5, INK_2, text_anchor="middle", room=_WIDTH - 40) if last else NOTHING,
        transform=at(x, y),
        text_anchor="middle",
    )


def _sheet(height: float) -> Svg:
    left = -_WIDTH / 2
    corner = "M0-8.5 8.5 0 0 8.5-8.5 0Z"
    ends = (group(line(corner, "#B08A3E", 1), transform=at(side * (_WIDTH / 2 + 4), height / 2)) for side in (-1, 1))
    return join(
        (
            rect(left - 4, 2, _WIDTH + 8, height + 8, rx=7, fill="#3c280a", opacity=0.28),
            rect(left - 4, -4, _WIDTH + 8, height + 8, rx=6, fill="#FBF3DE", stroke="#B08A3E"),
            *ends,
            rect(left, 0, _WIDTH, height, rx=4, fill=paint("cartouche"), stroke=GOLD_DARK),
        )
    )


def _title(view: View, words: Words) -> Svg:
    title = said(words, "title")
    parts = [
        text(title, 0, 36 if view.expansion else 42, 32, INK, room=_WIDTH - 90, font_family=SERIF, letter_spacing=1.5),
        sign("emblem", -_WIDTH / 2 + 18, 17, 30, GOLD_DARK),
        group(sign("emblem", 0, 0, 30, GOLD_DARK), transform=f"{at(_WIDTH / 2 - 18, 17)} scale(-1 1)"),
    ]
    if view.expansion:
        parts.append(text(said(words, "expansion"), 0, 54, 14, INK_2, font_family=SERIF, font_style="italic"))
    return join(parts)


def _turn(view: View, liveries: tuple[str, ...], words: Words) -> Svg:
    best = winners(view)
    seat = view.decider if view.decider is not None else best[0].seat if best else view.turn
    return group(
        text(said(words, "round", round=view.round), 0, 83, 13, INK_2),
        text(headline(view, words), 0, 105, 19, INK, room=_WIDTH - 110, font_family=SERIF),
        shield(liveries[seat], -_WIDTH / 2 + 18, 72, 38),
        shield(liveries[seat], _WIDTH / 2 - 18 - 31, 72, 38),
    )
