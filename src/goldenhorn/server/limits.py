"""Limits, so that nobody can take the server away from the others."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass(slots=True)
class Bucket:
    """So many at once, and so many a second on average."""

    burst: float
    rate: float
    clock: Callable[[], float] = time.monotonic
    _left: float = field(init=False)
    _at: float = field(init=False)

    def __post_init__(self) -> None:
        self._left, self._at = self.burst, self.clock()

    def take(self) -> bool:
        at = self.clock()
        self._left = min(self.burst, self._left + (at - self._at) * self.rate)
        self._at = at
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def full(self) -> bool:
        return self._left + (self.clock() - self._at) * self.rate >= self.burst


class Buckets:
    """A bucket for each key, forgotten when it is full again."""

    def __init__(self, burst: float, rate: float, most: int = 10_000) -> None:
        self._burst, self._rate, self._most = burst, rate, most
        self._buckets: dict[str, Bucket] = {}

    def take(self, key: str) -> bool:
        if key not in self._buckets:
            if len(self._buckets) >= self._most:
                self._buckets = {other: bucket for other, bucket in self._buckets.items() if not bucket.full}
            self._buckets[key] = Bucket(self._burst, self._rate)
        return self._buckets[key].take()


@dataclass(frozen=True)
class Limits:
    """`messages`, `chats`: of one connection; `address_messages`, `requests`, `files`, `logins`, `sockets`: of one address;
    `spectators`: of one table; `tables`: that one person has opened and not finished. `body` and `backlog` are bytes; the
    latter wait for a slow connection, which then is closed.
    """

    body: int = 1_000_000
    messages_burst: float = 60
    messages_rate: float = 20
    abuse: int = 200  # messages beyond the rate, then the connection ends
    chats_burst: float = 10
    chats_rate: float = 0.5
    address_messages_burst: float = 2000
    address_messages_rate: float = 400
    requests_burst: float = 120
    requests_rate: float = 20
    files_burst: float = 1500  # of the page: some 30 for somebody who comes for the first time
    files_rate: float = 100
    logins_burst: float = 10
    logins_rate: float = 0.2
    sockets: int = 200
    spectators: int = 200
    tables: int = 20
    backlog: int = 500_000
