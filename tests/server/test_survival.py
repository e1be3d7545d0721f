"""Nothing is lost: servers are killed and databases crash while people play, again and again.

What was acknowledged is in the log, nothing is there twice, all games go on to their end, and their records verify.
`GOLDENHORN_KILLS` says how often servers are killed in all (`make survival`: 200 times); PostgreSQL crashes besides.
"""

import asyncio
import contextlib
import logging
import math
import os
import random
import signal
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path

import pytest

from postgres import Postgres
from serving import PATIENCE, Server
from survival import Crowd

log = logging.getLogger(__name__)
pytestmark = [pytest.mark.anyio, pytest.mark.timeout(3600)]
KILLS = int(os.environ.get("GOLDENHORN_KILLS", "10"))
# With one worker each, so that starting does not take up the machine; and what a dead process kept is soon taken over.
QUICK = {"GOLDENHORN_THINKERS": "1", "GOLDENHORN_LEASE": "1"}


def some(part: float) -> int:
    return max(1, math.ceil(KILLS * part))


@pytest.fixture(scope="module")
def tally() -> Iterator[Counter[str]]:
    """What happened in all tests; `--log-cli-level=INFO` shows it."""
    counted: Counter[str] = Counter()
    yield counted
    log.info("in all: %s", told(counted))


def told(counted: Counter[str]) -> str:
    return ", ".join(f"{number} {what}" for what, number in counted.items())


def servers(url: str, directory: Path, number: int, *arguments: str) -> list[Server]:
    return [Server(url, directory / f"log{index}", *arguments, **QUICK) for index in range(number)]


@contextlib.asynccontextmanager
async def playing(running: Sequence[Server], url: str, tally: Counter[str]) -> AsyncIterator[Crowd]:
    """People play at the servers during the block, and then to the end."""
    for server in running:
        await asyncio.to_thread(server.start)
    crowd = Crowd(running, random.Random(), few=KILLS < 50)
    crowd.begin()
    try:
        yield crowd
        await crowd.end()
    finally:
        crowd.give_up()
        for server in running:
            server.kill()
    assert crowd.check_games(url) == crowd.counted["games"] >= 3
    log.info(told(crowd.counted))
    tally += crowd.counted
    for server in running:
        assert "Traceback" not in server.log.read_text(), server.log.read_text()[-3000:]


async def kill_server(crowd: Crowd, url: str) -> None:
    """Kill a server at a random moment, look at what is left, and start it again."""
    server = crowd.server
    await crowd.some_more(60)
    if crowd.rng.random() < 0.5:
        server.kill()  # with all its workers, as if the power failed
    else:
        os.kill(server.pid, signal.SIGKILL)  # the workers have to notice
        assert server.process is not None
        server.process.wait()
    crowd.counted["kills"] += 1
    await asyncio.to_thread(crowd.check, url)
    while crowd.rng.random() < 0.1:
        server.begin()
        await asyncio.sleep(crowd.rng.uniform(0, 2))
        server.kill()  # while it starts
        crowd.counted["kills"] += 1
    await asyncio.to_thread(server.start)


async def kill_process(crowd: Crowd, url: str) -> None:
    """Kill a process of a server that has several, and let others be killed while the next one starts."""
    server = crowd.server
    await crowd.some_more(60)
    victim = crowd.rng.choice(sorted(server.serving()))
    os.kill(victim, signal.SIGKILL)
    crowd.counted["kills"] += 1
    await asyncio.to_thread(crowd.check, url)


async def test_servers_on_the_embedded_database_are_killed(tmp_path: Path, tally: Counter[str]) -> None:
    url = f"sqlite:///{tmp_path / 'horn.sqlite'}"
    async with playing(servers(url, tmp_path, 1), url, tally) as crowd:
        while crowd.counted["kills"] < some(0.4):
            await kill_server(crowd, url)


@pytest.mark.parametrize("number", [1, 3], ids=["one", "several"])
async def test_servers_on_postgresql_are_killed(tmp_path: Path, tally: Counter[str], number: int) -> None:
    with Postgres() as postgres:
        url = postgres.new_database()
        async with playing(servers(url, tmp_path, number), url, tally) as crowd:
            while crowd.counted["kills"] < some(0.2):
                await kill_server(crowd, url)


async def test_processes_of_a_server_are_killed(tmp_path: Path, tally: Counter[str]) -> None:
    with Postgres() as postgres:
        url = postgres.new_database()
        async with playing(servers(url, tmp_path, 1, "--processes", "3"), url, tally) as crowd:
            while crowd.counted["kills"] < some(0.2):
                await kill_process(crowd, url)
            async with asyncio.timeout(PATIENCE):
                while crowd.server.log.read_text().count('"a process died"') < crowd.counted["kills"]:
                    await asyncio.sleep(0.1)


async def test_postgresql_crashes_and_comes_back(tmp_path: Path, tally: Counter[str]) -> None:
    with Postgres() as postgres:
        url = postgres.new_database()
        async with playing(servers(url, tmp_path, 2), url, tally) as crowd:
            while crowd.counted["crashes of PostgreSQL"] < some(0.2):
                await crowd.some_more(60)
                await asyncio.to_thread(postgres.stop, crowd.rng.choice(("immediate", "immediate", "fast")))
                crowd.counted["crashes of PostgreSQL"] += 1
                await asyncio.sleep(crowd.rng.uniform(0, 1.0))
                await asyncio.to_thread(postgres.start)
                await asyncio.to_thread(crowd.check, url)
