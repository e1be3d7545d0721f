"""What people do at tables, with a real client, on both databases."""

import asyncio
import random
from collections.abc import AsyncIterator
from typing import Any

import pytest

from goldenhorn.record.codec import read_json
from goldenhorn.record.verify import verify
from serving import People, Place

pytestmark = pytest.mark.anyio


async def test_one_person_and_bots_play_a_whole_game(people: People) -> None:
    anna = await people("Anna")
    key = await anna.open("here", "sailor", "deckhand")
    async with anna.at(key) as place:
        await place.do("start")
        await place.play(random.Random(1))
        secret = place.table["secret"]
    (game,) = (await anna.http.get("/api/games")).json()["games"]
    assert [seat["name"] for seat in game["seats"]] == ["Anna", "sailor", "deckhand"]
    record = read_json((await anna.http.get(f"/api/games/{game['key']}")).content)
    assert verify(record) is None
    assert record.shuffle is not None
    assert record.shuffle.secret == secret


@pytest.mark.parametrize(("number", "expansion"), [(2, False), (3, True), (4, False), (4, True)])
async def test_people_at_different_devices(people: People, number: int, expansion: bool) -> None:
    persons = [await people(name) for name in ("Anna", "Boris", "Carla", "Dario")[:number]]
    key = await persons[0].open("here", *["open"] * (number - 1), expansion=expansion, layout="shuffled")

    async def sit_and_play(seat: int) -> None:
        async with persons[seat].at(key) as place:
            if seat:
                await place.do("sit", seat=seat)
                await place.do("look", seat=seat)
                await place.do("ready", seat=seat, salt=f"salt{seat}")
            else:
                await place.until(lambda place: sum(chair["ready"] for chair in place.table["chairs"]) == number - 1)
                await place.do("start")
            await place.until(lambda place: place.view)
            await place.play(random.Random(seat))

    await asyncio.gather(*(sit_and_play(seat) for seat in range(number)))
    for person in persons:
        assert len((await person.http.get("/api/games")).json()["games"]) == 1


async def test_several_people_at_one_device_see_what_their_seat_may_see(people: People) -> None:
    anna = await people("Anna")
    key = await anna.open("here", "here", first=0)
    async with anna.at(key) as place:
        assert place.mine == [0, 1]
        await place.do("start")
        await place.do("act", seat=0, action="place VCV", answers=place.turn)
        await place.do("look", seat=1)
        assert place.view is not None
        assert place.view["seat"] == 1
        await place.do("act", seat=1, action="place CVC", answers=place.turn)
        hands = {}
        for seat in (0, 1):
            await place.do("look", seat=seat)
            hands[seat] = place.view["hand"]
        await place.do("look", seat=None)
        assert place.view["hand"] is None
        assert sum(hands[0]) == sum(hands[1]) == place.view["hand_size"]


async def test_leaving_a_bot_and_coming_back(people: People) -> None:
    anna, boris = await people("Anna"), await people("Boris")
    key = await anna.open("here", "open", first=0, stand_in="deckhand")
    async with anna.at(key) as place, boris.at(key) as other:
        await other.do("sit", seat=1)
        await other.do("ready", seat=1)
        await other.do("look", seat=1)
        await place.do("start")
        await place.do("leave", seat=0)
        await other.until(lambda place: place.view and place.view["decider"] == 1)
        assert other.table["chairs"][0]["away"]
        assert other.table["chairs"][0]["bot"] == "deckhand"
        await place.until(lambda place: place.view and place.view["decider"] == 1)
        assert (await place.ask("act", seat=0, action="done", answers=place.turn))["code"] == "seat-away"
        await place.do("return", seat=0)
        await other.do("act", seat=1, action=other.view["legal"][0], answers=other.turn)  # type: ignore[index]
        await place.until(lambda place: place.to_decide == 0)
        await place.do("act", seat=0, action=place.view["legal"][0], answers=place.turn)  # type: ignore[index]


async def test_a_fallen_clock_lets_a_bot_play(people: People) -> None:
    anna, boris = await people("Anna"), await people("Boris")
    key = await anna.open("here", "open", first=0, clock={"kind": "move", "seconds": 10})
    async with anna.at(key) as place, boris.at(key) as other:
        await other.do("sit", seat=1)
        await other.do("ready", seat=1)
        await place.do("start")
        assert place.heard[-2]["deadline"] > 0
        replaced = [message async for message in replacements(place)]
        assert replaced[0]["entry"] | {"at": 0} == {"kind": "replaced", "at": 0, "seat": 0, "why": "clock"}


async def replacements(place: Place) -> AsyncIterator[dict[str, Any]]:
    while True:
        message = await place.next("news")
        if message["entry"]["kind"] == "replaced":
            yield message
            return


async def test_a_message_sent_twice_happens_once_and_a_late_one_is_told_the_truth(people: People) -> None:
    anna = await people("Anna")
    key = await anna.open("here", "here", first=0)
    async with anna.at(key) as place:
        await place.do("start")
        turn = place.turn
        first = await place.do("act", seat=0, action="place VCV", answers=turn)
        assert await place.do("act", seat=0, action="place VCV", answers=turn) == first
        late = await place.ask("act", seat=0, action="place CCC", answers=turn)
        assert (late["kind"], late["code"]) == ("late", "too-late")
        truth = await place.next("table")
        assert truth["turn"] == first


async def test_undo(people: People) -> None:
    anna = await people("Anna")
    key = await anna.open("here", "here", first=0)
    async with anna.at(key) as place:
        await place.do("start")
        await place.do("act", seat=0, action="place VCV", answers=place.turn)
        await place.do("undo", seat=0, answers=place.turn)
        assert place.view is not None
        assert place.view["decider"] == 0
        await place.do("act", seat=0, action="place CCC", answers=place.turn)
        await place.do("act", seat=1, action="place CCC", answers=place.turn)
        assert (await place.ask("undo", seat=1, answers=place.turn))["code"] == "undo-revealed"


def talk(place: Place) -> list[dict[str, Any]]:
    news = [message["entry"] for message in place.heard if message["type"] == "news"]
    return [entry for entry in news if entry["kind"] == "said"]


async def test_watching_and_talking(people: People) -> None:
    anna, boris, nobody = await people("Anna"), await people("Boris"), await people()
    key = await anna.open("here", "sailor", first=0)
    async with anna.at(key) as place, boris.at(key) as watcher, nobody.at(key) as stranger:
        await place.do("start")
        await watcher.until(lambda place: place.view)
        assert watcher.view is not None
        assert watcher.view["hand"] is None
        await watcher.do("say", text="Good evening!")
        await place.do("say", phrase="hello")
        await watcher.until(lambda place: len(talk(place)) == 2)
        said = talk(watcher)
        assert [(entry["name"], entry.get("text"), entry.get("phrase")) for entry in said] == [
            ("Boris", "Good evening!", None),
            ("Anna", None, "hello"),
        ]
        assert (await stranger.ask("say", text="Who am I?"))["code"] == "name-first"
        assert (await watcher.ask("act", seat=0, action="place VCV", answers=watcher.turn))["code"] == "seat-not-yours"


@pytest.mark.parametrize(
    ("chat", "message", "code"), [("off", {"phrase": "hello"}, "chat-off"), ("phrases", {"text": "x"}, "chat-phrases")]
)
async def test_a_table_can_be_quiet(people: People, chat: str, message: dict[str, str], code: str) -> None:
    anna = await people("Anna", "de")
    key = await anna.open("here", "open", chat=chat)
    async with anna.at(key) as place:
        refused = await place.ask("say", **message)
        assert refused["code"] == code
        assert "Tisch" in refused["message"]


async def test_a_seat_goes_to_another_device_once(people: People) -> None:
    anna, phone, thief = await people("Anna"), await people(), await people("Thief")
    key = await anna.open("here", "sailor", first=0)
    token = (await anna.http.post(f"/api/tables/{key}/carry")).json()["token"]
    assert (await thief.http.post(f"/api/tables/{key}/carry")).status_code == 403
    assert (await phone.http.post(f"/api/carry/{token}")).json() == {"key": key}
    assert (await thief.http.post(f"/api/carry/{token}")).status_code == 404
    assert (await phone.http.get("/api/me")).json()["name"] == "Anna"
    async with phone.at(key) as place:
        assert place.mine == [0]
        await place.do("start")
    async with anna.at(key) as place:
        assert place.mine == []


async def test_a_rematch_for_everybody(people: People) -> None:
    anna, boris = await people("Anna"), await people("Boris")
    key = await anna.open("here", "open", first=0)
    async with anna.at(key) as place, boris.at(key) as other:
        await other.do("sit", seat=1)
        await other.do("look", seat=1)
        await other.do("ready", seat=1)
        assert (await place.ask("rematch"))["code"] == "game-not-over"
        await place.do("start")
        await asyncio.gather(place.play(random.Random(1)), other.play(random.Random(2)))
        await place.do("rematch")
        await other.until(lambda place: place.table["rematch"])
        assert (await other.ask("rematch"))["code"] == "rematch-already"
    table = (await boris.http.get(f"/api/tables/{other.table['rematch']}")).json()
    assert [chair["name"] for chair in table["chairs"]] == ["Boris", "Anna"]


async def test_finding_tables(people: People) -> None:
    anna, boris = await people("Anna"), await people("Boris")
    shown, hidden = await anna.open("here", "open", public=True), await anna.open("here", "open")
    lists = (await boris.http.get("/api/tables")).json()
    assert shown in [line["key"] for line in lists["public"]]
    assert hidden not in [line["key"] for line in lists["public"]]
    assert lists["mine"] == []
    assert {line["key"] for line in (await anna.http.get("/api/tables")).json()["mine"]} == {shown, hidden}
    async with anna.at(shown) as place:
        await place.do("close")
    assert shown not in [line["key"] for line in (await boris.http.get("/api/tables")).json()["public"]]


async def test_an_account_on_two_devices(people: People) -> None:
    desk, phone = await people("Anna"), await people("Anna on the phone")
    login = {"login": f"Anna Bianchi {random.getrandbits(40)}", "password": "correct horse"}
    assert (await desk.http.post("/api/account", json=login)).status_code == 200
    assert (await phone.http.post("/api/account", json=login)).json()["code"] == "login-taken"
    wrong = await phone.http.post("/api/login", json=login | {"password": "correct hearse"})
    assert (wrong.status_code, wrong.json()["code"]) == (403, "login-wrong")
    key = await desk.open("here", "sailor", first=0)
    assert (await phone.http.post("/api/login", json=login | {"login": login["login"].upper()})).status_code == 200
    async with phone.at(key) as place:
        assert place.mine == [0]
        await place.do("start")
        await place.play(random.Random(1))
    assert len((await desk.http.get("/api/games")).json()["games"]) == 1
    await phone.http.post("/api/logout")
    assert (await phone.http.get("/api/me")).json() == {"name": None, "login": None}


async def test_games_are_searched_exported_imported_and_deleted(people: People) -> None:
    anna, boris = await people("Anna"), await people("Boris")
    key = await anna.open("here", "deckhand", first=0)
    async with anna.at(key) as place:
        await place.do("start")
        await place.play(random.Random(3))
    record = (await anna.http.get(f"/api/games/{key}")).json()
    assert (await boris.http.delete(f"/api/games/{key}")).status_code == 404
    imported = (await boris.http.post("/api/games", json=record)).json()["key"]
    assert imported != key
    assert (await boris.http.get(f"/api/games/{imported}")).json() == record
    for words, found in (("anna", 1), ("ANNA deckhand", 1), ("carla", 0), ("100%", 0)):
        assert len((await boris.http.get("/api/games", params={"words": words})).json()["games"]) == found
    record["result"]["winners"] = [0, 1]
    refused = await boris.http.post("/api/games", json=record)
    assert (refused.status_code, refused.json()["code"]) == (409, "result-wrong")
    assert (await anna.http.delete(f"/api/games/{key}")).status_code == 200
    assert (await anna.http.get(f"/api/games/{key}")).status_code == 404
    assert (await anna.http.get(f"/api/tables/{key}")).status_code == 404
