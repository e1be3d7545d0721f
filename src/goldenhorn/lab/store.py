"""The directory of a run: its settings, its games in the order of deals, and what is worked out from them.

A run can be killed at any moment. The games are appended in order and flushed to the disk; what was torn off in the middle
is cut away when the run goes on. Everything else is written beside its place and moved there whole.
"""

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from goldenhorn.errors import Impossible
from goldenhorn.lab.row import GameRow

RUN, GAMES = "run.json", "games.jsonl"

_decoder = msgspec.json.Decoder(GameRow)


def encode_rows(rows: list[GameRow]) -> bytes:
    return b"".join(msgspec.json.encode(row) + b"\n" for row in rows)


def decode_rows(lines: bytes) -> list[GameRow]:
    return [_decoder.decode(line) for line in lines.splitlines()]


def as_json(content: object) -> bytes:
    return msgspec.json.format(msgspec.json.encode(content), indent=2) + b"\n"


@contextmanager
def claimed(directory: Path, settings: Mapping[str, Any], command: str) -> Iterator[str]:
    """The directory is this run's own, and no other process's, meanwhile. Yields the command that began the run.

    A directory that has not been used is taken; one that was used with other settings is refused.
    """
    with _told(directory):
        directory.mkdir(parents=True, exist_ok=True)
        handle = os.open(directory, os.O_RDONLY) if os.name == "posix" else None
    try:
        if handle is not None:
            _lock(handle, directory)
        yield _begun(directory, settings, command)
    finally:
        if handle is not None:
            os.close(handle)


def _lock(handle: int, directory: Path) -> None:
    import fcntl

    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise Impossible("lab-directory-busy", directory=str(directory)) from None
    except OSError:
        return  # a file system without locks


def _begun(directory: Path, settings: Mapping[str, Any], command: str) -> str:
    run = directory / RUN
    if not run.exists():
        if any(not name.name.startswith(".") for name in directory.iterdir()):
            raise Impossible("lab-directory-unknown", directory=str(directory))
        write_whole(run, as_json({"command": command, "settings": settings}))
        return command
    try:
        found = msgspec.json.decode(run.read_bytes(), type=dict[str, Any])
        before, begun = found["settings"], str(found["command"])
    except (msgspec.MsgspecError, KeyError):
        raise Impossible("lab-directory-unknown", directory=str(directory)) from None
    differing = differences(before, msgspec.json.decode(msgspec.json.encode(settings)))
    if differing:
        raise Impossible("lab-directory-other", directory=str(directory), differences="; ".join(differing))
    return begun


def differences(before: object, now: object, path: str = "") -> list[str]:
    """What differs between two sets of settings, as `name: before, now`."""
    if isinstance(before, dict) and isinstance(now, dict):
        names = [*before, *(name for name in now if name not in before)]
        steps = [(f"{path}.{name}" if path else str(name), before.get(name), now.get(name)) for name in names]
    elif isinstance(before, list) and isinstance(now, list) and len(before) == len(now):
        steps = [(f"{path}[{index}]", *pair) for index, pair in enumerate(zip(before, now, strict=True))]
    else:
        return [] if before == now else [f"{path}: {_short(before)}, {_short(now)}"]
    return [difference for name, one, other in steps for difference in differences(one, other, name)]


def _short(value: object) -> str:
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= 60 else f"{text[:57]}..."


class Games:
    """The file of all games of a match, a row a line, `rotations` rows a deal."""

    def __init__(self, directory: Path, rotations: int) -> None:
        self.path = directory / GAMES
        self.rotations = rotations
        with _told(self.path):
            self._file: BinaryIO = self.path.open("a+b")

    def played(self) -> Iterator[list[GameRow]]:
        """The deals that are there, whole ones only. What comes after the last of them is cut off, so read to the end."""
        self._file.seek(0)
        sound = deal = 0
        while True:
            lines = [self._file.readline() for _ in range(self.rotations)]
            rows = _deal_of(lines, deal)
            if rows is None:
                break
            sound += sum(map(len, lines))
            deal += 1
            yield rows
        self._file.truncate(sound)
        self._file.seek(0, os.SEEK_END)

    def append(self, rows: bytes) -> None:
        with _told(self.path):
            self._file.write(rows)
            self._file.flush()
            os.fsync(self._file.fileno())

    def close(self) -> None:
        self._file.close()


def _deal_of(lines: list[bytes], deal: int) -> list[GameRow] | None:
    """The rows of a deal, None unless they are all there and whole."""
    try:
        rows = [_decoder.decode(line) for line in lines]
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return None
    expected = [(deal, rotation) for rotation in range(len(lines))]
    whole = lines[-1].endswith(b"\n") and [(row.deal, row.rotation) for row in rows] == expected
    return rows if whole else None


def write_whole(path: Path, content: bytes) -> None:
    """Write a file so that it is there whole or not at all, also after a power cut."""
    beside = path.with_name(f".{path.name}.part")
    with _told(path):
        with beside.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)


@contextmanager
def _told(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise Impossible("file-not-written", file=str(path), detail=error.strerror or str(error)) from None
