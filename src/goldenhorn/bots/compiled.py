"""The bots' kernel compiled by Numba, with the arrays it works on (extra `fast`)."""

from typing import Any

import numpy as np

from goldenhorn.bots.kernel import captain, choosing, features, greedy, hiding, learning, search, worth
from goldenhorn.bots.kernel import net as net_module
from goldenhorn.bots.kernel.desk import Desk, Ints, Net
from goldenhorn.rules.codes import ACTIONS, MAX_LEGAL
from goldenhorn.rules.compiled import RULES, SCRATCH, STATE, Kernel, Records
from goldenhorn.rules.material import PLACES
from goldenhorn.rules.state import OVER

BOTS = Kernel((worth, greedy, hiding, features, net_module, captain, choosing, search, learning), __name__, RULES)
compiled = BOTS.compiled

_play_to_learn: Any = BOTS.names["play_to_learn"]
_infer: Any = BOTS.names["infer"]
_add_gradient: Any = BOTS.names["add_gradient"]
_step_weights: Any = BOTS.names["step_weights"]
_below: Any = BOTS.names["below"]
_feature_count: Any = BOTS.names["feature_count"]
_search: Any = BOTS.names["search"]
_most_visited: Any = BOTS.names["most_visited"]
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

WIDTH_FIRST = net_module.WIDTH_FIRST
WIDTH_SECOND = net_module.WIDTH_SECOND
ROWS = features.ROWS
LAYERS = net_module.LAYERS
SEAT = features.SEAT
MAX_DEPTH = search.MAX_DEPTH

NODE = np.dtype(list(search.NODE_FIELDS))

RANDOM, DECKHAND, SAILOR, CAPTAIN, SEARCH, SEEING = range(6)


@compiled
def new_desk(players: int) -> Desk:
    count = _feature_count(players)
    return Desk(
        np.zeros(1, SCRATCH),
        np.zeros((ROWS, SEAT), np.float32),
        np.zeros(count, np.float32),
        np.zeros(count, np.float32),
        np.zeros((LAYERS, WIDTH_FIRST), np.float32),
        np.zeros(count + 1, np.int64),
        np.zeros(count + 1, np.float32),
        np.zeros(MAX_LEGAL, np.float32),
        np.zeros(PLACES, np.float32),
    )


@compiled
def learn(
    bases: Records,
    streams: Ints,
    net: Net,
    means: Net,
    squares: Net,
    guided: bool,
    explore: int,
    trace: float,
    rate: float,
    batch: int,
    step: int,
    room: int,
) -> tuple[int, int, float]:
    """Play the games of `streams`, then learn from all their positions in shuffled batches.

    Return the number of steps made so far, the number of positions and the mean squared error.
    """
    states = np.zeros(2, STATE)
    desk = new_desk(bases[0].players)
    samples = np.zeros((room, len(net.first) - 1), np.float32)
    targets = np.zeros(room, np.float32)
    judged = np.zeros(room, np.float32)
    instead = np.zeros(room, np.float32)
    at = 0
    for game in range(len(streams)):
        states[0] = bases[game % len(bases)]
        desk.scratch[0].stream[:] = streams[game]
        at = _play_to_learn(states, net, desk, guided, explore, trace, samples, targets, judged, instead, at)
    order = np.arange(at)
    for index in range(at - 1, 0, -1):
        other = _below(desk.scratch[0], index + 1)
        order[index], order[other] = order[other], order[index]
    slope = Net(np.zeros_like(net.first), np.zeros_like(net.second))
    loss = 0.0
    for begin in range(0, at - batch + 1, batch):
        for index in range(begin, begin + batch):
            row = order[index]
            error = _infer(samples[row], net, desk) - targets[row]
            loss += error * error
            _add_gradient(samples[row], error, net, slope, desk.layers)
        step += 1
        _step_weights(net.first, slope.first, means.first, squares.first, rate, 1.0 / batch, step)
        _step_weights(net.second, slope.second, means.second, squares.second, rate, 1.0 / batch, step)
    return step, at, loss / max(1, at)


@compiled
def choose_simply(level: int, seen: Records, sizes: Ints, seed: int, net: Net, desk: Desk) -> int:
    """The choice of a level that does not search, for the seat that decides in seen[0]; there is room for one more."""
    scratch = desk.scratch[0]
    _seed_choice(seen[0], sizes, seed, scratch)
    if level == RANDOM:
        return scratch.codes[_below(scratch, _legal_codes(seen[0], scratch))]
    _deal_hidden_hands(seen[0], sizes, scratch)
    if level == CAPTAIN:
        count = _net_values(seen, net, desk)
        return scratch.codes[_best_of(desk.values, count)]
    count = _greedy_values(seen, scratch, desk.values, desk.places)
    if level == DECKHAND:
        return scratch.codes[_slip(desk.values, count, scratch)]
    return scratch.codes[_best_of(desk.values, count)]


@compiled
def grow_tree(
    nodes: Records, used: Ints, seen: Records, sizes: Ints, net: Net, desk: Desk, iterations: int, explore: float
) -> None:
    """Let a search tree grow; `seen[0]` is what the seat sees, and there is room for two more."""
    if used[0] == 0:
        nodes[0].child = -1
        used[0] = 1
    slots = np.full(ACTIONS, -1, np.int64)
    path = np.zeros((MAX_DEPTH + 1, 2), np.int64)
    outcome = np.zeros(4, np.float32)
    _search(nodes, used, seen, sizes, net, desk, slots, path, outcome, iterations, explore)


@compiled
def choose_by_search(
    seen: Records, sizes: Ints, seed: int, net: Net, desk: Desk, iterations: int, explore: float, nodes: Records
) -> int:
    """The action visited most in a tree of so many iterations."""
    scratch = desk.scratch[0]
    if _legal_codes(seen[0], scratch) == 1:
        return scratch.codes[0]
    used = np.zeros(1, np.int64)
    _seed_choice(seen[0], sizes, seed, scratch)
    grow_tree(nodes, used, seen, sizes, net, desk, iterations, explore)
    return nodes[_most_visited(nodes)].code


@compiled
def play_tables(
    bases: Records, streams: Ints, levels: Ints, seeds: Ints, iterations: Ints, nets: Net, explore: float, rows: Ints
) -> None:
    truth = np.zeros(1, STATE)
    seen = np.zeros(3, STATE)
    nodes = np.zeros(iterations.max() * 20 + 100, NODE)
    scratches = np.zeros(1, SCRATCH)
    sizes = np.zeros(4, np.int64)
    desk = new_desk(bases[0].players)
    for game in range(len(rows)):
        truth[0] = bases[game % len(bases)]
        scratches[0].stream[:] = streams[game]
        _settle_chance(truth[0], scratches[0])
        decisions = 0
        while truth[0].phase != OVER:
            seat = _decider(truth[0])
            seen[0] = truth[0]
            level = levels[game, seat]
            if level == SEEING:
                sizes[:] = 0
            else:
                _forget(seen[0], seat, sizes)
            if level >= SEARCH:
                code = choose_by_search(
                    seen, sizes, seeds[game, seat], nets, desk, iterations[game, seat], explore, nodes
                )
            else:
                code = choose_simply(level, seen, sizes, seeds[game, seat], nets, desk)
            _apply_code(truth[0], code)
            decisions += 1
            _settle_chance(truth[0], scratches[0])
        rows[game, 0] = decisions
        rows[game, 1] = truth[0].rounds
        rows[game, 2] = truth[0].end
        for seat in range(truth[0].players):
            rows[game, 4 + seat] = _score(truth[0], seat)
