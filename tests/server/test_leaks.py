"""Nobody is told what they may not know: every byte is the same when other hands, the pile and the secret are others.

`make test` plays some hundred evenings; `GOLDENHORN_LEAKS=5000` plays more.
"""

import asyncio
import contextlib
import json
import os
import random
import sqlite3
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import convert
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection

from goldenhorn.server.entries import AnyEntry, Opened, Sat, read_entry
from goldenhorn.server.hall import Live
from goldenhorn.server.protocol import write_answer
from goldenhorn.server.setup import Setup
from goldenhorn.server.table import Table
from goldenhorn.server.telling import news, welcome
from leaks import Evening, Pair, pair, player_key
from loose import LooseServer
from serving import People, Place
from tabletop import Seated, Tabletop
from twins import twin_log

EVENINGS = int(os.environ.get("GOLDENHORN_LEAKS", "180"))
PARTS = 6


def commitments(evening: Evening) -> str:
    first = evening.entries[0]
    assert isinstance(first, Opened)
    return first.commitment


def normal(evening: Evening, secret: str) -> list[str]:
    """The commitment follows from the secret, which is told when the game is over."""
    return [line.replace(commitments(evening), "commitment").replace(secret, "secret") for line in evening.heard]


def without_commitment(entries: list[AnyEntry]) -> list[AnyEntry]:
    first = entries[0]
    assert isinstance(first, Opened)
    return [replace(first, commitment=""), *entries[1:]]


def check(both: Pair) -> None:
    one, other = both.evening, both.twin
    assert without_commitment(other.entries) == without_commitment(both.planned), "it is the twin that was meant"
    assert normal(one, both.secrets[0]) == normal(other, both.secrets[1])
    assert one.lines == other.lines
    for evening, secret in ((one, both.secrets[0]), (other, both.secrets[1])):
        told = "\n".join(evening.heard[: evening.before_the_end])
        assert secret not in told
        assert secret not in "\n".join(evening.lines)
    everything = "\n".join(one.heard + one.lines)
    assert player_key("") not in everything


@pytest.mark.parametrize("part", range(PARTS))
def test_every_byte_is_the_same_when_hidden_things_are_swapped(part: int) -> None:
    swapped = 0
    for seed in range(part, EVENINGS, PARTS):
        both = pair(seed)
        check(both)
        swapped += both.planned != both.evening.entries
    assert swapped > EVENINGS / PARTS / 2, "in most evenings there was something to hide"


@pytest.mark.anyio
async def test_who_gave_a_seat_away_sees_no_more_of_it() -> None:
    """Of a connection that stays open when its seat is carried to another device."""
    top, rng = Tabletop(convert({"seats": ["open", "open"], "first": 0}, Setup), "the secret", "anna"), random.Random(2)
    top.start(anna=0, boris=1)
    anna = Seated(top, "anna", "Anna")
    await anna.ready()
    for _ in range(30):
        await top.decide(rng)
    before = anna.line.sent[:]
    await top.hall.change(top.live, lambda table: table.carry(0, "anna's phone", "Anna", 4))
    for _ in range(70):
        await top.decide(rng)
    for wish in ({"type": "look", "seat": 0}, {"type": "leave", "seat": 0}, {"type": "undo", "seat": 0, "answers": 1}):
        await anna.say(json.dumps({**wish, "id": 1}))
    after = anna.line.sent[len(before) :]
    await anna.go()
    await top.hall.close()
    assert any('"draw","seat":0' in text for text in before)
    assert any('"hidden","seat":0' in text for text in after)
    assert not any('"draw"' in text or '"hand":[' in text for text in after)
    assert [json.loads(text)["code"] for text in after if '"refused"' in text] == ["seat-not-yours"] * 3


# Through real sockets


class Recorder:
    """A connection whose bytes are kept."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self.received: list[str] = []

    async def recv(self) -> str:
        message = await self._line.recv()
        assert isinstance(message, str)
        self.received.append(message)
        return message

    async def send(self, message: str) -> None:
        await self._line.send(message)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LooseServer]:
    directory = tmp_path_factory.mktemp("leaks")
    with LooseServer(f"sqlite:///{directory / 'horn.sqlite'}", directory / "log") as running:
        yield running


def stored(server: LooseServer, statement: str, *values: str) -> list[Any]:
    path = server.log.with_name("horn.sqlite")
    with contextlib.closing(sqlite3.connect(path)) as database:
        return [row[0] for row in database.execute(statement, values)]


async def play_oddly(place: Place, seat: int, rng: random.Random) -> None:
    """Play to the end, with talk, second thoughts, bots that stand in, and questions."""
    while place.table["phase"] != "over":
        chance = rng.random()
        if place.view is None or place.view["decider"] is None:
            await place.read()
        elif place.table["chairs"][seat]["away"]:
            await place.ask("return", seat=seat)
        elif chance < 0.05:
            await place.ask("say", text="Hm.")
        elif chance < 0.1:
            await place.ask("undo", seat=seat, answers=place.turn)
        elif chance < 0.12:
            await place.ask("leave", seat=seat)
        elif chance < 0.16:
            await place.ask("look", seat=seat)
        elif chance < 0.2:
            await place.ask("act", seat=seat, action="done", answers=max(0, place.turn - 1))
        elif place.to_decide == seat:
            await place.ask("act", seat=seat, action=rng.choice(place.view["legal"]), answers=place.turn)
        else:
            await place.read()


def told_of(entries: list[AnyEntry], key: str, seat: int | None, player: str | None) -> tuple[list[str], list[Any]]:
    """What a table with this log tells a seat: the news by their numbers, and the welcomes by the number of entries."""
    table, news_of, welcomes = Table(key, "secret"), [], [None]
    for number, entry in enumerate(entries):
        table.add(entry)
        live = Live(table)
        news_of.append(write_answer(news(live, number, entry, seat)).decode())
        welcomes.append(json.loads(write_answer(welcome(live, player, seat))) | {"now": 0})
    return news_of, welcomes


@pytest.mark.anyio
@pytest.mark.parametrize("expansion", [False, True])
async def test_real_sockets_tell_what_a_twin_would_tell(server: LooseServer, expansion: bool) -> None:
    rng = random.Random(7)
    clock = {"kind": "game", "seconds": 86_400, "bonus": 2}
    async with People(server) as people, contextlib.AsyncExitStack() as stack:
        persons = [await people("Anna"), await people("Boris"), await people("Carla")]
        key = await persons[0].open("here", "open", "sailor", expansion=expansion, clock=clock, stand_in="deckhand")
        places = [await stack.enter_async_context(person.at(key)) for person in persons]
        lines = [Recorder(place.line) for place in places]
        for place, line in zip(places, lines, strict=True):
            place.line = line  # type: ignore[assignment]  # does as much of it as is used here
        await places[1].do("sit", seat=1)
        await places[1].do("look", seat=1)
        await places[1].do("ready", seat=1)
        await places[0].do("start")
        for path in (f"/api/tables/{key}", "/api/tables", "/metrics"):
            lines[2].received.append((await persons[2].http.get(path)).text)
        assert (await persons[0].http.get(f"/api/games/{key}")).status_code == 404, "no record before the end"
        seats = (0, 1)
        await asyncio.gather(*(play_oddly(places[seat], seat, rng) for seat in seats))
        await places[2].until(lambda place: place.table["phase"] == "over")
        tokens = [person.http.cookies["goldenhorn"] for person in persons]
    entries = [
        read_entry(body) for body in stored(server, "SELECT body FROM entries WHERE table_key = ? ORDER BY number", key)
    ]
    (secret,) = stored(server, "SELECT secret FROM tables WHERE key = ?", key)
    keys = [str(entry.player) for entry in entries if isinstance(entry, Sat)]
    for seat, line in zip((0, 1, None), lines, strict=True):
        known = [] if seat is None else [seat]
        twins = twin_log(entries, known, rng)
        assert twins != entries
        compare(line.received, twins, key, seat, keys[seat] if seat is not None else None, secret)
        text = "\n".join(line.received)
        assert not any(hidden in text for hidden in (*keys, *tokens))
    log = server.log.read_text(encoding="utf-8")
    assert not any(hidden in log for hidden in (secret, *keys, *tokens, '"cards"', '"hand"', "draw"))


def compare(
    received: list[str], twins: list[AnyEntry], key: str, seat: int | None, player: str | None, secret: str
) -> None:
    """Every message with cards is the one that the twin tells."""
    news_of, welcomes = told_of(twins, key, seat, player)
    over = False
    for text in received:
        over = over or '"phase":"over"' in text
        assert over or secret not in text
        if not text.startswith('{"type":'):  # by HTTP
            continue
        message = json.loads(text)
        if message["type"] == "news":
            assert text.replace(secret, "secret") == news_of[message["number"]], message["number"]
        elif message["type"] == "table" and message["seat"] == seat:
            told = json.loads(text.replace(secret, "secret")) | {"now": 0}
            assert told == welcomes[message["number"]]
