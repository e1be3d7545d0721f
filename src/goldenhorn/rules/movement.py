"""Where a ship can land and what it costs (RULES 5.5 to 5.9). Kernel: runs interpreted and compiled."""

from goldenhorn.rules.codes import SAIL
from goldenhorn.rules.material import PLACES
from goldenhorn.rules.scratch import Scratch
from goldenhorn.rules.state import State


def add_landings(state: State, seat: int, kind: int, scratch: Scratch, count: int) -> int:
    """Write the codes of all landings of a ship behind the first `count` codes; return the new count.

    A full place is passed over (5.5, 5.9). Ports end the movement because their colour is one that no sail shows and no
    hand holds. The far port has room for all, so there is always a landing (RULES 9).
    """
    ship = 3 * seat + kind
    ahead = state.ahead[state.heading[ship]]
    ships_at = state.ships_at
    room = state.room
    colours = state.colour
    sails = state.sails[ship]
    hand = state.hand[seat]
    code = SAIL + kind * PLACES
    codes = scratch.codes
    spent = 0  # four bits for each colour
    at = ahead[state.place[ship]]
    while True:
        codes[count] = code + at  # counted only if the place is free, see legal.py
        free = ships_at[at] < room[at]
        count += free
        colour = colours[at]
        wind = free & ~(sails >> colour) & 1
        if wind > hand[colour] - (spent >> 4 * colour & 15):
            return count
        spent += wind << 4 * colour
        at = ahead[at]


def pay_wind(state: State, ship: int, landing: int) -> None:
    """Discard the wind cards that a landing costs: one for each square landed on before it whose colour is not shown."""
    ahead = state.ahead[state.heading[ship]]
    sails = state.sails[ship]
    hand = state.hand[ship // 3]
    at = ahead[state.place[ship]]
    while at != landing:  # Modone, if full, has NO_COLOUR and costs nothing
        colour = state.colour[at]
        wind = (state.ships_at[at] < state.room[at]) & ~(sails >> colour) & 1
        hand[colour] -= wind
        state.discards[colour] += wind
        at = ahead[at]
