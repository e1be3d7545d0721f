"""Reasons that have to do with goods: colours, sets, points, and what others need."""

from collections.abc import Iterator

from goldenhorn.advice.reasons.case import Case, Reason, colour, reason
from goldenhorn.game.actions import CARGO_NAMES, Load, Raid, Sail
from goldenhorn.rules.material import COLOURS, CONQUEROR, PEASANT, SHIP_KINDS, VENICE
from goldenhorn.rules.scoring import score, set_bonus
from goldenhorn.rules.state import State

MANY = 3  # cubes that are worth being told
CLOSE = 3  # colours of a rival who begins to need those that it lacks


def colours_of(state: State, seat: int) -> set[int]:
    return {number for number in range(len(COLOURS)) if state.warehouse[seat][number]}


def carried(state: State, seat: int) -> set[int]:
    """The colours under way to a seat's warehouse."""
    return {state.cargo[ship] for ship in range(3 * seat, 3 * seat + 3) if 0 <= state.cargo[ship] < len(COLOURS)}


def new_colours(case: Case) -> Iterator[Reason]:
    """6.2: what is in the warehouse for the first time."""
    held = colours_of(case.after, case.seat)
    for number in sorted(held - colours_of(case.before, case.seat)):
        yield reason("reason-new-colour", colour=colour(number), number=len(held))


def sets(case: Case) -> Iterator[Reason]:
    """7.2"""
    points = set_bonus(case.after, case.seat) - set_bonus(case.before, case.seat)
    if points > 0:
        yield reason("reason-sets", points=points)


def home(case: Case) -> Iterator[Reason]:
    """5.10: points that arrive."""
    points = score(case.after, case.seat) - score(case.before, case.seat)
    if isinstance(case.actions[-1], Sail) and points > 0:
        yield reason("reason-home", points=points)


def robbery(case: Case) -> Iterator[Reason]:
    """4.3: whom it hurts, and how."""
    action = case.actions[0]
    if not isinstance(action, Raid):
        return
    victim = next(seat for seat in case.rivals if case.house(seat) == action.house)
    points = [score(case.before, seat) for seat in range(case.view.players)]
    stolen = case.before.cargo[3 * victim + SHIP_KINDS.index(action.ship)]
    if stolen < len(COLOURS) and stolen not in colours_of(case.before, victim) | carried(case.after, victim):
        yield reason("reason-robs-needed", house=action.house, colour=colour(stolen))
    if points[victim] == max(points) and points.count(max(points)) == 1:
        yield reason("reason-robs-leader", house=action.house)
    else:
        yield reason("reason-robs", house=action.house)


def loading(case: Case) -> Iterator[Reason]:
    """5.2: a colour that one lacks, that a rival lacks, or much of it."""
    action = case.actions[0]
    if not isinstance(action, Load) or len(action.cargo) > 1:
        return
    loaded = CARGO_NAMES.index(action.cargo)
    ship = 3 * case.seat + SHIP_KINDS.index(action.ship)
    number = _lying(case, ship)[loaded]
    if loaded not in colours_of(case.before, case.seat) | carried(case.before, case.seat):
        yield reason("reason-loads-lacking", colour=colour(loaded), number=number)
    elif number >= MANY:
        yield reason("reason-loads-many", colour=colour(loaded), number=number)
    yield from _denied(case, ship, loaded)


def _denied(case: Case, ship: int, loaded: int) -> Iterator[Reason]:
    """A rival lacks the colour, and has a ship there that could have taken it."""
    state = case.before
    for rival in sorted(case.rivals, key=lambda seat: -score(state, seat)):
        waiting = [
            other
            for other in range(3 * rival, 3 * rival + 3)
            if state.place[other] == state.place[ship] and not state.sails[other] >> loaded & 1
        ]
        held = colours_of(state, rival)
        if waiting and len(held) >= CLOSE and loaded not in held | carried(state, rival):
            yield reason("reason-denies-colour", house=case.house(rival), colour=colour(loaded))
            return


def figures(case: Case) -> Iterator[Reason]:
    """8.5, 8.9"""
    action = case.actions[0]
    if isinstance(action, Load) and action.cargo in ("conquerors", "peasants", "figures"):
        lying = _lying(case, 3 * case.seat + SHIP_KINDS.index(action.ship))
        number = (action.cargo != "peasants") * lying[CONQUEROR] + (action.cargo != "conquerors") * lying[PEASANT]
        yield reason("reason-loads-figures", number=number)


def _lying(case: Case, ship: int) -> list[int]:
    """What lies in the port of a ship."""
    return case.before.port[int(case.before.place[ship] != VENICE)]
