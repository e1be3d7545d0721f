"""Analyses on disk, in the user's cache directory: what was stopped goes on, what is done need not be done again."""

import contextlib
import os
import time
from pathlib import Path

import msgspec
from platformdirs import user_cache_path

from goldenhorn.analysis.model import Started

# Seconds between two times that an unfinished analysis is written down.
_PAUSE = 1.0


class Shelf:
    """Where the analysis with a key is kept. A file that cannot be read is made anew; where nothing can be written, nothing
    is kept, and the analysis is made all the same.
    """

    def __init__(self, key: str, directory: Path | None = None) -> None:
        self._file = (directory or user_cache_path("goldenhorn") / "analyses") / f"{key}.json"
        self._key = key
        self._written = 0.0

    def read(self) -> Started | None:
        try:
            started = msgspec.json.decode(self._file.read_bytes(), type=Started)
        except (OSError, msgspec.MsgspecError):
            return None
        return started if started.key == self._key else None

    def progress(self, started: Started, total: int) -> None:
        """Write down what is done, now and then and at the end."""
        if len(started.steps) == total or time.monotonic() - self._written >= _PAUSE:
            self.write(started)

    def write(self, started: Started) -> None:
        """Whole or not at all: it is written beside its place and moved there."""
        beside = self._file.with_suffix(f".{os.getpid()}")
        with contextlib.suppress(OSError):
            self._file.parent.mkdir(parents=True, exist_ok=True)
            beside.write_bytes(msgspec.json.encode(started))
            beside.replace(self._file)
        self._written = time.monotonic()
