"""Whatever is sent, nothing breaks and nothing changes: 100,000 messages by real sockets to tables of all kinds, on both
databases (`GOLDENHORN_FUZZ=1000000` sends more), and schemathesis on the OpenAPI.
"""

import contextlib
import json
import os
import random
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from gathering import sit_down, take_turns
from goldenhorn.server.protocol import MAX_MESSAGE
from loose import LooseServer
from rubbish import Rubbish, Situation
from serving import People, Person, Place

MESSAGES = int(os.environ.get("GOLDENHORN_FUZZ", "100000"))
SHARE = {"sqlite": 0.9, "postgresql": 0.1}  # there every refusal looks at the database first
BATCH = 250
HUGE = (MAX_MESSAGE + 1, 10_000, 100_000, 1_000_000, 20_000_000)  # bytes

# Moves that were made at a table before the rubbish comes.
PHASES = {"waiting": 0, "closed": 0, "begun": 1, "playing": 30, "over": 100_000}

# What has to be among the rubbish, and the kind or the code by which its refusal is recognised.
KINDS = {
    "wrong type": "form-type",
    "no JSON": "form-json",
    "deep": "form-deep",
    "long": "form-text-most",
    "unknown field": "form-unknown",
    "foreign seat": "seat-not-yours",
    "seat that is not there": "seat-unknown",
    "old number": "too-late",
    "not legal": "illegal",
    "not one's turn": "not-your-turn",
    "before the game": "table-not-started",
    "during the game": "table-started",
    "after the end": "game-over",
    "closed table": "table-closed",
    "nobody": "name-first",
}


def assert_quiet(log: Path) -> None:
    """No traceback and no fault in a server's log."""
    lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    assert [line for line in lines if "trace" in line or line["level"] in ("error", "critical")] == []


def memory(server: LooseServer) -> int:
    """Megabytes that the server holds."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text(encoding="ascii")
    (kilobytes,) = re.findall(r"VmRSS:\s+(\d+) kB", status)
    return int(kilobytes) // 1024


class Target:
    """A connection that gets rubbish; `seen` is all that it knew before."""

    def __init__(self, place: Place, rng: random.Random) -> None:
        self.place = place
        legal = () if place.view is None else place.view["legal"]
        self.rubbish = Rubbish(rng, Situation(place.table["phase"], tuple(place.mine), place.turn, legal))
        self.answers: Counter[tuple[str, str | None, str | None]] = Counter()
        self.seen: dict[str, Any] = {}

    async def look(self) -> dict[str, Any]:
        """Everything that the table tells, but for the time."""
        await self.place.send("look", seat=self.place.mine[0] if self.place.mine else None)
        table = await self.place.next("table")
        await self.place.next("done")
        return table | {"now": 0}

    async def send(self) -> None:
        """A bundle of rubbish, each piece of which is answered once."""
        for _ in range(BATCH):
            await self.place.line.send(fitting(self.rubbish.message()))
        answered = 0
        while answered < BATCH:
            text = await self.place.line.recv(decode=False)
            if text.startswith((b'{"type":"done"', b'{"type":"refused"')):
                answer = json.loads(text)
                assert answer["type"] == "done" or answer["message"]
                self.answers[answer["type"], answer.get("kind"), answer.get("code")] += 1
                answered += 1


def fitting(message: str | bytes) -> str | bytes:
    """Without what is too long to be read."""
    size = len(message.encode()) if isinstance(message, str) else len(message)
    return message if size <= MAX_MESSAGE else message[: MAX_MESSAGE // 4]


async def company(people: People, phase: str, moves: int, stack: contextlib.AsyncExitStack) -> list[Place]:
    """Anna and Boris have seats at a table in a phase, Carla watches, and so does somebody without a name."""
    names = {"Anna": "de", "Boris": "pl", "Carla": "en", None: "it"}
    persons = [await people(name, language) for name, language in names.items()]
    key = await persons[0].open("here", "open", *(["open"] if phase == "waiting" else []), first=0, expansion=True)
    places = [await stack.enter_async_context(person.at(key, close_timeout=1)) for person in persons]
    if phase == "waiting":
        await places[1].do("sit", seat=1)
        await places[1].do("look", seat=1)
    elif phase == "closed":
        await places[0].do("close")
    else:
        await sit_down(*places[:2])
        await take_turns(random.Random(moves), moves, *places[:2])
    return places


async def send_huge(person: Person, key: str, size: int) -> None:
    """More than is ever read: the connection ends, and the next one is as good as before."""
    async with person.at(key) as place:
        ping = json.dumps({"type": "ping", "id": 1})
        with contextlib.suppress(ConnectionClosed):  # before it is sent to its end
            await place.line.send(ping + " " * (size - len(ping)))
        await place.line.wait_closed()
        assert place.line.close_code == 1009


@pytest.mark.anyio
@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="needs to see the memory of another process")
async def test_rubbish_is_answered_and_changes_nothing(database_url: str, tmp_path: Path) -> None:
    rng, number = random.Random(5), int(MESSAGES * SHARE[re.split(r"\W", database_url)[0]])
    with LooseServer(database_url, tmp_path / "log", backlog=10**9) as server:
        async with People(server) as people, contextlib.AsyncExitStack() as stack:
            targets = [
                Target(place, rng)
                for phase, moves in PHASES.items()
                for place in await company(people, phase, moves, stack)
            ]
            for target in targets:
                target.seen = await target.look()
            rounds = max(2, -(-number // (BATCH * len(targets))))
            warm = 0
            for _ in range(rounds):
                for target in targets:
                    await target.send()
                warm = warm or memory(server)
            assert memory(server) < warm + 10, "as much as after the first round"
            for target in targets:
                assert await target.look() == target.seen
            anna = await people("Anna")
            for size in HUGE:
                await send_huge(anna, await anna.open("here", "open"), size)
            assert memory(server) < warm + 10, "what is huge is not even read"
    answers = sum((target.answers for target in targets), Counter())
    assert answers.total() >= number
    assert answers["done", None, None] < number / 20, "nearly everything was refused"
    seen = {word for answer in answers for word in answer}
    assert not [kind for kind, word in KINDS.items() if word not in seen], "rubbish of all kinds was sent"
    assert not seen & {"message-form", "broken"}, "all is said in the language of the client, and nothing breaks"
    assert_quiet(server.log)


# HTTP

# What follows the schema is understood everywhere: a rule of the game may refuse it (409), which schemathesis lets pass.
# Only a text may look like an action, or a number like a version, and be none (422). Long records take long to try out.
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
phases.coverage.enabled = false
generation.max-examples = 3

[[operations]]
include-operation-id = ["take_lesson", "try_out", "explore", "add_game"]
checks.positive_data_acceptance.expected-statuses = ["2xx", "403", "404", "409", "422", "429"]

[[operations]]
include-operation-id = "log_out"
enabled = false
"""


def test_schemathesis(database_url: str, tmp_path: Path) -> None:
    """No fault of the server, and nothing but what the OpenAPI describes."""
    config = tmp_path / "schemathesis.toml"
    config.write_text(SCHEMATHESIS, encoding="ascii")
    with LooseServer(database_url, tmp_path / "log") as server:
        named = httpx.put(f"{server.url}/api/me", json={"name": "Anna"})
        cookie = f"Cookie: goldenhorn={named.cookies['goldenhorn']}"
        program = str(Path(sys.executable).with_name("schemathesis"))
        command = [program, "--config-file", str(config), "run", "--no-color", f"{server.url}/openapi.json", "-H", cookie]
        done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, check=False)
        operations = sum(map(len, httpx.get(f"{server.url}/openapi.json").json()["paths"].values()))
    assert done.returncode == 0, done.stdout
    assert f"{operations} total" in done.stdout
    assert_quiet(server.log)
