"""Games beside a real box, and a tour through everything that the companion can show."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from goldenhorn.companion.companion import Companion
from goldenhorn.companion.table import RealTable
from goldenhorn.game.dealers import AskDraw, AskFilling
from goldenhorn.game.game import Game
from goldenhorn.record.files import read_records
from goldenhorn.record.verify import replay
from tables import table_of, told
from visiting import Visit

GOLDEN = Path(__file__).parent / "golden"


def game_of(name: str) -> Game:
    return replay(next(read_records((GOLDEN / f"{name}.ghr").read_text(encoding="utf-8"))))


def keep(page: Page, story: dict[str, Any]) -> None:
    """What the browser keeps."""
    page.evaluate("story => localStorage.setItem('golden-horn-companion', JSON.stringify(story))", story)


def tour(visit: Visit) -> Iterator[str]:
    """Every screen of the companion, by name. Words are not looked at."""
    page = visit.page
    visit.go("/companion")
    page.locator(".ways .cta").first.wait_for()
    yield "choose"
    page.locator(".ways .cta").first.click()
    for house in page.locator("form [aria-pressed]").all()[:3]:
        house.click()
    page.get_by_role("switch").last.click()
    page.locator(".way button").first.wait_for()
    yield "setup"
    visit.go("/companion")
    page.locator(".ways .cta").nth(1).click()
    for house in page.locator(".scorer [aria-pressed]").all()[:4]:
        house.click()
    page.get_by_role("switch").click()
    for number in (3, 12, 0):
        page.locator(f".pad [data-number='{number}']").click()
    yield "score"
    for number in (1,) * 25:
        page.locator(f".pad [data-number='{number}']").click()
    page.locator(".scores").wait_for()
    yield "scored"
    for name, wanted in (
        ("territories", ("place", "fill", "choose", "after", "over")),
        ("port", ("turn", "landing", "draw")),
    ):
        game = game_of(name)
        followed = (0,) if name == "port" else ()
        table, entries = table_of(game.options, game.events, followed), told(game.events, followed)
        for step in wanted:
            at = _reach(table, entries, step)
            setup = {"houses": list(table.options.houses), "expansion": table.options.expansion, "followed": list(followed)}
            keep(page, {"table": {**setup, "tiles": list(table.tiles), "first": table.options.first}, "entries": at})
            visit.go("/companion")
            page.locator(".ways .cta").first.click()
            page.locator(f"[data-step={step}]" if step != "over" else "[data-end]").wait_for()
            yield step
            if step == "choose":
                page.locator(".ask .row .btn").first.click()
                yield "chosen"
                page.locator(".ask .log").click()
                page.locator("dialog .entry").last.click()
                yield "entries"


def _reach(table: RealTable, entries: list[str], step: str) -> list[str]:
    """The entries up to somewhere late where that is asked."""
    companion, found = Companion(table), 0
    for number, entry in enumerate(entries):
        request, view = companion.pending, companion.view()
        asked = {AskFilling: "fill", AskDraw: "draw"}.get(type(request))
        phases = {"placing": "place", "acting": "choose", "turning": "turn", "landing": "landing", "after": "after"}
        now = asked or phases.get(view.phase)
        if now == step and (number < len(entries) * 3 // 4 or not found):
            found = number
        companion.tell(entry)
    return entries if step == "over" else entries[:found]
