"""The servers that are measured, each in a process of its own: the real one without its limits, and a bare echo on the same
stack.
"""

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from goldenhorn.server.app import House
from goldenhorn.server.limits import Limits
from goldenhorn.server.serving import Runner, bound, options_of
from goldenhorn.server.settings import settings_from

# All people of the benchmark come from one address, and are quicker than people.
NO_LIMITS = Limits(
    messages_burst=1e9,
    address_messages_burst=1e9,
    requests_burst=1e9,
    sockets=10**6,
    tables=10**6,
)


def serve_tables(port: int) -> None:
    settings = settings_from(os.environ, port=port)
    house = House(settings, NO_LIMITS)
    with bound(settings) as listener:
        Runner(house, uvicorn.Config(house.app(), **options_of(settings))).run([listener])


def serve_echo(port: int) -> None:
    async def healthz(_: Request) -> Response:
        return PlainTextResponse("ok")

    async def echo(websocket: WebSocket) -> None:
        await websocket.accept()
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                await websocket.send_text(await websocket.receive_text())

    app = Starlette(routes=[Route("/healthz", healthz), WebSocketRoute("/echo", echo)])
    uvicorn.run(app, **options_of(settings_from({}, port=port)))


class Hosted:
    """A server in a process of its own, until the block ends."""

    def __init__(self, kind: str, port: int, **environment: str) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self._command = [sys.executable, __file__, kind, str(port)]
        self._environment = {**os.environ, **environment}

    def start(self) -> None:
        self.process = subprocess.Popen(self._command, env=self._environment, start_new_session=True)
        while not self._answers():
            if self.process.poll() is not None:
                raise RuntimeError("the server does not start")
            time.sleep(0.01)

    def _answers(self) -> bool:
        with contextlib.suppress(httpx.TransportError):
            return httpx.get(self.url + "/healthz").status_code == 200
        return False

    def wait_until_warm(self) -> None:
        """Until the worker for bots has compiled everything, and takes nothing from the others any more."""
        while "goldenhorn_bots_warm 1.0" not in httpx.get(self.url + "/metrics").text:
            time.sleep(0.2)

    def kill(self) -> None:
        """With the workers for bots."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    @property
    def memory(self) -> int:
        """Bytes of the process itself, which has no part in those of its workers."""
        pages = Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")


@contextlib.contextmanager
def hosted(kind: str, port: int, **environment: str) -> Iterator[Hosted]:
    server = Hosted(kind, port, **environment)
    server.start()
    try:
        yield server
    finally:
        server.kill()


if __name__ == "__main__":
    {"tables": serve_tables, "echo": serve_echo}[sys.argv[1]](int(sys.argv[2]))
