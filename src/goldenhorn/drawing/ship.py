"""A ship, 120 by 98 units with the bow at the right: hull and bearing of its house, three sails with glyphs, cargo on deck.

A ship bound for Venice is mirrored, but never its glyphs, banner, shield and numbers.
"""

from goldenhorn.drawing.glyphs import cube, figure, glyph
from goldenhorn.drawing.heraldry import banner, shield
from goldenhorn.drawing.palette import GOLD_LIGHT, GOODS, IVORY, LIVERIES, OUTLINE
from goldenhorn.drawing.svg import (
    NOTHING,
    Svg,
    at,
    circle,
    define,
    ellipse,
    group,
    join,
    line,
    number,
    path,
    rect,
    tag,
    text,
)
from goldenhorn.game.view import ShipView

WIDTH, HEIGHT = 120, 98
_WOOD = "#4a3417"
# x, y, width and height of the three sails, which are drawn as 32 by 56; and the middle of each sail's belly.
_SAILS = ((23.0, 8.0, 31.0, 50.0), (52.5, 1.0, 33.5, 57.0), (82.0, 8.0, 31.0, 48.0))
_BELLIES = (40.5, 71.2, 99.5)
_DECK = 64


def ship(ship: ShipView, house: str, livery: str, x: float, y: float, width: float) -> Svg:
    """A ship with its upper left corner at x, y."""
    west = ship.heading == "Venice"
    middle = WIDTH - _DECK if west else _DECK
    return group(
        _mirrored(west, tag("use", href=f"#gh-rig-{livery}"), _sails(ship.sails)),
        banner(livery, 100.5, 29, "east") if west else banner(livery, -2.5, 29, "west"),
        _glyphs(ship.sails, west),
        _cargo(ship, middle),
        _mirrored(west, tag("use", href=f"#gh-hull-{livery}")),
        shield(livery, middle - 9, 70, 21),
        _pill(ship, middle),
        transform=at(x, y, width / WIDTH),
        data_ship=f"{house} {ship.kind}",
        data_sails=ship.sails,
        data_place=ship.place,
        data_heading=ship.heading,
    )


def ship_defs(liveries: tuple[str, ...]) -> Svg:
    hulls = (part(livery) for livery in liveries for part in (_rig, _hull))
    return join((*(_sail_def(colour) for colour in GOODS), *hulls))


def _mirrored(west: bool, *children: Svg) -> Svg:
    return group(*children, transform=f"translate({WIDTH} 0) scale(-1 1)") if west else join(children)


def _sails(sails: str) -> Svg:
    return join(
        tag(
            "use",
            href=f"#gh-sail-{colour}",
            transform=f"translate({number(x)} {number(y)}) scale({w / 32:.3f} {h / 56:.3f})",
        )
        for colour, (x, y, w, h) in zip(sails, _SAILS, strict=True)
    )


def _glyphs(sails: str, west: bool) -> Svg:
    size = 17
    return join(
        glyph(colour, (WIDTH - belly if west else belly) - size / 2, y + height - size - 9.5, size)
        for colour, belly, (_, y, _, height) in zip(sails, _BELLIES, _SAILS, strict=True)
    )


def aboard(ship: ShipView) -> tuple[str, ...]:
    """Everything aboard, piece by piece: letters of colours, `conqueror`, `peasant`."""
    if ship.cargo is None:
        return ()
    if ship.cargo in GOODS:
        return (ship.cargo,) * ship.aboard
    return ("conqueror",) * ship.aboard + ("peasant",) * ship.peasants


def _cargo(ship: ShipView, middle: float) -> Svg:
    """Up to four pieces on deck; of more than that, three and a number."""
    pieces = aboard(ship)
    shown = pieces if len(pieces) <= 4 else pieces[:2] + pieces[-1:]
    step, left = 17, middle - (len(shown) * 17 + (15 if len(pieces) > 4 else 0)) / 2
    return join(
        cube(piece, left + place * step, 53.5, 19, data="aboard")
        if piece in GOODS
        else figure(piece, left + place * step, 48, 27, data="aboard")
        for place, piece in enumerate(shown)
    )


def _pill(ship: ShipView, middle: float) -> Svg:
    """How many there are where the deck does not show them all."""
    count = len(aboard(ship))
    if count <= 4:
        return NOTHING
    return group(
        rect(-11, -9, 24, 16, rx=8, fill=OUTLINE, stroke=GOLD_LIGHT, stroke_width=0.8),
        text(f"×{count}", 1, 3.4, 12, IVORY, text_anchor="middle", font_weight=700),
        transform=at(middle + 31, 65),
    )


def _sail_def(colour: str) -> Svg:
    leech, head = "M6 1C8 19 6.6 38 1.6 53.6", "M6 1C22 7 31 26 31.4 51"
    return define(
        f"sail-{colour}",
        path(
            f"{head} 22 55.4 10 55.4 1.6 53.6 6.6 38 8 19 6 1Z",
            fill=GOODS[colour].base,
            stroke="#20170c",
            stroke_opacity=0.7,
            stroke_width=1.2,
            stroke_linejoin="round",
        ),
        path(f"{leech}L6.4 54.5C11 38 11 19 6 1Z", fill="#fff", opacity=0.34),
        path(f"{head}L28 52.3C27 29 20 10 6 1Z", opacity=0.16),
        line("M6 1C13 17 14.5 36 11 54.8M6 1C18 14 22.5 33 21 54.2", "#000", 0.9, stroke_opacity=0.13),
        line(head, _WOOD, 1.7, stroke_linecap="round"),
    )


def _rig(livery: str) -> Svg:
    """Masts, stays and pennants, behind the sails."""
    masts = ((32, 5), (62.5, -2), (91, 5))
    pennants = "".join(f"M{number(x)} {y - 1}l-11 2.2 11 2.6z" for x, y in masts)
    return define(
        f"rig-{livery}",
        line("".join(f"M{number(x)} {y}V72" for x, y in masts), _WOOD, 2.4, stroke_linecap="round"),
        line("M19 30V58", _WOOD, 2),
        line("M92 5L118 62M63-2L92 5M32 5L63-2M32 5L19 31", _WOOD, 0.7, stroke_opacity=0.45),
        path(pennants, fill=LIVERIES[livery].hull, stroke="#20170c", stroke_opacity=0.6, stroke_width=0.7),
    )


def _hull(livery: str) -> Svg:
    house = LIVERIES[livery]
    body = "M5 54 28 58 30 69Q62 75.5 95 68L120 62.4Q110 72 103 76 97 89 84 90.4L31 90.4Q12 89 5 54Z"
    keel = "M14.4 79Q20 89.6 31 90.4L84 90.4Q97 89 103 76 62 88 14.4 79Z"
    oars = "".join(f"M{number(36 + 6.6 * oar)} 82l-6 14" for oar in range(9))
    windows = "M10 66l3 .6v4.4l-2.4-.5zM16.5 67.2l3.2.5v4.4l-3.2-.5zM23 68.2l3.2.5v4.4l-3.2-.5z"
    return define(
        f"hull-{livery}",
        ellipse(62, 92.5, 50, 5.5, fill="#0B3A52", opacity=0.32),
        line(oars, house.outline, 1.7, stroke_linecap="round", opacity=0.85),
        path(body, fill=house.hull, stroke=house.outline, stroke_width=1.5, stroke_linejoin="round"),
        path(keel, fill=house.shade),
        line("M9.5 70Q60 84 103 73.5M12 75Q58 88 101 78", house.outline, 0.8, stroke_opacity=0.28),
        path("M5 54 28 58 29 63.6 7.4 60Z", fill=house.light, opacity=0.75),
        line("M5.6 57.4 28.6 61M30 69.6Q62 76 95 68.6L119 63", GOLD_LIGHT, 2),
        path(windows, fill=house.outline, opacity=0.55),
        group(
            *(circle(38 + 6.4 * port, 79.3 - abs(4 - port) / 4, 1.25) for port in range(9)), fill=house.outline, opacity=0.5
        ),
        line("M22 90q6-4 12 0t12 0 12 0 12 0 12 0 10 0", "#fff", 1.8, stroke_opacity=0.9, stroke_linecap="round"),
    )
