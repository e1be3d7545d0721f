"""People in several browsers at one table: they come in, watch, lose the line, and come back."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from playing import Mouse, hurry
from reaching import connect, elsewhere, log_of
from serving import Server
from visiting import Visit, Visitor
from wires import Wire

READY = "[data-step]:not([data-step=wait]):not([data-step=shown])"
# Chromium itself complains about a line that breaks.
BROKEN = ["WebSocket connection to", "ERR_CONNECTION_REFUSED", "ERR_EMPTY_RESPONSE", "ERR_CONNECTION_RESET"]


def begin(host: Visit, guest: Visit, *watchers: Visit) -> str:
    """One opens a table on the start page, the other one follows the link and sits down; the key of the table."""
    page = host.go()
    hurry(page)
    page.reload()
    page.get_by_role("radio", name="2", exact=True).click()
    page.get_by_role("radio", name="Online, by link").click()
    page.get_by_role("button", name="Create the table").click()
    link = page.get_by_role("textbox", name="Invitation").input_value()
    key = link.rpartition("/")[2]
    assert link.startswith(host.url)
    for watcher in watchers:
        hurry(watcher.go("/about"))
        watcher.go(f"/t/{key}")
        expect(watcher.page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    expect(page.get_by_role("button", name="Begin the game")).to_be_disabled()
    guest.come_in(key, "Boris")
    for other in (page, *(watcher.page for watcher in watchers)):
        expect(other.get_by_role("heading", name="Boris")).to_be_visible()
    page.get_by_role("button", name="Begin the game").click()
    for visit in (host, guest, *watchers):
        visit.page.wait_for_selector("[data-step]")
    return key


def play(players: list[Mouse], number: int) -> None:
    """So many choices of all together, by whoever is to move."""
    most = sum(len(player.done) for player in players) + number
    while sum(len(player.done) for player in players) < most:
        if not any(player.step not in (None, "wait", "shown") and player.decide() for player in players):
            players[0].page.wait_for_timeout(20)


def decisions(visit: Visit, key: str) -> list[dict[str, Any]]:
    return [entry for entry in elsewhere(log_of(connect(visit, key))) if entry["kind"] == "acted"]


def told(page: Page) -> list[str]:
    """The log, without what only one of them may know."""
    page.wait_for_selector("[data-step]:not([data-step=shown])")
    return [line for line in page.locator(".log li").all_inner_texts() if "draw" not in line]


def settle(first: Visit, other: Visit) -> None:
    """Until both have been told the same."""
    for _ in range(500):
        if told(first.page) == told(other.page):
            return
        first.page.wait_for_timeout(20)
    assert told(first.page) == told(other.page)


def act_on(page: Page) -> None:
    """Whatever ends with a decision: from the choice of a ship to its landing."""
    before = page.locator(".log li").count()
    player = Mouse(page, 5)
    while page.locator(".log li").count() == before and player.step not in (None, "wait", "shown"):
        player.decide()


def test_two_play_and_a_third_one_watches(visitor: Visitor) -> None:
    host, guest, watcher = visitor(), visitor(), visitor("phone")
    key = begin(host, guest, watcher)
    expect(guest.page.locator("article", has_text="Loredan").get_by_text("You", exact=True)).to_be_visible()
    players = [Mouse(host.page, 1), Mouse(guest.page, 2)]
    play(players, 20)
    guest.page.reload()
    guest.page.wait_for_selector("[data-step]")
    play(players, 20)
    settle(host, guest)
    for player in (host, guest):
        assert player.page.locator(".hand li").count() > 0
    assert watcher.page.locator(".hand li").count() == 0
    expect(watcher.page.get_by_text("You are watching")).to_be_visible()
    assert watcher.page.locator("[data-step]").get_attribute("data-step") in ("wait", "shown")
    watcher.page.get_by_role("button", name="Log").click()
    draws = watcher.page.locator(".log li", has_text="draws")
    assert all(line.locator("svg").count() == 1 for line in draws.all()), "the arms of the house, and no cards"
    assert len(decisions(watcher, key)) > 10


def test_two_tabs_of_one_person_follow_each_other(visitor: Visitor) -> None:
    visit = visitor()
    key = visit.sit_down("here", "deckhand", first=0)
    other = visit.context.new_page()
    other.goto(f"{visit.url}/t/{key}")
    for page in (visit.page, other, visit.page, other):
        page.bring_to_front()
        page.wait_for_selector(READY)
        act_on(page)
    visit.page.wait_for_selector(READY)
    other.wait_for_selector(READY)
    assert told(visit.page) == told(other)
    assert visit.page.locator("article").all_inner_texts() == other.locator("article").all_inner_texts()


@pytest.mark.parametrize("lost", ["the wish", "the answer"])
def test_what_was_decided_when_the_line_broke_happens_once(visitor: Visitor, server: Server, lost: str) -> None:
    with Wire(server) as wire:
        host, guest = visitor(url=wire.url), visitor()
        host.expected += BROKEN
        key = begin(host, guest)
        players = [Mouse(host.page, 3), Mouse(guest.page, 4)]
        play(players, 6)
        while players[0].step != "landing" or players[0].done[-1].startswith("Land"):
            play(players, 1)
        landing = host.page.get_by_role("button", name=re.compile("^Land ")).first
        before, lines = len(decisions(guest, key)), len(told(guest.page))
        wire.deafen() if lost == "the answer" else wire.mute()
        landing.click()
        assert wire.kept.wait(30)
        wire.cut()
        alert = host.page.get_by_role("alert").filter(has_text="The connection is lost")
        expect(alert).to_be_visible()
        wire.mend()
        expect(alert).to_be_hidden()
        while len(told(guest.page)) == lines:
            guest.page.wait_for_timeout(20)
        settle(host, guest)
        assert len(decisions(guest, key)) == before + 1
        play(players, 4)
        settle(host, guest)


def test_everybody_comes_back_after_the_server_was_killed(visitor: Visitor, server: Server) -> None:
    host, guest = visitor(), visitor()
    for visit in (host, guest):
        visit.expected += BROKEN
    key = begin(host, guest)
    players = [Mouse(host.page, 5), Mouse(guest.page, 6)]
    play(players, 10)
    settle(host, guest)
    before, log = decisions(host, key), told(host.page)
    server.kill()
    try:
        for visit in (host, guest):
            expect(visit.page.get_by_role("alert").filter(has_text="The connection is lost")).to_be_visible()
    finally:
        server.start()
    for visit in (host, guest):
        expect(visit.page.get_by_role("alert").filter(has_text="The connection is lost")).to_be_hidden()
    assert decisions(host, key) == before
    assert told(host.page) == told(guest.page) == log
    play(players, 10)
    settle(host, guest)
