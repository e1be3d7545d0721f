"""What goes wrong is told calmly, in the language of the page, and nothing breaks."""

import json
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import expect

from goldenhorn.record.notation import read_text
from reaching import finish
from visiting import Visit, Visitor
from wording import say

GOLDEN = Path(__file__).parents[1] / "golden"
LANGUAGES = ("de", "pl")
# Chromium itself tells of every refused request, and of a socket that was not let in.
REFUSED = ["Failed to load resource", "WebSocket connection to"]
MARKUP = "<b>x</b><img src=x onerror=alert(1)>"


def reads(visit: Visit, language: str, heading: str, text: str) -> None:
    """A calm page with a way back."""
    expect(visit.page.get_by_role("heading", level=1)).to_have_text(say(heading, language))
    expect(visit.page.locator("main")).to_contain_text(say(text, language))
    expect(visit.page.get_by_role("link", name=say("page-to-start", language))).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_that_lead_nowhere(visitor: Visitor, language: str) -> None:
    visit = visitor(language=language)
    visit.expected += REFUSED
    for path, heading, text in (
        ("/nothing/here", "page-lost", "path-unknown"),
        ("/t/%3Cb%3E", "page-lost", "path-unknown"),
        ("/t/nobody-knows-it", "page-table-gone", "table-unknown"),
        ("/g/nobody-knows-it", "page-replay-unknown", "game-unknown"),
        ("/carry/nobody-knows-it", "page-carry-failed", "carry-unknown"),
    ):
        visit.go(path)
        reads(visit, language, heading, text)
    visit.page.get_by_role("link", name=say("page-to-start", language)).click()
    expect(visit.page.get_by_role("heading", level=1)).to_have_text("Golden Horn")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_that_is_full_and_one_that_was_given_up(visitor: Visitor, language: str) -> None:
    host, other = visitor(), visitor("phone", language)
    key = host.sit_down("here", "open")
    page = other.go(f"/t/{key}")
    expect(page.get_by_role("button", name=say("page-sit", language))).to_be_visible()
    host.page.get_by_role("button", name="Fill with bots").click()
    expect(page.get_by_text(say("page-full", language))).to_be_visible()
    expect(page.get_by_role("button", name=say("page-sit", language))).to_be_hidden()
    expect(page.get_by_role("button", name=say("page-begin", language))).to_be_hidden()
    host.page.get_by_role("button", name="Give the table up").click()
    host.page.get_by_role("dialog").get_by_role("button", name="Give the table up").click()
    reads(host, "en", "page-table-closed", "page-table-closed-about")
    reads(other, language, "page-table-closed", "page-table-closed-about")
    page.reload()
    reads(other, language, "page-table-closed", "page-table-closed-about")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_whose_game_is_over_or_goes_on(visitor: Visitor, language: str) -> None:
    host, other = visitor(), visitor(language=language)
    key = host.sit_down("here", "here")
    host.page.wait_for_selector("[data-step=place]")
    other.expected += REFUSED
    other.go(f"/g/{key}")
    reads(other, language, "page-replay-running", "game-not-over")
    finish(host, key)
    page = other.go(f"/t/{key}")
    expect(page.locator("[data-end] h1")).to_be_visible()
    expect(page.get_by_role("button", name=say("page-end-again", language))).to_be_hidden()
    page.get_by_role("button", name=say("page-end-board", language)).click()
    expect(page.get_by_role("button", name=say("page-end-show", language))).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_carry_link_works_once(visitor: Visitor, language: str) -> None:
    here, there, late = visitor(), visitor("phone"), visitor(language=language)
    key = here.sit_down("here", "deckhand", first=0)
    here.page.wait_for_selector("[data-step=place]")
    here.page.get_by_role("button", name="Menu").click()
    here.page.get_by_role("menuitem", name="Go on at another device").click()
    link = here.page.get_by_role("dialog").get_by_role("textbox").input_value()
    there.page.goto(link)
    there.page.wait_for_selector("[data-step=place]")
    assert there.page.url.endswith(f"/t/{key}")
    late.expected += REFUSED
    late.page.goto(link)
    reads(late, language, "page-carry-failed", "carry-unknown")
    here.page.keyboard.press("Escape")
    here.page.reload()
    expect(here.page.get_by_text("You are watching")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_that_is_no_record(visitor: Visitor, language: str, tmp_path: Path) -> None:
    visit = visitor(language=language)
    visit.expected += REFUSED
    page = visit.go("/games")
    chooser = page.locator("input[type=file]")
    alert = page.get_by_role("alert")
    record = msgspec.to_builtins(read_text((GOLDEN / "port.ghr").read_text(encoding="utf-8")))
    unfinished = {**record, "events": record["events"][:-3]}
    for content, answer in (
        ("no JSON at all", say("page-file-not-json", language)),
        ("[1, 2, 3]", say("page-games-record-refused", language, why="").strip()),
        (json.dumps({"format": MARKUP}), say("page-games-record-refused", language, why="").strip()),
        (json.dumps(unfinished), say("page-games-record-refused", language, why="").strip()),
    ):
        file = tmp_path / "record.json"
        file.write_text(content, encoding="utf-8")
        chooser.set_input_files(file)
        expect(alert).to_contain_text(answer)
        assert page.locator("main img, main b").count() == 0
    expect(page.get_by_role("status").first).to_have_text(say("page-games-none", language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_with_markup_and_names_without_end(visitor: Visitor, language: str) -> None:
    host, guest = visitor(language=language), visitor("phone", language)
    guest.expected += REFUSED
    key = host.sit_down("here", "open")
    page = guest.go(f"/t/{key}")
    page.get_by_role("button", name=say("page-sit", language)).click()
    dialog = page.get_by_role("dialog")
    name = dialog.get_by_role("textbox")
    name.fill("x" * 10_000)
    expect(name).to_have_value("x" * 40)
    name.evaluate("input => input.removeAttribute('maxlength')")
    for wrong in ("x" * 10_000, "a\u202eb", " " * 5 + "\u200b"):
        name.fill(wrong)
        dialog.get_by_role("button", name=say("page-go-on", language)).click()
        expect(dialog.get_by_role("alert")).not_to_be_empty()
    name.fill(MARKUP)
    dialog.get_by_role("button", name=say("page-go-on", language)).click()
    for visit in (host, guest):
        expect(visit.page.get_by_role("heading", name=MARKUP)).to_be_visible()
        assert visit.page.locator("h2 b, h2 img").count() == 0
    page.get_by_role("button", name=say("page-ready", language)).click()
    host.page.get_by_role("button", name=say("page-begin", language)).click()
    for visit in (host, guest):
        visit.page.wait_for_selector("[data-step]")
        assert visit.page.locator("img[src=x]").count() == 0
    expect(host.page.locator("article", has_text=MARKUP)).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_back_after_leaving_a_table(visitor: Visitor, language: str) -> None:
    visit, other = visitor(language=language), visitor()
    key = visit.sit_down("here", "open")
    page = visit.page
    other.come_in(key, "Boris")
    page.get_by_role("button", name=say("page-begin", language)).click()
    page.wait_for_selector("[data-step]")
    page.get_by_role("button", name=say("page-menu", language)).click()
    page.get_by_role("menuitem", name=say("page-leave", language)).click()
    expect(page.get_by_text(say("page-away", language))).to_be_visible()
    page.get_by_role("link", name="Golden Horn").click()
    expect(page.get_by_role("link", name=say("page-continue", language)).first).to_be_visible()
    page.go_back()
    page.wait_for_url(f"**/t/{key}")
    page.get_by_role("button", name=say("page-return", language)).click()
    expect(page.get_by_text(say("page-away", language))).to_be_hidden()
    page.go_forward()
    expect(page.get_by_role("heading", level=1)).to_have_text("Golden Horn")


def test_a_clock_falls_during_a_drag(visitor: Visitor) -> None:
    visit = visitor()
    visit.sit_down("here", "here", first=0, clock={"kind": "move", "seconds": 10}, stand_in="deckhand")
    page = visit.page
    slip = page.locator(".slips .picture").first.bounding_box()
    assert slip is not None
    page.mouse.move(slip["x"] + 30, slip["y"] + 30)
    page.mouse.down()
    page.mouse.move(slip["x"] + 200, slip["y"] - 200, steps=5)
    expect(page.locator(".slips .dragged")).to_be_visible()
    page.locator("li", has_text="has run out of time").first.wait_for(state="attached")
    expect(page.locator("article").nth(1)).to_contain_text("your turn")
    expect(page.locator(".slips .dragged")).to_be_hidden()
    page.mouse.up()
    expect(page.get_by_text("A bot plays for you.")).to_be_visible()
    page.get_by_role("button", name="Play again yourself").click()
    expect(page.get_by_text("A bot plays for you.")).to_be_hidden()
    assert page.get_by_role("alert").count() == 0
