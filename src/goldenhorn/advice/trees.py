"""Several searches of the same view, each with worlds of its own: what they agree on is known, how they differ tells how
far to trust it.
"""

import math
import time
from collections.abc import Sequence
from typing import NamedTuple

from goldenhorn.advice.counsel import Chance
from goldenhorn.bots.bot import Budget
from goldenhorn.bots.learned import Line, Search
from goldenhorn.game.actions import Action
from goldenhorn.game.view import View

TREES = 6
# How much single judgements of a move differ: what was looked at seldom is not trusted for being looked at alike.
JUDGEMENT = 0.15
# Compiled code takes seeds below this.
_SEEDS = 2**63


class Grown(NamedTuple):
    """A move as all searches together saw it; `share` is that of their visits."""

    actions: tuple[Action, ...]
    share: float
    chance: Chance
    prospect: float


def grow(view: View, seed: int, budget: Budget, trees: int = TREES) -> list[Grown]:
    """All moves of the seat that decides, the most visited first; the searches share the budget."""
    begin = time.perf_counter()
    found = []
    for tree in range(trees):
        search = Search(view, (seed * TREES + tree) % _SEEDS)
        iterations = None if budget.iterations is None else -(-budget.iterations // trees)
        seconds = None if budget.seconds is None else budget.seconds * (tree + 1) / trees
        search.run(Budget(seconds, iterations), begin)
        found.append(search.lines())
    return _together(found)


def _together(found: Sequence[Sequence[Line]]) -> list[Grown]:
    moves: dict[tuple[Action, ...], list[Line]] = {}
    for lines in found:
        for line in lines:
            moves.setdefault(line.actions, []).append(line)
    visits = sum(line.visits for lines in found for line in lines)
    grown = [
        Grown(
            actions,
            sum(line.visits for line in lines) / max(1, visits),
            chance_of(lines),
            _mean(lines, "prospect"),
        )
        for actions, lines in moves.items()
    ]
    return sorted(grown, key=lambda move: (-move.share, -move.prospect, [action.code for action in move.actions]))


def chance_of(lines: Sequence[Line]) -> Chance:
    """The mean of some searches, weighted by their visits, and its error, from how far they differ."""
    mean = _mean(lines, "chance")
    total = sum(_weight(line) for line in lines)
    spread = sum(_weight(line) * (line.chance - mean) ** 2 for line in lines) / total
    return Chance(mean, min(0.5, math.sqrt(spread / max(1, len(lines) - 1) + JUDGEMENT**2 / total)))


def _mean(lines: Sequence[Line], field: str) -> float:
    total = sum(_weight(line) for line in lines)
    return sum(_weight(line) * float(getattr(line, field)) for line in lines) / total


def _weight(line: Line) -> int:
    """Judged once before the first visit."""
    return line.visits + 1
