"""What people do at tables, with a real client, on both databases."""

import asyncio
import contextlib
import hashlib
import json
import random
import socket
import struct
from typing import Any

import pytest

from gathering import sit_down
from goldenhorn.record.codec import read_json
from goldenhorn.record.verify import verify
from goldenhorn.rules.box import standard_box
from goldenhorn.server.entries import AnyEntry
from goldenhorn.server.hall import Live
from goldenhorn.server.setup import Setup
from serving import People, Place, Server
from tabletop import Seated, Tabletop

pytestmark = pytest.mark.anyio


NAMES = ("Anna", "Boris", "Carla", "Dario")


@pytest.mark.parametrize("expansion", [False, True])
@pytest.mark.parametrize(
    "seats",
    [["here", "open"], ["here", "open", "deckhand"], ["here", "sailor", "open", "open"]],
    ids=lambda seats: len(seats),
)
async def test_people_and_bots_play_a_whole_game(people: People, seats: list[str], expansion: bool) -> None:
    anna, *others = [await people(name) for name in NAMES[: seats.count("open") + 1]]
    names = iter(NAMES)
    expected = [next(names) if plan in ("here", "open") else plan for plan in seats]
    key = await anna.open(*seats, expansion=expansion, layout="shuffled")
    async with contextlib.AsyncExitStack() as stack:
        places = [await stack.enter_async_context(person.at(key)) for person in (anna, *others)]
        await sit_down(*places)
        await asyncio.gather(*(place.play(random.Random(number)) for number, place in enumerate(places)))
        table = places[0].table
    for person in (anna, *others):
        (game,) = (await person.http.get("/api/games")).json()["games"]
        assert [seat["name"] for seat in game["seats"]] == expected
    record = read_json((await anna.http.get(f"/api/games/{key}")).content)
    assert verify(record) is None
    assert record.shuffle is not None
    assert record.shuffle.secret == table["secret"]
    assert hashlib.sha256(table["secret"].encode()).hexdigest() == table["commitment"]


# Before the game


async def test_a_table_with_all_options(people: People) -> None:
    anna, boris = await people("Anna"), await people("Boris")
    setup = {
        "seats": ["open", "here", "captain"],
        "expansion": True,
        "layout": "shuffled",
        "modone": True,
        "first": 2,
        "houses": ["Loredan", None, "Dandolo"],
        "public": False,
        "chat": "phrases",
        "clock": {"kind": "game", "seconds": 1200, "bonus": 5},
        "stand_in": "deckhand",
        "hints": True,
        "box": standard_box().to_dict() | {"white": 20},
    }
    key = (await anna.http.post("/api/tables", json=setup)).json()["key"]
    async with boris.at(key) as place, anna.at(key) as host:
        assert {name: place.table["setup"][name] for name in setup} == setup
        assert host.mine == [1]
        await place.do("sit", seat=0)
        await place.do("ready", seat=0)
        await host.do("start")
        await place.do("look", seat=0)
        assert place.view is not None
        assert (place.view["players"], place.view["expansion"], place.view["first"]) == (3, True, 2)
        assert [seat["house"] for seat in place.view["seats"]][::2] == ["Loredan", "Dandolo"]
        assert "Modone" in place.view["way"]
        assert len(place.view["territories"]) > 0


async def test_sitting_down_and_getting_up(people: People) -> None:
    """By a link, with nothing but a name."""
    anna, boris = await people("Anna"), await people("Boris")
    key = await anna.open("here", "open", "open", first=0, houses=["Loredan", None, None])
    async with anna.at(key) as host, boris.at(key) as guest:
        assert (await guest.ask("sit", seat=0))["code"] == "seat-taken"
        await guest.do("sit", seat=2)
        await guest.do("stand", seat=2)
        await guest.do("sit", seat=1)
        assert (await guest.ask("house", seat=1, house="Loredan"))["code"] == "house-taken"
        await guest.do("house", seat=1, house="Dandolo")
        assert (await guest.ask("plan", seat=2, plan="sailor"))["code"] == "host-only"
        assert (await host.ask("start"))["code"] == "not-ready"
        await guest.do("ready", seat=1)
        assert (await host.ask("start"))["code"] == "seat-open"
        await host.do("plan", seat=2, plan="captain")
        await host.do("plan", seat=2, plan="open")
        await host.do("plan", seat=2, plan="sailor")
        await guest.do("ready", seat=1, ready=False)
        assert (await host.ask("start"))["code"] == "not-ready"
        await guest.do("ready", seat=1, salt="a-hand-in-the-shuffle")
        await host.do("start")
        assert host.table["chairs"][1]["house"] == "Dandolo"
        assert host.heard[-2]["entry"]["salt"] == "a-hand-in-the-shuffle"
        assert (await guest.ask("stand", seat=1))["code"] == "table-started"


# During the game


async def test_a_closed_laptop(people: People) -> None:
    """The cookie is enough to come back, and the others see who is there."""
    anna, boris = await people("Anna"), await people("Boris")
    key = await anna.open("here", "here", first=0)
    async with boris.at(key) as watcher:
        async with anna.at(key) as place:
            await place.do("start")
            number = await place.do("act", seat=0, action="place VCV", answers=place.turn)
            await watcher.until(lambda place: place.heard[-1].get("seats") == [0, 1])
        await watcher.until(lambda place: place.heard[-1] == {"type": "present", "seats": [], "spectators": 1})
        async with anna.at(key) as place:
            assert (place.mine, place.turn) == ([0, 1], number)
            await place.do("act", seat=1, action="place CVC", answers=place.turn)


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
        await sit_down(place, other)
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


MINUTE, DAY = 60, 24 * 60 * 60


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "move", "seconds": 2 * MINUTE, "bonus": 0},
        {"kind": "game", "seconds": 20 * MINUTE, "bonus": 5},
        {"kind": "move", "seconds": 3 * DAY, "bonus": 0},
        {"kind": "game", "seconds": 30 * DAY, "bonus": DAY},
    ],
    ids=lambda clock: f"{clock['kind']}-{clock['seconds']}",
)
async def test_clocks(people: People, clock: dict[str, Any]) -> None:
    """For every decision or for the game, by minutes or by days."""
    anna = await people("Anna")
    key = await anna.open("here", "here", first=0, clock=clock)
    async with anna.at(key) as place:
        await place.do("start")
        begun = place.heard[-2]
        assert begun["deadline"] == begun["entry"]["at"] + 1000 * clock["seconds"]
        await place.do("act", seat=0, action="place VCV", answers=place.turn)
        acted = place.heard[-2]
        assert acted["deadline"] == acted["entry"]["at"] + 1000 * clock["seconds"]
        await place.do("look", seat=1)
        thought = acted["entry"]["at"] - begun["entry"]["at"]
        left = 1000 * (clock["seconds"] + clock["bonus"]) - thought
        assert place.table["chairs"][0]["left"] == (left if clock["kind"] == "game" else None)


@pytest.mark.parametrize("kind", ["move", "game"])
async def test_a_fallen_clock_lets_a_bot_play(people: People, kind: str) -> None:
    anna, boris = await people("Anna"), await people("Boris")
    key = await anna.open("here", "open", first=0, clock={"kind": kind, "seconds": 10})
    async with anna.at(key) as place, boris.at(key) as other:
        await sit_down(place, other)
        for one in (place, other):
            replaced = await news_of(one, "replaced")
            assert replaced["entry"] | {"at": 0} == {"kind": "replaced", "at": 0, "seat": 0, "why": "clock"}
            assert replaced["table"]["chairs"][0]["away"]
            assert (await news_of(one, "acted"))["entry"]["bot"] == "sailor"
        if kind == "game":  # nothing is left of it
            assert (await place.ask("return", seat=0))["code"] == "clock-over"
        else:
            await place.do("return", seat=0)
        assert place.table["chairs"][0]["away"] == (kind == "game")


async def news_of(place: Place, kind: str) -> dict[str, Any]:
    while (message := await place.next("news"))["entry"]["kind"] != kind:
        pass
    return message


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


async def test_a_message_sent_again_by_way_of_another_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """That one learns only while it writes that the same has happened already."""
    top = Tabletop("the secret", "anna", Setup(seats=["open", "open"], first=0))
    top.start(anna=0, boris=1)
    anna, turn = Seated(top, "anna", "Anna"), top.table.turn

    async def too_slow(live: Live, number: int, entry: AnyEntry) -> bool:
        live.table.add(entry)
        return False

    async def nothing_new(_: Live) -> bool:
        return False

    monkeypatch.setattr(top.hall, "_append", too_slow)
    monkeypatch.setattr(top.hall, "_catch_up", nothing_new)
    anna.say(json.dumps({"type": "act", "id": 8, "seat": 0, "action": "place VCV", "answers": turn}))
    assert json.loads(anna.sent[-1]) == {"type": "done", "id": 8, "number": turn + 1}


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


async def test_why_something_cannot_be_decided(people: People) -> None:
    anna, boris = await people("Anna", "de"), await people("Boris")
    key = await anna.open("here", "here", first=0)
    async with anna.at(key) as place, boris.at(key) as watcher:
        await place.do("start")
        await place.do("act", seat=0, action="place VVV", answers=place.turn)
        await place.do("act", seat=1, action="place VVV", answers=place.turn)
        number = place.number
        why = await place.ask("why", seat=0, action="load mono P")
        assert (why["kind"], why["rule"]) == ("illegal", "5.2")
        assert "Pink" in why["message"]
        assert (await place.ask("why", seat=0, action="fly away"))["kind"] == "malformed"
        assert (await place.ask("why", seat=1, action="announce"))["code"] == "not-your-turn"
        assert (await watcher.ask("why", seat=0, action="load mono P"))["code"] == "seat-not-yours"
        assert place.view is not None
        await place.do("why", seat=0, action=place.view["legal"][0])
        await place.do("ping")
        assert place.number == number


async def test_who_knocks_and_runs_away_leaves_no_trace(people: People, server: Server) -> None:
    anna = await people("Anna")
    key = await anna.open("here", "open")
    knock = (
        f"GET /api/tables/{key}/play HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    for _ in range(30):
        with socket.create_connection(("127.0.0.1", server.port)) as line:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # no farewell either
            line.sendall(knock.encode())
    async with anna.at(key) as place:
        await place.do("ping")
    assert "failed" not in server.log.read_text(encoding="utf-8")


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
        assert (await place.ask("say", phrase="hello"))["type"] == ("done" if chat == "phrases" else "refused")


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
    key = await anna.open("here", "open", "deckhand", first=0)
    async with anna.at(key) as place, boris.at(key) as other:
        assert (await place.ask("rematch"))["code"] == "game-not-over"
        await sit_down(place, other)
        await asyncio.gather(place.play(random.Random(1)), other.play(random.Random(2)))
        houses = [chair["house"] for chair in place.table["chairs"]]
        await place.do("rematch")
        await other.until(lambda place: place.table["rematch"])
        assert (await other.ask("rematch"))["code"] == "rematch-already"
    async with boris.at(other.table["rematch"]) as place:
        assert [chair["name"] or chair["bot"] for chair in place.table["chairs"]] == ["deckhand", "Anna", "Boris"]
        assert [chair["house"] for chair in place.table["chairs"]] == [houses[2], *houses[:2]]
        assert place.mine == [2]


# Tables, people and finished games


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


async def test_lists_say_whose_turn_it_is(people: People) -> None:
    anna, boris = await people("Anna"), await people("Boris")
    key = await anna.open("open", "here", first=1, public=True)
    async with anna.at(key) as host, boris.at(key) as guest:
        await guest.do("sit", seat=0)
        await guest.do("ready", seat=0)
        await host.do("start")
    for person, mine in ((anna, [1]), (boris, [0])):
        line = next(line for line in (await person.http.get("/api/tables")).json()["mine"] if line["key"] == key)
        assert (line["mine"], line["decider"], line["chairs"][1]["name"]) == (mine, 1, "Anna")


async def test_people_at_one_device_have_names_of_their_own(people: People) -> None:
    def names(place: Place) -> list[str]:
        return [chair["name"] for chair in place.table["chairs"]]

    anna, tablet = await people("Anna"), await people("Tablet")
    refused = await anna.http.post("/api/tables", json={"seats": ["here", "here"], "names": ["Anna"]})
    assert refused.json()["code"] == "names-number"
    key = await anna.open("here", "here", "open", names=[None, "Boris", None])
    async with anna.at(key) as place:
        assert names(place) == ["Anna", "Boris", None]
        await place.do("sit", seat=2, name="Carla")
        await place.do("sit", seat=0, name="Anna Bianchi")
        assert names(place) == ["Anna Bianchi", "Boris", "Carla"]
    token = (await anna.http.post(f"/api/tables/{key}/carry")).json()["token"]
    await tablet.http.post(f"/api/carry/{token}")
    async with tablet.at(key) as place:
        assert (place.mine, names(place)) == ([0, 1, 2], ["Anna Bianchi", "Boris", "Carla"])


async def test_an_account_on_two_devices(people: People) -> None:
    desk, phone = await people("Anna"), await people("Anna on the phone")
    login = {"login": f"Anna Bianchi {random.getrandbits(40)}", "password": "correct horse"}
    assert (await desk.http.post("/api/account", json=login)).status_code == 200
    assert (await phone.http.post("/api/account", json=login)).json()["code"] == "login-taken"
    wrong = await phone.http.post("/api/login", json=login | {"password": "correct hearse"})
    assert (wrong.status_code, wrong.json()["code"]) == (403, "login-wrong")
    key, begun_as_guest = await desk.open("here", "sailor", first=0), await phone.open("here", "open")
    assert (await phone.http.post("/api/login", json=login | {"login": login["login"].upper()})).status_code == 200
    for device in (desk, phone):
        assert {table["key"] for table in (await device.http.get("/api/tables")).json()["mine"]} == {key, begun_as_guest}
    async with desk.at(begun_as_guest) as place:
        assert place.mine == [0]
        await place.do("close")
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
    for query, found in (
        ({"words": "anna"}, 1),
        ({"words": "ANNA deckhand"}, 1),
        ({"words": "carla"}, 0),
        ({"words": "100%"}, 0),
        ({"players": 2, "expansion": False}, 1),
        ({"players": 3}, 0),
        ({"expansion": True}, 0),
        ({"before": 1}, 0),
    ):
        assert len((await boris.http.get("/api/games", params=query)).json()["games"]) == found, query
    record["result"]["winners"] = [0, 1]
    refused = await boris.http.post("/api/games", json=record)
    assert (refused.status_code, refused.json()["code"]) == (409, "result-wrong")
    assert (await anna.http.delete(f"/api/games/{key}")).status_code == 200
    assert (await anna.http.get(f"/api/games/{key}")).status_code == 404
    assert (await anna.http.get(f"/api/tables/{key}")).status_code == 404
