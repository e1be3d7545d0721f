"""The rulebook: read, searched, printed, and asked from the table without leaving it."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from goldenhorn.rules.box import standard_box
from looking import barriers, small, tight
from playing import hurry
from reaching import offered, reach
from visiting import Visit, Visitor
from wording import say

LANGUAGES = ("en", "de", "it", "pl")
RULES = re.findall(
    r"^- (\d+\.\d+) ", (Path(__file__).parents[2] / "docs" / "rules.md").read_text(encoding="utf-8"), re.MULTILINE
)
DIAGRAMS = "svg[data-diagram]"
# Goes through the book and looks at every rule: its link, what it says, its picture once one is there, and that in words.
READ_ALL = """async () => {
  const found = []
  for (const article of document.querySelectorAll('article')) {
    const picture = article.querySelector('svg[data-diagram]')
    picture.scrollIntoView()
    while (picture.querySelector('[data-piece]') === null) await new Promise((done) => setTimeout(done, 20))
    const link = article.querySelector('h3 a').getAttribute('href')
    const text = article.querySelector('.words p').textContent
    const drawn = picture.querySelectorAll('use, path, text').length
    found.push([link, text.length > 20, drawn > 0, picture.getAttribute('aria-label').length > 20])
  }
  return found
}"""
FOCUSED = "document.activeElement.closest('article')?.id"


def book(visit: Visit, path: str = "/rules") -> Page:
    page = visit.go(path)
    page.wait_for_selector("article")
    return page


def shown(page: Page) -> list[str]:
    """The rules that can be read."""
    numbers: list[str] = page.locator("article:visible").evaluate_all("all => all.map((one) => one.id)")
    return numbers


def test_every_rule_has_a_place_a_link_and_a_picture(visitor: Visitor) -> None:
    visit = visitor()
    page = visit.go()
    page.locator("nav a[href='/rules']").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Rules")
    page.wait_for_selector("article")
    assert shown(page) == RULES
    assert page.evaluate(READ_ALL) == [[f"/rules/{number}", True, True, True] for number in RULES]


def test_pictures_move_only_while_they_are_seen_and_wanted(visitor: Visitor) -> None:
    page = book(visitor())
    first, last = page.locator(DIAGRAMS).first, page.locator(DIAGRAMS).last
    expect(first).to_have_attribute("data-playing", "true")
    expect(last).to_have_attribute("data-playing", "false")
    assert first.evaluate("svg => svg.getAnimations({ subtree: true }).length") > 0
    page.get_by_role("switch", name="Moving pictures").click()
    expect(first).to_have_attribute("data-playing", "false")
    assert first.evaluate("svg => svg.getAnimations({ subtree: true }).length") == 0
    still = book(visitor(reduced_motion="reduce"), "/rules/5.5")
    expect(still.locator("[data-playing=true]")).to_have_count(0)
    expect(still.locator("article[id='5.5'] .trail").first).to_be_visible()


@pytest.mark.parametrize(
    ("language", "search", "rules"),
    [
        ("en", "5.9", ["5.9"]),
        ("en", "berths MODONE", ["1.4", "2.1", "2.2", "5.9"]),
        ("en", "6", ["6.1", "6.2", "6.3", "6.4"]),
        ("de", "uberspringt", ["5.5"]),
        ("it", "piu anziano", ["2.4"]),
        ("pl", "zolte", ["1.5", "7.3"]),
    ],
)
def test_rules_are_found_by_words_and_numbers(visitor: Visitor, language: str, search: str, rules: list[str]) -> None:
    page = book(visitor(language=language))
    page.get_by_role("searchbox").fill(search)
    expect(page.get_by_role("status")).to_have_text(say("rules-found", language, number=len(rules)))
    assert shown(page) == rules
    if not search[0].isdigit():
        expect(page.locator("article:visible mark").first).to_be_visible()


def test_what_is_not_found_is_told(visitor: Visitor) -> None:
    page = book(visitor(language="pl"))
    page.get_by_role("searchbox").fill("<b>kraken")
    expect(page.get_by_role("status")).to_have_text(say("rules-found", "pl", number=0))
    expect(page.get_by_text(say("rules-found-none", "pl"))).to_be_visible()
    assert shown(page) == []


def test_base_game_and_expansion_can_be_read_alone(visitor: Visitor) -> None:
    page = book(visitor())
    page.get_by_role("radio", name="Expansion").click()
    assert {number[0] for number in shown(page)} == {"8"}
    page.get_by_role("radio", name="Base game").click()
    assert {number[0] for number in shown(page)} == set("1234567")
    expect(page.get_by_role("heading", name="Good to know")).to_be_visible()


def test_a_link_leads_to_a_rule(visitor: Visitor) -> None:
    visit = visitor()
    page = book(visit, "/rules/5.9")
    page.wait_for_function(f"{FOCUSED} === '5.9'")
    expect(page.locator("article[id='5.9'] h3")).to_be_in_viewport()
    page.locator("article[id='4.5']").scroll_into_view_if_needed()
    page.locator("article[id='4.6']").get_by_role("link", name="rule 5.4").click()
    page.wait_for_url("**/rules/5.4")
    page.wait_for_function(f"{FOCUSED} === '5.4'")
    page.go_back()
    page.wait_for_function(f"{FOCUSED} === '5.9'")
    page.get_by_role("searchbox").fill("kraken")
    page.evaluate("history.pushState(null, '', '/rules/7.1'); dispatchEvent(new PopStateEvent('popstate'))")
    page.wait_for_function(f"{FOCUSED} === '7.1'")
    assert shown(page) == RULES


@pytest.mark.parametrize("number", ["99.9", "nothing"])
def test_a_rule_that_does_not_exist(visitor: Visitor, number: str) -> None:
    page = book(visitor(language="de"), f"/rules/{number}")
    expect(page.get_by_role("alert")).to_have_text(say("rules-no-number", "de", number=number))
    assert shown(page) == RULES


@pytest.mark.parametrize("size", ["wide", "tablet", "phone"])
def test_a_question_at_the_table_leads_to_its_rule(visitor: Visitor, size: str) -> None:
    visit = visitor(size)
    key = visit.sit_down("here", "deckhand", first=0)
    page = reach(visit, key, offered("place"))
    step = page.locator("[data-step=place]")
    step.get_by_role("link", name="rule 2.5").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name="2.5 Placing the ships")).to_be_visible()
    expect(dialog.locator(f"{DIAGRAMS} [data-piece]").first).to_be_attached()
    dialog.get_by_role("button", name="Next rule").click()
    expect(dialog.get_by_role("heading", name="2.6 First goods")).to_be_visible()
    dialog.get_by_role("link", name="rule 8.3").click()
    expect(dialog.get_by_role("heading", name="8.3 Conquerors come into port")).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(step).to_be_visible()
    assert page.url.endswith(f"/t/{key}")


def test_looking_something_up_changes_nothing_at_the_table(visitor: Visitor) -> None:
    """By keyboard: a ship is chosen, its cargo is not; the rule is read, and the choice still stands."""
    visit = visitor()
    page = reach(visit, visit.sit_down("here", "deckhand", first=0), offered("load"))
    page.wait_for_selector("[data-step=choose]")
    page.keyboard.press("1")
    cargo = page.locator("[data-step=cargo]")
    forbidden = cargo.locator("[aria-disabled=true]").first
    forbidden.focus()
    link = cargo.locator("#why-not").get_by_role("link")
    expect(link).to_have_text("rule 5.2")
    link.focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name="5.2 Loading")).to_be_visible()
    page.keyboard.press("1")
    page.keyboard.press("u")
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(cargo).to_be_visible()
    expect(link).to_be_focused()
    announce = cargo.get_by_role("link", name="rule 6.2")
    expect(announce).to_be_visible()
    announce.click()
    expect(dialog.get_by_role("heading", name="6.2 Announcing the end")).to_be_visible()


def test_a_refused_table_leads_to_the_rule(visitor: Visitor, tmp_path: Path) -> None:
    content: dict[str, Any] = standard_box().to_dict()
    content["fleets"]["Dandolo"]["mono"] = "RRO"
    file = tmp_path / "box.json"
    file.write_text(json.dumps(content), encoding="utf-8")
    visit = visitor(language="it")
    visit.expected.append("Failed to load resource")
    page = visit.go()
    hurry(page)
    page.locator("summary").click()
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("button", name=say("page-create", "it")).click()
    page.get_by_role("alert").get_by_role("link", name="regola 1.7").click()
    title = say("rule-1-7", "it")
    expect(page.get_by_role("dialog").get_by_role("heading", name=f"1.7 {title}")).to_be_visible()


def test_a_table_with_its_own_material_is_told_of_that(visitor: Visitor) -> None:
    content: dict[str, Any] = standard_box().to_dict()
    content["hand"] = 4
    visit = visitor()
    page = reach(visit, visit.sit_down("here", "deckhand", first=0, box=content), offered("place"))
    page.locator("[data-step]").get_by_role("link", name="rule 2.5").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text(say("rules-own-box", "en"))).to_be_visible()
    dialog.get_by_role("button", name="Next rule").click()
    dialog.get_by_role("button", name="Next rule").click()
    expect(dialog).to_contain_text(say("rule-2-7-text", "en", hand=4))


def test_it_prints_as_a_booklet(visitor: Visitor) -> None:
    page = book(visitor(language="de"))
    printed = page.pdf(prefer_css_page_size=True, print_background=True)
    sheets = re.findall(rb"/Type\s*/Page\b", printed)
    assert 8 <= len(sheets) <= 20
    for box in re.findall(rb"/MediaBox \[([^]]*)\]", printed):
        assert [float(side) for side in box.split()] == pytest.approx([0, 0, 595, 842], abs=2)  # A4
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(page.get_by_role("searchbox")).to_be_hidden()
    assert page.evaluate("getComputedStyle(document.documentElement).backgroundColor") == "rgb(255, 255, 255)"
    assert page.locator("article").evaluate_all("all => all.every((one) => getComputedStyle(one).breakInside === 'avoid')")
    assert page.locator(DIAGRAMS).evaluate_all("all => all.every((one) => one.querySelector('[data-piece]') !== null)")
    expect(page.locator("[data-playing=true]")).to_have_count(0)


@pytest.mark.parametrize("size", ["wide", "tablet", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_out_of_reach_and_all_words_find_room(visitor: Visitor, size: str, language: str) -> None:
    visit = visitor(size, language, bypass_csp=True, reduced_motion="reduce")  # axe has to get in
    page = book(visit)
    assert barriers(page) + tight(page) + (small(page) if size != "wide" else []) == []
    page.get_by_role("searchbox").fill("modon")
    expect(page.locator("article:visible mark").first).to_be_visible()
    assert tight(page) == []
