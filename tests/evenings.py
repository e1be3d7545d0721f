"""Random evenings at a table: who comes, and everything that people do there, sensible or not, kept as a script.

One connection is observed: of a seat, of one of several seats of one person, or of somebody who only watches.
"""

import json
import random
from dataclasses import dataclass, field, replace
from types import SimpleNamespace
from typing import Any

import msgspec
from msgspec import convert

from goldenhorn.game.actions import ACTIONS
from goldenhorn.rules.material import HOUSES
from goldenhorn.server.endpoints import Endpoints
from goldenhorn.server.entries import AnyEntry
from goldenhorn.server.hall import now
from goldenhorn.server.limits import Limits
from goldenhorn.server.setup import Setup
from goldenhorn.server.storage.store import TableRow
from goldenhorn.words import LANGUAGES
from players import SCARCE_BOX
from tabletop import KEY, Deaf, Seated, Tabletop, at_once, decided

LEVELS = ("deckhand", "sailor", "captain", "admiral", "doge")
NAMES = ("Anna", "Boris", "Carla", "Dario")
WATCHER, STRANGER = "Watcher", "Stranger"
BY_KIND = {kind: [action for action in ACTIONS if type(action) is kind] for kind in map(type, ACTIONS)}


class Clock:
    """The time at the table."""

    at = 0

    @classmethod
    def begin(cls) -> None:
        cls.at = 1_700_000_000_000_000_000

    @classmethod
    def now(cls) -> int:
        return cls.at

    @classmethod
    def tick(cls) -> None:
        cls.at += 7_000_000_000


def player_key(name: str) -> str:
    """A key that would be recognised anywhere."""
    return f"secret-player-key-of-{name}"


@dataclass(frozen=True)
class Company:
    """Who comes to a table. `places` are connections: a name for each seat of a person, and those without a seat."""

    setup: Setup
    players: dict[str, str | None]
    places: dict[str, int | None]
    languages: dict[str, str]
    observed: str
    all_listen: bool  # what is made for one may be told to another

    @property
    def known(self) -> set[int]:
        """The seats whose cards the observed connection may know: its own, and the lowest of the same person, from which
        everybody looks at first.
        """
        seats = [seat for place, seat in self.places.items() if self.players[place] == self.players[self.observed]]
        own = self.places[self.observed]
        return set() if own is None else {own, min(seat for seat in seats if seat is not None)}


@dataclass(frozen=True)
class Step:
    """`place` connects, goes or says something; or whoever has to decides, or somebody asks by HTTP. `vain`: nothing
    happened.
    """

    kind: str
    place: str = ""
    message: str = ""
    vain: bool = False


@dataclass
class Evening:
    """What happened: the script, the log of the table, and all that the observed place was told."""

    secret: str
    script: list[Step] = field(default_factory=list)
    entries: list[AnyEntry] = field(default_factory=list)
    heard: list[str] = field(default_factory=list)
    before_the_end: int = 0
    over: bool = False


def random_company(rng: random.Random) -> Company:
    number = rng.randint(2, 4)
    seats = [rng.choice(["open", "open", "open", rng.choice(LEVELS)]) for _ in range(number)]
    if "open" not in seats:
        seats[rng.randrange(number)] = "open"
    setup = {
        "seats": seats,
        "expansion": rng.random() < 0.5,
        "layout": rng.choice(["standard", "shuffled"]),
        "modone": number == 3 and rng.random() < 0.5,
        "first": rng.choice([None, *range(number)]),
        "houses": rng.choice([[], rng.sample([*HOUSES, None, None, None], number)]),
        "box": rng.choice([None, SCARCE_BOX.to_dict()]),
        "public": rng.random() < 0.5,
        "chat": rng.choice(["free", "free", "phrases", "off"]),
        "clock": rng.choice(
            [None, {"kind": "move", "seconds": 600}, {"kind": "game", "seconds": 86_400, "bonus": rng.randrange(9)}]
        ),
        "stand_in": rng.choice(LEVELS),
        "hints": rng.random() < 0.5,
    }
    people = [seat for seat, plan in enumerate(seats) if plan == "open"]
    hot = len(people) > 1 and rng.random() < 0.3  # the first two sit at one device
    places: dict[str, int | None] = {NAMES[seat]: seat for seat in people}
    players: dict[str, str | None] = {NAMES[seat]: player_key(NAMES[seat]) for seat in people}
    if hot:
        players[NAMES[people[1]]] = player_key(NAMES[people[0]])
    places |= {WATCHER: None, STRANGER: None}
    players |= {WATCHER: player_key(WATCHER), STRANGER: None}
    languages = {name: rng.choice(LANGUAGES) for name in places}
    observed = rng.choice([*places, *(NAMES[seat] for seat in people)])
    return Company(convert(setup, Setup), players, places, languages, observed, all_listen=rng.random() < 0.2)


class Room:
    """A company at its table, in one world."""

    def __init__(self, company: Company, secret: str) -> None:
        self.company = company
        host = next(iter(company.players.values()))
        self.top = Tabletop(secret, str(host), company.setup)
        self.table: Any = self.top.table  # with a game, as soon as it is asked for one
        self.seated: dict[str, Seated] = {}
        self.evening = Evening(secret)

    def do(self, step: Step) -> None:
        """Let a step happen. What others tried in vain is left out when it is done again: with other cards it might not be
        in vain; and the one who is observed must not have noticed.
        """
        Clock.tick()
        number = self.table.number
        if not step.vain or step.place == self.company.observed:
            self._do(step)
        self._note()
        self.evening.script.append(replace(step, vain=step.kind == "say" and number == self.table.number))

    def _do(self, step: Step) -> None:
        match step.kind:
            case "come":
                self._come(step.place)
            case "go":
                self._go(step.place)
            case "say":
                self.seated[step.place].say(step.message)
            case "decide":
                self.top.change(lambda table: decided(table, step.message, now()))
            case "http":
                self._ask()

    def _come(self, place: str) -> None:
        player = self.company.players[place]
        kind = Seated if self.company.all_listen or place == self.company.observed else Deaf
        self.seated[place] = kind(self.top, player, None if player is None else place, self.company.languages[place])

    def _go(self, place: str) -> None:
        one = self.seated.pop(place)
        one.go()
        if place == self.company.observed:
            self._hear(one)

    def _ask(self) -> None:
        """What HTTP says about the table: for itself, and in lists."""
        endpoints = Endpoints(self.top.hall, None, Limits())  # type: ignore[arg-type]  # nobody is asked for
        row = TableRow(KEY, public=True, phase="playing", seats=2, expansion=False, created=0, changed=0)
        info = at_once(endpoints.table(SimpleNamespace(path={"key": KEY})))  # type: ignore[arg-type]
        line = at_once(endpoints._line(row, None))
        self.evening.heard += [msgspec.json.encode(info).decode(), msgspec.json.encode(line).decode()]

    def _hear(self, one: Seated) -> None:
        self.evening.heard += one.sent
        one.sent.clear()

    def _note(self) -> None:
        """What was heard, and how much of it before the game was over."""
        if self.company.observed in self.seated:
            self._hear(self.seated[self.company.observed])
        if self.table.phase == "over":
            self.evening.over = True
        else:
            assert not self.evening.over, "what is over stays over: the secret has been told"
            self.evening.before_the_end = len(self.evening.heard)

    def end(self) -> Evening:
        for place in list(self.seated):
            self._go(place)
        self.evening.entries = list(self.table.entries)
        return self.evening


class Improviser:
    """Lets a company do anything that people do, sensible or not."""

    def __init__(self, room: Room, rng: random.Random) -> None:
        self.room = room
        self.rng = rng

    def whole_evening(self, most: int) -> None:
        room, rng = self.room, self.rng
        for place in room.company.places:
            if place == room.company.observed or rng.random() < 0.8:
                room.do(Step("come", place))
        self._gather()
        if rng.random() < 0.5:
            self._skip(rng.randrange(200))
        for _ in range(most):
            if room.table.phase == "over":
                self._after_the_end()
                break
            self._anything()

    def _after_the_end(self) -> None:
        for place, seat in self.room.company.places.items():
            if seat is not None:
                self._say(place, "undo", seat=seat, answers=self.room.table.turn)
            self._odd(place)

    def _gather(self) -> None:
        places = [place for place, seat in self.room.company.places.items() if seat is not None]
        for place in places:
            seat = self.room.company.places[place]
            self._say(place, "sit", seat=seat)
            self._say(place, "look", seat=seat)
            self._odd(place)
        for place in places:
            seat = self.room.company.places[place]
            self._say(place, "ready", seat=seat, salt=self.rng.choice(["", f"salt-{seat}"]))
        self._say(places[0], "start")
        assert self.room.table.phase == "playing"

    def _skip(self, most: int) -> None:
        """Go on with the game while nobody is connected; the one who is observed reads of it afterwards."""
        for place in list(self.room.seated):
            self.room.do(Step("go", place))
        for _ in range(most):
            if self.room.table.phase != "over":
                self.room.do(Step("decide", message=str(self.rng.choice(self.room.table.game.legal()))))
        self._say(self.room.company.observed, "ping")

    def _say(self, place: str, kind: str, **wish: Any) -> None:
        if place not in self.room.seated:
            self.room.do(Step("come", place))
            seat = self.room.company.places[place]
            if kind != "sit" and self.room.table.seats_of(self.room.company.players[place]):
                self.room.do(Step("say", place, json.dumps({"type": "look", "id": 0, "seat": seat})))
        self.room.do(Step("say", place, json.dumps({"type": kind, "id": self.rng.randrange(1000), **wish})))

    def _anything(self) -> None:
        rng, room = self.rng, self.room
        chance = rng.random()
        place = rng.choice([*[room.company.observed] * 4, *room.company.places])
        if chance < 0.55:
            self._decide()
        elif chance < 0.85:
            self._odd(place)
        elif chance < 0.9:
            room.do(Step("http"))
        elif place in room.seated:
            room.do(Step("go", place))
        else:
            self._say(place, "ping")

    def _decide(self) -> None:
        table, rng = self.room.table, self.rng
        seat = table.decider
        if seat is None:
            return
        action = str(rng.choice(table.game.legal()))
        place = self._place_of(seat)
        if rng.random() < 0.5:
            self._try_first(seat)
        if place is None or table.chairs[seat].away:
            self.room.do(Step("decide", message=action))
        else:
            self._say(place, "act", seat=seat, action=action, answers=table.turn)

    def _try_first(self, seat: int) -> None:
        """The one who is observed tries something that is not legal: why it is refused must not tell of other hands."""
        place = self.room.company.observed
        own = self.room.company.places[place]
        action = self._any_action()
        if seat == own and action in map(str, self.room.table.game.legal()):
            return
        trying = seat if own is None else self.rng.choice([own, seat, 3])
        if self._speaks_for(place, trying):
            self._say(place, "act", seat=trying, action=action, answers=self.room.table.turn)

    def _speaks_for(self, place: str, seat: int) -> bool:
        """Who has two seats speaks for each from its own connection, so that neither has to tell of the other seat."""
        company = self.room.company
        return seat == company.places[place] or seat not in self.room.table.seats_of(company.players[place])

    def _any_action(self) -> str:
        """Of any kind, so that it is refused for any reason."""
        return str(self.rng.choice(BY_KIND[self.rng.choice(list(BY_KIND))]))

    def _place_of(self, seat: int) -> str | None:
        return next((place for place, own in self.room.company.places.items() if own == seat), None)

    def _odd(self, place: str) -> None:
        """A wish that may be granted or not."""
        rng, table = self.rng, self.room.table
        own = self.room.company.places[place]
        seat = own if own is not None and rng.random() < 0.7 else rng.randrange(4)
        if not self._speaks_for(place, seat):
            return
        answers = rng.choice([*[table.turn] * 8, max(0, table.turn - rng.randrange(9)), rng.randrange(400)])
        kind = rng.choice(
            ["act", "act", "act", "undo", "undo", "say", "leave", "return", "look", "rubbish", "other", "advise"]
        )
        match kind:
            case "act":
                self._say(place, kind, seat=seat, action=self._any_action(), answers=answers)
            case "undo":
                self._say(place, kind, seat=seat, answers=answers)
            case "say":
                self._say(place, kind, **rng.choice([{"text": "Ahoy!"}, {"phrase": "ouch"}, {}]))
            case "look":
                self._look(place, seat)
            case "advise":
                self._say(place, kind, seat=seat, about="cards")
            case "leave" | "return":
                if table.phase != "waiting":
                    self._say(place, kind, seat=seat)
            case "rubbish":
                self._say(place, rng.choice(["act", "sit", "nothing"]), seat=rng.choice([-1, "0", None, 1.5, [[]]]))
            case "other":
                if table.phase == "playing":
                    wish = rng.choice(["sit", "stand", "start", "close", "rematch", "ready"])
                    self._say(place, wish, **({} if wish in ("start", "close", "rematch") else {"seat": seat}))

    def _look(self, place: str, seat: int) -> None:
        """Look from a foreign seat, or as a spectator, and back to the own one."""
        self._say(place, "look", seat=self.rng.choice([seat, None]))
        own = self.room.company.places[place]
        if own is not None:
            self._say(place, "look", seat=own)
