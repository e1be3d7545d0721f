"""A process in which bots think, from both sides: `Worker` is what the server holds, `work` is what the process does.

The process thinks about one question at a time, in its main thread. Another thread listens, so that a thought can be
stopped, and the process ends with the server, however that ends. A third one loads the compiled bots; meanwhile the
interpreted ones answer.
"""

import _thread
import asyncio
import contextlib
import os
import signal
import threading
import traceback
from collections.abc import Callable
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Literal, NamedTuple

from goldenhorn.advice.counsel import Counsel
from goldenhorn.advice.memory import NOTHING, Memory
from goldenhorn.bots.bot import Bot
from goldenhorn.bots.process import Misbehaviour
from goldenhorn.bots.spec import parse_spec
from goldenhorn.bots.supervised import judged
from goldenhorn.game.view import View
from goldenhorn.interrupts import without_interrupts
from goldenhorn.rules.state import State

# Seconds for a process to start, and for a thought to stop.
_START_LIMIT = 60.0
_GRACE = 1.0
# How much less urgent thinking is than answering sockets.
_NICE = 5

ADVISER = "adviser"
"""Asked for like a level, it tells what a seat could do instead of choosing."""

WEIGHER = "weigher"
"""Asked for like a level, it tells the chances of all seats in positions, hidden cards included."""

# How often what chance owes in a position is dealt to weigh it.
_WORLDS = 256

Life = Literal["starting", "up", "ending", "gone"]
Chances = tuple[float, ...]


class Question(NamedTuple):
    number: int
    view: View
    level: str
    seed: int
    memory: Memory = NOTHING
    states: tuple[State, ...] = ()


class Stop(NamedTuple):
    """A question does not matter any more. It is answered all the same, if need be by an empty answer."""

    number: int


class WarmUp(NamedTuple):
    """Load the compiled bots."""


class Up(NamedTuple):
    """Questions can be asked."""


class Warmth(NamedTuple):
    """What became of loading the compiled bots; `missing` if the extra `fast` is not installed."""

    state: Literal["warm", "missing", "failed"]
    reason: str = ""


class Answer(NamedTuple):
    """`chosen` counts from the first legal action; an adviser answers with `counsel` instead, and who weighs positions with
    the `chances` in each. Where there is nothing, `failure` says what went wrong, in words that tell nothing of the view;
    it is empty if the thought was stopped.
    """

    chosen: int | None
    failure: str = ""
    counsel: Counsel | None = None
    chances: list[Chances] | None = None


class Expired(NamedTuple):
    """A process has not done in time what it was told to, and is being killed."""


class Ended(NamedTuple):
    """A process is gone, and nothing more comes from it; `before` is what its state was."""

    code: int | None
    before: "Life"


ToProcess = Question | Stop | WarmUp
FromProcess = Up | Warmth | Answer
News = FromProcess | Expired | Ended


class Worker:
    """A worker process, as the server sees it. `report` gets its news, in the event loop.

    From `up` its state becomes `ending` when it is killed, and `gone` when there is no process any more; then the future
    `gone` is done.
    """

    def __init__(self, report: "Callable[[Worker, News], None]", *, quick_only: bool) -> None:
        self.quick_only = quick_only
        self.state: Life = "starting"
        self.warmth: Literal["cold", "warming", "warm", "missing", "failed"] = "cold"
        self._report = report
        self._asked = 0
        self._timer: asyncio.TimerHandle | None = None
        self._loop = asyncio.get_running_loop()
        self.gone: asyncio.Future[None] = self._loop.create_future()

    def start(self, make: str, prepare: str) -> None:
        """Raises OSError where the system gives no more processes, files or memory."""
        context = get_context("spawn")
        self._connection, theirs = context.Pipe()
        name = "quick bots" if self.quick_only else "bots"
        self._process = context.Process(target=work, args=(theirs, make, prepare), name=name, daemon=True)
        with without_interrupts():
            self._process.start()
        theirs.close()
        threading.Thread(target=self._read, name="reading what a worker says", daemon=True).start()
        self._set_limit(_START_LIMIT)

    def ask(
        self,
        view: View,
        level: str,
        seed: int,
        limit: float,
        memory: Memory = NOTHING,
        states: tuple[State, ...] = (),
    ) -> None:
        """Ask for a choice within so many seconds, when the one before has been answered."""
        self._asked += 1
        self._tell(Question(self._asked, view, level, seed, memory, states))
        self._set_limit(limit)

    def stop(self) -> None:
        """Let it end its thought. A search stops within milliseconds and the process stays warm, whereas a new one would
        take about as long to load the compiled bots as a Doge thinks. A bot that cannot be stopped is killed.
        """
        self._tell(Stop(self._asked))
        self._set_limit(_GRACE)

    def warm_up(self) -> None:
        self.warmth = "warming"
        self._tell(WarmUp())

    def kill(self) -> None:
        """It has nothing to lose."""
        if self.state == "up":
            self.state = "ending"
        self._process.kill()

    def _tell(self, message: ToProcess) -> None:
        """Does not block: what has not been read yet is a few kilobytes at most, which the pipe holds."""
        with contextlib.suppress(OSError):  # it has died, which `_read` notices
            self._connection.send(message)

    def _set_limit(self, seconds: float | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self._loop.call_later(seconds, self._expire)

    def _expire(self) -> None:
        self.kill()
        self._report(self, Expired())

    def _heard(self, message: FromProcess) -> None:
        if self.state == "ending":
            return
        if isinstance(message, Warmth):
            self.warmth = message.state
        else:
            self.state = "up"
            self._set_limit(None)
        self._report(self, message)

    def _ended(self, code: int | None) -> None:
        self._set_limit(None)
        self._connection.close()
        before, self.state = self.state, "gone"
        self.gone.set_result(None)
        self._report(self, Ended(code, before))

    def _read(self) -> None:
        """Runs in a thread of its own, which works on every system."""
        with contextlib.suppress(RuntimeError):  # the event loop was closed, but not the workers
            with contextlib.suppress(EOFError, OSError):
                while True:
                    self._loop.call_soon_threadsafe(self._heard, self._connection.recv())
            self._process.join()
            self._loop.call_soon_threadsafe(self._ended, self._process.exitcode)


# In the process


def new_bot(level: str, seed: int) -> Bot:
    return parse_spec(level).create(seed)


def work(connection: Connection, make: str, prepare: str) -> None:
    """The life of the process: until it is killed, or the other end of the connection is closed."""
    if hasattr(os, "nice"):
        os.nice(_NICE)
    _Work(connection, prepare).run(make)


class _Stopped(BaseException):
    """Raised in the middle of a thought; no bot takes it for an error of its own."""


class _Work:
    def __init__(self, connection: Connection, prepare: str) -> None:
        self._connection = connection
        self._prepare = prepare
        self._sending = threading.Lock()
        self._questions: SimpleQueue[Question] = SimpleQueue()
        self._thinking: int | None = None
        self._stopped: int | None = None

    def run(self, make: str) -> None:
        signal.signal(signal.SIGINT, self._interrupted)
        threading.Thread(target=self._listen, name="listening", daemon=True).start()
        make_bot = _named(make)
        self._send(Up())
        while True:
            self._send(self._answer(self._questions.get(), make_bot))

    def _listen(self) -> None:
        try:
            while True:
                self._heard(self._connection.recv())
        finally:
            os._exit(0)  # nobody is there any more; from the middle of a thought too

    def _heard(self, message: ToProcess) -> None:
        match message:
            case Question():
                self._questions.put(message)
            case Stop(number):
                self._stopped = number
                _thread.interrupt_main(signal.SIGINT)
            case WarmUp():
                threading.Thread(target=self._warm_up, name="warming up", daemon=True).start()

    def _interrupted(self, *_: object) -> None:
        """Runs in the main thread. Ctrl-C at the terminal comes here too and is left to the server."""
        if self._thinking is not None and self._thinking == self._stopped:
            self._thinking = None
            raise _Stopped

    def _warm_up(self) -> None:
        warmth = Warmth("warm")
        try:
            _named(self._prepare)()
        except ModuleNotFoundError as error:
            warmth = Warmth("missing", error.name or "")
        except Exception as error:
            warmth = Warmth("failed", _described(error))
        self._send(warmth)

    def _answer(self, question: Question, make: Callable[..., Any]) -> Answer:
        try:
            self._thinking = question.number
            self._interrupted()  # it may have been stopped before it was begun
            answer = _thought(question, make)
            self._thinking = None
        except _Stopped:
            answer = Answer(None)
        return answer

    def _send(self, message: FromProcess) -> None:
        with self._sending, contextlib.suppress(OSError):  # nobody is there, which `_listen` notices
            self._connection.send(message)


def _thought(question: Question, make: Callable[..., Any]) -> Answer:
    view = question.view
    try:
        if question.level == ADVISER:
            from goldenhorn.advice.hint import counsel

            return Answer(None, counsel=counsel(view, question.seed, memory=question.memory))
        if question.level == WEIGHER:
            from goldenhorn.analysis.valuing import chances_in

            return Answer(None, chances=[chances_in(state, _WORLDS, question.seed, 0) for state in question.states])
        # Bots keep nothing between two choices, and cost nothing to make.
        chosen = make(question.level, question.seed).choose(view, view.legal)
        return Answer(view.legal.index(judged(chosen, view.legal)))
    except MemoryError:
        os._exit(1)  # what is left of this process cannot be relied on
    except Misbehaviour as found:
        return Answer(None, found.kind)
    except Exception as error:
        return Answer(None, _described(error))


def _described(error: Exception) -> str:
    """What was raised and where, without its message, which may tell of cards."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {Path(last.filename).name}:{last.lineno}"


def _named(name: str) -> Callable[..., Any]:
    """The function that a text such as `package.module:function` names."""
    module, _, function = name.partition(":")
    found: Callable[..., Any] = getattr(import_module(module), function)
    return found
