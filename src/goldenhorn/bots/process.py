"""A bot that is a process of its own, in any language: lines of JSON on its standard input and output (`wire`).

Nothing that the process does can block or harm the game: every wait has a limit, no shell is involved, what it prints is
bounded, and in the end its whole process group is killed. It needs a POSIX system. It is no sandbox: the process may do
whatever its user may do.
"""

import contextlib
import os
import selectors
import shlex
import signal
import subprocess
import time
from collections.abc import Callable, Sequence
from typing import IO, Literal, Self, TypeVar

from goldenhorn.bots.bot import FREE, Budget
from goldenhorn.bots.wire import (
    GAME,
    PROTOCOL,
    Choose,
    Chosen,
    Hello,
    Message,
    Quit,
    Ready,
    encode_view,
    read_message,
    write_message,
)
from goldenhorn.errors import Malformed
from goldenhorn.game.actions import Action, parse
from goldenhorn.game.view import View

LINE_LIMIT = 65_536
"""As many bytes a line of a bot may have."""

GRACE = 1.0
"""As many seconds a process has to end by itself."""

# How much of what a bot complains about, and of what is told about it, is kept.
_COMPLAINTS = 8_192
_DETAIL = 300
_SEEDS = 2**53

FaultKind = Literal["crash", "hang", "rubbish", "illegal"]
Answer = TypeVar("Answer", Ready, Chosen)


class Misbehaviour(Exception):
    """A bot did what no bot may do. `detail` is one line; `trace` is what its author needs to find the cause."""

    def __init__(self, kind: FaultKind, detail: str, trace: str = "") -> None:
        self.kind = kind
        self.detail = _printable(detail)[:_DETAIL]
        self.trace = trace
        super().__init__(f"{kind}: {self.detail}" + (f"\n{trace}" if trace else ""))


def _printable(line: str) -> str:
    """What a bot wrote is shown to people and must not steer their terminal."""
    return "".join(sign if sign.isprintable() else " " for sign in line)


class ProcessBot:
    """A bot that plays by the line protocol.

    The process starts with the first choice, or with `start`; until it has said its name, the command is its name. It has
    `start_limit` seconds to say it, and `choice_limit` seconds for a choice, in addition to those of the budget. Whatever
    it does wrong is raised as `Misbehaviour` and ends the process for good. Whether a choice is legal is not judged here.
    """

    def __init__(self, command: Sequence[str], seed: int, *, start_limit: float = 10.0, choice_limit: float = 30.0) -> None:
        self.name = shlex.join(command)
        self.start_limit = start_limit
        self.choice_limit = choice_limit
        self._command = list(command)
        self._seed = seed % _SEEDS  # many languages read numbers in JSON as floats
        self._number = 0
        self._child: _Child | None = None
        self._closed = False

    def start(self) -> None:
        """Start the process and wait until it is ready, unless it has been started."""
        if self._closed:
            raise Misbehaviour("crash", "the process has been ended")
        if self._child is not None:
            return
        try:
            self._child = _Child(self._command)
        except (OSError, ValueError) as error:
            self._closed = True
            raise Misbehaviour("crash", f"cannot be started: {error}") from None
        self.name = self._ask(Hello(PROTOCOL, GAME, self._seed), Ready, self.start_limit).name

    def choose(self, view: View, legal: Sequence[Action], budget: Budget = FREE) -> Action:
        self.start()
        self._number += 1
        message = Choose(self._number, encode_view(view), [str(action) for action in legal], budget)
        answer = self._ask(message, Chosen, self.choice_limit + (budget.seconds or 0.0))
        if answer.number != self._number:
            raise self._stopped("rubbish", f"answered number {answer.number} instead of {self._number}")
        try:
            return parse(answer.action)
        except Malformed as error:
            raise self._stopped("rubbish", str(error)) from None

    def close(self) -> None:
        """Tell the process to quit, and end it if it does not. Closing twice does no harm."""
        self._closed = True
        if self._child is not None:
            self._child.quit(write_message(Quit()))
            self._child = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exception: object) -> None:
        self.close()

    def _ask(self, message: Message, expected: type[Answer], limit: float) -> Answer:
        assert self._child is not None, "the process has been started"
        try:
            line = self._child.exchange(write_message(message), limit)
        except Misbehaviour as found:
            # Why a process ended is worth waiting for; one that does not answer or does not stop is ended at once.
            raise self._stopped(found.kind, found.detail, GRACE if found.kind == "crash" else 0.0) from None
        except BaseException:
            # The answer may still come and would be taken for the next one.
            self._stopped("hang", "interrupted")
            raise
        try:
            answer = read_message(line)
        except Malformed as error:
            raise self._stopped("rubbish", f"{line[:80]!r}: {error.facts['detail']}") from None
        if not isinstance(answer, expected):
            raise self._stopped("rubbish", f"{line[:80]!r} is not the answer that was asked for")
        return answer

    def _stopped(self, kind: FaultKind, detail: str, grace: float = 0.0) -> Misbehaviour:
        """End the process; what it did wrong, with what it complained about."""
        assert self._child is not None, "the process has been started"
        child, self._child, self._closed = self._child, None, True
        code = child.end(grace)
        if kind == "crash" and code is not None:
            detail = f"ended with exit code {code}" if code >= 0 else f"ended by signal {-code} ({signal.strsignal(-code)})"
        return Misbehaviour(kind, detail, child.complaints())


class _Child:
    """The process and its three pipes. They are served together, so that none of them can fill up while another waits."""

    def __init__(self, command: Sequence[str]) -> None:
        self._process = subprocess.Popen(
            command,
            bufsize=0,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
        self._pipes = selectors.DefaultSelector()
        self._input = _pipe(self._process.stdin)
        self._output = _pipe(self._process.stdout)
        self._errors = _pipe(self._process.stderr)
        self._unsent = b""
        self._received = b""
        self._complaints = b""
        self._pipes.register(self._output, selectors.EVENT_READ, self._receive)
        self._pipes.register(self._errors, selectors.EVENT_READ, self._listen)

    def exchange(self, line: bytes, limit: float) -> bytes:
        """Send a line and wait for one."""
        deadline = time.monotonic() + limit
        self._send(line)
        while self._unsent or b"\n" not in self._received:
            if len(self._received) > LINE_LIMIT:
                raise Misbehaviour("rubbish", f"a line of more than {LINE_LIMIT} bytes")
            if self._output not in self._pipes.get_map():
                raise Misbehaviour("crash", "closed its output")
            if not self._serve(deadline):
                raise Misbehaviour("hang", f"no answer after {limit:g} s")
        answer, _, self._received = self._received.partition(b"\n")
        return answer

    def quit(self, line: bytes) -> None:
        """Send a last line and end the process, after a while by force."""
        deadline = time.monotonic() + GRACE
        self._send(line)
        while self._unsent and self._serve(deadline):
            pass
        self._forget(self._input)
        self._input.close()
        self.end(deadline - time.monotonic())

    def end(self, grace: float) -> int | None:
        """Kill the process and all that it started; its exit code if it ended by itself before the grace was over."""
        deadline = time.monotonic() + grace
        self._forget(self._input)
        self._received = b""
        while self._pipes.get_map() and self._serve(deadline):
            self._received = b""
        code: int | None = None
        with contextlib.suppress(subprocess.TimeoutExpired):
            code = self._process.wait(max(0.0, deadline - time.monotonic()))
        # Also if the process is gone: what it started may live on in its group.
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._pipes.close()
        for pipe in (self._input, self._output, self._errors):
            pipe.close()
        return code

    def complaints(self) -> str:
        """The last lines of what it wrote to standard error."""
        lines = self._complaints.decode("utf-8", "replace").splitlines()
        return "\n".join(_printable(line) for line in lines[-20:])

    def _send(self, line: bytes) -> None:
        self._unsent = line
        if not self._input.closed and self._input not in self._pipes.get_map():
            self._pipes.register(self._input, selectors.EVENT_WRITE, self._write)

    def _serve(self, deadline: float) -> bool:
        """Wait until a pipe can be served and serve it; False if the time is over."""
        left = deadline - time.monotonic()
        for key, _ in self._pipes.select(max(0.0, left)):
            serve: Callable[[], None] = key.data
            serve()
        return left > 0

    def _write(self) -> None:
        try:
            self._unsent = self._unsent[os.write(self._input.fileno(), self._unsent) :]
        except BlockingIOError:
            return
        except OSError:
            self._unsent = b""  # it has closed its input; whether it still answers will be seen
        if not self._unsent:
            self._forget(self._input)

    def _receive(self) -> None:
        # A line and its end, and no more: the rest waits in the pipe, and so does whoever prints too much.
        chunk = os.read(self._output.fileno(), LINE_LIMIT + 1 - len(self._received))
        self._received += chunk
        if not chunk:
            self._forget(self._output)

    def _listen(self) -> None:
        chunk = os.read(self._errors.fileno(), _COMPLAINTS)
        self._complaints = (self._complaints + chunk)[-_COMPLAINTS:]
        if not chunk:
            self._forget(self._errors)

    def _forget(self, pipe: IO[bytes]) -> None:
        with contextlib.suppress(KeyError, ValueError):  # it is not registered, or it is closed
            self._pipes.unregister(pipe)


def _pipe(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe is not None, "all three are pipes"
    os.set_blocking(pipe.fileno(), False)
    return pipe
