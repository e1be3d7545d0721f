"""Why a move is good, in words: small detectors that compare the table before and after it."""

from collections.abc import Callable, Iterator

from goldenhorn.advice.memory import NOTHING, Memory
from goldenhorn.advice.reasons import ending, goods, sea
from goldenhorn.advice.reasons.case import Case, Reason, reason
from goldenhorn.game.actions import Action
from goldenhorn.game.view import View

__all__ = ["Case", "Reason", "reasons_for"]

# The weightiest first.
DETECTORS: tuple[Callable[[Case], Iterator[Reason]], ...] = (
    ending.announcing,
    ending.ending,
    ending.conquest,
    goods.new_colours,
    goods.sets,
    sea.berths,
    goods.robbery,
    goods.home,
    sea.blocked,
    goods.loading,
    goods.figures,
    ending.training,
    sea.pirates,
    sea.cards,
    sea.under_way,
    sea.passing,
    sea.course,
    sea.placing,
    ending.resting,
)


def reasons_for(view: View, actions: tuple[Action, ...], most: int = 3, memory: Memory = NOTHING) -> list[Reason]:
    """The weightiest reasons for a move of the seat that decides; at least one."""
    case = Case(view, actions, memory)
    if len(view.legal) == 1:
        return [reason("reason-only")]
    found = [one for detect in DETECTORS for one in detect(case)]
    return found[:most] or [reason("reason-looks-best")]
