"""A position as numbers for a net, seen by one seat. Kernel: compiled with the rules.

The position may still wait for chance: fillings and draws count with their expectation, so that no luck is in it. Of other
hands only the size is used. The input of a seat is: what only it knows (OWN numbers), the table (TABLE numbers), and a
block of what everybody sees for each seat (SEAT numbers), its own first, then the others in playing order.
"""

import numpy as np

from goldenhorn.bots.kernel.desk import (
    ALONE,
    OWN,
    OWN_SHIP,
    ROW_CARDS,
    ROW_LEADS,
    ROW_LOADS,
    ROW_OWED,
    ROW_PORTS,
    ROW_UNSEEN,
    SEAT,
    SHIP,
    TABLE,
    Desk,
    Floats,
    Ints,
)
from goldenhorn.bots.kernel.numbers import Numbers
from goldenhorn.bots.kernel.results import waits_for_next
from goldenhorn.bots.kernel.worth import (
    TERRITORY_COUNT,
    conquest_gain,
    figure_worth,
    four_lowest,
    goods_worth,
    hand_total,
    has_turn_left,
    odds_of_two,
    worth_beside,
)
from goldenhorn.rules.legal import decider
from goldenhorn.rules.material import (
    BLACK,
    CONQUEROR,
    CONQUERORS,
    CONSTANTINOPLE,
    MODONE,
    NO_CARGO,
    NO_COLOUR,
    PEASANT,
    PLACES,
    PORT_CONSTANTINOPLE,
    PORT_VENICE,
    TO_VENICE,
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
    PLACING,
    TURNING,
    State,
)
from goldenhorn.rules.turn import next_seat

FIVE_SIXTHS = 5.0 / 6.0

# `Desk.ways` has a number for each heading and place that tells what lies between it and the port ahead: five bits for the
# free landings of each colour, Modone's last, then the full places, then all free landings.
BITS, FULL, FREE = 5, 40, 48


def feature_count(players: int) -> int:
    return ALONE + SEAT * players


def expect_ports(state: State, blocks: Floats) -> None:
    """What lies in the ports, with a filling that is due as an expectation (8.3: black and white become figures)."""
    for port in range(2):
        for piece in range(8):
            blocks[ROW_PORTS + port, piece] = state.port[port][piece]
    if state.chance != NO_CHANCE and state.chance != DRAW_CARDS:
        expect_filling(state, state.chance - FILL_VENICE, float(state.to_draw), blocks)
    elif blocks[ROW_OWED, 1] > 0.0:
        expect_filling(state, int(blocks[ROW_OWED, 0]), float(blocks[ROW_OWED, 1]), blocks)


def expect_filling(state: State, port: int, number: float, blocks: Floats) -> None:
    left = 0
    for cube in range(8):
        left += state.bag[cube]
    share = number / max(1, left)
    for colour in range(6):
        blocks[ROW_PORTS + port, colour] += share * state.bag[colour]
    blocks[ROW_PORTS + port, CONQUEROR] += share * (state.bag[BLACK] + state.bag[WHITE])


def measure_ways(state: State, ways: Ints) -> None:
    """What lies ahead of every place, in both headings, in one walk each: from the port ahead back to the other."""
    for heading in range(2):
        back = state.ahead[1 - heading]
        at = back[VENICE if heading == TO_VENICE else CONSTANTINOPLE]
        way = 0
        ways[heading * PLACES + at] = 0
        while at != VENICE and at != CONSTANTINOPLE:
            if state.ships_at[at] < state.room[at]:
                way += (1 << FREE) + (1 << BITS * state.colour[at])
            else:
                way += 1 << FULL
            at = back[at]
            ways[heading * PLACES + at] = way


def describe(state: State, desk: Desk) -> None:
    """Write the blocks of all seats and what they share; then `inputs_of` can be asked for each seat."""
    blocks = desk.blocks
    measure_ways(state, desk.ways)
    expect_ports(state, blocks)
    figure = figure_worth(state) if state.expansion != 0 else 0.0
    count_cards(state, blocks)
    waits = waits_for_next(state)
    mover = next_seat(state, state.turn) if waits else int(state.turn)
    for seat in range(state.players):
        describe_seat(state, seat, figure, mover, desk.ways, blocks)
    for seat in range(state.players):
        best, projected = np.float32(-100.0), np.float32(-100.0)
        for other in range(state.players):
            if other != seat:
                best = max(best, blocks[other, 6])
                projected = max(projected, blocks[other, 12])
        blocks[ROW_LEADS, 2 * seat] = blocks[seat, 6] - best
        blocks[ROW_LEADS, 2 * seat + 1] = blocks[seat, 12] - projected


def count_cards(state: State, blocks: Floats) -> None:
    total = 0
    for seat in range(state.players):
        size = hand_total(state, seat)
        blocks[ROW_CARDS, seat] = size
        total += size
    for colour in range(6):
        number = int(state.pile[colour])
        total += number
        for seat in range(state.players):
            number += state.hand[seat][colour]
        blocks[ROW_UNSEEN, colour] = number
    blocks[ROW_UNSEEN, 6] = total


def describe_seat(state: State, seat: int, figure: float, mover: int, ways: Ints, blocks: Floats) -> None:
    goods = state.warehouse[seat]
    colours = 0
    for colour in range(6):
        blocks[seat, colour] = min(1.0, goods[colour] / 6.0)
        colours += goods[colour] > 0
    points = score(state, seat)
    lowest = four_lowest(goods)
    due = state.to_draw if state.chance == DRAW_CARDS and state.drawer == seat else 0
    blocks[seat, 6] = points / 20.0
    blocks[seat, 7] = (2.0 * lowest[0] + lowest[1] + lowest[2]) / 10.0
    blocks[seat, 8] = colours / 6.0
    blocks[seat, 9] = colours == 6
    blocks[seat, 10] = colours == 5
    blocks[seat, 11] = (blocks[ROW_CARDS, seat] + due) / 8.0
    players = int(state.players)
    away = seat - mover if seat >= mover else seat - mover + players
    blocks[seat, 13] = away / 3.0
    turn_left = has_turn_left(state, seat) or (seat == mover and (mover != state.turn or state.phase == ACTING))
    blocks[seat, 14] = turn_left
    blocks[seat, 15] = turn_left and state.end != END_NOT_DUE
    blocks[seat, 16] = state.end == END_NOT_DUE and colours == 6 and points > 12
    if state.expansion != 0:
        describe_figures(state, seat, blocks)
    # What the seat gains with its next landing, by expectation (22) and at best (23), what it may rob (24), and what of it
    # a last turn would bring (25).
    without = 1.0
    for _ in range(int(blocks[ROW_CARDS, seat]) + due):
        without *= FIVE_SIXTHS
    blocks[seat, 22] = 0.0
    blocks[seat, 23] = 0.0
    blocks[seat, 24] = best_robbery(state, seat, goods, lowest) if blocks[ROW_CARDS, seat] + due >= 2 else 0.0
    promised = float(points)
    for index in range(26, SEAT):
        blocks[seat, index] = 0.0
    if state.phase == PLACING or state.phase == OPENING:
        for kind in range(3):
            blocks[seat, 26 + kind * SHIP] = state.place[3 * seat + kind] == VENICE
            blocks[seat, 27 + kind * SHIP] = state.place[3 * seat + kind] == CONSTANTINOPLE
    else:
        for port in range(2):
            for colour in range(6):
                lying = blocks[ROW_PORTS + port, colour]
                blocks[ROW_LOADS + port, colour] = worth_beside(float(goods[colour]), lying, lowest)
            conquerors, peasants = blocks[ROW_PORTS + port, CONQUEROR], blocks[ROW_PORTS + port, PEASANT]
            blocks[ROW_LOADS + port, 6] = figure * (conquerors + 0.6 * peasants)
        for kind in range(3):
            promised += describe_ship(state, seat, kind, figure, 1.0 - without, lowest, ways, blocks)
    blocks[seat, 12] = promised / 20.0
    blocks[seat, 25] = blocks[seat, 22] + 0.7 * blocks[seat, 24] if turn_left else 0.0


def describe_figures(state: State, seat: int, blocks: Floats) -> None:
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
    blocks[seat, 17] = conquerors / 5.0
    blocks[seat, 18] = peasants / 5.0
    blocks[seat, 19] = held / 10.0
    blocks[seat, 20] = best / 5.0
    blocks[seat, 21] = best > 0.0


def describe_ship(
    state: State,
    seat: int,
    kind: int,
    figure: float,
    wind_odds: float,
    lowest: tuple[float, float, float, float],
    ways: Ints,
    blocks: Floats,
) -> float:
    """Write a ship's numbers into its seat's block and return the points it promises.

    `wind_odds` is about how likely the seat has a card of a given colour.
    """
    ship = 3 * seat + kind
    base = 26 + kind * SHIP
    place = state.place[ship]
    sails = state.sails[ship]
    heading = state.heading[ship]
    way = int(ways[heading * PLACES + place])
    wind = (way >> FREE) - (way >> BITS * NO_COLOUR & 31)
    for sail in range(kind + 1):
        wind -= way >> BITS * state.sail_colours[ship][sail] & 31
    in_port = place == VENICE or place == CONSTANTINOPLE
    cargo = state.cargo[ship]
    blocks[seat, base + 2] = place == MODONE
    blocks[seat, base + 3] = (1 + (way >> FREE)) / 12.0
    blocks[seat, base + 4] = wind / 8.0
    blocks[seat, base + 5] = (way >> FULL & 31) / 4.0
    if cargo == NO_CARGO:
        to_venice = place == VENICE or (not in_port and heading == TO_VENICE)
        load = best_load_of(blocks, ROW_LOADS + (PORT_VENICE if to_venice else PORT_CONSTANTINOPLE), sails)
        if in_port:
            blocks[seat, base + 0] = place == VENICE
            blocks[seat, base + 1] = place == CONSTANTINOPLE
            blocks[seat, base + 6] = load / 8.0
            return 0.2 * load
        blocks[seat, base + 7] = load / 8.0
        blocks[seat, base + 8] = 1.0
        return 0.1 * load
    aboard = state.aboard[ship] + state.peasants_aboard[ship]
    worth = figure * (state.aboard[ship] + 0.6 * state.peasants_aboard[ship])
    if cargo < CONQUERORS:
        goods = state.warehouse[seat]
        worth = worth_beside(float(goods[cargo]), float(state.aboard[ship]), lowest)
        blocks[seat, base + 9] = goods[cargo] == 0
    near = 1.0 / (1.0 + wind)
    arrival = worth / 8.0
    blocks[seat, 23] = max(blocks[seat, 23], arrival)
    for _ in range(wind):
        arrival *= wind_odds
    blocks[seat, 22] = max(blocks[seat, 22], arrival)
    blocks[seat, base + 10] = 1.0
    blocks[seat, base + 11] = worth / 8.0
    blocks[seat, base + 12] = aboard / 5.0
    blocks[seat, base + 13] = worth / 8.0 * near
    if state.prey >> ship & 1:
        odds = odds_for_ship(state, ship, blocks)
        blocks[seat, base + 14] = odds
        blocks[seat, base + 15] = odds * worth / (4.0 * aboard)
    elif place == MODONE or in_port:
        blocks[seat, base + 14] = -0.2
    return worth * (0.5 + 0.5 * near)


def best_robbery(state: State, seat: int, goods: Numbers, lowest: tuple[float, float, float, float]) -> float:
    """What the best single robbery would be worth to a seat that has the cards for it."""
    best = 0.0
    for ship in range(3 * state.players):
        if state.prey >> ship & 1 and ship // 3 != seat:
            cargo = state.cargo[ship]
            if cargo < CONQUERORS:
                best = max(best, worth_beside(float(goods[cargo]), 1.0, lowest))
            else:
                best = max(best, 1.0)
    return best / 8.0


def best_load_of(blocks: Floats, row: int, sails: int) -> float:
    best = float(blocks[row, 6])
    for colour in range(6):
        best = max(best, blocks[row, colour] * (1 - (sails >> colour & 1)))
    return best


def odds_for_ship(state: State, ship: int, blocks: Floats) -> float:
    """The chance that a rival can rob a ship, as a spectator sees it."""
    matching = 0
    for colour in range(6):
        matching += (state.sails[ship] >> colour & 1) * int(blocks[ROW_UNSEEN, colour])
    unseen = int(blocks[ROW_UNSEEN, 6])
    safe = 1.0
    for other in range(state.players):
        if other != ship // 3:
            safe *= 1.0 - odds_of_two(int(blocks[ROW_CARDS, other]), matching, unseen)
    return 1.0 - safe


def inputs_of(state: State, seat: int, blocks: Floats, inputs: Floats) -> None:
    """Write the input of a seat, after `describe`."""
    inputs_alone(state, seat, blocks, inputs)
    players = int(state.players)
    begin = ALONE
    other = seat
    for _ in range(players):
        for index in range(SEAT):
            inputs[begin + index] = blocks[other, index]
        begin += SEAT
        other = other + 1 if other + 1 < players else 0


def inputs_alone(state: State, seat: int, blocks: Floats, inputs: Floats) -> None:
    """Write what stands before the blocks in the input of a seat."""
    describe_own(state, seat, blocks, inputs)
    describe_table(state, seat, blocks, inputs)


def describe_own(state: State, seat: int, blocks: Floats, inputs: Floats) -> None:
    """The hand, how far it carries each ship, and what pirates could bring with it."""
    hand = state.hand[seat]
    drawn = 0.0
    if state.chance == DRAW_CARDS and state.drawer == seat:
        drawn = state.to_draw / max(1.0, blocks[ROW_UNSEEN, 6] - blocks[ROW_CARDS, seat])
    for colour in range(6):
        inputs[colour] = (hand[colour] + drawn * (blocks[ROW_UNSEEN, colour] - hand[colour])) / 3.0
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
        describe_reach(state, seat, kind, blocks, inputs)
    inputs[11] = inputs[10] if blocks[seat, 14] != 0.0 else 0.0


def describe_reach(state: State, seat: int, kind: int, blocks: Floats, inputs: Floats) -> None:
    """5.5 to 5.9: how far a ship gets with the real hand."""
    base = 12 + kind * OWN_SHIP
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
                inputs[10] = max(inputs[10], blocks[seat, 26 + kind * SHIP + 11])
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


def describe_table(state: State, seat: int, blocks: Floats, inputs: Floats) -> None:
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
    lead, projected = blocks[ROW_LEADS, 2 * seat], blocks[ROW_LEADS, 2 * seat + 1]
    complete = blocks[seat, 9]
    inputs[begin + 5] = 2.0 * lead
    inputs[begin + 6] = 2.0 * projected
    inputs[begin + 7] = lead > 0.0
    inputs[begin + 8] = projected > 0.0
    if state.end != END_NOT_DUE:
        inputs[begin + 9] = max(-1.0, min(1.0, 4.0 * lead))
        inputs[begin + 10] = max(-1.0, min(1.0, 4.0 * projected))
        inputs[begin + 11] = lead > 0.0
    describe_last_chance(state, seat, blocks, inputs, begin + 27)
    waits = waits_for_next(state)
    decides = decider(state) == seat and not waits
    inputs[begin + 12] = decides
    inputs[begin + 13] = decides and state.phase == LANDING
    inputs[begin + 14] = state.phase == TURNING
    inputs[begin + 15] = decides and state.phase == TURNING
    inputs[begin + 16] = decides and state.phase == AFTER
    inputs[begin + 17] = ((seat - state.first + state.players) % state.players) / 3.0
    inputs[begin + 18] = complete * max(-1.0, min(1.0, 3.0 * lead))
    inputs[begin + 19] = complete * (lead > 0.0)
    for port in range(2):
        total = 0.0
        for piece in range(7):
            total += blocks[ROW_PORTS + port, piece]
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


def describe_last_chance(state: State, seat: int, blocks: Floats, inputs: Floats, begin: int) -> None:
    """The lead if the game ended with this round: after what the others may be expected to gain, and at worst."""
    own = blocks[seat, 6] * 2.5
    gain = max(inputs[11], inputs[8] * 0.375)
    expected, worst = np.float32(-100.0), np.float32(-100.0)
    for other in range(state.players):
        if other != seat:
            points = blocks[other, 6] * 2.5
            expected = max(expected, points + blocks[other, 25])
            if blocks[other, 14] != 0.0:
                points += blocks[other, 23] + blocks[other, 24]
            worst = max(worst, points)
    scale = 1.0 if state.end != END_NOT_DUE else 0.0
    for index in range(2):
        lead = own - (expected if index == 0 else worst)
        inputs[begin + 3 * index] = max(-1.0, min(1.0, lead))
        inputs[begin + 3 * index + 1] = max(-1.0, min(1.0, lead + gain))
        inputs[begin + 3 * index + 2] = lead + gain > 0.0
        inputs[begin + 6 + 3 * index] = scale * max(-1.0, min(1.0, 2.0 * lead))
        inputs[begin + 6 + 3 * index + 1] = scale * max(-1.0, min(1.0, 2.0 * (lead + gain)))
        inputs[begin + 6 + 3 * index + 2] = scale * (lead + gain > 0.0)
