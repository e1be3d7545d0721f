"""The bots' kernel compiled by Numba, with the arrays it works on (extra `fast`)."""

from typing import Any

import numpy as np
import numpy.typing as npt

from goldenhorn.bots.kernel import captain, choosing, features, greedy, hiding, learning, net, worth
from goldenhorn.rules.codes import MAX_LEGAL
from goldenhorn.rules.compiled import RULES, SCRATCH, STATE, Ints, Kernel, Records
from goldenhorn.rules.material import PLACES
from goldenhorn.rules.state import OVER

Floats = npt.NDArray[np.float32]

BOTS = Kernel((worth, greedy, hiding, features, net, captain, choosing, learning), __name__, RULES)
compiled = BOTS.compiled

_play_to_learn: Any = BOTS.names["play_to_learn"]
_infer: Any = BOTS.names["infer"]
_add_gradient: Any = BOTS.names["add_gradient"]
_step_weights: Any = BOTS.names["step_weights"]
_below: Any = BOTS.names["below"]
_feature_count: Any = BOTS.names["feature_count"]

WIDTH_FIRST = net.WIDTH_FIRST
WIDTH_SECOND = net.WIDTH_SECOND
WORK_ROWS = features.WORK_ROWS
WORK_WIDTH = features.WORK_WIDTH


@compiled
def learn(
    bases: Records,
    streams: Ints,
    first: Floats,
    second: Floats,
    moments: tuple[Floats, Floats, Floats, Floats],
    explore: int,
    trace: float,
    rate: float,
    batch: int,
    step: int,
    room: int,
) -> tuple[int, int, float]:
    """Play the games of `streams`, then learn from all their positions in shuffled batches.

    Return the number of steps made so far, the number of positions and the mean loss.
    """
    states = np.zeros(2, STATE)
    scratches = np.zeros(1, SCRATCH)
    work = np.zeros((WORK_ROWS, WORK_WIDTH), np.float32)
    layers = np.zeros((4, WIDTH_FIRST), np.float32)
    values = np.zeros(MAX_LEGAL, np.float32)
    players = bases[0].players
    count = _feature_count(players)
    samples = np.zeros((room, count), np.float32)
    targets = np.zeros(room, np.float32)
    judged = np.zeros(room, np.float32)
    cut = np.zeros(room, np.int8)
    at = 0
    for game in range(len(streams)):
        states[0] = bases[game % len(bases)]
        scratches[0].stream[:] = streams[game]
        at = _play_to_learn(
            states, scratches[0], first, second, work, layers, values, explore, trace, samples, targets, judged, cut, at
        )
    order = np.arange(at)
    for index in range(at - 1, 0, -1):
        other = _below(scratches[0], index + 1)
        order[index], order[other] = order[other], order[index]
    slope_first = np.zeros_like(first)
    slope_second = np.zeros_like(second)
    loss = 0.0
    for begin in range(0, at - batch + 1, batch):
        for index in range(begin, begin + batch):
            row = order[index]
            chance = _infer(samples[row], count, first, second, layers)
            error = chance - targets[row]
            loss += error * error
            _add_gradient(samples[row], count, error, first, second, layers, slope_first, slope_second)
        step += 1
        _step_weights(first, slope_first, moments[0], moments[1], rate, 1.0 / batch, step)
        _step_weights(second, slope_second, moments[2], moments[3], rate, 1.0 / batch, step)
    return step, at, loss / max(1, at)


RANDOM, DECKHAND, SAILOR, CAPTAIN = range(4)

_forget: Any = BOTS.names["forget"]
_deal_hidden_hands: Any = BOTS.names["deal_hidden_hands"]
_seed_choice: Any = BOTS.names["seed_choice"]
_legal_codes: Any = BOTS.names["legal_codes"]
_greedy_values: Any = BOTS.names["greedy_values"]
_net_values: Any = BOTS.names["net_values"]
_best_of: Any = BOTS.names["best_of"]
_slip: Any = BOTS.names["slip"]
_settle_chance: Any = BOTS.names["settle_chance"]
_apply_code: Any = BOTS.names["apply_code"]
_decider: Any = BOTS.names["decider"]
_score: Any = BOTS.names["score"]


@compiled
def choose_simply(
    level: int, seen: Records, sizes: Ints, seed: int, scratches: Records, first: Floats, second: Floats
) -> int:
    """The choice of a level that does not search, for the seat that decides in seen[0]."""
    scratch = scratches[0]
    _seed_choice(seen[0], sizes, seed, scratch)
    if level == RANDOM:
        return scratch.codes[_below(scratch, _legal_codes(seen[0], scratch))]
    _deal_hidden_hands(seen[0], sizes, scratch)
    values = np.zeros(MAX_LEGAL, np.float32)
    if level == CAPTAIN:
        work = np.zeros((WORK_ROWS, WORK_WIDTH), np.float32)
        layers = np.zeros((4, WIDTH_FIRST), np.float32)
        inputs = np.zeros(_feature_count(seen[0].players), np.float32)
        count = _net_values(seen, scratch, first, second, work, inputs, layers, values)
        return scratch.codes[_best_of(values, count)]
    places = np.zeros(PLACES, np.float32)
    count = _greedy_values(seen, scratch, values, places)
    if level == DECKHAND:
        return scratch.codes[_slip(values, count, scratch)]
    return scratch.codes[_best_of(values, count)]


@compiled
def play_tables(bases: Records, streams: Ints, levels: Ints, seeds: Ints, first: Floats, second: Floats, rows: Ints) -> None:
    truth = np.zeros(1, STATE)
    seen = np.zeros(2, STATE)
    scratches = np.zeros(2, SCRATCH)
    sizes = np.zeros(4, np.int64)
    for game in range(len(rows)):
        truth[0] = bases[game % len(bases)]
        scratches[0].stream[:] = streams[game]
        _settle_chance(truth[0], scratches[0])
        decisions = 0
        while truth[0].phase != OVER:
            seat = _decider(truth[0])
            seen[0] = truth[0]
            _forget(seen[0], seat, sizes)
            code = choose_simply(levels[game, seat], seen, sizes, seeds[game, seat], scratches[1:], first, second)
            _apply_code(truth[0], code)
            decisions += 1
            _settle_chance(truth[0], scratches[0])
        rows[game, 0] = decisions
        rows[game, 1] = truth[0].rounds
        rows[game, 2] = truth[0].end
        for seat in range(truth[0].players):
            rows[game, 4 + seat] = _score(truth[0], seat)
