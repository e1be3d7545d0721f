"""Self-play that a net learns from: temporal differences over whole games. Kernel: compiled with the rules."""

from goldenhorn.bots.kernel.captain import net_values
from goldenhorn.bots.kernel.choosing import best_of
from goldenhorn.bots.kernel.desk import Desk, Floats, Net, Samples
from goldenhorn.bots.kernel.features import describe, inputs_of
from goldenhorn.bots.kernel.greedy import greedy_values
from goldenhorn.bots.kernel.net import infer
from goldenhorn.bots.kernel.numbers import States
from goldenhorn.bots.kernel.results import as_good_as_over, result_of
from goldenhorn.rules.legal import decider, legal_codes
from goldenhorn.rules.playout import settle_chance
from goldenhorn.rules.scratch import Scratch
from goldenhorn.rules.state import OVER
from goldenhorn.rules.stream import below
from goldenhorn.rules.turn import apply_code


def sparring_partners(players: int, scratch: Scratch) -> int:
    """Bits of the seats in which the hand-made judgement plays: none in one game of four, in the rest all but one. A net
    that only meets itself forgets what pirates are like who rob for the sake of robbing.
    """
    if below(scratch, 4) == 0:
        return 0
    return (1 << players) - 1 - (1 << below(scratch, players))


def play_to_learn(states: States, net: Net, desk: Desk, explore: int, trace: float, samples: Samples, begin: int) -> int:
    """Play one game from states[0], the net against itself or against partners, exploring `explore` times in 10,000 of its
    decisions.

    Write a sample after every decision for every seat that the net plays, from `begin` on, with its target; return where
    the next game begins, or `begin` if there was no room. Seats of partners teach nothing: what a position is worth to them
    is another question, and the net could not tell the two apart.
    """
    inputs, _, judged, explored = samples
    players = int(states[0].players)
    scratch = desk.scratch
    at = begin
    last_explorer = -1
    partners = sparring_partners(players, scratch)
    learners = 0
    for seat in range(players):
        learners += 1 - (partners >> seat & 1)
    settle_chance(states[0], scratch)
    while states[0].phase != OVER:
        if at + learners > len(explored):
            return begin
        seat = decider(states[0])
        explorer = -1
        if partners >> seat & 1:
            legal = greedy_values(states, scratch, desk.values, desk.places)
            code = scratch.codes[best_of(desk.values, legal)]
        elif below(scratch, 10_000) < explore:
            explorer = seat
            code = scratch.codes[below(scratch, legal_codes(states[0], scratch))]
        else:
            legal = net_values(states, net, desk)
            code = scratch.codes[best_of(desk.values, legal)]
        apply_code(states[0], code)
        if as_good_as_over(states[0]):
            last_explorer = explorer
        else:
            describe(states[0], desk)
            for seat in range(players):
                if partners >> seat & 1 == 0:
                    inputs_of(states[0], seat, desk.blocks, inputs[at])
                    infer(inputs[at], net, desk)
                    judged[at, 0] = desk.results[0]
                    judged[at, 1] = desk.results[1]
                    explored[at] = seat == explorer
                    at += 1
        settle_chance(states[0], scratch)
    last = at - learners
    for seat in range(players):
        if partners >> seat & 1 == 0:
            result_of(states[0], seat, desk.results)
            set_targets(samples, begin, last, learners, desk.results, seat == last_explorer, trace)
            last += 1
    return at


def set_targets(
    samples: Samples, begin: int, last: int, step: int, results: Floats, explored_last: bool, trace: float
) -> None:
    """Set the targets of a seat's samples, which are `step` rows apart, from its last one back to `begin`.

    A target is what the next position was judged, mixed by `trace` with that one's own target; behind the last one stand
    the results of the game. A step that its seat explored is not blamed on the position before it.
    """
    _, targets, judged, explored = samples
    for kind in range(2):
        # The target of the sample that comes next, going back.
        ahead = judged[last, kind] if explored_last else results[kind]
        for row in range(last, begin - 1, -step):
            targets[row, kind] = ahead
            ahead = (1.0 - trace) * judged[row, kind] + trace * ahead
            if explored[row] and row - step >= begin:
                ahead = judged[row - step, kind]
