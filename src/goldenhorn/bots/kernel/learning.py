"""Self-play that a net learns from: temporal differences over whole games. Kernel: compiled with the rules."""

from goldenhorn.bots.kernel.captain import net_values
from goldenhorn.bots.kernel.choosing import best_of
from goldenhorn.bots.kernel.desk import Desk, Floats, Net
from goldenhorn.bots.kernel.features import as_good_as_over, describe, inputs_of, share_of_win
from goldenhorn.bots.kernel.greedy import greedy_values
from goldenhorn.bots.kernel.net import infer
from goldenhorn.bots.kernel.numbers import States
from goldenhorn.rules.legal import decider
from goldenhorn.rules.playout import settle_chance
from goldenhorn.rules.scratch import Scratch
from goldenhorn.rules.state import OVER
from goldenhorn.rules.stream import below
from goldenhorn.rules.turn import apply_code


def sparring_partners(players: int, scratch: Scratch) -> int:
    """Bits of the seats in which the hand-made judgement plays: none in every other game, in the rest each as likely as
    not. Nets that only meet themselves forget what pirates are like who rob for the sake of robbing.
    """
    if below(scratch, 2) == 0:
        return 0
    return below(scratch, 1 << players)


def play_to_learn(
    states: States,
    net: Net,
    desk: Desk,
    explore: int,
    trace: float,
    samples: Floats,
    targets: Floats,
    judged: Floats,
    instead: Floats,
    begin: int,
) -> int:
    """Play one game of the net against itself from states[0], exploring `explore` times in 10,000 decisions.

    Write a sample for every seat after every decision from `begin` on, with its target; return where the next game begins,
    or `begin` if there was no room. The target of a sample goes back from the result: what the next position was judged,
    mixed by `trace` with that one's own target. A step that was explored is not blamed on the position before it, as its
    explorer sees it: for the others it is what happens.
    """
    players = int(states[0].players)
    scratch = desk.scratch[0]
    at = begin
    partners = sparring_partners(players, scratch)
    settle_chance(states[0], scratch)
    while states[0].phase != OVER:
        if at + players > len(targets):
            return begin
        if partners >> decider(states[0]) & 1:
            legal = greedy_values(states, scratch, desk.values, desk.places)
        else:
            legal = net_values(states, net, desk, False)
        chosen = best_of(desk.values, legal)
        explorer = -1
        if not partners >> decider(states[0]) & 1 and below(scratch, 10_000) < explore:
            # What the best action would have led to is what the position before aims at.
            explorer = decider(states[0])
            instead[at + explorer] = desk.values[chosen]
            chosen = below(scratch, legal)
        apply_code(states[0], scratch.codes[chosen])
        if as_good_as_over(states[0]):
            for seat in range(players):
                targets[at + seat] = instead[at + seat] if seat == explorer else share_of_win(states[0], seat)
        else:
            describe(states[0], desk)
            for seat in range(players):
                inputs_of(states[0], seat, desk.blocks, samples[at + seat])
                judged[at + seat] = infer(samples[at + seat], net, desk)
                if seat != explorer:
                    instead[at + seat] = -1.0
            at += players
        settle_chance(states[0], scratch)
    for seat in range(players):
        ahead = targets[at + seat]
        for row in range(at - players + seat, begin - 1, -players):
            # `ahead` is the target of this sample; what the sample before it aims at follows from this one.
            targets[row] = ahead
            ahead = instead[row] if instead[row] >= 0.0 else (1.0 - trace) * judged[row] + trace * ahead
    return at
