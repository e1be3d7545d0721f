"""What a view shows, as a state in which everything hidden lies in the pile, ready to be dealt (`kernel.hiding`).

This is how a bot thinks about what it cannot see. It needs nothing but the view, so it cannot look into other hands.
"""

from goldenhorn.game.actions import CARGO_NAMES, PLACE_NAMES
from goldenhorn.game.outcome import END_REASONS
from goldenhorn.game.view import PHASES, View
from goldenhorn.rules.material import (
    HOUSES,
    MAX_PLAYERS,
    NO_CARGO,
    NO_HOUSE,
    NOWHERE,
    SHIP_KINDS,
    SHIPS,
    TERRITORIES,
    TO_CONSTANTINOPLE,
    TO_VENICE,
)
from goldenhorn.rules.setup import lay_sea_way, show_sails
from goldenhorn.rules.state import State
from goldenhorn.rules.turn import mark_prey

_PHASES = {name: phase for phase, name in PHASES.items()}
_ENDS = {reason: end for end, reason in END_REASONS.items()}


def seen_state(view: View) -> State:
    """The state as far as a view shows it: the cards out of sight all lie in the pile, the other hands are empty.

    The view must be one in which nothing is to be drawn.
    """
    assert view.chance is None, "bots are asked for decisions only"
    state = State()
    _lay_table(state, view)
    _lay_ships(state, view)
    _lay_pieces(state, view)
    return state


def hand_sizes(view: View) -> list[int]:
    """How many cards of each seat are hidden from the view's seat."""
    return [0 if seat.seat == view.seat else seat.cards for seat in view.seats]


def _lay_table(state: State, view: View) -> None:
    players = view.players
    state.players = players
    state.first = view.first
    state.turn = view.turn
    state.expansion = int(view.expansion)
    state.port_size = view.port_size
    state.hand_size = view.hand_size
    state.modone_pays = int(players > 2)
    state.house = [HOUSES.index(seat.house) for seat in view.seats] + [NO_HOUSE] * (MAX_PLAYERS - players)
    way = [PLACE_NAMES.index(name) for name in view.way]
    lay_sea_way(state, way, "".join(view.colours), view.berths)
    state.rounds = view.round
    state.phase = _PHASES[view.phase]
    state.raided = int(view.raided)
    state.ship = -1 if view.ship is None else 3 * view.ship[0] + SHIP_KINDS.index(view.ship[1])
    state.end = _ENDS[view.end]
    state.announcer = -1 if view.announcer is None else view.announcer
    state.quiet = int(view.quiet)
    state.quiet_rounds = view.quiet_rounds


def _lay_ships(state: State, view: View) -> None:
    state.place = [NOWHERE] * SHIPS
    state.cargo = [NO_CARGO] * SHIPS
    for ship in view.ships:
        number = 3 * ship.seat + SHIP_KINDS.index(ship.kind)
        show_sails(state, number, ship.sails)
        state.heading[number] = TO_CONSTANTINOPLE if ship.heading == "Constantinople" else TO_VENICE
        state.aboard[number] = ship.aboard
        state.peasants_aboard[number] = ship.peasants
        if ship.cargo is not None:
            state.cargo[number] = CARGO_NAMES.index(ship.cargo)
        if ship.place is not None:
            state.place[number] = PLACE_NAMES.index(ship.place)
            state.ships_at[state.place[number]] += 1
            mark_prey(state, number)


def _lay_pieces(state: State, view: View) -> None:
    for number, port in enumerate(view.ports):
        state.port[number] = [*port.goods, port.conquerors, port.peasants]
    for seat in view.seats:
        state.warehouse[seat.seat] = [*seat.goods, seat.conquerors, seat.peasants]
    state.cost = [0] * len(TERRITORIES)
    state.worth = [0] * len(TERRITORIES)
    state.owner = [-1] * len(TERRITORIES)
    for number, territory in enumerate(view.territories):
        state.cost[number] = territory.cost
        state.worth[number] = territory.worth
        state.owner[number] = -1 if territory.owner is None else territory.owner
    state.bag = list(view.bag)
    state.supply = view.supply
    state.reserve = view.reserve
    state.pile = list(view.unseen)
    state.discards = [*view.discards, 0]
    if view.seat is not None and view.hand is not None:
        state.hand[view.seat] = [*view.hand, 0]
