"""The hand-made judgement: the best way to finish one's own turn. Kernel: compiled with the rules.

Everything is measured in points: what arrives, what a cargo under way or a card promises, what pirates may take.
"""

from collections.abc import MutableSequence

from goldenhorn.bots.kernel.numbers import Numbers, States
from goldenhorn.bots.kernel.worth import (
    conquest_gain,
    figure_worth,
    goods_worth,
    hand_total,
    has_turn_left,
    robbery_odds,
    way_left,
)
from goldenhorn.rules.codes import ANNOUNCE, CARGOES, CONQUER, DONE, KEEP, LOAD, PAYMENTS, PLACE, RAID, SAIL, TRAIN, TURN
from goldenhorn.rules.legal import decider, legal_codes
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
    VENICE,
)
from goldenhorn.rules.scoring import score
from goldenhorn.rules.scratch import Scratch
from goldenhorn.rules.state import ACTING, END_NOT_DUE, LANDING, PLACING, TURNING, State
from goldenhorn.rules.turn import apply_code, ship_of_house

NOTHING = -1000.0  # the worth of what cannot be done
SURE = 500.0

CARD = 0.45  # a wind card in hand
CARD_TOO_MANY = 0.1  # beyond eight
PEASANT_SHARE = 0.6  # of what a conqueror is worth
READY = 0.35  # of the best load, for an empty ship in port
COMING = 0.2  # of the best load, for an empty ship on its way there
STEP = 0.06  # of a cargo's worth, lost for each landing between it and the port
STEP_EMPTY = 0.12  # points, for an empty ship
LEAST = 0.25  # of a cargo's worth, however far away
LOSS = 0.5  # of what a robbed rival loses


def card_worth(state: State, seat: int) -> float:
    return CARD if hand_total(state, seat) <= 8 else CARD_TOO_MANY


def worth_aboard(state: State, seat: int, ship: int) -> float:
    """The points a ship's cargo adds on arrival, counting what the seat's other ships bring of the same colour."""
    cargo, aboard = state.cargo[ship], state.aboard[ship]
    if cargo == NO_CARGO:
        return 0.0
    if cargo >= CONQUERORS:
        return figure_worth(state) * (aboard + PEASANT_SHARE * state.peasants_aboard[ship])
    coming = 0
    for other in range(3 * seat, 3 * seat + 3):
        if other != ship and state.cargo[other] == cargo:
            coming += state.aboard[other]
    goods = state.warehouse[seat]
    return goods_worth(goods, cargo, float(coming + aboard)) - (goods_worth(goods, cargo, float(coming)) if coming else 0.0)


def best_load(state: State, seat: int, ship: int, port: int) -> float:
    """The worth of the best load for a ship in a port (5.2, 8.5, 8.9)."""
    pieces = state.port[port]
    best = 0.0
    for colour in range(6):
        if pieces[colour] > 0 and not state.sails[ship] >> colour & 1:
            best = max(best, goods_worth(state.warehouse[seat], colour, float(pieces[colour])))
    if pieces[CONQUEROR] + pieces[PEASANT] > 0:
        best = max(best, figure_worth(state) * (pieces[CONQUEROR] + PEASANT_SHARE * pieces[PEASANT]))
    return best


def promise(state: State, seat: int, ship: int, place: int, left: int, worth: float) -> float:
    """What a ship with a cargo of this worth promises at a place, with so many landings left to its port."""
    if worth > 0.0:
        value = worth * max(LEAST, 1.0 - STEP * left)
        if place != MODONE and place != VENICE and place != CONSTANTINOPLE and state.cargo[ship] < CONQUERORS:
            aboard = max(1, int(state.aboard[ship]))
            value -= robbery_odds(state, ship, seat) * (worth / aboard * 0.7 + 0.4)
        return value
    if place == VENICE or place == CONSTANTINOPLE:
        return READY * best_load(state, seat, ship, PORT_VENICE if place == VENICE else PORT_CONSTANTINOPLE)
    bound = PORT_VENICE if state.heading[ship] == 1 else PORT_CONSTANTINOPLE
    return COMING * best_load(state, seat, ship, bound) - STEP_EMPTY * left


def value_landings(state: State, seat: int, kind: int, worth: float, values: Numbers) -> float:
    """Write the worth of every landing of a ship, by place, and return the best; what it promised before is not counted."""
    ship = 3 * seat + kind
    ahead = state.ahead[state.heading[ship]]
    sails = state.sails[ship]
    hand = state.hand[seat]
    last = state.end != END_NOT_DUE
    card = 0.0 if last else card_worth(state, seat)
    for place in range(PLACES):
        values[place] = NOTHING
    left = way_left(state, ship)
    best = NOTHING
    spent, price = 0, 0
    at = ahead[state.place[ship]]
    while True:
        colour = state.colour[at]
        free = state.ships_at[at] < state.room[at]
        if free:
            left -= 1
            value = -card * price
            if at == VENICE or at == CONSTANTINOPLE:
                value += worth + card * (3 - kind)
                if not last:
                    value += READY * best_load(state, seat, ship, PORT_VENICE if at == VENICE else PORT_CONSTANTINOPLE)
            elif not last:
                value += promise(state, seat, ship, at, left, worth)
                if at == MODONE and state.modone_pays != 0:
                    value += card * (3 - kind)
            values[at] = value
            best = max(best, value)
        wind = free & ~(sails >> colour) & 1
        if wind > hand[colour] - (spent >> 4 * colour & 15):
            return best
        spent += wind << 4 * colour
        price += wind
        at = ahead[at]


def loaded(state: State, ship: int, cargo: int) -> None:
    """Put a load aboard without asking for a filling: enough to judge where to land."""
    port = state.port[PORT_VENICE if state.place[ship] == VENICE else PORT_CONSTANTINOPLE]
    state.cargo[ship] = cargo
    state.aboard[ship] = 0
    state.peasants_aboard[ship] = 0
    if cargo < 6:
        state.aboard[ship] = port[cargo]
    if cargo == CONQUERORS or cargo == FIGURES:
        state.aboard[ship] = port[CONQUEROR]
    if cargo == PEASANTS or cargo == FIGURES:
        state.peasants_aboard[ship] = port[PEASANT]


def value_load(state: State, seat: int, kind: int, cargo: int, places: Numbers) -> float:
    """The worth of loading a cargo and landing as well as possible."""
    ship = 3 * seat + kind
    loaded(state, ship, cargo)
    worth = worth_aboard(state, seat, ship)
    best = value_landings(state, seat, kind, worth, places)
    state.cargo[ship] = NO_CARGO
    state.aboard[ship] = 0
    state.peasants_aboard[ship] = 0
    return best


def value_standing(state: State, seat: int, kind: int) -> float:
    """What a ship promises where it stands."""
    ship = 3 * seat + kind
    worth = worth_aboard(state, seat, ship)
    if state.end != END_NOT_DUE:
        return 0.0
    return promise(state, seat, ship, state.place[ship], way_left(state, ship), worth)


def best_move(state: State, seat: int, places: Numbers) -> float:
    """The worth of the best move of one of the three ships."""
    best = NOTHING
    for kind in range(3):
        ship = 3 * seat + kind
        standing = value_standing(state, seat, kind)
        place = state.place[ship]
        any_load = False
        if place == VENICE or place == CONSTANTINOPLE:
            port = state.port[PORT_VENICE if place == VENICE else PORT_CONSTANTINOPLE]
            for cargo in range(CARGOES):
                if can_load(port, state.sails[ship], cargo):
                    any_load = True
                    best = max(best, value_load(state, seat, kind, cargo, places) - standing)
        if not any_load:
            worth = worth_aboard(state, seat, ship)
            best = max(best, value_landings(state, seat, kind, worth, places) - standing)
    return best


def can_load(port: MutableSequence[int], sails: int, cargo: int) -> bool:
    """5.2, 8.5, 8.9"""
    if cargo < 6:
        return port[cargo] > 0 and not sails >> cargo & 1
    if cargo == CONQUERORS:
        return port[CONQUEROR] > 0
    if cargo == PEASANTS:
        return port[PEASANT] > 0
    return port[CONQUEROR] > 0 and port[PEASANT] > 0


def value_raid(states: States, seat: int, code: int, places: Numbers) -> float:
    """A raid and the best move after it."""
    states[1] = states[0]
    state = states[1]
    ship = ship_of_house(state, (code - RAID) // PAIRS)
    cargo = state.cargo[ship]
    if cargo < CONQUERORS:
        loss = goods_worth(state.warehouse[ship // 3], cargo, 1.0)
        gain = goods_worth(state.warehouse[seat], cargo, 1.0) + LOSS * loss
    else:
        gain = (1.0 + LOSS) * PEASANT_SHARE * figure_worth(state)
    if state.end == END_NOT_DUE:
        gain -= 2.0 * card_worth(state, seat)
    apply_code(state, code)
    return gain + best_move(state, seat, places)


def value_announcing(state: State, seat: int) -> float:
    """6.2: announce if nobody can be expected to catch up in the rest of the round."""
    own = float(score(state, seat))
    for other in range(state.players):
        if other != seat:
            rival = float(score(state, other))
            if has_turn_left(state, other):
                arrival = 0.5
                for kind in range(3):
                    ship = 3 * other + kind
                    if state.cargo[ship] != NO_CARGO:
                        worth = worth_aboard(state, other, ship)
                        arrival = max(arrival, worth * max(0.2, 1.1 - 0.2 * way_left(state, ship)))
                rival += arrival
            if rival >= own:
                return -SURE
    return SURE


def value_division(division: int) -> float:
    """2.5: ships in both ports, the trio apart from the others."""
    if division == 4 or division == 3:
        return 1.0
    return 0.0 if division == 0 or division == 7 else 0.5


def greedy_values(states: States, scratch: Scratch, values: Numbers, places: Numbers) -> int:
    """Write into `values` what each legal action of states[0] is worth to the seat that decides, in the order of the list
    in `scratch.codes`; return their number. `states` has room for two; assigning to it copies.
    """
    state = states[0]
    seat = decider(state)
    count = legal_codes(state, scratch)
    if state.phase == PLACING:
        for index in range(count):
            values[index] = value_division(scratch.codes[index] - PLACE)
        return count
    if state.phase == TURNING:
        value_course(state, seat, values)
        return count
    if state.phase == LANDING:
        kind = state.ship - 3 * seat
        ship = state.ship
        worth = worth_aboard(state, seat, ship)
        value_landings(state, seat, kind, worth, places)
        for index in range(count):
            values[index] = places[(scratch.codes[index] - SAIL) % PLACES]
        return count
    base = best_move(state, seat, places) if state.phase == ACTING else 0.0
    valued = -1  # the ship whose landings stand in `places`
    standing = 0.0
    for index in range(count):
        code = scratch.codes[index]
        if code >= SAIL and code < ANNOUNCE:
            kind = (code - SAIL) // PLACES
            if kind != valued:
                ship = 3 * seat + kind
                worth = worth_aboard(state, seat, ship)
                value_landings(state, seat, kind, worth, places)
                standing = value_standing(state, seat, kind)
                valued = kind
            values[index] = places[(code - SAIL) % PLACES] - standing
        elif code >= LOAD and code < SAIL:
            kind = (code - LOAD) // CARGOES
            standing = value_standing(state, seat, kind)
            values[index] = value_load(state, seat, kind, (code - LOAD) % CARGOES, places) - standing
            valued = -1
        elif code < TURN:
            values[index] = value_raid(states, seat, code, places)
            valued = -1
        elif code == ANNOUNCE:
            values[index] = base + value_announcing(state, seat)
        elif code == DONE:
            values[index] = base
        elif code < TRAIN:
            gain = conquest_gain(state, (code - CONQUER) // PAYMENTS, (code - CONQUER) % PAYMENTS)
            values[index] = base + gain + 0.5
        else:
            values[index] = base + 0.1 * (code - TRAIN + 1)
    return count


def value_course(state: State, seat: int, values: Numbers) -> None:
    """4.5: whether to turn an emptied ship, in the order TURN, KEEP."""
    kind = state.ship - 3 * seat
    values[KEEP - TURN] = value_standing(state, seat, kind)
    state.heading[state.ship] = 1 - state.heading[state.ship]
    values[0] = value_standing(state, seat, kind)
    state.heading[state.ship] = 1 - state.heading[state.ship]
