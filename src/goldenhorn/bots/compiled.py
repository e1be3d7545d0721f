"""The bots' kernel compiled by Numba, with the arrays it works on (extra `fast`)."""

from typing import Any

import numpy as np

from goldenhorn.bots.kernel import captain, choosing, features, greedy, hiding, learning, results, search, worth
from goldenhorn.bots.kernel import net as net_module
from goldenhorn.bots.kernel.desk import DESK_FIELDS, Ints, Net, Samples, Tree
from goldenhorn.rules.codes import ACTIONS, ANNOUNCE, RAID, SAIL, TURN
from goldenhorn.rules.compiled import RULES, SCRATCH, STATE, Kernel, Records
from goldenhorn.rules.material import CONSTANTINOPLE, MAX_PLAYERS, PAIRS, PLACES, VENICE
from goldenhorn.rules.state import OVER

BOTS = Kernel((worth, greedy, choosing, hiding, results, features, net_module, captain, search, learning), __name__, RULES)
compiled = BOTS.compiled

_play_to_learn: Any = BOTS.names["play_to_learn"]
_infer: Any = BOTS.names["infer"]
_add_gradient: Any = BOTS.names["add_gradient"]
_step_weights: Any = BOTS.names["step_weights"]
_below: Any = BOTS.names["below"]
_search: Any = BOTS.names["search"]
_plant: Any = BOTS.names["plant"]
_chosen_child: Any = BOTS.names["chosen_child"]
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
_ship_of_house: Any = BOTS.names["ship_of_house"]

MAX_DEPTH = search.MAX_DEPTH

NODE = np.dtype(list(search.NODE_FIELDS))
DESK = np.dtype([("scratch", SCRATCH), *((name, kind, shape) for name, shape, kind in DESK_FIELDS)])

RANDOM, DECKHAND, SAILOR, CAPTAIN, SEARCH, SEEING = range(6)


def new_desk() -> Records:
    """Working space for one thread."""
    return np.zeros(1, DESK)


@compiled
def new_tree(nodes: Records) -> Tree:
    return Tree(
        nodes,
        np.zeros(2, np.int64),
        np.zeros(ACTIONS, np.int64),
        np.zeros((MAX_DEPTH + 1, 2), np.int64),
        np.zeros(2 * MAX_PLAYERS, np.float32),
    )


@compiled
def learn(
    bases: Records,
    streams: Ints,
    net: Net,
    means: Net,
    squares: Net,
    explore: int,
    trace: float,
    rate: float,
    batch: int,
    step: int,
    room: int,
) -> tuple[int, int, float]:
    """Play the games of `streams`, then learn from all their positions in shuffled batches.

    Return the number of steps made so far, the number of samples and the mean squared error.
    """
    states = np.zeros(4, STATE)
    desk = np.zeros(1, DESK)
    inputs = len(net.first) - 1
    samples = Samples(
        np.zeros((room, inputs), np.float32),
        np.zeros((room, 2), np.float32),
        np.zeros((room, 2), np.float32),
        np.zeros(room, np.uint8),
    )
    at = 0
    for game in range(len(streams)):
        states[0] = bases[game % len(bases)]
        desk[0].scratch.stream[:] = streams[game]
        at = _play_to_learn(states, net, desk[0], explore, trace, samples, at)
    order = np.arange(at)
    for index in range(at - 1, 0, -1):
        other = _below(desk[0].scratch, index + 1)
        order[index], order[other] = order[other], order[index]
    slope = Net(np.zeros_like(net.first), np.zeros_like(net.second))
    loss = 0.0
    for begin in range(0, at - batch + 1, batch):
        for index in range(begin, begin + batch):
            row = order[index]
            _infer(samples.inputs[row], net, desk[0])
            loss += _add_gradient(samples.inputs[row], samples.targets[row], net, slope, desk[0])
        step += 1
        _step_weights(net.first, slope.first, means.first, squares.first, rate, 1.0 / batch, step)
        _step_weights(net.second, slope.second, means.second, squares.second, rate, 1.0 / batch, step)
    return step, at, loss / max(1, at)


@compiled
def choose_simply(level: int, seen: Records, sizes: Ints, seed: int, net: Net, desk: Records) -> int:
    """The choice of a level that does not search, for the seat that decides in seen[0]; there is room for three more."""
    _seed_choice(seen[0], sizes, seed, desk[0].scratch)
    if level == RANDOM:
        chosen = _below(desk[0].scratch, _legal_codes(seen[0], desk[0].scratch))
    else:
        _deal_hidden_hands(seen[0], sizes, desk[0].scratch)
        if level == CAPTAIN:
            chosen = _best_of(desk[0].values, _net_values(seen, net, desk[0]))
        else:
            count = _greedy_values(seen, desk[0].scratch, desk[0].values, desk[0].places)
            if level == DECKHAND:
                chosen = _slip(desk[0].values, count, desk[0].scratch)
            else:
                chosen = _best_of(desk[0].values, count)
    return int(desk[0].scratch.codes[chosen])


@compiled
def grow_tree(tree: Tree, seen: Records, sizes: Ints, net: Net, desk: Records, iterations: int, explore: float) -> None:
    """Let a search tree grow; `seen[0]` is what the seat sees, and there is room for three more."""
    if tree.used[0] == 0:
        _plant(tree.nodes, tree.used, seen, sizes, net, desk[0])
    nodes, used, slots, path, outcome = tree
    _search(nodes, used, seen, sizes, net, desk[0], slots, path, outcome, iterations, explore)


@compiled
def seed_search(seen: Records, sizes: Ints, seed: int, desk: Records) -> None:
    _seed_choice(seen[0], sizes, seed, desk[0].scratch)


@compiled
def root_choice(nodes: Records, seen: Records, desk: Records) -> int:
    """The code of the action that a tree is for; the only legal one if the tree has not grown."""
    if nodes[0].child < 0:
        _legal_codes(seen[0], desk[0].scratch)
        return int(desk[0].scratch.codes[0])
    return int(nodes[_chosen_child(nodes, seen)].code)


@compiled
def choose_by_search(
    seen: Records, sizes: Ints, seed: int, net: Net, desk: Records, iterations: int, explore: float, nodes: Records
) -> int:
    """The action visited most in a tree of so many iterations."""
    if _legal_codes(seen[0], desk[0].scratch) == 1:
        return int(desk[0].scratch.codes[0])
    _seed_choice(seen[0], sizes, seed, desk[0].scratch)
    grow_tree(new_tree(nodes), seen, sizes, net, desk, iterations, explore)
    return root_choice(nodes, seen, desk)


# What `play_game` tells about a game, by column: decisions, rounds, end, announcer, lead of the announcer, then for each
# seat points, attacks made, attacks suffered, and for each ship the pieces it brought home.
DECISIONS, ROUNDS, END, ANNOUNCER, LEAD, POINTS = range(6)
RAIDS, SUFFERED, BROUGHT = POINTS + 4, POINTS + 8, POINTS + 12
COLUMNS = BROUGHT + 12


@compiled
def play_game(
    base: Records,
    stream: Ints,
    levels: Ints,
    seeds: Ints,
    iterations: Ints,
    net: Net,
    explore: float,
    nodes: Records,
    row: Ints,
) -> None:
    """Play a game from its first decision, `base`, to its end: the stream deals, the seats have these levels."""
    truth = np.zeros(1, STATE)
    seen = np.zeros(4, STATE)
    scratches = np.zeros(1, SCRATCH)
    sizes = np.zeros(4, np.int64)
    truth[0] = base[0]
    desk = np.zeros(1, DESK)
    scratches[0].stream[:] = stream
    row[:] = 0
    # A record does not keep its array alive: the arrays are named at every use.
    _settle_chance(truth[0], scratches[0])
    while truth[0].phase != OVER:
        seat = _decider(truth[0])
        level = levels[seat]
        seen[0] = truth[0]
        if level == SEEING:
            sizes[:] = 0
        else:
            _forget(seen[0], seat, sizes)
        if level >= SEARCH:
            code = choose_by_search(seen, sizes, seeds[seat], net, desk, iterations[seat], explore, nodes)
        else:
            code = choose_simply(level, seen, sizes, seeds[seat], net, desk)
        if not _is_legal(truth[0], code, scratches[0]):
            raise RuntimeError("a bot chose what is not legal")
        _note(truth[0], seat, code, row)
        _apply_code(truth[0], code)
        _settle_chance(truth[0], scratches[0])
    row[ROUNDS] = truth[0].rounds
    row[END] = truth[0].end
    row[ANNOUNCER] = truth[0].announcer
    for seat in range(truth[0].players):
        row[POINTS + seat] = _score(truth[0], seat)


@compiled
def _is_legal(state: Any, code: int, scratch: Any) -> bool:
    for index in range(_legal_codes(state, scratch)):
        if scratch.codes[index] == code:
            return True
    return False


@compiled
def _note(state: Any, seat: int, code: int, row: Ints) -> None:
    """Count what a decision that is about to happen shows."""
    row[DECISIONS] += 1
    if RAID <= code < TURN:
        row[RAIDS + seat] += 1
        row[SUFFERED + _ship_of_house(state, (code - RAID) // PAIRS) // 3] += 1
    elif SAIL <= code < ANNOUNCE:
        landing = (code - SAIL) % PLACES
        if landing == VENICE or landing == CONSTANTINOPLE:
            ship = 3 * seat + (code - SAIL) // PLACES
            row[BROUGHT + ship] += state.aboard[ship] + state.peasants_aboard[ship]
    elif code == ANNOUNCE:
        best = -1000
        for other in range(state.players):
            if other != seat:
                best = max(best, _score(state, other))
        row[LEAD] = _score(state, seat) - best
