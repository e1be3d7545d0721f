"""Reasons that have to do with the end, with territories, and with having no choice."""

from collections.abc import Iterator

from goldenhorn.advice.reasons.case import Case, Reason, reason
from goldenhorn.game.actions import Announce, Conquer, Done, Train
from goldenhorn.rules.material import CONQUEROR, CONQUERORS, FIGURES, PEASANT, PEASANTS, TERRITORIES
from goldenhorn.rules.state import State


def announcing(case: Case) -> Iterator[Reason]:
    """6.2"""
    if isinstance(case.actions[0], Announce):
        if case.lead > 0:
            yield reason("reason-announces-ahead", points=case.lead)
        else:
            yield reason("reason-announces")


def ending(case: Case) -> Iterator[Reason]:
    """6.1, 8.14: the move itself brings the end about."""
    if case.after.end != case.before.end and not isinstance(case.actions[0], Announce) and case.lead > 0:
        yield reason("reason-ends-ahead", points=case.lead)


def conquest(case: Case) -> Iterator[Reason]:
    """8.10, 8.15"""
    action = case.actions[0]
    if not isinstance(action, Conquer):
        return
    territory = TERRITORIES.index(action.territory)
    yield reason("reason-conquers", territory=action.territory, points=case.before.worth[territory])
    for rival in case.rivals:
        if _strength(case.before, rival) >= case.before.cost[territory]:
            yield reason("reason-conquers-before", territory=action.territory, house=case.house(rival))
            return


def training(case: Case) -> Iterator[Reason]:
    """8.12: for a territory that is then in reach."""
    action = case.actions[0]
    if not isinstance(action, Train):
        return
    found = [
        territory
        for territory, name in enumerate(TERRITORIES)
        if case.before.owner[territory] < 0
        and _paid(case.before, case.seat) < case.before.cost[territory] <= _paid(case.after, case.seat)
    ]
    if found:
        best = max(found, key=lambda territory: case.before.worth[territory])
        yield reason("reason-trains-for", number=action.peasants, territory=TERRITORIES[best])
    else:
        yield reason("reason-trains", number=action.peasants)


def resting(case: Case) -> Iterator[Reason]:
    """3.2"""
    if isinstance(case.actions[0], Done):
        yield reason("reason-done")


def _paid(state: State, seat: int) -> int:
    """8.10: the cost that the figures in a warehouse can pay."""
    return state.warehouse[seat][CONQUEROR] + state.warehouse[seat][PEASANT] // 2


def _strength(state: State, seat: int) -> int:
    """The same, with what is under way."""
    conquerors, peasants = state.warehouse[seat][CONQUEROR], state.warehouse[seat][PEASANT]
    for ship in range(3 * seat, 3 * seat + 3):
        if state.cargo[ship] in (CONQUERORS, FIGURES):
            conquerors += state.aboard[ship]
        if state.cargo[ship] in (PEASANTS, FIGURES):
            peasants += state.peasants_aboard[ship]
    return conquerors + peasants // 2
