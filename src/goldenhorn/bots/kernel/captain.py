"""One decision ahead with a net. Kernel: compiled with the rules."""

from collections.abc import MutableSequence

from goldenhorn.bots.kernel.desk import Desk, Floats, Net
from goldenhorn.bots.kernel.features import as_good_as_over, describe, inputs_of, share_of_win
from goldenhorn.bots.kernel.net import infer, infer_beside, lay_base
from goldenhorn.rules.legal import decider, legal_codes
from goldenhorn.rules.state import State
from goldenhorn.rules.turn import apply_code


def chance_of_seat(state: State, seat: int, net: Net, desk: Desk) -> float:
    """The chance of a seat to win, judged before chance supplies what it owes; exact if nothing can change any more.

    `prepare` was called for the seat, with a position that differs little.
    """
    if as_good_as_over(state):
        return share_of_win(state, seat)
    describe(state, desk.blocks)
    inputs_of(state, seat, desk.blocks, desk.inputs)
    return infer_beside(desk.inputs, net, desk)


def prepare(state: State, seat: int, net: Net, desk: Desk) -> None:
    """Lay down what `chance_of_seat` compares with."""
    describe(state, desk.blocks)
    inputs_of(state, seat, desk.blocks, desk.inputs)
    lay_base(desk.inputs, net, desk)


def chance_of_all(state: State, net: Net, desk: Desk, outcome: Floats) -> None:
    """The same for every seat, written into `outcome`."""
    over = as_good_as_over(state)
    if not over:
        describe(state, desk.blocks)
    for seat in range(state.players):
        if over:
            outcome[seat] = share_of_win(state, seat)
        else:
            inputs_of(state, seat, desk.blocks, desk.inputs)
            outcome[seat] = infer(desk.inputs, net, desk)


def net_values(states: MutableSequence[State], net: Net, desk: Desk) -> int:
    """Write the chance of winning after each legal action of states[0] into `desk.values`, in the order of the codes in
    `desk.scratch`; return their number. states[1] is used for trying.
    """
    seat = decider(states[0])
    count = legal_codes(states[0], desk.scratch[0])
    prepare(states[0], seat, net, desk)
    for index in range(count):
        states[1] = states[0]
        apply_code(states[1], desk.scratch[0].codes[index])
        desk.values[index] = chance_of_seat(states[1], seat, net, desk)
    return count


def best_of(values: Floats, count: int) -> int:
    """The first of the highest values."""
    best = 0
    for index in range(1, count):
        if values[index] > values[best]:
            best = index
    return best
