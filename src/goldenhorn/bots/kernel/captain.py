"""One decision ahead with a net. Kernel: compiled with the rules."""

from goldenhorn.bots.kernel.desk import ROW_OWED, Desk, Floats, Net
from goldenhorn.bots.kernel.features import describe, inputs_alone, inputs_of
from goldenhorn.bots.kernel.net import compare_blocks, infer_beside, lay_base, lay_blocks
from goldenhorn.bots.kernel.numbers import States
from goldenhorn.bots.kernel.results import as_good_as_over, prospect_of, result_of
from goldenhorn.rules.codes import LOAD, SAIL
from goldenhorn.rules.legal import decider, legal_codes
from goldenhorn.rules.material import MAX_PLAYERS
from goldenhorn.rules.movement import add_landings
from goldenhorn.rules.state import FILL_VENICE, NO_CHANCE, State
from goldenhorn.rules.turn import apply_code

ALL_SEATS = 15
LEAST_SUM = 0.05  # of the chances of all seats


def lay_bases(state: State, seats: int, net: Net, desk: Desk) -> None:
    """Lay down what the chances in positions like this one are found out from, for every seat of which there is a bit."""
    describe(state, desk)
    lay_blocks(state.players, desk)
    for seat in range(state.players):
        if seats >> seat & 1:
            inputs_of(state, seat, desk.blocks, desk.inputs)
            lay_base(desk.inputs, seat, net, desk)


def prospect_of_seat(state: State, seat: int, net: Net, desk: Desk) -> float:
    """The prospect of a seat, judged before chance supplies what it owes; exact if nothing can change any more. The base of
    the seat was laid in a position that differs little.
    """
    if as_good_as_over(state):
        return result_of(state, seat, desk.results)
    players = int(state.players)
    describe(state, desk)
    compare_blocks(players, desk)
    inputs_alone(state, seat, desk.blocks, desk.inputs)
    return infer_beside(seat, players, net, desk)


def prospects_of(state: State, net: Net, desk: Desk, outcome: Floats) -> None:
    """The same for every seat, written into `outcome`: prospects, and behind them the chances of winning. Each seat is
    judged by what it knows itself, so that their chances need not add up; here they are made to.
    """
    players = int(state.players)
    over = as_good_as_over(state)
    if not over:
        describe(state, desk)
        compare_blocks(players, desk)
    chances, standings = 0.0, 0.0
    for seat in range(players):
        if over:
            result_of(state, seat, desk.results)
        else:
            inputs_alone(state, seat, desk.blocks, desk.inputs)
            infer_beside(seat, players, net, desk)
        outcome[seat] = desk.results[1]
        outcome[MAX_PLAYERS + seat] = desk.results[0]
        standings += desk.results[1]
        chances += desk.results[0]
    for seat in range(players):
        # The standings of more than two have no fixed sum.
        if players == 2:
            outcome[seat] += 0.5 * (1.0 - standings)
            outcome[MAX_PLAYERS + seat] += 0.5 * (1.0 - chances)
        else:
            outcome[MAX_PLAYERS + seat] /= max(LEAST_SUM, chances)
        outcome[seat] = prospect_of(outcome[MAX_PLAYERS + seat], outcome[seat])


def net_values(states: States, net: Net, desk: Desk) -> int:
    """Write the prospect after each legal action of states[0] into `desk.values`, in the order of the codes in
    `desk.scratch`; return their number. states[1] and states[2] are used for trying.
    """
    seat = decider(states[0])
    count = legal_codes(states[0], desk.scratch)
    lay_bases(states[0], 1 << seat, net, desk)
    for index in range(count):
        states[1] = states[0]
        code = desk.scratch.codes[index]
        apply_code(states[1], code)
        if code >= LOAD and code < SAIL:
            desk.values[index] = prospect_of_move(states, 1, seat, net, desk, count)
        else:
            desk.values[index] = prospect_of_seat(states[1], seat, net, desk)
    return count


def prospect_of_move(states: States, at: int, seat: int, net: Net, desk: Desk, count: int) -> float:
    """The prospect with the ship that was loaded in states[at], landed as well as possible: loading and landing
    are one move (5.3). The filling that is owed meanwhile counts with its expectation. The codes behind the first `count`
    ones and the state behind are used; the chance of winning stands on the desk afterwards.
    """
    state = states[at]
    scratch = desk.scratch
    if state.chance != NO_CHANCE:
        desk.blocks[ROW_OWED, 0] = state.chance - FILL_VENICE
        desk.blocks[ROW_OWED, 1] = state.to_draw
        state.chance = NO_CHANCE
        state.to_draw = 0
    best, chance = -1.0, 0.0
    end = add_landings(state, seat, state.ship - 3 * seat, scratch, count)
    for index in range(count, end):
        states[at + 1] = states[at]
        apply_code(states[at + 1], scratch.codes[index])
        prospect = prospect_of_seat(states[at + 1], seat, net, desk)
        if prospect > best:
            best, chance = prospect, desk.results[0]
    desk.blocks[ROW_OWED, 1] = 0.0
    desk.results[0] = chance
    return best
