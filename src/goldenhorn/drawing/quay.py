"""A port of origin: its view, its name on a ribbon, and what lies on its quay."""

from goldenhorn.drawing.glyphs import cube, figure
from goldenhorn.drawing.palette import ACTION, GOLD, GOLD_DARK, GOODS, INK, INK_3
from goldenhorn.drawing.ports import constantinople, venice
from goldenhorn.drawing.svg import NOTHING, SERIF, Svg, at, gradient, group, join, line, paint, path, rect, text
from goldenhorn.drawing.words import Words, said
from goldenhorn.game.view import PortView, View

_CUBE, _COLUMN, _STEP, _ROOM = 20.5, 23, 17.5, 35


def quay_defs() -> Svg:
    return gradient("stone", (0, "#F3E8CE"), (1, "#D9C69B"))


def ports(view: View, words: Words) -> Svg:
    """Both ports, at the two ends of the way; smaller where figures stand on the quay too."""
    top, scale = (220, 0.92) if view.expansion else (232, 1)
    return join(
        group(
            picture,
            _ribbon(said(words, port.name)),
            _quay(port, view.expansion),
            transform=at(x, top, scale),
            data_port=port.name,
        )
        for port, picture, x in zip(view.ports, (venice(), constantinople()), (8, 1432 - 146 * scale), strict=True)
    )


def _ribbon(name: str) -> Svg:
    ribbon = "M-3 151H149L143 164 149 177H-3L3 164Z"
    return group(
        path(ribbon, fill=ACTION, stroke=GOLD, stroke_width=1.2),
        text(name, 73, 169.5, 16.5, "#FFF3D6", room=128, text_anchor="middle", font_family=SERIF, letter_spacing=0.6),
    )


def _quay(port: PortView, figures: bool) -> Svg:
    counted = zip(GOODS, port.goods, strict=True)
    return group(
        rect(0, 0, 146, 121 if figures else 84, rx=5, fill=paint("stone"), stroke=GOLD_DARK),
        line("M6 66H140", GOLD_DARK, 1),
        *(_pile(port.name, colour, count, 5 + _COLUMN * column) for column, (colour, count) in enumerate(counted)),
        _figures(port) if figures else NOTHING,
        transform=at(0, 180),
        font_size=12,
        font_weight=700,
    )


def _pile(port: str, colour: str, count: int, x: float) -> Svg:
    """One column; what does not fit is pressed together."""
    step = min(_STEP, _ROOM / max(1, count - 1))
    cubes = (cube(colour, x, 46 - step * layer, _CUBE, data=port) for layer in range(count))
    none = rect(x + 3, 50, 13, 13, fill="none", stroke="#8A7757", stroke_dasharray="2.5 2")
    total = text(str(count), x + 9.5, 79.5, 12, INK if count else INK_3, text_anchor="middle")
    return join((*cubes, total) if count else (none, total))


def _figures(port: PortView) -> Svg:
    parts = [line("M6 84.5H140", GOLD_DARK, 1, stroke_opacity=0.5)]
    for kind, count, x in (("conqueror", port.conquerors, 8), ("peasant", port.peasants, 80)):
        shown = min(count, 3)
        parts += [figure(kind, x + 13 * place, 87, 31, data=port.name) for place in range(shown)]
        if count:
            parts.append(text(str(count), x + 13 * shown + 11, 109, 12, INK))
    return join(parts)
