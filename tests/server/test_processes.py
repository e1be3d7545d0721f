"""Real processes: how they start, share the work, are replaced, and end."""

import asyncio
import contextlib
import json
import os
import random
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import fields
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import websockets
from sqlalchemy import insert, select, text

from goldenhorn.record.codec import read_json
from goldenhorn.record.verify import verify
from goldenhorn.server.settings import Settings
from goldenhorn.server.storage import schema, store
from goldenhorn.server.storage.engine import open_engine
from goldenhorn.server.storage.migrating import migrate
from postgres import Postgres
from serving import PATIENCE, People, Place, Server, free_port

pytestmark = pytest.mark.anyio
several = pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)
QUICK = {"GOLDENHORN_THINKERS": "1", "GOLDENHORN_LEASE": "1"}


async def until(happened: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < end, "it did not happen"
        await asyncio.sleep(0.05)


def logged(server: Server, message: str) -> int:
    """How often it has said something so far."""
    return server.log.read_text().count(f'"{message}"')


def lines_of(server: Server) -> list[dict[str, Any]]:
    """What a server logged: one object a line, nothing else, and no fault."""
    lines: list[dict[str, Any]] = [json.loads(line) for line in server.log.read_text().splitlines()]
    # uvicorn says so of every socket that is refused by an answer of its own.
    refused = "ASGI callable returned without completing handshake."
    assert not [line for line in lines if line["message"] != refused and (line["level"] == "error" or "trace" in line)]
    return lines


def log_of(url: str, key: str) -> list[dict[str, Any]]:
    engine = open_engine(url)
    bodies = store.reading(engine, partial(store.read_log, key=key))
    engine.dispose()
    return [json.loads(body) for body in bodies]


async def begin(people: People, *bots: str, **options: Any) -> tuple[Any, Any, str]:
    """Anna and Boris have begun a game with some bots."""
    anna, boris = await people("Anna"), await people("Boris")
    key = await anna.open("here", "open", *bots, first=0, **options)
    async with anna.at(key) as place, boris.at(key) as other:
        await other.do("sit", seat=1)
        await other.do("ready", seat=1)
        await place.do("start")
    return anna, boris, key


async def play_to_the_end(url: str, key: str, *places: Place) -> None:
    await asyncio.gather(*(place.play(random.Random(number)) for number, place in enumerate(places)))
    engine = open_engine(url)
    kept = store.reading(engine, partial(store.read_game, key=key))
    engine.dispose()
    assert kept is not None
    assert verify(read_json(kept.record)) is None


# Ending


async def ending(place: Place) -> int:
    """Hear the server say goodbye; how the connection was closed."""
    await place.next("bye")
    with contextlib.suppress(websockets.ConnectionClosed):
        while True:
            await place.read()
    return place.line.close_code or 0


@pytest.mark.parametrize("kind", [signal.SIGTERM, signal.SIGINT])
async def test_a_server_ends_in_order(database_url: str, tmp_path: Path, kind: signal.Signals) -> None:
    server = Server(database_url, tmp_path / "log", **QUICK)
    with server:
        async with People(server) as people:
            anna, boris, key = await begin(people, "deckhand")
            async with anna.at(key) as place, boris.at(key) as other:
                number = await place.do("act", seat=0, action=place.view["legal"][0], answers=place.turn)
                os.killpg(server.pid, kind)  # as a terminal does, and systemd
                assert (await ending(place), await ending(other)) == (1012, 1012)
            assert server.process is not None
            assert server.process.wait(PATIENCE) == 0
            await until(lambda: server.group() == {})
            assert log_of(database_url, key)[number]["kind"] == "acted"
            server.start()
            async with anna.at(key) as place, boris.at(key) as other:
                assert place.number > number
                await play_to_the_end(database_url, key, place, other)
        assert server.stop() == 0
    lines_of(server)


async def test_nothing_is_lost_when_a_server_ends_in_the_middle(database_url: str, tmp_path: Path) -> None:
    with Server(database_url, tmp_path / "log", **QUICK) as server:
        async with People(server) as people:
            anna = await people("Anna")
            key = await anna.open("here", "open")
            said: list[int] = []

            async def talk(place: Place) -> None:
                with contextlib.suppress(websockets.ConnectionClosed):
                    for number in range(1000):
                        await place.send("ping")
                        await place.send("say", text=f"{number}")
                        while (answer := await place.read())["type"] != "done" or answer["number"] is None:
                            if answer.get("kind") == "busy":
                                await asyncio.sleep(0.1)
                                break
                        else:
                            said.append(answer["number"])

            async with anna.at(key) as place:
                talking = asyncio.ensure_future(talk(place))
                await until(lambda: len(said) > 5)
                assert server.stop() == 0
                await talking
        log = log_of(database_url, key)
        assert [log[number]["kind"] for number in said] == ["said"] * len(said)
        texts = [entry["text"] for entry in log if entry["kind"] == "said"]
        assert len(set(texts)) == len(texts)


# Starting


@contextlib.contextmanager
def taken_port() -> Iterator[int]:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


def serve(url: str, port: int, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "goldenhorn", "serve", "--port", str(port), "--database-url", url, *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)


def test_a_server_that_cannot_start_says_why(database_url: str) -> None:
    engine = open_engine(database_url)
    migrate(engine)
    with taken_port() as port:
        done = serve(database_url, port)
        assert (done.returncode, f"127.0.0.1:{port}" in done.stderr, done.stderr.count("\n")) == (2, True, 1)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = 'later'"))
    engine.dispose()
    done = serve(database_url, free_port())
    assert (done.returncode, "newer version" in done.stderr, done.stderr.count("\n")) == (2, True, 1)


@pytest.mark.parametrize("url", ["postgresql://nobody@127.0.0.1:{port}/none", "sqlite:////nowhere/at/all/horn.sqlite"])
def test_a_database_that_is_not_there_is_named(url: str) -> None:
    done = serve(url.format(port=free_port()), free_port())
    assert done.returncode == 2
    assert done.stderr.startswith("golden-horn: ")
    assert "Traceback" not in done.stderr


def test_several_processes_need_postgresql(tmp_path: Path) -> None:
    done = serve(f"sqlite:///{tmp_path / 'horn.sqlite'}", free_port(), "--processes", "2")
    assert (done.returncode, "PostgreSQL" in done.stderr) == (2, True)


def test_what_is_not_needed_is_not_imported(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'horn.sqlite'}"
    engine = open_engine(url)
    migrate(engine)
    engine.dispose()
    program = (
        "import sys, goldenhorn.server.serving as serving\n"
        f"from goldenhorn.server.settings import Settings\nsettings = Settings(database_url={url!r})\n"
        "serving.prepare(settings); serving.House(settings).app()\nprint(*sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    imported = set(done.stdout.split())
    unneeded = {"alembic", "psycopg", "numpy", "numba", "rich", "sqlalchemy.dialects.postgresql"}
    assert imported & unneeded == set()


async def test_the_page_for_operators_names_every_setting_and_measure(tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "operate.md").read_text(encoding="utf-8")
    for field in fields(Settings):
        assert f"| `GOLDENHORN_{field.name.upper()}` | {f'`{field.default}` ' if field.default != '' else ''}" in page
    with Server(f"sqlite:///{tmp_path / 'horn.sqlite'}", tmp_path / "log", **QUICK) as server:
        async with People(server) as people:
            shown = (await (await people()).http.get("/metrics")).text
    found = {name.removesuffix("_total") for name in re.findall(r"^# TYPE (\w+)", shown, re.MULTILINE)}
    named = {name.removesuffix("_total") for name in re.findall(r"^\| `(goldenhorn_\w+)`", page, re.MULTILINE)}
    assert named == {name for name in found if not name.endswith("_created")}


async def test_people_are_served_while_tables_are_resumed(tmp_path: Path) -> None:
    """As many tables as a server may have kept, all with a bot to move."""
    url = f"sqlite:///{tmp_path / 'horn.sqlite'}"
    with Server(url, tmp_path / "log", **QUICK) as server:
        async with People(server) as people:
            anna = await people("Anna")
            key = await anna.open("here", "deckhand", first=0)
            async with anna.at(key) as place:
                await place.do("start")
                await place.play(random.Random(1), most=30)
        server.kill()
        number = copy_table(url, key, 300)
        server.start()
        async with People(server) as people:
            boris = await people("Boris")
            assert await kept(boris) < number
            key = await boris.open("here", "deckhand", first=0)
            async with boris.at(key) as place:
                await place.do("start")
                await place.play(random.Random(2), most=3)
            while await kept(boris) < number:
                await asyncio.sleep(0.2)


def copy_table(url: str, key: str, number: int) -> int:
    """Copies of a table, as if a process had kept them."""
    engine = open_engine(url)
    with engine.begin() as connection:
        row = connection.execute(select(schema.tables).where(schema.tables.c.key == key)).mappings().one()
        bodies = store.read_log(connection, key)
        for copy in range(number):
            connection.execute(insert(schema.tables), {**row, "key": f"copy{copy}", "attended": True, "keeper": "alone"})
            rows = [{"table_key": f"copy{copy}", "number": n, "body": body} for n, body in enumerate(bodies)]
            connection.execute(insert(schema.entries), rows)
    engine.dispose()
    return number


async def kept(person: Any) -> int:
    for line in (await person.http.get("/metrics")).text.splitlines():
        name, _, value = line.partition(" ")
        if name == "goldenhorn_tables_kept":
            return int(float(value))
    raise AssertionError


# Several processes


@several
async def test_a_process_that_is_killed_is_replaced(database_url: str, tmp_path: Path) -> None:
    with Server(database_url, tmp_path / "log", "--processes", "3", **QUICK) as server:
        await until(lambda: logged(server, "server ready") == 3)
        async with People(server) as people:
            anna, boris, key = await begin(people, "deckhand")
            for number in (4, 5):
                before = server.serving()
                victim = random.choice(sorted(before))
                os.kill(victim, signal.SIGKILL)
                await until(lambda: logged(server, "server ready") == number)  # noqa: B023
                assert server.serving() & before == before - {victim}
                assert len(server.serving()) == 3
            async with anna.at(key) as place, boris.at(key) as other:
                await play_to_the_end(database_url, key, place, other)
                os.killpg(server.pid, signal.SIGINT)
                assert (await ending(place), await ending(other)) == (1012, 1012)
        assert server.process is not None
        assert server.process.wait(PATIENCE) == 0
        await until(lambda: server.group() == {})
    messages = [line["message"] for line in lines_of(server)]
    assert messages.count("a process died") == 2
    assert messages.count("server ready") == 5
    assert messages.count("server ended") == 3


async def test_a_process_that_is_killed_while_the_database_is_away_is_replaced(tmp_path: Path) -> None:
    with Postgres() as postgres:
        with Server(postgres.new_database(), tmp_path / "log", "--processes", "2", **QUICK) as server:
            await until(lambda: logged(server, "server ready") == 2)
            postgres.stop()
            os.kill(random.choice(sorted(server.serving())), signal.SIGKILL)
            await until(lambda: logged(server, "a process died") >= 3)  # the next ones end by themselves
            postgres.start()
            await until(lambda: logged(server, "server ready") == 3)
            assert len(server.serving()) == 2
            async with People(server) as people:
                await begin(people)
        lines_of(server)


@several
@pytest.mark.parametrize("number", ["1", "2"])
async def test_nothing_is_left_of_a_server_that_was_killed(database_url: str, tmp_path: Path, number: str) -> None:
    with Server(database_url, tmp_path / "log", "--processes", number, **QUICK) as server:
        await until(lambda: len(server.group()) > int(number))
        os.kill(server.pid, signal.SIGKILL)
        assert server.process is not None
        server.process.wait(PATIENCE)
        await until(lambda: server.group() == {})


@contextlib.asynccontextmanager
async def two_servers(url: str, directory: Path) -> AsyncIterator[tuple[Server, Server]]:
    """Two processes that can be told apart."""
    with Server(url, directory / "log1", **QUICK) as first, Server(url, directory / "log2", **QUICK) as second:
        yield first, second


@several
async def test_people_at_different_processes_play_together(database_url: str, tmp_path: Path) -> None:
    async with two_servers(database_url, tmp_path) as (first, second), People(first) as people:
        anna, boris, key = await begin(people, "sailor", "deckhand")
        boris.server = second
        async with anna.at(key) as place, boris.at(key) as other:
            for one in (place, other):
                await one.until(lambda one: seats(one) == [0, 1])
            await play_to_the_end(database_url, key, place, other)
            heard = [[message for message in one.heard if message["type"] == "news"] for one in (place, other)]
            numbers = [[message["number"] for message in news] for news in heard]
            assert numbers[0] == numbers[1] == list(range(numbers[0][0], place.number))
            assert [message["entry"]["kind"] for message in heard[0]] == [message["entry"]["kind"] for message in heard[1]]
        assert not [line for server in (first, second) for line in lines_of(server) if line["message"].startswith("a duty")]


def seats(place: Place) -> list[int]:
    told = [message["seats"] for message in place.heard if message["type"] == "present"]
    return told[-1] if told else []


def keeper_of(url: str, key: str) -> str:
    engine = open_engine(url)
    statement = select(schema.tables.c.keeper).where(schema.tables.c.key == key)
    keeper = store.reading(engine, lambda database: database.execute(statement).scalar())
    engine.dispose()
    return str(keeper)


@several
@pytest.mark.parametrize("kind", [signal.SIGKILL, signal.SIGSTOP])
async def test_another_process_takes_over(database_url: str, tmp_path: Path, kind: signal.Signals) -> None:
    async with two_servers(database_url, tmp_path) as servers, People(servers[0]) as people:
        anna, boris, key = await begin(people, "sailor")
        await until(lambda: keeper_of(database_url, key) != "None")
        keeper = int(keeper_of(database_url, key).partition("-")[0])
        gone, stays = servers if servers[0].pid == keeper else servers[::-1]
        os.killpg(keeper, kind)
        if kind == signal.SIGKILL:
            gone.kill()
        anna.server = boris.server = stays
        try:
            async with anna.at(key) as place, boris.at(key) as other:
                playing = asyncio.ensure_future(play_to_the_end(database_url, key, place, other))
                await until(lambda: keeper_of(database_url, key).startswith(f"{stays.pid}-"))
                if kind == signal.SIGSTOP:  # it was only asleep, and finds out that it keeps nothing any more
                    os.killpg(keeper, signal.SIGCONT)
                await playing
        finally:
            gone.kill()
    bots = [entry for entry in log_of(database_url, key) if entry["kind"] == "acted" and entry["bot"]]
    assert bots


async def test_a_server_waits_for_its_database(tmp_path: Path) -> None:
    with Postgres() as postgres:
        url = postgres.new_database()
        with Server(url, tmp_path / "log", **QUICK) as server:
            async with People(server) as people:
                anna, boris, key = await begin(people, "deckhand")
                assert (await anna.http.get("/readyz")).status_code == 200
                async with anna.at(key) as place:
                    postgres.stop("fast")
                    assert (await anna.http.get("/readyz")).status_code == 503
                    assert (await anna.http.get("/healthz")).status_code == 200
                    assert (await anna.http.get("/api/tables")).status_code == 503
                    with pytest.raises(websockets.InvalidStatus) as denied:
                        async with boris.at(key):
                            pass
                    assert denied.value.response.status_code == 503
                    action, turn = place.view["legal"][0], place.turn
                    assert (await place.ask("act", seat=0, action=action, answers=turn))["kind"] == "broken"
                    postgres.start()
                    while (await anna.http.get("/readyz")).status_code != 200:
                        await asyncio.sleep(0.1)
                    await place.do("act", seat=0, action=action, answers=turn)
                    async with boris.at(key) as other:
                        await play_to_the_end(url, key, place, other)
        lines_of(server)
