"""What is out of sight: the bag, other hands, the next card. All of it is exact."""

from msgspec import Struct

from goldenhorn.advice.hands import chance_of
from goldenhorn.game.view import Counts, View

Chances = tuple[float, ...]
"""Of the six colours, in the order YPGROB."""


class HandBelief(Struct, frozen=True):
    """How likely another hand of so many `cards` holds at least `one`, and `two` or more, of each colour."""

    seat: int
    house: str
    cards: int
    one: Chances
    two: Chances


class BagBelief(Struct, frozen=True):
    """What lies in the bag, by colour; black and white follow. `one` and `two` are the chances that the next `cubes` hold
    at least one, and two or more, of each of them.
    """

    holds: Counts
    cubes: int
    one: Chances
    two: Chances


class Belief(Struct, frozen=True):
    """`next_card` are the chances of the next card that is drawn, None if there is none; `renewed` says that it will come
    from the discards, because the pile has run out (5.12).
    """

    bag: BagBelief
    hands: tuple[HandBelief, ...]
    next_card: Chances | None
    renewed: bool


def belief(view: View, cubes: int = 3) -> Belief:
    """What a seat, or a spectator, can know by counting; `cubes` are those that are looked ahead for in the bag."""
    return Belief(
        bag=_bag(view.bag, min(cubes, sum(view.bag))),
        hands=tuple(_hand(view, seat.seat) for seat in view.seats if seat.seat != view.seat),
        next_card=_next_card(view),
        renewed=view.pile == 0,
    )


def _bag(bag: Counts, cubes: int) -> BagBelief:
    one, two = (_each(number, cubes, bag) for number in (1, 2))
    return BagBelief(bag, cubes, one, two)


def _hand(view: View, seat: int) -> HandBelief:
    shown = view.seats[seat]
    one, two = (_each(number, shown.cards, view.unseen) for number in (1, 2))
    return HandBelief(seat, shown.house, shown.cards, one, two)


def _each(number: int, drawn: int, pool: Counts) -> Chances:
    return tuple(chance_of(number, drawn, kind, sum(pool)) for kind in pool)


def _next_card(view: View) -> Chances | None:
    pool = view.unseen if view.pile else view.discards
    total = sum(pool)
    return tuple(number / total for number in pool) if total else None
