"""Every screen in every language: nothing is out of reach for anybody, and all words find room."""

import pytest

from looking import barriers, scrolls, tight
from places import Places, prepare, tour
from playing import hurry
from reaching import elsewhere
from serving import Server
from visiting import Visitor

LANGUAGES = ("en", "de", "it", "pl")
# These are read from top to bottom, and replays on a phone are; tables have to fit the window.
READ = {"start", "options", "person", "settings", "waiting", "about", "games", "nothing", "curtain", "end"}


@pytest.fixture(scope="session")
def places(server: Server) -> Places:
    found: Places = elsewhere(prepare(server))
    return found


@pytest.mark.parametrize(
    ("size", "language"),
    [*[(size, language) for size in ("wide", "phone") for language in LANGUAGES], ("tablet", "de"), ("tablet", "pl")],
)
def test_every_screen(visitor: Visitor, places: Places, size: str, language: str) -> None:
    visit = visitor(size, language, bypass_csp=True, reduced_motion="reduce")  # axe has to get in
    places.bring(visit)
    visit.expected.append("/nothing/here")
    hurry(visit.go("/about"))
    read = READ | {"replay"} if size == "phone" else READ
    found = []
    for screen in tour(visit, places):
        page = visit.page
        faults = barriers(page) + tight(page)
        if screen not in read and scrolls(page):
            faults.append("it has to be scrolled")
        if size == "wide":
            page.set_viewport_size({"width": 1280, "height": 720})
            faults += [f"at 1280: {fault}" for fault in tight(page)]
            if screen not in read and scrolls(page):
                faults.append("at 1280: it has to be scrolled")
            page.set_viewport_size({"width": 1440, "height": 900})
        found += [f"{screen}: {fault}" for fault in faults]
    assert not found, "\n".join(found)
