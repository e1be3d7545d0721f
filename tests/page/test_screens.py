"""Every screen in every language: nothing is out of reach for anybody, and all words find room."""

import pytest

from looking import barriers, scrolls, small, tight
from places import Places, prepare, tour
from playing import hurry
from reaching import elsewhere
from serving import Server
from visiting import SIZES, TOUCHED, Visitor

LANGUAGES = ("en", "de", "it", "pl")
# These are read from top to bottom, and replays on a phone are; tables have to fit the window.
READ = {
    "start",
    "options",
    "person",
    "settings",
    "waiting",
    "about",
    "games",
    "record",
    "rules",
    "learn",
    "nothing",
    "curtain",
    "end",
}
CASES = [(size, language) for size in SIZES for language in LANGUAGES]
CASES += [("side", "de"), ("low", "de"), ("low", "pl"), ("large", "en")]


@pytest.fixture(scope="session")
def places(server: Server) -> Places:
    found: Places = elsewhere(prepare(server))
    return found


@pytest.mark.timeout(1800)  # it is a long way, and axe looks at everything
@pytest.mark.parametrize(("size", "language"), CASES)
def test_every_screen(visitor: Visitor, places: Places, size: str, language: str) -> None:
    visit = visitor(size, language, bypass_csp=True, reduced_motion="reduce")  # axe has to get in
    places.bring(visit)
    visit.expected.append("/nothing/here")
    hurry(visit.go("/about"))
    read = READ | {"replay"} if size in ("phone", "side") else READ
    found = []
    for screen in tour(visit, places):
        page = visit.page
        faults = barriers(page) + tight(page)
        if size in TOUCHED:
            faults += small(page)
        if screen not in read and scrolls(page):
            faults.append("it has to be scrolled")
        found += [f"{screen}: {fault}" for fault in faults]
    assert not found, "\n".join(found)
