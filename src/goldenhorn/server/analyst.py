"""The process that analyses one game, at low priority. It ends with the server, however that ends."""

import contextlib
import os
import threading
import time
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from goldenhorn.analysis.model import Started

if TYPE_CHECKING:
    from goldenhorn.game.game import Game

# How much less urgent this is than anything else, and seconds between two times that everything is told.
_NICE = 15
_PAUSE = 2.0


class Progress(NamedTuple):
    """So many of all events are done; `body` is what was found out, now and then."""

    done: int
    total: int
    body: str | None


class Finished(NamedTuple):
    total: int
    body: str


def work(connection: Connection, record: str, depth: str, body: str | None) -> None:
    """Tell progress, and at the end the analysis; `body` is what an earlier process has told."""
    if hasattr(os, "nice"):
        os.nice(_NICE)
    threading.Thread(target=_end_with, args=(connection,), name="listening", daemon=True).start()
    # The compiler is loaded here, and not with the server.
    from goldenhorn.analysis.analysing import analyse
    from goldenhorn.analysis.depth import DEPTHS

    told = time.monotonic()

    def tell(started: Started, total: int) -> None:
        nonlocal told
        whole = None
        if time.monotonic() - told >= _PAUSE:
            told, whole = time.monotonic(), msgspec.json.encode(started).decode()
        connection.send(Progress(len(started.steps), total, whole))

    game = _game(record)
    analysis = analyse(game, DEPTHS[depth], started=_started(body), progress=tell)
    connection.send(Finished(len(analysis.steps), msgspec.json.encode(analysis).decode()))


def _game(record: str) -> "Game":
    from goldenhorn.record.codec import read_json
    from goldenhorn.record.verify import replay

    return replay(read_json(record))


def _started(body: str | None) -> Started | None:
    if body is None:
        return None
    with contextlib.suppress(msgspec.MsgspecError):
        return msgspec.json.decode(body, type=Started)
    return None


def _end_with(connection: Connection) -> None:
    try:
        connection.recv()
    finally:
        os._exit(0)  # nobody is there any more
