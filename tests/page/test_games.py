"""Whole games on the page, against real bots: by mouse, by keyboard alone, by touch on a phone."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from goldenhorn.rules.box import standard_box
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


def test_the_log_shows_on_the_board_what_it_tells(visitor: Visitor) -> None:
    """By pointing at a line, and by keys alone along the line of moves."""
    visit = visitor()
    visit.sit_down("here", "deckhand", first=0)
    page = visit.page
    Mouse(page).play(12)
    page.wait_for_selector("[data-step]:not([data-step=wait]):not([data-step=shown])")
    rings, line = page.locator(".flights .ring"), page.locator(".log li:has-text(' ship to ')").last
    expect(rings).to_have_count(0)
    line.hover()
    expect(rings).to_have_count(1)
    page.locator("h1").hover()
    expect(rings).to_have_count(0)

    slider, looked = page.get_by_role("slider"), page.locator(".log li[aria-current]")
    slider.focus()
    page.keyboard.press("Home")
    expect(looked).to_contain_text("begins with")
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    expect(looked).to_have_count(1)
    expect(rings).to_have_count(1)
    page.get_by_role("button", name="Now").click()
    expect(looked).to_have_count(0)
    expect(rings).to_have_count(0)


def test_the_way_is_shown_before_a_ship_sails(visitor: Visitor) -> None:
    """Whoever points at a landing, or comes there by keys, sees the way, a ghost, and which cards it takes."""
    visit = visitor()
    key = visit.sit_down("here", "here", first=0)
    page = reach(visit, key, lambda view: any(landing["price"] for landing in view["landings"]))
    for number in "123":
        page.keyboard.press("Escape")
        page.keyboard.press(number)
        paid = page.locator(".board [role=button][aria-label^='Land '][aria-label*=' for ']")
        if paid.count():
            break
    paid.first.focus()
    expect(page.locator(".board .ghost")).to_be_visible()
    expect(page.locator(".board .way").last).to_have_attribute("d", re.compile(r"^M.*Q"))
    price = int(re.findall(r"for (\d)", paid.first.get_attribute("aria-label") or "")[0])
    expect(page.locator(".hand .card.up")).to_have_count(price)
    page.keyboard.press("Escape")
    expect(page.locator(".board .ghost")).to_have_count(0)


# Rare things, which are played up to by the socket


def test_a_territory_is_conquered(visitor: Visitor) -> None:
    visit = visitor()
    key = visit.sit_down("here", "here", expansion=True, first=0)
    page = reach(visit, key, offered("conquer"))
    page.get_by_role("button", name="Conquer").first.click()
    page.locator("li", has_text="conquers").last.wait_for()


def test_peasants_are_trained(visitor: Visitor) -> None:
    """With three conquerors in the box they are soon used up, and peasants come."""
    visit = visitor()
    box = {**standard_box().to_dict(), "conquerors": 3}
    for _ in range(5):
        key = visit.sit_down("here", "here", expansion=True, first=0, box=box)
        page = reach(visit, key, offered("train"))
        if page.get_by_role("button", name="Train").count():
            break
    page.get_by_role("button", name="Train").first.click()
    page.locator("li", has_text="trains").last.wait_for()


@pytest.mark.parametrize("choice", ["Turn the ship round", "Keep the course"])
@pytest.mark.parametrize("size", ["wide", "phone"])
def test_an_emptied_ship_is_turned_or_not(visitor: Visitor, choice: str, size: str) -> None:
    visit = visitor(size)
    key = visit.sit_down("here", "here", first=0)
    page = reach(visit, key, lambda view: view["phase"] == "turning" and view["seat"] == view["decider"])
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
