"""What an adviser says: moves with chances and reasons, and whether to announce the end. No search is needed to read it."""

from msgspec import Struct

from goldenhorn.advice.reasons import Reason
from goldenhorn.errors import GameOver, Impossible, NotYourTurn
from goldenhorn.game.actions import Action
from goldenhorn.game.view import View
from goldenhorn.rules.material import COLOUR_LETTERS


class Chance(Struct, frozen=True):
    """A chance of winning, a tie counted as its share, with its standard error by sampling."""

    value: float
    error: float


class Move(Struct, frozen=True):
    """`actions`: one, or a load and the landing after it. `share` is how much of the search went there."""

    actions: tuple[Action, ...]
    chance: Chance
    share: float
    reasons: tuple[Reason, ...]


class EndNow(Struct, frozen=True):
    """6.2: whether to announce the end. `missing` are the colours that the warehouse lacks. Where announcing is possible,
    `announce` is the chance of winning with it and `sail_on` that of the best move without it. `lead` are the points more
    than those of the best rival, `turns` those that others will still have in this round.
    """

    due: bool
    missing: str
    lead: int
    turns: int
    announce: Chance | None = None
    sail_on: Chance | None = None


class Counsel(Struct, frozen=True):
    """`moves` are the best first."""

    moves: tuple[Move, ...]
    end: EndNow


def check_decides(view: View) -> int:
    """The seat of the view, which has to decide now; else it is said why there is nothing to advise."""
    if view.seat is None:
        raise Impossible("advice-no-seat")
    if view.phase == "over":
        raise GameOver("game-over", "6.3")
    if view.seat != view.decider:
        expected = "-" if view.decider is None else view.seats[view.decider].house
        raise NotYourTurn("not-your-turn", "2.4", house=view.seats[view.seat].house, expected=expected)
    return view.seat


def end_now(view: View, announce: Chance | None = None, sail_on: Chance | None = None) -> EndNow:
    """With chances from a search, or without them what everybody can see."""
    if view.seat is None:
        raise Impossible("advice-no-seat")
    points = [shown.score.total for shown in view.seats]
    others = [total for seat, total in enumerate(points) if seat != view.seat]
    goods = zip(COLOUR_LETTERS, view.seats[view.seat].goods, strict=True)
    turn = (view.turn - view.first) % view.players
    return EndNow(
        due=view.end is not None,
        missing="".join(letter for letter, number in goods if not number),
        lead=points[view.seat] - max(others),
        turns=view.players - 1 - turn,
        announce=announce,
        sail_on=sail_on,
    )
