"""Self-play that a net learns from: temporal differences over whole games. Kernel: compiled with the rules."""

from collections.abc import MutableSequence

from goldenhorn.bots.kernel.captain import best_of, net_values
from goldenhorn.bots.kernel.features import as_good_as_over, describe, feature_count, inputs_of, share_of_win
from goldenhorn.bots.kernel.net import infer
from goldenhorn.rules.playout import settle_chance
from goldenhorn.rules.scratch import Scratch
from goldenhorn.rules.state import OVER, State
from goldenhorn.rules.stream import below
from goldenhorn.rules.turn import apply_code


def play_to_learn(
    states: MutableSequence[State],
    scratch: Scratch,
    first: MutableSequence[MutableSequence[float]],
    second: MutableSequence[MutableSequence[float]],
    work: MutableSequence[MutableSequence[float]],
    layers: MutableSequence[MutableSequence[float]],
    values: MutableSequence[float],
    explore: int,
    trace: float,
    samples: MutableSequence[MutableSequence[float]],
    targets: MutableSequence[float],
    judged: MutableSequence[float],
    cut: MutableSequence[int],
    begin: int,
) -> int:
    """Play one game of the net against itself from states[0], exploring `explore` times in 10,000 decisions.

    Write a sample for every seat after every decision from `begin` on, with its target; return where the next game begins,
    or `begin` if there was no room. The target of a sample goes back from the result: what the next position was judged,
    mixed by `trace` with that one's own target. A step that was explored is not blamed on the position before it.
    """
    players = int(states[0].players)
    count = feature_count(players)
    at = begin
    settle_chance(states[0], scratch)
    while states[0].phase != OVER:
        if at + players > len(targets):
            return begin
        legal = net_values(states, scratch, first, second, work, samples[at], layers, values)
        chosen = best_of(values, legal)
        explored = 0
        if below(scratch, 10_000) < explore:
            explored = 1
            # What the best action would have led to is the target of the position before.
            states[1] = states[0]
            apply_code(states[1], scratch.codes[chosen])
            judge_seats(states[1], first, second, work, samples[at], layers, judged, at)
            for seat in range(players):
                targets[at + seat] = judged[at + seat]
            chosen = below(scratch, legal)
        apply_code(states[0], scratch.codes[chosen])
        if as_good_as_over(states[0]):
            if not explored:
                for seat in range(players):
                    targets[at + seat] = share_of_win(states[0], seat)
        else:
            describe(states[0], work)
            for seat in range(players):
                inputs_of(states[0], seat, work, samples[at + seat])
                judged[at + seat] = infer(samples[at + seat], count, first, second, layers)
                cut[at + seat] = explored
            at += players
        settle_chance(states[0], scratch)
    for seat in range(players):
        ahead = targets[at + seat]
        for row in range(at - players + seat, begin - 1, -players):
            # `ahead` is the target of this sample; what the sample before it aims at follows from this one.
            instead = targets[row]
            targets[row] = ahead
            ahead = instead if cut[row] else (1.0 - trace) * judged[row] + trace * ahead
    return at


def judge_seats(
    state: State,
    first: MutableSequence[MutableSequence[float]],
    second: MutableSequence[MutableSequence[float]],
    work: MutableSequence[MutableSequence[float]],
    inputs: MutableSequence[float],
    layers: MutableSequence[MutableSequence[float]],
    judged: MutableSequence[float],
    at: int,
) -> None:
    """Write every seat's chance of winning into `judged` from `at` on."""
    over = as_good_as_over(state)
    if not over:
        describe(state, work)
    for seat in range(state.players):
        if over:
            judged[at + seat] = share_of_win(state, seat)
        else:
            inputs_of(state, seat, work, inputs)
            judged[at + seat] = infer(inputs, feature_count(state.players), first, second, layers)
