"""Advice for the seat that decides: the best moves with chances and reasons, from what the seat may know and no more."""

from dataclasses import dataclass
from secrets import randbits

from goldenhorn.bots.levels import new_level
from goldenhorn.game.actions import Action
from goldenhorn.game.view import View

MOST = 3


@dataclass(frozen=True)
class Hint:
    """One action, or a load and the landing after it; `chance` of winning is None where nobody could reckon it."""

    actions: tuple[Action, ...]
    chance: float | None = None
    reasons: tuple[str, ...] = ()


def best_moves(view: View, language: str) -> list[Hint]:
    """The best first. With the extra `fast` by a search, else the choice of a Sailor; it takes a moment."""
    try:
        from goldenhorn.advice.hint import counsel
        from goldenhorn.analysis.preparing import is_prepared
    except ModuleNotFoundError:
        return _simply(view)
    if not is_prepared():  # compiling would take a minute
        return _simply(view)
    moves = counsel(view, randbits(63), most=MOST).moves
    return [Hint(move.actions, move.chance.value, tuple(reason.say(language) for reason in move.reasons)) for move in moves]


def _simply(view: View) -> list[Hint]:
    return [Hint((new_level("sailor", randbits(63)).choose(view, view.legal),))]
