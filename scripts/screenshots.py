"""Pictures of every screen in every language and size, in screenshots/; and in docs/pictures/ those of the documents.

A real server and real games; the same tour that the tests make. `--documents` takes the few of the documents only.
"""

import asyncio
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from places import Places, at, prepare, sail, tour
from playing import hurry
from serving import Server
from visiting import QUIET, SIZES, Visit, find_chromium

ROOT = Path(__file__).parents[1]
SHOTS = ROOT / "screenshots"
PICTURES = ROOT / "docs" / "pictures"
LANGUAGES = ("en", "de", "it", "pl")
BOT = "sailor"


class Photographer:
    def __init__(self, chromium: Browser, server: Server, places: Places) -> None:
        self.chromium = chromium
        self.server = server
        self.places = places

    @contextmanager
    def visit(self, size: str, language: str, **options: Any) -> Iterator[Visit]:
        width, height = SIZES[size]
        context = self.chromium.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            has_touch=size != "wide",
            reduced_motion="reduce",
            **options,
        )
        visit = Visit(context, self.server)
        visit.expected.append("/nothing/here")
        yield visit
        visit.check()
        context.close()

    def take_all(self) -> None:
        SHOTS.mkdir(exist_ok=True)
        for size in SIZES:
            for language in LANGUAGES:
                with self.visit(size, language) as visit:
                    self.sit_down(visit)
                    for screen in tour(visit, self.places):
                        visit.page.screenshot(path=SHOTS / f"{screen}-{size}-{language}.png")
                print(size, language, flush=True)

    def take_for_documents(self) -> None:
        PICTURES.mkdir(exist_ok=True)
        for name, size, options in (("table", "wide", {}), ("phone", "phone", {"device_scale_factor": 2})):
            with self.visit(size, "en", **options) as visit:
                self.sit_down(visit)
                page = at(visit, self.places.four)
                sail(page)
                page.screenshot(path=PICTURES / f"{name}.png")
        with self.visit("wide", "en") as visit:
            page = visit.go()
            page.wait_for_load_state("networkidle")
            page.screenshot(path=PICTURES / "start.png")

    def sit_down(self, visit: Visit) -> None:
        self.places.bring(visit)
        hurry(visit.go("/about"))


def main() -> int:
    path = find_chromium()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with Server(f"sqlite:///{folder / 'horn.sqlite'}", folder / "log") as server:
            places = asyncio.run(prepare(server, BOT))
            with sync_playwright() as playwright:
                chromium = playwright.chromium.launch(executable_path=path, args=QUIET)
                photographer = Photographer(chromium, server, places)
                photographer.take_for_documents()
                if "--documents" not in sys.argv:
                    photographer.take_all()
                chromium.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
