"""The program in a real terminal: a pseudo terminal of the system, and what would be seen on it."""

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from types import TracebackType
from typing import Self

import pyte

PATIENCE = 120.0


class Terminal:
    """`golden-horn` in a terminal of this size; it ends with the block. `sent` is every byte that was drawn with."""

    def __init__(self, *arguments: str, size: tuple[int, int] = (100, 30), **environment: str) -> None:
        self._master, slave = pty.openpty()
        self._screen = pyte.Screen(*size)
        self._stream = pyte.ByteStream(self._screen)
        self.sent = b""
        self._set_size(size)
        known = {**os.environ, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "COLORTERM": "truecolor", **environment}
        known.pop("COLUMNS", None)
        known.pop("LINES", None)
        command = [sys.executable, "-m", "goldenhorn", *arguments]
        self.process = subprocess.Popen(
            command, stdin=slave, stdout=slave, stderr=slave, env=known, start_new_session=True, close_fds=True
        )
        os.close(slave)

    def resize(self, size: tuple[int, int]) -> None:
        self._set_size(size)
        self._screen.resize(size[1], size[0])
        os.kill(self.process.pid, signal.SIGWINCH)

    def _set_size(self, size: tuple[int, int]) -> None:
        fcntl.ioctl(self._master, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))

    def press(self, keys: str) -> None:
        os.write(self._master, keys.encode())

    def read(self, seconds: float = 0.05) -> None:
        """Whatever is drawn within that time."""
        while select.select([self._master], [], [], seconds)[0]:
            try:
                some = os.read(self._master, 1 << 16)
            except OSError:  # the program has ended
                return
            if not some:
                return
            self.sent += some
            self._stream.feed(some)
            seconds = 0.0

    @property
    def text(self) -> str:
        return "\n".join(line.rstrip() for line in self._screen.display)

    def until(self, *texts: str) -> None:
        """One of the texts is on the screen."""
        end = time.monotonic() + PATIENCE
        while not any(text in self.text for text in texts):
            assert time.monotonic() < end, f"none of {texts} on the screen:\n{self.text}"
            assert self.process.poll() is None, f"it has ended:\n{self.text}"
            self.read()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            end = time.monotonic() + 20
            while self.process.poll() is None and time.monotonic() < end:
                self.read()  # it cannot end while nobody takes what it says
            self.process.kill()
            self.process.wait()
        os.close(self._master)
