"""Several processes that do the same: each is started again if it dies, and all end with the one that started them."""

import logging
import signal
import time
from collections.abc import Callable
from multiprocessing import connection, get_context
from multiprocessing.context import SpawnProcess
from types import FrameType
from typing import Any

from goldenhorn.interrupts import without_interrupts

log = logging.getLogger("goldenhorn.server")

SOON = 2.0  # seconds; a process that lives shorter is not started again at once
END = 30.0  # seconds for all processes to end by themselves


class Supervisor:
    """`run` gets the end of a pipe and the arguments, in a process of its own. When the pipe is closed it has to end; so it
    does whether this process ends in order or dies.
    """

    def __init__(self, number: int, run: Callable[..., None], arguments: tuple[Any, ...]) -> None:
        self._context = get_context("spawn")
        self._number = number
        self._run = run
        self._arguments = arguments
        self._ending = False
        self._lifeline, self._line = self._context.Pipe(duplex=False)
        self._woken, self._wake = self._context.Pipe(duplex=False)

    def run(self) -> None:
        """Until somebody stops it."""
        handlers = {kind: signal.signal(kind, self._stop) for kind in (signal.SIGINT, signal.SIGTERM)}
        began = time.monotonic()
        processes = [self._start() for _ in range(self._number)]
        try:
            while not self._ending:
                connection.wait([*(process.sentinel for process in processes), self._woken])
                if time.monotonic() - began < SOON:  # what cannot start does not take up the machine
                    self._woken.poll(SOON)
                began = time.monotonic()
                processes = [self._alive(process) for process in processes]
        finally:
            self._end(processes)
            for kind, handler in handlers.items():
                signal.signal(kind, handler)

    def _stop(self, kind: int, frame: FrameType | None) -> None:
        self._ending = True
        self._wake.send_bytes(b"!")

    def _start(self) -> SpawnProcess:
        process = self._context.Process(target=self._run, args=(self._lifeline, *self._arguments))
        with without_interrupts():
            process.start()
        return process

    def _alive(self, process: SpawnProcess) -> SpawnProcess:
        """The process, or another one in its place."""
        if process.is_alive() or self._ending:
            return process
        log.warning("a process died", extra={"pid": process.pid, "code": process.exitcode})
        process.close()
        return self._start()

    def _end(self, processes: list[SpawnProcess]) -> None:
        self._line.close()
        until = time.monotonic() + END
        for process in processes:
            process.join(max(0.0, until - time.monotonic()))
            if process.is_alive():
                log.warning("a process did not end", extra={"pid": process.pid})
                process.kill()
                process.join()
