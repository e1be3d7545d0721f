"""Nothing is lost: servers are killed and databases crash while people play, again and again.

What was acknowledged is in the log, nothing is there twice, all games go on to their end, and their records verify.
`GOLDENHORN_KILLS` says how often (`make survival`: 200 times).
"""

import asyncio
import contextlib
import logging
import os
import random
import signal
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest

from postgres import Postgres
from serving import Server
from survival import Crowd

log = logging.getLogger(__name__)
pytestmark = [pytest.mark.anyio, pytest.mark.timeout(3600)]
KILLS = int(os.environ.get("GOLDENHORN_KILLS", "10"))
# The embedded database, PostgreSQL, several processes on it, and PostgreSQL itself.
PARTS = (0.4, 0.2, 0.2, 0.2)
# With one worker each, so that starting does not take up the machine; and what a dead process kept is soon taken over.
QUICK = {"GOLDENHORN_THINKERS": "1", "GOLDENHORN_LEASE": "1"}


def times(part: int) -> int:
    return max(2, round(KILLS * PARTS[part]))


def servers(url: str, directory: Path, number: int) -> list[Server]:
    return [Server(url, directory / f"log{index}", **QUICK) for index in range(number)]


@contextlib.asynccontextmanager
async def playing(running: Sequence[Server], url: str, seed: int) -> AsyncIterator[Crowd]:
    """People play at the servers during the block, and then to the end."""
    for server in running:
        await asyncio.to_thread(server.start)
    crowd = Crowd(running, random.Random(seed))
    crowd.begin()
    try:
        yield crowd
        await crowd.end()
    finally:
        crowd.give_up()
        for server in running:
            server.kill()
    assert crowd.check_games(url) >= 6
    assert crowd.returns > 0
    log.info("%d games, %d acknowledged, %d came back, %d repeated", crowd.games, crowd.told, crowd.returns, crowd.repeats)
    for server in running:
        assert "Traceback" not in server.log.read_text(), server.log.read_text()[-3000:]


async def kill_one(crowd: Crowd, url: str) -> None:
    """Kill a server at a random moment, look at what is left, and start it again."""
    server = crowd.server
    if crowd.rng.random() < 0.9:  # else while it starts
        await crowd.some_more(60)
    if crowd.rng.random() < 0.5:
        server.kill()  # with all its workers, as if the power failed
    else:
        assert server.process is not None
        server.process.send_signal(signal.SIGKILL)  # the workers have to notice
        server.process.wait()
    await asyncio.to_thread(crowd.check, url)
    await asyncio.to_thread(server.start)


async def test_servers_on_the_embedded_database_are_killed(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'horn.sqlite'}"
    async with playing(servers(url, tmp_path, 1), url, seed=1) as crowd:
        for _ in range(times(0)):
            await kill_one(crowd, url)


@pytest.mark.parametrize(("number", "part"), [(1, 1), (3, 2)], ids=["one", "several"])
async def test_servers_on_postgresql_are_killed(tmp_path: Path, number: int, part: int) -> None:
    with Postgres() as postgres:
        url = postgres.new_database()
        async with playing(servers(url, tmp_path, number), url, seed=part) as crowd:
            for _ in range(times(part)):
                await kill_one(crowd, url)


async def test_postgresql_crashes_and_comes_back(tmp_path: Path) -> None:
    with Postgres() as postgres:
        url = postgres.new_database()
        async with playing(servers(url, tmp_path, 2), url, seed=3) as crowd:
            for _ in range(times(3)):
                await crowd.some_more(60)
                await asyncio.to_thread(postgres.stop, "immediate")
                await asyncio.sleep(crowd.rng.uniform(0, 1.0))
                await asyncio.to_thread(postgres.start)
                await asyncio.to_thread(crowd.check, url)
