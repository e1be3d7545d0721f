"""The writer: one thread that commits what is waiting in groups. What it has answered is on disk.

A commit waits for the disk; so whatever arrives meanwhile goes into the next one together. When there is much to do, the
next one waits a little: many small ones would take up everybody's time. Entries of logs are inserted by one statement. The
key (table, number) lets one of two writers win, and says so: the other one has to read what happened.

While the database is away, jobs fail as quickly as that is known. What has failed with the connection may have been written
all the same, and is not tried again: whoever has to know reads it.
"""

import asyncio
import contextlib
import queue
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import DBAPIError

from goldenhorn.server.storage.schema import entries

T = TypeVar("T")
D = TypeVar("D", "Future[Any]", "asyncio.Future[Any]")
GROUP = 500  # jobs in one commit
PAUSE = 0.005  # seconds between commits
KEPT = 1.0  # seconds for which a connection is used again without a look at it
NOTICE = 7_900  # bytes of one message of PostgreSQL, which takes 8,000


@dataclass(frozen=True, slots=True)
class Append:
    """An entry for a log. `also` runs in the same transaction, if the entry was the first with its number."""

    table: str
    number: int
    body: str
    also: Callable[[Connection], None] | None = None


@dataclass(frozen=True, slots=True)
class Notice:
    """A line for all processes that share the database."""

    line: str


Work = Append | Notice | Callable[[Connection], Any]


@dataclass(frozen=True, slots=True)
class Job:
    """An `Append`, which is answered by whether it was the first, a `Notice`, or anything else that writes, which is
    answered by what it returns.
    """

    work: Work
    done: "Future[Any] | asyncio.Future[Any]"

    def begin(self) -> bool:
        """Whether it is still wanted. From here on it cannot be called off any more."""
        return (
            not self.done.cancelled() if isinstance(self.done, asyncio.Future) else self.done.set_running_or_notify_cancel()
        )


@dataclass(frozen=True, slots=True)
class Outcome:
    answer: Any = None
    error: Exception | None = None

    def settle(self, done: "Future[Any] | asyncio.Future[Any]") -> None:
        if done.cancelled():
            return
        if self.error is None:
            done.set_result(self.answer)
        else:
            done.set_exception(self.error)


class Away(Exception):
    """The database cannot be reached any more, or nobody writes. Nobody knows whether the last was written."""


class Writer:
    def __init__(self, engine: Engine, channel: str | None = None) -> None:
        """With a channel, PostgreSQL tells other processes which logs have grown (NOTIFY)."""
        self._engine = engine
        self._channel = channel
        self._connection: Connection | None = None
        self._last = -KEPT  # when something was committed
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="the writer", daemon=True)
        self._thread.start()

    def append(self, entry: Append) -> "Future[bool]":
        return self._put(entry, Future())

    def write(self, work: Callable[[Connection], T]) -> "Future[T]":
        return self._put(work, Future())

    def tell(self, line: str) -> "Future[None]":
        """Tell all processes, this one too."""
        return self._put(Notice(line), Future())

    def ask(self, work: Append | Callable[[Connection], Any]) -> "asyncio.Future[Any]":
        """The same for who runs in an event loop, which is woken once for all that was committed together."""
        return self._put(work, asyncio.get_running_loop().create_future())

    def close(self) -> None:
        """Finish what is waiting, then end."""
        self._closed = True
        self._jobs.put(None)
        self._thread.join()

    @property
    def waiting(self) -> int:
        return self._jobs.qsize()

    def _put(self, work: Work, done: D) -> D:
        if self._closed:
            raise Away("the writer has ended")
        self._jobs.put(Job(work, done))
        return done

    def _run(self) -> None:
        while self._commit_next():
            pass
        self._let_go()

    def _commit_next(self) -> bool:
        """Commit what is waiting; whether there will be more. While that is waited for, nothing is held that is done."""
        group = [self._jobs.get()]
        pause = self._last + PAUSE - time.monotonic()
        if pause > 0 and group[0] is not None:
            time.sleep(pause)
        while len(group) < GROUP and group[-1] is not None and not self._jobs.empty():
            group.append(self._jobs.get())
        wanted = [job for job in group if job is not None and job.begin()]
        if wanted:
            _settle(wanted, self._commit(wanted))
            self._last = time.monotonic()
        return group[-1] is not None

    def _commit(self, group: list[Job]) -> list[Outcome]:
        """One transaction for all; where it fails as a whole, each job for itself, so that it knows its own fate."""
        try:
            return [Outcome(answer) for answer in self._transact(group)]
        except Away as error:
            return [Outcome(error=Away(*error.args)) for _ in group]
        except Exception as error:
            return [Outcome(error=error)] if len(group) == 1 else self._commit_each(group)

    def _commit_each(self, group: list[Job]) -> list[Outcome]:
        outcomes: list[Outcome] = []
        for job in group:
            before = outcomes[-1].error if outcomes else None
            outcomes += [Outcome(error=Away(*before.args))] if isinstance(before, Away) else self._commit([job])
        return outcomes

    def _transact(self, group: list[Job]) -> list[Any]:
        try:
            return self._transact_once(group)
        except DBAPIError as error:
            if error.connection_invalidated:
                raise Away(str(error.orig).strip()) from error
            raise

    def _transact_once(self, group: list[Job]) -> list[Any]:
        connection = self._connected()
        try:
            with connection.begin():
                inserted = insert_entries(connection, [job.work for job in group if isinstance(job.work, Append)])
                answers = [_do(connection, job.work, inserted) for job in group]
                if self._channel is not None:
                    lines = [f"entry {table} {number}" for table, number in inserted]
                    lines += [job.work.line for job in group if isinstance(job.work, Notice)]
                    notify(connection, self._channel, lines)
                return answers
        except BaseException:
            self._let_go()
            raise

    def _connected(self) -> Connection:
        """The connection is kept from one commit to the next; after a while one is taken anew, which is looked at first."""
        if self._connection is not None and time.monotonic() > self._last + KEPT:
            self._let_go()
        try:
            self._connection = self._connection or self._engine.connect()
        except Exception as error:
            raise Away(str(error)) from error
        return self._connection

    def _let_go(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()


def _settle(jobs: list[Job], outcomes: list[Outcome]) -> None:
    """Answer all. Those of an event loop are answered by it, with one call."""
    later: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Outcome]]] = {}
    for job, outcome in zip(jobs, outcomes, strict=True):
        if isinstance(job.done, asyncio.Future):
            later.setdefault(job.done.get_loop(), []).append((job.done, outcome))
        else:
            outcome.settle(job.done)
    for loop, settled in later.items():
        with contextlib.suppress(RuntimeError):  # it has ended, and nobody waits any more
            loop.call_soon_threadsafe(_settle_here, settled)


def _settle_here(settled: "list[tuple[asyncio.Future[Any], Outcome]]") -> None:
    for done, outcome in settled:
        outcome.settle(done)


def _do(
    connection: Connection,
    work: Work,
    inserted: dict[tuple[str, int], Append],
) -> Any:
    if isinstance(work, Notice):
        return None
    if not isinstance(work, Append):
        return work(connection)
    first = inserted.get((work.table, work.number)) is work
    if first and work.also is not None:
        work.also(connection)
    return first


def insert_entries(connection: Connection, appends: Sequence[Append]) -> dict[tuple[str, int], Append]:
    """Insert the entries whose number is free; those that were, by table and number. Of two in one group the first wins."""
    if not appends:
        return {}
    wanted: dict[tuple[str, int], Append] = {}
    for append in appends:
        wanted.setdefault((append.table, append.number), append)
    rows = [{"table_key": append.table, "number": append.number, "body": append.body} for append in wanted.values()]
    done = connection.execute(_insertion(connection.dialect.name), rows)
    return {(table, number): wanted[table, number] for table, number in done}


@cache
def _insertion(database: str) -> Any:
    """The statement; only the database that is used is imported."""
    dialect: Any = import_module(f"sqlalchemy.dialects.{database}")
    return dialect.insert(entries).on_conflict_do_nothing().returning(entries.c.table_key, entries.c.number)


def notify(connection: Connection, channel: str, lines: Sequence[str]) -> None:
    """Tell who listens, in as few messages as they fit into."""
    told = ""
    for line in [*lines, None]:
        if told and (line is None or len(told) + 1 + len(line) > NOTICE):
            connection.execute(text("SELECT pg_notify(:channel, :told)"), {"channel": channel, "told": told})
            told = ""
        if line is not None:
            told = f"{told}\n{line}" if told else line
