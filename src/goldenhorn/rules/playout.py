"""Uniformly random play, chance included. Kernel: runs interpreted and compiled."""

from collections.abc import MutableSequence, Sequence

from goldenhorn.rules.cards import pile_size
from goldenhorn.rules.codes import RAID, TURN
from goldenhorn.rules.state import DRAW_CARDS, NO_CHANCE, OVER, State
from goldenhorn.rules.stream import below
from goldenhorn.rules.turn import apply_code, legal_codes, supply_chance


def draw(stream: MutableSequence[int], source: Sequence[int], kinds: int, number: int, drawn: MutableSequence[int]) -> None:
    """Draw `number` pieces blind out of `source`, counted by kind, and count them in `drawn`."""
    left = 0
    for kind in range(kinds):
        drawn[kind] = 0
        left += source[kind]
    for _ in range(number):
        index = below(stream, left)
        kind = 0
        total = 0
        for other in range(kinds - 1):  # no branch depends on the number drawn: quicker when compiled
            total += source[other] - drawn[other]
            kind += index >= total
        drawn[kind] += 1
        left -= 1


def draw_chance(state: State, stream: MutableSequence[int], drawn: MutableSequence[int]) -> None:
    """Draw what chance has to supply now."""
    if state.chance == DRAW_CARDS:
        draw(stream, state.pile, 6, min(state.to_draw, pile_size(state)), drawn)
    else:
        draw(stream, state.bag, 8, state.to_draw, drawn)


def settle_chance(state: State, stream: MutableSequence[int], drawn: MutableSequence[int]) -> None:
    while state.chance != NO_CHANCE:
        draw_chance(state, stream, drawn)
        supply_chance(state, drawn)


def play_out(
    state: State,
    stream: MutableSequence[int],
    codes: MutableSequence[int],
    drawn: MutableSequence[int],
    tally: MutableSequence[int],
) -> None:
    """Play to the end, each legal action equally likely; count decisions in tally[0] and raids in tally[1]."""
    settle_chance(state, stream, drawn)
    while state.phase != OVER:
        code = codes[below(stream, legal_codes(state, codes))]
        apply_code(state, code)
        settle_chance(state, stream, drawn)
        tally[0] += 1
        if RAID <= code < TURN:
            tally[1] += 1
