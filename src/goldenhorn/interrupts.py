"""Ctrl-C at a terminal reaches every process there; but those that a program has started end when it lets them."""

import contextlib
import signal
from collections.abc import Iterator
from multiprocessing import resource_tracker


@contextlib.contextmanager
def without_interrupts() -> Iterator[None]:
    """Ctrl-C waits meanwhile, and does not reach processes that are started, which otherwise would tell of it at length."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # The first process brings along one that minds shared resources, and starting that one would let Ctrl-C pass again.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
