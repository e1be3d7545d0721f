"""Lessons and the coach by HTTP. A lesson has no memory here: whoever takes it says what was done in the scene so far."""

from typing import Annotated

from msgspec import Meta, Struct

from goldenhorn.bots.wire import ViewData, view_data
from goldenhorn.errors import Illegal, Impossible
from goldenhorn.game.actions import parse
from goldenhorn.lessons.coach import Deed, comment
from goldenhorn.lessons.course import LESSONS, lesson_named
from goldenhorn.lessons.lesson import LEARNER, Lesson, Step
from goldenhorn.lessons.playing import Happened, Play
from goldenhorn.record.codec import event_record
from goldenhorn.record.model import ActionEvent, ActionText
from goldenhorn.server.entries import Acted, AnyEntry, Undone, told
from goldenhorn.server.guard import language_of_request
from goldenhorn.server.hall import Hall
from goldenhorn.server.http import Call, Endpoint, Problem, problem_of
from goldenhorn.server.people import People
from goldenhorn.server.protocol import ChairInfo, TableInfo
from goldenhorn.server.refusals import Forbidden, Unknown
from goldenhorn.server.setup import Level, SeatPlan, Setup, complete_houses
from goldenhorn.server.table import Table

TEACHER: Level = "deckhand"
"""Who sits in the other seats."""


class LessonLine(Struct, frozen=True):
    """A lesson in the list; its words are `learn-NAME` of the page."""

    name: str
    steps: int
    expansion: bool


class LessonLines(Struct, frozen=True):
    lessons: list[LessonLine]


class LessonWish(Struct, frozen=True, forbid_unknown_fields=True):
    """What the person did in a scene so far, and what they want to do now; with `why` only whether the rules allow it."""

    scene: Annotated[int, Meta(ge=0, le=99)] = 0
    did: Annotated[list[ActionText], Meta(max_length=20)] = []
    action: ActionText | None = None
    why: bool = False


class LessonStep(Struct, frozen=True):
    """A step: the message of its rule, the places and pieces meant, messages written at some of them, and the action that
    is shown to who asks.
    """

    message: str
    scene: int
    marks: list[str]
    labels: dict[str, str]
    shown: str


class LessonEntry(Struct, frozen=True):
    """A decision, and how things stood after it."""

    entry: Acted
    view: ViewData  # type: ignore[valid-type]  # it is made from the fields of a view


class LessonTold(Struct, frozen=True, kw_only=True):
    """A scene: how it began and what happened in it, of which everything from `fresh` on is new. `step` is the number of
    the step that is next in the lesson; `over` if the scene is. `wrong` is the message that explains an action which the
    rules allow, but which was not meant; `refused` says why they forbid one. In both cases nothing happened.
    """

    number: int
    lessons: int
    scenes: int
    steps: list[LessonStep]
    step: int
    over: bool
    table: TableInfo
    first: ViewData  # type: ignore[valid-type]
    log: list[LessonEntry]
    fresh: int
    wrong: str | None = None
    refused: Problem | None = None


class CoachRemark(Struct, frozen=True):
    """A message of the page with its facts."""

    message: str
    facts: dict[str, str | int]


class CoachWords(Struct, frozen=True):
    """What the coach says when the log has so many entries."""

    number: int
    remarks: list[CoachRemark]


class Learning:
    def __init__(self, hall: Hall, people: People) -> None:
        self.hall = hall
        self.people = people

    def all(self) -> list[Endpoint]:
        return [
            Endpoint("GET", "/api/lessons", "All lessons", self.list_lessons, LessonLines),
            Endpoint(
                "POST",
                "/api/lessons/{name}",
                "A scene of a lesson, and a step in it",
                self.take_lesson,
                LessonTold,
                body=LessonWish,
                refusals=(404, 409),
            ),
            Endpoint("GET", "/api/tables/{key}/coach", "What the coach says", self.coach, CoachWords, refusals=(403, 404)),
        ]

    async def list_lessons(self, call: Call[None, None]) -> LessonLines:
        return LessonLines([LessonLine(lesson.name, len(lesson.steps), lesson.expansion) for lesson in LESSONS])

    async def take_lesson(self, call: Call[LessonWish, None]) -> LessonTold:
        name, wish = call.path["name"], call.body
        lesson = lesson_named(name)
        if lesson is None:
            raise Unknown("lesson-unknown", name=name[:40], known=", ".join(one.name for one in LESSONS))
        play = Play(lesson, wish.scene)
        play.repeat(wish.did)
        fresh = len(play.happened)
        wrong, refused = None, None
        if wish.action is None:
            fresh = fresh if wish.did else 0
        else:
            try:
                if wish.why:
                    play.why(wish.action)
                else:
                    wrong = play.attempt(wish.action).wrong
            except (Illegal, Impossible) as error:
                refused = problem_of(error, language_of_request(call.request))
        return _told(play, wish.scene, fresh, wrong, refused)

    async def coach(self, call: Call[None, None]) -> CoachWords:
        person = await self.people.named(call.request)
        table = (await self.hall.find(call.path["key"])).table
        seats = table.seats_of(person.key)
        if len(seats) != 1 or any(chair.bot is None for seat, chair in enumerate(table.chairs) if seat not in seats):
            raise Forbidden("coach-bots-only")
        view = table.view(seats[0])
        said = [] if view is None else comment(view, deeds_of(table, seats[0]))
        return CoachWords(table.number, [CoachRemark(*remark) for remark in said])


def _told(play: Play, scene: int, fresh: int, wrong: str | None, refused: Problem | None) -> LessonTold:
    lesson = play.lesson
    before = sum(len(one.steps) for one in lesson.scenes[:scene])
    return LessonTold(
        number=LESSONS.index(lesson),
        lessons=len(LESSONS),
        scenes=len(lesson.scenes),
        steps=[_step(lesson, step, number) for number, one in enumerate(lesson.scenes) for step in one.steps],
        step=before + play.step,
        over=play.over,
        table=_table(play),
        first=view_data(play.first),
        log=[_entry(happened) for happened in play.happened],
        fresh=fresh,
        wrong=wrong,
        refused=refused,
    )


def _step(lesson: Lesson, step: Step, scene: int) -> LessonStep:
    message = f"learn-{lesson.name}-{step.name}"
    labels = {mark: f"{message}-{name}" for mark, name in step.labels.items()}
    return LessonStep(message, scene, list(step.marks), labels, step.accept[0])


def _entry(happened: Happened) -> LessonEntry:
    person = happened.seat == LEARNER
    entry = Acted(
        at=0,
        seat=happened.seat,
        events=[event_record(event) for event in happened.events],
        bot=None if person else TEACHER,
        round=happened.round,
        **happened.effect._asdict(),
    )
    shown = told(entry, LEARNER)
    assert isinstance(shown, Acted), "it was one"
    return LessonEntry(shown, view_data(happened.view))


def _table(play: Play) -> TableInfo:
    position = play.scene.position
    houses = complete_houses([None] * position.players)
    seats: list[SeatPlan] = ["here" if seat == LEARNER else TEACHER for seat in range(position.players)]
    return TableInfo(
        key=play.lesson.name,
        phase="over" if play.game.over else "playing",
        setup=Setup(seats=seats, expansion=position.expansion, chat="off"),
        chairs=[
            ChairInfo(name=None, house=house, open=False, ready=True, away=False, bot=None if seat == LEARNER else TEACHER)
            for seat, house in enumerate(houses)
        ],
        commitment="",
        rematch=None,
    )


def deeds_of(table: Table, seat: int) -> list[Deed]:
    """What happened at a table since the turn of the seat before this one began."""
    deeds: list[Deed] = []
    undone = 0
    others = back = False
    for entry in reversed(table.entries):
        undone += isinstance(entry, Undone)
        deed = _deed(entry)
        if deed is None:
            continue
        if undone:  # it was taken back
            undone -= 1
            continue
        if back and deed.seat != seat:
            break
        others = others or deed.seat != seat
        back = back or (others and deed.seat == seat)
        deeds.append(deed)
    return deeds[::-1]


def _deed(entry: AnyEntry) -> Deed | None:
    if not isinstance(entry, Acted) or not isinstance(entry.events[0], ActionEvent):
        return None
    return Deed(entry.seat, parse(entry.events[0].action), entry.cargo, entry.number)
