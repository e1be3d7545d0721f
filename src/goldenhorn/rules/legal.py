"""What is legal (RULES 2.5, 3, 4.1 to 4.4, 5.2 to 5.4, 6.2, 8). Kernel: runs interpreted and compiled.

Where a condition is as good as random, the code is written first and counted only if it holds: compiled, that spares a
branch that the processor would guess wrong, and makes playouts about a quarter faster.
"""

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
    TRAIN,
    TURN,
    pair_index,
)
from goldenhorn.rules.material import (
    BLUE,
    CONQUEROR,
    CONQUERORS,
    CONSTANTINOPLE,
    FIGURES,
    GREEN,
    ORANGE,
    PAIRS,
    PEASANT,
    PEASANTS,
    PINK,
    PORT_CONSTANTINOPLE,
    PORT_VENICE,
    RED,
    TERRITORIES,
    VENICE,
    YELLOW,
)
from goldenhorn.rules.movement import add_landings
from goldenhorn.rules.scratch import Scratch
from goldenhorn.rules.state import ACTING, AFTER, END_NOT_DUE, LANDING, NO_CHANCE, OVER, TURNING, State

TERRITORY_COUNT = len(TERRITORIES)


def decider(state: State) -> int:
    """The seat that decides now: the player whose turn it is, but for a ship to be turned its owner (4.5)."""
    if state.phase == TURNING:
        return state.ship // 3
    return state.turn


def legal_codes(state: State, scratch: Scratch) -> int:
    """Write the codes of all legal actions into `scratch.codes` and return their number: 0 while chance is due and after
    the end.
    """
    if state.chance != NO_CHANCE or state.phase == OVER:
        return 0
    if state.phase == ACTING:
        count = 0
        if state.raided == 0:
            count = add_raids(state, scratch)
        for kind in range(3):
            count = add_departures(state, kind, scratch, count)
        return add_any_time(state, scratch, count)
    if state.phase == LANDING:
        return add_landings(state, state.turn, state.ship - 3 * state.turn, scratch, 0)
    if state.phase == AFTER:
        count = add_any_time(state, scratch, 0)
        scratch.codes[count] = DONE
        return count + 1
    if state.phase == TURNING:
        scratch.codes[0] = TURN
        scratch.codes[1] = KEEP
        return 2
    for division in range(8):
        scratch.codes[division] = PLACE + division
    return 8


def add_raids(state: State, scratch: Scratch) -> int:
    """4.1, 4.2: every pair of cards in hand that robs another player's ship; return their number."""
    turn = state.turn
    prey = state.prey & ~(7 << 3 * turn)
    count = 0
    if prey == 0:
        return count
    codes = scratch.codes
    hand = state.hand[turn]
    robbable = scratch.ships
    ships = 0
    for ship in range(3 * state.players):
        robbable[ships] = ship
        ships += prey >> ship & 1
    for i in range(ships):
        ship = robbable[i]
        code = RAID + (3 * state.house[ship // 3] + ship % 3) * PAIRS
        shown = state.sail_colours[ship]
        for j in range(ship % 3 + 1):
            low = shown[j]
            row = code + pair_index(low, 0)
            held = hand[low] > 0
            codes[count] = row + low
            count += hand[low] > 1
            for k in range(j + 1, ship % 3 + 1):
                codes[count] = row + shown[k]
                count += held & (hand[shown[k]] > 0)
    return count


def add_departures(state: State, kind: int, scratch: Scratch, count: int) -> int:
    """In a port of origin the loads of a ship (5.2, 8.5, 8.9); elsewhere, or if it can load nothing (5.4), its landings."""
    ship = 3 * state.turn + kind
    place = state.place[ship]
    if place == VENICE or place == CONSTANTINOPLE:
        before = count
        count = add_loads(state, ship, kind, scratch, count)
        if count > before:
            return count
    return add_landings(state, state.turn, kind, scratch, count)


def add_loads(state: State, ship: int, kind: int, scratch: Scratch, count: int) -> int:
    codes = scratch.codes
    port = state.port[PORT_VENICE if state.place[ship] == VENICE else PORT_CONSTANTINOPLE]
    sails = state.sails[ship]
    code = LOAD + kind * CARGOES
    for colour in range(6):
        codes[count] = code + colour
        count += (port[colour] > 0) & ~(sails >> colour)
    if port[CONQUEROR] > 0:
        codes[count] = code + CONQUERORS
        count += 1
    if port[PEASANT] > 0:
        codes[count] = code + PEASANTS
        count += 1
        if port[CONQUEROR] > 0:
            codes[count] = code + FIGURES
            count += 1
    return count


def add_any_time(state: State, scratch: Scratch, count: int) -> int:
    """3.2: announcing the end (6.2), conquering (8.10) and training (8.12)."""
    codes = scratch.codes
    if can_announce(state):
        codes[count] = ANNOUNCE
        count += 1
    conquerors = state.warehouse[state.turn][CONQUEROR]
    peasants = state.warehouse[state.turn][PEASANT]
    if conquerors + peasants == 0:
        return count
    for territory in range(TERRITORY_COUNT):
        cost = state.cost[territory]
        if state.owner[territory] < 0 and conquerors + peasants // 2 >= cost:
            for pairs in range(max(0, cost - conquerors), min(cost, peasants // 2) + 1):
                codes[count] = CONQUER + territory * PAYMENTS + pairs
                count += 1
    for number in range(1, min(peasants, state.supply) + 1):
        codes[count] = TRAIN + number - 1
        count += 1
    return count


def can_announce(state: State) -> bool:
    """6.2"""
    goods = state.warehouse[state.turn]
    if goods[YELLOW] * goods[PINK] * goods[GREEN] * goods[RED] * goods[ORANGE] * goods[BLUE] == 0:
        return False
    return state.end == END_NOT_DUE


def can_use_figures(state: State) -> bool:
    """8.10, 8.12: whether the player whose turn it is could conquer or train."""
    conquerors = state.warehouse[state.turn][CONQUEROR]
    peasants = state.warehouse[state.turn][PEASANT]
    if conquerors + peasants == 0:
        return False
    if peasants > 0 and state.supply > 0:
        return True
    for territory in range(TERRITORY_COUNT):
        if state.owner[territory] < 0 and conquerors + peasants // 2 >= state.cost[territory]:
            return True
    return False
