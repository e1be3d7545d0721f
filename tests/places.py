"""Tables in positions that are worth looking at, and a tour through everything that the page can show."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

from playwright.sync_api import Page, expect

from reaching import Decide, Seen, by_bot, by_lot, line_to, offered, over, play_until, uncover
from serving import People, Person, Server
from visiting import Visit

LONG_NAME = "Bartholomäus von und zu Konstantinopel"
MIDDLE = 12  # the round in which a game looks like one


def kinds(view: dict[str, Any], verb: str) -> set[str]:
    return {action.split()[1] for action in view["legal"] if action.startswith(f"{verb} ")}


def rich(view: dict[str, Any]) -> bool:
    """There are a ship to load, one to rob, and one that can sail to several squares."""
    squares = Counter(action.split()[1] for action in view["legal"] if re.match(r"sail \w+ \d+", action))
    return late(view) and bool(kinds(view, "load") and kinds(view, "raid") and max(squares.values(), default=0) > 1)


def conquering(view: dict[str, Any]) -> bool:
    taken = [territory for territory in view["territories"] if territory["owner"] is not None]
    return bool(taken and kinds(view, "load") and kinds(view, "conquer"))


def late(view: dict[str, Any]) -> bool:
    return bool(view["round"] >= MIDDLE and view["phase"] == "acting" and view["legal"])


def holding(view: dict[str, Any]) -> bool:
    """The second of some people has cards to hide from the others."""
    return late(view) and view["seat"] == 1 and any(view["hand"])


def turning(view: dict[str, Any]) -> bool:
    return bool(view["phase"] == "turning" and view["legal"])


@dataclass(frozen=True)
class Places:
    """The keys of tables, and the cookie of the one who sits there."""

    cookie: str
    waiting: str
    placing: str
    four: str
    three: str
    two: str
    realm: str
    turning: str
    shared: str
    finished: str

    def bring(self, visit: Visit) -> None:
        """Be the one who sits there."""
        visit.context.add_cookies([{"name": "goldenhorn", "value": self.cookie, "url": visit.url}])


async def prepare(server: Server, bot: str = "deckhand") -> Places:
    """Bots of this level play, for the one who sits there too."""
    async with People(server) as people:
        anna = await people("Anna")
        cookie = anna.http.cookies["goldenhorn"]

        async def table(happened: Seen, *seats: str, rare: bool = False, **setup: Any) -> str:
            decider = partial(by_lot, thrifty=True) if rare else partial(by_bot, bot)
            return await reached(server, anna, happened, decider, *seats, **setup)

        bots = [bot] * 3
        return Places(
            cookie=cookie,
            waiting=await wait(anna, await people(LONG_NAME)),
            placing=await table(offered("place"), "here", *bots, first=0),
            four=await table(rich, "here", *bots),
            three=await table(rich, "here", *bots[:2]),
            two=await table(rich, "here", *bots[:1]),
            realm=await table(conquering, "here", *bots[:2], rare=True, expansion=True),
            turning=await table(turning, "here", *bots[:1], rare=True),
            shared=await table(holding, *["here"] * 3, names=[None, LONG_NAME, "Zoë"]),
            finished=await table(over, "here", *bots, expansion=True),
        )


async def reached(
    server: Server, host: Person, happened: Seen, decider: Callable[[int], Decide], *seats: str, **setup: Any
) -> str:
    """Some table of the host's at which that was seen; sometimes it takes more than one game."""
    for seed in range(1, 20):
        key = await host.open(*seats, **setup)
        if await play_until(line_to(server, key, host.http.cookies["goldenhorn"]), happened, decider(seed)):
            return key
    raise AssertionError(f"{happened.__name__} was not seen")


async def wait(host: Person, guest: Person) -> str:
    """A table that is not full, with everything that can be agreed on."""
    clock = {"kind": "game", "seconds": 14 * 86_400, "bonus": 43_200}
    houses = ["Contarini", None, "Morosini", None]
    rules = {"expansion": True, "layout": "shuffled", "hints": True}
    key = await host.open("here", "open", "admiral", "open", houses=houses, clock=clock, **rules)
    async with guest.at(key) as place:
        await place.do("sit", seat=1)
        await place.do("house", seat=1, house="Loredan")
        await place.do("ready", seat=1)
    return key


def tour(visit: Visit, places: Places) -> Iterator[str]:
    """Show one screen after the other, by name. Words are not looked at: it works in every language."""
    yield from around(visit, places)
    yield from playing(visit, places)
    yield from after(visit, places)


def around(visit: Visit, places: Places) -> Iterator[str]:
    page = visit.go()
    page.wait_for_selector("[aria-labelledby=tables] li")
    yield "start"
    page.locator("summary").click()
    page.get_by_role("radio").nth(3).click()
    yield "options"
    yield from dialog(page, "header .tool.name", "person")
    yield from dialog(page, "header .tool:nth-of-type(3)", "settings")
    visit.go(f"/t/{places.waiting}")
    page.wait_for_selector(".seats article")
    yield "waiting"
    for path in ("/about", "/games", "/record", "/rules", "/learn", "/nothing/here"):
        visit.go(path)
        page.wait_for_selector("h1")
        page.wait_for_load_state("networkidle")
        yield path.split("/")[1]


def dialog(page: Page, opener: str, name: str) -> Iterator[str]:
    shown = page.locator("dialog[open]")
    before = shown.count()
    page.locator(opener).click()
    expect(shown).to_have_count(before + 1)
    page.wait_for_load_state("networkidle")
    yield name
    page.keyboard.press("Escape")
    expect(shown).to_have_count(before)


def playing(visit: Visit, places: Places) -> Iterator[str]:
    page = at(visit, places.placing)
    yield "placing"
    yield from dialog(page, "[data-step] a.sign >> nth=0", "rule")
    page = at(visit, places.four)
    yield "choosing"
    choose(page, 0, "cargo")
    yield "cargo"
    page.keyboard.press("Escape")
    sail(page)
    yield "landing"
    page.keyboard.press("Escape")
    rob(page)
    yield "pair"
    page.keyboard.press("Escape")
    if page.locator(".phone").count():
        yield from sheets(page)
    else:
        page.locator("[aria-haspopup=menu]").click()
        yield "menu"
        yield from dialog(page, "[role=menuitem]:has([href='#i-link'])", "carry")
    at(visit, places.three)
    yield "three"
    at(visit, places.two)
    yield "two"
    at(visit, places.realm)
    yield "realm"
    choose(page, 0, "cargo")
    yield "realm-cargo"
    at(visit, places.turning)
    yield "turning"
    visit.go(f"/t/{places.shared}")
    page.wait_for_selector(".curtain")
    yield "curtain"
    uncover(page)
    page.wait_for_selector(".hand li")
    yield "shared"


def at(visit: Visit, key: str) -> Page:
    visit.go(f"/t/{key}")
    visit.page.wait_for_selector("[data-step]:not([data-step=wait]):not([data-step=shown])")
    return visit.page


def choose(page: Page, number: int, step: str) -> None:
    page.keyboard.press(str(number + 1))
    page.wait_for_selector(f"[data-step={step}]")


def sail(page: Page) -> None:
    """Choose a ship that can sail to several squares, and consider one of them."""
    for number in range(page.locator(".ship .target").count()):
        page.keyboard.press(str(number + 1))
        page.wait_for_selector("[data-step=cargo], [data-step=landing]")
        if page.locator("[data-at^='place '] .target:has(.ring)").count() > 1:
            break
        page.keyboard.press("Escape")
    aim(page)


def aim(page: Page) -> None:
    """Consider a landing at sea: with a pointer by being there, without one by a tap."""
    places = page.locator("[data-at^='place '] .target:has(.ring)")
    landing = places.nth(places.count() // 2)
    if page.locator(".phone, .tablet").count():
        landing.locator(".ring").first.tap(force=True)
    else:
        landing.hover(force=True)
    page.wait_for_selector(".ghost")


def rob(page: Page) -> None:
    page.locator(".board > .target:has(circle[r='22'])").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-step=pair]")


def sheets(page: Page) -> Iterator[str]:
    """A phone has one for the menu, the log and the chat; and one for the players."""
    for number, name in enumerate(("menu", "log", "chat")):
        for screen in dialog(page, f".phone header button >> nth={number}", name):
            yield screen
            if name == "menu":
                yield from dialog(page, ".ends .btn:has([href='#i-link'])", "carry")
    yield from dialog(page, ".phone main button[aria-haspopup=dialog] >> nth=0", "players")


def after(visit: Visit, places: Places) -> Iterator[str]:
    page = visit.go(f"/t/{places.finished}")
    page.wait_for_selector("dialog[open] [data-end]")
    page.wait_for_load_state("networkidle")
    yield "end"
    visit.go(f"/g/{places.finished}?at=40&seat=0")
    page.wait_for_selector(".replay .board .ship")
    page.wait_for_selector(".replay section.hand")
    yield "replay"
