"""A turn: what an action does, and how chance goes on (RULES 2.5 to 2.7, 3 to 6, 8). Kernel: interpreted and compiled."""

from goldenhorn.rules.cards import ask_cards, put_cards
from goldenhorn.rules.codes import (
    ANNOUNCE,
    CARGOES,
    CONQUER,
    DONE,
    KEEP,
    LOAD,
    PAYMENTS,
    PLACE,
    RAID,
    SAIL,
    TRAIN,
    TURN,
    pair_index,
)
from goldenhorn.rules.filling import ask_filling, check_port, put_filling
from goldenhorn.rules.legal import TERRITORY_COUNT, can_announce, can_use_figures
from goldenhorn.rules.material import (
    CONQUEROR,
    CONQUERORS,
    CONSTANTINOPLE,
    FIGURES,
    MODONE,
    NO_CARGO,
    PAIRS,
    PEASANT,
    PEASANTS,
    PLACES,
    PORT_CONSTANTINOPLE,
    PORT_VENICE,
    SQUARES,
    TO_CONSTANTINOPLE,
    TO_VENICE,
    VENICE,
)
from goldenhorn.rules.movement import pay_wind
from goldenhorn.rules.scratch import Scratch
from goldenhorn.rules.state import (
    ACTING,
    AFTER,
    DRAW_CARDS,
    END_ANNOUNCED,
    END_NOT_DUE,
    END_QUIET,
    END_TERRITORIES,
    FILL_VENICE,
    LANDING,
    OPENING,
    OVER,
    QUIET_ROUNDS,
    TURNING,
    State,
)


def apply_code(state: State, code: int) -> None:
    """Do a legal action. What chance has to add stands in `chance` and `to_draw` afterwards."""
    if code >= SAIL and code < ANNOUNCE:
        sail(state, 3 * state.turn + (code - SAIL) // PLACES, (code - SAIL) % PLACES)
    elif code >= LOAD and code < SAIL:
        load(state, 3 * state.turn + (code - LOAD) // CARGOES, (code - LOAD) % CARGOES)
    elif code >= RAID and code < TURN:
        raid(state, code - RAID)
    elif code == TURN or code == KEEP:
        if code == TURN:
            state.heading[state.ship] = 1 - state.heading[state.ship]
        state.ship = -1
        state.phase = ACTING
    elif code < RAID:
        divide(state, code - PLACE)
    elif code == DONE:
        end_turn(state)
    else:
        if code == ANNOUNCE:
            state.end = END_ANNOUNCED
            state.announcer = state.turn
        elif code < TRAIN:
            conquer(state, (code - CONQUER) // PAYMENTS, (code - CONQUER) % PAYMENTS)
        else:
            train(state, code - TRAIN + 1)
        if state.phase == AFTER:
            after_move(state)


def divide(state: State, division: int) -> None:
    """2.5: the ships whose bit is set stand in Constantinople, the others in Venice."""
    for kind in range(3):
        ship = 3 * state.turn + kind
        if division >> kind & 1:
            state.place[ship] = CONSTANTINOPLE
            state.heading[ship] = TO_VENICE
        else:
            state.place[ship] = VENICE
            state.heading[ship] = TO_CONSTANTINOPLE
        state.ships_at[state.place[ship]] += 1
    state.turn = next_seat(state, state.turn)
    if state.turn == state.first:
        state.phase = OPENING
        ask_filling(state, PORT_VENICE)


def raid(state: State, choice: int) -> None:
    """4.1 to 4.5: two cards for one good; the owner of an emptied ship may turn it."""
    target, pair = choice // PAIRS, choice % PAIRS
    low = 0
    while pair_index(low, 5) < pair:
        low += 1
    high = pair - pair_index(low, 0)
    hand = state.hand[state.turn]
    hand[low] -= 1
    hand[high] -= 1
    state.discards[low] += 1
    state.discards[high] += 1
    ship = ship_of_house(state, target)
    cargo = state.cargo[ship]
    if cargo == PEASANTS:
        state.peasants_aboard[ship] -= 1
        state.warehouse[state.turn][PEASANT] += 1
    else:
        state.aboard[ship] -= 1
        state.warehouse[state.turn][cargo] += 1
    state.raided = 1
    state.quiet = 0
    if state.aboard[ship] + state.peasants_aboard[ship] == 0:
        state.cargo[ship] = NO_CARGO
        state.prey &= ~(1 << ship)
        state.ship = ship
        state.phase = TURNING


def ship_of_house(state: State, target: int) -> int:
    """The ship that an action names by its house: 3 * house + kind."""
    seat = 0
    while state.house[seat] != target // 3:
        seat += 1
    return 3 * seat + target % 3


def load(state: State, ship: int, cargo: int) -> None:
    """5.2, 8.5, 8.9: take all cubes of one colour, or figures, out of the port; then it is refilled."""
    port = PORT_VENICE if state.place[ship] == VENICE else PORT_CONSTANTINOPLE
    pieces = state.port[port]
    if cargo < 6:
        state.aboard[ship] = pieces[cargo]
        pieces[cargo] = 0
    if cargo == CONQUERORS or cargo == FIGURES:
        state.aboard[ship] = pieces[CONQUEROR]
        pieces[CONQUEROR] = 0
    if cargo == PEASANTS or cargo == FIGURES:
        state.peasants_aboard[ship] = pieces[PEASANT]
        pieces[PEASANT] = 0
    state.cargo[ship] = cargo
    state.quiet = 0
    state.ship = ship
    state.phase = LANDING
    if not ask_filling(state, port):
        check_port(state, port)


def sail(state: State, ship: int, landing: int) -> None:
    """5.5 to 5.11: pay the wind, land, and in a port unload and draw cards."""
    pay_wind(state, ship, landing)
    state.ships_at[state.place[ship]] -= 1
    state.ships_at[landing] += 1
    state.place[ship] = landing
    mark_prey(state, ship)
    state.ship = -1
    state.phase = AFTER
    cards = 0
    if landing == VENICE or landing == CONSTANTINOPLE:
        state.heading[ship] = TO_CONSTANTINOPLE if landing == VENICE else TO_VENICE
        unload(state, ship)
        cards = 3 - ship % 3
    elif landing == MODONE and state.modone_pays != 0:
        cards = 3 - ship % 3
    if not ask_cards(state, state.turn, cards):
        after_move(state)


def mark_prey(state: State, ship: int) -> None:
    """4.2, 8.6, 8.9: pirates can rob a ship at sea, with goods or nothing but peasants aboard."""
    cargo = state.cargo[ship]
    at_sea = (state.place[ship] >= 1) & (state.place[ship] <= SQUARES)
    robbable = (cargo != NO_CARGO) & (cargo != CONQUERORS) & (cargo != FIGURES)
    state.prey = state.prey & ~(1 << ship) | (at_sea & robbable) << ship


def unload(state: State, ship: int) -> None:
    """5.10, 8.7"""
    cargo = state.cargo[ship]
    if cargo == NO_CARGO:
        return
    warehouse = state.warehouse[state.turn]
    if cargo < 6:
        warehouse[cargo] += state.aboard[ship]
    else:
        warehouse[CONQUEROR] += state.aboard[ship]
        warehouse[PEASANT] += state.peasants_aboard[ship]
    state.aboard[ship] = 0
    state.peasants_aboard[ship] = 0
    state.cargo[ship] = NO_CARGO
    state.quiet = 0


def conquer(state: State, territory: int, pairs: int) -> None:
    """8.10, 8.13, 8.14"""
    conquerors = state.cost[territory] - pairs
    warehouse = state.warehouse[state.turn]
    warehouse[CONQUEROR] -= conquerors
    warehouse[PEASANT] -= 2 * pairs
    state.supply += conquerors
    state.reserve += 2 * pairs
    state.owner[territory] = state.turn
    if state.end == END_NOT_DUE:
        for other in range(TERRITORY_COUNT):
            if state.owner[other] < 0:
                return
        state.end = END_TERRITORIES


def train(state: State, number: int) -> None:
    """8.12"""
    warehouse = state.warehouse[state.turn]
    warehouse[PEASANT] -= number
    warehouse[CONQUEROR] += number
    state.supply -= number
    state.reserve += number


def after_move(state: State) -> None:
    """3.2: the turn passes on by itself if nothing is left to decide."""
    if not can_announce(state) and not can_use_figures(state):
        end_turn(state)


def next_seat(state: State, seat: int) -> int:
    """2.4: clockwise, which is seat order."""
    return seat + 1 if seat + 1 < state.players else 0


def end_turn(state: State) -> None:
    """The next player's turn, or the end of the round (6.3, 6.4)."""
    state.turn = next_seat(state, state.turn)
    state.raided = 0
    state.phase = ACTING
    if state.turn != state.first:
        return
    state.quiet_rounds = state.quiet_rounds + 1 if state.quiet != 0 else 0
    state.quiet = 1
    if state.end == END_NOT_DUE and state.quiet_rounds >= QUIET_ROUNDS:
        state.end = END_QUIET
    if state.end != END_NOT_DUE:
        state.phase = OVER
    else:
        state.rounds += 1


def supply_chance(state: State, scratch: Scratch) -> None:
    """Go on with the cubes or cards that chance drew, counted by kind in `scratch.drawn`."""
    if state.chance == DRAW_CARDS:
        if put_cards(state, scratch):
            return
        if state.phase != OPENING:
            after_move(state)
            return
        seat = next_seat(state, state.drawer)
        if seat == state.first:
            state.phase = ACTING
        else:
            ask_cards(state, seat, state.hand_size)
        return
    port = state.chance - FILL_VENICE
    put_filling(state, port, scratch)
    if state.phase != OPENING:
        check_port(state, port)
    elif port == PORT_VENICE:
        ask_filling(state, PORT_CONSTANTINOPLE)
    else:
        ask_cards(state, state.first, state.hand_size)
