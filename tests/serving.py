"""A real server in a process of its own, and a real client for it."""

import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
import websockets
from websockets.asyncio.client import ClientConnection

PATIENCE = 60.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`golden-horn serve` on this machine only; it ends with the block."""

    def __init__(self, database_url: str, log: Path, *arguments: str, **environment: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.database_url = database_url
        self.log = log
        self._command = [sys.executable, "-m", "goldenhorn", "serve", "--port", str(self.port), *arguments]
        self._environment = {**os.environ, "GOLDENHORN_DATABASE_URL": database_url, **environment}
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self.begin()
        self.wait()

    def begin(self) -> None:
        """Start it, and do not wait."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(self._command, env=self._environment, stderr=log, start_new_session=True)

    def wait(self) -> None:
        """Until it answers."""
        assert self.process is not None
        for _ in range(int(PATIENCE / 0.02)):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 5) as line:
                line.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
                if line.recv(100).startswith(b"HTTP/1.1 200"):
                    return
            assert self.process.poll() is None, self.log.read_text()[-2000:]
            time.sleep(0.02)
        raise AssertionError("the server does not answer")

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def group(self) -> dict[int, tuple[int, str]]:
        """Its processes, itself among them, with the one that started each and its command."""
        found = {}
        command = ["ps", "-A", "-ww", "-o", "pid=,ppid=,pgid=,stat=,args="]
        shown = subprocess.run(command, capture_output=True, text=True, check=True)
        for line in shown.stdout.splitlines():
            pid, parent, group, state, started = line.split(None, 4)
            if int(group) == self.pid and not state.startswith("Z"):
                found[int(pid)] = (int(parent), started)
        return found

    def serving(self) -> set[int]:
        """Those that serve, where there are several."""
        return {pid for pid, (parent, command) in self.group().items() if parent == self.pid and "spawn_main" in command}

    def kill(self) -> None:
        """As if the power failed, for it and all its processes."""
        assert self.process is not None
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(30)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self.process is not None and self.process.poll() is None:
            self.stop()


class Person:
    """Somebody with a browser: a cookie, and requests."""

    def __init__(self, server: Server, language: str = "en") -> None:
        self.server = server
        self.http = httpx.AsyncClient(base_url=server.url, headers={"Accept-Language": language}, timeout=PATIENCE)

    async def take_name(self, name: str) -> None:
        (await self.http.put("/api/me", json={"name": name})).raise_for_status()

    async def open(self, *seats: str, **setup: Any) -> str:
        response = await self.http.post("/api/tables", json={"seats": seats, **setup})
        assert response.status_code == 201, response.text
        return str(response.json()["key"])

    @contextlib.asynccontextmanager
    async def at(self, key: str, **options: Any) -> AsyncIterator["Place"]:
        """Connected to a table."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookies, "Accept-Language": self.http.headers["Accept-Language"]} | options.pop("headers", {})
        url = f"{self.server.url.replace('http', 'ws')}/api/tables/{key}/play"
        async with websockets.connect(url, additional_headers=headers, max_size=None, **options) as line:
            place = Place(line)
            await place.next("table")
            yield place


class People:
    """Everybody who came during a test; they go when it ends."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self._stack = contextlib.AsyncExitStack()

    async def __call__(self, name: str | None = None, language: str = "en") -> Person:
        """A newcomer, with a name if one is given."""
        person = Person(self.server, language)
        await self._stack.enter_async_context(person.http)
        if name is not None:
            await person.take_name(name)
        return person

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *error: object) -> None:
        await self._stack.aclose()


class Place:
    """A connection to a table, which keeps what it was told."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.table: dict[str, Any] = {}
        self.view: dict[str, Any] | None = None
        self.turn = 0
        self.number = 0
        self.mine: list[int] = []
        self.heard: list[dict[str, Any]] = []
        self._id = 0

    async def read(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self.line.recv(), PATIENCE))
        self.heard.append(message)
        if message["type"] == "table":
            self.table, self.view, self.mine = message["table"], message["view"], message["mine"]
            self.turn, self.number = message["turn"], message["number"]
        elif message["type"] == "news":
            assert message["number"] == self.number, "no entry is left out or told twice"
            self.number += 1
            self.turn = message["turn"]
            self.table = message.get("table", self.table)
            self.view = message.get("view", self.view)
        return message

    async def next(self, kind: str) -> dict[str, Any]:
        while (message := await self.read())["type"] != kind:
            pass
        return message

    async def until(self, happened: Callable[["Place"], object]) -> None:
        while not happened(self):
            await self.read()

    async def send(self, kind: str, **message: Any) -> int:
        self._id += 1
        await self.line.send(json.dumps({"type": kind, "id": self._id, **message}))
        return self._id

    async def ask(self, kind: str, **message: Any) -> dict[str, Any]:
        """Send a wish and return its answer, `done` or `refused`."""
        number = await self.send(kind, **message)
        while True:
            answer = await self.read()
            if answer["type"] in ("done", "refused") and answer["id"] == number:
                return answer

    async def do(self, kind: str, **message: Any) -> int:
        """A wish that is expected to happen; whoever is too quick for the server waits a little."""
        answer = await self.ask(kind, **message)
        while answer.get("kind") == "busy":
            await asyncio.sleep(0.2)
            answer = await self.ask(kind, **message)
        assert answer["type"] == "done", answer
        return int(answer["number"] if answer["number"] is not None else -1)

    @property
    def to_decide(self) -> int | None:
        """The own seat that has to decide now."""
        decider = self.view["decider"] if self.view is not None else None
        return decider if decider in self.mine else None

    async def play(self, rng: random.Random, most: int = 100_000) -> int:
        """Decide at random whenever it is up to one, until the game is over; the number of decisions."""
        made = 0
        while self.table["phase"] != "over" and made < most:
            seat = self.to_decide
            if seat is None:
                await self.read()
                continue
            if self.view is None or self.view["seat"] != seat:
                await self.do("look", seat=seat)
                continue
            action = rng.choice(self.view["legal"])
            await self.do("act", seat=seat, action=action, answers=self.turn)
            made += 1
        return made
