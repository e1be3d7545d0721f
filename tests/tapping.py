"""Somebody beside a real table, who tells the companion what happens, tap by tap."""

import re

from playwright.sync_api import Error, Locator, Page, expect

from goldenhorn.companion.companion import Companion
from goldenhorn.companion.table import RealTable
from goldenhorn.rules.material import COLOUR_LETTERS, COLOURS

NAMES = dict(zip(COLOUR_LETTERS, COLOURS, strict=True))
CROWDED = 3_000  # milliseconds that a ship may be hidden by others


class Taps:
    """Tells entries of a game in English; `follower` knows what lies on the table, as whoever taps sees it."""

    def __init__(self, page: Page, table: RealTable) -> None:
        self.page = page
        self.follower = Companion(table)
        self.number = 0

    def tap(self, found: Locator, timeout: float | None = None) -> None:
        found.tap(timeout=timeout)
        self.number += 1

    def button(self, name: str | re.Pattern[str], *, exact: bool = False) -> Locator:
        return self.page.locator(".ask").get_by_role("button", name=name, exact=exact)

    def set_up(self) -> None:
        """From the first screen of the companion to the table."""
        page, table, options = self.page, self.follower.table, self.follower.table.options
        self.tap(page.get_by_role("button", name="A new game"))
        for house in options.houses:
            self.tap(page.get_by_role("button", name=house, exact=True))
        if options.first:
            first = page.get_by_role("radiogroup", name="Who begins?")
            self.tap(first.get_by_role("radio", name=options.houses[options.first]))
        for seat in table.followed:
            whose = page.get_by_role("radiogroup", name="Tell the cards of")
            self.tap(whose.get_by_role("radio", name=options.houses[seat]))
        if options.expansion:
            self.tap(page.get_by_role("switch", name="Domínio da Mar"))
        if options.modone:
            self.tap(page.get_by_role("switch", name="Modone is on the sea way"))
        if table.tiles:
            self._lay(table.tiles)
        self.tap(page.get_by_role("button", name="Begin", exact=True))
        self.arrived()

    def _lay(self, tiles: tuple[str, ...]) -> None:
        self.tap(self.page.get_by_role("switch", name="They do not lie as in the rulebook"))
        shown = self.page.get_by_role("button", name=re.compile(r"^Tile \d"))
        if not {NAMES[letter] for letter in tiles[0]} & set(re.findall(r"\w+", _label(shown.first))):
            self.tap(self.page.get_by_role("button", name="Begin with the other symbol"))
        for number, tile in enumerate(tiles, start=1):
            wanted = f"Tile {number}: {', '.join(NAMES[letter] for letter in tile)}"
            while _label(shown.nth(number - 1)) != wanted:
                self.tap(shown.nth(number - 1))

    def arrived(self) -> None:
        """The page shows the table after everything told so far."""
        told = len(self.follower.entries)
        expect(self.page.locator(f".real[data-fits='{told}'][aria-busy=false]")).to_be_visible()

    def tell(self, entry: str) -> None:
        self.point(entry)
        self.follower.tell(entry)
        self.arrived()

    def point(self, entry: str) -> None:
        """All taps of an entry, whether it will be accepted or not."""
        verb, *rest = entry.split()
        match verb:
            case "Venice" | "Constantinople" | "draw":
                for letter in rest[0].removeprefix("+"):
                    self.tap(self.page.locator(f".key[data-letter='{letter}']"))
            case "place":
                self._place(rest[0])
            case "load":
                self.ship(rest[0])
                self.tap(self.button(self._cargo(rest[1]), exact=True))
            case "sail":
                if self.follower.view().phase != "landing":
                    self.ship(rest[0])
                self.tap(self.landing(rest[1]))
            case "raid":
                self._raid(*rest)
            case "conquer":
                self._conquer(entry, rest[0])
            case "train":
                self.tap(self.button("Train peasants"))
                self.tap(self.button(re.compile(rf"^Train {rest[0]} peasant")))
            case _:
                names = {"turn": "Turn the ship round", "keep": "Keep the course"}
                names |= {"announce": "Announce the end", "done": "End the turn"}
                self.tap(self.button(names[verb]))

    def _place(self, ports: str) -> None:
        for port, switch in zip(ports, self.page.locator(".ask .slip").all(), strict=True):
            if port == "C":
                self.tap(switch.get_by_role("radio", name="Constantinople"))
        self.tap(self.button("So they stand"))

    def ship(self, kind: str) -> None:
        """On the board; where others hide it, by its sails below."""
        seat = self.follower.decider
        try:
            self.tap(self.page.locator(f"[data-at='ship {seat} {kind}'] .target"), CROWDED)
        except Error:
            self.tap(self.page.locator(".ask .row").first.get_by_role("button").nth(self._kinds().index(kind)))

    def _kinds(self) -> list[str]:
        """In the order in which ships that load come before those that only sail."""
        legal = [str(action).split() for action in self.follower.legal()]
        return list(dict.fromkeys(words[1] for verb in ("load", "sail") for words in legal if words[0] == verb))

    def landing(self, place: str) -> Locator:
        name = rf"square {place}\b" if place.isdecimal() else f"^Land in {place}"
        return self.page.locator(".board").get_by_role("button", name=re.compile(name))

    def _cargo(self, cargo: str) -> str:
        view = self.follower.view()
        kinds = {ship.kind: ship.place for ship in view.ships if ship.seat == view.decider}
        port = next(port for port in view.ports if port.name == kinds[self._pointed()])
        if cargo in NAMES:
            return f"{port.goods[COLOUR_LETTERS.index(cargo)]} {NAMES[cargo]}"
        told = []
        if cargo != "peasants":
            told.append(f"{port.conquerors} conqueror{'s' if port.conquerors != 1 else ''}")
        if cargo != "conquerors":
            told.append(f"{port.peasants} peasant{'s' if port.peasants != 1 else ''}")
        return " + ".join(told)

    def _pointed(self) -> str:
        chosen = self.page.locator(".ship.chosen").get_attribute("data-at")
        assert chosen is not None
        return chosen.split()[-1]

    def _raid(self, house: str, kind: str, cards: str) -> None:
        view = self.follower.view()
        sails = next(ship.sails for ship in view.ships if view.seats[ship.seat].house == house and ship.kind == kind)
        masts = sails if len(set(sails)) > 1 else sails[0]
        shown = "-".join(NAMES[letter] for letter in masts)
        self.tap(self.page.locator(".board").get_by_role("button", name=re.compile(f"^Raid {house}: {shown}(,|$)")))
        self.tap(self.button(", ".join(NAMES[letter] for letter in cards), exact=True))

    def _conquer(self, entry: str, territory: str) -> None:
        ways = [str(action) for action in self.follower.legal() if str(action).startswith(f"conquer {territory}")]
        self.tap(self.page.locator(f"button[data-at='territory {territory}']"))
        if len(ways) > 1:
            peasants = entry.split()[2] if " peasants" in entry else None
            name = f"Conquer {territory}" + (f" with {peasants} peasants" if peasants else "")
            self.tap(self.button(name, exact=True))


def _label(button: Locator) -> str:
    return button.get_attribute("aria-label") or ""
