"""What a lesson is: scenes on the board, and in each of them steps that a person takes.

Everything is told by messages of the page whose names follow from these: `learn-NAME` is the title of a lesson, `-about` a
line for the list, `-end` what was learnt. A step NAME-STEP has the rule that it teaches, `-try` what to do, and one message
for each of its `wrong` ways and `labels`.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from goldenhorn.lessons.position import Position

LEARNER = 0
"""The seat of the person."""


@dataclass(frozen=True)
class Step:
    """One decision of the person. `accept` are the actions that count as done, the first of them is shown to who asks; a
    `*` stands for anything. `marks` are the pieces and places meant, as the page names them; `labels` is written at some.

    `wrong` names explanations for actions that are legal but not what the step is about. `chance` is what is drawn during
    the step, letters for each time; what is not named is drawn by lot. `answers` is what the others do then.
    """

    name: str
    accept: tuple[str, ...]
    marks: tuple[str, ...] = ()
    labels: Mapping[str, str] = field(default_factory=dict)
    wrong: Mapping[str, str] = field(default_factory=dict)
    chance: tuple[str, ...] = ()
    answers: tuple[str, ...] = ()


@dataclass(frozen=True)
class Scene:
    """A position, and what is done in it. `prelude` is what others do first, while the person looks on."""

    position: Position
    steps: tuple[Step, ...]
    prelude: tuple[str, ...] = ()


@dataclass(frozen=True)
class Lesson:
    name: str
    scenes: tuple[Scene, ...]

    @property
    def expansion(self) -> bool:
        return self.scenes[0].position.expansion

    @property
    def steps(self) -> tuple[Step, ...]:
        return tuple(step for scene in self.scenes for step in scene.steps)

    def messages(self) -> Iterator[str]:
        """The names of all messages that the lesson is told by."""
        title = f"learn-{self.name}"
        yield from (title, f"{title}-about", f"{title}-end")
        for step in self.steps:
            line = f"{title}-{step.name}"
            yield from (line, f"{line}-try")
            yield from (f"{line}-{name}" for name in {*step.wrong.values(), *step.labels.values()})
