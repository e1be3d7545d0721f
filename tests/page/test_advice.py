"""Advice on the page: asked for by pointer and by keys, seen on the board, in everybody's reach, and only where allowed."""

import re
from functools import partial

import pytest
from playwright.sync_api import Page, expect

from looking import barriers, scrolls, tight
from places import late, reached
from playing import hurry
from reaching import by_bot, elsewhere
from serving import People, Server
from visiting import PATIENCE, Visit, Visitor
from wording import say


async def prepare(server: Server) -> tuple[str, str]:
    """A game against bots in which it is somebody's turn: its key, and their cookie."""
    async with People(server) as people:
        anna = await people("Anna")
        key = await reached(server, anna, late, partial(by_bot, "deckhand"), "here", "deckhand", "deckhand")
        return key, anna.http.cookies["goldenhorn"]


@pytest.fixture(scope="module")
def table(server: Server) -> tuple[str, str]:
    found: tuple[str, str] = elsewhere(prepare(server))
    return found


def sit(visit: Visit, table: tuple[str, str]) -> Page:
    key, cookie = table
    visit.context.add_cookies([{"name": "goldenhorn", "value": cookie, "url": visit.url}])
    hurry(visit.go("/about"))
    page = visit.go(f"/t/{key}")
    expect(page.locator("svg.board")).to_be_visible(timeout=PATIENCE)
    return page


def ask(page: Page, language: str) -> None:
    """Until the adviser is ready: what it thinks with may still have to be loaded."""
    button = page.get_by_role("button", name=say("advice-ask", language))
    first = page.locator(".advice ol > li").first
    for _ in range(60):
        button.click()
        expect(first.or_(page.get_by_role("alert")).first).to_be_visible(timeout=PATIENCE)
        if first.is_visible():
            return
        page.wait_for_timeout(1_000)
    raise AssertionError("nobody advises")


@pytest.mark.parametrize("language", ["en", "de", "it", "pl"])
def test_advice_beside_the_board(visitor: Visitor, table: tuple[str, str], language: str) -> None:
    visit = visitor("wide", language, bypass_csp=True, reduced_motion="reduce")
    page = sit(visit, table)
    page.get_by_role("tab", name=say("advice-title", language)).click()
    expect(page.get_by_role("heading", name=say("advice-belief", language))).to_be_visible(timeout=PATIENCE)
    assert page.locator(".advice tbody .strip").count() == 6 * 4, "two hands, the next card, the bag"
    ask(page, language)
    moves = page.locator(".advice ol > li")
    expect(page.locator("[data-hint='1']").or_(page.locator(".advice .what").first).first).to_be_visible(timeout=PATIENCE)
    assert page.locator("[data-hint]").count() <= moves.count()
    assert re.search(r"\d %", moves.first.inner_text())
    assert barriers(page) + tight(page) == []
    assert not scrolls(page)


def test_advice_by_keys_alone(visitor: Visitor, table: tuple[str, str]) -> None:
    page = sit(visitor(), table)
    page.keyboard.press("a")
    button = page.get_by_role("button", name="Ask for a hint")
    expect(button).to_be_visible(timeout=PATIENCE)
    for _ in range(200):
        if button.evaluate("one => one === document.activeElement"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".advice ol > li").or_(page.get_by_role("alert")).first).to_be_visible(timeout=PATIENCE)
    page.keyboard.press("a")
    expect(page.locator(".advice")).to_have_count(0, timeout=PATIENCE)


@pytest.mark.parametrize(("size", "language"), [("phone", "de"), ("phone", "pl"), ("tablet", "it")])
def test_advice_on_small_screens(visitor: Visitor, table: tuple[str, str], size: str, language: str) -> None:
    visit = visitor(size, language, bypass_csp=True, reduced_motion="reduce")
    page = sit(visit, table)
    if size == "phone":
        page.get_by_role("button", name=say("page-log", language)).click()
    page.get_by_role("tab", name=say("advice-title", language)).click()
    ask(page, language)
    assert barriers(page) + tight(page) == []
    assert not scrolls(page)
    if size == "phone":
        numbers = page.locator("[data-hint]").count()
        page.keyboard.press("Escape")
        assert page.locator("[data-hint]").count() == numbers, "what was advised stays on the board"


def test_without_leave_there_is_no_advice(visitor: Visitor) -> None:
    host, guest = visitor(), visitor()
    key = host.sit_down("here", "open", first=0)
    guest.come_in(key, "Boris")
    host.page.get_by_role("button", name="Begin").click()
    expect(host.page.get_by_role("tab", name="Log")).to_be_visible(timeout=PATIENCE)
    expect(host.page.get_by_role("tab", name="Advice")).to_have_count(0, timeout=PATIENCE)
