"""One decision ahead with a net. Kernel: compiled with the rules."""

from goldenhorn.bots.kernel.desk import Desk, Floats, Net
from goldenhorn.bots.kernel.features import ROW_OWED, as_good_as_over, describe, inputs_of, share_of_win
from goldenhorn.bots.kernel.net import infer_beside, lay_base
from goldenhorn.bots.kernel.numbers import States
from goldenhorn.rules.codes import LOAD, SAIL
from goldenhorn.rules.legal import decider, legal_codes
from goldenhorn.rules.movement import add_landings
from goldenhorn.rules.state import FILL_VENICE, NO_CHANCE, State
from goldenhorn.rules.turn import apply_code

ALL_SEATS = 15


def lay_bases(state: State, seats: int, net: Net, desk: Desk) -> None:
    """Lay down what the chances in positions like this one are found out from, for every seat of which there is a bit."""
    describe(state, desk)
    for seat in range(state.players):
        if seats >> seat & 1:
            inputs_of(state, seat, desk.blocks, desk.inputs)
            lay_base(desk.inputs, seat, net, desk)


def chance_of_seat(state: State, seat: int, net: Net, desk: Desk, thorough: bool) -> float:
    """The chance of a seat to win, judged before chance supplies what it owes; exact if nothing can change any more.

    Bases were laid in a position that differs little. Thorough judgement asks the net about every seat and takes the share,
    which evens out some of its errors.
    """
    if as_good_as_over(state):
        return share_of_win(state, seat)
    describe(state, desk)
    inputs_of(state, seat, desk.blocks, desk.inputs)
    own = infer_beside(desk.inputs, seat, net, desk)
    if not thorough:
        return own
    total = own
    for other in range(state.players):
        if other != seat:
            inputs_of(state, other, desk.blocks, desk.inputs)
            total += infer_beside(desk.inputs, other, net, desk)
    return own / total


def chances_of(state: State, seats: int, net: Net, desk: Desk, outcome: Floats) -> None:
    """The same for every seat of which there is a bit in `seats`, written into `outcome`."""
    over = as_good_as_over(state)
    if not over:
        describe(state, desk)
    for seat in range(state.players):
        if seats >> seat & 1:
            if over:
                outcome[seat] = share_of_win(state, seat)
            else:
                inputs_of(state, seat, desk.blocks, desk.inputs)
                outcome[seat] = infer_beside(desk.inputs, seat, net, desk)


def net_values(states: States, net: Net, desk: Desk, thorough: bool) -> int:
    """Write the chance of winning after each legal action of states[0] into `desk.values`, in the order of the codes in
    `desk.scratch`; return their number. states[1] and states[2] are used for trying.
    """
    seat = decider(states[0])
    count = legal_codes(states[0], desk.scratch[0])
    lay_bases(states[0], ALL_SEATS if thorough else 1 << seat, net, desk)
    for index in range(count):
        states[1] = states[0]
        code = desk.scratch[0].codes[index]
        apply_code(states[1], code)
        if code >= LOAD and code < SAIL:
            desk.values[index] = chance_of_move(states, seat, net, desk, count, thorough)
        else:
            desk.values[index] = chance_of_seat(states[1], seat, net, desk, thorough)
    return count


def chance_of_move(states: States, seat: int, net: Net, desk: Desk, count: int, thorough: bool) -> float:
    """The chance of winning with the ship that was loaded in states[1], landed as well as possible: loading and landing
    are one move (5.3). The filling that is owed meanwhile counts with its expectation. The codes behind the first `count`
    ones and states[2] are used.
    """
    state = states[1]
    scratch = desk.scratch[0]
    if state.chance != NO_CHANCE:
        desk.blocks[ROW_OWED, 0] = state.chance - FILL_VENICE
        desk.blocks[ROW_OWED, 1] = state.to_draw
        state.chance = NO_CHANCE
        state.to_draw = 0
    best = 0.0
    end = add_landings(state, seat, state.ship - 3 * seat, scratch, count)
    for index in range(count, end):
        states[2] = states[1]
        apply_code(states[2], scratch.codes[index])
        best = max(best, chance_of_seat(states[2], seat, net, desk, thorough))
    desk.blocks[ROW_OWED, 1] = 0.0
    return best
