"""All lessons, in the order in which they are best taken."""

from goldenhorn.lessons import base, expansion
from goldenhorn.lessons.lesson import Lesson

LESSONS: tuple[Lesson, ...] = (
    base.AIM,
    base.LOADING,
    base.PASSING,
    base.WIND,
    base.MODONE,
    base.CARDS,
    base.PIRATES,
    base.END,
    expansion.CONQUERORS,
    expansion.TERRITORIES,
)


def lesson_named(name: str) -> Lesson | None:
    return next((lesson for lesson in LESSONS if lesson.name == name), None)
