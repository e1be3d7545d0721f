"""What lies below the panels: the hand of the view's seat, pile, discards, bag, and the supply of the expansion."""

from collections.abc import Callable

from goldenhorn.drawing.cards import HEIGHT as CARD_HEIGHT
from goldenhorn.drawing.cards import WIDTH as CARD_WIDTH
from goldenhorn.drawing.cards import card, card_back
from goldenhorn.drawing.fleet import ships_to_place
from goldenhorn.drawing.glyphs import cube, cube_of_figures, figure, glyph
from goldenhorn.drawing.heraldry import shield
from goldenhorn.drawing.palette import ACTION, GOODS, IVORY, PALE
from goldenhorn.drawing.svg import NOTHING, SERIF, Svg, at, group, join, line, path, rect, text, use
from goldenhorn.drawing.words import Words, said
from goldenhorn.game.view import View

HEIGHT = 150
_CARD, _GAP = 98, 24
_LIGHT = "#FFF3D6"
Block = tuple[float, Callable[[View, Words], Svg]]


def tray(view: View, liveries: tuple[str, ...], words: Words, x: float, y: float, width: float) -> Svg:
    """The hand at the left, everything else at the right; without a hand the rest takes the middle."""
    blocks: list[Block] = [(88, _pile), (116, _discards), (148, _bag)]
    if view.expansion:
        blocks.insert(0, (112, _supply))
    taken = sum(size for size, _ in blocks) + _GAP * (len(blocks) - 1)
    unplaced = any(one.place is None for one in view.ships)
    left = width - taken if view.hand is not None or unplaced else (width - taken) / 2
    room = left - 24
    parts = [ships_to_place(view, liveries, 4, 24, room)] if unplaced else [_hand(view, liveries, room)]
    for size, draw in blocks:
        parts.append(group(draw(view, words), transform=at(left, 0)))
        left += size + _GAP
    return group(*parts, transform=at(x, y))


def _hand(view: View, liveries: tuple[str, ...], room: float) -> Svg:
    """All cards of the hand, closer together the more there are: the glyph in the corner stays in sight."""
    if view.hand is None or view.seat is None:
        return NOTHING
    cards = [colour for colour, count in zip(GOODS, view.hand, strict=True) for _ in range(count)]
    left = 44
    step = min(_CARD + 8, (room - left - _CARD) / max(1, len(cards) - 1))
    return group(
        shield(liveries[view.seat], 0, 54, 40),
        *(card(colour, left + step * place, 3, _CARD, data="hand") for place, colour in enumerate(cards)),
        data_hand=view.seats[view.seat].house,
    )


def _label(middle: float, count: str, name: str) -> Svg:
    return join(
        (
            text(count, middle, 132, 20, _LIGHT, text_anchor="middle", font_family=SERIF),
            text(name, middle, 148, 12, PALE, text_anchor="middle", room=136),
        )
    )


def _slot(x: float, y: float, width: float) -> Svg:
    """Where no card lies."""
    height = width * CARD_HEIGHT / CARD_WIDTH
    return rect(x, y, width, height, rx=width / 11, fill="none", stroke="#5f7d8d", stroke_width=1.3, stroke_dasharray="4 3")


def _pile(view: View, words: Words) -> Svg:
    layers = min(3, view.pile)
    backs = [card_back(4 + 3 * layer, 6 - 3 * layer, 72) for layer in reversed(range(layers))] or [_slot(4, 3, 72)]
    return join((*backs, _label(43, str(view.pile), said(words, "pile"))))


def _discards(view: View, words: Words) -> Svg:
    """By colour, as everybody may look through them (5.13)."""
    parts = []
    for place, (colour, count) in enumerate(zip(GOODS, view.discards, strict=True)):
        x, y = 4 + 57 * (place % 2), 36 * (place // 2)
        parts.append(_chip(colour, x, y) if count else _slot(x, y + 0.5, 22))
        parts.append(text(str(count), x + 29, y + 22, 13, _LIGHT if count else PALE, font_weight=600))
    return join((*parts, _label(55, str(sum(view.discards)), said(words, "discards"))))


def _chip(colour: str, x: float, y: float) -> Svg:
    back = rect(x, y, 22, 32.5, rx=3, fill=GOODS[colour].base, stroke=IVORY, stroke_width=1.6)
    return join((back, glyph(colour, x + 3, y + 8.5, 16)))


def _bag(view: View, words: Words) -> Svg:
    kinds = [*GOODS, *("KW" if view.expansion else "")]
    step = 14.5 if len(kinds) > 6 else 19
    parts = [_sack(), _label(43, str(sum(view.bag)), said(words, "bag"))]
    for row, (kind, count) in enumerate(zip(kinds, view.bag, strict=False)):
        y = 2 + step * row
        size = step + 1.5 if step < 17 else 17
        picture = cube(kind, 98, y, size) if kind in GOODS else cube_of_figures(98, y, size, white=kind == "W")
        parts += [picture, text(str(count), 121, y + size - 3.5, 12.5, "#F3EAD6", font_weight=600)]
    return join(parts)


def _sack() -> Svg:
    body = "M29 24C12 40 3 62 7 82 10 97 24 101 43 101S76 97 79 82C83 62 74 40 57 24Z"
    lit = "M29 24C20 40 17 70 24 99 12 96 8 90 7 82 3 62 12 40 29 24Z"
    shaded = "M57 24C66 44 70 74 62 99 74 96 78 90 79 82 83 62 74 40 57 24Z"
    return group(
        path(body, fill="#C9B48A", stroke="#4a3a20", stroke_width=1.3),
        path(lit, fill="#E2D2AC"),
        path(shaded, fill="#A98F5E"),
        path(
            "M24 10Q33 16 43 8 53 16 62 10L57 24H29Z",
            fill="#D8C496",
            stroke="#4a3a20",
            stroke_width=1.3,
            stroke_linejoin="round",
        ),
        line("M27 24H59", ACTION, 5, stroke_linecap="round"),
        line("M58 25q10 4 8 16M59 24q14 0 16 10", ACTION, 2.2, stroke_linecap="round"),
        use("rose", 44, 65, 0.23, color="#7F6126", opacity=0.75),
        transform=at(0, 4),
    )


def _supply(view: View, words: Words) -> Svg:
    parts = []
    for kind, count, x in (("conqueror", view.supply, 16), ("peasant", view.reserve, 66)):
        parts.append(figure(kind, x, 34, 54))
        parts.append(text(str(count), x + 18, 112, 20, _LIGHT, text_anchor="middle", font_family=SERIF))
    return join((*parts, text(said(words, "supply"), 54, 148, 12, PALE, text_anchor="middle", room=120)))
