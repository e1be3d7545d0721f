"""What the verbs of `golden-horn lab` share: who plays, where results go, progress, and the command to repeat."""

import argparse
import shlex
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Any

from goldenhorn.errors import Impossible
from goldenhorn.words import say

if TYPE_CHECKING:
    from goldenhorn.lab.pool import Pool


def add_run_options(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("the run", "These change nothing about the results.")
    group.add_argument("--out", type=Path, metavar="DIR", help="directory of the results (default: in results/, by name)")
    group.add_argument("--workers", type=int, metavar="N", help="worker processes (default: one for each core)")
    group.add_argument("--cluster", metavar="ADDRESS", help="play on a Dask cluster, such as tcp://host:8786")
    group.add_argument("--json", action="store_true", help="print the summary as JSON")


def directory_of(arguments: argparse.Namespace, name: str) -> Path:
    from goldenhorn.lab.cells import slug

    return arguments.out or Path("results", slug(name))


@contextmanager
def pool_of(arguments: argparse.Namespace) -> Iterator["Pool"]:
    """Whoever is to play, until the run is over or stopped."""
    from goldenhorn.lab.pool import Alone, Pool, Processes, cores

    if arguments.workers is not None and arguments.workers < 1:
        raise Impossible("lab-workers-number", number=arguments.workers)
    pool: Pool
    if arguments.cluster is not None:
        from goldenhorn.lab.cluster import Cluster

        pool = Cluster(arguments.cluster)
    else:
        workers = arguments.workers or cores()
        pool = Alone() if workers == 1 else Processes(workers)
    try:
        yield pool
    finally:
        pool.close()


@contextmanager
def kept(directory: Path, language: str) -> Iterator[None]:
    """Whoever interrupts a run is told that it can go on."""
    try:
        yield
    except KeyboardInterrupt:
        sys.stderr.write(f"golden-horn: {say('lab-stopped', language, directory=str(directory))}\n")
        raise


def command_line(*words: str) -> str:
    return shlex.join(("golden-horn", "lab", *words))


@contextmanager
def progress(total: int, what: str = "deals") -> Iterator[Callable[[int], None]]:
    """Shows progress and the time left on a terminal, and nothing anywhere else; and stops the run after Ctrl-C."""
    with _interrupts() as check, _shown(total, what) as show:

        def go_on(number: int) -> None:
            check()
            show(number)

        yield go_on


@contextmanager
def _shown(total: int, what: str) -> Iterator[Callable[[int], None]]:
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    bar = Progress(what, BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=Console(stderr=True))
    with bar as shown:
        task = shown.add_task(what, total=total)
        yield lambda number: shown.advance(task, number)


@contextmanager
def _interrupts() -> Iterator[Callable[[], None]]:
    """Ctrl-C raises KeyboardInterrupt as ever. Python drops that where it happens to be tidying up, as in a destructor; so
    it is noted too, and what is given here raises it again.
    """
    noted = False

    def note(kind: int, frame: FrameType | None) -> None:
        nonlocal noted
        noted = True
        raise KeyboardInterrupt

    def check() -> None:
        if noted:
            raise KeyboardInterrupt

    if threading.current_thread() is not threading.main_thread():  # which alone hears signals
        yield check
        return
    before = signal.signal(signal.SIGINT, note)
    try:
        yield check
    finally:
        signal.signal(signal.SIGINT, before)


def percent(interval: dict[str, Any]) -> str:
    """A share with its interval, such as `63.1 % (61.2 to 65.0)`."""
    return f"{100 * interval['mean']:.1f} % ({100 * interval['low']:.1f} to {100 * interval['high']:.1f})"
