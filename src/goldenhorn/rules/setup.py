"""From a set-up to the first state (RULES 2)."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from goldenhorn.errors import OptionsError
from goldenhorn.rules.box import Box, check_tiles
from goldenhorn.rules.material import (
    BLACK,
    COLOUR_LETTERS,
    CONSTANTINOPLE,
    HOUSES,
    MAX_PLAYERS,
    MIN_PLAYERS,
    MODONE,
    NO_CARGO,
    NO_COLOUR,
    NO_HOUSE,
    NOWHERE,
    PLACES,
    SHIPS,
    TERRITORIES,
    TO_CONSTANTINOPLE,
    TO_VENICE,
    VENICE,
    WHITE,
)
from goldenhorn.rules.state import PLACING, State


@dataclass(frozen=True)
class Setup:
    """Everything that is settled before the first decision. `houses` are numbers of `HOUSES`, one for each seat; `tiles`
    are read from Venice to Constantinople, a letter a square.
    """

    houses: tuple[int, ...]
    first: int
    tiles: tuple[str, ...]
    expansion: bool = False
    modone: bool = False

    def __post_init__(self) -> None:
        check_players(self.players)
        if len(set(self.houses)) != self.players:
            raise OptionsError("houses-equal", "2.3")
        if not 0 <= self.first < self.players:
            raise OptionsError("first-unknown", "2.4", seat=self.first, players=self.players)
        check_tiles(self.tiles, self.players)

    @property
    def players(self) -> int:
        return len(self.houses)


def check_players(players: int) -> None:
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise OptionsError("players-number", "2.1", players=players)


def berths(players: int, modone: bool) -> int:
    """2.1, 2.2: the berths of Modone, 0 where it is not on the way."""
    if players == 2:
        return 2
    return 3 if players == 4 or modone else 0


def sea_way(players: int, modone: bool) -> list[int]:
    """The places from Venice to Constantinople in order."""
    squares = 3 * (2 if players == 2 else 4)
    half = squares // 2
    middle = [MODONE] if berths(players, modone) else []
    return [VENICE, *range(1, half + 1), *middle, *range(half + 1, squares + 1), CONSTANTINOPLE]


def new_state(box: Box, setup: Setup) -> State:
    """The state in which the first player divides the ships (2.5)."""
    state = State()
    players = setup.players
    state.players = players
    state.first = state.turn = setup.first
    state.expansion = int(setup.expansion)
    state.port_size = box.port_expansion if setup.expansion else box.port
    state.hand_size = box.hand
    state.modone_pays = int(players > 2)
    state.house = [*setup.houses, *([NO_HOUSE] * (MAX_PLAYERS - players))]
    way = sea_way(players, setup.modone)
    lay_sea_way(state, way, "".join(setup.tiles), berths(players, setup.modone))
    for seat, house in enumerate(setup.houses):
        for kind, sails in enumerate(box.fleets[house]):
            show_sails(state, 3 * seat + kind, sails)
    state.place = [NOWHERE] * SHIPS
    state.cargo = [NO_CARGO] * SHIPS
    state.cost = [territory.cost for territory in box.territories]
    state.worth = [territory.worth for territory in box.territories]
    state.owner = [-1] * len(TERRITORIES)
    state.bag = [box.cubes_per_colour] * 6 + [0, 0]
    if setup.expansion:
        state.bag[BLACK], state.bag[WHITE], state.supply = box.black, box.white, box.conquerors
    state.pile = [box.cards_per_colour] * 6
    state.rounds = 1
    state.phase = PLACING
    state.ship = state.announcer = -1
    state.quiet = 1
    return state


def lay_sea_way(state: State, way: Sequence[int], squares: str, modone_berths: int) -> None:
    """Lay the places `way`, from Venice to Constantinople, and the colours of the squares among them."""
    state.ahead = [[NOWHERE] * PLACES, [NOWHERE] * PLACES]
    for place, following in pairwise(way):
        state.ahead[TO_CONSTANTINOPLE][place] = following
        state.ahead[TO_VENICE][following] = place
    state.colour = [NO_COLOUR] * PLACES
    for square, letter in enumerate(squares, start=1):
        state.colour[square] = COLOUR_LETTERS.index(letter)
    state.room = [1] * PLACES
    state.room[VENICE] = state.room[CONSTANTINOPLE] = SHIPS
    state.room[MODONE] = modone_berths


def show_sails(state: State, ship: int, sails: str) -> None:
    """1.7: give a ship its sails."""
    shown = sorted({COLOUR_LETTERS.index(letter) for letter in sails})
    state.sails[ship] = sum(1 << colour for colour in shown)
    state.sail_colours[ship] = shown + [NO_COLOUR] * (3 - len(shown))


def house_number(name: str) -> int:
    if name not in HOUSES:
        raise OptionsError("house-unknown", "2.3", house=name, known=", ".join(HOUSES))
    return HOUSES.index(name)
