"""A finished game is watched again: by buttons, keys and the log, from every seat, and passed on by a link."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from reaching import finish
from visiting import Visit, Visitor


def finished(visit: Visit) -> str:
    """A game that two bots and somebody have played to its end; its key."""
    key = visit.sit_down("here", "deckhand", "deckhand")
    finish(visit, key)
    return key


def at(page: Page, number: int) -> None:
    """The replay is there, and so is its address."""
    expect(page.get_by_text(re.compile(rf"Move {number} of \d+")).first).to_be_visible()
    expect(page).to_have_url(re.compile(rf"[?&]at={number}(&|$)"))


@pytest.fixture
def visit(visitor: Visitor) -> Visit:
    return visitor(permissions=["clipboard-read", "clipboard-write"])


def test_a_game_is_watched_again(visit: Visit, visitor: Visitor, tmp_path: Path) -> None:
    key = finished(visit)
    page = visit.go(f"/g/{key}")
    at(page, 0)
    last = int(re.findall(r"Move 0 of (\d+)", page.locator("body").inner_text())[0])

    for button, number in (
        ("One move forward", 1),
        ("One move forward", 2),
        ("One move back", 1),
        ("To the end", last),
        ("To the beginning", 0),
    ):
        page.get_by_role("button", name=button).click()
        at(page, number)
    for key_pressed, number in (("ArrowRight", 1), ("End", last), ("ArrowLeft", last - 1), ("Home", 0)):
        page.locator("h1").click()
        page.keyboard.press(key_pressed)
        at(page, number)
    page.get_by_role("group", name="Speed").get_by_role("button", name="4×").click()
    page.locator("h1").click()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(page.get_by_text(re.compile(r"Move ([3-9]|\d{2,}) of"))).to_be_visible()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()

    line = page.locator(".log button[data-step]").nth(20)
    step = int(line.get_attribute("data-step") or 0)
    line.click()
    at(page, step)
    seats = page.get_by_role("group", name="Whose hand is shown?").get_by_role("button")
    expect(seats).to_have_count(4)
    hands = []
    for seat in range(3):
        seats.nth(seat).click()
        expect(page).to_have_url(re.compile(rf"seat={seat}$"))
        expect(page.get_by_text(re.compile("’s hand at this move")).first).to_be_visible()
        hands.append(page.locator("section.hand li svg").count())
    assert any(hands)
    seats.nth(3).click()
    expect(page.get_by_text("All hands are closed.")).to_be_visible()
    assert page.locator("section.hand li").count() == 0
    seats.nth(1).click()
    expect(page).to_have_url(re.compile(r"seat=1$"))

    page.get_by_role("button", name="Link to this move").click()
    expect(page.get_by_role("button", name="Link copied")).to_be_visible()
    link: str = page.evaluate("navigator.clipboard.readText()")
    other = visitor("phone").page
    other.goto(link)
    at(other, step)
    for part in ("section.hand li svg", ".board .ship"):
        expect(other.locator(part)).to_have_count(page.locator(part).count())
    assert other.locator("h1").last.inner_text() == page.locator("h1").last.inner_text()

    with page.expect_download() as saved:
        page.get_by_role("link", name="Save the record").click()
    record = tmp_path / saved.value.suggested_filename
    saved.value.save_as(record)
    assert re.fullmatch(r"golden-horn-\d{4}-\d\d-\d\d-\w+-\w+-\w+\.json", record.name)
    verified = subprocess.run(
        [sys.executable, "-m", "goldenhorn", "record", "verify", record], capture_output=True, text=True, check=False
    )
    assert verified.returncode == 0, verified.stderr


def test_a_link_asks_for_what_the_game_has_not(visit: Visit) -> None:
    key = finished(visit)
    page = visit.go(f"/g/{key}?at=9999&seat=7")
    expect(page.get_by_role("status").filter(has_text="The link asked for")).to_be_visible()
    page.get_by_role("button", name="To the beginning").click()
    at(page, 0)
    expect(page.get_by_text("The link asked for")).to_be_hidden()


def test_from_the_end_of_a_game_to_its_replay_and_back(visit: Visit) -> None:
    key = finished(visit)
    page = visit.go(f"/t/{key}")
    end = page.locator("[data-end]")
    expect(end.get_by_role("heading", level=1)).to_be_visible()
    end.get_by_role("link", name="Watch the replay").click()
    at(page, 0)
    page.go_back()
    expect(end.get_by_role("heading", level=1)).to_be_visible()
    visit.go("/games")
    page.get_by_role("link", name=re.compile("^Replay of the game")).click()
    at(page, 0)
