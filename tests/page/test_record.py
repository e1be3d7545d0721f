"""The own record on the page: before and after the first game, with many, in every language, and as a file."""

import csv
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from histories import fill
from looking import barriers, small, tight
from reaching import finish
from visiting import SIZES, TOUCHED, Visit, Visitor
from wording import say

LANGUAGES = ("en", "de", "it", "pl")


def card(page: Page, name: str) -> Locator:
    return page.locator(f"section[aria-labelledby='own-{name}']")


def history(visit: Visit, games: int, *, people: bool = True) -> Page:
    """Somebody with so many games looks at their record."""
    visit.go("/about")
    assert visit.context.request.put(f"{visit.url}/api/me", data={"name": "Anna"}).ok
    token = next(one["value"] for one in visit.context.cookies() if one.get("name") == "goldenhorn")
    fill(visit.server.database_url, token, games, people=people)
    page = visit.go("/record")
    expect(card(page, "rating")).to_be_visible()
    return page


def test_from_an_empty_record_to_the_first_game_in_it(visitor: Visitor, tmp_path: Path) -> None:
    visit = visitor()
    page = visit.go()
    page.get_by_role("link", name="Your record").click()
    expect(page.get_by_role("heading", name="Your first game is still ahead")).to_be_visible()
    page.get_by_role("link", name="To the start page").click()
    expect(page.get_by_role("heading", name="Golden Horn")).to_be_visible()

    finish(visit, visit.sit_down("here", "deckhand", "deckhand"))
    visit.go("/games")
    page.get_by_role("link", name="Your record").click()
    expect(page).to_have_title("Your record · Golden Horn")
    (line,) = visit.context.request.get(f"{visit.url}/api/record").json()["settings"]
    expect(card(page, "settings").get_by_role("row")).to_have_count(2)
    expect(card(page, "settings").get_by_role("rowheader")).to_have_text("3 players")
    expect(card(page, "opponents").get_by_role("rowheader")).to_have_text("Deckhand")
    numbers = card(page, "points").get_by_role("row").last.get_by_role("cell")
    expect(numbers.nth(1)).to_have_text(f"{line['tally']['points']:.1f}")
    expect(page.get_by_text("No finished game against other people yet.")).to_be_visible()
    curve = card(page, "rating").get_by_role("img")
    expect(curve).to_have_attribute(
        "aria-label", re.compile(f"^Rating, game by game: {rating(visit)} after the first game")
    )
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save as CSV").focus()
        page.keyboard.press("Enter")
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    assert file.name == "golden-horn-record.csv"
    (game,) = csv.DictReader(file.read_text(encoding="utf-8-sig").splitlines())
    assert (game["players"], game["opponents"]) == ("3", "deckhand")
    assert int(game["points"]) == line["tally"]["points"]


def rating(visit: Visit) -> int:
    (curve,) = visit.context.request.get(f"{visit.url}/api/record").json()["ratings"]
    number: int = curve["rating"]
    return number


def test_what_is_not_counted_is_said(visitor: Visitor) -> None:
    visit = visitor("phone")
    finish(visit, visit.sit_down("here", "here", names=["Zoë", "Ben"]))
    page = visit.go("/record")
    expect(page.get_by_text("one game at one screen in which nobody")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_a_record_is_for_everybody(visitor: Visitor, size: str, language: str) -> None:
    visit = visitor(size, language, bypass_csp=True, reduced_motion="reduce")
    visit.go("/record")
    expect(visit.page.get_by_role("heading", name=say("own-empty", language))).to_be_visible()
    assert barriers(visit.page) + tight(visit.page) == []
    page = history(visit, 60)
    faults = barriers(page) + tight(page)
    if size in TOUCHED:
        faults += small(page)
    assert faults == []
    # Whatever is drawn is told too: the curves in a sentence, every bar in a cell.
    curves = page.get_by_role("img")
    expect(curves).to_have_count(2)
    for curve in curves.all():
        assert len(curve.get_attribute("aria-label") or "") > 60
    for row in page.locator("tbody tr").all():
        told, first, second = row.get_by_role("cell").all()
        assert (told.text_content() or "").strip()
        assert (first.inner_text().strip()[0] + second.inner_text().strip()[0]).isdigit()
    for name in ("settings", "points", "raids"):
        expect(card(page, name).locator("tbody tr")).to_have_count(6)


def test_one_game_and_a_thousand_find_room(visitor: Visitor) -> None:
    for size, games in (("phone", 1), ("wide", 1000)):
        visit = visitor(size, bypass_csp=True)
        page = history(visit, games, people=games > 1)
        assert tight(page) == []
        expect(page.locator("header dd").first).to_have_text(str(games))
