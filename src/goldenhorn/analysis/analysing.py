"""Analysing a finished game, event by event: it can be stopped anywhere and goes on from there with the same result."""

import hashlib
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import msgspec

from goldenhorn.analysis.depth import BATCHES, QUICK, Depth
from goldenhorn.analysis.judging import judge
from goldenhorn.analysis.model import ANALYSIS_VERSION, Analysis, Assessed, Started
from goldenhorn.analysis.summing import marks_of, moments_of, sums_of
from goldenhorn.analysis.valuing import Chances, chances_of
from goldenhorn.errors import Impossible
from goldenhorn.game.dealers import ByHand
from goldenhorn.game.events import Decision, Event
from goldenhorn.game.game import Game
from goldenhorn.game.view import View
from goldenhorn.record.codec import event_record
from goldenhorn.rules.box import standard_box

Progress = Callable[[Started, int], None]
"""Called after every event with what is done and the number of all events. Whatever it raises stops the analysis."""

# So many seeds apart are those of two analyses: every event has one of its own. Nothing about the game chooses them, as
# that could tell of hidden cards.
_SEEDS = 1 << 20


def analyse(
    game: Game,
    depth: Depth = QUICK,
    *,
    seed: int = 0,
    workers: int = 2,
    started: Started | None = None,
    progress: Progress = lambda _started, _total: None,
) -> Analysis:
    """The analysis of a finished game. It follows from the game, the depth and the seed alone, however many threads work on
    it (compiled code lets them run side by side), and whether it is made at once or goes on from what was `started` with
    the same key.
    """
    if not game.over:
        raise Impossible("analysis-unfinished")
    key = key_of(game, depth, seed)
    course = _Course(game, depth, seed)
    if started is None or started.key != key:
        started = Started(key=key, start=course.start(), steps=[])
    course.skip(len(started.steps))
    for step in course.steps(workers):
        started.steps.append(step)
        progress(started, course.total)
    return _finished(game, depth, started)


def key_of(game: Game, depth: Depth, seed: int = 0) -> str:
    """A name for all that an analysis follows from."""
    options = game.options
    facts = (
        ANALYSIS_VERSION,
        (*depth, BATCHES),
        seed,
        (options.players, options.expansion, options.layout, options.modone, options.houses, options.first),
        options.box.to_dict(),
        [event_record(event) for event in game.events],
    )
    return hashlib.sha256(msgspec.json.encode(facts)).hexdigest()


class _Task(NamedTuple):
    """An event: its number, what happened, the game after it, and the view of who decided, if there was a choice."""

    number: int
    event: Event
    game: Game
    view: View | None


class _Course:
    """A game that is played again from its beginning."""

    def __init__(self, game: Game, depth: Depth, seed: int) -> None:
        self._events = game.events
        self._game = Game.of(game.options, ByHand())
        self._depth = depth
        self._seed = seed
        self.total = len(self._events)

    def start(self) -> Chances:
        return chances_of(self._game, self._depth.worlds, self._seed, 0)

    def skip(self, number: int) -> None:
        for event in self._events[:number]:
            self._game.feed(event)

    def steps(self, workers: int) -> Iterator[Assessed]:
        """The steps that are left, in order. Who stops listening waits for the events that are being worked on only."""
        pool = ThreadPoolExecutor(workers, "analysis")
        try:
            yield from pool.map(self._step, list(self._tasks()))
        finally:
            pool.shutdown(cancel_futures=True)

    def _tasks(self) -> Iterator[_Task]:
        game = self._game
        for number in range(game.number, self.total):
            event = self._events[number]
            choice = isinstance(event, Decision) and len(game.legal()) > 1
            view = game.view(game.decider) if choice else None
            game.feed(event)
            yield _Task(number, event, game.copy(), view)

    def _step(self, task: _Task) -> Assessed:
        chances = chances_of(task.game, self._depth.worlds, self._seed, task.number + 1)
        if task.view is None or not isinstance(task.event, Decision):
            return Assessed(chances)
        return Assessed(chances, judge(task.view, task.event.action, self._depth, _SEEDS * self._seed + task.number))


def _finished(game: Game, depth: Depth, started: Started) -> Analysis:
    marks = marks_of(started.steps)
    return Analysis(
        version=ANALYSIS_VERSION,
        depth=depth.name,
        foreign_box=game.options.box != standard_box(),
        start=started.start,
        steps=started.steps,
        marks=marks,
        moments=moments_of(game, started, marks),
        seats=sums_of(game, started, marks),
    )
