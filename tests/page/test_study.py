"""A finished game is analysed on the page, by mouse and by keyboard, and played on from a position."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from goldenhorn import Game, Options
from goldenhorn.record.codec import record_of, write_json
from looking import barriers, tight
from players import SCARCE_BOX, play
from visiting import PATIENCE, Visit, Visitor
from wording import say

LONG = 300_000  # milliseconds for an analysis on a busy machine


def imported(visit: Visit, game: Game) -> str:
    asked = visit.context.request
    assert asked.put(f"{visit.url}/api/me", data={"name": "Anna"}).ok
    answer = asked.post(
        f"{visit.url}/api/games", data=write_json(record_of(game)), headers={"Content-Type": "application/json"}
    )
    assert answer.ok, answer.text()
    key: str = answer.json()["key"]
    return key


def analysed(page: Page, language: str = "en") -> None:
    page.get_by_role("button", name=say("study-ask", language, depth="quick")).click()
    expect(page.get_by_role("heading", name=say("analysis-sums", language))).to_be_visible(timeout=LONG)


def analysis_of(visit: Visit, key: str) -> dict[str, Any]:
    found: dict[str, Any] = visit.context.request.get(f"{visit.url}/api/games/{key}/analysis").json()["analysis"]
    return found


def test_a_game_is_analysed_and_played_on(visitor: Visitor) -> None:
    visit = visitor()
    key = imported(visit, play(Options(3, box=SCARCE_BOX), 2))
    page = visit.go(f"/g/{key}")
    page.get_by_role("link", name="Analysis").click()
    expect(page).to_have_url(re.compile(rf"/g/{key}/analysis\?at=0$"))
    analysed(page)
    analysis = analysis_of(visit, key)
    rows = page.locator("#study-sums").locator("xpath=..").locator("tbody tr")
    expect(rows).to_have_count(3)
    for row, seat in zip(rows.all(), analysis["seats"], strict=True):
        start, skill, luck, result = (int(text.replace("−", "-")) for text in row.locator("td").all_inner_texts()[:4])
        assert start + skill + luck == result == round(100 * seat["result"])

    page.locator("h1").click()
    for pressed, number in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("Home", 0)):
        page.keyboard.press(pressed)
        expect(page).to_have_url(re.compile(rf"at={number}$"))
    candidates = page.get_by_role("region", name=re.compile("^Moves that .* could choose$")).get_by_role("listitem")
    expect(candidates.first).to_be_visible()
    moments = page.get_by_role("region", name="Key moments").get_by_role("button")
    assert moments.count() == len(analysis["moments"])
    if moments.count():
        moments.last.click()
        expect(page).not_to_have_url(re.compile(r"at=0$"))

    page.keyboard.press("Home")
    expect(page).to_have_url(re.compile(r"at=0$"))
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("radio")).to_have_count(3)
    dialog.get_by_label("The others are").select_option("deckhand")
    dialog.get_by_role("button", name="Begin").click()
    expect(page).to_have_url(re.compile(r"/t/[\w-]+$"))
    expect(page.locator("[data-step='place']")).to_be_visible()


def whole(text: str) -> int:
    return int(text.strip().replace("−", "-"))


def test_another_move_shows_what_changes(visitor: Visitor) -> None:
    """Tried out in place, by keyboard, compared with the game, taken back, and played on from there."""
    visit = visitor()
    game = play(Options(3), 2)
    key = imported(visit, game)

    def found(step: int, *actions: str) -> dict[str, Any]:
        answer = visit.context.request.post(f"{visit.url}/api/games/{key}/try", data={"step": step, "actions": actions})
        told: dict[str, Any] = answer.json()
        return told

    at = next(step for step in range(10, 40) if len(found(step)["view"]["legal"]) > 3)
    legal = found(at)["view"]["legal"]
    page = visit.go(f"/g/{key}/analysis?at={at}")
    page.get_by_role("button", name="Try another move").click()
    panel = page.get_by_role("region", name="What if?")
    moves = panel.get_by_role("listitem").get_by_role("button")
    expect(moves).to_have_count(len(legal))
    expect(panel.get_by_role("table")).to_have_count(0)
    ships = page.locator(".water svg").first.inner_html()
    moves.nth(1).focus()
    page.keyboard.press("Enter")
    rows = panel.locator("tbody tr")
    expect(rows).to_have_count(3, timeout=LONG)
    told = found(at, legal[1])["weighed"]
    for seat, row in enumerate(rows.all()):
        shown = [whole(text) for text in row.locator("td").all_inner_texts()]
        chances = [round(100 * weighed[seat]) for weighed in (told["before"], told["played"], told["after"][0])]
        assert shown == [*chances, chances[2] - chances[0]]
    assert page.locator(".water svg").first.inner_html() != ships, "the board shows where it leads"

    second = moves.count()
    moves.first.click()
    expect(panel.locator("thead th")).to_have_count(4)  # two moves are not compared with the one that was played
    panel.get_by_role("button", name="Take back").click()
    expect(moves).to_have_count(second)
    expect(panel.locator("thead th")).to_have_count(5)
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").get_by_label("The others are").select_option("deckhand")
    page.get_by_role("dialog").get_by_role("button", name="Begin").click()
    expect(page).to_have_url(re.compile(r"/t/[\w-]+$"))

    visit.go(f"/g/{key}/analysis?at={at}")
    page.get_by_role("button", name="Try another move").click()
    expect(moves).to_have_count(len(legal))
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    page.get_by_role("button", name="Try another move").click()
    page.keyboard.press("Home")  # another position ends it
    expect(panel).to_have_count(0)


def test_an_analysis_is_stopped_and_goes_on(visitor: Visitor) -> None:
    visit = visitor("phone")
    key = imported(visit, play(Options(4), 3))
    page = visit.go(f"/g/{key}/analysis")
    page.get_by_role("button", name="Deep analysis").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    page.get_by_role("button", name="Stop", exact=True).click()
    expect(page.get_by_role("button", name="Go on with the deep analysis")).to_be_visible()
    page.get_by_role("button", name="Go on with the deep analysis").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    page.get_by_role("button", name="Stop", exact=True).click()


@pytest.mark.parametrize(
    ("size", "language"), [("wide", "en"), ("tablet", "pl"), ("phone", "de"), ("phone", "it"), ("wide", "de")]
)
def test_the_screen_is_for_everybody(visitor: Visitor, size: str, language: str) -> None:
    visit = visitor(size, language, bypass_csp=True, reduced_motion="reduce")
    key = imported(visit, play(Options(2, expansion=True, box=SCARCE_BOX), 1))
    page = visit.go(f"/g/{key}/analysis?at=5")
    expect(page.get_by_role("button", name=say("study-ask", language, depth="quick"))).to_be_visible(timeout=PATIENCE)
    assert barriers(page) + tight(page) == []
    analysed(page, language)
    assert barriers(page) + tight(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    page.get_by_role("button", name=say("study-try", language), exact=True).click()
    panel = page.get_by_role("region", name=say("study-trying", language))
    panel.get_by_role("listitem").get_by_role("button").first.click()
    expect(panel.get_by_role("table")).to_be_visible(timeout=LONG)
    assert barriers(page) + tight(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    page.get_by_role("button", name=say("study-play-on", language)).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert barriers(page) + tight(page) == []
