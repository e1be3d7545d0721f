"""Drawing cards (RULES 2.7, 5.11, 5.12). Kernel: runs interpreted and compiled."""

from goldenhorn.rules.scratch import Scratch
from goldenhorn.rules.state import DRAW_CARDS, NO_CHANCE, State


def pile_size(state: State) -> int:
    size = 0
    for colour in range(6):
        size += state.pile[colour]
    return size


def ask_cards(state: State, seat: int, number: int) -> bool:
    """Ask for cards for a seat; False (and nothing asked) where there are none to draw.

    5.12: an empty pile is renewed from the discards first. Where the pile holds fewer cards than are to be drawn, chance
    supplies these, and then is asked again for the rest.
    """
    if number > 0 and pile_size(state) == 0:
        for colour in range(6):
            state.pile[colour] += state.discards[colour]
            state.discards[colour] = 0
    if number == 0 or pile_size(state) == 0:
        state.chance = NO_CHANCE
        state.to_draw = 0
        return False
    state.chance = DRAW_CARDS
    state.drawer = seat
    state.to_draw = number
    return True


def put_cards(state: State, scratch: Scratch) -> bool:
    """Move the drawn cards, by colour, from the pile to the hand that waits; True if more are asked for."""
    number = state.to_draw
    hand = state.hand[state.drawer]
    for colour in range(6):
        state.pile[colour] -= scratch.drawn[colour]
        hand[colour] += scratch.drawn[colour]
        number -= scratch.drawn[colour]
    return ask_cards(state, state.drawer, number)
