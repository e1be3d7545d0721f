"""A real Chromium at a real server. Whatever the page does, it asks no other host and has nothing to complain about."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, sync_playwright

from serving import Server

ROOT = Path(__file__).parents[2]
SIZES = {"wide": (1440, 900), "tablet": (820, 1180), "phone": (390, 844)}
# Chromium would otherwise ask its maker's hosts at every start.
QUIET = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--mute-audio",
]
PATIENCE = 30_000  # milliseconds


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    with Server(f"sqlite:///{folder / 'horn.sqlite'}", folder / "log") as server:
        yield server
    assert "Traceback" not in server.log.read_text(encoding="utf-8")


@pytest.fixture(scope="session")
def chromium() -> str:
    path = subprocess.run(
        [sys.executable, ROOT / "scripts" / "browser.py"], stdout=subprocess.PIPE, text=True, check=True
    ).stdout
    return path.strip()


@pytest.fixture(scope="module")
def browser(chromium: str) -> Iterator[Browser]:
    """For one module: while it runs, nothing else can use an event loop in this thread."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=QUIET)
        yield browser
        browser.close()


class Visit:
    """Somebody's browser, and what it should not have done."""

    def __init__(self, context: BrowserContext, server: Server) -> None:
        self.context = context
        self.server = server
        self.faults: list[str] = []
        self.expected: list[str] = []
        context.set_default_timeout(PATIENCE)
        context.on("request", self._asked)
        context.on("page", self._opened)
        self.page: Page = context.new_page()

    def _opened(self, page: Page) -> None:
        page.on("console", self._said)
        page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(f"console: {message.text} ({message.location.get('url', '')})")

    def _asked(self, request: Request) -> None:
        if not request.url.startswith((self.server.url, self.server.url.replace("http", "ws"), "data:", "blob:")):
            self.faults.append(f"request: {request.url}")

    def go(self, path: str = "/") -> Page:
        self.page.goto(self.server.url + path)
        return self.page

    def check(self) -> None:
        """Faults that a test has called forth on purpose contain one of the `expected` texts."""
        assert [fault for fault in self.faults if not any(text in fault for text in self.expected)] == []


Visitor = Callable[..., Visit]


@pytest.fixture
def visitor(browser: Browser, server: Server) -> Iterator[Visitor]:
    """Opens browsers of people who know nothing of each other."""
    visits: list[Visit] = []

    def visit(size: str = "wide", language: str = "en", **options: Any) -> Visit:
        width, height = SIZES[size]
        options.setdefault("reduced_motion", "no-preference")
        context = browser.new_context(
            viewport={"width": width, "height": height}, locale=language, has_touch=size != "wide", **options
        )
        visits.append(Visit(context, server))
        return visits[-1]

    yield visit
    for one in visits:
        one.context.close()
    for one in visits:
        one.check()
