"""Uniformly random play, chance included. Kernel: runs interpreted and compiled."""

from goldenhorn.rules.cards import pile_size
from goldenhorn.rules.codes import RAID, TURN
from goldenhorn.rules.legal import legal_codes
from goldenhorn.rules.scratch import Scratch
from goldenhorn.rules.state import DRAW_CARDS, NO_CHANCE, OVER, State
from goldenhorn.rules.stream import below
from goldenhorn.rules.turn import apply_code, supply_chance


def draw_cubes(state: State, scratch: Scratch) -> None:
    """Draw the cubes that are asked for blind out of the bag."""
    bag = state.bag
    drawn = scratch.drawn
    left = 0
    for cube in range(8):
        drawn[cube] = 0
        left += bag[cube]
    for size in range(left, left - state.to_draw, -1):
        index = below(scratch, size)
        kind = 0
        total = 0
        # Counting instead of searching: no branch depends on the number drawn, which is quicker when compiled.
        for cube in range(7):
            total += bag[cube] - drawn[cube]
            kind += index >= total
        drawn[kind] += 1


def draw_cards(state: State, scratch: Scratch) -> None:
    """Draw the cards that are asked for, or what the pile holds, from the shuffled pile."""
    pile = state.pile
    drawn = scratch.drawn
    left = pile_size(state)
    for colour in range(6):
        drawn[colour] = 0
    for size in range(left, left - min(state.to_draw, left), -1):
        index = below(scratch, size)
        kind = 0
        total = 0
        for colour in range(5):
            total += pile[colour] - drawn[colour]
            kind += index >= total
        drawn[kind] += 1


def settle_chance(state: State, scratch: Scratch) -> None:
    """Supply what chance has to add until a decision is due or the game is over."""
    while state.chance != NO_CHANCE:
        if state.chance == DRAW_CARDS:
            draw_cards(state, scratch)
        else:
            draw_cubes(state, scratch)
        supply_chance(state, scratch)


def play_out(state: State, scratch: Scratch) -> None:
    """Play to the end, each legal action equally likely; count decisions in tally[0] and raids in tally[1]."""
    settle_chance(state, scratch)
    while state.phase != OVER:
        code = scratch.codes[below(scratch, legal_codes(state, scratch))]
        apply_code(state, code)
        settle_chance(state, scratch)
        scratch.tally[0] += 1
        if RAID <= code < TURN:
            scratch.tally[1] += 1
