"""The lessons: laid out with the pieces of the box, playable to their end, and with a word for everything that is tried."""

import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from goldenhorn.errors import GoldenHornError, Impossible
from goldenhorn.game.actions import ACTIONS, parse
from goldenhorn.game.dealers import ByHand
from goldenhorn.game.game import Game
from goldenhorn.lessons.coach import MESSAGES, RICH, Deed, comment
from goldenhorn.lessons.course import LESSONS, lesson_named
from goldenhorn.lessons.lesson import LEARNER, Lesson
from goldenhorn.lessons.playing import OTHERWISE, Play
from goldenhorn.lessons.position import Position, ShipAt
from goldenhorn.rules.box import standard_box
from goldenhorn.rules.material import COLOUR_LETTERS
from goldenhorn.words import LANGUAGES
from players import play, positions
from test_words import PAGE, catalogue

SCENES = [
    pytest.param(lesson, number, id=f"{lesson.name}-{number}") for lesson in LESSONS for number in range(len(lesson.scenes))
]
TEXTS = [str(action) for action in ACTIONS]


@cache
def words(language: str) -> dict[str, set[str]]:
    return catalogue(language, page=True)


def shown(lesson: Lesson, scene: int) -> Iterator[Play]:
    """A scene as it goes for who is always shown, before each step and at its end."""
    played = Play(lesson, scene)
    for step in played.scene.steps:
        yield played
        played.attempt(step.accept[0])
    yield played


def test_the_lessons_are_those_that_a_newcomer_needs() -> None:
    names = [lesson.name for lesson in LESSONS]
    assert names[:4] == ["aim", "loading", "passing", "wind"]
    assert 8 <= len(names) == len(set(names)) <= 10
    assert [lesson.expansion for lesson in LESSONS] == sorted(lesson.expansion for lesson in LESSONS)
    assert all(lesson_named(name) is lesson for name, lesson in zip(names, LESSONS, strict=True))
    assert lesson_named("nothing") is None


@pytest.mark.parametrize(("lesson", "scene"), SCENES)
def test_every_scene_can_be_played_as_it_is_shown(lesson: Lesson, scene: int) -> None:
    for played in shown(lesson, scene):
        if not played.over:
            assert played.game.decider == LEARNER
    assert played.over
    assert all(happened.view.seat == LEARNER for happened in played.happened)


@pytest.mark.parametrize(("lesson", "scene"), SCENES)
def test_every_piece_of_the_box_is_in_one_place(lesson: Lesson, scene: int) -> None:
    box = standard_box()
    for played in shown(lesson, scene):
        state = played.game.state
        for colour in range(6):
            lying = sum(row[colour] for row in [*state.port, *state.warehouse])
            aboard = sum(number for cargo, number in zip(state.cargo, state.aboard, strict=True) if cargo == colour)
            assert state.bag[colour] + lying + aboard == box.cubes_per_colour
            assert (
                state.pile[colour] + state.discards[colour] + sum(hand[colour] for hand in state.hand)
                == box.cards_per_colour
            )
        for port in state.port:
            assert sum(port) <= state.port_size


@pytest.mark.parametrize(("lesson", "scene"), SCENES)
def test_what_is_pointed_at_is_there(lesson: Lesson, scene: int) -> None:
    for played in shown(lesson, scene):
        view = played.game.view(LEARNER)
        there = {"hand", "pile", "discards", "bag", *(f"place {place}" for place in view.way)}
        there |= {f"port {port.name}" for port in view.ports} | {f"seat {seat.seat}" for seat in view.seats}
        there |= {f"ship {ship.seat} {ship.kind}" for ship in view.ships}
        there |= {f"territory {territory.name}" for territory in view.territories}
        if played.now is not None:
            assert set(played.now.marks) <= there
            assert set(played.now.labels) <= set(played.now.marks)


def test_explanations_fit_something_that_is_legal() -> None:
    """Words that nobody could ever read would be wrong words."""
    for lesson in LESSONS:
        for scene in range(len(lesson.scenes)):
            for played in shown(lesson, scene):
                if played.now is None:
                    continue
                legal = [str(action) for action in played.game.legal() if str(action) not in played.now.accept]
                said = {played._wrong(played.now, parse(action)) for action in legal}
                own = {f"learn-{lesson.name}-{played.now.name}-{name}" for name in played.now.wrong.values()}
                assert own <= said, (own - said, legal)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_words(language: str) -> None:
    known = words(language)
    told = {message for lesson in LESSONS for message in lesson.messages()} | set(OTHERWISE)
    assert told <= known.keys()
    assert all(not known[message] for message in told), "lessons are told without facts"
    assert {name: frozenset(known[name]) for name in MESSAGES} == MESSAGES
    code = "\n".join(path.read_text(encoding="utf-8") for path in PAGE.rglob("*") if path.suffix in (".svelte", ".ts"))
    own = {name for name in known if name.startswith(("learn-", "coach-"))}
    assert own - told - MESSAGES.keys() <= set(re.findall(r"'((?:learn|coach)-[\w-]+)'", code)), "every message is used"


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_in_sentences_are_pieces_of_the_game(language: str) -> None:
    text = (Path(__file__).parents[1] / f"src/goldenhorn/words/page/learn/{language}.ftl").read_text(encoding="utf-8")
    signs = re.findall(r"\[(\w+) (\w|\{ \$colour \})\]", text)
    assert len(signs) > 40
    assert {kind for kind, _ in signs} == {"cube", "card", "square"}
    assert {letter for _, letter in signs} <= {*COLOUR_LETTERS, "{ $colour }"}


def test_signs_are_the_same_in_all_languages() -> None:
    def signs(language: str) -> dict[str, list[str]]:
        path = Path(__file__).parents[1] / f"src/goldenhorn/words/page/learn/{language}.ftl"
        lines = re.findall(r"^(learn-[\w-]+) = (.*)$", path.read_text(encoding="utf-8"), re.MULTILINE)
        return {name: sorted(re.findall(r"\[\w+ \w\]", text)) for name, text in lines}

    english = signs("en")
    for language in LANGUAGES:
        assert signs(language) == english


@st.composite
def moments(draw: st.DrawFn) -> tuple[Lesson, int, int]:
    """A lesson, a scene, and how many of its steps were done."""
    lesson = draw(st.sampled_from(LESSONS))
    scene = draw(st.integers(0, len(lesson.scenes) - 1))
    return lesson, scene, draw(st.integers(0, len(lesson.scenes[scene].steps)))


@settings(max_examples=400, deadline=None)
@given(moments(), st.lists(st.sampled_from(TEXTS) | st.text(max_size=12), min_size=1, max_size=8), st.data())
def test_whatever_is_tried_is_answered_and_breaks_nothing(
    moment: tuple[Lesson, int, int], tries: list[str], data: st.DataObject
) -> None:
    lesson, scene, done = moment
    played = Play(lesson, scene)
    for step in played.scene.steps[:done]:
        played.attempt(step.accept[0])
    for text in tries:
        legal = [str(action) for action in played.game.legal()]
        tried = data.draw(st.sampled_from([text, *legal])) if legal else text
        before, number = played.game.state.numbers(), played.step
        try:
            attempt = played.attempt(tried)
        except GoldenHornError as error:
            refused: GoldenHornError | None = error
        else:
            refused = None
        if refused is not None:
            assert all(refused.say(language) for language in LANGUAGES)
            assert tried not in legal or number == len(played.scene.steps)
        elif attempt.wrong is None:
            assert attempt.happened
            assert played.step == number + 1
            continue
        else:
            assert tried in legal
            assert all(attempt.wrong in words(language) for language in LANGUAGES)
        assert (played.game.state.numbers(), played.step) == (before, number)
    while played.now is not None:  # whichever way was taken, the rest can be done
        accepted = [str(action) for action in played.game.legal()]
        played.attempt(next(action for action in (played.now.accept[0], *accepted) if _fits(played, action)))


def _fits(played: Play, action: str) -> bool:
    step = played.now
    assert step is not None
    return action in map(str, played.game.legal()) and (
        action in step.accept or any(re.fullmatch(pattern.replace("*", ".*"), action) for pattern in step.accept)
    )


def test_a_scene_goes_the_same_way_every_time() -> None:
    lesson = LESSONS[1]
    one, other = Play(lesson, 0), Play(lesson, 0)
    for step in one.scene.steps:
        assert one.attempt(step.accept[0]) == other.attempt(step.accept[0])


def test_what_was_done_can_be_done_again_and_nothing_else() -> None:
    lesson = LESSONS[1]
    played = Play(lesson, 0)
    played.repeat(["load trio P", "sail trio 1"])
    assert played.over
    with pytest.raises(Impossible, match="load trio B"):
        Play(lesson, 0).repeat(["load trio B"])
    with pytest.raises(Impossible):
        Play(lesson, len(lesson.scenes))
    with pytest.raises(Impossible):
        played.attempt("sail trio 2")


def test_a_position_cannot_hold_more_than_the_box() -> None:
    with pytest.raises(ValueError, match="box"):
        Position(hands=("Y" * 10, "")).state()
    with pytest.raises(ValueError, match="box"):
        Position(ports=("P" * 9, "P" * 9)).state()
    with pytest.raises(ValueError, match="box"):
        Position(expansion=True, conquerors=(10, 10), own_conquerors=1).state()


# The coach


@settings(max_examples=150, deadline=None)
@given(positions())
def test_the_coach_always_has_a_word_for_who_decides(game: Game) -> None:
    for seat in range(game.options.players):
        view = game.view(seat)
        said = comment(view, [])
        assert bool(said) == (view.phase == "over" or view.decider == seat)
        for remark in said:
            assert remark.facts.keys() == MESSAGES[remark.message]
    assert comment(game.view(None), []) == []


def remarks(position: Position, *deeds: Deed) -> list[str]:
    return [remark.message for remark in comment(position.game(ByHand()).view(LEARNER), deeds)]


PORTS = ("YPPGROOBB", "YYPGGRROB")


def test_the_coach_praises_a_set_and_tells_of_a_raid() -> None:
    position = Position(ports=PORTS, hands=("YG", "RB"), warehouses=("YPGB", "R"))
    home = Deed(0, parse("sail trio Venice"), "B", 1)
    raid = Deed(1, parse("raid Contarini duo OB"), "G", 1)
    assert remarks(position, home)[0] == "coach-set"
    assert remarks(position, home, raid)[0] == "coach-robbed"
    assert remarks(position, Deed(1, parse("load trio Y"), "Y", 3))[0] == "coach-bot-loaded"
    assert remarks(position, Deed(1, parse("sail trio Venice"), "Y", 3))[0] == "coach-bot-brought"
    poor = Position(ports=PORTS, hands=("YG", "RB"), warehouses=("YB", "R"))
    assert remarks(poor, home)[0] == "coach-brought"
    assert remarks(poor, Deed(0, parse("raid Dandolo duo YO"), "B", 1))[0] == "coach-raided"


def test_the_coach_sees_what_can_be_done() -> None:
    at_sea = {"0 duo": ShipAt("5", "Constantinople", "G" * RICH), "0 trio": ShipAt("Constantinople")}
    assert remarks(Position(ports=PORTS, ships=at_sea, hands=("", "RB"))) == ["coach-risk"]
    assert remarks(Position(ports=PORTS, ships=at_sea, hands=("", ""))) == ["coach-no-cards"]
    home = {"0 duo": ShipAt("6", "Constantinople", "G")}
    assert remarks(Position(ports=PORTS, ships=home, hands=("", "RB"))) == ["coach-home"]
    prey = {"1 trio": ShipAt("3", "Constantinople", "Y")}
    assert remarks(Position(ports=PORTS, ships=prey, hands=("GB", ""))) == ["coach-raid-new"]
    assert remarks(Position(ports=PORTS, ships=prey, hands=("GB", ""), warehouses=("Y",))) == ["coach-raid"]
    assert remarks(Position(ports=PORTS, hands=("Y", ""))) == ["coach-load-new"]
    assert remarks(Position(ports=PORTS, hands=("Y", ""), warehouses=("YPGRO",))) == ["coach-load-new"]
    assert remarks(Position(ports=PORTS, hands=("Y", ""), warehouses=("", "YPGROB"))) == ["coach-rival"]
    assert remarks(Position(ports=PORTS, warehouses=("YPGROB", "Y"))) == ["coach-announce"]
    assert remarks(Position(ports=PORTS, warehouses=("YPGROB", "YYYPPPGGGRRROOO"))) == ["coach-announce-not"]


def test_the_coach_speaks_of_everything_in_some_games() -> None:
    """Each kind of remark about what can be done comes up where people play."""
    said = set()
    rng = random.Random(1)
    for seed in range(20):
        game = play(Position(players=2).options, seed, 0)
        while not game.over:
            decider = game.decider
            assert decider is not None
            said |= {remark.message for remark in comment(game.view(decider), [])}
            game.apply(rng.choice(game.legal()))
        said |= {comment(game.view(seat), [])[0].message for seat in (0, 1)}
    past = {"coach-robbed", "coach-set", "coach-raided", "coach-brought", "coach-bot-loaded", "coach-bot-brought"}
    rare = {"coach-draw", "coach-after"}  # draws are rare, and with two players nothing but announcing is left after a move
    assert MESSAGES.keys() - past - rare <= said
