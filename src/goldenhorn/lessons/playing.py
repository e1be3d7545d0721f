"""A scene of a lesson as it is played: the rules judge what the person does, and the lesson whether it was meant."""

from fnmatch import fnmatchcase
from typing import NamedTuple

from goldenhorn.errors import GoldenHornError, Impossible
from goldenhorn.game.actions import Action, parse
from goldenhorn.game.dealers import ByHand, SeededDealer, check_outcome, parse_outcome
from goldenhorn.game.effects import Effect, effect_of
from goldenhorn.game.events import Chance, Event
from goldenhorn.game.game import Game
from goldenhorn.game.view import View
from goldenhorn.lessons.lesson import LEARNER, Lesson, Scene, Step

# What is legal but not meant, where the step has no words of its own for it: another thing first, another ship, another
# cargo, landing or pair of cards.
OTHERWISE = ("learn-wrong-first", "learn-wrong-ship", "learn-wrong-load", "learn-wrong-sail", "learn-wrong-raid")


class Happened(NamedTuple):
    """A decision with what chance added, and what the person may know after it."""

    seat: int
    events: tuple[Event, ...]
    round: int
    effect: Effect
    view: View


class Attempt(NamedTuple):
    """What came of an action: it happened, with what the others did then; or a message explains why it was not meant."""

    happened: tuple[Happened, ...] = ()
    wrong: str | None = None


class Play:
    """A scene under way. `step` is the number of the step that is next, in the scene."""

    def __init__(self, lesson: Lesson, number: int) -> None:
        if not 0 <= number < len(lesson.scenes):
            raise Impossible("lesson-scene", number=number)
        self.lesson = lesson
        self.scene: Scene = lesson.scenes[number]
        self.step = 0
        self.happened: list[Happened] = []
        self._lot = SeededDealer(f"{lesson.name} {number}")
        self._chance: list[str] = []
        self.game: Game = self.scene.position.game(ByHand())
        self.first = self.game.view(LEARNER)
        for action in self.scene.prelude:
            self._do(action)

    @property
    def over(self) -> bool:
        return self.step == len(self.scene.steps)

    @property
    def now(self) -> Step | None:
        return None if self.over else self.scene.steps[self.step]

    def repeat(self, actions: list[str]) -> None:
        """Do again what was done before; raises if that was not how the scene goes."""
        for action in actions:
            if self.attempt(action).wrong is not None:
                raise Impossible("lesson-way", action=action)

    def why(self, action: str) -> None:
        """Raises why the rules forbid an action now; nothing happens."""
        self.game.check(parse(action), LEARNER)

    def attempt(self, action: str) -> Attempt:
        """Let the person do something. What is illegal raises, and nothing has changed."""
        step = self.now
        if step is None:
            raise Impossible("lesson-scene-over")
        wanted = parse(action)
        self.game.check(wanted, LEARNER)
        if not any(fnmatchcase(action, pattern) for pattern in step.accept):
            return Attempt(wrong=self._wrong(step, wanted))
        before = len(self.happened)
        self._chance = list(step.chance)
        self._do(action)
        for answer in step.answers:
            self._do(answer)
        self.step += 1
        return Attempt(tuple(self.happened[before:]))

    def _wrong(self, step: Step, action: Action) -> str:
        done = str(action)
        for pattern, name in step.wrong.items():
            if fnmatchcase(done, pattern):
                return f"learn-{self.lesson.name}-{step.name}-{name}"
        meant, verb = step.accept[0].split(), done.split()[0]
        if verb != meant[0] or verb not in ("load", "sail", "raid"):
            return "learn-wrong-first"
        if verb != "raid" and done.split()[1] != meant[1]:
            return "learn-wrong-ship"
        return f"learn-wrong-{verb}"

    def _do(self, text: str) -> None:
        game, action = self.game, parse(text)
        seat, round_, effect = game.decider, game.round, effect_of(game.options, game.state, action)
        assert seat is not None, "a scene waits for a decision"
        events = list(game.apply(action))
        while game.pending is not None:
            events += game.supply(self._drawn())
        self.happened.append(Happened(seat, tuple(events), round_, effect, game.view(LEARNER)))

    def _drawn(self) -> Chance:
        """What the step says, if that can be drawn; else what the lot says, the same every time."""
        request = self.game.pending
        assert request is not None, "it was asked for"
        if self._chance:
            try:
                outcome = parse_outcome(request, self._chance.pop(0))
                check_outcome(request, outcome)
            except GoldenHornError:  # an accepted action that draws something else than the one shown
                self._chance.clear()
            else:
                return outcome
        return self._lot.deal(request, self.game.number)
