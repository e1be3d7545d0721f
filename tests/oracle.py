"""A slow and plain second implementation of docs/rules.md, to judge game records by.

Written from the rules text alone; it shares no code with the game. Numbers in comments are rules.
An OracleError says that a record is wrong, a failed assertion that the oracle itself is.
"""

import random
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations, combinations_with_replacement, pairwise, product
from typing import Any

COLOURS = "YPGROB"  # 1.1
SYMBOLS = ("RYB", "OPG")  # 1.5: the tiles with a circle and with a triangle
BLACK, WHITE = "K", "W"  # 8.1
CUBES = COLOURS + BLACK + WHITE
VENICE, MODONE, CONSTANTINOPLE = "Venice", "Modone", "Constantinople"
ORIGINS = (VENICE, CONSTANTINOPLE)  # 1.3
OTHER_PORT = {VENICE: CONSTANTINOPLE, CONSTANTINOPLE: VENICE}
CONQUERORS, PEASANTS, FIGURES = "conquerors", "peasants", "figures"
SHIP_NAMES = ("mono", "duo", "trio")  # 1.7, and the order of the letters in "place VCV"
ARRIVAL_CARDS = {"trio": 1, "duo": 2, "mono": 3}  # 5.11
SET_BONUS = {4: 1, 5: 2, 6: 4}  # 7.2
QUIET_ROUNDS = 20  # 6.4


class OracleError(Exception):
    """The record contains something that the rules do not allow."""


@dataclass(frozen=True)
class Expected:
    """The event that has to come next; "over" when the game has ended."""

    kind: str  # layout, first, action, fill, draw, over
    seat: int | None = None  # of an action or a draw
    port: str | None = None  # of a fill
    count: int = 0  # of tiles, cubes or cards


@dataclass
class Ship:
    owner: int
    name: str
    sails: str
    at: str = ""  # a name out of the way; nowhere before it has been placed
    facing: str = ""  # 5.1: one of the two ports of origin
    cargo: Counter[str] = field(default_factory=Counter)


@dataclass
class Player:
    house: str
    hand: Counter[str] = field(default_factory=Counter)
    warehouse: Counter[str] = field(default_factory=Counter)  # goods by colour, conquerors, peasants


@dataclass
class Territory:
    cost: int
    worth: int
    owner: int | None = None


@dataclass
class Step:
    """Something the game is waiting for.

    layout, first, fill and draw are chance; decisions are place, turn (until a ship moves),
    course (of an emptied ship, 4.5), sail (of a loaded ship) and after (the ship has moved).
    """

    kind: str
    seat: int = -1
    port: str = ""
    count: int = 0
    ship: Ship | None = None


def take(pool: Counter[str], what: Counter[str]) -> None:
    """Remove `what` from `pool`, in which it has to be."""
    assert what <= pool, f"{what} is not in {pool}"
    pool.subtract(what)


def letters(text: Any, order: str) -> Counter[str]:
    """The cubes or cards of a chance event, which have to be written in the agreed order."""
    known = isinstance(text, str) and all(letter in order for letter in text)
    if not known or text != written(text, order):
        raise OracleError(f"not letters out of {order} in this order: {text!r}")
    return Counter(text)


def written(things: Iterable[str], order: str) -> str:
    return "".join(sorted(things, key=order.index))


@cache
def best_sets(counts: tuple[int, ...]) -> int:
    """7.2 by trying everything: no further set, or any set and then the best of what is left."""
    best = 0
    colours = [colour for colour, count in enumerate(counts) if count > 0]
    for size, bonus in SET_BONUS.items():
        for chosen in combinations(colours, size):
            left = [count - (colour in chosen) for colour, count in enumerate(counts)]
            best = max(best, bonus + best_sets(tuple(sorted(left))))
    return best


def set_bonus(warehouse: Counter[str]) -> int:
    return best_sets(tuple(sorted(warehouse[colour] for colour in COLOURS)))


class Oracle:
    def __init__(self, options: dict[str, Any], box: dict[str, Any]) -> None:
        self.box = box
        self.count: int = options["players"]
        self.expansion: bool = options["expansion"]
        houses: list[str] = options["houses"]
        if not 2 <= self.count <= 4 or len(houses) != self.count or len(set(houses)) != self.count:
            raise OracleError("two to four players, each with a house of their own (2.3)")
        if any(house not in box["fleets"] for house in houses):
            raise OracleError(f"unknown house among {houses}")
        # 2.1, 2.2, 1.4: Modone lies there except with three players, unless they asked for it
        self.berths = {2: 2, 3: 3 if options["modone"] else 0, 4: 3}[self.count]
        self.players = [Player(house) for house in houses]
        self.ships = [
            Ship(seat, name, box["fleets"][house][name]) for seat, house in enumerate(houses) for name in SHIP_NAMES
        ]
        self.bag: Counter[str] = Counter(dict.fromkeys(COLOURS, box["cubes_per_colour"]))  # 1.2
        self.ports: dict[str, Counter[str]] = {port: Counter() for port in ORIGINS}
        self.port_size: int = box["port_expansion"] if self.expansion else box["port"]  # 2.6, 8.1
        self.pile: Counter[str] = Counter(dict.fromkeys(COLOURS, box["cards_per_colour"]))  # 1.2
        self.discards: Counter[str] = Counter()
        self.supply = 0  # conquerors
        self.reserve = 0  # black cubes out of the game, 8.11
        self.territories: dict[str, Territory] = {}
        if self.expansion:  # 8.1, 8.2
            self.bag.update({BLACK: box["black"], WHITE: box["white"]})
            self.supply = box["conquerors"]
            for name, printed in box["territories"].items():
                self.territories[name] = Territory(printed["cost"], printed["worth"])

        self.way: list[str] = []  # every place from Venice to Constantinople
        self.colour_of: dict[str, str] = {}  # of the sea squares, and of nothing else
        self.first = -1
        self.raided = False  # in this turn, 4.4
        self.rounds = 0  # completed
        self.stirred = False  # something was loaded, unloaded or stolen in this round, 6.4
        self.quiet = 0  # rounds in a row without that
        self.due: str | None = None  # why the game ends with this round

        self.agenda: list[Step] = []
        if options["layout"] == "shuffled":
            self.agenda.append(Step("layout"))
        elif options["layout"] == "standard":  # 2.1
            self._lay(box["sea_way"][str(self.count)])
        else:
            raise OracleError(f"unknown layout {options['layout']}")
        if options["first"] is None:  # 2.4
            self.agenda.append(Step("first"))
        else:
            self._begin(options["first"])
        self._settle()
        self._check_conservation()

    # -- the three questions -----------------------------------------------------------------------

    def expected(self) -> Expected:
        if not self.agenda:
            return Expected("over")
        step = self.agenda[0]
        if step.kind == "layout":
            return Expected("layout", count=2 if self.count == 2 else 4)
        if step.kind == "first":
            return Expected("first")
        if step.kind == "fill":
            return Expected("fill", port=step.port, count=self._filling(step.port))
        if step.kind == "draw":  # the rest is drawn from the new pile, 5.12
            return Expected("draw", seat=step.seat, count=min(step.count, self.pile.total()))
        return Expected("action", seat=step.seat)

    def legal(self) -> set[str]:
        """All legal actions, or nothing if no decision is due."""
        texts: list[str] = []
        if self.agenda:
            step = self.agenda[0]
            if step.kind == "place":  # 2.5
                texts = ["place " + "".join(ports) for ports in product("VC", repeat=3)]
            elif step.kind == "course":  # 4.5
                texts = ["turn", "keep"]
            elif step.kind == "turn":  # 3.1, 3.2
                texts = self._raids(step.seat) + self._any_time(step.seat) + self._moves(step.seat)
            elif step.kind == "sail":  # 3.2: nothing else between loading and landing
                assert step.ship is not None
                texts = self._sailings(step.ship)
            elif step.kind == "after":  # 3.2
                texts = [*self._any_time(step.seat), "done"]
        assert len(texts) == len(set(texts)), "an action is listed twice"
        return set(texts)

    def result(self) -> dict[str, Any] | None:
        if self.agenda:
            return None
        scores = []
        for seat, player in enumerate(self.players):
            score = {
                "goods": sum(player.warehouse[colour] for colour in COLOURS),  # 7.1
                "sets": set_bonus(player.warehouse),  # 7.2
                "territories": sum(t.worth for t in self.territories.values() if t.owner == seat),  # 8.15
                "figures": player.warehouse[CONQUERORS] + player.warehouse[PEASANTS],  # 8.15
            }
            scores.append({**score, "total": sum(score.values())})
        most = max(score["total"] for score in scores)
        winners = [seat for seat, score in enumerate(scores) if score["total"] == most]  # 7.4
        return {"reason": self.due, "rounds": self.rounds, "scores": scores, "winners": winners}

    # -- events ------------------------------------------------------------------------------------

    def feed(self, event: dict[str, Any]) -> None:
        due = self.expected()
        if due.kind == "over":
            raise OracleError(f"the game is over, but there comes {event}")
        if event.get("type") != due.kind:
            raise OracleError(f"expected {due}, not {event}")
        if due.seat is not None and event.get("seat") != due.seat:
            raise OracleError(f"expected {due}, not {event}")
        if due.port is not None and event.get("port") != due.port:
            raise OracleError(f"expected {due}, not {event}")
        match due.kind:
            case "layout":
                self._feed_layout(event.get("tiles"), due.count)
            case "first":
                self._begin(event.get("seat"))
                self.agenda.pop(0)
            case "fill":
                self._feed_fill(letters(event.get("cubes"), CUBES), due.count)
            case "draw":
                self._feed_draw(letters(event.get("cards"), COLOURS), due.count)
            case _:
                self._feed_action(event.get("action"))
        self._settle()
        self._check_conservation()

    def _feed_layout(self, tiles: Any, count: int) -> None:
        """2.2: neighbours differ in their symbol, the colours of a tile come in any order."""
        if not isinstance(tiles, list) or len(tiles) != count:
            raise OracleError(f"{count} tiles expected, not {tiles}")
        symbols = [next((symbol for symbol in SYMBOLS if sorted(tile) == sorted(symbol)), None) for tile in tiles]
        if None in symbols or any(here == there for here, there in pairwise(symbols)):
            raise OracleError(f"these tiles cannot lie like this: {tiles}")
        self.agenda.pop(0)
        self._lay(tiles)

    def _feed_fill(self, cubes: Counter[str], count: int) -> None:
        if cubes.total() != count or not cubes <= self.bag:
            raise OracleError(f"not {count} cubes out of the bag: {cubes}, {self.bag}")
        self._fill(self.agenda.pop(0).port, cubes)

    def _feed_draw(self, cards: Counter[str], count: int) -> None:
        if cards.total() != count or not cards <= self.pile:
            raise OracleError(f"not {count} cards out of the pile: {cards}, {self.pile}")
        step = self.agenda[0]
        take(self.pile, cards)
        self.players[step.seat].hand += cards
        step.count -= count  # what is still to be drawn, 5.12

    def _feed_action(self, text: Any) -> None:
        legal = self.legal()
        if text not in legal:
            raise OracleError(f"{text!r} is not legal; legal: {sorted(legal)}")
        step = self.agenda[0]
        match text.split():
            case ["place", ports]:
                self._place(step.seat, ports)
            case ["raid", house, name, cards]:
                self._raid(step.seat, house, name, Counter(cards))
            case ["turn"]:
                assert step.ship is not None
                step.ship.facing = OTHER_PORT[step.ship.facing]
                self.agenda.pop(0)
            case ["keep"]:
                self.agenda.pop(0)
            case ["load", name, what]:
                self._load(self._ship(step.seat, name), what)
            case ["sail", name, place]:
                self._sail(self._ship(step.seat, name), place)
            case ["announce"]:
                self._make_due("announced")  # 6.2
            case ["conquer", name]:
                self._conquer(step.seat, name, 0)
            case ["conquer", name, peasants, "peasants"]:
                self._conquer(step.seat, name, int(peasants))
            case ["train", number]:
                self._train(step.seat, int(number))
            case ["done"]:
                self.agenda.pop(0)
                self._end_turn(step.seat)
            case _:
                raise AssertionError(f"legal, but unknown: {text}")

    # -- set-up ------------------------------------------------------------------------------------

    def _lay(self, tiles: list[str]) -> None:
        """2.1: squares are numbered from Venice on, Modone lies in the middle."""
        self.way = [VENICE]
        for number, tile in enumerate(tiles):
            if self.berths and number == len(tiles) // 2:
                self.way.append(MODONE)
            for colour in tile:
                square = str(len(self.colour_of) + 1)
                self.colour_of[square] = colour
                self.way.append(square)
        self.way.append(CONSTANTINOPLE)

    def _begin(self, first: Any) -> None:
        if first not in range(self.count):
            raise OracleError(f"no seat {first}")
        self.first = first
        order = [(first + later) % self.count for later in range(self.count)]  # 2.4
        self.agenda += [Step("place", seat) for seat in order]  # 2.5
        self.agenda += [Step("fill", port=port) for port in ORIGINS]  # 2.6, 8.3
        self.agenda += [Step("draw", seat, count=self.box["hand"]) for seat in order]  # 2.7
        self.agenda += [Step("turn", first)]

    def _place(self, seat: int, ports: str) -> None:
        for name, letter in zip(SHIP_NAMES, ports, strict=True):
            ship = self._ship(seat, name)
            ship.at = VENICE if letter == "V" else CONSTANTINOPLE
            ship.facing = OTHER_PORT[ship.at]  # 5.1
        self.agenda.pop(0)

    def _ship(self, seat: int, name: str) -> Ship:
        [ship] = [ship for ship in self.ships if ship.owner == seat and ship.name == name]
        return ship

    # -- what is legal in a turn -------------------------------------------------------------------

    def _raids(self, seat: int) -> list[str]:
        if self.raided:  # 4.4
            return []
        texts = []
        for ship in self.ships:
            at_sea = ship.at in self.colour_of
            if ship.owner == seat or not at_sea or ship.cargo.total() == 0:  # 4.2
                continue
            if ship.cargo[CONQUERORS] > 0:  # 8.6, 8.9
                continue
            shown = [colour for colour in COLOURS if colour in ship.sails]
            for pair in combinations_with_replacement(shown, 2):  # 4.1
                if Counter(pair) <= self.players[seat].hand:
                    texts.append(f"raid {self.players[ship.owner].house} {ship.name} {''.join(pair)}")
        return texts

    def _any_time(self, seat: int) -> list[str]:
        """3.2: announce, conquer, train."""
        texts = []
        warehouse = self.players[seat].warehouse
        if self.due is None and all(warehouse[colour] > 0 for colour in COLOURS):  # 6.2
            texts.append("announce")
        for name, territory in self.territories.items():
            if territory.owner is not None:  # 8.13
                continue
            for pairs in range(territory.cost + 1):  # 8.10
                if warehouse[PEASANTS] >= 2 * pairs and warehouse[CONQUERORS] >= territory.cost - pairs:
                    texts.append(f"conquer {name}" + (f" {2 * pairs} peasants" if pairs else ""))
        for number in range(1, min(warehouse[PEASANTS], self.supply) + 1):  # 8.12
            texts.append(f"train {number}")
        return texts

    def _moves(self, seat: int) -> list[str]:
        texts = []
        for name in SHIP_NAMES:
            ship = self._ship(seat, name)
            loads = [f"load {name} {what}" for what in self._loads(ship)]
            texts += loads or self._sailings(ship)  # 5.3, 8.5: loading is compulsory; 5.4
        return texts

    def _loads(self, ship: Ship) -> list[str]:
        if ship.at not in ORIGINS:  # 5.2; 5.9: nothing is loaded in Modone
            return []
        port = self.ports[ship.at]
        loads = [colour for colour in COLOURS if port[colour] > 0 and colour not in ship.sails]
        loads += [figure for figure in (CONQUERORS, PEASANTS) if port[figure] > 0]  # 8.5, 8.9
        if port[CONQUERORS] > 0 and port[PEASANTS] > 0:  # 8.9
            loads.append(FIGURES)
        return loads

    def _sailings(self, ship: Ship) -> list[str]:
        landings = self._landings(ship)
        assert landings, "a ship can always move (9)"
        return [f"sail {ship.name} {place}" for place in landings]

    def _landings(self, ship: Ship) -> dict[str, Counter[str]]:
        """Where the ship can end its move, and which wind cards have to be played to get there."""
        route = self.way if ship.facing == CONSTANTINOPLE else self.way[::-1]  # 5.1
        hand = self.players[ship.owner].hand
        wind: Counter[str] = Counter()
        landings: dict[str, Counter[str]] = {}
        for place in route[route.index(ship.at) + 1 :]:
            if self._full(place):  # 5.5, 5.9
                continue
            landings[place] = Counter(wind)  # 5.8
            if place not in self.colour_of:  # 5.9: ports end the movement
                break
            colour = self.colour_of[place]
            if colour not in ship.sails:  # 5.6 where it is, 5.7 where it is not
                wind[colour] += 1
                if wind[colour] > hand[colour]:
                    break
        return landings

    def _full(self, place: str) -> bool:
        here = sum(ship.at == place for ship in self.ships)
        if place in ORIGINS:  # 1.3
            return False
        return here >= (self.berths if place == MODONE else 1)

    # -- what actions do ---------------------------------------------------------------------------

    def _raid(self, seat: int, house: str, name: str, cards: Counter[str]) -> None:
        [owner] = [other for other, player in enumerate(self.players) if player.house == house]
        ship = self._ship(owner, name)
        take(self.players[seat].hand, cards)
        self.discards += cards
        [kind] = [kind for kind, number in ship.cargo.items() if number > 0]  # 4.3, 8.9
        take(ship.cargo, Counter([kind]))
        self.players[seat].warehouse[kind] += 1
        self.raided = True
        self.stirred = True
        if ship.cargo.total() == 0:  # 4.5: decided before the attacker goes on
            self.agenda.insert(0, Step("course", owner, ship=ship))

    def _load(self, ship: Ship, what: str) -> None:
        port = self.ports[ship.at]
        for kind in (CONQUERORS, PEASANTS) if what == FIGURES else (what,):
            ship.cargo[kind] = port[kind]
            port[kind] = 0
        self.stirred = True
        self.agenda[0:1] = [
            Step("fill", port=ship.at),
            Step("sail", ship.owner, ship=ship),
        ]  # 5.2, 5.3

    def _sail(self, ship: Ship, place: str) -> None:
        player = self.players[ship.owner]
        wind = self._landings(ship)[place]
        take(player.hand, wind)
        self.discards += wind
        ship.at = place
        if place in ORIGINS:
            ship.facing = OTHER_PORT[place]  # 5.1
            if ship.cargo.total() > 0:  # 5.10, 8.7
                self.stirred = True
                player.warehouse += ship.cargo
                ship.cargo = Counter()
        arrived = place in ORIGINS or (place == MODONE and self.count > 2)  # 5.11
        cards = ARRIVAL_CARDS[ship.name] if arrived else 0
        self.agenda[0:1] = [Step("draw", ship.owner, count=cards), Step("after", ship.owner)]

    def _conquer(self, seat: int, name: str, peasants: int) -> None:
        territory = self.territories[name]
        conquerors = territory.cost - peasants // 2  # 8.10
        take(self.players[seat].warehouse, Counter({CONQUERORS: conquerors, PEASANTS: peasants}))
        self.supply += conquerors
        self.reserve += peasants
        territory.owner = seat
        if all(each.owner is not None for each in self.territories.values()):  # 8.14
            self._make_due("territories")

    def _train(self, seat: int, number: int) -> None:
        """8.12"""
        warehouse = self.players[seat].warehouse
        take(warehouse, Counter({PEASANTS: number}))
        self.reserve += number
        self.supply -= number
        warehouse[CONQUERORS] += number

    def _make_due(self, reason: str) -> None:
        if self.due is None:  # 6.2: the first cause is the one that is named
            self.due = reason

    # -- what happens by itself --------------------------------------------------------------------

    def _settle(self) -> None:
        """Do everything that needs neither chance nor a decision."""
        while self.agenda:
            step = self.agenda[0]
            if step.kind == "fill" and self._filling(step.port) == 0:
                self.agenda.pop(0)
                self._fill(step.port, Counter())
            elif step.kind == "draw" and step.count == 0:
                self.agenda.pop(0)
            elif step.kind == "draw" and self.pile.total() == 0:  # 5.12
                if self.discards.total() == 0:
                    self.agenda.pop(0)
                self.pile, self.discards = self.discards, Counter()
            elif step.kind == "after" and not self._any_time(step.seat):  # 3.2
                self.agenda.pop(0)
                self._end_turn(step.seat)
            else:
                return

    def _filling(self, port: str) -> int:
        """How many cubes are to be drawn: 5.2; 8.4 counts the figures too."""
        return min(self.port_size - self.ports[port].total(), self.bag.total())

    def _fill(self, name: str, cubes: Counter[str]) -> None:
        port = self.ports[name]
        take(self.bag, cubes)
        for colour in COLOURS:
            port[colour] += cubes[colour]
        self.reserve += cubes[BLACK]  # 8.3, 8.8: first black into the reserve and white into the bag,
        self.bag[WHITE] += cubes[WHITE]
        places = cubes[BLACK] + cubes[WHITE]
        conquerors = min(places, self.supply)  # then conquerors while the supply lasts,
        self.supply -= conquerors
        port[CONQUERORS] += conquerors
        peasants = min(places - conquerors, self.reserve)  # then peasants while the reserve lasts
        self.reserve -= peasants
        port[PEASANTS] += peasants
        if port[CONQUERORS] == 0 and all(port[colour] == 0 for colour in COLOURS):  # 6.1, 8.14
            self._make_due("port")

    def _end_turn(self, seat: int) -> None:
        assert not self.agenda
        self.raided = False
        following = (seat + 1) % self.count
        if following == self.first:  # 6.3: the round is complete
            self.rounds += 1
            self.quiet = 0 if self.stirred else self.quiet + 1
            self.stirred = False
            if self.quiet == QUIET_ROUNDS:  # 6.4
                self._make_due("quiet")
            if self.due is not None:
                return  # nothing on the agenda: the game is over
        self.agenda.append(Step("turn", following))

    def _check_conservation(self) -> None:
        """9: every cube, card and figure is in exactly one place, and no place holds too much."""
        box = self.box
        stores = [
            *self.ports.values(),
            *(s.cargo for s in self.ships),
            *(p.warehouse for p in self.players),
        ]
        hands = [player.hand for player in self.players]
        for counter in [self.bag, self.pile, self.discards, *stores, *hands]:
            assert all(number >= 0 for number in counter.values())
        assert min(self.supply, self.reserve) >= 0
        for colour in COLOURS:
            cubes = self.bag[colour] + sum(store[colour] for store in stores)
            assert cubes == box["cubes_per_colour"], f"cubes {colour}"
            cards = self.pile[colour] + self.discards[colour] + sum(hand[colour] for hand in hands)
            assert cards == box["cards_per_colour"], f"cards {colour}"
        black = self.bag[BLACK] + self.reserve + sum(store[PEASANTS] for store in stores)
        assert black == (box["black"] if self.expansion else 0), "black cubes"
        assert self.bag[WHITE] == (box["white"] if self.expansion else 0), "white cubes"
        conquerors = self.supply + sum(store[CONQUERORS] for store in stores)
        assert conquerors == (box["conquerors"] if self.expansion else 0), "conquerors"
        for port in self.ports.values():
            assert port.total() <= self.port_size
        for place in self.way:
            here = sum(ship.at == place for ship in self.ships)
            assert place in ORIGINS or here <= (self.berths if place == MODONE else 1)
        for ship in self.ships:
            aboard = {kind for kind, number in ship.cargo.items() if number > 0}
            assert len(aboard) <= 1 or aboard == {CONQUERORS, PEASANTS}


def check_record(record: dict[str, Any]) -> int:
    """Replay a record, compare its lists of legal actions and its result; count its decisions."""
    oracle = Oracle(record["options"], record["box"])
    decisions = 0
    for number, event in enumerate(record["events"]):
        try:
            if event.get("type") == "action":
                decisions += 1
                listed, legal = event.get("legal"), oracle.legal()
                if listed is not None and sorted(listed) != sorted(legal):  # so no doubles either
                    raise OracleError(f"listed {sorted(listed)}, legal {sorted(legal)}")
            oracle.feed(event)
        except OracleError as error:
            raise OracleError(f"event {number} {event}: {error}") from error
    result, listed = oracle.result(), record.get("result")
    if result is not None and listed is not None:
        listed = {key: listed.get(key) for key in result}
    if listed != result:
        raise OracleError(f"result {listed}, but it is {result}")
    return decisions


def random_record(options: dict[str, Any], box: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """A game of uniformly random decisions and fair chance, with all lists of legal actions."""
    oracle = Oracle(options, box)
    events: list[dict[str, Any]] = []
    while (due := oracle.expected()).kind != "over":
        event: dict[str, Any] = {"type": due.kind}
        if due.kind == "layout":
            symbols = rng.sample(SYMBOLS, 2) * (due.count // 2)
            event["tiles"] = ["".join(rng.sample(symbol, 3)) for symbol in symbols]
        elif due.kind == "first":
            event["seat"] = rng.randrange(options["players"])
        elif due.kind == "fill":
            event["port"] = due.port
            event["cubes"] = written(rng.sample(sorted(oracle.bag.elements()), due.count), CUBES)
        elif due.kind == "draw":
            event["seat"] = due.seat
            event["cards"] = written(rng.sample(sorted(oracle.pile.elements()), due.count), COLOURS)
        else:
            event["seat"] = due.seat
            event["legal"] = sorted(oracle.legal())
            event["action"] = rng.choice(event["legal"])
        oracle.feed(event)
        events.append(event)
    return {"options": options, "box": box, "events": events, "result": oracle.result()}
