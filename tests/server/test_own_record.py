"""A person's own record, by HTTP, on both databases: what counts, what does not, and that it is nobody else's business."""

import asyncio
import contextlib
import csv
import io
import random
from collections import Counter
from typing import Any

import pytest

from gathering import sit_down
from goldenhorn import Options
from goldenhorn.record.codec import record_of, write_json
from players import play
from serving import People, Person

pytestmark = pytest.mark.anyio

EMPTY: dict[str, Any] = {"total": None, "settings": [], "opponents": [], "endings": [], "ratings": []}


async def record(person: Person) -> dict[str, Any]:
    found: dict[str, Any] = (await person.http.get("/api/record")).raise_for_status().json()
    return found


async def sheet(person: Person) -> list[dict[str, str]]:
    answer = (await person.http.get("/api/record.csv")).raise_for_status()
    assert answer.headers["content-type"] == "text/csv; charset=utf-8"
    assert answer.headers["content-disposition"] == 'attachment; filename="golden-horn-record.csv"'
    return list(csv.DictReader(io.StringIO(answer.content.decode("utf-8-sig"), newline="")))


async def finish(key: str, *people: Person, seed: int = 0) -> str:
    """Everybody sits down and decides at random until the game is over."""
    async with contextlib.AsyncExitStack() as stack:
        places = [await stack.enter_async_context(person.at(key)) for person in people]
        await sit_down(*places)
        await asyncio.gather(*(place.play(random.Random(seed + number)) for number, place in enumerate(places)))
    return key


async def told(person: Person, key: str) -> dict[str, Any]:
    """What the record of a game says, counted anew."""
    found = (await person.http.get(f"/api/games/{key}")).raise_for_status().json()
    raids = [event for event in found["events"] if event.get("action", "").startswith("raid ")]
    houses = found["options"]["houses"]
    return {
        "result": found["result"],
        "raids": Counter(event["seat"] for event in raids),
        "raided": Counter(houses.index(event["action"].split()[1]) for event in raids),
    }


async def test_without_games_there_is_nothing_to_count(people: People) -> None:
    nobody, anna = await people(), await people("Anna")
    for person in (nobody, anna):
        found = await record(person)
        assert {name: found[name] for name in EMPTY} == EMPTY
        assert found["uncounted"] == {"imported": 0, "explored": 0, "shared": 0}
        assert [mark["level"] for mark in found["marks"]] == ["deckhand", "sailor", "captain", "admiral", "doge"]
        assert await sheet(person) == []


async def test_games_against_bots_and_people_are_counted(people: People) -> None:
    anna, boris = await people("Anna"), await people("Boris")
    keys = [
        await finish(await anna.open("here", "deckhand"), anna),
        await finish(await anna.open("here", "open", "sailor", expansion=True), anna, boris),
        await finish(await boris.open("here", "open"), boris, anna),
    ]
    for person, seats in ((anna, {keys[0]: 0, keys[1]: 0, keys[2]: 1}), (boris, {keys[1]: 1, keys[2]: 0})):
        found = await record(person)
        games = {key: await told(person, key) for key in seats}
        total = found["total"]
        assert total["games"] == len(seats)
        wins = [games[key]["result"]["winners"] for key in seats if seats[key] in games[key]["result"]["winners"]]
        assert (total["won"], total["won"] + total["shared"]) == (sum(len(won) == 1 for won in wins), len(wins))
        for name in ("raids", "raided"):
            number = sum(games[key][name][seat] for key, seat in seats.items())
            assert total[name] == pytest.approx(number / len(seats), abs=1e-3)
        points = sum(games[key]["result"]["scores"][seat]["total"] for key, seat in seats.items())
        assert total["points"] == pytest.approx(points / len(seats), abs=1e-3)
        assert sum(line["games"] for line in found["endings"]) == len(seats)
        listed = await sheet(person)
        assert [line["replay"] for line in listed] == [f"/g/{key}" for key in seats]
        assert [int(line["seat"]) - 1 for line in listed] == list(seats.values())
        for line, (key, seat) in zip(listed, seats.items(), strict=True):
            assert int(line["points"]) == games[key]["result"]["scores"][seat]["total"]
            assert line["ending"].split()[0] == games[key]["result"]["reason"]
    found = await record(anna)
    assert [(line["players"], line["expansion"]) for line in found["settings"]] == [(2, False), (3, True)]
    assert [(line["opponents"], line["tally"]["games"]) for line in found["opponents"]] == [("deckhand", 1), ("people", 2)]
    assert [(line["against"], line["games"]) for line in found["ratings"]] == [("bots", 1), ("people", 2)]


async def test_a_record_is_of_own_games_and_holds_nobody_else(people: People) -> None:
    anna, boris, carla = await people("Anna"), await people("Boris the Unmistakable"), await people("Carla")
    key = await finish(await anna.open("here", "open"), anna, boris)
    before = (await anna.http.get("/api/record")).content
    assert b"Boris" not in before
    assert (await record(carla))["total"] is None
    assert await sheet(carla) == []
    # Whatever others play, are called or throw away, one's own record is the same.
    await finish(await boris.open("here", "deckhand"), boris)
    await boris.take_name("Someone else")
    await boris.http.delete(f"/api/games/{key}")
    assert (await anna.http.get("/api/record")).content == before
    assert (await record(boris))["total"]["games"] == 1
    await anna.http.delete(f"/api/games/{key}")
    assert (await record(anna))["total"] is None


async def test_records_that_were_added_and_positions_that_were_played_on_do_not_count(people: People) -> None:
    anna = await people("Anna")
    for seed in (1, 2):
        answer = await anna.http.post("/api/games", content=write_json(record_of(play(Options(2), seed))))
        key = answer.raise_for_status().json()["key"]
    wish = {"step": 30, "seats": ["here", "deckhand"]}
    table = (await anna.http.post(f"/api/games/{key}/explore", json=wish)).raise_for_status().json()["key"]
    async with anna.at(table) as place:
        await place.play(random.Random(1))
    found = await record(anna)
    assert found["uncounted"] == {"imported": 2, "explored": 1, "shared": 0}
    assert found["total"] is None
    assert await sheet(anna) == []
    assert len((await anna.http.get("/api/games")).json()["games"]) == 3


async def test_of_several_people_at_one_screen_one_has_the_own_name(people: People) -> None:
    anna = await people("Anna")
    keys = [
        await finish(await anna.open("here", "here", names=["Zoë", None]), anna),
        await finish(await anna.open("here", "here", "deckhand", names=["Anna", "Zoë", None]), anna),
        await finish(await anna.open("here", "here", names=["Anna", "Anna"]), anna),
        await finish(await anna.open("here", "here", names=["Zoë", "Ben"]), anna),
    ]
    found = await record(anna)
    assert found["total"]["games"] == 2
    assert found["uncounted"] == {"imported": 0, "explored": 0, "shared": 2}
    assert [line["opponents"] for line in found["opponents"]] == ["people"]
    assert [(line["seat"], line["opponent names"]) for line in await sheet(anna)] == [
        ("2", "Zoë"),
        ("1", "Zoë | deckhand (bot)"),
    ]
    games = {game["key"]: game["seat"] for game in (await anna.http.get("/api/games")).json()["games"]}
    assert games == dict(zip(keys, (1, 0, None, None), strict=True))
    await anna.take_name("Anna of Padua")
    assert (await record(anna))["total"]["games"] == 2, "what was counted stays"


async def test_who_logs_in_takes_the_record_of_the_guest_along(people: People) -> None:
    desk, phone = await people("Anna"), await people("Annie")
    account = {"login": "anna of the record", "password": "correct horse"}
    assert (await desk.http.post("/api/account", json=account)).status_code == 200
    await finish(await desk.open("here", "deckhand"), desk)
    await finish(await phone.open("here", "sailor"), phone)
    assert (await phone.http.post("/api/login", json=account)).status_code == 200
    for person in (desk, phone):
        found = await record(person)
        assert found["total"]["games"] == 2
        assert [line["opponents"] for line in found["opponents"]] == ["deckhand", "sailor"]


async def test_names_cannot_do_anything_to_a_spreadsheet(people: People) -> None:
    anna, boris = await people("Anna"), await people('=HYPERLINK("http://x","y")')
    await finish(await anna.open("here", "open"), anna, boris)
    (line,) = await sheet(anna)
    assert line["opponent names"] == '\'=HYPERLINK("http://x","y")'
