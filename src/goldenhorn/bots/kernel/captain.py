"""One decision ahead with a net. Kernel: compiled with the rules."""

from collections.abc import MutableSequence

from goldenhorn.bots.kernel.features import as_good_as_over, describe, feature_count, inputs_of, share_of_win
from goldenhorn.bots.kernel.net import infer
from goldenhorn.rules.legal import decider, legal_codes
from goldenhorn.rules.scratch import Scratch
from goldenhorn.rules.state import State
from goldenhorn.rules.turn import apply_code


def chance_of_seat(
    state: State,
    seat: int,
    first: MutableSequence[MutableSequence[float]],
    second: MutableSequence[MutableSequence[float]],
    work: MutableSequence[MutableSequence[float]],
    inputs: MutableSequence[float],
    layers: MutableSequence[MutableSequence[float]],
) -> float:
    """The chance of a seat to win, judged before chance supplies what it owes; exact if nothing can change any more."""
    if as_good_as_over(state):
        return share_of_win(state, seat)
    describe(state, work)
    inputs_of(state, seat, work, inputs)
    return infer(inputs, feature_count(state.players), first, second, layers)


def net_values(
    states: MutableSequence[State],
    scratch: Scratch,
    first: MutableSequence[MutableSequence[float]],
    second: MutableSequence[MutableSequence[float]],
    work: MutableSequence[MutableSequence[float]],
    inputs: MutableSequence[float],
    layers: MutableSequence[MutableSequence[float]],
    values: MutableSequence[float],
) -> int:
    """Write the chance of winning after each legal action of states[0] into `values`, in the order of `scratch.codes`;
    return their number. states[1] is used for trying.
    """
    seat = decider(states[0])
    count = legal_codes(states[0], scratch)
    for index in range(count):
        states[1] = states[0]
        apply_code(states[1], scratch.codes[index])
        values[index] = chance_of_seat(states[1], seat, first, second, work, inputs, layers)
    return count


def best_of(values: MutableSequence[float], count: int) -> int:
    """The first of the highest values."""
    best = 0
    for index in range(1, count):
        if values[index] > values[best]:
            best = index
    return best
