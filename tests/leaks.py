"""Random evenings at a table, kept as a script, and played again in a world whose hidden cards, pile and secret are others.

One connection is observed: of a seat, of one of several seats of one person, or of somebody who only watches. Whatever it
is told must be the same in both worlds.
"""

import asyncio
import contextlib
import json
import logging
import random
import time
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import msgspec
from msgspec import convert

from goldenhorn.game.actions import ACTIONS
from goldenhorn.game.dealers import Request, SeededDealer
from goldenhorn.game.events import Chance
from goldenhorn.rules.material import HOUSES
from goldenhorn.server.endpoints import Endpoints
from goldenhorn.server.entries import AnyEntry
from goldenhorn.server.limits import Limits
from goldenhorn.server.logs import JsonLines
from goldenhorn.server.setup import Setup
from goldenhorn.server.socket import Socket
from goldenhorn.server.storage.store import TableRow
from goldenhorn.words import LANGUAGES
from players import SCARCE_BOX
from tabletop import KEY, Deaf, Seated, Tabletop, settle
from twins import deals_of, twin_log

LEVELS = ("deckhand", "sailor", "captain", "admiral", "doge")
NAMES = ("Anna", "Boris", "Carla", "Dario")
BY_KIND = {kind: [action for action in ACTIONS if type(action) is kind] for kind in map(type, ACTIONS)}
WATCHER = "Watcher"
STRANGER = "Stranger"


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
    """`place` connects, goes, says something, or a bot decides; or somebody asks by HTTP. `vain`: nothing happened."""

    kind: str
    place: str = ""
    message: str = ""
    seat: int = 0
    answers: int = 0
    vain: bool = False


@dataclass
class Evening:
    """What happened: the script, the log of the table, all that the observed place was told, and the server's log."""

    script: list[Step] = field(default_factory=list)
    entries: list[AnyEntry] = field(default_factory=list)
    heard: list[str] = field(default_factory=list)
    before_the_end: int = 0
    lines: list[str] = field(default_factory=list)


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
    return Company(convert(setup, Setup), players, places, languages, observed)


class Room:
    """A company at its table, in one world."""

    def __init__(self, company: Company, secret: str) -> None:
        self.company = company
        first = next(iter(company.players.values()))
        self.top = Tabletop(company.setup, secret, str(first))
        self.seated: dict[str, Seated] = {}
        self.evening = Evening()
        self._over = False

    @property
    def table(self) -> Any:
        return self.top.table

    async def do(self, step: Step) -> None:
        """Let a step happen. What others tried in vain is left out when it is done again: with other cards it might not be
        in vain; and the one who is observed must not have noticed.
        """
        Clock.tick()
        number = self.table.number
        if not step.vain or step.place == self.company.observed:
            await self._do(step)
        await settle()
        self._note()
        self.evening.script.append(replace(step, vain=step.kind == "say" and number == self.table.number))

    async def _do(self, step: Step) -> None:
        match step.kind:
            case "come":
                await self._come(step.place)
            case "go":
                await self.go(step.place)
            case "say":
                await self.seated[step.place].say(step.message)
            case "bot":
                await self.top.hall.change(
                    self.top.live,
                    lambda table: table.act_for(
                        step.seat, step.message, step.answers, str(table.thinker()), time.time_ns() // 1_000_000
                    ),
                )
            case "http":
                await self._ask()

    async def _come(self, place: str) -> None:
        company = self.company
        player = company.players[place]
        kind: type[Socket] = Socket if place == company.observed else Deaf
        one = Seated(self.top, player, None if player is None else place, company.languages[place], kind)
        self.seated[place] = one
        await one.ready()

    async def go(self, place: str) -> None:
        one = self.seated.pop(place)
        await one.go()
        if place == self.company.observed:
            self._hear(one)

    async def _ask(self) -> None:
        """What HTTP says about the table: for itself, and in lists."""
        endpoints = Endpoints(self.top.hall, None, Limits())  # type: ignore[arg-type]  # nobody is asked for
        info = await endpoints.table(SimpleNamespace(path={"key": KEY}))  # type: ignore[arg-type]
        row = TableRow(KEY, public=True, phase="playing", seats=2, expansion=False, created=0, changed=0)
        line = await endpoints._line(row)
        self.evening.heard += [msgspec.json.encode(info).decode(), msgspec.json.encode(line).decode()]

    def _hear(self, one: Seated) -> None:
        self.evening.heard += one.line.sent
        one.line.sent.clear()

    def _note(self) -> None:
        """What was heard, and how much of it before the game was over."""
        if self.company.observed in self.seated:
            self._hear(self.seated[self.company.observed])
        if self.table.phase == "over":
            self._over = True
        else:
            assert not self._over, "what is over stays over: the secret has been told"
            self.evening.before_the_end = len(self.evening.heard)

    async def end(self) -> Evening:
        for place in list(self.seated):
            await self.go(place)
        await self.top.hall.close()
        self.evening.entries = list(self.table.entries)
        return self.evening


class Improviser:
    """Lets a company do anything that people do, sensible or not."""

    def __init__(self, room: Room, rng: random.Random) -> None:
        self.room = room
        self.rng = rng

    async def whole_evening(self, most: int) -> None:
        room, rng = self.room, self.rng
        for place in room.company.places:
            if place == room.company.observed or rng.random() < 0.8:
                await room.do(Step("come", place))
        await self._gather()
        for _ in range(most):
            if room.table.phase == "over":
                await self._after_the_end()
                break
            await self._anything()

    async def _after_the_end(self) -> None:
        for place, seat in self.room.company.places.items():
            if seat is not None:
                await self._say(place, "undo", seat=seat, answers=self.room.table.turn)
            await self._odd(place)

    async def _gather(self) -> None:
        places = [place for place, seat in self.room.company.places.items() if seat is not None]
        for place in places:
            seat = self.room.company.places[place]
            await self._say(place, "sit", seat=seat)
            await self._say(place, "look", seat=seat)
            await self._odd(place)
        for place in places:
            seat = self.room.company.places[place]
            await self._say(place, "ready", seat=seat, salt=self.rng.choice(["", f"salt-{seat}"]))
        await self._say(places[0], "start")
        assert self.room.table.phase == "playing"

    async def _say(self, place: str, kind: str, **wish: Any) -> None:
        if place not in self.room.seated:
            await self.room.do(Step("come", place))
            seat = self.room.company.places[place]
            if kind != "sit" and self.room.table.seats_of(self.room.company.players[place]):
                await self.room.do(Step("say", place, json.dumps({"type": "look", "id": 0, "seat": seat})))
        await self.room.do(Step("say", place, json.dumps({"type": kind, "id": self.rng.randrange(1000), **wish})))

    async def _anything(self) -> None:
        rng, room = self.rng, self.room
        chance = rng.random()
        place = rng.choice([room.company.observed, *room.company.places])
        if chance < 0.55:
            await self._decide()
        elif chance < 0.85:
            await self._odd(place)
        elif chance < 0.9:
            await room.do(Step("http"))
        elif place in room.seated:
            await room.do(Step("go", place))
        else:
            await self._say(place, "ping")

    async def _decide(self) -> None:
        table, rng = self.room.table, self.rng
        seat = table.decider
        if seat is None:
            return
        action = str(rng.choice(table.game.legal()))
        place = self._place_of(seat)
        if rng.random() < 0.5:
            await self._try_first(seat)
        if place is None or table.chairs[seat].away:
            await self.room.do(Step("bot", message=action, seat=seat, answers=table.turn))
        else:
            await self._say(place, "act", seat=seat, action=action, answers=table.turn)

    async def _try_first(self, seat: int) -> None:
        """The one who is observed tries something that is not legal: why it is refused must not tell of other hands."""
        place = self.room.company.observed
        own = self.room.company.places[place]
        action = self._any_action()
        if seat == own and action in map(str, self.room.table.game.legal()):
            return
        trying = seat if own is None else self.rng.choice([own, seat, 3])
        if self._speaks_for(place, trying):
            await self._say(place, "act", seat=trying, action=action, answers=self.room.table.turn)

    def _speaks_for(self, place: str, seat: int) -> bool:
        """Who has two seats speaks for each from its own connection, so that neither has to tell of the other seat."""
        company = self.room.company
        return seat == company.places[place] or seat not in self.room.table.seats_of(company.players[place])

    def _any_action(self) -> str:
        """Of any kind, so that it is refused for any reason."""
        return str(self.rng.choice(BY_KIND[self.rng.choice(list(BY_KIND))]))

    def _place_of(self, seat: int) -> str | None:
        return next((place for place, own in self.room.company.places.items() if own == seat), None)

    async def _odd(self, place: str) -> None:
        """A wish that may be granted or not."""
        rng, table = self.rng, self.room.table
        own = self.room.company.places[place]
        seat = own if own is not None and rng.random() < 0.7 else rng.randrange(4)
        if not self._speaks_for(place, seat):
            return
        answers = rng.choice([*[table.turn] * 3, max(0, table.turn - rng.randrange(9)), rng.randrange(400)])
        kind = rng.choice(["act", "act", "act", "undo", "undo", "say", "leave", "return", "look", "rubbish", "other"])
        match kind:
            case "act":
                await self._say(place, kind, seat=seat, action=self._any_action(), answers=answers)
            case "undo":
                await self._say(place, kind, seat=seat, answers=answers)
            case "say":
                await self._say(place, kind, **rng.choice([{"text": "Ahoy!"}, {"phrase": "ouch"}, {}]))
            case "look":
                await self._look(place, seat)
            case "leave" | "return":
                if table.phase != "waiting":
                    await self._say(place, kind, seat=seat)
            case "rubbish":
                await self._say(place, rng.choice(["act", "sit", "nothing"]), seat=rng.choice([-1, "0", None, 1.5, [[]]]))
            case "other":
                if table.phase == "playing":
                    wish = rng.choice(["sit", "stand", "start", "close", "rematch", "ready"])
                    await self._say(place, wish, **({} if wish in ("start", "close", "rematch") else {"seat": seat}))

    async def _look(self, place: str, seat: int) -> None:
        """Look from a foreign seat, or as a spectator, and back to the own one."""
        await self._say(place, "look", seat=self.rng.choice([seat, None]))
        own = self.room.company.places[place]
        if own is not None:
            await self._say(place, "look", seat=own)


class Clock:
    """The time at the table: the same in both worlds."""

    at = 1_700_000_000_000_000_000

    @classmethod
    def now(cls) -> int:
        return cls.at

    @classmethod
    def tick(cls) -> None:
        cls.at += 7_000_000_000


class Lines(logging.Handler):
    """The server's log at its default level."""

    def __init__(self) -> None:
        super().__init__(logging.INFO)
        self.setFormatter(JsonLines())
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        record.created = record.msecs = 0
        self.lines.append(self.format(record))


@contextlib.contextmanager
def world(deals: dict[int, Chance] | None) -> Iterator[Lines]:
    """Time begins, and chance deals what is given."""
    Clock.at = 1_700_000_000_000_000_000
    natural = SeededDealer.deal

    def deal(self: SeededDealer, request: Request, number: int) -> Chance:
        return natural(self, request, number) if deals is None or number not in deals else deals[number]

    lines, logger = Lines(), logging.getLogger("goldenhorn")
    level = logger.level
    logger.addHandler(lines)
    logger.setLevel(logging.INFO)
    try:
        with patch.object(SeededDealer, "deal", deal), patch.object(time, "time_ns", Clock.now):
            yield lines
    finally:
        logger.removeHandler(lines)
        logger.setLevel(level)


async def improvised(company: Company, secret: str, rng: random.Random, most: int) -> Evening:
    with world(None) as log:
        room = Room(company, secret)
        await Improviser(room, rng).whole_evening(most)
        evening = await room.end()
        evening.lines = log.lines
    return evening


async def repeated(company: Company, secret: str, script: list[Step], entries: list[AnyEntry]) -> Evening:
    """The same script where chance deals as in a given log."""
    with world(deals_of(entries)) as log:
        room = Room(company, secret)
        for step in script:
            await room.do(step)
        evening = await room.end()
        evening.lines = log.lines
    return evening


@dataclass
class Pair:
    """An evening, and its twin for the one who is observed."""

    company: Company
    secrets: tuple[str, str]
    evening: Evening
    twin: Evening
    planned: list[AnyEntry]


def pair(seed: int) -> Pair:
    rng = random.Random(seed)
    company = random_company(rng)
    secrets = (f"first-secret-{seed:08}-{rng.getrandbits(64):x}", f"other-secret-{seed:08}-{rng.getrandbits(64):x}")

    async def both() -> Pair:
        evening = await improvised(company, secrets[0], rng, rng.choice([20, 50, 100, 300]))
        planned = twin_log(evening.entries, company.known, rng)
        twin = await repeated(company, secrets[1], evening.script, planned)
        return Pair(company, secrets, evening, twin, planned)

    return asyncio.run(both())
