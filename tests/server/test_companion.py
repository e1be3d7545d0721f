"""The companion by HTTP: a story goes in, how things stand comes out; nothing is kept."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from goldenhorn.bots.wire import decode_view
from goldenhorn.game.game import Game
from goldenhorn.record.files import read_records
from goldenhorn.record.model import Record
from goldenhorn.record.verify import replay, verify
from serving import People, Server
from tables import table_of, told

pytestmark = pytest.mark.anyio
GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One database is enough: it is not asked."""
    folder = tmp_path_factory.mktemp("server")
    with Server(f"sqlite:///{folder / 'horn.sqlite'}", folder / "log") as running:
        yield running


def game_of(name: str) -> Game:
    return replay(next(read_records((GOLDEN / f"{name}.ghr").read_text(encoding="utf-8"))))


def story_of(game: Game, *followed: int, most: int | None = None) -> dict[str, Any]:
    table = table_of(game.options, game.events, followed)
    setup = {
        "houses": list(table.options.houses),
        "expansion": table.options.expansion,
        "modone": table.options.modone,
        "tiles": list(table.tiles),
        "first": table.options.first,
        "followed": list(followed),
    }
    return {"table": setup, "entries": told(game.events, followed)[:most]}


async def test_a_whole_story(people: People) -> None:
    http = (await people()).http
    game = game_of("announced")
    story = story_of(game, 0)
    standing = (await http.post("/api/companion", json=story)).raise_for_status().json()
    outcome = game.outcome()
    assert outcome is not None
    assert standing["fits"] == len(story["entries"])
    assert (standing["fault"], standing["asked"]) == (None, None)
    assert standing["ended"] == {"reason": "announced", "winners": list(outcome.winners), "rounds": outcome.rounds}
    assert [seat["score"]["total"] for seat in standing["view"]["seats"]] == [score.total for score in outcome.scores]
    assert len(standing["log"]) == len(story["entries"])
    record = msgspec.convert((await http.post("/api/companion/record", json=story)).raise_for_status().json(), Record)
    assert verify(record) is None
    assert record.about["assumed-cards"] == " ".join(game.options.houses[1:])


async def test_what_does_not_fit_waits(people: People) -> None:
    http = (await people()).http
    story = story_of(game_of("port"), 0, most=40)
    story["entries"][9] = "sail trio 99"
    standing = (await http.post("/api/companion", json=story, headers={"Accept-Language": "de"})).json()
    assert standing["fits"] == 9
    assert standing["fault"]["kind"] == "malformed"
    assert "sail trio 7" in standing["fault"]["message"]
    assert "zieht" in " ".join(entry["words"] for entry in standing["log"])


async def test_advice_knows_what_the_seat_knows(people: People) -> None:
    http = (await people()).http
    game = game_of("port")
    for number in range(6, 30):
        story = story_of(game, 0, most=number)
        standing = (await http.post("/api/companion", json=story)).json()
        answer = await http.post("/api/companion/advice", json=story)
        view = decode_view(standing["view"])
        if standing["asked"] is not None:
            assert answer.json()["code"] == "companion-nothing-to-advise"
        elif view.hand is None:
            assert answer.json()["code"] == "companion-no-advice"
        else:
            assert answer.raise_for_status().json()["action"] in standing["view"]["legal"]
            assert view.seat == 0


async def test_the_score_alone(people: People) -> None:
    http = (await people()).http
    seats = [{"goods": [4, 2, 1, 2, 3, 1], "figures": 2, "territories": ["Zara"]}, {}]
    points = (await http.post("/api/companion/score", json={"seats": seats, "expansion": True})).raise_for_status().json()
    assert [score["total"] for score in points["scores"]] == [23, 0]
    refused = await http.post("/api/companion/score", json={"seats": [{"goods": [16, 0, 0, 0, 0, 0]}]})
    assert (refused.status_code, refused.json()["code"]) == (409, "scorer-goods")


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"table": {"houses": ["Contarini"]}}, 422),
        ({"table": {"houses": ["Contarini", "Contarini"]}}, 409),
        ({"table": {"houses": ["Contarini", "Dandolo"], "tiles": ["RRR", "OPG"]}}, 409),
        ({"table": {"houses": ["Contarini", "Dandolo"], "first": 3}}, 409),
        ({"table": {"houses": ["Contarini", "Dandolo"], "followed": [3]}}, 409),
        ({"table": {"houses": ["Contarini", "Dandolo"], "modone": True}}, 409),
        ({"table": {"houses": ["Contarini", "Dandolo"]}, "entries": ["x" * 65]}, 422),
        ({"seats": []}, 422),
    ],
)
async def test_bad_stories_are_refused(people: People, body: dict[str, Any], status: int) -> None:
    http = (await people()).http
    path = "/api/companion/score" if "seats" in body else "/api/companion"
    answer = await http.post(path, json=body)
    assert answer.status_code == status, answer.text
    assert answer.json()["message"]
