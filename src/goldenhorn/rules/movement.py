"""Where a ship can land and what it costs (RULES 5.5 to 5.9). Kernel: runs interpreted and compiled."""

from collections.abc import MutableSequence

from goldenhorn.rules.codes import SAIL
from goldenhorn.rules.material import PLACES
from goldenhorn.rules.state import State


def add_landings(state: State, ship: int, out: MutableSequence[int], count: int) -> int:
    """Write the codes of all landings of a ship behind the first `count` of `out`; return the new count.

    A full place is passed over (5.5, 5.9). Ports end the movement because their colour is one that no sail shows and no
    hand holds. The far port has room for all, so there is always a landing (RULES 9).
    """
    ahead = state.ahead[state.heading[ship]]
    ships_at = state.ships_at
    room = state.room
    colours = state.colour
    sails = state.sails[ship]
    hand = state.hand[ship // 3]
    code = SAIL + ship % 3 * PLACES
    spent = 0  # four bits for each colour
    at = ahead[state.place[ship]]
    while True:
        if ships_at[at] < room[at]:
            out[count] = code + at
            count += 1
            colour = colours[at]
            if not sails >> colour & 1:
                if hand[colour] <= spent >> 4 * colour & 15:
                    return count
                spent += 1 << 4 * colour
        at = ahead[at]


def pay_wind(state: State, ship: int, landing: int) -> None:
    """Discard the wind cards that a landing costs: one for each square landed on before it whose colour is not shown."""
    ahead = state.ahead[state.heading[ship]]
    sails = state.sails[ship]
    hand = state.hand[ship // 3]
    at = ahead[state.place[ship]]
    while at != landing:
        if state.ships_at[at] < state.room[at]:
            colour = state.colour[at]
            if not sails >> colour & 1:
                hand[colour] -= 1
                state.discards[colour] += 1
        at = ahead[at]
