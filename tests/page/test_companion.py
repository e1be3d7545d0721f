"""The companion: real games told tap by tap, with mistakes and corrections; and the score alone."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from beside import game_of, keep, tour
from goldenhorn.companion.companion import Companion, read
from goldenhorn.game.game import Game
from goldenhorn.record.codec import read_json
from goldenhorn.record.verify import replay, verify
from goldenhorn.rules.material import COLOUR_LETTERS
from looking import barriers, small, tight
from tables import table_of, told
from tapping import Taps
from visiting import SIZES, TOUCHED, Visit, Visitor

LANGUAGES = ("en", "de", "it", "pl")


def begun(visit: Visit, game: Game, *followed: int) -> Taps:
    """At the table of a game, before anything was told."""
    page = visit.go()
    page.get_by_role("link", name=re.compile("^Beside the real box")).tap()
    taps = Taps(page, table_of(game.options, game.events, followed))
    taps.set_up()
    return taps


def totals(page: Page) -> list[int]:
    """The points of all seats, as the end shows them."""
    rows = page.locator("[data-end] .scores li, .scorer .scores li")
    shown = {row.locator("h2").inner_text(): int(row.locator(".total dd").inner_text()) for row in rows.all()}
    return [shown[house] for house in sorted(shown)]


def scores_of(game: Game) -> list[int]:
    outcome = game.outcome()
    assert outcome is not None
    return [score.total for _, score in sorted(zip(game.options.houses, outcome.scores, strict=True))]


@pytest.mark.parametrize(("name", "followed"), [("announced", (0,)), ("port", ()), ("territories", ())])
def test_a_recorded_game_told_tap_by_tap_ends_with_its_scores(
    visitor: Visitor, tmp_path: Path, name: str, followed: tuple[int, ...]
) -> None:
    game = game_of(name)
    taps = begun(visitor("phone", reduced_motion="reduce"), game, *followed)
    for entry in told(game.events, followed):
        taps.tell(entry)
    page = taps.page
    expect(page.locator("[data-end] h1")).to_be_visible()
    assert totals(page) == scores_of(game)

    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the record").tap()
    file = tmp_path / "record.json"
    saved.value.save_as(file)
    record = read_json(file.read_bytes())
    assert verify(record) is None
    assert replay(record).outcome() == game.outcome()
    page.get_by_role("button", name="Keep among my games").tap()
    expect(page).to_have_url(re.compile(r"/g/[\w-]+"))


def test_mistakes_are_refused_and_corrected_in_the_middle(visitor: Visitor) -> None:
    """An illegal entry, a wrong count, cubes that do not exist, closing the page; then a correction of an early entry."""
    game = game_of("port")
    visit = visitor("phone", reduced_motion="reduce")
    taps = begun(visit, game)
    page, entries = taps.page, told(game.events)
    first = next(number for number, entry in enumerate(entries) if entry.startswith("load"))
    for entry in entries[:first]:
        taps.tell(entry)
    alert = page.get_by_role("alert")

    # A colour that the sails show cannot be loaded: the rules say so, and nothing has happened.
    taps.ship(_tempted(taps.follower))
    page.locator(".ask [aria-disabled=true]").first.tap(force=True)
    expect(alert).to_contain_text(re.compile(r"sails.*rule 5\.2", re.IGNORECASE))
    page.get_by_role("button", name="Back", exact=True).tap()
    taps.tell(entries[first])

    # One cube too few; then it is told too.
    filling = entries[first + 1]
    cubes = filling.split("+")[1]
    assert len(cubes) > 1
    taps.point(filling[:-1])
    page.get_by_role("button", name="That is all").tap()
    expect(alert).to_contain_text(f"{len(cubes)} cubes are to be drawn, not {len(cubes) - 1}")
    taps.tap(page.locator(f".key[data-letter='{cubes[-1]}']"))
    taps.follower.tell(filling)
    taps.arrived()

    # A landing that is not offered says why.
    page.locator(".ask summary").tap()
    page.locator(".ask details button").first.tap()
    expect(alert).to_contain_text("rule 5.")
    taps.tell(entries[first + 2])

    # The evening goes on; somebody closes the page before its end.
    late = len(entries) - 8
    stored = json.loads(page.evaluate("localStorage.getItem('golden-horn-companion')"))
    assert stored["entries"] == entries[: first + 3]
    keep(page, {**stored, "entries": entries[:late]})
    visit.go("/companion")
    page.get_by_role("button", name="Go on with the game").tap()
    taps.follower = _before(game, entries, late)
    taps.arrived()

    # The first load was another one, it seems: everything after it is kept and judged again.
    other = next(str(a) for a in _before(game, entries, first).legal() if str(a) not in entries[first])
    _open_entry(page, first)
    page.get_by_role("button", name="Change", exact=True).tap()
    expect(page.locator(".mending")).to_be_visible()
    before, taps.follower = taps.follower, _before(game, entries, first)
    taps.point(other)
    expect(page.locator(".ask .refusal")).to_contain_text(re.compile(r"does not fit any more; with it \d+ entries wait"))
    stored = json.loads(page.evaluate("localStorage.getItem('golden-horn-companion')"))["entries"]
    assert stored == [*entries[:first], other, *entries[first + 1 : late]]

    # It was not: changed back, all of it fits again, to the end.
    _open_entry(page, first)
    page.get_by_role("button", name="Change", exact=True).tap()
    expect(page.locator(".mending")).to_be_visible()
    taps.point(entries[first])
    taps.follower = before
    taps.arrived()
    for entry in entries[late:]:
        taps.tell(entry)
    assert totals(page) == scores_of(game)


def _before(game: Game, entries: list[str], number: int) -> Companion:
    """The table before that entry."""
    return read(table_of(game.options, game.events), entries[:number]).companion


def _tempted(companion: Companion) -> str:
    """A ship in a port where something lies that it may not load."""
    view = companion.view()
    ports = {port.name: port.goods for port in view.ports}
    return next(
        ship.kind
        for ship in view.ships
        if ship.seat == view.decider and any(ports[str(ship.place)][COLOUR_LETTERS.index(sail)] for sail in ship.sails)
    )


def _open_entry(page: Page, number: int) -> None:
    page.get_by_role("button", name=re.compile(r"\d+ entries$")).tap()
    page.locator("dialog .entry").nth(number).tap()


def test_cubes_that_do_not_exist_and_a_forgotten_entry(visitor: Visitor) -> None:
    game = game_of("announced")
    taps = begun(visitor("phone", reduced_motion="reduce"), game)
    page, entries = taps.page, told(game.events)
    for entry in entries[:3]:
        taps.tell(entry)
    for _ in range(9):
        taps.tap(page.locator(".key[data-letter='Y']"))
    expect(page.locator(".tray .taken")).to_have_count(0)  # nine yellow ones exist
    for _ in range(9):
        taps.tap(page.locator(".key[data-letter='Y']"))
    expect(page.get_by_role("alert")).to_contain_text("The bag holds 6 of Yellow")
    expect(page.locator(".tray .taken")).to_have_count(9)
    page.get_by_role("button", name="Undo", exact=True).tap()
    for entry in entries[3:9]:
        taps.tell(entry)
    _open_entry(page, 6)
    page.get_by_role("button", name="Remove", exact=True).tap()
    page.keyboard.press("Escape")
    expect(page.locator(".ask .refusal")).to_contain_text("does not fit any more")
    taps.follower = _before(game, entries, 6)
    taps.point(entries[6])
    taps.follower = _before(game, entries, 9)
    taps.arrived()


@pytest.mark.parametrize("name", ["announced", "territories"])
def test_a_mere_score_takes_under_ten_taps_a_player(visitor: Visitor, name: str) -> None:
    game = game_of(name)
    page = visitor("phone").go("/companion")
    page.get_by_role("button", name="Only the score").tap()
    for house in game.options.houses:
        page.get_by_role("button", name=house, exact=True).tap()
    if game.options.expansion:
        page.get_by_role("switch").tap()
    taps, view = 0, game.view()
    for territory in view.territories:
        if territory.owner is not None:
            row = page.get_by_role("region", name=game.options.houses[territory.owner])
            row.get_by_role("button", name=territory.name, exact=True).tap()
            taps += 1
    for seat in view.seats:
        figures = [seat.conquerors + seat.peasants] if game.options.expansion else []
        for number in (*seat.goods, *figures):
            page.locator(f".pad [data-number='{number}']").tap()
            taps += 1
    expect(page.locator(".scorer .scores li")).to_have_count(game.options.players)
    page.wait_for_load_state("networkidle")
    assert totals(page) == scores_of(game)
    assert taps < 10 * game.options.players
    page.reload()
    page.get_by_role("button", name="Only the score").tap()
    expect(page.locator(".scorer .scores li")).to_have_count(game.options.players)


def test_more_than_the_box_holds_is_refused(visitor: Visitor) -> None:
    visit = visitor("phone")
    visit.expected.append("/api/companion/score")
    page = visit.go("/companion")
    page.get_by_role("button", name="Only the score").tap()
    for house in ("Contarini", "Dandolo"):
        page.get_by_role("button", name=house, exact=True).tap()
    for number in (9, 0, 0, 0, 0, 0, 9):
        page.locator(f".pad [data-number='{number}']").tap()
    expect(page.get_by_role("alert")).to_contain_text("18 of Yellow were counted, but the box holds 15")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_every_screen_is_within_reach(visitor: Visitor, size: str, language: str) -> None:
    visit = visitor(size, language, bypass_csp=True, reduced_motion="reduce")  # axe has to get in
    visit.expected.append("/api/companion/score")
    found = []
    for screen in tour(visit):
        visit.page.wait_for_load_state("networkidle")
        faults = barriers(visit.page) + tight(visit.page)
        if size in TOUCHED:
            faults += small(visit.page)
        found += [f"{screen}: {fault}" for fault in faults]
    assert not found, "\n".join(found)
