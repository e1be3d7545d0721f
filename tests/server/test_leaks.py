"""Nobody is told what they may not know: every byte is the same when other hands, the pile and the secret are others.

`make test` plays 2,000 evenings at the server's own tables and sockets, and some games through a network;
`GOLDENHORN_LEAKS=20000` plays more.
"""

import asyncio
import contextlib
import json
import os
import random
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from msgspec import convert
from msgspec.structs import replace
from sqlalchemy import text
from websockets.asyncio.client import ClientConnection

from evenings import Evening, player_key
from gathering import sit_down
from goldenhorn.server.entries import AnyEntry, Opened, Sat, Undone, read_entry
from goldenhorn.server.hall import Live
from goldenhorn.server.protocol import write_answer
from goldenhorn.server.setup import Setup
from goldenhorn.server.storage.engine import open_engine
from goldenhorn.server.table import Table
from goldenhorn.server.telling import news, welcome
from leaks import Pair, pair
from loose import LooseServer
from serving import People, Person, Place
from tabletop import Seated, Tabletop
from twins import twin_log

EVENINGS = int(os.environ.get("GOLDENHORN_LEAKS", "2000"))
PARTS = 10

# What has to be among the things that are compared, and how it is recognised.
KINDS = {
    "view of a seat": '"hand":[',
    "view of a spectator": '"hand":null',
    "replay of a running game": '"log":[{"kind":"opened"',
    "event": '"kind":"acted"',
    "own draw": '"draw","seat"',
    "hidden draw": '"hidden","seat"',
    "undo": '"kind":"undone"',
    "chat": '"kind":"said"',
    "bot that stands in": '"kind":"replaced"',
    "illegal": '"kind":"illegal"',
    "forbidden": '"kind":"forbidden"',
    "late": '"kind":"late"',
    "malformed": '"kind":"malformed"',
    "advice": '"type":"advice"',
    "presence": '"type":"present"',
    "list of tables": '"names":[',
    "the end": '"secret":"first-secret',
}


def opening(entries: list[AnyEntry]) -> Opened:
    assert isinstance(entries[0], Opened)
    return entries[0]


def heard(evening: Evening) -> list[str]:
    """What was told, but for the commitment, which follows from the secret, and the secret itself after the end."""
    commitment = opening(evening.entries).commitment
    return [line.replace(commitment, "commitment").replace(evening.secret, "secret") for line in evening.heard]


def course(entries: list[AnyEntry]) -> list[AnyEntry]:
    return [replace(opening(entries), commitment=""), *entries[1:]]


def check(both: Pair) -> None:
    assert course(both.twin.entries) == course(both.planned), "it is the twin that was meant"
    assert heard(both.evening) == heard(both.twin)
    assert both.lines[0] == both.lines[1]
    for evening, lines in zip((both.evening, both.twin), both.lines, strict=True):
        assert not any(evening.secret in line for line in [*evening.heard[: evening.before_the_end], *lines])
        assert not any(player_key("") in line for line in [*evening.heard, *lines])


@pytest.mark.parametrize("part", range(PARTS))
def test_every_byte_is_the_same_when_hidden_things_are_swapped(part: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(part, EVENINGS, PARTS):
        both = pair(seed)
        check(both)
        seen["swapped"] += both.planned != both.evening.entries
        everything = "\n".join(both.evening.heard)
        seen.update(kind for kind, mark in KINDS.items() if mark in everything)
    assert seen["swapped"] > EVENINGS / PARTS / 2, "in most evenings there was something to hide"
    assert not [kind for kind in KINDS if not seen[kind]], "everything has been compared"


def test_who_gave_a_seat_away_sees_no_more_of_it() -> None:
    """Of a connection that stays open when its seat is carried to another device."""
    top, rng = Tabletop("the secret", "anna", convert({"seats": ["open", "open"], "first": 0}, Setup)), random.Random(2)
    top.start(anna=0, boris=1)
    anna = Seated(top, "anna", "Anna")
    for _ in range(20):
        top.decide(rng)
    before = len(anna.sent)
    top.change(lambda table: table.carry(0, "anna's phone", "Anna", 4))
    for _ in range(20):
        top.decide(rng)
    for wish in ({"type": "look", "seat": 0}, {"type": "leave", "seat": 0}, {"type": "undo", "seat": 0, "answers": 1}):
        anna.say(json.dumps({**wish, "id": 1}))
    own, foreign = anna.sent[:before], anna.sent[before:]
    assert any('"draw","seat":0' in message for message in own)
    assert any('"hidden","seat":0' in message for message in foreign)
    assert not any('"draw"' in message or '"hand":[' in message for message in foreign)
    assert [json.loads(message)["code"] for message in foreign if '"refused"' in message] == ["seat-not-yours"] * 3


def test_a_game_with_several_decisions_taken_back_in_a_row_has_twins() -> None:
    top, rng = Tabletop("the secret", "anna", convert({"seats": ["open", "open"], "first": 0}, Setup)), random.Random(3)
    top.start(anna=0, boris=1)
    back = 0
    while top.table.phase == "playing":
        seat = top.table.undoable
        if seat is not None and rng.random() < 0.4:
            player = str(top.table.chairs[seat].player)
            top.change(lambda table: table.undo(seat, table.turn, player, 4))  # noqa: B023
            back += 1
        else:
            top.decide(rng)
    entries = top.table.entries
    assert back > 20
    assert any(isinstance(one, Undone) and isinstance(two, Undone) for one, two in pairwise(entries))
    assert twin_log(entries, [0], rng) != entries


# Through a network


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


async def ask_by_http(person: Person, key: str) -> list[str]:
    """What is told of a running game without a socket; there is no record before the end, and no replay."""
    for path in (f"/api/games/{key}", f"/api/games/{key}/replay", f"/api/games/{key}/positions?seat=1"):
        assert (await person.http.get(path)).status_code == 404
    return [(await person.http.get(path)).text for path in (f"/api/tables/{key}", "/api/tables", "/metrics")]


def stored(database_url: str, key: str) -> tuple[list[AnyEntry], str]:
    """The log of a table, and its secret."""
    engine = open_engine(database_url)
    with contextlib.closing(engine.connect()) as database:
        bodies = database.execute(text("SELECT body FROM entries WHERE table_key = :key ORDER BY number"), {"key": key})
        entries = [read_entry(body) for body in bodies.scalars()]
        secret = database.execute(text("SELECT secret FROM tables WHERE key = :key"), {"key": key}).scalar_one()
    engine.dispose()
    return entries, secret


def compare(received: list[str], twins: list[AnyEntry], key: str, seat: int | None, player: str | None) -> None:
    """Every message with cards is the one that a table with this log tells."""
    messages = [json.loads(message) for message in received]
    welcomes = {
        message["number"]: message for message in messages if message["type"] == "table" and message["seat"] == seat
    }
    told = {message["number"]: line for message, line in zip(messages, received, strict=True) if message["type"] == "news"}
    table = Table(key, "secret")
    for number, entry in enumerate(twins):
        table.add(entry)
        live = Live(table)
        if number in told:
            assert told.pop(number) == write_answer(news(live, number, entry, seat)).decode(), number
        if number + 1 in welcomes:
            expected = json.loads(write_answer(welcome(live, player, seat)))
            assert welcomes.pop(number + 1) | {"now": 0} == expected | {"now": 0}
    assert not told
    assert not welcomes


# All that the server logs while people play; none of it tells of the game.
LOGGED = {"server ready", "table opened", "a duty came too late"}


def check_log(path: Path, hidden: list[str]) -> None:
    log = path.read_text(encoding="utf-8")
    assert not any(secret in log for secret in hidden)
    lines = [json.loads(line) for line in log.splitlines()]
    own = [line for line in lines if line["logger"].startswith("goldenhorn")]
    assert {line["message"] for line in own} <= LOGGED
    allowed = {"time", "level", "logger", "message", "table", "seats", "database", "code"}
    assert {name for line in own for name in line} <= allowed


@pytest.mark.anyio
@pytest.mark.parametrize("expansion", [False, True])
async def test_a_network_tells_what_a_twin_would_tell(database_url: str, tmp_path: Path, expansion: bool) -> None:
    rng = random.Random(7)
    setup: dict[str, Any] = {"clock": {"kind": "game", "seconds": 86_400, "bonus": 2}, "stand_in": "deckhand"}
    with LooseServer(database_url, tmp_path / "log") as server:
        async with People(server) as people, contextlib.AsyncExitStack() as stack:
            persons = [await people("Anna"), await people("Boris"), await people("Carla")]
            key = await persons[0].open("here", "open", "sailor", expansion=expansion, **setup)
            places = [await stack.enter_async_context(person.at(key)) for person in persons]
            lines = [Recorder(place.line) for place in places]
            for place, line in zip(places, lines, strict=True):
                place.line = line  # type: ignore[assignment]  # does as much of it as is used here
            await sit_down(*places[:2])
            asked = await ask_by_http(persons[2], key)
            await asyncio.gather(*(play_oddly(places[seat], seat, rng) for seat in (0, 1)))
            await places[2].until(lambda place: place.table["phase"] == "over")
            tokens = [person.http.cookies["goldenhorn"] for person in persons]
        log = tmp_path / "log"
        entries, secret = stored(database_url, key)
        keys = [str(entry.player) for entry in entries if isinstance(entry, Sat)]
        check_log(log, [secret, *keys, *tokens])
    assert not any(hidden in answer for hidden in (secret, *keys, *tokens) for answer in asked)
    for seat, line in zip((0, 1, None), lines, strict=True):
        twins = twin_log(entries, [] if seat is None else [seat], rng, 2000)
        assert twins != entries, "other cards were possible"
        running = [message for message in line.received if '"phase":"over"' not in message]
        assert not any(secret in message for message in running)
        assert not any(hidden in message for message in line.received for hidden in (*keys, *tokens))
        told = [message.replace(secret, "secret") for message in line.received]
        compare(told, twins, key, seat, None if seat is None else keys[seat])
