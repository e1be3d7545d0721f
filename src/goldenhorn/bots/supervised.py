"""A bot under supervision: whatever it does, the game gets a legal action, and what it did wrong is kept.

A process can be stopped for good, so a `ProcessBot` keeps its own limit. Python cannot stop a function, so a bot in this
process chooses in a thread, and one that does not come back is left behind: the thread goes on and costs time until the
program ends, but the game goes on as well. Only compiled code that never lets go of the interpreter can still hold it up.
"""

import hashlib
import threading
import time
import traceback
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Self

from goldenhorn.bots.bot import FREE, Bot, Budget
from goldenhorn.bots.process import FaultKind, Misbehaviour, ProcessBot
from goldenhorn.bots.spec import LevelSpec, parse_spec
from goldenhorn.game.actions import Action
from goldenhorn.game.view import View

# Modules that call foreign code; their lines say nothing to the author of a bot.
_CALLERS = (__name__, "goldenhorn.bots.spec", "goldenhorn.testing")


@dataclass(frozen=True, slots=True)
class Fault:
    """What a bot did wrong, at which of its decisions, counted from 1; 0 if it could not even be made.

    `crash`: it raised an error, or its process ended. `hang`: no choice in time. `rubbish`: an answer that is no action.
    `illegal`: an action that the rules forbid. `detail` is one line about it; `trace`, if there is one, is for its author.
    """

    bot: str
    kind: FaultKind
    detail: str
    decision: int
    trace: str = ""


class Supervised:
    """A bot that always plays legally. After its first fault it is stopped, and all its choices are made by lot.

    It has `time_limit` seconds for a choice, in addition to those of the budget; a `ProcessBot` takes over this limit.
    The lot depends on `seed` and the number of the decision only, so that a game can be repeated. Closing ends a process.
    """

    def __init__(self, bot: Bot, time_limit: float = 30.0, seed: int = 0) -> None:
        self.bot = bot
        self.name = str(getattr(bot, "name", type(bot).__name__))
        self.time_limit = time_limit
        self.seed = seed
        self.faults: list[Fault] = []
        self.seconds = 0.0  # the last choice that it made itself took as long
        self._decisions = 0
        if isinstance(bot, ProcessBot):
            bot.choice_limit = time_limit

    def choose(self, view: View, legal: Sequence[Action], budget: Budget = FREE) -> Action:
        self._decisions += 1
        legal = tuple(legal)  # what is judged by cannot be changed by the bot
        if not self.faults:
            try:
                return self._chosen(view, legal, budget)
            except Misbehaviour as found:
                self.faults.append(Fault(self.name, found.kind, found.detail, self._decisions, found.trace))
                self.close()
        return by_lot(legal, self.seed, self._decisions)

    def close(self) -> None:
        if isinstance(self.bot, ProcessBot):
            self.bot.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exception: object) -> None:
        self.close()

    def _chosen(self, view: View, legal: Sequence[Action], budget: Budget) -> Action:
        if not isinstance(self.bot, ProcessBot):
            limit = self.time_limit + (budget.seconds or 0.0)
            return _in_thread(lambda: self._timed(view, legal, budget), limit)
        try:
            self.bot.start()
            return self._timed(view, legal, budget)
        finally:
            self.name = self.bot.name  # it says its name when it starts

    def _timed(self, view: View, legal: Sequence[Action], budget: Budget) -> Action:
        before = time.perf_counter()
        chosen = self.bot.choose(view, legal, budget)
        self.seconds = time.perf_counter() - before
        return judged(chosen, legal)


def seat_bot(text: str, seed: int, stack: ExitStack, time_limit: float = 30.0) -> Bot:
    """The bot that a text names, closed with the stack. Bots from elsewhere are supervised; the levels are trusted, and may
    take long once, when they are compiled.
    """
    spec = parse_spec(text)
    bot = spec.create(seed)
    return bot if isinstance(spec, LevelSpec) else stack.enter_context(Supervised(bot, time_limit, seed))


def by_lot(legal: Sequence[Action], seed: int, number: int) -> Action:
    """One of the actions, all equally likely, always the same for the same seed and number."""
    digest = hashlib.sha256(f"{seed} {number}".encode()).digest()
    return legal[int.from_bytes(digest) % len(legal)]


def judged(chosen: object, legal: Sequence[Action]) -> Action:
    """The legal action that was chosen; raises `Misbehaviour` if it is none."""
    if not isinstance(chosen, Action):
        raise Misbehaviour("rubbish", f"chose a {type(chosen).__name__} instead of an action")
    if chosen not in legal:
        raise Misbehaviour("illegal", f"chose “{chosen}”", "legal: " + ", ".join(str(action) for action in legal))
    return legal[legal.index(chosen)]


def _in_thread(choose: Callable[[], Action], limit: float) -> Action:
    done: list[Action | Misbehaviour] = []

    def work() -> None:
        try:
            done.append(choose())
        except Misbehaviour as found:
            done.append(found)
        except BaseException as error:
            done.append(crash(error))

    thread = threading.Thread(target=work, name="a bot", daemon=True)
    thread.start()
    thread.join(limit)
    if not done:
        raise Misbehaviour("hang", f"no choice after {limit:g} s")
    if isinstance(done[0], Misbehaviour):
        raise done[0]
    return done[0]


def crash(error: BaseException) -> Misbehaviour:
    """An error that a bot raised, with the way to it from the bot's own code on."""
    summary = traceback.format_exception_only(error)[-1].strip().splitlines()
    way = error.__traceback__
    while way is not None and way.tb_frame.f_globals.get("__name__") in _CALLERS:
        way = way.tb_next
    trace = traceback.format_exception(type(error), error, way)
    return Misbehaviour("crash", summary[0] if summary else type(error).__name__, "".join(trace).rstrip())
