"""Reasons that have to do with the way: pirates, berths, cards, and how far it still is."""

from collections.abc import Iterator

from goldenhorn.advice.reasons.case import Case, Reason, colour, free_landings, place_term, reason
from goldenhorn.advice.reasons.goods import carried, colours_of
from goldenhorn.bots.kernel.worth import way_left
from goldenhorn.game.actions import PORTS, KeepCourse, Place, TurnRound
from goldenhorn.rules.material import CONSTANTINOPLE, MODONE, NO_CARGO, TO_CONSTANTINOPLE, VENICE
from goldenhorn.rules.state import DRAW_CARDS, State

# A danger, or a change of it, that is worth being told.
DANGER = 0.05


def berths(case: Case) -> Iterator[Reason]:
    """5.9: the last berth in Modone, which a rival could have reached."""
    if case.sail is None or case.sail.landing != "Modone" or case.after.ships_at[MODONE] < case.after.room[MODONE]:
        return
    for rival in case.rivals:
        for ship in range(3 * rival, 3 * rival + 3):
            if MODONE in free_landings(case.before, ship):
                yield reason("reason-denies-berth", house=case.house(rival))
                return


def blocked(case: Case) -> Iterator[Reason]:
    """5.5: a loaded ship of a rival that could have come home, over one's own ship, without a card."""
    for rival in case.rivals:
        for ship in range(3 * rival, 3 * rival + 3):
            port = _faces(case.before, ship)
            loaded = case.before.cargo[ship] != NO_CARGO and case.after.cargo[ship] != NO_CARGO
            if loaded and port in free_landings(case.before, ship) and port not in free_landings(case.after, ship):
                yield reason("reason-denies-port", house=case.house(rival), port=place_term(port))
                return


def pirates(case: Case) -> Iterator[Reason]:
    """4.2: how safe the own ships are."""
    if case.sail is None:
        return
    before, after = case.danger(case.before), case.danger(case.after)
    carries = case.after.cargo[case.ship] != NO_CARGO
    if before >= DANGER and after == 0:
        yield reason("reason-safe", before=_percent(before))
    elif before - after >= DANGER:
        yield reason("reason-safer", before=_percent(before), after=_percent(after))
    elif carries and case.after.place[case.ship] == MODONE:
        yield reason("reason-modone")
    elif carries and case.after.prey >> case.ship & 1 and case.view.end is None and after < DANGER:
        yield reason("reason-hardly-robbed", percent=_percent(after))


def cards(case: Case) -> Iterator[Reason]:
    """5.7, 5.11: what is drawn, and what is kept."""
    if case.sail is None:
        return
    if case.after.chance == DRAW_CARDS:
        yield reason("reason-draws", number=case.after.to_draw)
    spent = sum(case.before.hand[case.seat]) - sum(case.after.hand[case.seat])
    if spent == 0 and _steps(case) > 1:
        yield reason("reason-no-cards", number=_steps(case))


def passing(case: Case) -> Iterator[Reason]:
    """5.5: ships that are passed over."""
    if case.sail is None:
        return
    passed = sum(case.before.ships_at[place] >= case.before.room[place] for place in _way(case))
    if passed > 1:
        yield reason("reason-passes", number=passed)


def under_way(case: Case) -> Iterator[Reason]:
    """What a ship at sea is good for: a cargo that comes nearer, or a load that waits ahead."""
    if case.sail is None or case.sail.landing in PORTS:
        return
    ship, port = case.ship, _faces(case.after, case.ship)
    left = way_left(case.after, ship)
    if case.after.cargo[ship] != NO_CARGO:
        yield (
            reason("reason-near", port=place_term(port))
            if left == 1
            else reason("reason-nearer", port=place_term(port), number=left)
        )
        return
    lying = case.after.port[int(port != VENICE)]
    held = colours_of(case.after, case.seat) | carried(case.after, case.seat)
    for number in range(6):
        if lying[number] and number not in held and not case.after.sails[ship] >> number & 1:
            yield reason("reason-fetches", port=place_term(port), colour=colour(number))
            return


def course(case: Case) -> Iterator[Reason]:
    """4.5: how far an emptied ship has to go."""
    if isinstance(case.actions[0], TurnRound | KeepCourse):
        ship = case.before.ship
        port = _faces(case.after, ship)
        yield reason("reason-course", number=way_left(case.after, ship), port=place_term(port))


def placing(case: Case) -> Iterator[Reason]:
    """2.5"""
    action = case.actions[0]
    if isinstance(action, Place):
        yield reason("reason-placing", venice=action.ports.count("V"), constantinople=action.ports.count("C"))


def _faces(state: State, ship: int) -> int:
    """5.1: the port that a ship sails to."""
    return CONSTANTINOPLE if state.heading[ship] == TO_CONSTANTINOPLE else VENICE


def _way(case: Case) -> list[int]:
    """The places between where a ship was and where it lands."""
    ahead = case.before.ahead[case.before.heading[case.ship]]
    at, way = ahead[case.before.place[case.ship]], []
    while at != case.after.place[case.ship]:
        way.append(at)
        at = ahead[at]
    return way


def _steps(case: Case) -> int:
    return 1 + sum(case.before.ships_at[place] < case.before.room[place] for place in _way(case))


def _percent(chance: float) -> int:
    return round(100 * chance)
