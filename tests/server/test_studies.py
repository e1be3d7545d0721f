"""Analyses of finished games and tables that go on from a position, on both databases."""

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from goldenhorn import Options
from goldenhorn.analysis.analysing import analyse
from goldenhorn.record.codec import record_of, write_json
from players import SCARCE_BOX, play
from serving import People, Person, Server

pytestmark = pytest.mark.anyio


async def imported(person: Person, seed: int, table: Options | None = None) -> tuple[str, Any]:
    """The key of a game that somebody brings along, and the game."""
    game = play(table or Options(2, box=SCARCE_BOX), seed)
    answer = await person.http.post("/api/games", content=write_json(record_of(game)))
    return str(answer.raise_for_status().json()["key"]), game


async def state(person: Person, key: str, depth: str = "quick") -> dict[str, Any]:
    answer = await person.http.get(f"/api/games/{key}/analysis", params={"depth": depth})
    found: dict[str, Any] = answer.raise_for_status().json()
    return found


async def until(person: Person, key: str, *states: str) -> dict[str, Any]:
    for _ in range(3000):
        found = await state(person, key)
        if found["state"] in states:
            return found
        await asyncio.sleep(0.1)
    raise AssertionError(found)


async def test_an_analysis_is_made_once_and_kept_for_everybody(people: People) -> None:
    anna, stranger = await people("Anna"), await people()
    key, game = await imported(anna, 3)
    assert (await state(stranger, key))["state"] == "none"
    asked = (await anna.http.post(f"/api/games/{key}/analysis", json={"depth": "quick"})).raise_for_status().json()
    assert asked["state"] == "asked"
    assert asked["mine"]
    assert not (await state(stranger, key))["mine"]
    done = await until(anna, key, "done")
    assert done["done"] == done["total"] == len(game.events)
    assert done["analysis"] == msgspec.json.decode(msgspec.json.encode(analyse(game)))
    again = (await anna.http.post(f"/api/games/{key}/analysis", json={})).json()
    assert again["state"] == "done"
    assert (await state(stranger, key))["analysis"] == done["analysis"]
    assert (await state(stranger, key, "deep"))["state"] == "none"


async def test_one_at_a_time_and_only_for_who_asked_to_stop(people: People) -> None:
    anna, berta = await people("Anna"), await people("Berta")
    first, _ = await imported(anna, 1, Options(4))
    second, _ = await imported(anna, 2)
    await anna.http.post(f"/api/games/{first}/analysis", json={"depth": "deep"})
    refused = await anna.http.post(f"/api/games/{second}/analysis", json={})
    assert (refused.status_code, refused.json()["code"]) == (409, "analysis-one")
    forbidden = await berta.http.delete(f"/api/games/{first}/analysis", params={"depth": "deep"})
    assert (forbidden.status_code, forbidden.json()["code"]) == (403, "analysis-not-yours")
    stopped = (await anna.http.delete(f"/api/games/{first}/analysis", params={"depth": "deep"})).json()
    assert stopped["state"] == "stopped"
    assert (await anna.http.post(f"/api/games/{second}/analysis", json={})).json()["state"] == "asked"
    await until(anna, second, "done")
    assert (await state(anna, first, "deep"))["state"] == "stopped"


async def test_what_cannot_be_analysed_is_refused(people: People) -> None:
    anna, stranger = await people("Anna"), await people()
    key, _ = await imported(anna, 4)
    assert (await anna.http.post("/api/games/nothing/analysis", json={})).status_code == 404
    assert (await anna.http.get("/api/games/nothing/analysis")).status_code == 404
    assert (await anna.http.post(f"/api/games/{key}/analysis", json={"depth": "endless"})).status_code == 422
    nameless = await stranger.http.post(f"/api/games/{key}/analysis", json={})
    assert (nameless.status_code, nameless.json()["code"]) == (403, "name-first")
    assert (await state(anna, key))["state"] == "none"


async def test_a_killed_server_goes_on_with_what_it_had(database_url: str, tmp_path: Path) -> None:
    with Server(database_url, tmp_path / "log", GOLDENHORN_LEASE="1") as server:
        async with People(server) as people:
            anna = await people("Anna")
            key, game = await imported(anna, 5, Options(2))
            await anna.http.post(f"/api/games/{key}/analysis", json={})
            while not (await state(anna, key))["done"]:
                await asyncio.sleep(0.05)
            server.kill()
            server.start()
            done = await until(anna, key, "done")
            assert done["analysis"] == msgspec.json.decode(msgspec.json.encode(analyse(game)))


async def test_a_table_goes_on_from_any_position(people: People) -> None:
    anna = await people("Anna")
    key, game = await imported(anna, 6, Options(3, expansion=True, layout="shuffled", first=None))
    steps = (await anna.http.get(f"/api/games/{key}/replay")).json()["steps"]
    for step in (0, 7, len(steps) - 2):
        wish = {"step": step, "seats": ["deckhand", "here", "deckhand"]}
        answer = await anna.http.post(f"/api/games/{key}/explore", json=wish)
        table = answer.raise_for_status().json()["key"]
        number = sum(len(one["events"]) for one in steps[: step + 1])
        async with anna.at(table) as place:
            await place.do("look", seat=1)
            log = next(message["log"] for message in reversed(place.heard) if message["type"] == "table")
            assert "before" not in log[0]
            begun = next(entry for entry in log if entry["kind"] == "started")
            assert begun["houses"] == list(game.options.houses)
            assert len(begun["events"]) >= number
            hidden = [event for event in begun["events"] if event["type"] == "draw" and event["seat"] != 1]
            assert not hidden, "the cards of others are as hidden as ever"
            await place.play(random.Random(step))
        record = (await anna.http.get(f"/api/games/{table}")).raise_for_status().json()
        assert record["events"][:number] == msgspec.to_builtins(record_of(game).events)[:number]
        assert record["shuffle"] is None
        assert (await anna.http.post("/api/games", json=record)).status_code == 201, "it follows the rules"


async def test_what_cannot_be_explored_is_refused(people: People) -> None:
    anna = await people("Anna")
    key, _ = await imported(anna, 7)
    last = len((await anna.http.get(f"/api/games/{key}/replay")).json()["steps"]) - 1
    for wish, status, code in (
        ({"step": last, "seats": ["here", "sailor"]}, 409, "game-over"),
        ({"step": last + 1, "seats": ["here", "sailor"]}, 409, "explore-step"),
        ({"step": 1, "seats": ["here", "sailor", "sailor"]}, 409, "explore-seats"),
        ({"step": 1, "seats": ["sailor", "sailor"]}, 409, "explore-plans"),
        ({"step": 1, "seats": ["here", "open"]}, 409, "explore-plans"),
        ({"step": -1, "seats": ["here", "sailor"]}, 422, "form-least"),
        ({"step": 1, "seats": ["here", "pirate"]}, 422, "form-choice"),
    ):
        answer = await anna.http.post(f"/api/games/{key}/explore", json=wish)
        assert (answer.status_code, answer.json()["code"]) == (status, code), wish
    nothing = await anna.http.post("/api/games/nothing/explore", json={"step": 0, "seats": ["here", "sailor"]})
    assert nothing.status_code == 404
