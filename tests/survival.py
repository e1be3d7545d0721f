"""People who play on whatever happens to the servers, and remember what they were told.

They come back by themselves, and repeat what was not acknowledged. What was acknowledged has to be in the log, the same at
the same number, for ever.
"""

import asyncio
import contextlib
import json
import logging
import random
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import Any, TypeVar

import httpx
import websockets
from sqlalchemy import Engine, select

from goldenhorn.record.codec import read_json
from goldenhorn.record.verify import verify
from goldenhorn.server.hall import read_table
from goldenhorn.server.storage import store
from goldenhorn.server.storage.engine import open_engine
from goldenhorn.server.storage.schema import entries, games
from serving import PATIENCE, Place, Server

T = TypeVar("T")
logging.getLogger("httpx").setLevel(logging.WARNING)  # it tells of every request
LOST = (OSError, websockets.ConnectionClosed, websockets.InvalidHandshake, websockets.InvalidMessage, httpx.HTTPError)
# Who plays: persons, then bots; and what.
TABLES: tuple[tuple[int, tuple[str, ...], dict[str, Any]], ...] = (
    (2, (), {}),
    (1, ("sailor",), {}),
    (2, ("deckhand",), {"expansion": True}),
    (3, (), {"layout": "shuffled"}),
    (1, ("deckhand", "sailor", "deckhand"), {"expansion": True}),
    (2, ("sailor", "deckhand"), {"modone": False, "first": None}),
)


class Person:
    """Somebody with a cookie, who takes any of the servers."""

    def __init__(self, crowd: "Crowd", name: str) -> None:
        self.crowd = crowd
        self.name = name
        self.cookie = ""

    async def introduce_themselves(self) -> None:
        response = await self.crowd.insist(lambda: self._request("PUT", "/api/me", {"name": self.name}))
        self.cookie = response.headers["set-cookie"].partition(";")[0]

    async def open(self, setup: dict[str, Any]) -> str:
        response = await self.crowd.insist(lambda: self._request("POST", "/api/tables", setup))
        return str(response.json()["key"])

    async def _request(self, method: str, path: str, body: dict[str, Any]) -> httpx.Response:
        headers = {"Cookie": self.cookie} if self.cookie else {}
        async with httpx.AsyncClient(base_url=self.crowd.server.url, timeout=PATIENCE) as http:
            response = await http.request(method, path, json=body, headers=headers)
            return response.raise_for_status()

    @contextlib.asynccontextmanager
    async def at(self, key: str) -> AsyncIterator[Place]:
        url = f"{self.crowd.server.url.replace('http', 'ws')}/api/tables/{key}/play"
        headers = {"Cookie": self.cookie}
        async with websockets.connect(url, additional_headers=headers, max_size=None, open_timeout=PATIENCE) as line:
            place = Place(line)
            await place.next("table")
            yield place


class Crowd:
    """`logs` is what was found in the database; `acknowledged` what the people know to be in there, by table and number.

    Counted are games that were played, what was acknowledged, how often somebody came back, and how often a decision was
    sent again as nobody had said what became of it.
    """

    def __init__(self, servers: Sequence[Server], rng: random.Random, *, few: bool = False) -> None:
        self.servers = servers
        self.rng = rng
        self.logs: dict[str, list[str]] = {}
        self.acknowledged: dict[str, dict[int, dict[str, Any]]] = {}
        self.ending = False
        self.counted = Counter({"kills": 0, "games": 0, "acknowledged": 0, "returns": 0, "repeats": 0})
        self._tables = rng.sample(TABLES, 3) if few else TABLES

    @property
    def server(self) -> Server:
        return self.rng.choice(self.servers)

    async def some_more(self, most: int) -> None:
        """Let some more be acknowledged, at most so many, and then a moment pass."""
        wanted = self.counted["acknowledged"] + self.rng.randint(1, most)
        async with asyncio.timeout(PATIENCE):
            while self.counted["acknowledged"] < wanted:
                if self._playing.done():
                    self._playing.result()
                await asyncio.sleep(0.002)
        await asyncio.sleep(self.rng.uniform(0, 0.03))

    async def insist(self, work: Callable[[], Awaitable[T]]) -> T:
        while True:
            with contextlib.suppress(*LOST):
                return await work()
            await asyncio.sleep(0.1)

    def begin(self) -> None:
        self._playing = asyncio.ensure_future(self._play())

    async def end(self) -> None:
        """Let the games that were begun be played to their end."""
        self.ending = True
        await self._playing

    def give_up(self) -> None:
        self._playing.cancel()

    async def _play(self) -> None:
        async with asyncio.TaskGroup() as group:
            for index, table in enumerate(self._tables):
                group.create_task(self._play_at_tables(index, *table))

    async def _play_at_tables(self, index: int, number: int, bots: tuple[str, ...], options: dict[str, Any]) -> None:
        while not self.ending:
            persons = [Person(self, f"Person {index}.{seat}") for seat in range(number)]
            for person in persons:
                await person.introduce_themselves()
            key = await persons[0].open({"seats": ["here", *["open"] * (number - 1), *bots], **options})
            self.acknowledged[key] = {}
            async with asyncio.TaskGroup() as group:
                for seat, person in enumerate(persons):
                    group.create_task(Sitter(self, person, key, seat, number).play())
            self.counted["games"] += 1

    def check(self, url: str) -> None:
        """What the database says now against what people know."""
        known = {key: dict(told) for key, told in self.acknowledged.items()}
        engine = open_engine(url)
        try:
            found = logs(engine)
        finally:
            engine.dispose()
        for key, log in found.items():
            before = self.logs.get(key, [])
            assert log[: len(before)] == before, "what was written once stays"
            self.logs[key] = log
        for key, told in known.items():
            assert key in found, "a table is lost"
            for number, entry in told.items():
                assert number < len(found[key]), f"entry {number} of {key} is lost: {entry}"
                assert fits(found[key][number], entry), f"entry {number} of {key} is {found[key][number]}, not {entry}"

    def check_games(self, url: str) -> int:
        """All games are over, nobody's decision is there twice or was made by nobody, and records verify; their number."""
        self.check(url)
        engine = open_engine(url)
        try:
            for key, known in self.acknowledged.items():
                acted = {number for number, body in enumerate(map(json.loads, self.logs[key])) if by_person(body)}
                assert acted == {number for number, entry in known.items() if entry["kind"] == "acted"}
                table = store.reading(engine, lambda database, key=key: read_table(database, key))  # type: ignore[misc]
                assert table.phase == "over"
                assert verify(read_json(record(engine, key))) is None
        finally:
            engine.dispose()
        return len(self.acknowledged)


def logs(engine: Engine) -> dict[str, list[str]]:
    """Of every table; their numbers have no gaps."""
    found: dict[str, list[str]] = {}
    statement = select(entries).order_by(entries.c.table_key, entries.c.number)
    for key, number, body in store.reading(engine, lambda database: list(database.execute(statement))):
        found.setdefault(key, []).append(body)
        assert number == len(found[key]) - 1
    return found


def record(engine: Engine, key: str) -> str:
    statement = select(games.c.record).where(games.c.key == key)
    return store.reading(engine, lambda database: str(database.execute(statement).scalar_one()))


def by_person(body: dict[str, Any]) -> bool:
    return body["kind"] == "acted" and body["bot"] is None


def fits(body: str, entry: dict[str, Any]) -> bool:
    found = json.loads(body)
    if found["kind"] == "acted":
        found["action"] = found["events"][0]["action"]
    return all(found.get(name) == value for name, value in entry.items())


class Sitter:
    """A person at a table, until the game is over."""

    def __init__(self, crowd: Crowd, person: Person, key: str, seat: int, persons: int) -> None:
        self.crowd = crowd
        self.person = person
        self.key = key
        self.seat = seat
        self.persons = persons
        self.pending: tuple[str, int] | None = None  # a decision that was not acknowledged, and what it answers
        self._said = 0

    async def play(self) -> None:
        over = known = False
        while not over:
            try:
                async with self.person.at(self.key) as place:
                    self.crowd.counted["returns"] += known
                    known = True
                    await self._settle(place)
                    await self._decide(place)
                    over = True
            except TimeoutError:  # which would be a lost connection else
                raise AssertionError(f"nothing happens any more at {self.key}") from None
            except LOST:
                pass
            await asyncio.sleep(self.crowd.rng.uniform(0, 0.1))

    async def _settle(self, place: Place) -> None:
        """Sit down, be ready, begin: whatever of it has not been done yet."""
        while place.table["phase"] == "waiting":
            chairs = place.table["chairs"][: self.persons]
            if self.seat not in place.mine:
                await self._wish(place, {"kind": "sat"}, "sit", seat=self.seat)
                await place.do("look", seat=self.seat)
            elif not chairs[self.seat]["ready"]:
                await self._wish(place, {"kind": "readied"}, "ready", seat=self.seat)
            elif self.seat == 0 and all(chair["ready"] for chair in chairs):
                await self._wish(place, {"kind": "started", "seat": None}, "start")
            else:
                await place.read()

    async def _decide(self, place: Place) -> None:
        while place.table["phase"] != "over":
            assert place.view is not None
            if self.pending is not None:
                await self._repeat(place, *self.pending)
            elif place.to_decide != self.seat:
                await place.read()
            elif place.view["seat"] != self.seat:
                await place.do("look", seat=self.seat)
            elif self.crowd.rng.random() < 0.03:
                self._said += 1
                text = f"{self.person.name} says {self._said}"
                await self._wish(place, {"kind": "said", "text": text}, "say", text=text)
            else:
                self.pending = (self.crowd.rng.choice(place.view["legal"]), place.turn)
                await self._act(place, *self.pending)
        if self.pending is not None:  # the last decision was written, and not acknowledged
            await self._repeat(place, *self.pending)

    async def _repeat(self, place: Place, action: str, answers: int) -> None:
        self.crowd.counted["repeats"] += 1
        await self._act(place, action, answers)

    async def _act(self, place: Place, action: str, answers: int) -> None:
        """Decide; it is pending until it is known what became of it."""
        known = place.number
        entry = {"kind": "acted", "action": action}
        answer = await self._wish(place, entry, "act", seat=self.seat, action=action, answers=answers)
        if answer["type"] == "refused":
            assert answer["kind"] == "late", answer
            # The process that was asked had not heard yet: the truth follows.
            truth = await place.next("table")
            number = next(n for n in range(answers + 1, truth["number"]) if truth["log"][n]["kind"] == "acted")
            assert number >= known, "a repetition of what was told before is recognised"
            assert fits(json.dumps(truth["log"][number]), {**entry, "seat": self.seat, "bot": None}), truth["log"][number]
            self.crowd.acknowledged[self.key][number] = {**entry, "seat": self.seat}
        self.pending = None

    async def _wish(self, place: Place, entry: dict[str, Any], kind: str, **message: Any) -> dict[str, Any]:
        """Ask for something, and remember if it was acknowledged."""
        answer = await place.ask(kind, **message)
        while answer.get("kind") == "busy":
            await asyncio.sleep(0.5)
            answer = await place.ask(kind, **message)
        if answer.get("kind") == "broken":  # the database is away; nobody knows what became of it
            await asyncio.sleep(0.5)
            raise ConnectionError
        if answer["type"] == "done":
            entry = {"seat": self.seat, **entry}
            before = self.crowd.acknowledged[self.key].setdefault(answer["number"], entry)
            assert before == entry, "a number is given once"
            self.crowd.counted["acknowledged"] += 1
        return answer
