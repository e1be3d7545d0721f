"""Games that are played by the socket up to something, for the page to go on with."""

import asyncio
import random
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import websockets
from playwright.sync_api import Page

from goldenhorn.bots.spec import parse_spec
from goldenhorn.bots.wire import decode_view
from serving import Place, Server
from visiting import Visit

Seen = Callable[[dict[str, Any]], object]  # whether a view shows something
Decide = Callable[[dict[str, Any]], str]


def over(view: dict[str, Any]) -> bool:
    return bool(view["phase"] == "over")


def elsewhere(work: Coroutine[Any, Any, Any]) -> Any:
    """In another thread: Playwright has the event loop of this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()


def line_to(server: Server, key: str, cookie: str | None) -> websockets.connect:
    url = f"{server.url.replace('http', 'ws')}/api/tables/{key}/play"
    headers = {} if cookie is None else {"Cookie": f"goldenhorn={cookie}"}
    return websockets.connect(url, additional_headers=headers, max_size=None)


def connect(visit: Visit, key: str) -> websockets.connect:
    """A line to a table beside the one that the page has, for the same person."""
    cookies = {one.get("name"): one.get("value") for one in visit.context.cookies()}
    return line_to(visit.server, key, cookies.get("goldenhorn"))


async def play_until(connection: websockets.connect, happened: Seen, decide: Decide) -> bool:
    """Decide for all own seats until something can be seen: whether it could before the game was over."""
    async with connection as line:
        place = Place(line)
        await place.next("table")
        if place.table["phase"] == "waiting":  # unless the page has just begun it
            for own in place.mine:
                await place.ask("ready", seat=own)
            await place.ask("start")
        while place.view is None or not (happened(place.view) or over(place.view)):
            seat = place.to_decide
            if seat is None:
                await place.read()
            elif place.view is None or place.view["seat"] != seat:
                await place.do("look", seat=seat)
            else:
                await place.do("act", seat=seat, action=decide(place.view), answers=place.turn)
        return bool(happened(place.view))


def by_lot(seed: int, thrifty: bool = False) -> Decide:
    """At random, but first whatever leads to rare things: figures and territories, pirates, and no early end. Whoever is
    thrifty leaves further territories to be conquered later.
    """
    lot = random.Random(seed)

    def decide(view: dict[str, Any]) -> str:
        legal: list[str] = view["legal"]
        if thrifty and any(territory["owner"] is not None for territory in view["territories"]):
            legal = [action for action in legal if not action.startswith("conquer")]
        figures = [action for action in legal if action.endswith(("conquerors", "peasants", "figures"))]
        rare = [action for action in legal if action.startswith(("conquer", "raid"))]
        return lot.choice(rare or figures or [action for action in legal if action != "announce"])

    return decide


def by_bot(level: str, seed: int) -> Decide:
    bot = parse_spec(level).create(seed)

    def decide(data: dict[str, Any]) -> str:
        view = decode_view(data)
        return str(bot.choose(view, view.legal))

    return decide


def play_on(visit: Visit, key: str, happened: Seen, seed: int = 1) -> None:
    """Go on at a table without the page, beginning there if nobody has."""
    elsewhere(play_until(connect(visit, key), happened, by_lot(seed)))


def finish(visit: Visit, key: str, seed: int = 1) -> None:
    """Play to the end without the page, as a bot would, which does not take long."""
    elsewhere(play_until(connect(visit, key), over, by_bot("deckhand", seed)))


def reach(visit: Visit, key: str, happened: Seen, seed: int = 1) -> Page:
    page = visit.go("/about")
    play_on(visit, key, happened, seed)
    visit.go(f"/t/{key}")
    return uncover(page)


def uncover(page: Page) -> Page:
    """Past the curtain, if several people share the screen."""
    page.wait_for_selector("[data-step], [role=dialog]")
    curtain = page.locator(".curtain .cta")
    if curtain.count():
        curtain.click()
    return page


def offered(verb: str) -> Seen:
    """Whether an own seat can decide so."""
    return lambda view: any(action.startswith(verb) for action in view["legal"])


async def log_of(connection: websockets.connect) -> list[dict[str, Any]]:
    """What has happened at a table, as the server has kept it."""
    async with connection as line:
        message = await Place(line).next("table")
        log: list[dict[str, Any]] = message["log"]
        return log
