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


def by_lot(seed: int, cargo: tuple[str, ...] = ("conquerors", "figures")) -> Decide:
    """At random, but whatever is rare first, such a cargo above all; and nobody ends the game."""
    lot = random.Random(seed)

    def decide(view: dict[str, Any]) -> str:
        legal: list[str] = view["legal"]
        figures = [action for action in legal if action.endswith(cargo)]
        raids = [action for action in legal if action.startswith("raid")]
        return lot.choice(figures or raids or [action for action in legal if action != "announce"])

    return decide


def by_bot(level: str, seed: int) -> Decide:
    bot = parse_spec(level).create(seed)

    def decide(data: dict[str, Any]) -> str:
        view = decode_view(data)
        return str(bot.choose(view, view.legal))

    return decide


def play_on(visit: Visit, key: str, happened: Seen, decide: Decide | None = None) -> bool:
    """Go on at a table without the page, beginning there if nobody has; whether that was seen."""
    return bool(elsewhere(play_until(connect(visit, key), happened, decide or by_lot(1))))


def reach(visit: Visit, happened: Seen, *seats: str, peasants: bool = False, **setup: Any) -> Page:
    """At a table where that can be seen; sometimes it takes more than one game. Who is after peasants loads them first."""
    cargo = ("peasants", "figures") if peasants else ("conquerors", "figures")
    for seed in range(1, 20):
        key = visit.sit_down(*seats, **setup)
        page = visit.go("/about")
        if play_on(visit, key, happened, by_lot(seed, cargo)):
            visit.go(f"/t/{key}")
            return uncover(page)
    raise AssertionError("that was not seen")


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
