"""A position as an agent sees it: numbers in the order of `goldenhorn.env.fields`. Kernel: runs interpreted and compiled.

Seats are told in the order of play from the one that looks, so that the same position looks the same from every seat.
Nothing is read that its seat may not know (5.13): of other hands only their sizes, and of cards out of sight only their sum
with the pile.
"""

from goldenhorn.bots.kernel.numbers import Numbers
from goldenhorn.rules.material import HOUSES, MODONE, NOWHERE, PLACES, SQUARES, TERRITORIES
from goldenhorn.rules.scoring import score
from goldenhorn.rules.state import PLACING, State

HOUSE_COUNT = len(HOUSES)
LAND_COUNT = len(TERRITORIES)
# Numbers that could grow beyond a signed byte stay at its greatest.
LARGEST = 127

SHIP_NUMBERS = 6 + PLACES + 1 + 9 + 4
SEAT_NUMBERS = HOUSE_COUNT + 3 + 1 + 8 + 1 + 3 * SHIP_NUMBERS
LAND_NUMBERS = 2 + HOUSE_COUNT
TABLE_NUMBERS = 6 + 5 + 4 + 16 + 8 + 2 + LAND_COUNT * LAND_NUMBERS + 6 + 6 + 6 + 1 + 6 * SQUARES + 1


def observe(state: State, seat: int, row: Numbers, size: int) -> None:
    """Write what a seat sees into a row of `size` numbers."""
    for index in range(size):
        row[index] = 0
    at = observe_table(state, seat, row)
    for step in range(state.players):
        other = seat + step
        if other >= state.players:
            other -= state.players
        observe_seat(state, other, row, at)
        for kind in range(3):
            observe_ship(state, 3 * other + kind, row, at + SEAT_NUMBERS - (3 - kind) * SHIP_NUMBERS)
        at += SEAT_NUMBERS


def observe_table(state: State, seat: int, row: Numbers) -> int:
    """Everything but the seats; return where these begin."""
    # The phase of the opening has no decision, so it has no number.
    row[state.phase - (state.phase != PLACING)] = 1
    row[6] = state.expansion
    row[7] = state.raided
    row[8] = min(int(state.rounds), LARGEST)
    row[9] = state.quiet
    row[10] = state.quiet_rounds
    if state.end > 0:
        row[10 + state.end] = 1
    at = 15
    for port in range(2):
        for piece in range(8):
            row[at + piece] = state.port[port][piece]
        at += 8
    for cube in range(8):
        row[at + cube] = state.bag[cube]
    row[at + 8] = state.supply
    row[at + 9] = state.reserve
    at += 10
    if state.expansion != 0:
        observe_lands(state, seat, row, at)
    at += LAND_COUNT * LAND_NUMBERS
    observe_cards(state, seat, row, at)
    at += 19
    for square in range(SQUARES):
        if state.colour[square + 1] < 6:
            row[at + 6 * square + state.colour[square + 1]] = 1
    at += 6 * SQUARES
    row[at] = state.room[MODONE]
    return at + 1


def observe_lands(state: State, seat: int, row: Numbers, at: int) -> None:
    for land in range(LAND_COUNT):
        row[at] = state.cost[land]
        row[at + 1] = state.worth[land]
        owner = int(state.owner[land])
        if owner >= 0:
            row[at + 2 + (owner - seat + state.players) % state.players] = 1
        at += LAND_NUMBERS


def observe_cards(state: State, seat: int, row: Numbers, at: int) -> None:
    """The own hand, the cards out of sight, the discards, and the size of the pile."""
    pile = 0
    for colour in range(6):
        unseen = int(state.pile[colour])
        pile += unseen
        for other in range(state.players):
            if other != seat:
                unseen += state.hand[other][colour]
        row[at + colour] = state.hand[seat][colour]
        row[at + 6 + colour] = unseen
        row[at + 12 + colour] = state.discards[colour]
    row[at + 18] = min(pile, LARGEST)


def observe_seat(state: State, seat: int, row: Numbers, at: int) -> None:
    row[at + state.house[seat]] = 1
    at += HOUSE_COUNT
    row[at] = state.turn == seat
    row[at + 1] = state.first == seat
    row[at + 2] = state.announcer == seat
    cards = 0
    for colour in range(6):
        cards += state.hand[seat][colour]
    row[at + 3] = min(cards, LARGEST)
    for piece in range(8):
        row[at + 4 + piece] = state.warehouse[seat][piece]
    row[at + 12] = min(int(score(state, seat)), LARGEST)


def observe_ship(state: State, ship: int, row: Numbers, at: int) -> None:
    for index in range(ship % 3 + 1):
        row[at + state.sail_colours[ship][index]] = 1
    at += 6
    if state.place[ship] != NOWHERE:
        row[at + state.place[ship]] = 1
    at += PLACES
    row[at] = state.heading[ship]
    if state.cargo[ship] >= 0:
        row[at + 1 + state.cargo[ship]] = 1
    row[at + 10] = state.aboard[ship]
    row[at + 11] = state.peasants_aboard[ship]
    row[at + 12] = state.prey >> ship & 1
    row[at + 13] = state.ship == ship


def mark_legal(codes: Numbers, count: int, mask: Numbers, size: int) -> None:
    """Set the numbers of the legal actions, the first `count` of `codes`, to 1 and all others to 0."""
    for code in range(size):
        mask[code] = 0
    for index in range(count):
        mask[codes[index]] = 1
