"""A real Chromium at a real server. Whatever the page does, it asks no other host and has nothing to complain about."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from serving import Server
from visiting import FURTHER, QUIET, SIZES, TOUCHED, Visit, Visitor, find_chromium


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    with Server(f"sqlite:///{folder / 'horn.sqlite'}", folder / "log") as server:
        yield server
    assert "Traceback" not in server.log.read_text(encoding="utf-8")


@pytest.fixture(scope="session")
def chromium() -> str:
    return find_chromium()


@pytest.fixture(scope="module")
def browser(chromium: str) -> Iterator[Browser]:
    """For one module: while it runs, nothing else can use an event loop in this thread."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=QUIET)
        yield browser
        browser.close()


@pytest.fixture
def visitor(browser: Browser, server: Server) -> Iterator[Visitor]:
    """Opens browsers of people who know nothing of each other."""
    visits: list[Visit] = []

    def visit(size: str = "wide", language: str = "en", url: str | None = None, **options: Any) -> Visit:
        width, height = (SIZES | FURTHER)[size]
        options.setdefault("reduced_motion", "no-preference")
        context = browser.new_context(
            viewport={"width": width, "height": height}, locale=language, has_touch=size in TOUCHED, **options
        )
        visits.append(Visit(context, server, url))
        return visits[-1]

    yield visit
    for one in visits:
        one.context.close()
    for one in visits:
        one.check()
