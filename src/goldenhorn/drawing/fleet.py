"""All ships of a view where they are: at sea, in Modone, before the ports of origin, or not placed yet."""

from goldenhorn.drawing.glyphs import figure, glyph
from goldenhorn.drawing.palette import GOLD_LIGHT, GOODS, IVORY, NAVY, SIGNAL
from goldenhorn.drawing.roadstead import berthing
from goldenhorn.drawing.seaway import HEIGHT, WIDTH, SeaWay
from goldenhorn.drawing.ship import aboard, ship
from goldenhorn.drawing.svg import NOTHING, Svg, at, ellipse, group, join, path, rect, text
from goldenhorn.game.view import ShipView, View

Spot = tuple[float, float, float]


def ships_on_board(view: View, liveries: tuple[str, ...], way: SeaWay) -> Svg:
    """Tags stand above all ships, so that no sail covers a number."""
    spots = spots_of(view, way)
    placed = [one for one in view.ships if one.place is not None]
    moored = {"Venice", "Constantinople"}
    return join(
        (
            *(_drawn(view, liveries, one, spots[one.seat, one.kind]) for one in placed),
            *(_tag(one, spots[one.seat, one.kind], way) for one in placed if one.place not in moored and aboard(one)),
        )
    )


def ships_to_place(view: View, liveries: tuple[str, ...], x: float, y: float, width: float) -> Svg:
    """2.5: ships that stand beside the board, in a row."""
    waiting = [one for one in view.ships if one.place is None]
    step = min(112, width / max(1, len(waiting)))
    return join(
        _drawn(view, liveries, one, (x + step * place, y + (104 - step) * 0.4, step * 0.92))
        for place, one in enumerate(waiting)
    )


def spots_of(view: View, way: SeaWay) -> dict[tuple[int, str], Spot]:
    """The upper left corner and the width of every placed ship."""
    spots: dict[tuple[int, str], Spot] = {}
    squares = {square.place: square for square in way.squares}
    for one in view.ships:
        if one.place in squares:
            square, width = squares[one.place], 104 * way.scale
            spots[one.seat, one.kind] = (square.x - width / 2, square.y - way.scale * (HEIGHT / 2 - 6), width)
    for place in ("Venice", "Constantinople", "Modone"):
        there = [one for one in view.ships if one.place == place]
        for one, spot in zip(there, _moorings(place, len(there), way), strict=True):
            spots[one.seat, one.kind] = spot
    return spots


def _moorings(place: str, ships: int, way: SeaWay) -> list[Spot]:
    if place == "Modone":
        modone = way.modone
        if modone is None:
            return []
        left, inset = modone.x - modone.ship / 2, (modone.height - modone.ship * 0.817) / 2
        return [(left, modone.top(berth) + inset, modone.ship) for berth in range(ships)]
    roads = berthing(way, ships, east=place == "Constantinople")
    return [(x, y, roads.width) for x, y in roads.places]


def _drawn(view: View, liveries: tuple[str, ...], one: ShipView, spot: Spot) -> Svg:
    x, y, width = spot
    picture = ship(one, view.seats[one.seat].house, liveries[one.seat], x, y, width)
    return join((_halo(spot), picture, _pointer(spot))) if view.ship == (one.seat, one.kind) else picture


def _halo(spot: Spot) -> Svg:
    """Light round the ship that is to land or may turn (5.3, 4.5)."""
    x, y, width = spot
    middle = (x + width / 2, y + width * 0.42)
    return join(
        ellipse(*middle, width * grown, width * grown * 0.8, fill=SIGNAL, opacity=0.22) for grown in (0.5, 0.56, 0.62)
    )


def _pointer(spot: Spot) -> Svg:
    x, y, width = spot
    return path("M-9-14h18l-9 12z", fill=IVORY, stroke=NAVY, stroke_width=1.2, transform=at(x + width / 2, max(15, y - 2)))


def _tag(one: ShipView, spot: Spot, way: SeaWay) -> Svg:
    """What the ship carries, readable at any size: glyph or figure, and number."""
    x, y, _ = spot
    if one.place == "Modone" and way.modone:
        x, y = way.modone.x - way.modone.width / 2 + 3, y - 3
    else:
        x, y = x + 1 - (104 - WIDTH) * way.scale / 2 - 6, y - 14 * way.scale
    kinds = [(one.cargo, one.aboard)] if one.cargo in GOODS else [("conqueror", one.aboard), ("peasant", one.peasants)]
    shown = [(kind, count) for kind, count in kinds if kind and count]
    return group(
        rect(0, 0, 36 * len(shown), 22, rx=4, fill=NAVY, stroke=GOLD_LIGHT, stroke_width=1.1),
        *(_tag_part(kind, count, 36 * place) for place, (kind, count) in enumerate(shown)),
        transform=at(max(3, x), max(4, y), 0.92),
    )


def _tag_part(kind: str, count: int, x: float) -> Svg:
    if kind in GOODS:
        chip = rect(x + 3, 3, 16, 16, rx=2.4, fill=GOODS[kind].base, stroke=IVORY)
        picture = join((chip, glyph(kind, x + 4.5, 4.5, 13)))
    else:
        picture = figure(kind, x + 5, 1.5, 19)
    total = text(str(count), x + 27, 15.6, 12.5, IVORY, text_anchor="middle", font_weight=700)
    return join((picture, total)) if count else NOTHING
