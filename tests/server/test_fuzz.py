"""Whatever is sent, nothing breaks and nothing changes: 100,000 messages at tables of all kinds, some thousands more to a
real server (`GOLDENHORN_FUZZ=100000` sends more), and schemathesis on the OpenAPI.
"""

import asyncio
import json
import os
import random
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import httpx
import msgspec
import pytest
from msgspec import convert

from goldenhorn.bots.wire import encode_view
from goldenhorn.server.protocol import MAX_MESSAGE
from goldenhorn.server.setup import Setup
from goldenhorn.words import LANGUAGES
from loose import LooseServer
from rubbish import Rubbish, Situation
from serving import People, Person, Place
from tabletop import Seated, Tabletop

ANNA, BORIS, CARLA = "anna", "boris", "carla"
MESSAGES = 100_000
SOME = int(os.environ.get("GOLDENHORN_FUZZ", "3000"))
BATCH = 250


@dataclass(frozen=True)
class Case:
    """Who is connected to a table, and how far it has come."""

    phase: str
    player: str | None
    moves: int = 0


CASES = [
    Case("waiting", None),
    Case("waiting", BORIS),
    Case("closed", BORIS),
    Case("playing", ANNA, 1),
    Case("playing", ANNA, 30),
    Case("playing", BORIS, 31),
    Case("playing", CARLA, 40),
    Case("playing", None, 40),
    Case("over", ANNA, 100_000),
    Case("over", CARLA, 100_000),
]


async def table_of(case: Case) -> Tabletop:
    """Anna and Boris at a table with a bot; Carla watches."""
    seats = ["open", "open", "open" if case.phase == "waiting" else "sailor"]
    top = Tabletop(convert({"seats": seats, "expansion": True, "first": 0}, Setup), "the secret", ANNA)
    table, rng = top.table, random.Random(case.moves)
    if case.phase == "closed":
        table.add(table.close(ANNA, 2))
    elif case.phase == "waiting":
        table.add(table.sit(1, BORIS, "Boris", 1))
    else:
        top.start(anna=0, boris=1)
        for _ in range(case.moves):
            if not await top.decide(rng):
                break
    assert table.phase == case.phase
    return top


def situation_of(top: Tabletop, player: str | None) -> Situation:
    table = top.table
    legal = {str(action) for action in table.game.legal()} if table.game is not None else set()
    return Situation(table.phase, tuple(table.seats_of(player)), table.turn, legal)


def everything(top: Tabletop) -> bytes:
    """The log, and what everybody sees."""
    game = top.table.game
    views = [] if game is None else [encode_view(game.view(seat)) for seat in (0, 1, 2, None)]
    return msgspec.json.encode([top.table.entries, views, [repr(chair) for chair in top.table.chairs]])


async def send_rubbish(case: Case, language: str, number: int, rng: random.Random) -> Counter[str]:
    """The kinds of answers."""
    top = await table_of(case)
    before = everything(top)
    rubbish = Rubbish(rng, situation_of(top, case.player))
    somebody = Seated(top, case.player, None if case.player is None else "Somebody", language)
    await somebody.ready()
    kinds: Counter[str] = Counter()
    for _ in range(number // BATCH):
        somebody.line.sent.clear()
        await somebody.say_all([rubbish.message() for _ in range(BATCH)])
        answers = [json.loads(text) for text in somebody.line.sent]
        ids = [answer for answer in answers if answer["type"] in ("done", "refused")]
        assert len(ids) == BATCH, "each is answered once"
        assert all(answer["message"] for answer in ids if answer["type"] == "refused")
        kinds.update(answer["code"] if answer["type"] == "refused" else "done" for answer in ids)
        assert somebody.alive
    assert everything(top) == before
    await somebody.go()
    await top.hall.close()
    return kinds


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.phase}-{case.player}-{case.moves}")
def test_rubbish_changes_nothing_and_is_answered(case: Case, caplog: pytest.LogCaptureFixture) -> None:
    rng = random.Random(repr(case))
    kinds = asyncio.run(send_rubbish(case, rng.choice(LANGUAGES), MESSAGES // len(CASES), rng))
    assert kinds["done"] < kinds.total() / 20, "nearly everything was refused"
    assert len(kinds) > 10
    assert "message-form" not in kinds, "all is said in the language of the client"
    assert caplog.records == []


# A real server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LooseServer]:
    directory = tmp_path_factory.mktemp("fuzz")
    with LooseServer(f"sqlite:///{directory / 'horn.sqlite'}", directory / "log", backlog=10**9) as running:
        yield running
    assert_quiet(running.log)


def assert_quiet(log: Path) -> None:
    """No traceback and no fault in a server's log."""
    lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    assert [line for line in lines if "trace" in line or line["level"] in ("error", "critical")] == []


def memory(server: LooseServer) -> int:
    """Megabytes that the server holds."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text(encoding="ascii")
    return int(re.search(r"VmRSS:\s+(\d+) kB", status)[1]) // 1024  # type: ignore[index]


async def send_to(place: Place, rubbish: Rubbish, number: int) -> None:
    """Send rubbish, in bundles, and read an answer to each piece."""
    for _ in range(number // BATCH):
        for _ in range(BATCH):
            message = rubbish.message()
            await place.line.send(message if len(message) < MAX_MESSAGE // 4 else message[: MAX_MESSAGE // 4])
        answered = 0
        while answered < BATCH:
            answered += (await place.read())["type"] in ("done", "refused")


async def seen_by_all(person: Person, key: str) -> str:
    """What a newcomer is told of a table, but for the time."""
    async with person.at(key) as place:
        return json.dumps(place.heard[0] | {"now": 0})


@pytest.mark.anyio
@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="needs to see the memory of another process")
async def test_rubbish_by_real_sockets(server: LooseServer) -> None:
    rng = random.Random(5)
    async with People(server) as people:
        anna, boris, nobody = await people("Anna", "de"), await people("Boris", "pl"), await people(None, "it")
        key = await anna.open("here", "open", first=0)
        async with anna.at(key) as place, boris.at(key) as other, nobody.at(key) as watcher:
            await other.do("sit", seat=1)
            await other.do("look", seat=1)
            await other.do("ready", seat=1)
            await place.do("start")
            await other.until(lambda place: place.view)
            for _ in range(16):
                await place.do("ping")
                await other.do("ping")
                await (other if place.to_decide is None else place).play(rng, 1)
            for one in (place, other, watcher):
                await one.do("ping")
            before = await seen_by_all(nobody, key)
            everybody = [
                (one, Rubbish(rng, Situation("playing", tuple(one.mine), place.turn, set(one.view["legal"]))))  # type: ignore[index]
                for one in (place, other, watcher)
            ]
            for one, rubbish in everybody:
                await send_to(one, rubbish, 2 * BATCH)
            warm = memory(server)
            for one, rubbish in everybody:
                await send_to(one, rubbish, SOME // 3)
            assert memory(server) < warm + 10
            assert await seen_by_all(nobody, key) == before


# HTTP

# What follows the schema may still break a rule of the game, and is refused then; long records take long to try out.
SCHEMATHESIS = """
warnings = false
seed = 1

[generation]
max-examples = 5

[phases]
examples.enabled = false
stateful.enabled = false

[[operations]]
include-operation-id = ["open", "add_game"]
checks.positive_data_acceptance.enabled = false
phases.coverage.enabled = false
generation.max-examples = 3

[[operations]]
include-operation-id = "log_out"
enabled = false
"""


@pytest.mark.parametrize("database_url", ["postgresql", "sqlite"] if SOME > 3000 else ["postgresql"], indirect=True)
def test_schemathesis(database_url: str, tmp_path: Path) -> None:
    """No fault of the server, and nothing but what the OpenAPI describes."""
    config = tmp_path / "schemathesis.toml"
    config.write_text(SCHEMATHESIS, encoding="ascii")
    with LooseServer(database_url, tmp_path / "log") as server:
        assert httpx.get(f"{server.url}/api/tables/%00").status_code == 404
        named = httpx.put(f"{server.url}/api/me", json={"name": "Anna"})
        cookie = f"Cookie: goldenhorn={named.cookies['goldenhorn']}"
        assert httpx.get(f"{server.url}/api/games?words=%00", headers={"Cookie": cookie[8:]}).status_code == 200
        program = str(Path(sys.executable).with_name("schemathesis"))
        command = [program, "--config-file", str(config), "run", "--no-color", f"{server.url}/openapi.json", "-H", cookie]
        done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, check=False)
    assert done.returncode == 0, done.stdout
    assert "14 total" in done.stdout
    assert_quiet(server.log)
