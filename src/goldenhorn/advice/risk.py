"""Piracy: the chance that somebody can rob a ship before the own next turn. Exact; docs/advice.md says what it means."""

from collections.abc import Sequence

from msgspec import Struct

from goldenhorn.advice.hands import Sails, chance_of, chance_of_safety
from goldenhorn.advice.memory import NOTHING, Memory, Passed, able_after
from goldenhorn.errors import Impossible
from goldenhorn.game.actions import PORTS, Load, Sail
from goldenhorn.game.view import ShipView, View
from goldenhorn.rules.material import COLOUR_LETTERS

PROTECTED = ("conquerors", "figures")


class Pirate(Struct, frozen=True):
    """A rival who will have a turn. `chance`: it can rob the ship. `first`: it can, and nobody before it could; these add
    up to the chance of the ship.
    """

    seat: int
    house: str
    chance: float
    first: float


class ShipRisk(Struct, frozen=True):
    """An own ship. Pirates are listed in playing order, if the ship can be robbed where it is (4.2, 8.6, 8.9)."""

    ship: str
    place: str | None
    exposed: bool
    chance: float
    pirates: tuple[Pirate, ...]


class MoveRisk(Struct, frozen=True):
    """A landing, or a load with any landing at sea, before it is chosen: the chance that the ship can be robbed after it,
    and that any ship of the `fleet` can.
    """

    action: str
    exposed: bool
    chance: float
    fleet: float


class Risk(Struct, frozen=True):
    """`fleet`: the chance that at least one of the own ships can be robbed as they are."""

    ships: tuple[ShipRisk, ...]
    moves: tuple[MoveRisk, ...]
    fleet: float


def risk(view: View, memory: Memory = NOTHING) -> Risk:
    """For the seat of the view; a spectator has no ships. Without a memory it is what counting the cards gives."""
    if view.seat is None:
        raise Impossible("advice-no-seat")
    own = [ship for ship in view.ships if ship.seat == view.seat]
    return Risk(
        ships=tuple(_ship_risk(view, ship, memory) for ship in own),
        moves=tuple(_move_risk(view, own, action, memory) for action in view.legal if isinstance(action, Load | Sail)),
        fleet=robbery_chance(view, [sails_of(ship) for ship in own if is_exposed(ship)], memory),
    )


def coming_pirates(view: View) -> list[int]:
    """The seats that may still send out pirates before the seat of the view has its next turn, in playing order.

    Once the end is due, those who have had their last turn do not (6.3).
    """
    if view.phase in ("placing", "opening", "over") or view.seat is None:
        return []
    order = [(view.turn + step) % view.players for step in range(view.players)]
    if view.turn == view.seat:
        coming = order[1:]
    else:
        coming = order[: order.index(view.seat)]
        if view.raided or view.phase != "acting":  # 4.4: before the move, once
            coming = coming[1:]
    if view.end is not None:
        coming = [seat for seat in coming if _place(view, seat) >= _place(view, view.turn)]
    return coming


def _place(view: View, seat: int) -> int:
    """When a seat has its turn in a round."""
    return (seat - view.first) % view.players


def robbery_chance(
    view: View, fleet: Sequence[Sails], memory: Memory = NOTHING, pirates: Sequence[int] | None = None
) -> float:
    """The chance that at least one of the pirates, by default all that are coming, holds two cards that match a ship."""
    seats = coming_pirates(view) if pirates is None else pirates
    if not fleet:
        return 0.0
    safe = float(chance_of_safety(fleet, [view.seats[seat].cards for seat in seats], view.unseen))
    for seat in seats:
        if seat in memory:
            safe *= _tamed(view, fleet, memory[seat], view.seats[seat].cards)
    return min(1.0, max(0.0, 1 - safe))


def _tamed(view: View, fleet: Sequence[Sails], turn: Passed, cards: int) -> float:
    """By how much a passed turn makes it likelier that a hand cannot rob: of a fleet, its ship that is most in danger."""
    matching = [sum(view.unseen[colour] for colour in sails) for sails in fleet]
    sails = fleet[matching.index(max(matching))]
    able = chance_of(2, cards, max(matching), sum(view.unseen))
    return (1 - able_after(turn, sails, cards, view.unseen)) / (1 - able) if able < 1 else 1.0


def is_exposed(ship: ShipView) -> bool:
    """4.2, 8.6, 8.9: at sea, with goods or nothing but peasants aboard."""
    return ship.cargo is not None and ship.cargo not in PROTECTED and ship.place is not None and _at_sea(ship.place)


def _at_sea(place: str) -> bool:
    return place not in PORTS and place != "Modone"


def sails_of(ship: ShipView) -> Sails:
    return frozenset(COLOUR_LETTERS.index(letter) for letter in ship.sails)


def _ship_risk(view: View, ship: ShipView, memory: Memory) -> ShipRisk:
    if not is_exposed(ship):
        return ShipRisk(ship.kind, ship.place, exposed=False, chance=0.0, pirates=())
    coming, fleet = coming_pirates(view), [sails_of(ship)]
    pirates, before = [], 0.0
    for number, seat in enumerate(coming):
        until = max(before, robbery_chance(view, fleet, memory, coming[: number + 1]))
        alone = robbery_chance(view, fleet, memory, [seat])
        pirates.append(Pirate(seat, view.seats[seat].house, alone, until - before))
        before = until
    return ShipRisk(ship.kind, ship.place, exposed=True, chance=before, pirates=tuple(pirates))


def _move_risk(view: View, own: Sequence[ShipView], action: Load | Sail, memory: Memory) -> MoveRisk:
    moving = next(ship for ship in own if ship.kind == action.ship)
    cargo = action.cargo if isinstance(action, Load) else moving.cargo
    lands_at_sea = isinstance(action, Load) or _at_sea(action.landing)
    exposed = lands_at_sea and cargo is not None and cargo not in PROTECTED
    chance = robbery_chance(view, [sails_of(moving)], memory) if exposed else 0.0
    fleet = [sails_of(ship) for ship in own if (exposed if ship is moving else is_exposed(ship))]
    return MoveRisk(str(action), exposed, chance, robbery_chance(view, fleet, memory))
