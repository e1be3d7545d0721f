"""People at tables for the benchmark of the server: light enough that the server, not they, is measured."""

import asyncio
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
import websockets
from msgspec import Struct, json

START = 200  # tables that are opened at once


class _View(Struct):
    decider: int | None
    legal: list[str]


class _Message(Struct):
    """As much of a message as somebody needs who decides at random."""

    type: str
    turn: int | None = None
    view: _View | None = None


_decoder = json.Decoder(_Message)
_encoder = json.Encoder()


@dataclass
class Pace:
    """What all sitters have in common. `pause` seconds pass before each decision."""

    pause: Callable[[], float] = lambda: 0.0
    moves: int = 0
    latencies: list[float] = field(default_factory=list)


class Sitter:
    """One seat of a table, with a connection of its own."""

    def __init__(self, url: str, key: str, cookie: str, seat: int, pace: Pace) -> None:
        self.seat = seat
        self.pace = pace
        self._url = f"{url.replace('http', 'ws')}/api/tables/{key}/play"
        self._headers = {"Cookie": cookie}
        self._rng = random.Random(f"{key} {seat}")
        self._view: _View | None = None
        self._turn: int | None = None

    async def connect(self) -> None:
        """Ends with the table in its present state."""
        self.line = await websockets.connect(
            self._url,
            additional_headers=self._headers,
            max_size=None,
            compression=None,
            open_timeout=60,
            ping_interval=None,
        )
        await self._until("table")

    async def close(self) -> None:
        await self.line.close()

    async def do(self, kind: str, **message: Any) -> None:
        await self.line.send(_encoder.encode({"type": kind, "id": 0, **message}), text=True)
        await self._until("done")

    async def play(self) -> None:
        """Decide whenever it is up to this seat, until the game is over."""
        while self._view is None or self._view.decider is not None:
            if self._view is None or self._view.decider != self.seat:
                await self._read()
                continue
            await asyncio.sleep(self.pace.pause())
            began = time.perf_counter()
            await self.do("act", seat=self.seat, action=self._rng.choice(self._view.legal), answers=self._turn)
            self.pace.latencies.append(time.perf_counter() - began)
            self.pace.moves += 1

    async def _until(self, kind: str) -> None:
        while await self._read() != kind:
            pass

    async def _read(self) -> str:
        """The kind of the next message."""
        message = _decoder.decode(await self.line.recv(decode=False))
        if message.type == "refused":
            raise RuntimeError("refused")
        if message.turn is not None:
            self._view, self._turn = message.view or self._view, message.turn
        return message.type


async def open_tables(url: str, number: int, pace: Pace, seats: int = 2) -> list[list[Sitter]]:
    """Tables at which a game has begun, each seat with a connection of its own."""
    tables: list[list[Sitter]] = []
    for begin in range(0, number, START):
        tables += await asyncio.gather(*(open_table(url, pace, seats) for _ in range(begin, min(number, begin + START))))
    return tables


async def open_table(url: str, pace: Pace, seats: int) -> list[Sitter]:
    cookies = [await introduce(url, f"Person {seat}") for seat in range(seats)]
    setup = {"seats": ["here", *["open"] * (seats - 1)], "first": 0}
    async with httpx.AsyncClient(base_url=url, timeout=60, headers={"Cookie": cookies[0]}) as http:
        response = (await http.post("/api/tables", json=setup)).raise_for_status()
    sitters = [Sitter(url, response.json()["key"], cookie, seat, pace) for seat, cookie in enumerate(cookies)]
    for sitter in sitters:
        await sitter.connect()
        if sitter.seat:
            await sitter.do("sit", seat=sitter.seat)
        await sitter.do("ready", seat=sitter.seat)
    await sitters[0].do("start")
    return sitters


async def introduce(url: str, name: str) -> str:
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        response = (await http.put("/api/me", json={"name": name})).raise_for_status()
    return response.headers["set-cookie"].partition(";")[0]
