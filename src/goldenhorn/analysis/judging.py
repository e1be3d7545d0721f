"""A decision, judged by what its player could know: nothing here gets more than that player's `View`."""

import math
from collections.abc import Sequence

from goldenhorn.analysis.depth import BATCHES, Depth
from goldenhorn.analysis.model import Candidate, Judgement
from goldenhorn.bots.bot import Budget
from goldenhorn.bots.kernel.search import NO_NODE
from goldenhorn.bots.learned import Judged, Search
from goldenhorn.game.actions import Action
from goldenhorn.game.view import View

SERIOUS = 0.25  # of the most visits
_NEVER = -1e9  # a prospect for which no search goes anywhere


class Forced(Search):
    """A search that takes one action and thinks about what comes behind it: with as much thought for a poor action as for
    a good one, chances can be compared.
    """

    def __init__(self, view: View, seed: int, action: Action) -> None:
        super().__init__(view, seed)
        self._action = action
        self.run(Budget(iterations=1))
        nodes = self._tree.nodes
        child = int(nodes[0]["child"])
        while child != NO_NODE:
            if int(nodes[child]["code"]) != action.code:
                nodes["total"][child] = _NEVER
            child = int(nodes[child]["sibling"])

    def chance(self) -> float:
        """The chance of winning behind the action."""
        return next(one.chance for one in self.judged() if one.action == self._action)


def judge(view: View, played: Action, depth: Depth, seed: int) -> Judgement:
    """What there was to choose from for the seat that decides in its view, and what it chose."""
    first = seed * (BATCHES + 1)
    main = Search(view, first)
    main.run(Budget(iterations=depth.main))
    found = main.judged()
    best = _best(found)
    looked = _candidates(found, best, played, depth.most)
    tries = {action: _tries(view, action, depth.each, first) for action in looked}
    lost = [one - other for one, other in zip(tries[best], tries[played], strict=True)]
    # The blur is that of a difference: each of the two has its half.
    candidates = [
        Candidate(str(action), mean(chances), math.hypot(standard_error(chances), depth.blur / math.sqrt(2)))
        for action, chances in tries.items()
    ]
    by_lot = mean([one.chance for one in found])
    return Judgement(
        candidates=tuple(sorted(candidates, key=lambda one: (-one.chance, one.action))),
        best=str(best),
        loss=mean(lost),
        error=0.0 if best == played else math.hypot(standard_error(lost), depth.blur),
        stake=max(0.0, next(one.chance for one in found if one.action == best) - by_lot),
    )


def _best(found: Sequence[Judged]) -> Action:
    """The action with the best chance of winning, of those that a search took seriously. Where it would choose another one,
    that is to win more clearly.
    """
    serious = [one for one in found if one.visits >= SERIOUS * found[0].visits]
    return max(serious, key=lambda one: (one.chance, one.visits, -one.action.code)).action


def _candidates(found: Sequence[Judged], best: Action, played: Action, most: int) -> list[Action]:
    """The actions that a search went to most often, with its choice and the one that was played."""
    actions = [best, *(one.action for one in found if one.action != best)][:most]
    return actions if played in actions else [*actions, played]


def _tries(view: View, action: Action, iterations: int, first: int) -> list[float]:
    chances = []
    for batch in range(1, BATCHES + 1):
        search = Forced(view, first + batch, action)
        search.run(Budget(iterations=iterations))
        chances.append(search.chance())
    return chances


def mean(numbers: Sequence[float]) -> float:
    return math.fsum(numbers) / len(numbers)


def standard_error(numbers: Sequence[float]) -> float:
    """Of the mean of independent numbers."""
    middle = mean(numbers)
    return math.sqrt(math.fsum((one - middle) ** 2 for one in numbers) / (len(numbers) - 1) / len(numbers))
