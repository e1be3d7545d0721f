"""Lessons and the coach by HTTP: nothing is kept, everything is checked, and nothing hidden is told."""

import random
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from goldenhorn.lessons.course import LESSONS
from goldenhorn.words import LANGUAGES, colour, say
from loose import LooseServer
from serving import People, Person

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LooseServer]:
    directory = tmp_path_factory.mktemp("learning")
    with LooseServer(f"sqlite:///{directory / 'horn.sqlite'}", directory / "log") as running:
        yield running
    assert '"trace"' not in running.log.read_text(encoding="utf-8")


async def take(people: People, name: str, **wish: Any) -> httpx.Response:
    somebody = await people(language=str(wish.pop("language", "en")))
    return await somebody.http.post(f"/api/lessons/{name}", json=wish)


async def test_all_lessons_by_what_they_show(people: People) -> None:
    """Anybody may take them, without a name."""
    somebody = await people()
    listed = (await somebody.http.get("/api/lessons")).json()["lessons"]
    assert [line["name"] for line in listed] == [lesson.name for lesson in LESSONS]
    for line in listed:
        steps, scene = 0, 0
        while steps < line["steps"]:
            did: list[str] = []
            told = (await somebody.http.post(f"/api/lessons/{line['name']}", json={"scene": scene})).json()
            while not told["over"]:
                action = told["steps"][told["step"]]["shown"]
                wish = {"scene": scene, "did": did, "action": action}
                told = (await somebody.http.post(f"/api/lessons/{line['name']}", json=wish)).json()
                assert told["wrong"] is None
                assert told["log"][told["fresh"]]["entry"]["events"][0]["action"] == action
                did.append(action)
                steps += 1
            assert told["step"] == steps
            scene += 1
        assert scene == told["scenes"]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_the_rules_forbid_is_refused_with_the_rule(people: People, language: str) -> None:
    told = (await take(people, "loading", action="load trio G", language=language)).json()
    assert (told["refused"]["kind"], told["refused"]["rule"]) == ("illegal", "5.2")
    assert say("load-sails", language, ship="trio", colour=colour("G")) in told["refused"]["message"]
    assert told["log"] == []


async def test_what_is_legal_but_not_meant_is_explained_and_does_not_happen(people: People) -> None:
    told = (await take(people, "loading", action="load trio B")).json()
    assert told["wrong"] == "learn-loading-load-fewer"
    assert told["log"] == []
    assert told["step"] == 0


async def test_why_asks_only(people: People) -> None:
    told = await take(people, "loading", action="load trio P", why=True)
    assert told.status_code == 200
    assert told.json()["step"] == 0
    assert told.json()["refused"] is None
    assert (await take(people, "loading", action="load trio R", why=True)).json()["refused"]["code"] == "load-sails"
    over = await take(people, "aim", did=["sail trio Constantinople"], action="sail duo Venice")
    assert over.json()["refused"]["code"] == "lesson-scene-over"


@pytest.mark.parametrize(
    ("name", "wish", "status", "code"),
    [
        ("nothing", {}, 404, "lesson-unknown"),
        ("aim", {"scene": 9}, 409, "lesson-scene"),
        ("aim", {"scene": -1}, 422, "form-least"),
        ("aim", {"did": ["sail duo Venice"]}, 409, "lesson-way"),
        ("aim", {"did": ["load mono P"]}, 409, "load-sails"),
        ("aim", {"action": "fly"}, 422, "form-action"),
        ("aim", {"other": 1}, 422, "form-unknown"),
        ("aim", {"did": ["done"] * 21}, 422, "form-list-most"),
    ],
)
async def test_what_cannot_be_is_said(people: People, name: str, wish: dict[str, Any], status: int, code: str) -> None:
    answer = await take(people, name, **wish)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json()["message"]


async def test_others_cards_are_not_told(people: People) -> None:
    """Dandolo draws two at the end of the lesson about the end."""
    did = ["sail trio Constantinople"]
    told = (await take(people, "end", did=did, action="announce")).json()
    drawn = [event for entry in told["log"] for event in entry["entry"]["events"] if event["type"] in ("draw", "hidden")]
    assert [(event["type"], event["seat"]) for event in drawn] == [("draw", 0), ("hidden", 1)]
    assert told["table"]["phase"] == "over"


async def test_the_coach_of_a_game(people: People) -> None:
    """Cubes and cards differ from run to run, and with them what there is to say: several games say enough."""
    anna, rng = await people("Anna"), random.Random(5)
    said: set[str] = set()
    for _ in range(5):
        said |= await remarks_of_a_game(anna, rng)
        if len(said) >= 12:
            return
    raise AssertionError(said)


async def remarks_of_a_game(anna: Person, rng: random.Random) -> set[str]:
    key = await anna.open("here", "deckhand", first=0)
    said = set()
    async with anna.at(key) as place:
        await place.do("start")
        while place.table["phase"] != "over":
            if place.to_decide is None:
                await place.read()
                continue
            words = (await anna.http.get(f"/api/tables/{key}/coach")).json()
            if words["number"] == place.number:
                assert words["remarks"]
                said |= {remark["message"] for remark in words["remarks"]}
            assert place.view is not None
            action = rng.choice(place.view["legal"])
            await place.do("act", seat=0, action=action, answers=place.turn)
        (last,) = (await anna.http.get(f"/api/tables/{key}/coach")).json()["remarks"]
    assert last["message"] in ("coach-won", "coach-lost", "coach-draw")
    return said


async def test_the_coach_says_nothing_where_people_play(people: People) -> None:
    anna, boris = await people("Anna"), await people("Boris")
    shared = await anna.open("here", "open")
    alone = await anna.open("here", "deckhand")
    both = await anna.open("here", "here")
    for person, key in ((anna, shared), (boris, alone), (anna, both)):
        refused = await person.http.get(f"/api/tables/{key}/coach")
        assert (refused.status_code, refused.json()["code"]) == (403, "coach-bots-only")
    assert (await anna.http.get(f"/api/tables/{alone}/coach")).json()["remarks"] == []
    assert (await anna.http.get("/api/tables/nowhere/coach")).status_code == 404
