"""The panels of the players: house, warehouse, figures, cards, score; with two or three of them their fleets too."""

from goldenhorn.drawing.glyphs import CUBE, cube, figure, glyph, sign
from goldenhorn.drawing.heraldry import shield, strip
from goldenhorn.drawing.palette import GOLD_DARK, GOODS, INK, INK_2, INK_3, OUTLINE, SIGNAL
from goldenhorn.drawing.ship import aboard
from goldenhorn.drawing.svg import NOTHING, SERIF, Svg, at, clip, gradient, group, join, paint, path, rect, text
from goldenhorn.drawing.territories import vignette
from goldenhorn.drawing.warehouse import HEIGHT as STORE_HEIGHT
from goldenhorn.drawing.warehouse import WIDTH as STORE_WIDTH
from goldenhorn.drawing.warehouse import warehouse
from goldenhorn.drawing.words import Words, place_of, said, winners
from goldenhorn.game.view import SeatView, ShipView, View

HEIGHT, _GAP = 154, 10
_SAIL = "M3 0H9Q17 4 17 12V17Q17 19 15 19H2Q0 19 0 17V3Q0 0 3 0Z"


def panel_defs(view: View, width: float) -> Svg:
    size = _width(view, width)
    outline = f"M8 0H{size - 8:.1f}a8 8 0 0 1 8 8V146a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8V8a8 8 0 0 1 8-8Z"
    return join((gradient("paper", (0, "#F8F0DD"), (1, "#ECDFC0")), clip("panel", outline)))


def panels(view: View, liveries: tuple[str, ...], words: Words, x: float, y: float, width: float) -> Svg:
    """All panels in a row, the one of the seat that decides ringed."""
    size = _width(view, width)
    return join(
        _panel(view, seat, liveries[seat.seat], words, size, transform=at(x + seat.seat * (size + _GAP), y))
        for seat in view.seats
    )


def _width(view: View, width: float) -> float:
    return (width - _GAP * (view.players - 1)) / view.players


def _panel(view: View, seat: SeatView, livery: str, words: Words, width: float, transform: str) -> Svg:
    ring = rect(-4, -4, width + 8, HEIGHT + 8, rx=12, fill="none", stroke=SIGNAL, stroke_width=2.5)
    return group(
        ring if seat.seat == view.decider else NOTHING,
        rect(0, 3, width, HEIGHT, rx=8, fill="#04121d", opacity=0.4),
        group(
            rect(0, 0, width, HEIGHT, fill=paint("paper")),
            strip(livery, 0, 0, width, 8),
            rect(0, 8, width, 1, fill="#3b2f1c", opacity=0.7),
            clip_path=paint("panel"),
        ),
        shield(livery, 11, 15, 35),
        _heading(view, seat, words, width),
        warehouse(seat, 14, HEIGHT - STORE_HEIGHT - 19),
        _fleet(view, seat, words, 32 + STORE_WIDTH, named=width > 600) if width > 440 else NOTHING,
        _right(view, seat, words, width),
        transform=transform,
        data_seat=str(seat.seat),
    )


def _heading(view: View, seat: SeatView, words: Words, width: float) -> Svg:
    """The house; below it the first player's sign and the territories."""
    parts = [text(said(words, seat.house), 49, 31, 18.5, INK, room=width - 130, font_family=SERIF)]
    x = 50.0
    if seat.seat == view.first:
        mark = said(words, "first")
        parts += [sign("first", x, 36, 13, INK_2), text(mark, x + 17, 46.5, 11.5, INK_2)]
        x += 28 + 6.4 * len(mark)
    for name, worth in seat.score.territories:
        parts += [vignette(name, x, 34, 15), text(str(worth), x + 16, 46.5, 12.5, INK, font_weight=700)]
        x += 37
    return join(parts)


def _right(view: View, seat: SeatView, words: Words, width: float) -> Svg:
    """Cards in hand, figures, score."""
    right, score = width - 13, seat.score
    cards = str(seat.cards)
    parts = [
        text(cards, right, 29.5, 14, INK, text_anchor="end", font_weight=700),
        sign("cards", right - 22 - 8.8 * len(cards), 15, 18, INK_2),
        _figures(seat, right),
        text(str(score.total), right, 112, 38, INK, text_anchor="end", font_family=SERIF),
        text(f"{score.goods} + {score.set_points} {said(words, 'sets')}", right, 129, 11.5, INK_2, text_anchor="end"),
    ]
    realm = score.territory_points + score.figures
    if view.expansion:
        parts.append(text(f"+ {realm} {said(words, 'realm')}", right, 143, 11.5, INK_2, text_anchor="end"))
    if seat in winners(view):
        parts.append(sign("crown", right - 36 - 22 * len(str(score.total)), 86, 26, GOLD_DARK))
    elif view.announcer == seat.seat:
        parts.append(sign("bell", right - 32 - 22 * len(str(score.total)), 90, 20, GOLD_DARK))
    return join(parts)


def _figures(seat: SeatView, right: float) -> Svg:
    parts = []
    for kind, count in (("peasant", seat.peasants), ("conqueror", seat.conquerors)):
        if count:
            right -= 8 * len(str(count))
            parts.append(text(str(count), right, 70, 13, INK, font_weight=700))
            right -= 20
            parts.append(figure(kind, right, 51, 25, data="warehouse"))
            right -= 8
    return join(parts)


def _fleet(view: View, seat: SeatView, words: Words, x: float, named: bool) -> Svg:
    """The ships as a list: sails, cargo, course, and where there is room the name of their place."""
    own = (one for one in view.ships if one.seat == seat.seat)
    lines = (group(_line(view, one, words, named), transform=at(0, 26 * row)) for row, one in enumerate(own))
    return group(*lines, transform=at(x, HEIGHT - 87))


def _line(view: View, one: ShipView, words: Words, named: bool) -> Svg:
    course = (
        {"Venice": "←", "Constantinople": "→"}[one.heading] if one.place not in {"Venice", "Constantinople", None} else ""
    )
    place = f"{place_of(view, one, words)} {course}" if named else course
    return group(
        *(_sail(colour, 18.5 * mast) for mast, colour in enumerate(one.sails)),
        _cargo(one),
        text(place, 108, 14, 12.5 if named else 17, INK_2, room=120),
    )


def _sail(colour: str, x: float) -> Svg:
    good = GOODS[colour]
    cloth = path(_SAIL, fill=good.base, stroke=OUTLINE, stroke_opacity=0.65)
    return group(cloth, glyph(colour, 2.5, 4, 12), transform=at(x, 0))


def _cargo(one: ShipView) -> Svg:
    pieces = aboard(one)
    if not pieces:
        return text("–", 70, 14, 12.5, INK_3)
    if pieces[0] in GOODS:
        picture = cube(pieces[0], 64, 1, CUBE * 0.72)
    else:
        picture = figure(pieces[0], 65, -2, 23)
    return join((picture, text(str(len(pieces)), 84, 14, 12.5, INK, font_weight=700)))
