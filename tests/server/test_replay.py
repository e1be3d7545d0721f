"""A finished game position by position, from every seat, on both databases."""

import random
from typing import Any

import pytest

from goldenhorn.bots.wire import decode_view
from goldenhorn.game.dealers import ByHand
from goldenhorn.game.events import Decision
from goldenhorn.game.game import Game
from goldenhorn.record.codec import event_of, options_of, read_json
from serving import People, Person

pytestmark = pytest.mark.anyio


async def finished(person: Person, *seats: str, **setup: Any) -> str:
    """The key of a game that was played to its end."""
    key = await person.open(*seats, **setup)
    async with person.at(key) as place:
        await place.do("start")
        await place.play(random.Random(5))
    return key


async def positions(person: Person, key: str, **query: Any) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """All positions, page by page, and what the last page says about the game."""
    found: list[dict[str, Any]] = []
    while True:
        answer = await person.http.get(f"/api/games/{key}/replay", params={**query, "begin": len(found)})
        page: dict[str, Any] = answer.raise_for_status().json()
        found += page.pop("positions")
        if len(found) > page["last"]:
            return page, found


@pytest.mark.parametrize("expansion", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
async def test_every_position_is_what_the_seat_would_have_seen(people: People, players: int, expansion: bool) -> None:
    anna, stranger = await people("Anna"), await people()
    bots = ["deckhand"] * (players - 1)
    key = await finished(anna, "here", *bots, expansion=expansion, layout="shuffled", first=None)
    record = read_json((await anna.http.get(f"/api/games/{key}")).content)
    for seat in (None, *range(players)):
        query = {} if seat is None else {"seat": seat}
        about, found = await positions(stranger, key, **query, most=17)
        assert [position["number"] for position in found] == list(range(about["last"] + 1))
        game = Game.of(options_of(record), ByHand())
        told = iter(found)
        for number, event in enumerate(record.events):
            game.feed(event_of(event))
            following = record.events[number + 1 : number + 2]
            if not following or isinstance(event_of(following[0]), Decision):
                assert decode_view(next(told)["view"]) == game.view(seat), number
        assert next(told, None) is None
        events = [event for position in found for event in position["events"]]
        assert events == (await anna.http.get(f"/api/games/{key}")).json()["events"]
        assert [seat["name"] for seat in about["seats"]] == ["Anna", *bots]


async def test_rounds_begin_where_the_first_player_decides(people: People) -> None:
    anna = await people("Anna")
    about, found = await positions(anna, await finished(anna, "here", "deckhand", "deckhand", first=1))
    assert len(about["rounds"]) == found[-1]["view"]["round"]
    for number, begin in enumerate(about["rounds"], 1):
        view = found[begin]["view"]
        assert (view["round"], view["decider"]) == (number, 1)
        assert begin == 0 or found[begin - 1]["view"]["round"] == number - 1


async def test_pages_end_with_the_game(people: People) -> None:
    anna = await people("Anna")
    key = await finished(anna, "here", "deckhand")
    path = f"/api/games/{key}/replay"
    first = (await anna.http.get(path)).json()
    assert len(first["positions"]) == min(50, first["last"] + 1)
    assert len((await anna.http.get(path, params={"most": 3})).json()["positions"]) == 3
    last = (await anna.http.get(path, params={"begin": first["last"]})).json()
    assert [position["view"]["phase"] for position in last["positions"]] == ["over"]
    assert (await anna.http.get(path, params={"begin": first["last"] + 1})).json()["positions"] == []


async def test_a_seat_that_was_not_there_and_a_game_that_is_deleted(people: People) -> None:
    anna = await people("Anna", "de")
    key = await finished(anna, "here", "deckhand")
    path = f"/api/games/{key}/replay"
    refused = await anna.http.get(path, params={"seat": 2})
    assert (refused.status_code, refused.json()["code"]) == (409, "seat-unknown")
    await anna.http.delete(f"/api/games/{key}")
    gone = await anna.http.get(path)
    assert (gone.status_code, gone.json()["code"]) == (404, "game-unknown")


async def test_an_added_record_is_watched_like_any_other(people: People) -> None:
    anna = await people("Anna")
    key = await finished(anna, "here", "deckhand", expansion=True)
    record = (await anna.http.get(f"/api/games/{key}")).json()
    added = (await anna.http.post("/api/games", json=record)).json()["key"]
    (about, found), (own, expected) = await positions(anna, added, seat=1), await positions(anna, key, seat=1)
    assert found == expected
    assert about["rounds"] == own["rounds"]
