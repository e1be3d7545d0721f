"""A position as numbers for a net, seen by one seat. Kernel: compiled with the rules.

The position may still wait for chance: fillings and draws count with their expectation, so that no luck is in it. Of other
hands only the size is used. The input of a seat is: what only it knows (OWN numbers), the table (TABLE numbers), and a
block of what everybody sees for each seat (SEAT numbers), its own first, then the others in playing order.
"""

from collections.abc import MutableSequence

from goldenhorn.bots.kernel.worth import (
    TERRITORY_COUNT,
    bonus_with,
    conquest_gain,
    figure_worth,
    goods_worth,
    has_turn_left,
    odds_of_two,
)
from goldenhorn.rules.legal import can_announce, can_use_figures, decider
from goldenhorn.rules.material import (
    BLACK,
    CONQUEROR,
    CONQUERORS,
    CONSTANTINOPLE,
    MODONE,
    NO_CARGO,
    PEASANT,
    PORT_CONSTANTINOPLE,
    PORT_VENICE,
    VENICE,
    WHITE,
)
from goldenhorn.rules.scoring import score
from goldenhorn.rules.state import (
    ACTING,
    AFTER,
    DRAW_CARDS,
    END_NOT_DUE,
    FILL_VENICE,
    LANDING,
    NO_CHANCE,
    OPENING,
    OVER,
    PLACING,
    QUIET_ROUNDS,
    TURNING,
    State,
)
from goldenhorn.rules.turn import next_seat

SHIP = 16  # numbers for each ship in a seat's block
SEAT = 22 + 3 * SHIP
OWN_SHIP = 5
OWN = 10 + 3 * OWN_SHIP
TABLE = 27

# Rows of the working space `work`: a block for each seat, then these.
ROW_PORTS = 4
ROW_HAND = 6
ROW_LEADS = 7
WORK_ROWS = 8
WORK_WIDTH = SEAT


def feature_count(players: int) -> int:
    return OWN + TABLE + SEAT * players


def waits_for_next(state: State) -> bool:
    """Whether the turn passes on as soon as the cards that are due are drawn."""
    return state.phase == AFTER and state.chance != NO_CHANCE and not can_announce(state) and not can_use_figures(state)


def as_good_as_over(state: State) -> bool:
    """Whether the game is over once chance has supplied what it owes (6.3, 6.4)."""
    if state.phase == OVER:
        return True
    if not waits_for_next(state) or next_seat(state, state.turn) != state.first:
        return False
    return state.end != END_NOT_DUE or (state.quiet != 0 and state.quiet_rounds + 1 >= QUIET_ROUNDS)


def share_of_win(state: State, seat: int) -> float:
    """7.3: 1 for the winner; those who tie share it."""
    own = score(state, seat)
    equal = 0
    for other in range(state.players):
        points = score(state, other)
        if points > own:
            return 0.0
        equal += points == own
    return 1.0 / equal


def expect_ports(state: State, ports: MutableSequence[MutableSequence[float]]) -> None:
    """What lies in the ports, with a filling that is due as an expectation (8.3: black and white become figures)."""
    for port in range(2):
        for piece in range(8):
            ports[port][piece] = state.port[port][piece]
    if state.chance != NO_CHANCE and state.chance != DRAW_CARDS:
        port = state.chance - FILL_VENICE
        left = 0
        for cube in range(8):
            left += state.bag[cube]
        share = state.to_draw / max(1, left)
        for colour in range(6):
            ports[port][colour] += share * state.bag[colour]
        ports[port][CONQUEROR] += share * (state.bag[BLACK] + state.bag[WHITE])


def describe(state: State, work: MutableSequence[MutableSequence[float]]) -> None:
    """Write the blocks of all seats and what they share into `work`; then `inputs_of` can be asked for each seat."""
    expect_ports(state, work[ROW_PORTS : ROW_PORTS + 2])
    figure = figure_worth(state) if state.expansion != 0 else 0.0
    unseen = 0
    by_colour = work[ROW_HAND]
    for colour in range(6):
        number = int(state.pile[colour])
        for seat in range(state.players):
            number += state.hand[seat][colour]
        by_colour[colour] = number
        unseen += number
    for seat in range(state.players):
        describe_seat(state, seat, figure, unseen, work)
    describe_leads(state, work)


def describe_leads(state: State, work: MutableSequence[MutableSequence[float]]) -> None:
    leads = work[ROW_LEADS]
    for seat in range(state.players):
        best, projected = -100.0, -100.0
        for other in range(state.players):
            if other != seat:
                best = max(best, work[other][6])
                projected = max(projected, work[other][12])
        leads[2 * seat] = work[seat][6] - best
        leads[2 * seat + 1] = work[seat][12] - projected


def describe_seat(
    state: State, seat: int, figure: float, unseen: int, work: MutableSequence[MutableSequence[float]]
) -> None:
    block = work[seat]
    goods = state.warehouse[seat]
    colours, cards = 0, 0
    for colour in range(6):
        block[colour] = min(1.0, goods[colour] / 6.0)
        colours += goods[colour] > 0
        cards += state.hand[seat][colour]
    points = score(state, seat)
    due = state.to_draw if state.chance == DRAW_CARDS and state.drawer == seat else 0
    block[6] = points / 20.0
    block[7] = bonus_with(goods, 0, 0.0) / 10.0
    block[8] = colours / 6.0
    block[9] = colours == 6
    block[10] = colours == 5
    block[11] = (cards + due) / 8.0
    mover = next_seat(state, state.turn) if waits_for_next(state) else int(state.turn)
    players = int(state.players)
    block[13] = ((seat - mover + players) % players) / 3.0
    block[14] = has_turn_left(state, seat) or (seat == mover and (mover != state.turn or state.phase == ACTING))
    block[15] = block[14] if state.end != END_NOT_DUE else 0.0
    block[16] = state.end == END_NOT_DUE and colours == 6 and points > 12
    if state.expansion != 0:
        describe_figures(state, seat, block)
    else:
        for index in range(17, 22):
            block[index] = 0.0
    promised = float(points)
    for kind in range(3):
        promised += describe_ship(state, seat, kind, figure, cards, unseen, work)
    block[12] = promised / 20.0


def describe_figures(state: State, seat: int, block: MutableSequence[float]) -> None:
    """8.10, 8.12, 8.15"""
    conquerors = state.warehouse[seat][CONQUEROR]
    peasants = state.warehouse[seat][PEASANT]
    held = 0
    best = 0.0
    for territory in range(TERRITORY_COUNT):
        if state.owner[territory] == seat:
            held += state.worth[territory]
        cost = state.cost[territory]
        if state.owner[territory] < 0 and conquerors + peasants // 2 >= cost:
            best = max(best, conquest_gain(state, territory, max(0, cost - conquerors)))
    block[17] = conquerors / 5.0
    block[18] = peasants / 5.0
    block[19] = held / 10.0
    block[20] = best / 5.0
    block[21] = best > 0.0


def describe_ship(
    state: State,
    seat: int,
    kind: int,
    figure: float,
    cards: int,
    unseen: int,
    work: MutableSequence[MutableSequence[float]],
) -> float:
    """Write a ship's numbers into its seat's block and return the points it promises."""
    block = work[seat]
    base = 22 + kind * SHIP
    for index in range(base, base + SHIP):
        block[index] = 0.0
    ship = 3 * seat + kind
    place = state.place[ship]
    if state.phase == PLACING or state.phase == OPENING:
        if place == VENICE or place == CONSTANTINOPLE:
            block[base + (0 if place == VENICE else 1)] = 1.0
        return 0.0
    sails = state.sails[ship]
    ahead = state.ahead[state.heading[ship]]
    steps, wind, full = 1, 0, 0
    at = ahead[place]
    while at != VENICE and at != CONSTANTINOPLE:
        free = state.ships_at[at] < state.room[at]
        colour = state.colour[at]
        steps += free
        full += not free
        wind += free & ~(sails >> colour) & (colour < 6)
        at = ahead[at]
    in_port = place == VENICE or place == CONSTANTINOPLE
    cargo = state.cargo[ship]
    block[base + 2] = place == MODONE
    block[base + 3] = steps / 12.0
    block[base + 4] = wind / 8.0
    block[base + 5] = full / 4.0
    if cargo == NO_CARGO:
        port = (PORT_VENICE if place == VENICE else PORT_CONSTANTINOPLE) if in_port else (
            PORT_VENICE if at == VENICE else PORT_CONSTANTINOPLE
        )
        load = best_expected_load(state, seat, sails, figure, work[ROW_PORTS + port])
        if in_port:
            block[base] = place == VENICE
            block[base + 1] = place == CONSTANTINOPLE
            block[base + 6] = load / 8.0
            return 0.2 * load
        block[base + 7] = load / 8.0
        block[base + 8] = 1.0
        return 0.1 * load
    aboard = state.aboard[ship] + state.peasants_aboard[ship]
    worth = figure * (state.aboard[ship] + 0.6 * state.peasants_aboard[ship])
    if cargo < CONQUERORS:
        goods = state.warehouse[seat]
        worth = goods_worth(goods, cargo, float(state.aboard[ship]))
        block[base + 9] = goods[cargo] == 0
    block[base + 10] = 1.0
    block[base + 11] = worth / 8.0
    block[base + 12] = aboard / 5.0
    near = 1.0 / (1.0 + wind)
    block[base + 13] = worth / 8.0 * near
    if state.prey >> ship & 1:
        odds = odds_for_ship(state, ship, unseen, work[ROW_HAND])
        block[base + 14] = odds
        block[base + 15] = odds * worth / (4.0 * aboard)
    elif place == MODONE or in_port:
        block[base + 14] = -0.2
    return worth * (0.5 + 0.5 * near)


def best_expected_load(state: State, seat: int, sails: int, figure: float, port: MutableSequence[float]) -> float:
    best = 0.0
    for colour in range(6):
        if port[colour] > 0.0 and not sails >> colour & 1:
            best = max(best, goods_worth(state.warehouse[seat], colour, port[colour]))
    return max(best, figure * (port[CONQUEROR] + 0.6 * port[PEASANT]))


def odds_for_ship(state: State, ship: int, unseen: int, by_colour: MutableSequence[float]) -> float:
    """The chance that a rival can rob a ship, as a spectator sees it."""
    matching = 0
    for colour in range(6):
        if state.sails[ship] >> colour & 1:
            matching += int(by_colour[colour])
    safe = 1.0
    for other in range(state.players):
        if other != ship // 3:
            cards = 0
            for colour in range(6):
                cards += state.hand[other][colour]
            safe *= 1.0 - odds_of_two(cards, matching, unseen)
    return 1.0 - safe


def inputs_of(
    state: State, seat: int, work: MutableSequence[MutableSequence[float]], inputs: MutableSequence[float]
) -> None:
    """Write the input of a seat, after `describe`."""
    describe_own(state, seat, inputs)
    describe_table(state, seat, work, inputs)
    players = int(state.players)
    begin = OWN + TABLE
    other = seat
    for _ in range(players):
        block = work[other]
        for index in range(SEAT):
            inputs[begin + index] = block[index]
        begin += SEAT
        other = other + 1 if other + 1 < players else 0


def describe_own(state: State, seat: int, inputs: MutableSequence[float]) -> None:
    """The hand, how far it carries each ship, and what pirates could bring with it."""
    hand = state.hand[seat]
    due, unseen = 0.0, 0
    if state.chance == DRAW_CARDS and state.drawer == seat:
        for colour in range(6):
            unseen += state.pile[colour]
            for other in range(state.players):
                if other != seat:
                    unseen += state.hand[other][colour]
        due = state.to_draw / max(1, unseen)
    for colour in range(6):
        number = float(hand[colour])
        if due > 0.0:
            out_of_sight = int(state.pile[colour])
            for other in range(state.players):
                if other != seat:
                    out_of_sight += state.hand[other][colour]
            number += due * out_of_sight
        inputs[colour] = number / 3.0
    for index in range(6, OWN):
        inputs[index] = 0.0
    if state.phase == PLACING or state.phase == OPENING:
        return
    best, choices = 0.0, 0
    for ship in range(3 * state.players):
        if state.prey >> ship & 1 and ship // 3 != seat:
            held = 0
            for colour in range(6):
                if state.sails[ship] >> colour & 1:
                    held += hand[colour]
            if held >= 2:
                choices += 1
                cargo = state.cargo[ship]
                if cargo < CONQUERORS:
                    best = max(best, goods_worth(state.warehouse[seat], cargo, 1.0))
                else:
                    best = max(best, 1.0)
    inputs[6] = best / 3.0
    inputs[7] = choices / 4.0
    raids_now = state.turn == seat and state.phase == ACTING and state.raided == 0 and not waits_for_next(state)
    inputs[8] = best / 3.0 if raids_now else 0.0
    inputs[9] = raids_now
    for kind in range(3):
        describe_reach(state, seat, kind, inputs)


def describe_reach(state: State, seat: int, kind: int, inputs: MutableSequence[float]) -> None:
    """5.5 to 5.9: how far a ship gets with the real hand."""
    base = 10 + kind * OWN_SHIP
    ship = 3 * seat + kind
    ahead = state.ahead[state.heading[ship]]
    sails = state.sails[ship]
    hand = state.hand[seat]
    spent, price, landings = 0, 0, 0
    at = ahead[state.place[ship]]
    while True:
        free = state.ships_at[at] < state.room[at]
        landings += free
        if at == VENICE or at == CONSTANTINOPLE:
            inputs[base] = 1.0
            inputs[base + 1] = price / 4.0
            if state.cargo[ship] != NO_CARGO:
                inputs[base + 4] = 1.0
            break
        if at == MODONE and free:
            inputs[base + 2] = 1.0
        colour = state.colour[at]
        wind = free & ~(sails >> colour) & 1
        if wind > hand[colour] - (spent >> 4 * colour & 15):
            break
        spent += wind << 4 * colour
        price += wind
        at = ahead[at]
    inputs[base + 3] = landings / 8.0


def describe_table(
    state: State, seat: int, work: MutableSequence[MutableSequence[float]], inputs: MutableSequence[float]
) -> None:
    begin = OWN
    left = 0
    for cube in range(8):
        left += state.bag[cube]
    for index in range(begin, begin + TABLE):
        inputs[index] = 0.0
    inputs[begin] = left / 60.0
    inputs[begin + 1] = state.rounds / 30.0
    inputs[begin + 2] = max(0.0, 1.0 - left / 20.0)
    inputs[begin + 3] = state.end != END_NOT_DUE
    inputs[begin + 4] = state.quiet_rounds / 20.0
    own, lead, projected = work[seat], work[ROW_LEADS][2 * seat], work[ROW_LEADS][2 * seat + 1]
    inputs[begin + 5] = 2.0 * lead
    inputs[begin + 6] = 2.0 * projected
    inputs[begin + 7] = lead > 0.0
    inputs[begin + 8] = projected > 0.0
    if state.end != END_NOT_DUE:
        inputs[begin + 9] = max(-1.0, min(1.0, 4.0 * lead))
        inputs[begin + 10] = max(-1.0, min(1.0, 4.0 * projected))
        inputs[begin + 11] = lead > 0.0
    waits = waits_for_next(state)
    decides = decider(state) == seat and not waits
    inputs[begin + 12] = decides
    inputs[begin + 13] = decides and state.phase == LANDING
    inputs[begin + 14] = state.phase == TURNING
    inputs[begin + 15] = decides and state.phase == TURNING
    inputs[begin + 16] = decides and state.phase == AFTER
    inputs[begin + 17] = ((seat - state.first + state.players) % state.players) / 3.0
    inputs[begin + 18] = own[9] * max(-1.0, min(1.0, 3.0 * lead))
    inputs[begin + 19] = own[9] * (lead > 0.0)
    for port in range(2):
        total = 0.0
        for piece in range(7):
            total += work[ROW_PORTS + port][piece]
        inputs[begin + 20 + port] = max(0.0, 1.0 - total / 9.0)
    inputs[begin + 22] = state.phase == PLACING or state.phase == OPENING
    if state.expansion != 0:
        free = 0
        for territory in range(TERRITORY_COUNT):
            free += state.owner[territory] < 0
        inputs[begin + 23] = free / 5.0
        inputs[begin + 24] = free == 1
        inputs[begin + 25] = state.supply / 10.0
    inputs[begin + 26] = 1.0 if state.modone_pays != 0 and state.room[MODONE] > 0 else 0.0
