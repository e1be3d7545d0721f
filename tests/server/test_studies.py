"""Analyses of finished games and tables that go on from a position, on both databases."""

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from goldenhorn import Options
from goldenhorn.analysis.analysing import analyse
from goldenhorn.analysis.depth import DEEP
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


async def weighed(person: Person, key: str, **wish: Any) -> dict[str, Any]:
    """What comes of a trial, as soon as somebody can weigh it."""
    for _ in range(1200):
        found: dict[str, Any] = (await person.http.post(f"/api/games/{key}/try", json=wish)).raise_for_status().json()
        if found["weighed"] is not None:
            return found
        assert found["unknown"]["code"] == "advice-loading"
        await asyncio.sleep(0.1)
    raise AssertionError(found)


async def test_moves_are_tried_out_and_weighed(people: People) -> None:
    stranger = await people()
    key, game = await imported(await people("Anna"), 6, Options(3, expansion=True, layout="shuffled", first=None))
    steps = (await stranger.http.get(f"/api/games/{key}/replay")).json()["steps"]
    analysis = analyse(game, DEEP._replace(main=1, each=1), workers=1)
    for at in (0, 9, len(steps) - 2):
        number = sum(len(one["events"]) for one in steps[: at + 1])
        really = steps[at + 1]["events"][0]["action"]
        nothing = await weighed(stranger, key, step=at)
        assert nothing["steps"] == []
        assert really in nothing["view"]["legal"], "the hand of who decides is shown"
        assert nothing["weighed"]["before"] == pytest.approx(analysis.steps[number - 1].chances)
        played = await weighed(stranger, key, step=at, actions=[really])
        assert played["weighed"]["after"] == [played["weighed"]["played"]]
        assert played["weighed"]["played"] == pytest.approx(analysis.steps[number].chances, abs=0.03)
        assert played["steps"][0]["events"][0] == steps[at + 1]["events"][0]
        for other in nothing["view"]["legal"][:4]:
            found = await weighed(stranger, key, step=at, actions=[other])
            assert sum(found["weighed"]["after"][0]) == pytest.approx(1)
            assert await weighed(stranger, key, step=at, actions=[other]) == found, "the same draws for the same deal"


async def test_a_table_goes_on_from_what_was_tried_out(people: People) -> None:
    anna = await people("Anna")
    key, _ = await imported(anna, 6, Options(2))
    actions: list[str] = []
    for _ in range(6):
        wish = {"step": 4, "actions": actions, "deal": 3}
        found = (await anna.http.post(f"/api/games/{key}/try", json=wish)).raise_for_status().json()
        actions.append(found["view"]["legal"][-1])
    wish = {"step": 4, "actions": actions, "deal": 3}
    tried = [
        event
        for step in (await anna.http.post(f"/api/games/{key}/try", json=wish)).json()["steps"]
        for event in step["events"]
    ]
    answer = await anna.http.post(f"/api/games/{key}/explore", json=wish | {"seats": ["here", "deckhand"]})
    table = answer.raise_for_status().json()["key"]
    async with anna.at(table) as place:
        await place.play(random.Random(1))
    record = (await anna.http.get(f"/api/games/{table}")).raise_for_status().json()
    begin = sum(len(one["events"]) for one in (await anna.http.get(f"/api/games/{key}/replay")).json()["steps"][:5])
    assert record["events"][begin : begin + len(tried)] == tried


async def test_what_cannot_be_tried_out_is_refused(people: People) -> None:
    anna = await people("Anna")
    key, _ = await imported(anna, 7)
    last = len((await anna.http.get(f"/api/games/{key}/replay")).json()["steps"]) - 1
    for wish, status, code in (
        ({"step": last + 1}, 409, "explore-step"),
        ({"step": last, "actions": ["done"]}, 409, "game-over"),
        ({"step": 0, "actions": ["announce"]}, 409, "place-first"),
        ({"step": 0, "actions": ["fly"]}, 422, "form-action"),
        ({"step": 0, "actions": ["load nothing"]}, 422, "action-unknown"),
        ({"step": 0, "actions": ["done"] * 101}, 422, "form-list-most"),
    ):
        answer = await anna.http.post(f"/api/games/{key}/try", json=wish)
        assert (answer.status_code, answer.json()["code"]) == (status, code), wish
    assert (await anna.http.post(f"/api/games/{key}/try", json={"step": last})).status_code == 200
    assert (await anna.http.post("/api/games/nothing/try", json={"step": 0})).status_code == 404


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
