"""A wire between browsers and a server, which can be cut."""

import contextlib
import selectors
import socket
import threading
from types import TracebackType
from typing import Self

from serving import Server


class Wire:
    """Passes everything on. A cut wire is there again once it is mended; a mute one takes no wishes any more, a deaf one
    brings no answers, and nobody notices until it is cut.
    """

    def __init__(self, server: Server) -> None:
        self._server = server
        self._ear = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._ear.getsockname()[1]}"
        self._open: set[socket.socket] = set()
        self._lock = threading.Lock()
        self._cut = self._mute = self._deaf = False
        self.kept = threading.Event()  # since it is mute or deaf, something came that was not passed on
        threading.Thread(target=self._accept, daemon=True).start()

    def mute(self) -> None:
        self.kept.clear()
        self._mute = True

    def deafen(self) -> None:
        self.kept.clear()
        self._deaf = True

    def cut(self) -> None:
        with self._lock:
            self._cut = True
            for line in self._open:
                with contextlib.suppress(OSError):
                    line.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        self._cut = self._mute = self._deaf = False

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                browser, _ = self._ear.accept()
                threading.Thread(target=self._serve, args=(browser,), daemon=True).start()

    def _serve(self, browser: socket.socket) -> None:
        with contextlib.suppress(OSError), browser, socket.create_connection(("127.0.0.1", self._server.port)) as server:
            with self._lock:
                if self._cut:
                    return
                self._open |= {browser, server}
            try:
                self._pass_on(browser, server)
            finally:
                with self._lock:
                    self._open -= {browser, server}

    def _pass_on(self, browser: socket.socket, server: socket.socket) -> None:
        with selectors.DefaultSelector() as both:
            both.register(browser, selectors.EVENT_READ, server)
            both.register(server, selectors.EVENT_READ, browser)
            while True:
                for key, _ in both.select():
                    other: socket.socket = key.data
                    data = browser.recv(65536) if other is server else server.recv(65536)
                    if not data:
                        return
                    if self._deaf if other is browser else self._mute:
                        self.kept.set()
                    else:
                        other.sendall(data)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._ear.close()
        self.cut()
