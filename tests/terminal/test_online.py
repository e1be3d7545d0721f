"""A table of a real server in the terminal: coming in, playing, watching, losing the line, coming back."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList

from goldenhorn.errors import GoldenHornError, Impossible, Malformed
from goldenhorn.server.entries import Replaced, Returned, Said
from goldenhorn.server.setup import Clock, Setup
from goldenhorn.terminal.app import Chart
from goldenhorn.terminal.finding import load_record
from goldenhorn.terminal.online import visitor as visiting
from goldenhorn.terminal.online.table import OnlineTable, joined
from goldenhorn.terminal.online.visitor import Link, Visitor, parse_link
from goldenhorn.terminal.screens.asking import Ask
from goldenhorn.terminal.screens.game import GameScreen
from goldenhorn.terminal.screens.joining import join
from goldenhorn.terminal.screens.opening import Opening
from goldenhorn.terminal.screens.over import Over
from goldenhorn.terminal.screens.tables import TablesScreen
from goldenhorn.terminal.screens.waiting import WaitingScreen
from goldenhorn.words import say
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
        await pick(pilot, "Play again")
        await until(pilot, lambda: isinstance(pilot.app.screen, WaitingScreen))
        assert isinstance(pilot.app.screen, WaitingScreen)
        rematch = pilot.app.screen.table
        assert rematch.key != table.key
        await begin(pilot)
        await choose(pilot, 2)
        now = rematch.standing
        assert now is not None
        assert now.mine == (1,), "the seats have moved on"
        assert now.chairs[0].bot == "deckhand"

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
            wire.deafen() if lost == "the answer" else wire.mute()
            while not table.busy:
                await pilot.press("1")
                await pilot.pause()
            assert await asyncio.to_thread(wire.kept.wait, 30)
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


async def pick(pilot: Pilot[None], words: str) -> None:
    """Choose what is offered with these words."""
    await until(pilot, lambda: any(words in offer for offer in offers(pilot)))
    number = next(number for number, offer in enumerate(offers(pilot)) if words in offer)
    options = pilot.app.screen.query_one(OptionList)
    options.focus()
    options.highlighted = number
    await pilot.pause()
    await pilot.press("enter")


def test_the_tables_of_a_server_are_listed_joined_and_watched(server: Server) -> None:
    async def doing(pilot: Pilot[None]) -> None:
        anna, carla = Person(server), Person(server)
        async with anna.http, carla.http:
            await anna.take_name("Anna of the list")
            await carla.take_name("Carla who plays")
            running = await carla.open("here", "open", first=0, public=True)
            async with carla.at(running) as place:
                await place.do("plan", seat=1, plan="deckhand")
                await place.do("ready", seat=0)
                await place.do("start")
            screen = pilot.app.screen
            assert isinstance(screen, Chart)
            await join(screen, server.url)
            await until(pilot, lambda: "Carla who plays is to move" in text_of(pilot))
            assert "Anna of the list" not in text_of(pilot)
            await pilot.press("down")
            await anna.open("here", "open", "open", first=0, public=True, expansion=True)
            await pilot.press("r")
            await until(pilot, lambda: any("Anna of the list" in offer for offer in offers(pilot)))
            (line,) = (offer for offer in offers(pilot) if "Anna of the list" in offer)
            assert "3 players" in line
            assert "Domínio da Mar" in line
            assert "2 seats are free" in line
            options = pilot.app.screen.query_one(OptionList)
            assert options.highlighted_option is not None
            assert options.highlighted_option.id == running, "the cursor stays on its table"
            await pilot.press("enter")
            await until(pilot, lambda: "You are watching" in text_of(pilot))
            await pilot.press("q")
            await until(pilot, lambda: isinstance(pilot.app.screen, TablesScreen))
            await pick(pilot, "Anna of the list")
            await until(pilot, lambda: "Sit down" in text_of(pilot))
            await pilot.press("escape")
            await pick(pilot, "New table")
            await until(pilot, lambda: isinstance(pilot.app.screen, Opening))

    on_screen(None, doing)


def test_a_public_table_is_opened_and_found_again(server: Server) -> None:
    async def doing(pilot: Pilot[None]) -> None:
        visitor = Visitor(server.url, "en")
        screen = Opening("online", visitor)
        pilot.app.push_screen(screen)
        await until(pilot, lambda: "Who may come" in text_of(pilot))
        screen.names[0] = "Dora"
        await pilot.press("up", "right", "down", "enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, WaitingScreen))
        stranger = Visitor(server.url, "en")
        stranger.cookie = ""
        listed = await asyncio.to_thread(stranger.tables)
        assert any(chair.name == "Dora" for line in listed.public for chair in line.chairs)
        assert not listed.mine
        assert [line.mine for line in (await asyncio.to_thread(visitor.tables)).mine] == [[0]]

    on_screen(None, doing)


def test_a_list_that_cannot_be_had_again_stays_and_says_so(server: Server) -> None:
    with Wire(server) as wire:

        async def doing(pilot: Pilot[None]) -> None:
            screen = pilot.app.screen
            assert isinstance(screen, Chart)
            await join(screen, wire.url)
            await until(pilot, lambda: "New table" in text_of(pilot))
            wire.cut()
            await pilot.press("r")
            await until(pilot, lambda: "cannot be reached" in text_of(pilot))
            assert "New table" in text_of(pilot)
            wire.mend()
            await pilot.press("r")
            await until(pilot, lambda: "cannot be reached" not in text_of(pilot))

        on_screen(None, doing)


def test_people_talk(server: Server) -> None:
    table = table_of(server, "here", "deckhand")
    silent = table_of(server, "here", "deckhand", chat="off")

    async def doing(pilot: Pilot[None]) -> None:
        await begin(pilot)
        await pilot.press("t")
        await pick(pilot, "Good luck!")
        await until(pilot, lambda: isinstance(pilot.app.screen, GameScreen) and "Good luck!" in text_of(pilot))
        await pilot.press("t")
        await pick(pilot, "In own words")
        await until(pilot, lambda: isinstance(pilot.app.screen, Ask))
        pilot.app.screen.query_one(Input).value = "  fair winds to [all] of you "
        await pilot.press("enter")
        await until(pilot, lambda: "fair winds to [all] of you" in text_of(pilot))
        await pilot.press("t", "escape")
        await until(pilot, lambda: isinstance(pilot.app.screen, GameScreen))
        said = [entry for entry in table.standing.log if isinstance(entry, Said)] if table.standing else []
        assert [(entry.phrase, entry.text) for entry in said] == [("good-luck", None), (None, "fair winds to [all] of you")]
        pilot.app.switch_screen(WaitingScreen(silent))
        await begin(pilot)
        await pilot.press("t")
        await until(pilot, lambda: say("page-talk-off", "en") in text_of(pilot))
        assert isinstance(pilot.app.screen, GameScreen)

    on_screen(lambda: WaitingScreen(table), doing, size=(120, 40))


def test_a_clock_runs_and_who_lets_it_fall_comes_back(server: Server) -> None:
    table = table_of(server, "here", "open", clock=Clock(kind="move", seconds=10))
    seen: set[str] = set()

    async def doing(pilot: Pilot[None]) -> None:
        back = say("page-return", "en")

        def fell() -> bool:
            text = text_of(pilot)
            seen.update(time for time in (f"0:0{seconds}" for seconds in range(1, 10)) if time in text)
            return any(back in offer for offer in offers(pilot))

        boris = Person(server)
        async with boris.http:
            await boris.take_name("Boris")
            async with boris.at(table.key) as place:
                await place.do("sit", seat=1)
                await place.do("ready", seat=1)
                await begin(pilot)
                await until(pilot, fell)
                await pick(pilot, back)
                await until(pilot, lambda: table.standing is not None and not table.standing.chairs[0].away)
                await place.until(lambda place: place.view and place.view["decider"] == 1)
                await place.play(random.Random(1), 1)
                await until(pilot, lambda: offers(pilot) and not any(back in offer for offer in offers(pilot)))
        standing = table.standing
        assert standing is not None
        turns = [type(entry) for entry in standing.log if isinstance(entry, Replaced | Returned) and entry.seat == 0]
        assert turns[:2] == [Replaced, Returned]

    on_screen(lambda: WaitingScreen(table), doing)
    assert len(seen) >= 3, "it was seen to run"


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
