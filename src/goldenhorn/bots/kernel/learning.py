"""Self-play that a net learns from: temporal differences over whole games. Kernel: compiled with the rules."""

from goldenhorn.bots.kernel.captain import net_values
from goldenhorn.bots.kernel.choosing import best_of
from goldenhorn.bots.kernel.desk import Desk, Net, Samples
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
    """Play one game of the net against itself from states[0], exploring `explore` times in 10,000 decisions.

    Write a sample for every seat after every decision from `begin` on, with its target; return where the next game begins,
    or `begin` if there was no room. The target of a sample goes back from the result: what the next position was judged,
    mixed by `trace` with that one's own target. A step that was explored is not blamed on the position before it, as its
    explorer sees it: for the others it is what happens.
    """
    inputs, targets, judged, explored = samples
    players = int(states[0].players)
    scratch = desk.scratch
    at = begin
    last_explorer = -1
    partners = sparring_partners(players, scratch)
    settle_chance(states[0], scratch)
    while states[0].phase != OVER:
        if at + players > len(targets):
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
            legal = net_values(states, net, desk, False)
            code = scratch.codes[best_of(desk.values, legal)]
        apply_code(states[0], code)
        if as_good_as_over(states[0]):
            last_explorer = explorer
        else:
            describe(states[0], desk)
            for seat in range(players):
                inputs_of(states[0], seat, desk.blocks, inputs[at + seat])
                infer(inputs[at + seat], net, desk)
                judged[at + seat, 0] = desk.results[0]
                judged[at + seat, 1] = desk.results[1]
                explored[at + seat] = seat == explorer
            at += players
        settle_chance(states[0], scratch)
    for seat in range(players):
        result_of(states[0], seat, desk.results)
        for kind in range(2):
            # `ahead` is the target of the sample that comes next, going back.
            ahead = desk.results[kind] if seat != last_explorer else judged[at - players + seat, kind]
            for row in range(at - players + seat, begin - 1, -players):
                targets[row, kind] = ahead
                ahead = (1.0 - trace) * judged[row, kind] + trace * ahead
                if explored[row] and row - players >= begin:
                    ahead = judged[row - players, kind]
    return at
