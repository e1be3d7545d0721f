"""Filling ports from the bag (RULES 2.6, 5.2, 8.3, 8.8). Kernel: runs interpreted and compiled."""

from goldenhorn.rules.material import BLACK, CONQUEROR, PEASANT, WHITE
from goldenhorn.rules.scratch import Scratch
from goldenhorn.rules.state import END_NOT_DUE, END_PORT, FILL_VENICE, NO_CHANCE, State


def ask_filling(state: State, port: int) -> bool:
    """Ask for the cubes that fill a port; False (and nothing asked) where none can be drawn."""
    free = state.port_size
    for piece in range(8):
        free -= state.port[port][piece]
    left = 0
    for cube in range(8):
        left += state.bag[cube]
    if free > left:
        free = left
    if free <= 0:
        return False
    state.chance = FILL_VENICE + port
    state.to_draw = free
    return True


def put_filling(state: State, number: int, scratch: Scratch) -> None:
    """Lay the cubes drawn, by kind, into a port."""
    port = state.port[number]
    for colour in range(6):
        state.bag[colour] -= scratch.drawn[colour]
        port[colour] += scratch.drawn[colour]
    places = scratch.drawn[BLACK] + scratch.drawn[WHITE]
    if places > 0:
        # 8.3: white cubes go back into the bag, so their count does not change.
        state.bag[BLACK] -= scratch.drawn[BLACK]
        state.reserve += scratch.drawn[BLACK]
        conquerors = min(places, state.supply)
        state.supply -= conquerors
        port[CONQUEROR] += conquerors
        peasants = min(places - conquerors, state.reserve)
        state.reserve -= peasants
        port[PEASANT] += peasants
    state.chance = NO_CHANCE
    state.to_draw = 0


def check_port(state: State, port: int) -> None:
    """6.1, 8.14: after its refill, a port without goods and conquerors makes the end due."""
    if state.end != END_NOT_DUE:
        return
    for piece in range(7):
        if state.port[port][piece] > 0:
            return
    state.end = END_PORT
