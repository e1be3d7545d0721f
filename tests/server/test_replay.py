"""A finished game watched again, from every seat, on both databases."""

import random
from typing import Any

import msgspec
import pytest

from goldenhorn.bots.wire import decode_view
from goldenhorn.game.dealers import ByHand
from goldenhorn.game.events import Decision
from goldenhorn.game.game import Game
from goldenhorn.record.codec import event_of, options_of, read_json
from goldenhorn.server.entries import Acted, read_entry
from serving import People, Person

pytestmark = pytest.mark.anyio


async def finished(person: Person, *seats: str, **setup: Any) -> tuple[str, list[dict[str, Any]]]:
    """The key of a game that was played to its end, and the log of its table as its first seat knows it."""
    key = await person.open(*seats, **setup)
    async with person.at(key) as place:
        await place.do("start")
        await place.play(random.Random(5))
        await place.do("look", seat=0)
        return key, next(message["log"] for message in reversed(place.heard) if message["type"] == "table")


async def positions(person: Person, key: str, number: int, **query: Any) -> list[dict[str, Any]]:
    """All positions, page by page."""
    found: list[dict[str, Any]] = []
    while len(found) < number:
        answer = await person.http.get(f"/api/games/{key}/positions", params={**query, "begin": len(found)})
        page = answer.raise_for_status().json()
        assert page["begin"] == len(found)
        assert page["views"]
        found += page["views"]
    return found


@pytest.mark.parametrize("expansion", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
async def test_every_position_is_what_the_seat_would_have_seen(people: People, players: int, expansion: bool) -> None:
    anna, stranger = await people("Anna"), await people()
    bots = ["deckhand"] * (players - 1)
    key, _ = await finished(anna, "here", *bots, expansion=expansion, layout="shuffled", first=None)
    record = read_json((await anna.http.get(f"/api/games/{key}")).content)
    story = (await stranger.http.get(f"/api/games/{key}/replay")).json()
    assert [seat["name"] for seat in story["seats"]] == ["Anna", *bots]
    assert [event for step in story["steps"] for event in step["events"]] == msgspec.to_builtins(record.events)
    for seat in (None, *range(players)):
        query = {} if seat is None else {"seat": seat}
        found = await positions(stranger, key, len(story["steps"]), **query, most=17)
        game = Game.of(options_of(record), ByHand())
        told = iter(found)
        for number, event in enumerate(record.events):
            game.feed(event_of(event))
            following = record.events[number + 1 : number + 2]
            if not following or isinstance(event_of(following[0]), Decision):
                assert decode_view(next(told)) == game.view(seat), number
        assert next(told, None) is None


@pytest.mark.parametrize("expansion", [False, True])
async def test_steps_tell_what_the_log_of_the_table_told(people: People, expansion: bool) -> None:
    anna = await people("Anna")
    key, log = await finished(anna, "here", "deckhand", "deckhand", expansion=expansion)
    steps = (await anna.http.get(f"/api/games/{key}/replay")).json()["steps"]
    assert steps[0]["seat"] is None
    entries = [read_entry(msgspec.json.encode(entry).decode()) for entry in log]
    acted = [entry for entry in entries if isinstance(entry, Acted)]
    assert len(acted) == len(steps) - 1
    for entry, step in zip(acted, steps[1:], strict=True):
        assert step["seat"] == entry.seat
        assert step["events"][0] == {"type": "action", **msgspec.to_builtins(entry.events[0])}
        assert step["round"] == entry.round
        told = (step.get("price", ""), step.get("cargo"), step.get("number", 0), step.get("peasants", 0))
        assert told == (entry.price, entry.cargo, entry.number, entry.peasants)


async def test_pages_end_with_the_game(people: People) -> None:
    anna = await people("Anna")
    key, _ = await finished(anna, "here", "deckhand")
    path = f"/api/games/{key}/positions"
    number = len((await anna.http.get(f"/api/games/{key}/replay")).json()["steps"])
    assert len((await anna.http.get(path)).json()["views"]) == min(50, number)
    assert len((await anna.http.get(path, params={"most": 3})).json()["views"]) == 3
    (last,) = (await anna.http.get(path, params={"begin": number - 1})).json()["views"]
    assert last["phase"] == "over"
    assert (await anna.http.get(path, params={"begin": number})).json() == {"begin": number, "views": []}


async def test_a_seat_that_was_not_there_and_a_game_that_is_deleted(people: People) -> None:
    anna = await people("Anna", "de")
    key, _ = await finished(anna, "here", "deckhand")
    refused = await anna.http.get(f"/api/games/{key}/positions", params={"seat": 2})
    assert (refused.status_code, refused.json()["code"]) == (409, "seat-unknown")
    await anna.http.delete(f"/api/games/{key}")
    for name in ("replay", "positions"):
        gone = await anna.http.get(f"/api/games/{key}/{name}")
        assert (gone.status_code, gone.json()["code"]) == (404, "game-unknown")


async def test_an_added_record_is_watched_like_any_other(people: People) -> None:
    anna = await people("Anna")
    key, _ = await finished(anna, "here", "deckhand", expansion=True)
    record = (await anna.http.get(f"/api/games/{key}")).json()
    added = (await anna.http.post("/api/games", json=record)).json()["key"]
    own, story = [(await anna.http.get(f"/api/games/{one}/replay")).json() for one in (key, added)]
    assert story["steps"] == own["steps"]
    number = len(story["steps"])
    assert await positions(anna, added, number, seat=1) == await positions(anna, key, number, seat=1)
