"""A view: what one seat, or a spectator, may know (RULES 5.13).

It is built from public facts and the seat's own hand, never by deleting from the state, and it includes what anybody could
count: the bag by colour and the cards that are out of sight.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import NamedTuple

from goldenhorn.errors import Impossible
from goldenhorn.game.actions import ACTIONS, CARGO_NAMES, PLACE_NAMES, PORTS, Action, Sail
from goldenhorn.game.options import Options
from goldenhorn.game.outcome import END_REASONS, EndReason, Score, goods_of, lands_of, score_with
from goldenhorn.rules.legal import decider, legal_codes
from goldenhorn.rules.material import (
    COLOUR_LETTERS,
    CONQUEROR,
    MODONE,
    NO_CARGO,
    NOWHERE,
    PEASANT,
    SHIP_KINDS,
    TERRITORIES,
    TO_CONSTANTINOPLE,
)
from goldenhorn.rules.movement import pay_wind
from goldenhorn.rules.scratch import Scratch
from goldenhorn.rules.setup import sea_way
from goldenhorn.rules.state import (
    ACTING,
    AFTER,
    DRAW_CARDS,
    LANDING,
    NO_CHANCE,
    OPENING,
    OVER,
    PLACING,
    TURNING,
    State,
)

PHASES = {
    PLACING: "placing",
    OPENING: "opening",
    ACTING: "acting",
    TURNING: "turning",
    LANDING: "landing",
    AFTER: "after",
    OVER: "over",
}

Counts = tuple[int, ...]
"""Numbers of the six colours, in the order YPGROB; for the bag, black and white follow."""
NO_CARDS = (0,) * 6


@dataclass(frozen=True, slots=True)
class ShipView:
    """A ship. `sails` are its three sails; `place` is None before it is placed; `cargo` is one of `CARGO_NAMES` or None;
    `aboard` counts goods or conquerors.
    """

    seat: int
    kind: str
    sails: str
    place: str | None
    heading: str
    cargo: str | None
    aboard: int
    peasants: int


@dataclass(frozen=True, slots=True)
class SeatView:
    """A player's public things; `cards` is the size of the hand, `score` the points as if the game ended now."""

    seat: int
    house: str
    goods: Counts
    conquerors: int
    peasants: int
    cards: int
    score: Score


@dataclass(frozen=True, slots=True)
class PortView:
    name: str
    goods: Counts
    conquerors: int
    peasants: int


@dataclass(frozen=True, slots=True)
class TerritoryView:
    name: str
    cost: int
    worth: int
    owner: int | None


@dataclass(frozen=True, slots=True)
class Landing:
    """A legal landing, the wind cards it costs, and the number of cards its port pays (5.7, 5.11)."""

    action: Sail
    price: str
    cards: int


@dataclass(frozen=True, slots=True)
class View:
    """What `seat` may know; a spectator has no seat and no hand.

    `way` are the places from Venice to Constantinople, `colours` the colour of each of them, empty for ports. `legal` and
    `landings` are empty unless the seat decides now. `unseen` counts the cards that are neither in the own hand nor among
    the discards: the pile and the other hands. `quiet` and `quiet_rounds` are the count of 6.4: nothing was loaded,
    unloaded or stolen in this round so far, and in this many rounds before it. Ports are filled to `port_size`,
    first hands hold `hand_size` cards.
    """

    seat: int | None
    players: int
    expansion: bool
    first: int
    way: tuple[str, ...]
    colours: tuple[str, ...]
    berths: int
    round: int
    phase: str
    turn: int
    decider: int | None
    chance: str | None
    raided: bool
    ship: tuple[int, str] | None
    end: EndReason | None
    announcer: int | None
    quiet: bool
    quiet_rounds: int
    port_size: int
    hand_size: int
    ports: tuple[PortView, PortView]
    ships: tuple[ShipView, ...]
    seats: tuple[SeatView, ...]
    territories: tuple[TerritoryView, ...]
    supply: int
    reserve: int
    bag: Counts
    pile: int
    discards: Counts
    hand: Counts | None
    unseen: Counts
    legal: tuple[Action, ...]
    landings: tuple[Landing, ...]


class Own(NamedTuple):
    """The part of a view that only its seat sees."""

    seat: int | None
    hand: Counts | None
    unseen: Counts
    legal: tuple[Action, ...]
    landings: tuple[Landing, ...]


def view_of(options: Options, state: State, seat: int | None) -> View:
    public = public_view(options, state)
    scratch = Scratch()
    mine = seat is not None and seat == public.decider
    return whole(public, own_view(options, state, seat, scratch.codes[: legal_codes(state, scratch)] if mine else ()))


def whole(public: View, own: Own) -> View:
    """The view of a seat, made from what everybody may know and what only the seat does."""
    if own.seat is None:
        return public
    return replace(public, seat=own.seat, hand=own.hand, unseen=own.unseen, legal=own.legal, landings=own.landings)


def public_view(options: Options, state: State) -> View:
    """What a spectator may know."""
    way = tuple(sea_way(state.players, options.modone))
    return View(
        seat=None,
        players=state.players,
        expansion=bool(state.expansion),
        first=state.first,
        way=_names(way),
        colours=_colours(way, tuple(state.colour)),
        berths=state.room[MODONE],
        round=state.rounds,
        phase=PHASES[state.phase],
        turn=state.turn,
        decider=None if state.chance != NO_CHANCE or state.phase == OVER else decider(state),
        chance=None if state.chance == NO_CHANCE else "draw" if state.chance == DRAW_CARDS else "fill",
        raided=bool(state.raided),
        ship=None if state.ship < 0 else (state.ship // 3, SHIP_KINDS[state.ship % 3]),
        end=END_REASONS[state.end],
        announcer=None if state.announcer < 0 else state.announcer,
        quiet=bool(state.quiet),
        quiet_rounds=state.quiet_rounds,
        port_size=state.port_size,
        hand_size=state.hand_size,
        ports=(_port(0, *state.port[0]), _port(1, *state.port[1])),
        ships=tuple([_ship_of(options, state, ship) for ship in range(3 * state.players)]),
        seats=tuple([_seat_of(options, state, seat) for seat in range(state.players)]),
        territories=tuple([_territory_of(state, number) for number in range(len(TERRITORIES))]) if state.expansion else (),
        supply=state.supply,
        reserve=state.reserve,
        bag=tuple(state.bag),
        pile=sum(state.pile),
        discards=tuple(state.discards[:6]),
        hand=None,
        unseen=_unseen(options, state, NO_CARDS),
        legal=(),
        landings=(),
    )


def own_view(options: Options, state: State, seat: int | None, codes: Sequence[int]) -> Own:
    """`codes` are the legal actions if the seat decides now."""
    if seat is None:
        return Own(None, None, _unseen(options, state, NO_CARDS), (), ())
    if not 0 <= seat < state.players:
        raise Impossible("seat-unknown", "2.3", seat=seat, players=state.players)
    hand = tuple(state.hand[seat][:6])
    legal = tuple([ACTIONS[code] for code in codes])
    landings = tuple([landing_of(state, action) for action in legal if isinstance(action, Sail)])
    return Own(seat, hand, _unseen(options, state, hand), legal, landings)


def _unseen(options: Options, state: State, hand: Counts) -> Counts:
    """1.2: all cards exist once, so whatever lies neither open nor in the own hand is out of sight."""
    each = options.box.cards_per_colour
    return tuple([each - open_ - own for open_, own in zip(state.discards, hand, strict=False)])


def landing_of(state: State, action: Sail) -> Landing:
    """What a legal landing costs and pays."""
    kind = SHIP_KINDS.index(action.ship)
    place = PLACE_NAMES.index(action.landing)
    hand, discards = state.hand[state.turn], state.discards
    held, lay = hand[:], discards[:]
    pay_wind(state, 3 * state.turn + kind, place)
    spent = [before - left for before, left in zip(held, hand, strict=True)]
    # Paid and taken back: a view is made after every decision, and copying the state would take most of its time.
    hand[:], discards[:] = held, lay
    pays = action.landing in PORTS or (place == MODONE and state.modone_pays)
    price = "".join(letter * number for letter, number in zip(COLOUR_LETTERS, spent, strict=False))
    return Landing(action, price, 3 - kind if pays else 0)


# A view is made after every decision at every table, and most of it is as it was: pieces are values that are kept.
_KEPT = 1 << 14


@cache
def _names(way: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(PLACE_NAMES[place] for place in way)


@lru_cache(_KEPT)
def _colours(way: tuple[int, ...], colours: tuple[int, ...]) -> tuple[str, ...]:
    return tuple((COLOUR_LETTERS + " ")[colours[place]].strip() for place in way)


@lru_cache(_KEPT)
def _port(port: int, *pieces: int) -> PortView:
    return PortView(PORTS[port], pieces[:6], pieces[CONQUEROR], pieces[PEASANT])


def _ship_of(options: Options, state: State, ship: int) -> ShipView:
    seat, kind = divmod(ship, 3)
    sails = options.box.fleets[state.house[seat]][kind]
    return _ship(
        ship,
        sails,
        state.place[ship],
        state.heading[ship],
        state.cargo[ship],
        state.aboard[ship],
        state.peasants_aboard[ship],
    )


@lru_cache(_KEPT)
def _ship(ship: int, sails: str, place: int, heading: int, cargo: int, aboard: int, peasants: int) -> ShipView:
    return ShipView(
        seat=ship // 3,
        kind=SHIP_KINDS[ship % 3],
        sails=sails,
        place=None if place == NOWHERE else PLACE_NAMES[place],
        heading="Constantinople" if heading == TO_CONSTANTINOPLE else "Venice",
        cargo=None if cargo == NO_CARGO else CARGO_NAMES[cargo],
        aboard=aboard,
        peasants=peasants,
    )


def _seat_of(options: Options, state: State, seat: int) -> SeatView:
    goods, conquerors, peasants = goods_of(state, seat)
    cards, lands = sum(state.hand[seat]), lands_of(state, seat)
    return _seat(seat, options.houses[seat], goods, conquerors, peasants, cards, lands)


@lru_cache(_KEPT)
def _seat(
    seat: int, house: str, goods: Counts, conquerors: int, peasants: int, cards: int, lands: tuple[tuple[str, int], ...]
) -> SeatView:
    return SeatView(seat, house, goods, conquerors, peasants, cards, score_with(goods, conquerors + peasants, lands))


def _territory_of(state: State, number: int) -> TerritoryView:
    return _territory(number, state.cost[number], state.worth[number], state.owner[number])


@lru_cache(_KEPT)
def _territory(number: int, cost: int, worth: int, owner: int) -> TerritoryView:
    return TerritoryView(TERRITORIES[number], cost, worth, None if owner < 0 else owner)
