"""The page in a real Chromium, on the same machine as the server: what is loaded, and how long a person waits."""

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import quantiles
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from hosting import hosted
from playing import Mouse
from report import Result
from server import free_port

ROOT = Path(__file__).parents[1]
WIDE: Any = {"width": 1440, "height": 900}
ROUNDS = 5
DECISIONS = 25
SHORTEST = 16  # milliseconds that Chromium reports as the shortest time from an event to its paint

# Notes when something is there for the first time; events and how long they took to be seen; and gaps between frames.
WATCH = """
window.seen = {}
const look = () => {
  for (const [name, wanted] of [['start', 'button.cta'], ['prompt', '[data-step]:not([data-step=wait])']])
    if (window.seen[name] === undefined && document.querySelector(wanted)) window.seen[name] = performance.now()
  requestAnimationFrame(look)
}
look()
window.waits = []
new PerformanceObserver((list) => {
  for (const event of list.getEntries()) if (event.name === 'click') window.waits.push(event.duration)
}).observe({ type: 'event', durationThreshold: 16, buffered: true })
addEventListener('click', () => { window.clicked = performance.now(); window.clicks = (window.clicks ?? 0) + 1 }, true)
window.gaps = []
let last = 0
const frame = (now) => {
  if (last && document.querySelector('.flights > [class^="h-"]')) window.gaps.push(now - last)
  last = now
  requestAnimationFrame(frame)
}
requestAnimationFrame(frame)
"""


class Onlooker(Mouse):
    """Asks nothing of the page while something flies: to look for offers again and again takes longer."""

    @property
    def step(self) -> str | None:
        self.page.wait_for_function("() => document.querySelector('.flights > :not(.ring)') === null")
        return super().step


def run() -> Iterator[Result]:
    chromium = subprocess.run(
        [sys.executable, ROOT / "scripts" / "browser.py"], stdout=subprocess.PIPE, text=True, check=True
    ).stdout.strip()
    subprocess.run([sys.executable, ROOT / "scripts" / "page.py", "build"], check=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        database = f"sqlite:///{folder}/horn.sqlite"
        with hosted("tables", free_port(), GOLDENHORN_DATABASE_URL=database) as server:
            server.wait_until_warm()
            browser = playwright.chromium.launch(
                executable_path=chromium, args=["--no-sandbox", "--disable-background-networking"]
            )
            yield from loading(browser, server.url)
            yield from waiting(browser, server.url)
            yield from moving(browser, server.url)
            browser.close()


def opened(browser: Browser) -> Page:
    """Somebody who comes for the first time."""
    page = browser.new_context(viewport=WIDE, locale="en").new_page()
    page.add_init_script(WATCH)
    return page


def loading(browser: Browser, url: str) -> Iterator[Result]:
    """What comes before the start page is there, and what comes after it without being asked for: the table."""
    page = opened(browser)
    page.goto(url)
    page.wait_for_function("() => window.seen.start !== undefined")
    page.wait_for_load_state("networkidle")
    sizes = page.evaluate(
        "performance.getEntriesByType('resource').map((one) => [one.name, one.encodedBodySize, one.startTime < seen.start])"
    )
    code = [(size, early) for name, size, early in sizes if name.endswith((".js", ".css"))]
    yield Result("first load: script and style", sum(size for size, early in code if early) / 1000, "kB", at_most=120)
    yield Result("first load: everything", sum(size for _, size, early in sizes if early) / 1000, "kB", at_most=300)
    yield Result("with the table: script and style", sum(size for size, _ in code) / 1000, "kB")
    page.context.close()


def waiting(browser: Browser, url: str) -> Iterator[Result]:
    """Newcomers, each with an empty cache."""
    starts, prompts = [], []
    for _ in range(ROUNDS):
        page = opened(browser)
        page.goto(url)
        page.wait_for_function("() => window.seen.start !== undefined")
        starts.append(page.evaluate("window.seen.start"))
        page.click("button.cta")
        page.wait_for_function("() => window.seen.prompt !== undefined")
        prompts.append(page.evaluate("window.seen.prompt - window.clicked"))
        page.context.close()
    yield Result("from navigation to the start page", min(starts) / 1000, "s", at_most=1)
    yield Result("from 'play now' to the first prompt", min(prompts) / 1000, "s", at_most=1)


def moving(browser: Browser, url: str) -> Iterator[Result]:
    """A game of four: how soon clicks are answered; then, on a processor four times slower, whether ships sail smoothly."""
    page = opened(browser)
    page.goto(url)
    page.click("button.cta")
    player = Onlooker(page)
    player.play(DECISIONS)
    waits = page.evaluate("window.waits")
    clicks = page.evaluate("window.clicks")
    waits += [SHORTEST] * max(0, clicks - len(waits))
    yield Result("from a click to the painted answer, 95 per cent", quantiles(waits, n=20)[-1], "ms", at_most=100)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 4})
    page.evaluate("window.gaps = []")
    player.play(2 * DECISIONS)
    frames = page.evaluate("window.gaps")
    yield Result("frames while ships sail, processor throttled four times", len(frames), "frames")
    yield Result("the longest of them", max(frames), "ms", at_most=50)
    page.context.close()
