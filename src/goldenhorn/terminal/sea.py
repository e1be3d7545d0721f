"""The board as one line of sea: Venice at the left, Constantinople at the right, the squares and Modone between them."""

from collections.abc import Mapping, Sequence

from rich.style import Style

from goldenhorn.game.view import PortView, ShipView, View
from goldenhorn.terminal.canvas import Canvas
from goldenhorn.terminal.choices import Spot
from goldenhorn.terminal.look import (
    ABYSS,
    DIM,
    GOLD,
    INK,
    IVORY,
    MIST,
    NAVY,
    PALE_GOLD,
    SEA,
    SHALLOWS,
    SIGNAL,
    VELLUM,
    Look,
    good_style,
    house_style,
)
from goldenhorn.words import say

HEIGHT = 9
_MARKED = Style(color=SIGNAL, bgcolor=INK, bold=True, reverse=True)  # reversed, to be seen without colours too
_OFFERED = Style(color=SIGNAL, bold=True)


class Sea:
    """Draws a view on a canvas of some width.

    `offered` are the spots that can be chosen, with the key that does; `chosen` is the one under the cursor.
    """

    def __init__(
        self,
        view: View,
        look: Look,
        language: str,
        width: int,
        offered: Mapping[Spot, str] | None = None,
        chosen: Spot | None = None,
    ) -> None:
        self.view = view
        self.look = look
        self.language = language
        self.offered = offered or {}
        self.chosen = chosen
        self.canvas = Canvas(width, HEIGHT, f"on {NAVY}")
        slots = self._slots()
        port = 19
        self.step = max(4, min(9, (width - 2 * port) // len(slots)))
        left = port + (width - 2 * port - self.step * len(slots)) // 2
        self._port(view.ports[0], 0, port)
        self._port(view.ports[1], width - port, port)
        self._water(port, width - 2 * port)
        for number, slot in enumerate(slots):
            self._slot(slot, left + self.step * number)
        self._modone_name(slots, left)

    def _slots(self) -> list[tuple[str, ShipView | None]]:
        """The squares and berths in their order, each with the ship on it."""
        slots: list[tuple[str, ShipView | None]] = []
        for place in self.view.way[1:-1]:
            ships: Sequence[ShipView | None] = [ship for ship in self.view.ships if ship.place == place]
            room = self.view.berths if place == "Modone" else 1
            slots += [(place, ship) for ship in [*ships, *[None] * (room - len(ships))]]
        return slots

    def _water(self, x: int, width: int) -> None:
        self.canvas.fill(x, 0, width, HEIGHT, f"on {SEA}")
        for y, shift in ((0, 0), (HEIGHT - 1, 3)):
            for at in range(x + 2 + shift, x + width - 2, 7):
                self.canvas.put(at, y, "~", SHALLOWS)

    def _slot(self, slot: tuple[str, ShipView | None], x: int) -> None:
        place, ship = slot
        canvas, width = self.canvas, self.step - 1
        canvas.spot(x, 1, width, 8, place)
        self._mark(place, x, 2, width)
        if ship is not None:
            self._at_sea(ship, x, width)
        if place == "Modone":
            return
        colour = self.view.colours[self.view.way.index(place)]
        canvas.put(x, 6, self.look.glyph(colour).center(width), good_style(colour))
        canvas.put(x, 7, place.center(width), MIST)

    def _at_sea(self, ship: ShipView, x: int, width: int) -> None:
        house = self.view.seats[ship.seat].house
        east = ship.heading == "Constantinople"
        canvas = self.canvas
        mast = 2 if width >= 7 else 1
        sails = ship.sails if east else ship.sails[::-1]
        begin = x + (width - 3 * mast) // 2
        for number, letter in enumerate(sails):
            canvas.put(begin + mast * number, 3, self.look.glyph(letter).center(mast), good_style(letter))
        hull = f"{house[0]}{self.look.east}" if east else f"{self.look.west}{house[0]}"
        hull = hull.rjust(3 * mast) if east else hull.ljust(3 * mast)
        canvas.put(begin, 4, hull, self._hull(ship))
        cargo = self.look.cargo(ship)
        canvas.put(x + max(0, (width - len(cargo)) // 2), 5, cargo)
        canvas.spot(x, 3, width, 3, (ship.seat, ship.kind))
        self._mark((ship.seat, ship.kind), x, 2, width)

    def _hull(self, ship: ShipView) -> Style:
        spot = (ship.seat, ship.kind)
        return _MARKED if spot == self.chosen else house_style(self.view.seats[ship.seat].house)

    def _mark(self, spot: Spot, x: int, y: int, width: int) -> None:
        """The key of a choice above what it is about."""
        if spot not in self.offered:
            return
        pointer = "v" if self.look.ascii else "▼"
        key = self.offered[spot]
        self.canvas.put(
            x, y, (key + pointer if key else pointer).center(width), _MARKED if spot == self.chosen else _OFFERED
        )

    def _modone_name(self, slots: Sequence[tuple[str, ShipView | None]], left: int) -> None:
        berths = [number for number, (place, _) in enumerate(slots) if place == "Modone"]
        if berths:
            x, width = left + self.step * berths[0], self.step * len(berths) - 1
            name = say("place-Modone", self.language)
            self.canvas.put(x, 6, name[:width].center(width), f"bold {INK} on {VELLUM}")
            taken = sum(slots[number][1] is not None for number in berths)
            self.canvas.put(x, 7, f"{taken}/{len(berths)}".center(width), MIST)

    # Ports of origin

    def _port(self, port: PortView, x: int, width: int) -> None:
        canvas = self.canvas
        canvas.fill(x, 0, width, HEIGHT, f"on {ABYSS}")
        marked = port.name == self.chosen
        name = say(f"place-{port.name}", self.language)
        key = self.offered.get(port.name)
        title = name if key is None else f"{key} {name}"
        style = _MARKED if marked else Style(color=INK, bgcolor=SIGNAL if key is not None else GOLD, bold=True)
        canvas.put(x, 0, title[:width].center(width), style)
        canvas.spot(x, 0, width, HEIGHT, port.name)
        for number, letter in enumerate("YPGROB"):
            goods = port.goods[number]
            at = x + 1 + 6 * (number % 3)
            canvas.put(at, 1 + number // 3, self.look.glyph(letter), good_style(letter))
            canvas.put(at + 1, 1 + number // 3, f"{goods}", f"bold {IVORY}" if goods else DIM)
        if self.view.expansion:
            figures = f"{self.look.conqueror}{port.conquerors}   {self.look.peasant}{port.peasants}"
            canvas.put(x + 1, 3, figures, PALE_GOLD if port.conquerors or port.peasants else DIM)
        ships = [ship for ship in self.view.ships if ship.place == port.name]
        for number, ship in enumerate(ships):
            self._in_port(ship, x + 1 + 6 * (number % 3), 5 + number // 3)

    def _in_port(self, ship: ShipView, x: int, y: int) -> None:
        canvas, spot = self.canvas, (ship.seat, ship.kind)
        house = self.view.seats[ship.seat].house
        style = house_style(house)
        if spot == self.chosen:
            style = _MARKED
        canvas.put(x, y, house[0], style)
        if self.offered.get(spot):
            canvas.put(x - 1, y, self.offered[spot], _OFFERED)
        for number, letter in enumerate(ship.sails):
            canvas.put(x + 1 + number, y, self.look.glyph(letter), good_style(letter))
        canvas.spot(x, y, 4, 1, spot)
