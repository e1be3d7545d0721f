"""Two worlds: an evening at a table, and the same evening where hidden cards, the pile and the secret are others.

Whatever the connection that is observed is told must be the same in both; so must be what the server logs.
"""

import contextlib
import logging
import random
import time
from collections.abc import Iterator
from dataclasses import dataclass
from unittest.mock import patch

from evenings import Clock, Evening, Improviser, Room, random_company
from goldenhorn.game.dealers import Request, SeededDealer
from goldenhorn.game.events import Chance
from goldenhorn.server.entries import AnyEntry
from goldenhorn.server.logs import JsonLines
from twins import deals_of, twin_log

LENGTHS = (8, 12, 16, 20, 24, 28, 32, 36, 200)  # of what people do in the course of an evening


class Lines(logging.Handler):
    """The server's log at its default level."""

    def __init__(self) -> None:
        super().__init__(logging.INFO)
        self.setFormatter(JsonLines())
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        record.created = record.msecs = 0
        self.lines.append(self.format(record))


@contextlib.contextmanager
def world(deals: dict[int, Chance] | None) -> Iterator[Lines]:
    """Time begins, and chance deals what is given."""
    Clock.begin()
    natural = SeededDealer.deal

    def deal(self: SeededDealer, request: Request, number: int) -> Chance:
        return natural(self, request, number) if deals is None or number not in deals else deals[number]

    lines, logger = Lines(), logging.getLogger("goldenhorn")
    level = logger.level
    logger.addHandler(lines)
    logger.setLevel(logging.INFO)
    try:
        with patch.object(SeededDealer, "deal", deal), patch.object(time, "time_ns", Clock.now):
            yield lines
    finally:
        logger.removeHandler(lines)
        logger.setLevel(level)


@dataclass(frozen=True)
class Pair:
    """An evening, and its twin for the one who is observed; the log that was meant for the twin; what the server logged."""

    evening: Evening
    twin: Evening
    planned: list[AnyEntry]
    lines: tuple[list[str], list[str]]


def pair(seed: int) -> Pair:
    rng = random.Random(seed)
    company = random_company(rng)
    first, second = (f"{word}-secret-{seed:08}-{rng.getrandbits(64):x}" for word in ("first", "other"))
    with world(None) as log:
        room = Room(company, first)
        Improviser(room, rng).whole_evening(rng.choice(LENGTHS))
        evening = room.end()
    planned = twin_log(evening.entries, company.known, rng)
    with world(deals_of(planned)) as other_log:
        room = Room(company, second)
        for step in evening.script:
            room.do(step)
        twin = room.end()
    return Pair(evening, twin, planned, (log.lines, other_log.lines))
