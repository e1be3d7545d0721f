"""What can be chosen now, in the order in which one thinks: first a ship or a thing to do, then how. It only sorts what is
legal.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from goldenhorn.game.actions import (
    PORTS,
    Action,
    Conquer,
    KeepCourse,
    Load,
    Place,
    Raid,
    Sail,
    Train,
    TurnRound,
)
from goldenhorn.game.view import Landing, ShipView, View
from goldenhorn.telling.teller import Teller
from goldenhorn.terminal.look import sign
from goldenhorn.terminal.story import Storyteller
from goldenhorn.words import Fact, say

Spot = str | tuple[int, str]
"""A place of the sea way, or a ship: what a choice is about, to be shown and clicked on the board."""


@dataclass(frozen=True)
class Choice:
    """Either it is an action, or there is more to choose: `within`. `title` may hold signs."""

    title: str
    spot: Spot | None = None
    action: Action | None = None
    within: "tuple[Choice, ...]" = ()
    prompt: str = ""


class Chooser:
    """The choices of a view in one language."""

    def __init__(self, language: str, view: View) -> None:
        self.language = language
        self.view = view
        self.story = Storyteller(language, view)
        self._teller = Teller(language, tuple(seat.house for seat in view.seats))
        self._landings = {landing.action: landing for landing in view.landings}
        self._ships = {(ship.seat, ship.kind): ship for ship in view.ships}

    @property
    def prompt(self) -> str:
        """What the seat is asked, as on the page."""
        match self.view.phase:
            case "placing":
                return self._say("page-step-place")
            case "turning":
                return self._say("page-step-turn")
            case "landing":
                ship = self.view.ship
                return self._say("page-choose-landing", ship="" if ship is None else self._sails(*ship))
            case "after":
                return self._say("page-step-after")
            case "over":
                return self._say("page-over")
            case _:
                return self._say("page-step-choose")

    def choices(self) -> tuple[Choice, ...]:
        grouped: dict[object, list[Action]] = {}
        for action in self.view.legal:
            grouped.setdefault(_subject(action), []).append(action)
        groups = [self._group(actions) for actions in grouped.values()]
        return groups[0].within if len(groups) == 1 and groups[0].within else tuple(groups)

    def move(self, actions: Sequence[Action]) -> str:
        """An action that can be chosen now, and perhaps the landing after it."""
        after = [
            self._say("screen-sail", place=self.story.place(one.landing)) for one in actions[1:] if isinstance(one, Sail)
        ]
        return ", ".join([self._whole(actions[0]), *after])

    def _group(self, actions: list[Action]) -> Choice:
        first = actions[0]
        if len(actions) == 1:
            return self._single(first, self._whole)
        match first:
            case Place():
                return Choice("", within=self._singles(actions, self._whole))
            case Raid(house, kind, _):
                prey = self._prey(house, kind)
                loot = self._say("page-raid-brings", loot=self._loot(prey))
                title = self._say("screen-raid", house=house, ship=sign("sails", prey.sails), cargo=self._cargo(prey))
                within = self._singles(actions, lambda one: sign("card", one.cards) if isinstance(one, Raid) else "")
                return Choice(title, (prey.seat, prey.kind), within=within, prompt=loot)
            case Load(kind, _):
                ship = self._own(kind)
                title = self._say(
                    "screen-ship-port", ship=sign("sails", ship.sails), port=self.story.place(ship.place or "")
                )
                prompt = self._say("page-choose-cargo", ship=sign("sails", ship.sails))
                return Choice(title, (ship.seat, kind), within=self._singles(actions, self._load), prompt=prompt)
            case Sail(kind, _):
                ship = self._own(kind)
                title = self._say(
                    "screen-ship-sea",
                    ship=sign("sails", ship.sails),
                    place=self.story.place(ship.place or ""),
                    cargo=self._cargo(ship),
                )
                prompt = self._say("page-choose-landing", ship=sign("sails", ship.sails))
                return Choice(title, (ship.seat, kind), within=self._singles(actions, self._sail), prompt=prompt)
            case Conquer(territory, _):
                prompt = self._say("phone-conquer", territory=territory)
                title = self._say("do-conquer", territory=territory, peasants=0)
                return Choice(title, within=self._singles(actions, self._payment), prompt=prompt)
            case Train():
                title = self._say("phone-train")
                return Choice(title, within=self._singles(actions, self._whole), prompt=title)
        raise AssertionError(actions)

    def _singles(self, actions: Iterable[Action], title: Callable[[Action], str]) -> tuple[Choice, ...]:
        return tuple(self._single(action, title) for action in actions)

    def _single(self, action: Action, title: Callable[[Action], str]) -> Choice:
        return Choice(title(action), self._spot(action), action)

    def _spot(self, action: Action) -> Spot | None:
        match action:
            case Sail(_, landing):
                return landing
            case Load(kind, _):
                return self._mover(), kind
            case Raid(house, kind, _):
                return self._prey(house, kind).seat, kind
            case TurnRound() | KeepCourse():
                return self.view.ship
            case _:
                return None

    def _whole(self, action: Action) -> str:
        match action:
            case Place(ports):
                return self._placing(ports)
            case Raid(house, kind, cards):
                prey = self._prey(house, kind)
                title = self._say("screen-raid", house=house, ship=sign("sails", prey.sails), cargo=self._cargo(prey))
                return self._say("screen-with", action=title, cards=sign("card", cards))
            case Load(kind, _):
                return f"{sign('sails', self._own(kind).sails)} {self._load(action)}"
            case Sail(kind, _):
                return f"{sign('sails', self._own(kind).sails)} {self._sail(action)}"
            case _:  # no pieces are in it
                return self._teller.action(action)

    def _placing(self, ports: str) -> str:
        """Each port with the ships that begin there."""
        fleet = [ship for ship in self.view.ships if ship.seat == self.view.seat]
        parts = []
        for letter, name in zip("VC", PORTS, strict=True):
            ships = [sign("sails", ship.sails) for ship, port in zip(fleet, ports, strict=True) if port == letter]
            if ships:
                parts.append(" ".join([self.story.place(name), *ships]))
        return "   ".join(parts)

    def _load(self, action: Action) -> str:
        assert isinstance(action, Load), action
        ship = self._own(action.ship)
        port = next(port for port in self.view.ports if port.name == ship.place)
        if len(action.cargo) == 1:
            number = port.goods["YPGROB".index(action.cargo)]
            cargo = f"{number} {sign('cube', action.cargo)} {self._say(f'colour-{action.cargo}')}"
        else:
            conquerors = port.conquerors if action.cargo != "peasants" else 0
            cargo = self.story.figures(conquerors, port.peasants if action.cargo != "conquerors" else 0)
        return self._say("screen-load", cargo=cargo)

    def _sail(self, action: Action) -> str:
        assert isinstance(action, Sail), action
        landing: Landing = self._landings[action]
        place = self.story.place(action.landing)
        parts = [self._say("screen-sail", place=place)]
        if landing.price:
            parts.append(self._say("price", cards=sign("card", landing.price)))
        if landing.cards:
            parts.append(self._say("pays", number=landing.cards))
        return ", ".join(parts)

    def _payment(self, action: Action) -> str:
        assert isinstance(action, Conquer), action
        cost = next(land.cost for land in self.view.territories if land.name == action.territory)
        return self.story.figures(cost - action.peasants // 2, action.peasants)

    def _mover(self) -> int:
        assert self.view.seat is not None, "only a seat has choices"
        return self.view.seat

    def _own(self, kind: str) -> ShipView:
        return self._ships[self._mover(), kind]

    def _prey(self, house: str, kind: str) -> ShipView:
        seat = next(one.seat for one in self.view.seats if one.house == house)
        return self._ships[seat, kind]

    def _sails(self, seat: int, kind: str) -> str:
        return sign("sails", self._ships[seat, kind].sails)

    def _cargo(self, ship: ShipView) -> str:
        return self._say("screen-empty") if ship.cargo is None else self.story.cargo(ship.cargo, ship.aboard, ship.peasants)

    def _loot(self, prey: ShipView) -> str:
        """4.3, 8.9 as the page tells it: one piece of what is aboard."""
        if prey.cargo is not None and len(prey.cargo) == 1:
            return self.story.cargo(prey.cargo, 1, 0)
        return self.story.figures(0, 1)

    def _say(self, message: str, **facts: Fact) -> str:
        return say(message, self.language, **facts)


def _subject(action: Action) -> object:
    """What an action is about; actions with the same subject are offered together."""
    match action:
        case Place():
            return Place
        case Raid(house, kind, _):
            return Raid, house, kind
        case Load(kind, _) | Sail(kind, _):
            return kind
        case Conquer(territory, _):
            return territory
        case Train():
            return Train
        case _:
            return action
