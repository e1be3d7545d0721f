"""The coach of a first game: what it says to a person whose turn it is, from what that person may know.

A remark is a message of the page (`coach-...`) with facts. Facts are told by their names: `colour` is a letter, `ship` the
letters of its sails, `port` and `house` are names, all others numbers.
"""

from collections.abc import Sequence
from typing import NamedTuple

from goldenhorn.game.actions import PORTS, Action, Announce, Load, Raid, Sail
from goldenhorn.game.outcome import score_with
from goldenhorn.game.view import SeatView, ShipView, View
from goldenhorn.rules.material import COLOUR_LETTERS

LOW_BAG = 12
"""So few cubes are left when the end comes near (6.1)."""

RICH = 3
"""So many goods on one ship are worth a warning."""


class Deed(NamedTuple):
    """A decision, and what it loaded, unloaded or stole (`game.effects`)."""

    seat: int
    action: Action
    cargo: str | None
    number: int


class Remark(NamedTuple):
    message: str
    facts: dict[str, str | int]


def comment(view: View, deeds: Sequence[Deed]) -> list[Remark]:
    """What the coach says to the seat of the view: about what happened, then about what can be done. `deeds` is what
    happened since the last time, the person's own turn before that included. Nothing while others decide.
    """
    if view.seat is None:
        return []
    if view.phase == "over":
        return [_result(view, view.seat)]
    if view.decider != view.seat:
        return []
    before = None if view.phase == "landing" else _past(view, view.seat, deeds)
    said = [before, _present(view, view.seat)]
    return [remark for remark in said if remark is not None]


def _result(view: View, me: int) -> Remark:
    own = view.seats[me].score.total
    best = max((seat for seat in view.seats if seat.seat != me), key=lambda seat: seat.score.total)
    facts: dict[str, str | int] = {"points": own, "house": best.house}
    by = own - best.score.total
    return (
        Remark("coach-draw", facts)
        if by == 0
        else Remark("coach-won" if by > 0 else "coach-lost", {**facts, "by": abs(by)})
    )


# What happened


def _past(view: View, me: int, deeds: Sequence[Deed]) -> Remark | None:
    """The harm that was done, else a set that was made, else what the others did last, else the own gain."""
    house = view.seats[me].house
    for deed in reversed(deeds):
        if deed.seat != me and isinstance(deed.action, Raid) and deed.action.house == house and _goods(deed):
            return Remark("coach-robbed", {"house": view.seats[deed.seat].house, "colour": str(deed.cargo)})
    own = [remark for deed in reversed(deeds) if deed.seat == me and (remark := _own_gain(view, me, deed))]
    praise = [remark for remark in own if remark.message == "coach-set"]
    others = [remark for deed in reversed(deeds) if deed.seat != me and (remark := _of_others(view, deed))]
    return next(iter([*praise, *others, *own]), None)


def _goods(deed: Deed) -> bool:
    return deed.cargo is not None and len(deed.cargo) == 1


def _own_gain(view: View, me: int, deed: Deed) -> Remark | None:
    """Praise for goods that came into the own warehouse."""
    if not _goods(deed) or isinstance(deed.action, Load):
        return None
    goods = list(view.seats[me].goods)
    goods[COLOUR_LETTERS.index(str(deed.cargo))] -= deed.number
    before = score_with(tuple(goods), 0, ()) if any(goods) else None
    now = view.seats[me].score
    gained = now.set_points - (0 if before is None else before.set_points)
    if gained > 0:
        return Remark("coach-set", {"number": now.sets[0], "points": gained})
    if isinstance(deed.action, Raid):
        return Remark("coach-raided", {"house": deed.action.house, "colour": str(deed.cargo)})
    return Remark("coach-brought", {"number": deed.number, "colour": str(deed.cargo)})


def _of_others(view: View, deed: Deed) -> Remark | None:
    """Why somebody else did that."""
    house = view.seats[deed.seat].house
    if not _goods(deed) or isinstance(deed.action, Raid):
        return None
    facts: dict[str, str | int] = {"house": house, "number": deed.number, "colour": str(deed.cargo)}
    if isinstance(deed.action, Load):
        return Remark("coach-bot-loaded", facts)
    return Remark("coach-bot-brought", {**facts, "points": view.seats[deed.seat].score.total})


# What can be done


def _present(view: View, me: int) -> Remark:
    match view.phase:
        case "placing":
            return Remark("coach-placing", {})
        case "turning":
            return Remark("coach-turning", {"port": _emptied(view).heading})
        case "landing":
            return _landing(view)
    if any(isinstance(action, Announce) for action in view.legal):
        return _announcing(view, me)
    if view.phase == "after":
        return Remark("coach-after", {})
    if view.end is not None:
        home = _home(view)
        return Remark("coach-last-round", {}) if home is None else home
    for said in (_home(view), _raid(view, me), _rival(view, me), _warning(view, me), _load(view, me)):
        if said is not None:
            return said
    return Remark("coach-sail", {})


def _emptied(view: View) -> ShipView:
    assert view.ship is not None, "a ship is to be turned"
    return _ship(view, *view.ship)


def _ship(view: View, seat: int, kind: str) -> ShipView:
    return next(ship for ship in view.ships if (ship.seat, ship.kind) == (seat, kind))


def _landing(view: View) -> Remark:
    ports = [landing for landing in view.landings if landing.action.landing in PORTS]
    if ports:
        return Remark("coach-landing-port", {"port": ports[0].action.landing, "number": len(ports[0].price)})
    if len(view.landings) == 1:
        return Remark("coach-landing-one", {})
    free = sum(not landing.price for landing in view.landings)
    return Remark("coach-landing", {"number": free})


def _announcing(view: View, me: int) -> Remark:
    own = view.seats[me].score.total
    best = max((seat for seat in view.seats if seat.seat != me), key=lambda seat: seat.score.total)
    by = own - best.score.total
    name = "coach-announce" if by > 0 else "coach-announce-not"
    return Remark(name, {"house": best.house, "by": abs(by)})


def _home(view: View) -> Remark | None:
    """The richest ship that can bring its goods home now, and what that costs."""
    found = []
    for landing in view.landings:
        ship = _ship(view, int(view.seat or 0), landing.action.ship)
        if landing.action.landing in PORTS and ship.cargo is not None and len(ship.cargo) == 1:
            found.append((ship.aboard, -len(landing.price), ship, landing))
    if not found:
        return None
    number, price, ship, landing = max(found, key=lambda one: one[:2])
    facts: dict[str, str | int] = {
        "ship": ship.sails,
        "number": number,
        "colour": str(ship.cargo),
        "port": landing.action.landing,
        "price": -price,
    }
    return Remark("coach-home", facts)


def _raid(view: View, me: int) -> Remark | None:
    """A raid on goods; one that brings a colour which is missing so far comes first."""
    own = view.seats[me]
    found = []
    for action in view.legal:
        if isinstance(action, Raid):
            prey = _ship(view, next(seat.seat for seat in view.seats if seat.house == action.house), action.ship)
            if prey.cargo is not None and len(prey.cargo) == 1:
                found.append((_lacks(own, prey.cargo), action.house, prey.cargo))
    if not found:
        return None
    new, house, cargo = max(found)
    return Remark("coach-raid-new" if new else "coach-raid", {"house": house, "colour": cargo})


def _lacks(seat: SeatView, cargo: str) -> bool:
    return seat.goods[COLOUR_LETTERS.index(cargo)] == 0


def _rival(view: View, me: int) -> Remark | None:
    for seat in view.seats:
        if seat.seat != me and all(seat.goods):
            return Remark("coach-rival", {"house": seat.house})
    return None


def _warning(view: View, me: int) -> Remark | None:
    if sum(view.bag[:6]) <= LOW_BAG:
        return Remark("coach-bag", {"number": sum(view.bag[:6])})
    armed = any(seat.cards >= 2 for seat in view.seats if seat.seat != me)
    rich = [
        ship
        for ship in view.ships
        if ship.seat == me and str(ship.place).isdecimal() and str(ship.cargo) in COLOUR_LETTERS and ship.aboard >= RICH
    ]
    if armed and rich:
        ship = max(rich, key=lambda one: one.aboard)
        return Remark("coach-risk", {"ship": ship.sails, "number": ship.aboard, "colour": str(ship.cargo)})
    if view.hand is not None and not any(view.hand) and any(isinstance(action, Sail) for action in view.legal):
        return Remark("coach-no-cards", {})
    return None


def _load(view: View, me: int) -> Remark | None:
    """The largest cargo of one colour that an own ship can take, one that is missing so far before others."""
    ports = {port.name: port for port in view.ports}
    found = []
    for action in view.legal:
        if isinstance(action, Load) and len(action.cargo) == 1:
            ship = _ship(view, me, action.ship)
            number = ports[str(ship.place)].goods[COLOUR_LETTERS.index(action.cargo)]
            found.append((number + _lacks(view.seats[me], action.cargo), number, action.cargo, ship.sails, ship.place))
    if not found:
        return None
    _, number, cargo, sails, place = max(found)
    new = _lacks(view.seats[me], cargo)
    facts: dict[str, str | int] = {"ship": sails, "number": number, "colour": cargo, "port": str(place)}
    return Remark("coach-load-new" if new else "coach-load", facts)


MESSAGES: dict[str, frozenset[str]] = {
    "coach-won": frozenset({"points", "house", "by"}),
    "coach-lost": frozenset({"points", "house", "by"}),
    "coach-draw": frozenset({"points", "house"}),
    "coach-robbed": frozenset({"house", "colour"}),
    "coach-set": frozenset({"number", "points"}),
    "coach-raided": frozenset({"house", "colour"}),
    "coach-brought": frozenset({"number", "colour"}),
    "coach-bot-loaded": frozenset({"house", "number", "colour"}),
    "coach-bot-brought": frozenset({"house", "number", "colour", "points"}),
    "coach-placing": frozenset(),
    "coach-turning": frozenset({"port"}),
    "coach-landing-port": frozenset({"port", "number"}),
    "coach-landing-one": frozenset(),
    "coach-landing": frozenset({"number"}),
    "coach-announce": frozenset({"house", "by"}),
    "coach-announce-not": frozenset({"house", "by"}),
    "coach-after": frozenset(),
    "coach-last-round": frozenset(),
    "coach-home": frozenset({"ship", "number", "colour", "port", "price"}),
    "coach-raid": frozenset({"house", "colour"}),
    "coach-raid-new": frozenset({"house", "colour"}),
    "coach-rival": frozenset({"house"}),
    "coach-bag": frozenset({"number"}),
    "coach-risk": frozenset({"ship", "number", "colour"}),
    "coach-no-cards": frozenset(),
    "coach-load": frozenset({"ship", "number", "colour", "port"}),
    "coach-load-new": frozenset({"ship", "number", "colour", "port"}),
    "coach-sail": frozenset(),
}
"""Everything that the coach can say, with the facts that it knows then."""
