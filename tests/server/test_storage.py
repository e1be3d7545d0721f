"""What the database is trusted with, on both kinds."""

import asyncio
import gc
import os
import random
import signal
import subprocess
import sys
import threading
import time
import weakref
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from dataclasses import replace
from functools import partial
from operator import itemgetter
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from msgspec import convert, structs
from sqlalchemy import Column, Connection, Engine, insert, select, text
from sqlalchemy.exc import IntegrityError

from goldenhorn.errors import Impossible
from goldenhorn.game.dealers import SeededDealer
from goldenhorn.server.entries import Opened, write_entry
from goldenhorn.server.finished import finished_game
from goldenhorn.server.setup import Setup
from goldenhorn.server.storage import schema, store
from goldenhorn.server.storage.cleaning import DAY, MONTH, YEAR, clean
from goldenhorn.server.storage.engine import open_engine
from goldenhorn.server.storage.migrating import HEAD, config_of, migrate, upgrade
from goldenhorn.server.storage.writer import NOTICE, Append, Away, Writer
from goldenhorn.server.table import Table
from postgres import Postgres
from serving import PATIENCE

NOW = 1_000_000_000_000


@pytest.fixture
def bare(database_url: str) -> Iterator[Engine]:
    """An empty database."""
    engine = open_engine(database_url)
    yield engine
    engine.dispose()


@pytest.fixture
def engine(bare: Engine) -> Engine:
    migrate(bare)
    return bare


@pytest.fixture
def writer(engine: Engine) -> Iterator[Writer]:
    writer = Writer(engine)
    yield writer
    writer.close()


def add_table(engine: Engine, key: str, **values: Any) -> None:
    row = {
        "key": key,
        "secret": "secret",
        "host": "anna",
        "public": False,
        "phase": "playing",
        "seats": 2,
        "expansion": False,
        "created": NOW,
        "changed": NOW,
        "attended": True,
        **values,
    }
    with engine.begin() as connection:
        store.create_table(connection, row, [f'{{"at": {row["changed"]}}}'], ["anna"])


def do(engine: Engine, work: Callable[..., Any], *arguments: Any) -> Any:
    with engine.begin() as connection:
        return work(connection, *arguments)


def column(engine: Engine, column: Column[Any]) -> list[Any]:
    return store.reading(engine, lambda database: list(database.execute(select(column)).scalars()))


def log_of(engine: Engine, key: str) -> list[str]:
    return store.reading(engine, partial(store.read_log, key=key))


# The schema


def test_the_migrated_schema_is_that_of_the_code(engine: Engine) -> None:
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []


def test_the_head_is_the_last_migration(engine: Engine) -> None:
    with engine.connect() as connection:
        assert ScriptDirectory.from_config(config_of(connection)).get_heads() == [HEAD]


def test_an_old_database_keeps_everything(bare: Engine) -> None:
    with bare.begin() as connection:
        upgrade(connection, "0001")
        connection.execute(
            text(
                "INSERT INTO tables (key, secret, host, public, phase, seats, expansion, created, changed, attended,"
                " keeper, kept_until) VALUES ('old', 's', 'anna', true, 'playing', 2, false, 1, 2, true, 'somebody', 3)"
            )
        )
        connection.execute(insert(schema.entries), [{"table_key": "old", "number": n, "body": f"{n}"} for n in range(5)])
        connection.execute(insert(schema.sitters), {"table_key": "old", "player": "anna"})
    migrate(bare)
    assert log_of(bare, "old") == ["0", "1", "2", "3", "4"]
    assert [row.key for row in store.reading(bare, lambda database: store.tables_of(database, "anna", 9))] == ["old"]
    migrate(bare)


def test_games_of_an_old_database_are_counted(bare: Engine) -> None:
    """As they would have been when they were finished."""
    tables = {
        "alone": played("here", "sailor", names={0: "Anna"}),
        "shared": played("here", "here", "deckhand", expansion=True, names={0: "Zoë", 1: "Anna"}),
        "alike": played("here", "here", names={0: "Anna", 1: "Anna"}),
    }
    before = tables["alone"].entries[0]
    assert isinstance(before, Opened)
    explored = replace(tables["alone"], key="explored")
    explored.entries = [structs.replace(before, before=[]), *tables["alone"].entries[1:]]
    expected: list[Any] = []
    with bare.begin() as connection:
        upgrade(connection, "0003")
        store.add_player(connection, "anna", "token", NOW)
        store.rename(connection, "anna", "Anna")
        for key, table in {**tables, "explored": explored}.items():
            row = {"secret": "s", "host": "anna", "public": False, "phase": "over", "seats": 2, "expansion": False}
            row |= {"key": key, "created": 1, "changed": 2, "attended": False}
            store.create_table(connection, row, [write_entry(entry) for entry in table.entries], ["anna"])
            game = finished_game(table)
            assert game is not None
            connection.execute(insert(schema.games), {**game.row, "key": key, "table_key": key})
            connection.execute(insert(schema.shelves), {"player": "anna", "game": key, "seat": 0})
            expected += [{"game": key, **seat} for seat in game.results]
        imported = {"key": "imported", "table_key": None, "finished": 1, "seats": 2, "expansion": False, "reason": "port"}
        connection.execute(insert(schema.games), {**imported, "names": "", "summary": "", "record": ""})
    migrate(bare)
    found = store.reading(bare, lambda database: [dict(row) for row in database.execute(select(schema.results)).mappings()])
    assert sorted(found, key=itemgetter("game", "seat")) == sorted(expected, key=itemgetter("game", "seat"))
    assert any(seat["raids"] for seat in found)
    shelves = store.reading(
        bare, lambda database: database.execute(select(schema.shelves.c.game, schema.shelves.c.seat)).all()
    )
    assert dict(shelves) == {"alone": 0, "shared": 1, "alike": None, "explored": 0}


def played(*seats: str, names: dict[int, str], expansion: bool = False) -> Table:
    """A table at which everybody decided at random; those who are here are one player."""
    table, rng = Table("t", "secret"), random.Random(len(seats))
    setup = convert({"seats": seats, "expansion": expansion}, Setup)
    table.add(Opened(at=0, setup=setup, host="anna", commitment=SeededDealer("secret").commitment))
    for seat, name in names.items():
        table.add(table.sit(seat, "anna", name, 1))
    table.add(table.start("anna", 2))
    while table.game is not None and not table.game.over:
        seat, action = table.decider or 0, str(rng.choice(table.game.legal()))
        if table.chairs[seat].player is None:
            table.add(table.act_for(seat, action, table.turn, "sailor", 3))
        else:
            table.add(table.act(seat, action, table.turn, "anna", 3))
    return table


def test_a_table_can_be_made_anew_by_a_migration(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    """On SQLite that drops the old one: what refers to its rows stays."""
    add_table(engine, "old")

    def upgrade(connection: Connection) -> None:
        from alembic.operations import Operations

        with Operations(MigrationContext.configure(connection)).batch_alter_table("tables", recreate="always") as batch:
            batch.alter_column("host", nullable=True)

    monkeypatch.setattr("goldenhorn.server.storage.migrating.upgrade", upgrade)
    monkeypatch.setattr("goldenhorn.server.storage.migrating.HEAD", "next")
    if engine.dialect.name == "sqlite":
        migrate(engine)
        assert len(log_of(engine, "old")) == 1
        with engine.connect() as connection:
            assert connection.execute(text("PRAGMA foreign_keys")).scalar() == 1


def test_a_newer_database_is_refused(engine: Engine) -> None:
    do(engine, Connection.execute, text("UPDATE alembic_version SET version_num = 'later'"))
    with pytest.raises(Impossible, match=r"newer version.*later"):
        migrate(engine)


def test_several_processes_migrate_at_once(database_url: str) -> None:
    errors: list[Exception] = []

    def run() -> None:
        engine = open_engine(database_url)
        try:
            migrate(engine)
        except Exception as error:
            errors.append(error)
        engine.dispose()

    threads = [threading.Thread(target=run) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert errors == []


def test_sqlite_writes_to_the_disk(tmp_path: Path) -> None:
    engine = open_engine(f"sqlite:///{tmp_path / 'horn.sqlite'}")
    reading = engine.execution_options(reading=True)
    with reading.connect() as one, reading.connect() as other:
        for connection in (one, other):
            found = {
                name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
                for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
            }
            assert found == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 10000}
    engine.dispose()


# The writer


def test_of_two_writers_one_wins(engine: Engine, database_url: str) -> None:
    add_table(engine, "t")
    other = open_engine(database_url)
    writers = [Writer(engine), Writer(other)]
    answers: list[list[Future[bool]]] = [[], []]
    for number in range(1, 301):
        for who in random.sample((0, 1), 2):
            answers[who].append(writers[who].append(Append("t", number, f"{who}")))
    won = [[answer.result(PATIENCE) for answer in mine] for mine in answers]
    assert all(first != second for first, second in zip(*won, strict=True))
    assert log_of(engine, "t")[1:] == ["0" if first else "1" for first in won[0]]
    for writer in writers:
        writer.close()
    other.dispose()


def grouped(writer: Writer, *works: Append | Callable[[Connection], Any]) -> list[Future[Any]]:
    """Let the writer find these at once."""
    go, began = threading.Event(), threading.Event()

    def wait(_: Connection) -> None:
        began.set()
        assert go.wait(PATIENCE)

    writer.write(wait)
    assert began.wait(PATIENCE)
    futures = [writer.append(work) if isinstance(work, Append) else writer.write(work) for work in works]
    go.set()
    return futures


def _note(happened: list[str], name: str, _: Connection) -> None:
    happened.append(name)


def test_in_one_group_the_first_wins_and_only_its_rest_happens(engine: Engine, writer: Writer) -> None:
    add_table(engine, "t")
    happened: list[str] = []
    jobs = [Append("t", 1, name, partial(_note, happened, name)) for name in "abc"]
    assert [answer.result(PATIENCE) for answer in grouped(writer, *jobs)] == [True, False, False]
    assert (happened, log_of(engine, "t")[1:]) == (["a"], ["a"])


def fail(_: Connection) -> None:
    raise ArithmeticError


def test_what_fails_in_a_group_harms_nobody_else(engine: Engine, writer: Writer) -> None:
    add_table(engine, "t")
    answers = grouped(
        writer,
        Append("t", 1, "one"),
        fail,
        Append("t", 2, "two", fail),
        Append("nowhere", 1, "lost"),
        lambda database: store.change_table(database, "t", {"host": "boris"}),
        Append("t", 3, "three"),
    )
    assert answers[0].result(PATIENCE) is True
    for number, error in ((1, ArithmeticError), (2, ArithmeticError), (3, IntegrityError)):
        assert isinstance(answers[number].exception(PATIENCE), error)
    assert answers[4].result(PATIENCE) is None
    assert answers[5].result(PATIENCE) is True
    assert log_of(engine, "t")[1:] == ["one", "three"]
    assert column(engine, schema.tables.c.host) == ["boris"]


def test_whoever_stops_waiting_does_not_stop_the_writer(engine: Engine, writer: Writer) -> None:
    add_table(engine, "t")

    async def leave(*futures: Future[Any]) -> None:
        waiting = [asyncio.ensure_future(asyncio.wrap_future(future)) for future in futures]
        await asyncio.sleep(0)
        for task in waiting:
            task.cancel()
        await asyncio.wait(waiting)

    go, began = threading.Event(), threading.Event()

    def wait(_: Connection) -> None:
        began.set()
        assert go.wait(PATIENCE)

    begun = writer.write(wait)
    assert began.wait(PATIENCE)
    asyncio.run(leave(begun, writer.append(Append("t", 1, "unwanted"))))
    go.set()
    assert writer.append(Append("t", 1, "wanted")).result(PATIENCE)
    assert log_of(engine, "t")[1:] == ["wanted"]


def test_what_is_done_is_not_held(writer: Writer) -> None:
    def noting(happened: set[str]) -> Callable[[Connection], None]:
        return lambda _: happened.add("once")

    class Happened(set[str]):
        pass

    happened = Happened()
    gone = weakref.ref(happened)
    answers = grouped(writer, noting(set()), noting(happened))
    assert [answer.result(PATIENCE) for answer in answers] == [None, None]
    assert happened == {"once"}
    writer.write(noting(set())).result(PATIENCE)
    del happened, answers
    gc.collect()
    assert gone() is None


def test_nothing_is_accepted_after_the_end(engine: Engine) -> None:
    writer = Writer(engine)
    writer.close()
    with pytest.raises(Away):
        writer.write(fail)


WRITES = """
import sys
from goldenhorn.server.storage.engine import open_engine
from goldenhorn.server.storage.writer import Append, Writer
writer = Writer(open_engine(sys.argv[1]))
number = int(sys.argv[2])
while True:
    futures = [writer.append(Append("t", number + more, f"body {number + more}")) for more in range(7)]
    for future in futures:
        assert future.result(60)
        print(number, flush=True)
        number += 1
"""


def test_what_was_answered_is_there_after_a_kill(engine: Engine, database_url: str) -> None:
    add_table(engine, "t")
    for _ in range(3):
        length = len(log_of(engine, "t"))
        command = [sys.executable, "-c", WRITES, database_url, str(length)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            told = [int(process.stdout.readline()) for _ in range(random.randint(1, 40))]
            os.kill(process.pid, signal.SIGKILL)
            told += [int(line) for line in process.stdout.read().split("\n")[:-1]]
        log = log_of(engine, "t")
        assert log[length:] == [f"body {number}" for number in range(length, len(log))]
        assert told == list(range(length, length + len(told)))
        assert len(log) >= length + len(told)


def test_the_writer_outlives_its_database() -> None:
    with Postgres() as postgres:
        engine = open_engine(postgres.new_database())
        migrate(engine)
        add_table(engine, "t")
        writer = Writer(engine)
        assert writer.append(Append("t", 1, "before")).result(PATIENCE)
        for mode, number in (("fast", 2), ("immediate", 3)):
            postgres.stop(mode)
            # The first ones fail with their connection, the others as there is none; all of them soon.
            futures = [writer.append(Append("t", number, "meanwhile")) for _ in range(200)]
            errors = [future.exception(PATIENCE) for future in futures]
            assert all(errors)
            assert isinstance(errors[-1], Away)
            postgres.start()
            assert writer.append(Append("t", number, "after")).result(PATIENCE)
        assert log_of(engine, "t")[1:] == ["before", "after", "after"]
        writer.close()
        engine.dispose()


def test_what_may_have_been_written_is_not_written_again(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    import psycopg

    engine = open_engine(postgres.new_database())
    migrate(engine)
    add_table(engine, "t")
    commit = engine.dialect.do_commit

    def lose(connection: Any) -> None:
        """The database has written, and nobody hears of it."""
        monkeypatch.undo()
        commit(connection)
        connection.driver_connection.close()
        raise psycopg.OperationalError("the connection is lost")

    happened: list[str] = []

    def note(_: Connection) -> None:
        happened.append("once")
        monkeypatch.setattr(engine.dialect, "do_commit", lose)

    writer = Writer(engine)
    answers = grouped(writer, Append("t", 1, "one"), note)
    assert [type(answer.exception(PATIENCE)) for answer in answers] == [Away, Away]
    assert (happened, log_of(engine, "t")[1:]) == (["once"], ["one"])
    writer.close()
    engine.dispose()


def test_notices_of_any_number_arrive(postgres: Postgres) -> None:
    from goldenhorn.server.storage.listening import Ear

    url = postgres.new_database()
    engine = open_engine(url)
    lines = [f"here {number} {'x' * random.randint(0, 300)}" for number in range(500)] + ["x" * NOTICE]

    async def listen() -> list[str]:
        heard: list[str] = []
        ready = asyncio.Event()

        async def hear(some: list[str]) -> None:
            heard.extend(some)

        async def lost() -> None:
            ready.set()

        ear = Ear(url, "test")
        await ear.start(hear, lost)
        await asyncio.wait_for(ready.wait(), PATIENCE)
        writer = Writer(engine, "test")
        for line in lines:
            writer.tell(line)
        await asyncio.to_thread(writer.close)
        until = time.monotonic() + PATIENCE
        while len(heard) < len(lines) and time.monotonic() < until:
            await asyncio.sleep(0.01)
        await ear.close()
        return heard

    assert asyncio.run(listen()) == lines
    engine.dispose()


# Who keeps a table


def test_a_table_is_kept_by_one_process_until_that_one_is_silent(engine: Engine) -> None:
    add_table(engine, "t")
    for name in ("one", "two"):
        do(engine, store.beat, name, NOW + 10)
    assert do(engine, store.claim, "t", "one", NOW)
    assert do(engine, store.claim, "t", "one", NOW + 5)
    assert not do(engine, store.claim, "t", "two", NOW + 10)
    do(engine, store.beat, "one", NOW + 20)
    assert not do(engine, store.claim, "t", "two", NOW + 20)
    assert do(engine, store.claim_orphans, "two", NOW + 20, 9) == {}
    assert do(engine, store.claim_orphans, "two", NOW + 21, 9) == {"t": "one"}
    assert do(engine, store.kept_by, "one") == []
    assert do(engine, store.kept_by, "two") == ["t"]


def test_who_ends_leaves_its_tables_to_others(engine: Engine) -> None:
    for key in ("s", "t"):
        add_table(engine, key)
    do(engine, store.beat, "one", NOW + 10)
    do(engine, store.beat, "two", NOW + 10)
    assert do(engine, store.claim, "s", "one", NOW)
    assert do(engine, store.claim, "t", "two", NOW)
    do(engine, store.retire, "one")
    assert do(engine, store.claim_orphans, "two", NOW, 9) == {"s": None}


def test_only_games_that_need_it_are_kept(engine: Engine) -> None:
    add_table(engine, "quiet", attended=False)
    add_table(engine, "over", phase="over", attended=False)
    add_table(engine, "t")
    assert do(engine, store.claim_orphans, "one", NOW, 9) == {"t": None}
    assert not do(engine, store.claim, "over", "one", NOW)
    assert do(engine, store.claim, "quiet", "one", NOW)
    assert set(do(engine, store.kept_by, "one")) == {"t", "quiet"}


def test_a_table_is_laid_down_unless_something_has_happened_at_it(engine: Engine) -> None:
    add_table(engine, "t")
    do(engine, store.beat, "one", NOW + 10)
    do(engine, store.claim, "t", "one", NOW)
    assert not do(engine, store.lay_down, "t", "one", 0)
    assert not do(engine, store.lay_down, "t", "two", 1)
    assert column(engine, schema.tables.c.keeper) == ["one"]
    assert do(engine, store.lay_down, "t", "one", 1)
    assert column(engine, schema.tables.c.keeper) == [None]
    assert do(engine, store.claim_orphans, "two", NOW + 99, 9) == {}


def test_of_two_processes_one_takes_over(engine: Engine, database_url: str) -> None:
    keys = {f"table {number}" for number in range(30)}
    for key in keys:
        add_table(engine, key)
    for name in ("0", "1"):
        do(engine, store.beat, name, NOW + 10)
    other = open_engine(database_url)
    writers = [Writer(engine), Writer(other)]
    found: list[list[str]] = [[], []]
    for _ in range(15):
        futures = [
            writer.write(partial(store.claim_orphans, keeper=str(who), now=NOW, limit=3))
            for who, writer in enumerate(writers)
        ]
        for who, future in enumerate(futures):
            found[who] += future.result(PATIENCE)
    assert sorted(found[0] + found[1]) == sorted(keys)
    for who in (0, 1):
        assert set(found[who]) == set(do(engine, store.kept_by, str(who)))
    for writer in writers:
        writer.close()
    other.dispose()


# Cleaning up


def test_only_what_nobody_will_miss_is_deleted(engine: Engine) -> None:
    old, new = NOW - YEAR - MONTH, NOW - DAY
    add_table(engine, "waiting long", phase="waiting", changed=NOW - MONTH - 1, host="gone")
    add_table(engine, "waiting", phase="waiting", changed=new)
    add_table(engine, "abandoned", changed=old)
    add_table(engine, "slow", changed=old)
    add_table(engine, "played by bots", phase="over", changed=old)
    add_table(engine, "remembered", phase="over", changed=old)
    with engine.begin() as connection:
        connection.execute(insert(schema.entries), {"table_key": "slow", "number": 1, "body": f'{{"at": {new}}}'})
        for key in ("played by bots", "remembered"):
            game = {"key": key, "table_key": key, "finished": old, "seats": 2, "expansion": False, "reason": "r"}
            owners = {"carla": {0: "Carla"}} if key == "remembered" else {}
            store.add_game(connection, {**game, "names": "", "summary": "", "record": ""}, owners, [])
        for player, at in (("anna", new), ("gone", old), ("carla", old), ("dario", old)):
            store.add_player(connection, player, f"token of {player}", at)
        store.add_account(connection, "dario", "dario", "hash")
        store.add_carry(connection, "late", "waiting", "anna", NOW - 1)
        store.add_carry(connection, "due", "waiting", "anna", NOW + 1)
        store.beat(connection, "dead", NOW - DAY - 1)
        store.beat(connection, "alive", NOW)
    assert do(engine, clean, NOW) > 0
    left = {
        table.name: set(column(engine, table.c[0]))
        for table in (schema.tables, schema.games, schema.sessions, schema.players, schema.keepers)
    }
    assert left == {
        "tables": {"waiting", "slow", "remembered"},
        "games": {"remembered"},
        "sessions": {store.digest("token of anna")},
        "players": {"anna", "carla", "dario"},
        "keepers": {"alive"},
    }
    assert column(engine, schema.carries.c.until) == [NOW + 1]
    assert do(engine, clean, NOW) == 0
