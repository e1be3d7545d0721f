"""A turn: what is legal, and what an action does (RULES 2.5, 3 to 6, 8). Kernel: runs interpreted and compiled."""

from collections.abc import MutableSequence, Sequence

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
from goldenhorn.rules.material import (
    BLUE,
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
    TERRITORIES,
    TO_CONSTANTINOPLE,
    TO_VENICE,
    VENICE,
)
from goldenhorn.rules.movement import add_landings, pay_wind
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
    NO_CHANCE,
    OPENING,
    OVER,
    QUIET_ROUNDS,
    TURNING,
    State,
)

TERRITORY_COUNT = len(TERRITORIES)


def decider(state: State) -> int:
    """The seat that decides now: the player whose turn it is, but for a ship to be turned its owner (4.5)."""
    if state.phase == TURNING:
        return state.ship // 3
    return state.turn


def legal_codes(state: State, out: MutableSequence[int]) -> int:
    """Write the codes of all legal actions into `out` and return their number: 0 while chance is due and after the end."""
    if state.chance != NO_CHANCE or state.phase == OVER:
        return 0
    if state.phase == ACTING:
        count = 0
        if state.raided == 0:
            count = add_raids(state, out, 0)
        for ship in range(3 * state.turn, 3 * state.turn + 3):
            count = add_departures(state, ship, out, count)
        return add_any_time(state, out, count)
    if state.phase == LANDING:
        return add_landings(state, state.ship, out, 0)
    if state.phase == AFTER:
        count = add_any_time(state, out, 0)
        out[count] = DONE
        return count + 1
    if state.phase == TURNING:
        out[0] = TURN
        out[1] = KEEP
        return 2
    for division in range(8):
        out[division] = PLACE + division
    return 8


def add_raids(state: State, out: MutableSequence[int], count: int) -> int:
    """4.1, 4.2, 8.6, 8.9: every pair of cards in hand that robs another player's ship."""
    turn = state.turn
    hand = state.hand[turn]
    held = 0
    for colour in range(6):
        if hand[colour] > 0:
            held |= 1 << colour
    for seat in range(state.players):
        if seat == turn:
            continue
        for kind in range(3):
            ship = 3 * seat + kind
            if state.sails[ship] & held == 0 or not can_be_robbed(state, ship):
                continue
            code = RAID + (3 * state.house[seat] + kind) * PAIRS
            shown = state.sail_colours[ship]
            for i in range(kind + 1):
                low = shown[i]
                if hand[low] == 0:
                    continue
                if hand[low] > 1:
                    out[count] = code + pair_index(low, low)
                    count += 1
                for j in range(i + 1, kind + 1):
                    if hand[shown[j]] > 0:
                        out[count] = code + pair_index(low, shown[j])
                        count += 1
    return count


def can_be_robbed(state: State, ship: int) -> bool:
    """4.2, 8.6, 8.9: at sea, with goods or nothing but peasants aboard."""
    place = state.place[ship]
    cargo = state.cargo[ship]
    return 1 <= place <= SQUARES and (0 <= cargo <= BLUE or cargo == PEASANTS)


def add_departures(state: State, ship: int, out: MutableSequence[int], count: int) -> int:
    """In a port of origin the loads of a ship (5.2, 8.5, 8.9); elsewhere, or if it can load nothing (5.4), its landings."""
    place = state.place[ship]
    if place == VENICE or place == CONSTANTINOPLE:
        port = state.port[PORT_VENICE if place == VENICE else PORT_CONSTANTINOPLE]
        sails = state.sails[ship]
        code = LOAD + ship % 3 * CARGOES
        before = count
        for colour in range(6):
            if port[colour] > 0 and not sails >> colour & 1:
                out[count] = code + colour
                count += 1
        if port[CONQUEROR] > 0:
            out[count] = code + CONQUERORS
            count += 1
        if port[PEASANT] > 0:
            out[count] = code + PEASANTS
            count += 1
            if port[CONQUEROR] > 0:
                out[count] = code + FIGURES
                count += 1
        if count > before:
            return count
    return add_landings(state, ship, out, count)


def add_any_time(state: State, out: MutableSequence[int], count: int) -> int:
    """3.2: announcing the end (6.2), conquering (8.10) and training (8.12)."""
    if can_announce(state):
        out[count] = ANNOUNCE
        count += 1
    if state.expansion == 0:
        return count
    conquerors = state.warehouse[state.turn][CONQUEROR]
    peasants = state.warehouse[state.turn][PEASANT]
    if conquerors + peasants == 0:
        return count
    for territory in range(TERRITORY_COUNT):
        cost = state.cost[territory]
        if state.owner[territory] < 0 and conquerors + peasants // 2 >= cost:
            for pairs in range(max(0, cost - conquerors), min(cost, peasants // 2) + 1):
                out[count] = CONQUER + territory * PAYMENTS + pairs
                count += 1
    for number in range(1, min(peasants, state.supply) + 1):
        out[count] = TRAIN + number - 1
        count += 1
    return count


def can_announce(state: State) -> bool:
    if state.end != END_NOT_DUE:
        return False
    goods = state.warehouse[state.turn]
    for colour in range(6):
        if goods[colour] == 0:
            return False
    return True


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
    else:
        if code == ANNOUNCE:
            state.end = END_ANNOUNCED
            state.announcer = state.turn
        elif code >= CONQUER and code < TRAIN:
            conquer(state, (code - CONQUER) // PAYMENTS, (code - CONQUER) % PAYMENTS)
        elif code != DONE:
            train(state, code - TRAIN + 1)
        if code == DONE:
            end_turn(state)
        elif state.phase == AFTER:
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
    state.turn = (state.turn + 1) % state.players
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
    seat = 0
    while state.house[seat] != target // 3:
        seat += 1
    ship = 3 * seat + target % 3
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
        state.ship = ship
        state.phase = TURNING


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
    if can_announce(state):
        return
    if state.expansion != 0:
        conquerors = state.warehouse[state.turn][CONQUEROR]
        peasants = state.warehouse[state.turn][PEASANT]
        if peasants > 0 and state.supply > 0:
            return
        for territory in range(TERRITORY_COUNT):
            if state.owner[territory] < 0 and conquerors + peasants // 2 >= state.cost[territory]:
                return
    end_turn(state)


def end_turn(state: State) -> None:
    """The next player's turn, or the end of the round (6.3, 6.4)."""
    state.turn = (state.turn + 1) % state.players
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


def supply_chance(state: State, drawn: Sequence[int]) -> None:
    """Go on with the cubes or cards that chance drew, counted by kind."""
    if state.chance == DRAW_CARDS:
        if put_cards(state, drawn):
            return
        if state.phase != OPENING:
            after_move(state)
            return
        seat = (state.drawer + 1) % state.players
        if seat == state.first:
            state.phase = ACTING
        else:
            ask_cards(state, seat, state.hand_size)
        return
    port = state.chance - FILL_VENICE
    put_filling(state, port, drawn)
    if state.phase != OPENING:
        check_port(state, port)
    elif port == PORT_VENICE:
        ask_filling(state, PORT_CONSTANTINOPLE)
    else:
        ask_cards(state, state.first, state.hand_size)
