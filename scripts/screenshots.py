"""Pictures of every screen in every language and size, in screenshots/; and in docs/pictures/ those of the documents.

A real server and real games; the same tours that the tests make. `--documents` takes the few of the documents only, and
names of sizes and languages take no others: `screenshots.py phone de pl`.
"""

import asyncio
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

import beside
from places import Places, at, prepare, sail, tour
from playing import hurry
from serving import Server
from showing import further
from visiting import QUIET, SIZES, Visit, find_chromium

ROOT = Path(__file__).parents[1]
SHOTS = ROOT / "screenshots"
PICTURES = ROOT / "docs" / "pictures"
LANGUAGES = ("en", "de", "it", "pl")
BOT = "sailor"
READ = ("start", "options", "waiting", "about", "games", "learn", "end", "replay", "study", "beside-scored")  # as a whole


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

    def take_all(self, sizes: list[str], languages: list[str]) -> None:
        SHOTS.mkdir(exist_ok=True)
        for size in sizes:
            for language in languages:
                with self.visit(size, language) as visit:
                    visit.expected.append("/api/companion/score")  # what was counted is refused, as it should be
                    self.sit_down(visit)
                    for screen in self.tours(visit):
                        visit.page.screenshot(path=SHOTS / f"{screen}-{size}-{language}.png", full_page=screen in READ)
                print(size, language, flush=True)

    def tours(self, visit: Visit) -> Iterator[str]:
        yield from tour(visit, self.places)
        yield from further(visit, self.places)
        for screen in beside.tour(visit):
            visit.page.wait_for_load_state("networkidle")
            yield f"beside-{screen}"

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


def wanted(names: list[str]) -> list[str]:
    """Those of them that the command names, or all."""
    return [name for name in names if name in sys.argv[1:]] or names


def main() -> int:
    path = find_chromium()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with Server(f"sqlite:///{folder / 'horn.sqlite'}", folder / "log") as server:
            places = asyncio.run(prepare(server, BOT))
            with sync_playwright() as playwright:
                chromium = playwright.chromium.launch(executable_path=path, args=QUIET)
                photographer = Photographer(chromium, server, places)
                if len(sys.argv) == 1 or "--documents" in sys.argv:
                    photographer.take_for_documents()
                if "--documents" not in sys.argv:
                    photographer.take_all(wanted(list(SIZES)), wanted(list(LANGUAGES)))
                chromium.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
