"""The writer: one thread that commits what is waiting in groups. What it has answered is on disk.

A commit waits for the disk; so whatever arrives meanwhile goes into the next one together. Entries of logs are inserted by
one statement. The key (table, number) lets one of two writers win, and says so: the other one has to read what happened.
"""

import queue
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, text
from sqlalchemy.dialects import postgresql, sqlite

from goldenhorn.server.storage.schema import entries

T = TypeVar("T")
GROUP = 500  # jobs in one commit


@dataclass(frozen=True, slots=True)
class Append:
    """An entry for a log. `also` runs in the same transaction, if the entry was the first with its number."""

    table: str
    number: int
    body: str
    also: Callable[[Connection], None] | None = None


@dataclass(frozen=True, slots=True)
class Job:
    """An `Append`, which is answered by whether it was the first, or anything else that writes, by what it returns."""

    work: Append | Callable[[Connection], Any]
    done: "Future[Any]" = field(default_factory=Future)


class Writer:
    def __init__(self, engine: Engine, channel: str | None = None) -> None:
        """With a channel, PostgreSQL tells other processes which logs have grown (NOTIFY)."""
        self._engine = engine
        self._channel = channel
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="the writer", daemon=True)
        self._thread.start()

    def append(self, entry: Append) -> "Future[bool]":
        return self._put(entry)

    def write(self, work: Callable[[Connection], T]) -> "Future[T]":
        return self._put(work)

    def close(self) -> None:
        """Finish what is waiting, then end."""
        self._jobs.put(None)
        self._thread.join()

    @property
    def waiting(self) -> int:
        return self._jobs.qsize()

    def _put(self, work: Append | Callable[[Connection], Any]) -> "Future[Any]":
        job = Job(work)
        self._jobs.put(job)
        return job.done

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            group = [job]
            last = False
            while len(group) < GROUP and not self._jobs.empty():
                more = self._jobs.get()
                if more is None:
                    last = True
                    break
                group.append(more)
            self._commit(group)
            if last:
                return

    def _commit(self, group: list[Job]) -> None:
        """One transaction for all; where it fails as a whole, each job for itself, so that it knows its own fate."""
        try:
            answers = self._transact(group)
        except Exception as error:
            if len(group) > 1:
                for job in group:
                    self._commit([job])
            else:
                group[0].done.set_exception(error)
            return
        for job, answer in zip(group, answers, strict=True):
            job.done.set_result(answer)

    def _transact(self, group: list[Job]) -> list[Any]:
        with self._engine.begin() as connection:
            appends = [job.work for job in group if isinstance(job.work, Append)]
            inserted = insert_entries(connection, appends)
            answers: list[Any] = []
            for job in group:
                work = job.work
                if isinstance(work, Append):
                    first = (work.table, work.number) in inserted and inserted[work.table, work.number] is work
                    if first and work.also is not None:
                        work.also(connection)
                    answers.append(first)
                else:
                    answers.append(work(connection))
            if self._channel is not None and inserted:
                notify(connection, self._channel, [f"{table} {number}" for table, number in inserted])
            return answers


def insert_entries(connection: Connection, appends: Sequence[Append]) -> dict[tuple[str, int], Append]:
    """Insert the entries whose number is free; those that were, by table and number. Of two in one group the first wins."""
    if not appends:
        return {}
    wanted: dict[tuple[str, int], Append] = {}
    for append in appends:
        wanted.setdefault((append.table, append.number), append)
    dialect: Any = postgresql if connection.dialect.name == "postgresql" else sqlite
    statement = dialect.insert(entries).on_conflict_do_nothing().returning(entries.c.table_key, entries.c.number)
    rows = [{"table_key": append.table, "number": append.number, "body": append.body} for append in wanted.values()]
    return {(table, number): wanted[table, number] for table, number in connection.execute(statement, rows)}


def notify(connection: Connection, channel: str, lines: Sequence[str]) -> None:
    """Tell who listens, in messages of at most 8,000 bytes."""
    for begin in range(0, len(lines), 100):
        told = "\n".join(lines[begin : begin + 100])
        connection.execute(text("SELECT pg_notify(:channel, :told)"), {"channel": channel, "told": told})
