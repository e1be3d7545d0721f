"""A newcomer's path: from the start page through all lessons to the end of a first game, with nothing but what is shown."""

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from goldenhorn.lessons.course import LESSONS
from looking import barriers, tight
from playing import Keyboard, Mouse, Player, hurry
from visiting import PATIENCE, Visitor
from wording import say

expect.set_options(timeout=PATIENCE)

STEPS = sum(len(lesson.steps) for lesson in LESSONS)
ONWARD = ".lesson .row .primary"


class Pointer(Mouse):
    """There is one thing to choose, so it is waited for until it can be."""

    def take(self, offer: Locator) -> None:
        offer.click()


class Keys(Keyboard):
    def take(self, offer: Locator) -> None:
        offer.wait_for()
        super().take(offer)


def landing(page: Page, place: str) -> Locator:
    if place == "Modone":
        return page.locator("[role=button]:has(> rect.ring[rx='11'])")
    if place.isdecimal():
        return page.locator(f"[data-at='place {place}'] [role=button]")
    return page.locator(f"[role=button]:has([data-at='shore {place}'])")


def do(player: Player, action: str, language: str) -> None:
    """What a lesson wants, with the controls of the table."""
    page = player.page
    cart = page.locator(".cart")

    def press(message: str, **facts: str | int) -> None:
        player.take(cart.get_by_role("button", name=say(message, language, **facts), exact=True))

    match action.split():
        case ["load" | "sail" as verb, ship, what]:
            if player.step != "landing":
                player.take(page.locator(f"[data-at='ship 0 {ship}'] [role=button]"))
            if verb == "sail":
                player.take(landing(page, what))
            elif len(what) == 1:
                player.take(cart.locator(f"button[aria-label$=' {say(f'colour-{what}', language)}']"))
            else:
                press("page-conquerors", number=3)
        case ["raid", *_]:
            player.take(page.locator(".board > .target:has(circle[r='22'])"))
            player.take(cart.locator(".btn.primary"))
        case ["turn"]:
            player.take(cart.locator(".two button").nth(1))
        case ["announce"]:
            player.take(cart.locator(".btn", has_text=say("do-announce", language)))
        case ["conquer", territory, *_]:
            press("do-conquer", territory=territory, peasants=0)
        case ["train", number]:
            press("do-train", peasants=int(number))
        case _:
            raise AssertionError(action)


def wait_for_step(page: Page) -> str | None:
    """What is to be done now; None if the scene is over."""
    page.wait_for_selector(f"{ONWARD}, .lesson .row .btn:nth-child(2):enabled")
    if page.locator(ONWARD).count():
        return None
    return page.locator(".lesson [data-shown]").get_attribute("data-shown")


def learn(player: Player, language: str) -> int:
    """Take lessons to the end of the last one; the number of steps."""
    page, steps = player.page, 0
    while True:
        action = wait_for_step(page)
        if action is not None:
            do(player, action, language)
            expect(page.locator(f".lesson [data-shown='{action}']")).to_have_count(0)
            steps += 1
            continue
        onward = page.locator(ONWARD)
        if onward.inner_text() == say("learn-first-game", language):
            return steps
        player.take(onward)
        expect(page.locator(ONWARD)).to_have_count(0)


def kept(page: Page) -> list[str]:
    done: list[str] = json.loads(page.evaluate("localStorage.getItem('golden-horn-lessons')"))["done"]
    return done


@pytest.mark.parametrize("language", ["en", "de", "it", "pl"])
def test_a_newcomer_by_mouse(visitor: Visitor, language: str) -> None:
    page = visitor(language=language).go()
    hurry(page)
    page.reload()
    page.get_by_role("link", name=say("page-learn", language)).click()
    page.get_by_role("link", name=say("learn-begin", language)).first.click()
    assert learn(Pointer(page), language) == STEPS
    assert kept(page) == [lesson.name for lesson in LESSONS]
    page.locator(ONWARD).click()
    page.wait_for_url(re.compile("/t/"))
    player = Mouse(page)
    remarks: set[str] = set()
    page.wait_for_selector(".coach [data-remark]")
    while not player.over:
        player.play(len(player.done) + 4)
        remarks |= set(page.locator("[data-remark]").evaluate_all("all => all.map((one) => one.dataset.remark)"))
    assert len(remarks) > 3
    page.wait_for_selector("[data-remark=coach-won], [data-remark=coach-lost], [data-remark=coach-draw]", state="attached")


def test_a_newcomer_by_keyboard_alone(visitor: Visitor) -> None:
    page = visitor().go()
    hurry(page)
    page.reload()
    player = Keys(page)
    player.take(page.get_by_role("link", name="Learn to play"))
    player.take(page.get_by_role("link", name="Begin").first)
    assert learn(player, "en") == STEPS
    player.take(page.locator(ONWARD))
    page.wait_for_url(re.compile("/t/"))
    page.wait_for_selector("[data-remark=coach-placing]")
    game = Keyboard(page)
    game.play()
    assert game.over


def test_what_is_wrong_is_explained_and_nothing_happens(visitor: Visitor) -> None:
    page = visitor().go()
    hurry(page)
    page.goto(page.url + "learn/loading")
    player = Pointer(page)
    assert wait_for_step(page) == "load trio P"
    do(player, "load trio B", "en")
    expect(page.get_by_role("alert")).to_contain_text("three")
    assert wait_for_step(page) == "load trio P"
    page.locator("[data-at='ship 0 trio'] [role=button]").click()
    page.locator(".cart button[aria-label$=' Green']").hover()
    expect(page.locator("#why-not")).to_contain_text("rule 5.2")
    page.keyboard.press("Escape")
    page.goto(page.url.replace("loading", "wind"))
    wait_for_step(page)
    page.locator("[data-at='ship 0 trio'] [role=button]").click()
    page.locator("[data-at='place 6']").click()  # beyond the squares that are offered
    expect(page.get_by_role("alert")).to_contain_text("rule 5.7")
    do(player, "sail trio 4", "en")
    expect(page.get_by_role("button", name="Go on")).to_be_focused()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_lesson_is_shown_left_resumed_repeated_and_skipped(visitor: Visitor) -> None:
    page = visitor().go()
    hurry(page)
    page.goto(page.url + "learn")
    expect(page.get_by_text("0 of 10 lessons done")).to_be_visible()
    page.get_by_role("link", name="Begin Loading").click()
    page.get_by_role("button", name="Show me").click()
    page.wait_for_selector("[data-shown='sail trio 1']")
    page.reload()
    page.wait_for_selector("[data-shown='sail trio 1']")
    page.get_by_role("button", name="Back").click()
    page.wait_for_selector("[data-shown='load trio P']")
    page.get_by_role("button", name="Skip").click()
    page.wait_for_selector("[data-shown='load duo R']")
    page.get_by_role("link", name="All lessons").click()
    page.get_by_role("link", name="Go on Loading").click()
    for _ in range(2):
        expect(page.get_by_role("button", name="Show me")).to_be_enabled()
        page.get_by_role("button", name="Show me").click()
    page.get_by_role("button", name="Once more").click()
    page.wait_for_selector("[data-shown='load trio P']")
    page.get_by_role("link", name="All lessons").click()
    expect(page.get_by_text("1 of 10 lessons done")).to_be_visible()
    page.get_by_role("link", name="Begin Territories and peasants").click()
    for _ in range(3):
        wait_for_step(page)
        page.get_by_role("button", name="Skip").click()
    expect(page.get_by_role("heading", name="Learn to play")).to_be_visible()
    assert kept(page) == ["loading"]


@pytest.mark.parametrize(
    "stale", ['{"done": 7}', "[", '{"done": [], "place": {"lesson": "aim", "scene": 7, "did": ["x"]}}']
)
def test_what_was_kept_by_another_version_is_no_trouble(visitor: Visitor, stale: str) -> None:
    visit = visitor()
    visit.expected.append("/api/lessons/aim")  # the server says that it does not go like that
    page = visit.go()
    page.evaluate("stale => localStorage.setItem('golden-horn-lessons', stale)", stale)
    page.goto(page.url + "learn/aim")
    assert wait_for_step(page) == "sail trio Constantinople"


def test_there_is_no_such_lesson(visitor: Visitor) -> None:
    visit = visitor()
    visit.expected.append("/api/lessons/nothing")
    page = visit.go("/learn/nothing")
    page.get_by_role("link", name="All lessons").click()
    expect(page.get_by_role("heading", name="Learn to play")).to_be_visible()


def test_the_coach_can_be_sent_away_and_called_back(visitor: Visitor) -> None:
    page = visitor().go()
    hurry(page)
    page.goto(page.url + "learn")
    page.get_by_role("button", name="Your first game").click()
    page.wait_for_selector("[data-remark=coach-placing]")
    page.get_by_role("button", name="Switch the coach off").click()
    expect(page.locator(".coach")).to_have_count(0)
    page.reload()
    page.wait_for_selector("[data-step=place]")
    expect(page.locator(".coach")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Settings").click()
    page.get_by_role("switch", name="Advises you").click()
    page.wait_for_selector("[data-remark=coach-placing]", state="attached")


@pytest.mark.parametrize("size", ["wide", "tablet", "phone"])
@pytest.mark.parametrize("language", ["en", "de", "it", "pl"])
def test_every_step_finds_room_and_hides_nothing(visitor: Visitor, size: str, language: str) -> None:
    """The words of every step, on every kind of screen; what is meant is not behind the card."""
    visit = visitor(size, language, bypass_csp=True, reduced_motion="reduce")
    page = visit.go("/about")
    hurry(page)
    found = []
    for lesson in LESSONS:
        visit.go(f"/learn/{lesson.name}")
        while True:
            action = wait_for_step(page)
            where = f"{lesson.name} {action}"
            found += [f"{where}: {fault}" for fault in tight(page)]
            if action is None:
                onward = page.locator(ONWARD)
                if onward.evaluate("one => one.tagName") == "A" or (lesson is LESSONS[-1] and page.locator(".won").count()):
                    break
                onward.click()
                expect(page.locator(ONWARD)).to_have_count(0)
                continue
            found += [f"{where}: {mark} is behind the card" for mark in page.evaluate(BEHIND)]
            page.get_by_role("button", name=say("learn-show", language)).click()
            expect(page.locator(f".lesson [data-shown='{action}']")).to_have_count(0)
        if lesson in (LESSONS[0], LESSONS[-1]):
            found += [f"{lesson.name}: {fault}" for fault in barriers(page)]
    assert not found, "\n".join(found)


# What can be chosen on the board lies in front of the card, wherever the middle of it can be seen.
BEHIND = """() => {
  const card = document.querySelector('.lesson').getBoundingClientRect()
  return [...document.querySelectorAll('.veil mask rect')].slice(1).flatMap((hole) => {
    const { left, top, width, height } = hole.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    return x > card.left && x < card.right && y > card.top && y < card.bottom ? [`${Math.round(x)} ${Math.round(y)}`] : []
  })
}"""
