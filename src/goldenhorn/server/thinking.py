"""Where the bots of all tables think: in worker processes, so that the server answers meanwhile, and with a limit, so that
every game goes on whatever a bot does.

Nothing of a view is ever logged, because it shows a hand.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Self

from goldenhorn.advice.counsel import Counsel
from goldenhorn.advice.memory import NOTHING, Memory
from goldenhorn.bots.levels import ADMIRAL, COMPILED, DOGE
from goldenhorn.bots.supervised import by_lot
from goldenhorn.errors import GoldenHornError, Impossible
from goldenhorn.game.actions import Action
from goldenhorn.game.view import View
from goldenhorn.rules.state import State
from goldenhorn.server.refusals import Broken, Busy
from goldenhorn.server.worker import ADVISER, WEIGHER, Answer, Chances, Ended, Expired, News, Warmth, Worker

LOT = "lot"
"""The level of a choice that no bot was able to make."""

# Each is replaced by the next one.
_CHAIN = ("doge", "admiral", "captain", "sailor", "deckhand")
# These think as long; the others answer at once.
_SLOW = {"doge": DOGE.seconds or 0.0, "admiral": ADMIRAL.seconds or 0.0, ADVISER: 1.0}
_NEED_WARMTH = {*COMPILED, ADVISER, WEIGHER}
# Nothing simpler can take their places.
_ALONE = (ADVISER, WEIGHER)
# Seconds until a worker is started again that could not be started.
_START_AGAIN = 5.0
# Loading the compiled bots is given up after so many failures in a row; where memory is short, workers die of it.
_WARMINGS = 3
# Compiled code takes seeds below this; for a larger one it would be compiled anew.
_SEEDS = 2**63

_log = logging.getLogger("goldenhorn.bots")


class Thought(NamedTuple):
    """A legal action, and the level that really chose it, `LOT` if none did."""

    action: Action
    level: str


@dataclass(eq=False, repr=False, slots=True)
class _Request:
    """`level` is what was asked for, until it is played as a simpler one. A bot's `thought` is a `Thought`, an adviser's a
    `Counsel`, a weigher's a list of chances.
    """

    view: View
    level: str
    seed: int
    thought: asyncio.Future[Any]
    memory: Memory
    states: tuple[State, ...]


class Thinkers:
    """Worker processes in which bots choose.

    With two workers or more, the first one takes no level that thinks for long, so that quick ones need not wait for slow
    ones. Whoever is free takes quick ones first, and slow ones in the order they came.

    A level that cannot be played now is played as the next simpler one that can: a compiled level, as long as no worker has
    loaded it. So is a level that fails, which is logged: it raises an error, chooses what is not legal, dies, or takes
    `patience` seconds longer than it usually thinks.

    `make` names the function that makes a bot of a level and a seed, `prepare` the one that loads the compiled bots. Both
    are texts such as `package.module:function`, and are called in the workers.
    """

    def __init__(
        self,
        workers: int,
        *,
        patience: float = 10.0,
        make: str = "goldenhorn.server.worker:new_bot",
        prepare: str = "goldenhorn.analysis.preparing:prepare",
    ) -> None:
        if workers < 1:
            raise ValueError("somebody has to think")
        self._number = workers
        self._patience = patience
        self._make = make
        self._prepare = prepare
        self._workers: list[Worker] = []
        self._waiting: deque[_Request] = deque()
        self._thinking: dict[Worker, _Request] = {}
        self._restarts = 0
        self._warmings = _WARMINGS
        self._open = False

    @property
    def waiting(self) -> int:
        """Choices that nobody thinks about yet."""
        return len(self._waiting)

    @property
    def thinking(self) -> int:
        """Workers that think."""
        return len(self._thinking)

    @property
    def warm(self) -> int:
        """Workers that have loaded the compiled bots."""
        return sum(worker.state == "up" and worker.warmth == "warm" for worker in self._workers)

    @property
    def restarts(self) -> int:
        """Workers that were killed or died."""
        return self._restarts

    async def start(self) -> None:
        """Start the workers; raises OSError if they cannot be. Who asks before one of them is up waits for it."""
        self._open = True
        self._workers = [self._new_worker(quick_only=index == 0 and self._number > 1) for index in range(self._number)]

    async def close(self) -> None:
        """End the workers, and cancel whoever still waits for a choice. Closing twice does no harm."""
        self._open = False
        for request in (*self._waiting, *self._thinking.values()):
            request.thought.cancel()
        self._waiting.clear()
        self._thinking.clear()
        if not self._workers:
            return
        workers, self._workers = self._workers, []
        for worker in workers:
            worker.kill()
        await asyncio.wait([worker.gone for worker in workers])

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *exception: object) -> None:
        await self.close()

    async def choose(self, view: View, level: str, seed: int) -> Thought:
        """A choice for the seat of the view, which has to decide now, by one of the levels of `bots.spec`. Of the seed the
        last 63 bits count. When the task that waits is cancelled, nobody thinks about it any longer.
        """
        if not self._open:
            raise RuntimeError("nobody thinks here before the start and after the close")
        if not view.legal:
            raise ValueError("the seat of the view has nothing to decide")
        if len(view.legal) == 1:
            return Thought(view.legal[0], level)
        thought: Thought = await self._ask(view, level, seed)
        return thought

    async def advise(self, view: View, memory: Memory, seed: int) -> Counsel:
        """What the seat of the view could do; it has to decide now. Bots come first. Raises why nobody can advise."""
        if not self._open:
            raise RuntimeError("nobody thinks here before the start and after the close")
        self._check_can(ADVISER)
        counsel: Counsel = await self._ask(view, ADVISER, seed, memory)
        return counsel

    async def weigh(self, view: View, states: Sequence[State]) -> list[Chances]:
        """The chances of all seats in positions of a game that is over or made up, so that hidden cards may count; `view`
        is what everybody sees of one of them. It takes milliseconds. Raises why nobody can tell.
        """
        if not self._open:
            raise RuntimeError("nobody thinks here before the start and after the close")
        self._check_can(WEIGHER)
        chances: list[Chances] = await self._ask(view, WEIGHER, 0, states=tuple(states))
        return chances

    def _check_can(self, level: str) -> None:
        if not any(_can(worker, level) for worker in self._workers):
            raise self._no_adviser()

    def _no_adviser(self) -> GoldenHornError:
        if any(worker.warmth == "missing" for worker in self._workers):
            return Impossible("advice-missing", extra="fast")
        return Busy("advice-loading") if self._will_advise() else Broken("advice-failed")

    def _will_advise(self) -> bool:
        """Whether a worker can advise, or may be able to in a while."""
        hopeful = {"warm", "warming", "cold"} if self._warmings > 0 else {"warm"}
        return any(worker.warmth in hopeful and worker.state != "gone" for worker in self._workers)

    async def _ask(
        self, view: View, level: str, seed: int, memory: Memory = NOTHING, states: tuple[State, ...] = ()
    ) -> Any:
        request = _Request(view, level, seed % _SEEDS, asyncio.get_running_loop().create_future(), memory, states)
        self._waiting.append(request)
        self._dispatch()
        try:
            return await request.thought
        except asyncio.CancelledError:
            self._drop(request)
            raise

    # Who thinks about what

    def _dispatch(self) -> None:
        for worker in self._workers:
            if worker.state == "up" and worker not in self._thinking and (found := self._next_for(worker)):
                self._give(worker, *found)
        all_gone = all(worker.state == "gone" for worker in self._workers)
        for request in list(self._waiting):
            if all_gone or (request.level in _ALONE and not self._will_advise()):
                self._waiting.remove(request)
                _give_up(request)

    def _give(self, worker: Worker, request: _Request, level: str) -> None:
        request.level = level
        self._waiting.remove(request)
        self._thinking[worker] = request
        worker.ask(
            request.view, level, request.seed, _SLOW.get(level, 0.0) + self._patience, request.memory, request.states
        )

    def _next_for(self, worker: Worker) -> tuple[_Request, str] | None:
        slow = adviser = None
        for request in self._waiting:
            level = self._playable(request.level)
            if _can(worker, level):
                if level not in _SLOW:
                    return request, level
                if level == ADVISER:
                    adviser = adviser or (request, level)
                else:
                    slow = slow or (request, level)
        return slow or adviser

    def _playable(self, level: str) -> str:
        """The level, or the next simpler one, that a worker can play; a quick one does not wait for a slow one to end if a
        simpler one need not.
        """
        for candidate in _from(level):
            for worker in self._workers:
                if _can(worker, candidate) and (candidate in _SLOW or not self._is_slow(worker)):
                    return candidate
        return level

    def _is_slow(self, worker: Worker) -> bool:
        return worker in self._thinking and self._thinking[worker].level in _SLOW

    def _drop(self, request: _Request) -> None:
        if request in self._waiting:
            self._waiting.remove(request)
        for worker, thought_about in self._thinking.items():
            if thought_about is request:
                worker.stop()

    # What happens to workers

    def _new_worker(self, *, quick_only: bool) -> Worker:
        worker = Worker(self._heard, quick_only=quick_only)
        worker.start(self._make, self._prepare)
        return worker

    def _heard(self, worker: Worker, news: News) -> None:
        if not self._open:
            return
        match news:
            case Answer():
                self._answered(self._thinking.pop(worker), news)
            case Warmth():
                self._warmed(news)
            case Expired() if worker in self._thinking:
                request = self._thinking.pop(worker)
                self._fail(request, "did not stop" if request.thought.done() else "no choice in time")
            case Ended():
                self._ended(worker, news)
        self._warm_next()
        self._dispatch()

    def _answered(self, request: _Request, answer: Answer) -> None:
        if answer.failure:
            self._fail(request, answer.failure)
        elif answer.counsel is not None and not request.thought.done():
            request.thought.set_result(answer.counsel)
        elif answer.chances is not None and not request.thought.done():
            request.thought.set_result(answer.chances)
        elif answer.chosen is not None and not request.thought.done():
            request.thought.set_result(Thought(request.view.legal[answer.chosen], request.level))

    def _ended(self, worker: Worker, news: Ended) -> None:
        self._restarts += 1
        reason = f"died with exit code {news.code}"
        if worker in self._thinking:
            self._fail(self._thinking.pop(worker), reason)
        if worker.warmth == "warming" and news.before == "up":  # else it was killed for something else
            self._warmed(Warmth("failed", reason))
        if news.before == "starting":
            self._replace_later(worker, reason)
        else:
            self._replace(worker)

    def _replace(self, worker: Worker) -> None:
        if worker not in self._workers:
            return
        try:
            self._workers[self._workers.index(worker)] = self._new_worker(quick_only=worker.quick_only)
        except OSError as error:
            self._replace_later(worker, type(error).__name__)

    def _replace_later(self, worker: Worker, reason: str) -> None:
        _warn("all", f"a worker did not start: {reason}")
        asyncio.get_running_loop().call_later(_START_AGAIN, self._replace, worker)

    def _warmed(self, warmth: Warmth) -> None:
        if warmth.state == "warm":
            self._warmings = _WARMINGS
        elif warmth.state == "failed":
            self._warmings -= 1
            _warn("compiled", warmth.reason)
        else:
            self._warmings = 0
            _log.info("Captain, Admiral and Doge are played by Sailor: %s is not installed (extra fast)", warmth.reason)

    def _warm_next(self) -> None:
        """Let a worker load the compiled bots: one after the other, so that what the first one compiles is kept for all."""
        if self._warmings <= 0 or any(worker.warmth == "warming" for worker in self._workers):
            return
        for worker in self._workers:
            if worker.state == "up" and worker.warmth == "cold":
                worker.warm_up()
                return

    def _fail(self, request: _Request, reason: str) -> None:
        """Let a simpler level choose; as this one has waited already, before all others."""
        _warn(request.level, reason)
        simpler = _from(request.level)[1:]
        if request.thought.done():
            return
        if simpler:
            request.level = simpler[0]
            self._waiting.appendleft(request)
        else:
            _give_up(request)


def _can(worker: Worker, level: str) -> bool:
    is_warm_enough = worker.warmth == "warm" or level not in _NEED_WARMTH
    return worker.state == "up" and is_warm_enough and not (worker.quick_only and level in _SLOW)


def _from(level: str) -> tuple[str, ...]:
    """The level and all simpler ones."""
    return _CHAIN[_CHAIN.index(level) :] if level in _CHAIN else (level,)


def _give_up(request: _Request) -> None:
    """A game goes on all the same, by lot; an adviser says that it failed."""
    if request.thought.done():
        return
    if request.level in _ALONE:
        request.thought.set_exception(Broken("advice-failed"))
    else:
        request.thought.set_result(Thought(by_lot(request.view.legal, request.seed, request.view.round), LOT))


def _warn(level: str, reason: str) -> None:
    _log.warning("a bot failed: %s, %s", level, reason, extra={"level": level, "reason": reason})
