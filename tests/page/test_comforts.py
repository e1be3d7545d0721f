"""What a table offers besides playing: taking back, asking before, another language, talk, another game."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from playing import Mouse
from reaching import finish, offered, reach
from visiting import Visit, Visitor
from wording import say

OWN = "[data-step]:not([data-step=wait]):not([data-step=shown])"


def like(page: Page, **settings: object) -> None:
    """Change what the browser keeps of somebody's likings."""
    page.evaluate(
        "wanted => localStorage.setItem('golden-horn',"
        " JSON.stringify({ ...JSON.parse(localStorage.getItem('golden-horn')), ...wanted }))",
        settings,
    )


def choose_a_ship_at_sea(page: Page) -> None:
    page.wait_for_selector("[data-step=choose], [data-step=landing]")
    for number in "123":
        if page.locator("[data-step=landing]").count():
            return
        page.keyboard.press("Escape")
        page.keyboard.press(number)
        page.wait_for_selector("[data-step=cargo], [data-step=landing]")


def raids_that_empty_nothing(view: dict[str, Any]) -> bool:
    """Whoever empties a ship lets its owner decide, and cannot take that back (4.5)."""
    prey = [action.split()[1:3] for action in view["legal"] if action.startswith("raid")]
    ships = [ship for ship in view["ships"] if [view["seats"][ship["seat"]]["house"], ship["kind"]] in prey]
    return bool(ships) and all(ship["aboard"] + ship["peasants"] > 1 for ship in ships)


def test_a_raid_is_taken_back(visitor: Visitor) -> None:
    visit = visitor()
    key = visit.sit_down("here", "here", first=0)
    page = reach(visit, key, raids_that_empty_nothing)
    prey = page.get_by_role("button", name=re.compile("^Raid .*:"))
    before = prey.count()
    prey.first.focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Raid with").click()
    page.locator("li", has_text="raids the").last.wait_for()
    page.get_by_role("button", name="Undo").click()
    page.locator("li", has_text="takes a decision back").last.wait_for()
    expect(page.locator("[data-step=choose]")).to_be_visible()
    expect(prey).to_have_count(before)


def test_a_landing_is_asked_about_if_one_likes(visitor: Visitor) -> None:
    visit = visitor()
    key = visit.sit_down("here", "here", first=0)
    like(visit.go("/about"), confirm=True)
    page = reach(visit, key, offered("sail"))
    choose_a_ship_at_sea(page)
    told = page.locator(".log li").count()
    page.get_by_role("button", name=re.compile("^Land ")).first.focus()
    page.keyboard.press("Enter")
    confirm = page.get_by_role("button", name="Confirm")
    expect(confirm).to_be_visible()
    assert page.locator(".log li").count() == told
    confirm.click()
    page.wait_for_function("told => document.querySelectorAll('.log li').length > told", arg=told)


def test_language_and_colour_aids_in_the_middle_of_a_game(visitor: Visitor) -> None:
    visit = visitor()
    visit.sit_down("here", "deckhand")
    page = visit.page
    Mouse(page).play(5)
    page.wait_for_selector(OWN)
    expect(page).to_have_title(re.compile("your turn"))
    step = page.locator("[data-step]").get_attribute("data-step")
    cards = page.locator(".hand .card")
    expect(cards.first).not_to_have_text(re.compile("[A-Z]"))
    page.get_by_role("button", name="Colour aids").click()
    expect(cards.first).to_have_text(re.compile("[YPGROB]"))
    for language in ("de", "it", "pl"):
        page.locator("header select").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page).to_have_title(re.compile(say("page-your-turn", language)))
        expect(page.get_by_role("tab", name=say("page-log", language))).to_be_visible()
        expect(page.locator("[data-step]")).to_have_attribute("data-step", step or "")
    page.reload()
    expect(page.get_by_role("tab", name=say("page-log", "pl"))).to_be_visible()


def test_what_bots_do_is_shown_and_can_be_skipped(visitor: Visitor) -> None:
    visit = visitor()
    visit.sit_down("here", "deckhand", "deckhand", first=0)
    page = visit.page
    like(page, speed=0.5)
    page.reload()
    player, skip = Mouse(page), page.get_by_role("button", name="Skip to the end")
    while not skip.is_visible():  # there is nothing to skip of what one does oneself
        if player.step in ("place", "choose", "cargo", "landing"):
            player.decide()
        page.wait_for_timeout(20)
    expect(page.locator("h1")).to_contain_text(re.compile("loads|sails|brings|raids"))
    skip.click()
    page.wait_for_selector(OWN)


def test_people_talk(visitor: Visitor) -> None:
    host, guest = visitor(), visitor()
    key = host.sit_down("here", "open")
    guest.come_in(key, "Boris")
    host.page.get_by_role("button", name="Begin the game").click()
    for visit in (host, guest):
        visit.page.wait_for_selector("[data-step]")
    host.page.get_by_role("tab", name="Chat").click()
    words = host.page.get_by_role("textbox", name="Say something")
    words.fill("<b>Ahoy</b>")
    host.page.get_by_role("button", name="Good luck!").click()
    expect(host.page.locator(".log li")).to_have_text(["Anna: Good luck!"])
    expect(words).to_have_value("<b>Ahoy</b>")
    words.press("Enter")
    expect(words).to_have_value("")
    tab = guest.page.get_by_role("tab", name="Chat")
    expect(tab).to_have_text("Chat2")
    tab.click()
    expect(tab).to_have_text("Chat")
    expect(guest.page.locator(".log li")).to_have_text(["Anna: Good luck!", "Anna: <b>Ahoy</b>"])
    assert guest.page.locator(".log b").count() == 0


def test_another_game(visitor: Visitor) -> None:
    visit: Visit = visitor()
    key = visit.sit_down("here", "deckhand")
    finish(visit, key)
    page = visit.go(f"/t/{key}")
    page.locator("[data-end]").get_by_role("button", name="Play again").click()
    page.wait_for_url(re.compile(rf"/t/(?!{key})\w+"))
    page.wait_for_selector("[data-step]")
