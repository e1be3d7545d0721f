"""How a game begins out of its seed: the layout and the first player where they are drawn, as `deal_from` of
`goldenhorn.game.dealers` draws them (2.2, 2.4). Kernel: runs interpreted and compiled.
"""

from goldenhorn.rules.material import BLUE, GREEN, ORANGE, PINK, RED, YELLOW
from goldenhorn.rules.scratch import Scratch
from goldenhorn.rules.state import State
from goldenhorn.rules.stream import below

# 1.5: the colours of the two kinds of tiles, in the order of all colours.
CIRCLE_COLOURS = (YELLOW, RED, BLUE)
TRIANGLE_COLOURS = (PINK, GREEN, ORANGE)


def draw_layout(state: State, scratch: Scratch) -> None:
    """2.2: which kind of tile comes first, and the order of the colours on each."""
    circle_next = below(scratch, 2) == 0
    square = 1
    for _ in range(2 if state.players == 2 else 4):
        kinds = CIRCLE_COLOURS if circle_next else TRIANGLE_COLOURS
        first = below(scratch, 3)
        second = below(scratch, 2)
        below(scratch, 1)  # the last colour is drawn like the others
        second += second >= first
        state.colour[square] = kinds[first]
        state.colour[square + 1] = kinds[second]
        state.colour[square + 2] = kinds[3 - first - second]
        square += 3
        circle_next = not circle_next


def draw_first(state: State, scratch: Scratch) -> None:
    """2.4"""
    state.first = below(scratch, state.players)
    state.turn = state.first
