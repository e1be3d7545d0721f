"""The best few moves, and whether to announce the end, by search. Needs the extra `fast`."""

from collections.abc import Sequence

from goldenhorn.advice.counsel import Counsel, EndNow, Move, check_decides, end_now
from goldenhorn.advice.memory import NOTHING, Memory
from goldenhorn.advice.reasons import reasons_for
from goldenhorn.advice.trees import Grown, grow
from goldenhorn.bots.bot import Budget
from goldenhorn.game.actions import Action, Announce, Load
from goldenhorn.game.view import View

MOVES = 4
# Landings of the same load that are told of.
ALIKE = 2
# Of the visits of the best move: what was looked at less is not worth being told.
NOTICED = 0.05
# Chances of winning that make no difference.
SAME = 0.005
# What a table waits for. Iterations instead make advice that can be repeated.
AT_TABLE = Budget(seconds=0.6)


def counsel(view: View, seed: int, budget: Budget = AT_TABLE, *, memory: Memory = NOTHING, most: int = MOVES) -> Counsel:
    """What the seat of the view could do, and whether it should end the game. It has to decide now."""
    check_decides(view)
    grown = grow(view, seed, budget)
    moves = []
    for move in best(grown, most):
        reasons = reasons_for(view, move.actions, memory=memory)
        moves.append(Move(move.actions, move.chance, move.share, tuple(reasons)))
    return Counsel(tuple(moves), _end(view, grown))


def best(grown: Sequence[Grown], most: int) -> list[Grown]:
    """The few moves to tell of, out of those that the search has looked at, and announcing the end where that is possible:
    the best chance first, and of chances that are alike the better prospect.
    """
    noticed = [move for move in grown if move.share >= NOTICED * grown[0].share or isinstance(move.actions[0], Announce)]
    chosen: list[Grown] = []
    while noticed and len(chosen) < most:
        top = max(move.chance.value for move in noticed)
        move = max((one for one in noticed if one.chance.value >= top - SAME), key=lambda one: one.prospect)
        noticed.remove(move)
        chosen.append(move)
        load = _load(move)
        if load is not None and [_load(one) for one in chosen].count(load) == ALIKE:
            noticed = [one for one in noticed if _load(one) != load]
    return chosen


def _load(move: Grown) -> Action | None:
    return move.actions[0] if isinstance(move.actions[0], Load) else None


def _end(view: View, grown: Sequence[Grown]) -> EndNow:
    announcing = [move.chance for move in grown if isinstance(move.actions[0], Announce)]
    if not announcing:
        return end_now(view)
    going_on = best([move for move in grown if not isinstance(move.actions[0], Announce)], 1)
    return end_now(view, announcing[0], going_on[0].chance)
