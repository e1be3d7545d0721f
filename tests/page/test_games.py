"""Whole games on the page, against real bots: by mouse, by keyboard alone, by touch on a phone."""

import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from playing import Keyboard, Mouse, Touch, hurry
from reaching import offered, reach
from visiting import Visitor


def test_a_game_by_mouse_and_its_record(visitor: Visitor, tmp_path: Path) -> None:
    visit = visitor()
    page = visit.go()
    hurry(page)
    page.reload()
    page.get_by_role("radio", name="2", exact=True).click()
    page.get_by_role("button", name="Create the table").click()
    player = Mouse(page)
    player.play()
    end = page.locator("[data-end]")
    expect(end.get_by_role("heading").first).to_be_visible()
    with page.expect_download() as saved:
        end.get_by_role("button", name="Save the record").or_(end.get_by_role("link", name="Save the record")).click()
    record = tmp_path / "game.json"
    saved.value.save_as(record)
    verified = subprocess.run(
        [sys.executable, "-m", "goldenhorn", "record", "verify", record], capture_output=True, text=True, check=False
    )
    assert verified.returncode == 0, verified.stderr
    assert any(name.startswith("Land on") for name in player.done)


def test_a_game_by_keyboard_alone(visitor: Visitor) -> None:
    visit = visitor()
    page = visit.go()
    hurry(page)
    page.reload()
    page.get_by_role("radio", name="2", exact=True).focus()
    page.keyboard.press("Enter")
    Keyboard(page).take(page.get_by_role("button", name="Create the table"))
    player = Keyboard(page, seed=3)
    player.play()
    assert player.over


@pytest.mark.parametrize(("size", "seats"), [("phone", 4), ("tablet", 3)])
def test_a_game_by_touch(visitor: Visitor, size: str, seats: int) -> None:
    visit = visitor(size, is_mobile=size == "phone")
    visit.sit_down("here", *["deckhand"] * (seats - 1))
    player = Touch(visit.page)
    player.play()
    assert player.over


def test_the_page_is_the_same_after_coming_back(visitor: Visitor) -> None:
    """Reloading in the middle of a game, and the back button."""
    visit = visitor()
    key = visit.sit_down("here", "deckhand")
    page = visit.page
    Mouse(page).play(12)
    page.wait_for_selector("[data-step]:not([data-step=wait]):not([data-step=shown])")
    before = page.locator("article").all_inner_texts()
    page.reload()
    page.wait_for_selector("[data-step]:not([data-step=wait])")
    assert page.locator("article").all_inner_texts() == before
    page.get_by_role("link", name="Golden Horn").click()
    expect(page.get_by_text("Continue").first).to_be_visible()
    page.go_back()
    page.wait_for_selector("[data-step]:not([data-step=wait])")
    assert page.url.endswith(key)
    assert page.locator("article").all_inner_texts() == before


# Rare things, which are played up to by the socket


def test_a_territory_is_conquered(visitor: Visitor) -> None:
    visit = visitor()
    page = reach(visit, offered("conquer"), "here", "here", expansion=True, first=0)
    page.get_by_role("button", name="Conquer").first.click()
    page.locator("li", has_text="conquers").last.wait_for()


def test_peasants_are_trained(visitor: Visitor) -> None:
    visit = visitor()
    page = reach(visit, offered("train"), "here", "here", expansion=True, first=0, peasants=True)
    page.get_by_role("button", name="Train").first.click()
    page.locator("li", has_text="trains").last.wait_for()


@pytest.mark.parametrize("choice", ["Turn the ship round", "Keep the course"])
@pytest.mark.parametrize("size", ["wide", "phone"])
def test_an_emptied_ship_is_turned_or_not(visitor: Visitor, choice: str, size: str) -> None:
    visit = visitor(size)
    page = reach(
        visit, lambda view: view["phase"] == "turning" and view["seat"] == view["decider"], "here", "here", first=0
    )
    page.locator("[data-step=turn]").get_by_role("button", name=choice).first.click()
    confirm = page.locator("[data-step=turn] .go")
    if confirm.count():
        confirm.click()
    page.wait_for_selector("[data-step=turn]", state="detached")


def test_three_people_at_one_screen(visitor: Visitor) -> None:
    """Nobody sees the cards of another one: the curtain falls between them."""
    visit = visitor()
    visit.sit_down("here", "here", "here", first=0)
    page, player = visit.page, Mouse(visit.page, 4)
    shown: set[str] = set()
    while len(player.done) < 60:
        curtain = page.get_by_role("dialog")
        if curtain.count():
            assert page.locator(".hand li").count() == 0 or page.locator("[inert]").count() == 1
            assert curtain.locator(".chip").count() == 0 or "draws" not in curtain.inner_text()
            shown.add(curtain.get_attribute("aria-label") or "")
            curtain.get_by_role("button").click()
            curtain.wait_for(state="detached")
        elif not (player.step not in (None, "wait", "shown") and player.decide()):
            page.wait_for_timeout(20)
    assert shown
    page.keyboard.press("h")
    expect(page.get_by_role("dialog")).to_be_visible()
