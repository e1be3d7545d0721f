"""A table of a real server in the terminal: coming in, playing, watching, losing the line, coming back."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from goldenhorn.errors import GoldenHornError, Impossible, Malformed
from goldenhorn.server.setup import Setup
from goldenhorn.terminal.finding import load_record
from goldenhorn.terminal.online import visitor as visiting
from goldenhorn.terminal.online.table import OnlineTable, joined
from goldenhorn.terminal.online.visitor import Link, Visitor, parse_link
from goldenhorn.terminal.screens.asking import Ask
from goldenhorn.terminal.screens.game import GameScreen
from goldenhorn.terminal.screens.over import Over
from goldenhorn.terminal.screens.waiting import WaitingScreen
from pilots import offers, on_screen, text_of, until
from serving import Person, Server
from wires import Wire


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    with Server(f"sqlite:///{folder / 'horn.sqlite'}", folder / "log") as server:
        yield server
    assert "Traceback" not in server.log.read_text(encoding="utf-8")


@pytest.fixture(autouse=True)
def _own_cookies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody is a newcomer in every test."""
    monkeypatch.setattr(visiting, "user_state_path", lambda name: tmp_path / name)


def table_of(server: Server, *seats: str, name: str = "Anna", url: str | None = None, **setup: object) -> OnlineTable:
    """A table that somebody in the terminal has opened."""
    visitor = Visitor(url or server.url, "en")
    visitor.take_name(name)
    return OnlineTable(visitor, visitor.open(Setup(seats=list(seats), first=0, **setup)))  # type: ignore[arg-type]


async def begin(pilot: Pilot[None]) -> None:
    await until(pilot, lambda: "Begin the game" in text_of(pilot))
    await pilot.press("enter")
    await until(pilot, lambda: isinstance(pilot.app.screen, GameScreen))


async def choose(pilot: Pilot[None], times: int) -> None:
    for _ in range(times):
        await until(pilot, lambda: isinstance(pilot.app.screen, Over) or offers(pilot))
        if isinstance(pilot.app.screen, Over):
            return
        await pilot.press("1")


def test_a_newcomer_follows_a_link_sits_down_and_plays(server: Server) -> None:
    async def doing(pilot: Pilot[None]) -> None:
        host = Person(server)
        async with host.http:
            await host.take_name("Anna")
            key = await host.open("here", "open", first=0)
            pilot.app.push_screen(WaitingScreen(await asyncio.to_thread(joined, Visitor(server.url, "en"), key)))
            await until(pilot, lambda: "Sit down" in text_of(pilot))
            await pilot.press("enter")
            await until(pilot, lambda: isinstance(pilot.app.screen, Ask))
            pilot.app.screen.query_one(Input).value = "Boris"
            await pilot.press("enter")
            await until(pilot, lambda: "I am ready" in text_of(pilot))
            await pilot.press("enter")
            await until(pilot, lambda: "Not ready yet after all" in text_of(pilot))
            async with host.at(key) as place:
                await place.until(lambda place: place.table["chairs"][1]["ready"])
                assert place.table["chairs"][1]["name"] == "Boris"
                await place.do("start")
                await place.do("act", seat=0, action="place VCV", answers=place.turn)
                await choose(pilot, 1)
                await place.until(lambda place: place.view and place.view["decider"] == 0)
                await place.play(random.Random(1), 2)
                await place.do("say", phrase="good-luck")
                await until(pilot, lambda: "Good luck!" in text_of(pilot))

    on_screen(None, doing)


def test_a_table_is_opened_filled_with_a_bot_and_played_to_the_end(server: Server) -> None:
    table = table_of(server, "here", "deckhand")

    async def doing(pilot: Pilot[None]) -> None:
        await begin(pilot)
        while not isinstance(pilot.app.screen, Over):
            await choose(pilot, 1)
            await pilot.pause()
        standing = table.standing
        assert standing is not None
        assert standing.phase == "over"
        record = await asyncio.to_thread(table.record)
        assert record.result is not None
        again = await asyncio.to_thread(load_record, f"{server.url}/g/{table.key}", "en")
        assert again == record

    on_screen(lambda: WaitingScreen(table), doing)


def test_who_has_no_seat_watches(server: Server) -> None:
    table = table_of(server, "here", "deckhand")
    watcher = OnlineTable(Visitor(server.url, "en"), table.key)
    watcher.visitor.cookie = ""

    async def doing(pilot: Pilot[None]) -> None:
        await begin(pilot)
        await choose(pilot, 2)
        pilot.app.push_screen(WaitingScreen(watcher))
        await until(pilot, lambda: isinstance(pilot.app.screen, GameScreen) and pilot.app.screen.table is watcher)
        await until(pilot, lambda: "You are watching" in text_of(pilot))
        standing = watcher.standing
        assert standing is not None
        assert standing.view is not None
        assert standing.view.hand is None
        assert not offers(pilot)

    on_screen(lambda: WaitingScreen(table), doing)


@pytest.mark.parametrize("lost", ["the wish", "the answer"])
def test_what_was_decided_when_the_line_broke_happens_once(server: Server, lost: str) -> None:
    with Wire(server) as wire:
        table = table_of(server, "here", "deckhand", url=wire.url)

        async def doing(pilot: Pilot[None]) -> None:
            await begin(pilot)
            await choose(pilot, 3)
            await until(pilot, lambda: offers(pilot))
            standing = table.standing
            assert standing is not None
            before = [entry for entry in standing.log if type(entry).__name__ == "Acted" and entry.seat == 0]  # type: ignore[union-attr]
            while any("Back" in offer for offer in offers(pilot)):
                await pilot.press("escape")
            wire.deafen() if lost == "the answer" else wire.cut()
            while not table.busy:
                await pilot.press("1")
                await pilot.pause()
            if lost == "the answer":
                await asyncio.to_thread(wire.heard.wait, 30)
                wire.cut()
            await until(pilot, lambda: table.standing is not None and table.standing.line == "lost")
            await until(pilot, lambda: "The connection is lost" in text_of(pilot))
            wire.mend()
            await until(pilot, lambda: table.standing is not None and table.standing.line == "open" and not table.busy)
            await until(pilot, lambda: offers(pilot))
            standing = table.standing
            assert standing is not None
            after = [entry for entry in standing.log if type(entry).__name__ == "Acted" and entry.seat == 0]  # type: ignore[union-attr]
            assert len(after) == len(before) + 1

        on_screen(lambda: WaitingScreen(table), doing)


def test_somebody_known_there_comes_back_to_the_own_seat(server: Server) -> None:
    key = table_of(server, "here", "deckhand").key
    again = joined(Visitor(server.url, "en"), key)

    async def doing(pilot: Pilot[None]) -> None:
        await begin(pilot)
        standing = again.standing
        assert standing is not None
        assert standing.mine == (0,)

    on_screen(lambda: WaitingScreen(again), doing)


@pytest.mark.parametrize(
    ("text", "link"),
    [
        ("https://example.org/t/abc-D_1", Link("https://example.org", "abc-D_1")),
        (" http://127.0.0.1:8713/g/K?at=3 ", Link("http://127.0.0.1:8713", "K", game=True)),
        ("https://example.org/", Link("https://example.org", "")),
        ("GHofKQ0UZvZF4-XO", Link(visiting.HOME, "GHofKQ0UZvZF4-XO")),
    ],
)
def test_links(text: str, link: Link) -> None:
    assert parse_link(text) == link


@pytest.mark.parametrize("text", ["", "x y", "ftp://host/t/K", "https://", "http://host:99999/t/K", "https://h/x/K", "é"])
def test_what_is_no_link(text: str) -> None:
    with pytest.raises(Malformed) as refused:
        parse_link(text)
    assert "/t/KEY" in refused.value.say("en")


def test_what_leads_nowhere_is_told(server: Server) -> None:
    with pytest.raises(GoldenHornError, match="no such table"):
        joined(Visitor(server.url, "en"), "nosuchtable")
    with pytest.raises(GoldenHornError, match="Tisch"):
        joined(Visitor(server.url, "de"), "nosuchtable")
    with pytest.raises(Impossible, match="cannot be reached"):
        joined(Visitor("http://127.0.0.1:9", "en"), "x")


def test_the_cookie_is_kept_for_nobody_else(server: Server, tmp_path: Path) -> None:
    Visitor(server.url, "en").take_name("Anna")
    kept = tmp_path / "goldenhorn" / "servers.json"
    assert kept.stat().st_mode & 0o077 == 0
    assert Visitor(server.url, "en").name() == "Anna"
    kept.write_text("rubbish", encoding="utf-8")
    assert Visitor(server.url, "en").name() is None
