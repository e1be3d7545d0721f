"""What a game comes to for a seat, as nets foretell it: its chance of winning, its standing, and the prospect of both.
Kernel: compiled with the rules.
"""

import math

from goldenhorn.bots.kernel.desk import Floats
from goldenhorn.rules.legal import can_announce, can_use_figures
from goldenhorn.rules.scoring import score
from goldenhorn.rules.state import AFTER, END_NOT_DUE, NO_CHANCE, OVER, QUIET_ROUNDS, State
from goldenhorn.rules.turn import next_seat

CLEAR = 5.0  # points of a lead that is 73 per cent of the standing


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


def result_of(state: State, seat: int, results: Floats) -> float:
    """The results of a game that is as good as over, as a net foretells them, and the prospect they make."""
    own = score(state, seat)
    best, equal = -1000, 0
    for other in range(state.players):
        points = score(state, other)
        equal += points == own
        if other != seat:
            best = max(best, points)
    # 7.3: those who tie share the victory.
    chance = 0.0 if best > own else 1.0 / equal
    standing = 1.0 / (1.0 + math.exp((best - own) / CLEAR))
    results[0] = chance
    results[1] = standing
    return prospect_of(chance, standing)


def prospect_of(chance: float, standing: float) -> float:
    """What a seat strives for. To win is what counts, but how clearly is learned much sooner, from every single game."""
    return 0.5 * (chance + standing)
