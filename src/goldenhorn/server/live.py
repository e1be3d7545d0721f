"""A table in memory, with everybody who is connected to it."""

import asyncio
import time
from dataclasses import dataclass, field
from typing import Any, Protocol

from goldenhorn.server.entries import AnyEntry
from goldenhorn.server.table import Table

IDLE = 60.0  # seconds that a table stays in memory after it was asked for


class Listener(Protocol):
    """A connection to a table."""

    player: str | None

    def tell(self, live: "Live", number: int, entry: AnyEntry) -> None: ...

    def tell_presence(self, live: "Live") -> None: ...


class Elsewhere:
    """A connection that another process has; that one tells it everything."""

    def __init__(self, process: str, player: str | None) -> None:
        self.process = process
        self.player = player

    def tell(self, live: "Live", number: int, entry: AnyEntry) -> None:
        pass

    def tell_presence(self, live: "Live") -> None:
        pass


@dataclass(eq=False)
class Live:
    """Whoever changes or reads the table over more than one step holds the lock."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: set[Listener] = field(default_factory=set)
    told: dict[Any, bytes] = field(default_factory=dict)  # views of the present, by seat
    used: float = field(default_factory=time.monotonic)  # when somebody last asked for it

    # What the keeper knows of it
    kept: bool = False
    duty: "asyncio.Task[None] | None" = None
    duty_for: tuple[int, str | None] | None = None
    no_fall_before: int = 0
    no_claim_before: int = 0

    @property
    def here(self) -> list[Listener]:
        """The connections of this process."""
        return [listener for listener in self.listeners if not isinstance(listener, Elsewhere)]


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
