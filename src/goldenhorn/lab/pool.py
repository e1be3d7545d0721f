"""Who plays the deals: this process, or all cores (a cluster: `cluster.py`). The rows are the same, and come in order."""

import os
import signal
import threading
import time
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import NamedTuple, Protocol

from goldenhorn.errors import Impossible
from goldenhorn.interrupts import without_interrupts
from goldenhorn.lab.deal import DealTask, Match
from goldenhorn.lab.play import play_deal
from goldenhorn.lab.store import encode_rows

# A chunk of deals takes about this long: little is lost when a run is stopped, and most of the time is spent playing.
_CHUNK_SECONDS = 1.0
_LARGEST_CHUNK = 512
# How often a chunk is tried whose worker died.
ATTEMPTS = 3


class Work(NamedTuple):
    """The deals of a match from `begin` up to `end`."""

    match: Match
    begin: int
    end: int


class Chunk(NamedTuple):
    """What came of some deals: the lines of their games, and the time they took."""

    rows: bytes
    deals: int
    seconds: float


def play_chunk(work: Work) -> Chunk:
    start = time.perf_counter()
    rows = b"".join(encode_rows(play_deal(DealTask(work.match, deal))) for deal in range(work.begin, work.end))
    return Chunk(rows, work.end - work.begin, time.perf_counter() - start)


class Promise(Protocol):
    def result(self) -> Chunk:
        """Wait for the chunk."""

    def cancel(self) -> object:
        """It is not needed any more."""


class Pool(Protocol):
    @property
    def width(self) -> int:
        """How many chunks can be played at the same time."""

    def submit(self, work: Work) -> Promise: ...

    def close(self) -> None:
        """Stop at once; what is being played is lost."""


def played(pool: Pool, match: Match, begin: int, end: int) -> Iterator[Chunk]:
    """The deals from `begin` up to `end` in order, in chunks whose sizes follow the pace."""
    waiting: deque[Promise] = deque()
    size = 1
    try:
        while waiting or begin < end:
            while begin < end and len(waiting) < 2 * pool.width:
                upto = min(end, begin + size)
                waiting.append(pool.submit(Work(match, begin, upto)))
                begin = upto
            chunk = waiting.popleft().result()
            pace = max(chunk.seconds / chunk.deals, 1e-6)
            size = max(1, min(_LARGEST_CHUNK, 2 * size, int(_CHUNK_SECONDS / pace)))
            yield chunk
    finally:
        for promise in waiting:
            promise.cancel()


class Alone:
    """This process plays."""

    width = 1

    def submit(self, work: Work) -> Promise:
        return _Later(work)

    def close(self) -> None:
        return


class _Later(NamedTuple):
    """Played when it is asked for, so that nothing is played in vain."""

    work: Work

    def result(self) -> Chunk:
        return play_chunk(self.work)

    def cancel(self) -> None:
        return


class Processes:
    """Worker processes on this machine. If one dies the others are replaced too, and its work is done again."""

    def __init__(self, width: int) -> None:
        self.width = width
        self._start()

    def _start(self) -> None:
        context = get_context("spawn")
        listening, self._lifeline = context.Pipe(duplex=False)
        self.executor = ProcessPoolExecutor(
            self.width, mp_context=context, initializer=_begin_worker, initargs=(listening,)
        )

    def submit(self, work: Work) -> Promise:
        return _Retried(self, work)

    def replace(self, broken: ProcessPoolExecutor) -> None:
        """New workers in place of broken ones, once."""
        if self.executor is broken:
            self.close()
            self._start()

    def close(self) -> None:
        self.executor.shutdown(wait=False, cancel_futures=True)
        self._lifeline.close()


class _Retried:
    """A chunk that is played again when the worker that played it died."""

    def __init__(self, pool: Processes, work: Work) -> None:
        self._pool = pool
        self._work = work
        self._submit()

    def _submit(self) -> None:
        self._executor = self._pool.executor
        try:
            with without_interrupts():
                self._future = self._executor.submit(play_chunk, self._work)
        except BrokenProcessPool as error:  # told by `result`, as if it had broken a moment later
            self._future = Future()
            self._future.set_exception(error)

    def result(self) -> Chunk:
        for _ in range(ATTEMPTS):
            try:
                return self._future.result()
            except BrokenProcessPool:
                self._pool.replace(self._executor)
                self._submit()
        raise Impossible("lab-worker-died")

    def cancel(self) -> object:
        return self._future.cancel()


def _begin_worker(lifeline: Connection) -> None:
    """Leave Ctrl-C to the parent, and end with it, however it ends: nothing else would stop a worker that is playing."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(lifeline,), daemon=True).start()


def _end_with(lifeline: Connection) -> None:
    try:
        lifeline.recv_bytes()
    except (EOFError, OSError):
        os._exit(1)


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
