"""The writer: one thread that commits what is waiting in groups. What it has answered is on disk.

A commit waits for the disk; so whatever arrives meanwhile goes into the next one together. Entries of logs are inserted by
one statement. The key (table, number) lets one of two writers win, and says so: the other one has to read what happened.

While the database is away, jobs fail as quickly as that is known. What has failed with the connection may have been written
all the same, and is not tried again: whoever has to know reads it.
"""

import queue
import threading
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import DBAPIError

from goldenhorn.server.storage.schema import entries

T = TypeVar("T")
GROUP = 500  # jobs in one commit
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


@dataclass(frozen=True, slots=True)
class Job:
    """An `Append`, which is answered by whether it was the first, a `Notice`, or anything else that writes, which is
    answered by what it returns.
    """

    work: Append | Notice | Callable[[Connection], Any]
    done: "Future[Any]" = field(default_factory=Future)


class Away(Exception):
    """The database cannot be reached any more, or nobody writes. Nobody knows whether the last was written."""


class Writer:
    def __init__(self, engine: Engine, channel: str | None = None) -> None:
        """With a channel, PostgreSQL tells other processes which logs have grown (NOTIFY)."""
        self._engine = engine
        self._channel = channel
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="the writer", daemon=True)
        self._thread.start()

    @property
    def shared(self) -> bool:
        """Whether other processes may write too."""
        return self._channel is not None

    def append(self, entry: Append) -> "Future[bool]":
        return self._put(entry)

    def write(self, work: Callable[[Connection], T]) -> "Future[T]":
        return self._put(work)

    def tell(self, line: str) -> "Future[None]":
        """Tell all processes, this one too."""
        return self._put(Notice(line))

    def close(self) -> None:
        """Finish what is waiting, then end."""
        self._closed = True
        self._jobs.put(None)
        self._thread.join()

    @property
    def waiting(self) -> int:
        return self._jobs.qsize()

    def _put(self, work: Append | Notice | Callable[[Connection], Any]) -> "Future[Any]":
        if self._closed:
            raise Away("the writer has ended")
        job = Job(work)
        self._jobs.put(job)
        return job.done

    def _run(self) -> None:
        while self._commit_next():
            pass

    def _commit_next(self) -> bool:
        """Commit what is waiting; whether there will be more. While that is waited for, nothing is held that is done."""
        group = [self._jobs.get()]
        while len(group) < GROUP and group[-1] is not None and not self._jobs.empty():
            group.append(self._jobs.get())
        # Whoever was to be answered may have gone. From here on a job cannot be called off any more.
        wanted = [job for job in group if job is not None and job.done.set_running_or_notify_cancel()]
        if wanted:
            self._commit(wanted)
        return group[-1] is not None

    def _commit(self, group: list[Job]) -> None:
        """One transaction for all; where it fails as a whole, each job for itself, so that it knows its own fate."""
        try:
            answers = self._transact(group)
        except Away as error:
            _fail(group, error)
        except Exception as error:
            if len(group) == 1:
                group[0].done.set_exception(error)
            else:
                self._commit_each(group)
        else:
            for job, answer in zip(group, answers, strict=True):
                job.done.set_result(answer)

    def _commit_each(self, group: list[Job]) -> None:
        for number, job in enumerate(group):
            self._commit([job])
            error = job.done.exception()
            if isinstance(error, Away):
                _fail(group[number + 1 :], error)
                return

    def _transact(self, group: list[Job]) -> list[Any]:
        try:
            return self._transact_once(group)
        except DBAPIError as error:
            if error.connection_invalidated:
                raise Away(str(error.orig).strip()) from error
            raise

    def _transact_once(self, group: list[Job]) -> list[Any]:
        with self._connected() as connection, connection.begin():
            inserted = insert_entries(connection, [job.work for job in group if isinstance(job.work, Append)])
            answers = [_do(connection, job.work, inserted) for job in group]
            if self._channel is not None:
                lines = [f"entry {table} {number}" for table, number in inserted]
                lines += [job.work.line for job in group if isinstance(job.work, Notice)]
                notify(connection, self._channel, lines)
            return answers

    def _connected(self) -> Connection:
        try:
            return self._engine.connect()
        except Exception as error:
            raise Away(str(error)) from error


def _fail(group: Iterable[Job], error: Away) -> None:
    for job in group:
        job.done.set_exception(Away(*error.args))


def _do(
    connection: Connection,
    work: Append | Notice | Callable[[Connection], Any],
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
