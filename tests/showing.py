"""Screens beside the table that are prepared by asking: lessons, advice and an analysis, by name."""

from collections.abc import Iterator

from goldenhorn.lessons.course import LESSONS
from places import Places, at
from visiting import Visit

SETTLED = 300  # milliseconds until the light has found what is meant
LONG = 300_000  # milliseconds for an analysis on a busy machine


def further(visit: Visit, places: Places) -> Iterator[str]:
    """Show one screen after the other. Words are not looked at."""
    yield from lessons(visit)
    yield from advice(visit, places)
    yield from analysis(visit, places)


def lessons(visit: Visit) -> Iterator[str]:
    """How each of them begins, and how the first one ends."""
    page = visit.page
    for lesson in LESSONS:
        visit.go(f"/learn/{lesson.name}")
        page.wait_for_selector(".lesson [data-shown]")
        page.wait_for_selector(".veil")
        page.wait_for_timeout(SETTLED)
        yield f"lesson-{lesson.name}"
    visit.go(f"/learn/{LESSONS[0].name}")
    while not page.locator(".lesson .won").count():
        page.locator(".lesson .row .btn:nth-child(2):enabled, .lesson .row .primary").first.click()
        page.wait_for_timeout(100)
    yield "lesson-done"


def advice(visit: Visit, places: Places) -> Iterator[str]:
    page = at(visit, places.four)
    if page.locator(".phone").count():
        page.locator(".phone header button").nth(1).click()
        page.locator("#tab-advice").click()
    else:
        page.get_by_role("tab").last.click()
    page.wait_for_selector(".advice tbody .strip")
    yield "advice"
    while not page.locator(".advice ol > li").count():  # what it thinks with may still have to be loaded
        page.locator(".advice .btn").first.click()
        page.wait_for_selector(".advice ol > li, .advice [role=alert]")
        page.wait_for_timeout(500)
    yield "advised"
    if page.locator(".phone").count():
        page.keyboard.press("Escape")
        yield "advised-board"


def analysis(visit: Visit, places: Places) -> Iterator[str]:
    page = visit.go(f"/g/{places.finished}/analysis?at=40")
    page.wait_for_selector(".study .board .ship")
    page.wait_for_load_state("networkidle")
    if not page.locator("#study-sums").count():
        yield "study-asking"
        page.locator(".study .right .btn.primary").click()
        page.wait_for_selector("#study-sums", timeout=LONG)
    yield "study"
    page.locator(".study .controls .btn.primary").click()
    page.wait_for_selector("dialog[open]")
    yield "play-on"
