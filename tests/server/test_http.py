"""What a server refuses, how it says so, and what it does to keep everybody safe."""

import asyncio
import contextlib
import json
import logging
import socket
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.exc import DBAPIError
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.websockets import WebSocketState
from websockets.exceptions import ConnectionClosed, InvalidStatus

from goldenhorn.errors import Malformed
from goldenhorn.rules.box import standard_box
from goldenhorn.server import socket as socket_module
from goldenhorn.server.guard import Guard
from goldenhorn.server.limits import Limits
from goldenhorn.server.logs import JsonLines, worth_noting
from goldenhorn.server.page import wrong_address
from goldenhorn.server.people import fold
from goldenhorn.server.protocol import MAX_MESSAGE
from goldenhorn.server.settings import Settings
from goldenhorn.server.setup import Setup
from goldenhorn.server.socket import Socket
from goldenhorn.words import LANGUAGES
from loose import LooseServer
from serving import People, Person, Place
from tabletop import Tabletop

pytestmark = pytest.mark.anyio

# Nothing that people read shows these: how it is made, and what it is made of.
INTERNALS = ("msgspec", "sqlalchemy", "Traceback", "regex", "`", "^[", "Struct", "Error", ".py")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LooseServer]:
    directory = tmp_path_factory.mktemp("http")
    with LooseServer(f"sqlite:///{directory / 'horn.sqlite'}", directory / "log", backlog=20_000) as running:
        yield running
    assert '"trace"' not in running.log.read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LooseServer]:
    """A server with narrow limits, which people reach by HTTPS."""
    directory = tmp_path_factory.mktemp("strict")
    limits: dict[str, Any] = {"tables": 2, "spectators": 2, "sockets": 6, "messages_burst": 5, "messages_rate": 1e-9}
    limits |= {"abuse": 3, "chats_burst": 2, "chats_rate": 1e-9, "logins_burst": 2, "logins_rate": 1e-9}
    settings = {"GOLDENHORN_PUBLIC_URL": "https://horn.example/"}
    with LooseServer(f"sqlite:///{directory / 'horn.sqlite'}", directory / "log", settings, **limits) as running:
        yield running
    assert '"trace"' not in running.log.read_text(encoding="utf-8")


@pytest.fixture
async def people(server: LooseServer) -> AsyncIterator[People]:
    async with People(server) as everybody:
        yield everybody


@pytest.fixture
async def others(strict: LooseServer) -> AsyncIterator[People]:
    async with People(strict) as everybody:
        yield everybody


async def new_person(everybody: People, name: str) -> Person:
    """Somebody whose cookie travels by HTTPS only, which the test has to overlook."""
    person = await everybody()
    answer = await person.http.put("/api/me", json={"name": name})
    person.http.cookies.set("goldenhorn", answer.cookies["goldenhorn"], domain="127.0.0.1")
    return person


def check_problem(answer: httpx.Response, status: int, code: str) -> None:
    assert answer.status_code == status, answer.text
    problem = answer.json()
    assert set(problem) == {"kind", "code", "message", "rule"}
    assert problem["code"] == code, problem
    assert not [word for word in INTERNALS if word in problem["message"]], problem


# Bad input

BODIES: list[tuple[str, str, bytes, str]] = [
    ("PUT", "/api/me", b"", "form-json"),
    ("PUT", "/api/me", b"{", "form-json"),
    ("PUT", "/api/me", b'{"name": "\xff"}', "form-json"),
    ("PUT", "/api/me", b"[]", "form-type"),
    ("PUT", "/api/me", b'{"name": 7}', "form-type"),
    ("PUT", "/api/me", b"{}", "form-missing"),
    ("PUT", "/api/me", b'{"name": "Anna", "key": "x"}', "form-unknown"),
    ("PUT", "/api/me", b'{"name": ' + b"[" * 5000, "form-type"),
    ("POST", "/api/games", b'{"x": ' * 5000, "form-deep"),
    ("POST", "/api/account", b'{"login": "Anna", "password": "short"}', "form-text-least"),
    ("POST", "/api/account", b'{"login": "Anna", "password": "' + b"x" * 201 + b'"}', "form-text-most"),
    ("POST", "/api/login", b'{"login": "Anna"}', "form-missing"),
    ("POST", "/api/tables", b'{"seats": ["here"]}', "form-list-least"),
    ("POST", "/api/tables", b'{"seats": ["here", "here", "here", "here", "here"]}', "form-list-most"),
    ("POST", "/api/tables", b'{"seats": ["here", "queen"]}', "form-choice"),
    ("POST", "/api/tables", b'{"seats": ["here", "open"], "first": 9}', "form-most"),
    ("POST", "/api/tables", b'{"seats": ["here", "open"], "first": 1e999}', "form-range"),
    ("POST", "/api/tables", b'{"seats": ["here", "open"], "clock": {"kind": "move", "seconds": 1}}', "form-least"),
    ("POST", "/api/tables", b'{"seats": ["here", "open"], "box": {"fleets": {"Loredan": {"mono": "x"}}}}', "form-sails"),
    ("POST", "/api/tables", b'{"seats": ["here", "open"], "box": {"territories": {"Rome": {}}}}', "form-choice"),
    ("POST", "/api/games", b"{}", "record-not-one"),
    ("POST", "/api/games", b'{"format": "golden-horn-record", "version": 1, "rules_version": 1}', "form-missing"),
    ("GET", "/api/games?players=9", b"", "form-most"),
    ("GET", "/api/games?players=two", b"", "form-type"),
    ("GET", "/api/games?expansion=perhaps", b"", "form-type"),
    ("GET", f"/api/games?words={'x' * 101}", b"", "form-text-most"),
    ("GET", "/api/games/x/positions?seat=4", b"", "form-most"),
    ("GET", "/api/games/x/positions?seat=first", b"", "form-type"),
    ("GET", "/api/games/x/positions?begin=-1", b"", "form-least"),
    ("GET", "/api/games/x/positions?most=51", b"", "form-most"),
]


WHOLE = [  # a request with a number that has to be a whole one
    ("/api/tables", b'{"seats": ["here", "open"], "first": %s}', 201),
    ("/api/companion", b'{"table": {"houses": ["Contarini", "Dandolo"], "first": %s, "followed": [0]}}', 200),
    ("/api/companion/score", b'{"seats": [{"goods": [0, 1, 2, %s, 0, 0]}]}', 200),
    ("/api/lessons/aim", b'{"scene": %s}', 200),
]


@pytest.mark.parametrize(("path", "body", "status"), WHOLE)
async def test_whole_numbers_are_those_of_json_schema(people: People, path: str, body: bytes, status: int) -> None:
    """As the OpenAPI promises with "integer": however it is written, but no text and no truth value."""
    anna = await people("Anna")
    for number in (b"1", b"1.0", b"10e-1", b"0.1E1"):
        assert (await anna.http.post(path, content=body % number)).status_code == status, number
    for number in (b"1.5", b'"1"', b"true", b"[1]"):
        check_problem(await anna.http.post(path, content=body % number), 422, "form-type")


async def test_what_cannot_be_understood_is_refused_in_every_language(people: People) -> None:
    anna = await people("Anna")
    for method, path, body, code in BODIES:
        said = set()
        for language in LANGUAGES:
            answer = await anna.http.request(method, path, content=body, headers={"Accept-Language": language})
            check_problem(answer, 422, code)
            said.add(answer.json()["message"])
        assert len(said) == len(LANGUAGES), said
    assert (await anna.http.get("/api/me")).json() == {"name": "Anna", "login": None}


async def test_what_the_rules_do_not_know_is_refused(people: People) -> None:
    anna = await people("Anna")
    for setup, code in (
        ({"seats": ["here", "open"], "modone": True}, "modone-three"),
        ({"seats": ["here", "open"], "houses": ["Loredan", "Loredan"]}, "houses-equal"),
        ({"seats": ["here", "open"], "houses": ["Loredan"]}, "houses-number"),
        ({"seats": ["here", "open"], "first": 3}, "first-unknown"),
        ({"seats": ["here", "open"], "clock": {"kind": "move", "seconds": 60, "bonus": 1}}, "clock-bonus"),
    ):
        check_problem(await anna.http.post("/api/tables", json=setup), 409, code)


async def test_a_long_body_is_not_read_to_its_end(people: People) -> None:
    anna = await people("Anna")
    check_problem(await anna.http.post("/api/games", content=b" " * 1_000_001), 413, "body-too-long")
    assert (await anna.http.get("/api/me")).status_code == 200


async def test_an_unknown_path_is_refused_in_every_language(people: People) -> None:
    nobody = await people()
    for path in ("/nothing", "/api", "/api/nothing", "/api/tables/x/y", "/%00", "/api/tables/a/play", "/..%2fnothing"):
        said = set()
        for language in LANGUAGES:
            answer = await nobody.http.get(path, params={"lang": language})
            check_problem(answer, 404, "path-unknown")
            said.add(answer.json()["message"])
        assert len(said) == len(LANGUAGES)


async def test_an_unknown_method_is_refused(people: People) -> None:
    nobody = await people()
    for method, path, allowed in (
        ("DELETE", "/api/me", "GET, HEAD, PUT"),
        ("PATCH", "/api/tables", "GET, HEAD, POST"),
        ("GET", "/api/login", "POST"),
        ("OPTIONS", "/api/games/x", "DELETE, GET, HEAD"),
        ("POST", "/healthz", "GET, HEAD"),
    ):
        answer = await nobody.http.request(method, path)
        check_problem(answer, 405, "method-unknown")
        assert answer.headers["Allow"] == allowed
        assert allowed in answer.json()["message"]


async def test_what_does_not_exist(people: People) -> None:
    anna = await people("Anna")
    for method, path, code in (
        ("GET", "/api/tables/nowhere", "table-unknown"),
        ("GET", "/api/tables/%00", "path-unknown"),
        ("POST", "/api/tables/nowhere/carry", "table-unknown"),
        ("POST", "/api/carry/nothing", "carry-unknown"),
        ("GET", "/api/games/nothing", "game-unknown"),
        ("GET", "/api/games/nothing/replay", "game-unknown"),
        ("GET", "/api/games/nothing/positions", "game-unknown"),
        ("DELETE", "/api/games/nothing", "game-unknown"),
        ("GET", "/api/tables/%F0%9F%8F%B4", "table-unknown"),
        ("GET", "/api/tables/'%20OR%201=1%20--", "table-unknown"),
    ):
        check_problem(await anna.http.request(method, path), 404, code)


async def test_the_material_is_told_to_everybody(people: People) -> None:
    nobody = await people()
    answer = await nobody.http.get("/api/box")
    assert answer.status_code == 200
    assert answer.json() == standard_box().to_dict()


async def test_nobody_opens_a_table_without_a_name(people: People) -> None:
    nobody = await people()
    check_problem(await nobody.http.post("/api/tables", json={"seats": ["here", "open"]}), 403, "name-first")
    assert nobody.http.cookies == {}


def count_people(server: LooseServer) -> int:
    engine = create_engine(f"sqlite:///{server.log.with_name('horn.sqlite')}")
    with contextlib.closing(engine.connect()) as connection:
        return int(connection.execute(text("SELECT count(*) FROM players")).scalar_one())


async def test_a_refusal_leaves_nobody_behind(people: People, server: LooseServer) -> None:
    anna, nobody = await people("Anna"), await people()
    account = {"login": "Anna B", "password": "correct horse"}
    assert (await anna.http.post("/api/account", json=account)).status_code == 200
    before = count_people(server)
    assert (await nobody.http.post("/api/account", json=account)).json()["code"] == "login-taken"
    assert (await nobody.http.post("/api/carry/nothing")).json()["code"] == "carry-unknown"
    assert (await nobody.http.post("/api/login", json=account | {"password": "correct hearse"})).status_code == 403
    assert count_people(server) == before


# Names

REFUSED_NAMES = ["", " ", " Anna", "Anna ", "\tAnna", "An\x00na", "An\nna", "An\x7fna", "\u202eannA", "An\u2028na"]
REFUSED_NAMES += ["\u200b", "\u3164", "\u00a0", "An\x1b[31mna", "\x85"]
KEPT_NAMES = [
    "A",
    "Robert'); DROP TABLE players;--",
    "<script>alert(1)</script>",
    "&lt;b&gt;",
    "%s {0} ${x}",
    '"',
    "\\u0000",
]
KEPT_NAMES += ["Łukasz Żółć", "李小龍", "ا لف", "Anna  Maria", "👩‍🚀", "x" * 40, "👑" * 40]


async def test_a_name_is_one_line_that_can_be_seen(people: People) -> None:
    nobody = await people()
    for name in REFUSED_NAMES:
        answer = await nobody.http.put("/api/me", json={"name": name})
        assert answer.status_code == 422, ascii(name)
        assert answer.json()["code"] in ("form-name", "form-text-least")
        login = {"login": name, "password": "correct horse"}
        assert (await nobody.http.post("/api/account", json=login)).status_code == 422
    assert nobody.http.cookies == {}


async def test_a_wrong_address_is_told_to_people_by_the_page(people: People, tmp_path: Path) -> None:
    person = await people()
    for path, accept in (("/nowhere", "*/*"), ("/api/nowhere", "text/html")):
        check_problem(await person.http.get(path, headers={"Accept": accept}), 404, "path-unknown")
    asked = Request({"type": "http", "path": "/nowhere", "query_string": b"", "headers": [(b"accept", b"text/html")]})
    assert wrong_address(asked, tmp_path) is None
    (tmp_path / "index.html").write_text("the page")
    answer = wrong_address(asked, tmp_path)
    assert answer is not None
    assert answer.status_code == 404


async def test_other_names_are_kept_as_they_are(people: People) -> None:
    person = await people()
    for name in KEPT_NAMES:
        await person.take_name(name)
        assert (await person.http.get("/api/me")).json()["name"] == name
        key = await person.open("here", "open", public=True)
        async with person.at(key) as place:
            await place.do("say", text=name)
            assert [place.table["chairs"][0]["name"], place.heard[-2]["entry"]["text"]] == [name, name]
        line = (await person.http.get("/api/tables")).json()["mine"][0]
        assert [chair["name"] for chair in line["chairs"]] == [name, None]
    too_long = await (await people()).http.put("/api/me", json={"name": "x" * 41})
    check_problem(too_long, 422, "form-text-most")


def test_logins_that_look_alike_are_alike() -> None:
    assert fold("Ｆｏｏ\u00a0 Straße") == fold("foo STRASSE")
    assert fold("caf\u00e9") == fold("cafe\u0301")
    with pytest.raises(Malformed):
        fold("\ufb03" * 40)


# Headers, cookies, origins


async def test_every_answer_has_the_headers_that_keep_pages_safe(people: People) -> None:
    anna = await people("Anna")
    answers = [
        await anna.http.request(method, path, content=content)
        for method, path, content in (
            ("GET", "/api/me", b""),
            ("PUT", "/api/me", b"{"),
            ("POST", "/api/games", b" " * 1_000_001),
            ("GET", "/nothing", b""),
            ("DELETE", "/api/me", b""),
            ("GET", "/healthz", b""),
            ("GET", "/readyz", b""),
            ("GET", "/metrics", b""),
            ("GET", "/openapi.json", b""),
            ("GET", "/protocol.schema.json", b""),
            ("HEAD", "/api/tables", b""),
        )
    ]
    for answer in answers:
        policy = answer.headers["Content-Security-Policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert answer.headers["Referrer-Policy"] == "same-origin"
        assert "server" not in answer.headers
        assert answer.headers.get("Cache-Control") == ("no-store" if answer.url.path.startswith("/api/") else None)
        assert "Strict-Transport-Security" not in answer.headers


async def test_cookies_are_out_of_reach_of_scripts_and_other_sites(people: People, others: People) -> None:
    answer = await (await people()).http.put("/api/me", json={"name": "Anna"})
    cookie = answer.headers["Set-Cookie"].lower()
    assert all(flag in cookie for flag in ("httponly", "samesite=lax", "path=/", "max-age="))
    assert "secure" not in cookie
    by_https = await (await others()).http.put("/api/me", json={"name": "Anna"})
    assert "secure" in by_https.headers["Set-Cookie"].lower()
    assert "max-age=31536000" in by_https.headers["Strict-Transport-Security"]
    gone = await (await others()).http.post("/api/logout")
    assert "max-age=0" in gone.headers["Set-Cookie"].lower()


async def test_pages_of_other_sites_can_do_nothing(people: People, server: LooseServer) -> None:
    anna = await people("Anna")
    for origin in ("https://evil.example", "null", "", f"http://127.0.0.1:{server.port + 1}", server.url + ".evil.example"):
        answer = await anna.http.put("/api/me", json={"name": "Eve"}, headers={"Origin": origin})
        check_problem(answer, 403, "origin-other")
        answer = await anna.http.post("/api/logout", headers={"Origin": origin})
        check_problem(answer, 403, "origin-other")
    assert (await anna.http.get("/api/me", headers={"Origin": "https://evil.example"})).json()["name"] == "Anna"
    assert (await anna.http.put("/api/me", json={"name": "Eve"}, headers={"Origin": server.url})).status_code == 200


async def test_pages_of_other_sites_open_no_socket(people: People, server: LooseServer) -> None:
    anna = await people("Anna", "pl")
    key = await anna.open("here", "open")
    async with anna.at(key, origin=server.url) as place:
        assert place.mine == [0]
    async with anna.at(key) as place:
        assert place.mine == [0]
    for origin in ("https://evil.example", "null", f"http://127.0.0.1:{server.port + 1}"):
        denied = await denial(anna, key, origin=origin)
        assert (denied["code"], denied["message"][:16]) == ("origin-other", "To przyszło ze s")


async def test_behind_a_proxy_the_public_address_counts(others: People, strict: LooseServer) -> None:
    anna = await new_person(others, "Anna")
    key = await anna.open("here", "open")
    async with anna.at(key, origin="https://horn.example") as place:
        await place.do("close")
    assert (await denial(anna, key, origin=strict.url))["code"] == "origin-other"


async def denial(person: Person, key: str, **options: Any) -> dict[str, Any]:
    """The answer to somebody who is not let in."""
    with pytest.raises(InvalidStatus) as refused:
        async with person.at(key, **options):
            pass
    response = refused.value.response
    assert response.headers["Content-Security-Policy"]
    problem: dict[str, Any] = json.loads(response.body)
    return {"status": response.status_code, **problem}


async def test_there_is_no_socket_where_there_is_no_table(people: People) -> None:
    nobody = await people(None, "de")
    denied = await denial(nobody, "nowhere")
    assert (denied["status"], denied["code"]) == (404, "table-unknown")
    assert denied["message"].startswith("Diesen Tisch gibt es nicht")
    assert (await denial(nobody, "nowhere/else"))["code"] == "path-unknown"


# Limits


async def test_too_many_requests_of_an_address_are_refused(caplog: pytest.LogCaptureFixture) -> None:
    async with guarded(Limits(requests_burst=3, requests_rate=1e-9)) as http:
        answers = [await http.get("/fine") for _ in range(5)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]
    check_problem(answers[3], 429, "too-many")
    assert answers[3].headers["Content-Security-Policy"]


async def test_files_of_the_page_are_counted_by_themselves() -> None:
    """Whoever comes for the first time asks for many, and can do something all the same."""
    async with guarded(Limits(requests_burst=2, requests_rate=1e-9, files_burst=4, files_rate=1e-9)) as http:
        files = [(await http.get("/assets/index.js")).status_code for _ in range(5)]
        answers = [(await http.get("/fine")).status_code for _ in range(3)]
    assert files == [404, 404, 404, 404, 429]
    assert answers == [200, 200, 429]


async def test_passwords_cannot_be_tried_out(others: People) -> None:
    eve = await others()
    login = {"login": "Anna", "password": "correct horse"}
    answers = [await eve.http.post("/api/login", json=login) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [403, 403, 429]


async def test_a_person_has_so_many_tables_at_once(others: People) -> None:
    anna = await new_person(others, "Anna")
    key, _ = await anna.open("here", "open"), await anna.open("here", "open")
    refused = await anna.http.post("/api/tables", json={"seats": ["here", "open"]})
    check_problem(refused, 409, "tables-too-many")
    assert "2" in refused.json()["message"]
    async with anna.at(key) as place:
        await place.do("close")
    assert await anna.open("here", "open")


async def test_a_table_has_so_many_spectators(others: People) -> None:
    anna = await new_person(others, "Anna")
    watchers = [await others() for _ in range(3)]
    key = await anna.open("here", "open")
    async with watchers[0].at(key), watchers[1].at(key):
        denied = await denial(watchers[2], key)
        assert (denied["status"], denied["code"]) == (429, "too-many")
        async with anna.at(key) as place:
            assert place.mine == [0]
    async with watchers[2].at(key) as place:
        assert place.mine == []


async def test_an_address_has_so_many_connections(others: People) -> None:
    anna = await new_person(others, "Anna")
    key = await anna.open("here", "open")
    async with contextlib.AsyncExitStack() as stack:
        for _ in range(6):
            await stack.enter_async_context(anna.at(key))
        assert (await denial(anna, key))["status"] == 429
    async with anna.at(key) as place:
        assert place.mine == [0]


async def test_who_sends_too_much_is_warned_and_then_sent_away(others: People) -> None:
    anna = await new_person(others, "Anna")
    key = await anna.open("here", "open")
    async with anna.at(key) as place:
        for _ in range(9):
            await place.send("ping")
        heard, code = await last_words(place)
        answers = [message.get("code", "done") for message in heard if message["type"] in ("done", "refused")]
        assert answers == ["done"] * 5 + ["too-many"] * 3
        assert code == socket_module.POLICY
    async with anna.at(key) as place:
        assert [(await place.ask("say", phrase="hello"))["type"] for _ in range(3)] == ["done", "done", "refused"]


async def test_a_message_has_a_size(people: People) -> None:
    anna = await people("Anna")
    key = await anna.open("here", "open")
    async with anna.at(key) as place:
        ping = json.dumps({"type": "ping", "id": 1})
        await place.line.send(ping + " " * (MAX_MESSAGE - len(ping)))
        assert (await place.next("done"))["id"] == 1
        await place.line.send(ping + " " * (MAX_MESSAGE - len(ping) + 1))
        assert (await last_words(place))[1] == 1009
    async with anna.at(key) as place:
        await place.line.send(b'{"type":"ping","id":1,"x":"\xff"}', text=True)
        assert (await last_words(place))[1] == 1007
    async with anna.at(key) as place:
        await place.line.send(iter(["{", '"type":"pi', 'ng","id":7}']))  # a message in fragments
        assert (await place.next("done"))["id"] == 7


async def last_words(place: Place) -> tuple[list[dict[str, Any]], int | None]:
    """What comes until the server closes the connection, and with which code it does."""
    heard = []
    try:
        while True:
            heard.append(await place.read())
    except ConnectionClosed as closed:
        return heard, closed.rcvd.code if closed.rcvd else None


async def test_who_does_not_read_is_sent_away_and_can_come_back(people: People, server: LooseServer) -> None:
    anna, boris = await people("Anna"), await people("Boris")
    key = await anna.open("here", "open")
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.connect(("127.0.0.1", server.port))
    async with anna.at(key) as place:
        for _ in range(60):
            await place.do("say", text="x" * 300)
        async with boris.at(key, sock=deaf) as lazy:
            await place.until(lambda place: place.heard[-1].get("spectators") == 1)
            for number in range(600):
                await lazy.line.send(json.dumps({"type": "look", "id": number, "seat": None}))
            await place.until(lambda place: place.heard[-1].get("spectators") == 0)
            lazy.line.transport.abort()
        await place.do("say", text="Where is Boris?")
        async with boris.at(key) as back:
            assert back.heard[0]["log"][-1]["text"] == "Where is Boris?"


async def test_nobody_waits_for_somebody_who_does_not_even_hear_that_it_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket_module, "CLOSING", 0.01)
    top = Tabletop("the secret", "anna", Setup(seats=["open", "open"]))
    connection = Socket(Stuck(), top.hall, top.live, None, None, "en", Limits(backlog=1000))  # type: ignore[arg-type]
    serving = asyncio.ensure_future(connection.run())
    while not serving.done():
        await asyncio.sleep(0.001)
        connection.tell_presence(top.live)
    await serving
    assert connection not in top.live.listeners


class Stuck:
    """The part of a WebSocket that a `Socket` uses, of somebody who reads nothing."""

    client_state = application_state = WebSocketState.CONNECTED

    async def accept(self) -> None:
        pass

    async def never(self, *_: object) -> None:
        await asyncio.Event().wait()

    send_text = receive = close = never


async def test_messages_of_a_busy_address_wait() -> None:
    """None is lost, and none is refused."""
    read: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        while len(read) < 5:
            read.append((await receive())["text"])

    guard = Guard(app, Settings(), Limits(address_messages_burst=2, address_messages_rate=1000))
    messages = iter("abcde")

    async def receive() -> dict[str, Any]:
        return {"type": "websocket.receive", "text": next(messages)}

    async def send(_: Any) -> None:
        raise AssertionError("nothing is answered")

    await guard({"type": "websocket", "client": ("a", 1), "headers": [], "query_string": b""}, receive, send)
    assert read == list("abcde")
    assert guard.sockets == {}


# Faults inside


@contextlib.asynccontextmanager
async def guarded(limits: Limits) -> AsyncIterator[httpx.AsyncClient]:
    """The guard before an application that fails."""

    async def fine(_: Request) -> Response:
        return PlainTextResponse("fine")

    async def fail(_: Request) -> Response:
        raise RuntimeError("a secret of the house")

    app = Starlette(routes=[Route("/fine", fine), Route("/api/carry/{token}", fail, methods=["POST"])])
    app.add_middleware(Guard, settings=Settings(), limits=limits)
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://horn") as http:
        yield http


async def test_a_fault_is_noted_and_not_told(caplog: pytest.LogCaptureFixture) -> None:
    async with guarded(Limits()) as http:
        for language in LANGUAGES:
            answer = await http.post("/api/carry/the-token-of-a-seat", headers={"Accept-Language": language})
            check_problem(answer, 500, "server-failed")
            assert "secret" not in answer.text
            assert answer.headers["Content-Security-Policy"]
    line = JsonLines().format(caplog.records[0])
    assert "RuntimeError" in line
    assert "the-token-of-a-seat" not in line


def test_what_was_to_be_written_is_not_in_the_log() -> None:
    engine = create_engine("sqlite://")
    body = " ".join(["the", "cards", "of", "Anna"])  # the trace shows this line
    try:
        with engine.connect() as connection:
            connection.execute(text("INSERT INTO nowhere VALUES (:body)"), {"body": body})
    except DBAPIError as error:
        try:
            raise RuntimeError("while writing") from error
        except RuntimeError as outer:
            record = logging.LogRecord("x", logging.ERROR, "x", 1, "failed", (), (RuntimeError, outer, outer.__traceback__))
    line = JsonLines().format(record)
    assert "INSERT INTO nowhere" in line
    assert body not in line


def test_the_log_does_not_tell_of_every_socket() -> None:
    accepted = logging.LogRecord("u", logging.INFO, "x", 1, '%s - "WebSocket %s" [accepted]', ("a", "/api/tables/k"), None)
    assert not worth_noting(accepted)
    assert worth_noting(logging.LogRecord("u", logging.ERROR, "x", 1, "failed", (), None))
