"""Captain, Admiral and Doge: bots that judge by a net (extra `fast`).

A choice follows from the seed, the view and the number of iterations; with a budget of seconds it depends on the machine.
"""

import time
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np

from goldenhorn.bots.bot import FREE, Budget
from goldenhorn.bots.compiled import (
    CAPTAIN,
    NODE,
    choose_simply,
    grow_tree,
    new_desk,
    new_tree,
    root_choice,
    seed_search,
)
from goldenhorn.bots.kernel.desk import Ints
from goldenhorn.bots.kernel.search import NO_NODE
from goldenhorn.bots.weights import load_net
from goldenhorn.bots.worlds import hand_sizes, seen_state
from goldenhorn.game.actions import ACTIONS, Action, Load
from goldenhorn.game.view import View
from goldenhorn.rules.codes import MAX_LEGAL
from goldenhorn.rules.compiled import STATE, Records, pack

# How far a search leaves what looks best: anything from 0.05 to 0.4 plays alike.
EXPLORE = 0.12
# A tree has no more nodes than this; when it is full, iterations go on in it and judge at its leaves.
MAX_NODES = 4_000_000
_NODES_AT_FIRST = 100_000
# Iterations between two looks at the clock.
_STRIDE = 100


class Judged(NamedTuple):
    """What a search found out about an action: how often it went there, and the chance of winning it saw."""

    action: Action
    visits: int
    chance: float


class Line(NamedTuple):
    """A move, as people think of it: an action, or a load with the landing after it (5.3). `prospect` is what the search
    strives for, with the chance of winning as a part of it.
    """

    actions: tuple[Action, ...]
    visits: int
    chance: float
    prospect: float


class Captain:
    """Judges every action once, by where it leads."""

    name = "captain"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View, legal: Sequence[Action], budget: Budget = FREE) -> Action:
        seen, sizes = seen_by(view)
        net = load_net(view.players, expansion=view.expansion)
        return ACTIONS[choose_simply(CAPTAIN, seen, sizes, self.seed, net, new_desk())]


class Searching:
    """Admiral and Doge."""

    def __init__(self, name: str, seed: int, budget: Budget) -> None:
        self.name = name
        self.seed = seed
        self.budget = budget

    def choose(self, view: View, legal: Sequence[Action], budget: Budget = FREE) -> Action:
        if len(legal) == 1:
            return legal[0]
        begin = time.perf_counter()
        search = Search(view, self.seed)
        search.run(budget if budget != FREE else self.budget, begin)
        return search.choice()


class Search:
    """A search from one view, which can be continued."""

    def __init__(self, view: View, seed: int) -> None:
        self._seen, self._sizes = seen_by(view)
        self._net = load_net(view.players, expansion=view.expansion)
        self._desk = new_desk()
        self._tree = new_tree(np.zeros(_NODES_AT_FIRST, NODE))
        self._tree.nodes["child"][0] = NO_NODE
        self.iterations = 0
        seed_search(self._seen, self._sizes, seed, self._desk)

    def run(self, budget: Budget, begin: float | None = None) -> None:
        """Go on for as many iterations, or as long, as the budget says, whichever ends first; the seconds are counted from
        `begin`, by default from now. Compiled code that still has to be loaded takes its time of them, but a few iterations
        are always made.
        """
        begin = time.perf_counter() if begin is None else begin
        deadline = None if budget.seconds is None else begin + budget.seconds
        left = budget.iterations
        if deadline is None and left is None:
            raise ValueError("a search needs a number of iterations or seconds")
        while left is None or left > 0:
            number = _STRIDE if left is None else min(_STRIDE, left)
            self._grow(number)
            if left is not None:
                left -= number
            if deadline is not None and time.perf_counter() >= deadline:
                break

    def _grow(self, number: int) -> None:
        # An iteration adds what is legal in one position at most.
        room = len(self._tree.nodes)
        if room < MAX_NODES and self._tree.used[0] + number * MAX_LEGAL > room:
            more = np.zeros(min(room, MAX_NODES - room), NODE)
            self._tree = self._tree._replace(nodes=np.concatenate([self._tree.nodes, more]))
        grow_tree(self._tree, self._seen, self._sizes, self._net, self._desk, number, EXPLORE)
        self.iterations += number

    def choice(self) -> Action:
        return ACTIONS[root_choice(self._tree.nodes, self._seen, self._desk)]

    def judged(self) -> list[Judged]:
        """What is known about every action, the most visited first."""
        found = [Judged(line.actions[0], line.visits, line.chance) for _, line in self._after(0)]
        return sorted(found, key=lambda one: (-one.visits, -one.chance, one.action.code))

    def lines(self) -> list[Line]:
        """The same about every move. A load stands alone as long as nothing is known of the landings after it."""
        found: list[Line] = []
        for node, line in self._after(0):
            landings = list(self._after(node)) if isinstance(line.actions[0], Load) else []
            found += [landed._replace(actions=line.actions + landed.actions) for _, landed in landings] or [line]
        return sorted(found, key=lambda one: (-one.visits, -one.prospect, [action.code for action in one.actions]))

    def _after(self, node: int) -> Iterator[tuple[int, Line]]:
        """The actions after a node, each with its own node."""
        nodes = self._tree.nodes
        child = int(nodes[node]["child"])
        while child != NO_NODE:
            seen = nodes[child]
            judged = int(seen["visits"]) + 1  # the first time before it was ever visited
            action = ACTIONS[int(seen["code"])]
            yield child, Line((action,), judged - 1, float(seen["won"]) / judged, float(seen["total"]) / judged)
            child = int(seen["sibling"])


def seen_by(view: View) -> tuple[Records, Ints]:
    """What a view shows, for compiled code: room for four states, the first filled, and the sizes of the hidden hands."""
    seen = np.zeros(4, STATE)
    seen[0] = pack(seen_state(view))[0]
    sizes = np.zeros(4, np.int64)
    sizes[: view.players] = hand_sizes(view)
    return seen, sizes
