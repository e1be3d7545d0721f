"""Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012). Kernel: compiled with the rules.

Every iteration deals the hidden cards anew, walks down one tree that all these worlds share, and lets chance happen as it
may. Each player goes where its own prospect is best. A position is judged by the net the first few times it is met, for
all seats, which ends the iteration; then all its actions get a first value, one decision ahead. At the root every action is
tried. Farther down only those are whose first value is near the best, which lets the tree grow deep instead of wide.
"""

import math
from collections.abc import MutableSequence
from typing import Any

from goldenhorn.bots.kernel.captain import ALL_SEATS, lay_bases, prospect_of_move, prospect_of_seat, prospects_of
from goldenhorn.bots.kernel.desk import Desk, Floats, Ints, Net
from goldenhorn.bots.kernel.hiding import deal_hidden_hands
from goldenhorn.bots.kernel.numbers import States
from goldenhorn.bots.kernel.worth import hand_total
from goldenhorn.rules.codes import LOAD, SAIL
from goldenhorn.rules.legal import decider, legal_codes
from goldenhorn.rules.material import MAX_PLAYERS
from goldenhorn.rules.playout import settle_chance
from goldenhorn.rules.state import OVER
from goldenhorn.rules.turn import apply_code

MAX_DEPTH = 120
ALIKE = 0.0005  # prospects that make no difference
SEEN_ENOUGH = 0.8  # of the most visits, to be trusted as much
NO_NODE = -1
MET = -1  # an action that has a child
ANY = 1.0e9  # a margin
# Visits of a position before its actions are looked at, by the number of players. With four the search is half as quick
# again for more patience, and plays as well; with two it does not (decision 22).
PATIENCE = (0, 0, 8, 8, 32)
# How far below the best first value an action is still tried, for every doubling of the visits: of others, who are taken to
# play nearly as the net would, and of the seat that searches.
MARGIN, OWN_MARGIN = 0.003, 0.006

NODE_FIELDS: tuple[tuple[str, str], ...] = (
    ("code", "i4"),  # the action that leads here
    ("visits", "i4"),
    ("available", "i4"),  # how often the action was legal when the position before was visited
    ("child", "i4"),  # the first one, NO_NODE if it was not looked at yet
    ("sibling", "i4"),  # the next one, whose first value is no higher
    ("first", "f4"),  # the prospect, one decision ahead, when it was first met
    ("total", "f4"),  # sum of the prospects of the seat that takes it: the first one, and that of every visit
    ("won", "f4"),  # and of its chances of winning
)


def add_node(nodes: MutableSequence[Any], used: Ints, parent: int, code: int, prospect: float, chance: float) -> None:
    """A new child, among its siblings in the order of their first values; `used[0]` counts the nodes. The caller has made
    sure that there is room.
    """
    node = used[0]
    used[0] = node + 1
    nodes[node].code = code
    nodes[node].visits = 0
    nodes[node].available = 0
    nodes[node].child = NO_NODE
    nodes[node].first = prospect
    nodes[node].total = prospect
    nodes[node].won = chance
    before, after = NO_NODE, nodes[parent].child
    while after != NO_NODE and nodes[after].first >= nodes[node].first:
        before, after = after, nodes[after].sibling
    nodes[node].sibling = after
    if before == NO_NODE:
        nodes[parent].child = node
    else:
        nodes[before].sibling = node


def plant(nodes: MutableSequence[Any], used: Ints, states: States, sizes: Ints, net: Net, desk: Desk) -> None:
    """Begin a tree for what a seat sees, states[0]; states[1] is used."""
    nodes[0].child = NO_NODE
    used[0] = 1
    states[1] = states[0]
    deal_hidden_hands(states[1], sizes, desk.scratch)
    lay_bases(states[1], ALL_SEATS, net, desk)


def search(
    nodes: MutableSequence[Any],
    used: Ints,
    states: States,
    sizes: Ints,
    net: Net,
    desk: Desk,
    slots: Ints,
    path: Ints,
    outcome: Floats,
    iterations: int,
    explore: float,
) -> None:
    """Let a tree grow by so many iterations. `states[0]` is what the seat sees; three more are used."""
    scratch = desk.scratch
    patience = PATIENCE[states[0].players]
    for _ in range(iterations):
        states[1] = states[0]
        world = states[1]
        deal_hidden_hands(world, sizes, scratch)
        node, depth = 0, 0
        while True:
            settle_chance(world, scratch)
            if world.phase == OVER:
                prospects_of(world, net, desk, outcome)
                break
            count = legal_codes(world, scratch)
            seat = decider(world)
            node = select_child(nodes, used, states, node, seat, count, net, desk, slots, explore)
            if node == NO_NODE or depth >= MAX_DEPTH:
                prospects_of(world, net, desk, outcome)
                break
            path[depth, 0] = node
            path[depth, 1] = seat
            depth += 1
            code = nodes[node].code
            apply_code(world, code)
            # A loaded ship has to land yet (5.3): there is nothing to judge in between.
            if nodes[node].visits < patience and not is_load(code):
                prospects_of(world, net, desk, outcome)
                break
        for index in range(depth):
            node, seat = path[index, 0], path[index, 1]
            nodes[node].visits += 1
            nodes[node].total += outcome[seat]
            nodes[node].won += outcome[MAX_PLAYERS + seat]


def is_load(code: int) -> bool:
    return code >= LOAD and code < SAIL


def select_child(
    nodes: MutableSequence[Any],
    used: Ints,
    states: States,
    node: int,
    seat: int,
    count: int,
    net: Net,
    desk: Desk,
    slots: Ints,
    explore: float,
) -> int:
    """Where an iteration goes on from a node, of the `count` actions that are legal in its world, states[1]; those that
    were not met before are judged first, as long as there is room for nodes. NO_NODE if there is nowhere to go on.
    `slots` tells of every code whether it is legal: it holds the number of this call then.
    """
    codes = desk.scratch.codes
    used[1] += 1
    call = used[1]
    for index in range(count):
        slots[codes[index]] = call
    met = 0
    child = nodes[node].child
    while child != NO_NODE:
        met += slots[nodes[child].code] == call
        child = nodes[child].sibling
    if met < count and used[0] + count <= len(nodes):
        judge_unmet(nodes, used, states, node, seat, count, net, desk, slots)
    margin = ANY
    if node != 0:
        margin = OWN_MARGIN if seat == decider(states[0]) else MARGIN
        margin *= math.log2(1.0 + nodes[node].visits / PATIENCE[states[0].players])
    best, best_value, least = NO_NODE, -1.0e9, -1.0e9
    counted, curiosity = 0, 0.0  # of siblings most were available equally often
    child = nodes[node].child
    while child != NO_NODE:
        if slots[nodes[child].code] == call:
            available = nodes[child].available + 1
            nodes[child].available = available
            first = nodes[child].first
            if counted == 0:
                least = first - margin
            if first >= least:
                if available != counted:
                    counted, curiosity = available, math.log(available + 1.0)
                visits = nodes[child].visits + 1
                value = nodes[child].total / visits
                value += explore * math.sqrt(curiosity / visits)
                if value > best_value:
                    best, best_value = child, value
        child = nodes[child].sibling
    return best


def judge_unmet(
    nodes: MutableSequence[Any],
    used: Ints,
    states: States,
    node: int,
    seat: int,
    count: int,
    net: Net,
    desk: Desk,
    slots: Ints,
) -> None:
    """Add a child for every action that is legal and has none."""
    call = used[1]
    child = nodes[node].child
    while child != NO_NODE:
        if slots[nodes[child].code] == call:
            slots[nodes[child].code] = MET
        child = nodes[child].sibling
    for index in range(count):
        code = desk.scratch.codes[index]
        if slots[code] == call:
            states[2] = states[1]
            apply_code(states[2], code)
            if is_load(code):
                prospect = prospect_of_move(states, 2, seat, net, desk, count)
            else:
                prospect = prospect_of_seat(states[2], seat, net, desk)
            add_node(nodes, used, node, code, prospect, desk.results[0])
        slots[code] = call


def chosen_child(nodes: MutableSequence[Any], states: States) -> int:
    """The child of node 0 to choose: the one visited most. Among those that look alike, the one that keeps most cards, so
    that nothing is thrown away where nothing can be won.
    """
    best = nodes[0].child
    child = nodes[best].sibling
    while child != NO_NODE:
        if nodes[child].visits > nodes[best].visits:
            best = child
        child = nodes[child].sibling
    seat = decider(states[0])
    choice, most = best, -1
    child = nodes[0].child
    while child != NO_NODE:
        near = mean_value(nodes, child) >= mean_value(nodes, best) - ALIKE
        if near and nodes[child].visits >= SEEN_ENOUGH * nodes[best].visits:
            states[1] = states[0]
            apply_code(states[1], nodes[child].code)
            cards = hand_total(states[1], seat)
            if cards > most or (cards == most and nodes[child].visits > nodes[choice].visits):
                choice, most = child, cards
        child = nodes[child].sibling
    return int(choice)


def mean_value(nodes: MutableSequence[Any], node: int) -> float:
    return float(nodes[node].total / (nodes[node].visits + 1.0))
