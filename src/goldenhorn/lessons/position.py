"""Positions that lessons begin in: laid out by hand, with every piece of the box in exactly one place."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from goldenhorn.game.actions import PLACE_NAMES, PORTS
from goldenhorn.game.dealers import Dealer
from goldenhorn.game.game import Game
from goldenhorn.game.options import Options
from goldenhorn.rules.material import (
    BLACK,
    COLOUR_LETTERS,
    CONQUERORS,
    FIGURES,
    NO_CARGO,
    PEASANTS,
    SHIP_KINDS,
    TERRITORIES,
    TO_CONSTANTINOPLE,
    TO_VENICE,
)
from goldenhorn.rules.setup import Setup, house_number, new_state
from goldenhorn.rules.state import ACTING, State
from goldenhorn.rules.turn import mark_prey

_FIGURES = {"conquerors": CONQUERORS, "peasants": PEASANTS, "figures": FIGURES}


class ShipAt(NamedTuple):
    """Where a ship is and where it is bound for; its cargo as letters such as `PPP`, or as figures."""

    place: str
    to: str = "Constantinople"
    goods: str = ""
    conquerors: int = 0
    peasants: int = 0


@dataclass(frozen=True)
class Position:
    """A position in which `turn` acts. Ships are named by seat and kind, such as `0 trio`; all others lie in Venice.

    Ports, hands and warehouses hold what is named here, the bag and the pile all the rest. In the expansion `reserve` black
    cubes have left the bag (8.11), and the supply holds the conquerors that are nowhere else.
    """

    players: int = 2
    expansion: bool = False
    turn: int = 0
    round: int = 5
    ships: Mapping[str, ShipAt] = field(default_factory=dict)
    ports: tuple[str, str] = ("", "")
    conquerors: tuple[int, int] = (0, 0)
    hands: tuple[str, ...] = ()
    warehouses: tuple[str, ...] = ()
    own_conquerors: int = 0
    own_peasants: int = 0
    discards: str = ""
    reserve: int = 0
    lands: Mapping[str, int] = field(default_factory=dict)

    @property
    def options(self) -> Options:
        return Options(self.players, self.expansion)

    def game(self, dealer: Dealer) -> Game:
        return Game.from_state(self.options, self.state(), dealer)

    def state(self) -> State:
        """Raises if the box does not hold that much."""
        options = self.options
        houses = tuple(house_number(house) for house in options.houses)
        setup = Setup(houses, 0, options.box.tiles(self.players), self.expansion)
        state = new_state(options.box, setup)
        state.phase, state.turn, state.rounds = ACTING, self.turn, self.round
        state.quiet = 0
        for ship in range(3 * self.players):
            self._set(state, ship, self.ships.get(f"{ship // 3} {SHIP_KINDS[ship % 3]}", ShipAt("Venice")))
        for port in range(len(PORTS)):
            state.port[port] = _pieces(self.ports[port], self.conquerors[port], 0)
        for seat, goods in enumerate(self.warehouses):
            own = seat == 0
            state.warehouse[seat] = _pieces(goods, own * self.own_conquerors, own * self.own_peasants)
        for seat, cards in enumerate(self.hands):
            state.hand[seat] = [*map(cards.count, COLOUR_LETTERS), 0]
        state.discards = [*map(self.discards.count, COLOUR_LETTERS), 0]
        for territory, seat in self.lands.items():
            state.owner[TERRITORIES.index(territory)] = seat
        self._rest(state)
        return state

    def _set(self, state: State, ship: int, at: ShipAt) -> None:
        state.place[ship] = PLACE_NAMES.index(at.place)
        state.ships_at[state.place[ship]] += 1
        bound = "Venice" if at.place == "Constantinople" else "Constantinople" if at.place == "Venice" else at.to
        state.heading[ship] = TO_CONSTANTINOPLE if bound == "Constantinople" else TO_VENICE
        figures = "figures" if at.conquerors and at.peasants else "conquerors" if at.conquerors else "peasants"
        state.cargo[ship] = COLOUR_LETTERS.index(at.goods[0]) if at.goods else NO_CARGO
        if at.conquerors or at.peasants:
            state.cargo[ship] = _FIGURES[figures]
        state.aboard[ship] = len(at.goods) or at.conquerors
        state.peasants_aboard[ship] = at.peasants
        mark_prey(state, ship)

    def _rest(self, state: State) -> None:
        """What is not on the table is in the bag, the pile and the supply."""
        aboard = "".join(at.goods for at in self.ships.values())
        out = "".join(self.ports) + "".join(self.warehouses) + aboard
        cards = "".join(self.hands) + self.discards
        for colour, letter in enumerate(COLOUR_LETTERS):
            state.bag[colour] -= out.count(letter)
            state.pile[colour] -= cards.count(letter)
        if self.expansion:
            peasants = self.own_peasants + sum(at.peasants for at in self.ships.values())
            state.bag[BLACK] -= self.reserve + peasants
            state.reserve = self.reserve
            state.supply -= sum(self.conquerors) + self.own_conquerors + sum(at.conquerors for at in self.ships.values())
        if min(*state.bag, *state.pile, state.supply) < 0:
            raise ValueError("the box does not hold that much")


def _pieces(goods: str, conquerors: int, peasants: int) -> list[int]:
    return [*map(goods.count, COLOUR_LETTERS), conquerors, peasants]
