"""Somebody's browser at a server, and what it should not do."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, expect

from playing import hurry
from serving import Server

SIZES = {"wide": (1440, 900), "tablet": (820, 1180), "phone": (390, 844)}
# A phone on its side, and the least and the most that a desk has.
FURTHER = {"side": (844, 390), "low": (1280, 720), "large": (2560, 1440)}
TOUCHED = ("tablet", "phone", "side")
PATIENCE = 60_000  # milliseconds, also beside other heavy work
expect.set_options(timeout=PATIENCE)
# Chromium would otherwise ask its maker's hosts at every start.
QUIET = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--mute-audio",
]


def find_chromium() -> str:
    """Where it is; it is installed if there is none."""
    script = Path(__file__).parents[1] / "scripts" / "browser.py"
    found = subprocess.run([sys.executable, script], stdout=subprocess.PIPE, text=True, check=True)
    return found.stdout.strip()


class Visit:
    """Somebody's browser, and what it should not have done."""

    def __init__(self, context: BrowserContext, server: Server, url: str | None = None) -> None:
        """At the server itself, or at another address that leads there."""
        self.context = context
        self.server = server
        self.url = url or server.url
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
        if not request.url.startswith((self.url, self.url.replace("http", "ws"), "data:", "blob:")):
            self.faults.append(f"request: {request.url}")

    def go(self, path: str = "/") -> Page:
        self.page.goto(self.url + path)
        return self.page

    def check(self) -> None:
        """Faults that a test has called forth on purpose contain one of the `expected` texts."""
        faults = [fault for fault in self.faults if not any(text in fault for text in self.expected)]
        assert not faults, "\n".join(faults)

    def sit_down(self, *seats: str, **setup: Any) -> str:
        """Open a table as the page would, and go there; its key."""
        page = self.go()
        expect(page.get_by_role("heading", name="Golden Horn")).to_be_visible()
        hurry(page)
        asked = self.context.request
        assert asked.put(f"{self.url}/api/me", data={"name": "Anna"}).ok
        answer = asked.post(f"{self.url}/api/tables", data={"seats": seats, **setup})
        assert answer.ok, answer.text()
        key: str = answer.json()["key"]
        self.go(f"/t/{key}")
        return key

    def come_in(self, key: str, name: str) -> None:
        """Follow an invitation, take a seat and a house, and be ready."""
        hurry(self.go("/about"))
        page = self.go(f"/t/{key}")
        page.get_by_role("button", name="Sit down").click()
        page.get_by_role("textbox", name="Name").fill(name)
        page.get_by_role("button", name="Go on").click()
        page.get_by_role("button", name="Loredan").click()
        expect(page.get_by_role("button", name="Loredan")).to_have_attribute("aria-pressed", "true")
        page.get_by_role("button", name="I am ready").click()
        expect(page.get_by_role("button", name="Ready", exact=True)).to_be_visible()


Visitor = Callable[..., Visit]
