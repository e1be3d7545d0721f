"""Pictures of every screen in every language and size, in screenshots/, and those that the documents show, in docs/pictures/.

A real server and real games; the same tour that the tests make.
"""

import asyncio
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

import browser  # noqa: E402
from places import Places, aim, at, choose, prepare, tour  # noqa: E402
from playing import hurry  # noqa: E402
from serving import Server  # noqa: E402
from visiting import QUIET, SIZES, Visit  # noqa: E402

SHOTS = ROOT / "screenshots"
PICTURES = ROOT / "docs" / "pictures"
LANGUAGES = ("en", "de", "it", "pl")
BOT = "sailor"


@contextmanager
def visiting(chromium: Browser, server: Server, places: Places, size: str, language: str, **options: Any) -> Iterator[Visit]:
    width, height = SIZES[size]
    context = chromium.new_context(
        viewport={"width": width, "height": height}, locale=language, has_touch=size != "wide", reduced_motion="reduce", **options
    )
    visit = Visit(context, server)
    places.bring(visit)
    visit.expected.append("/nothing/here")
    hurry(visit.go("/about"))
    yield visit
    visit.check()
    context.close()


def take_all(chromium: Browser, server: Server, places: Places) -> None:
    for size in SIZES:
        for language in LANGUAGES:
            with visiting(chromium, server, places, size, language) as visit:
                for screen in tour(visit, places):
                    visit.page.screenshot(path=SHOTS / f"{screen}-{size}-{language}.png")
            print(size, language, flush=True)


def take_for_documents(chromium: Browser, server: Server, places: Places) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with visiting(chromium, server, places, "wide", "en") as visit:
        landing(visit, places.four)
        visit.page.screenshot(path=PICTURES / "table.png")
    with visiting(chromium, server, places, "phone", "en", device_scale_factor=2) as visit:
        landing(visit, places.four)
        visit.page.screenshot(path=PICTURES / "phone.png")
    # Whoever comes for the first time has no tables yet.
    context = chromium.new_context(viewport={"width": 1440, "height": 900}, locale="en")
    page = Visit(context, server).go()
    page.wait_for_load_state("networkidle")
    page.screenshot(path=PICTURES / "start.png")
    context.close()


def landing(visit: Visit, key: str) -> None:
    page = at(visit, key)
    choose(page, page.locator(".ship .target").count() - 1, "landing")
    aim(page)


def main() -> int:
    path = browser.found()
    if path is None:
        browser.install()
        path = browser.found()
    if path is None:
        print("No Chromium was found or could be installed; GOLDENHORN_CHROMIUM can name one.", file=sys.stderr)
        return 1
    SHOTS.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        with Server(f"sqlite:///{Path(folder) / 'horn.sqlite'}", Path(folder) / "log") as server:
            places = asyncio.run(prepare(server, BOT))
            with sync_playwright() as playwright:
                chromium = playwright.chromium.launch(executable_path=path, args=QUIET)
                take_for_documents(chromium, server, places)
                if "--documents" not in sys.argv:
                    take_all(chromium, server, places)
                chromium.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
