"""The picture of a position: it shows every piece the right number of times, and nothing that the view does not know."""

import random
import runpy
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from goldenhorn.drawing import WORDS, position_svg
from goldenhorn.drawing.fleet import spots_of
from goldenhorn.drawing.seaway import HEIGHT, WIDTH, sea_way
from goldenhorn.drawing.svg import number, plain, tag
from goldenhorn.game.game import Game
from goldenhorn.game.outcome import BONUS, Score
from goldenhorn.game.view import View
from goldenhorn.rules.material import COLOUR_LETTERS

ROOT = Path(__file__).parent.parent
SVG = "{http://www.w3.org/2000/svg}"
SETTINGS: tuple[dict[str, Any], ...] = (
    {"players": 2},
    {"players": 2, "expansion": True, "layout": "shuffled"},
    {"players": 3, "houses": ("Morosini", "Loredan", "Dandolo")},
    {"players": 3, "modone": True, "layout": "shuffled", "first": 2},
    {"players": 3, "modone": True, "expansion": True},
    {"players": 4},
    {"players": 4, "expansion": True, "layout": "shuffled", "first": None},
)


def positions(setting: dict[str, Any], seed: int = 7) -> Iterator[Game]:
    """A random game before and while the ships are placed, now and then later, and at its end."""
    game = Game(**setting, seed=seed)
    chance = random.Random(seed)
    decisions = 0
    while not game.over:
        if decisions < 6 or decisions % 31 == 0:
            yield game
        game.apply(chance.choice(game.legal()))
        decisions += 1
    yield game


def played(decisions: int, **setting: Any) -> Game:
    game = Game(**setting, seed=3)
    chance = random.Random(3)
    for _ in range(decisions):
        game.apply(chance.choice(game.legal()))
    return game


def drawn(view: View) -> ElementTree.Element:
    return ElementTree.fromstring(position_svg(view))


def having(root: ElementTree.Element, attribute: str) -> list[ElementTree.Element]:
    return [element for element in root.iter() if f"data-{attribute}" in element.attrib]


def colours(root: ElementTree.Element, attribute: str, value: str) -> Counter[str]:
    """The colours of the cubes or cards that are marked so."""
    return Counter(
        element.attrib["href"][-1] for element in having(root, attribute) if element.attrib[f"data-{attribute}"] == value
    )


def counter(counts: tuple[int, ...]) -> Counter[str]:
    return Counter("".join(letter * count for letter, count in zip(COLOUR_LETTERS, counts, strict=True)))


def check(view: View) -> None:
    """Every piece of the view is in the picture, as often as it is there."""
    root = drawn(view)
    check_ships(view, root)
    squares = [(element.get("data-square"), element.get("data-colour")) for element in having(root, "square")]
    assert squares == [(place, colour) for place, colour in zip(view.way, view.colours, strict=True) if colour]
    assert len(having(root, "berth")) == (view.berths if "Modone" in view.way else 0)
    assert len(having(root, "territory")) == len(view.territories)
    assert len(having(root, "seat")) == view.players
    assert colours(root, "card", "hand") == counter(view.hand or (0,) * 6)
    for port in view.ports:
        assert colours(root, "good", port.name) == counter(port.goods)
    for seat, store in zip(view.seats, having(root, "warehouse"), strict=True):
        assert store.get("data-warehouse") == seat.house
        assert colours(store, "good", "warehouse") == counter(seat.goods)


def check_ships(view: View, root: ElementTree.Element) -> None:
    ships = {element.get("data-ship"): element for element in having(root, "ship")}
    assert len(ships) == len(having(root, "ship")) == 3 * view.players
    for ship in view.ships:
        element = ships[f"{view.seats[ship.seat].house} {ship.kind}"]
        assert element.get("data-sails") == ship.sails
        assert element.get("data-place") == ship.place
        assert element.get("data-heading") == ship.heading
        glyphs = [use.attrib["href"][-1] for use in element.iter(f"{SVG}use") if "#gh-glyph-" in use.attrib["href"]]
        assert glyphs == list(ship.sails)
        aboard = len(having(element, "good")) + len(having(element, "figure"))
        everything = ship.aboard + ship.peasants if ship.cargo else 0
        assert aboard == (everything if everything <= 4 else 3)
        assert (f"×{everything}" in [text.text for text in element.iter(f"{SVG}text")]) == (everything > 4)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_every_piece_is_drawn(setting: dict[str, Any]) -> None:
    for game in positions(setting):
        for seat in (None, *range(setting["players"])):
            check(game.view(seat))


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_picture_is_self_contained(setting: dict[str, Any]) -> None:
    """GitHub shows it as an image: no script, no style sheet, nothing from elsewhere, no name that is not defined."""
    for game in positions(setting):
        picture = position_svg(game.view(0))
        root = ElementTree.fromstring(picture)
        names = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
        assert len(names) == len(set(names))
        assert {element.attrib["href"] for element in root.iter() if "href" in element.attrib} <= {
            f"#{name}" for name in names
        }
        for element in root.iter():
            for value in element.attrib.values():
                assert not value.startswith("url(") or value[5:-1] in names
        kinds = {element.tag.removeprefix(SVG) for element in root.iter()}
        assert not kinds & {"script", "style", "foreignObject", "image", "filter", "a", "animate"}
        assert "http" not in picture.replace("http://www.w3.org/2000/svg", "", 1)
        assert len(picture.encode()) < 150_000


def test_it_is_told_in_words() -> None:
    view = played(60, players=4, expansion=True).view(1)
    root = drawn(view)
    assert root.get("role") == "img"
    title, told = (root.findtext(f"{SVG}{name}") or "" for name in ("title", "desc"))
    assert title == f"Golden Horn, Round {view.round}"
    assert all(seat.house in told for seat in view.seats)
    assert told.count("towards") == 12
    assert "In hand" in told
    assert "In hand" not in (drawn(replace(view, seat=None, hand=None)).findtext(f"{SVG}desc") or "")


def test_another_language_replaces_words_and_names() -> None:
    view = played(60, players=2).view(0)
    italian = position_svg(view, {"Venice": "Venezia", "round": "Turno {round}", "Y": "Giallo", "title": "Corno d'Oro"})
    assert "Venezia" in italian
    assert "Corno d'Oro, Turno" in italian
    assert ">Venice<" not in italian
    assert "Venezia" not in position_svg(view)
    assert "Venezia" not in WORDS


def test_text_is_escaped() -> None:
    view = played(40, players=2).view(0)
    name = '<script>alert("&")</script>\x00'
    seats = (replace(view.seats[0], house=name), *view.seats[1:])
    picture = position_svg(replace(view, seats=seats))
    assert "<script" not in picture
    root = ElementTree.fromstring(picture)
    shown = name.removesuffix("\x00")
    assert shown in [text.text for text in root.iter(f"{SVG}text")]
    assert sum(element.get("data-ship", "").startswith(shown) for element in having(root, "ship")) == 3


def test_a_house_out_of_another_box_gets_a_free_livery() -> None:
    view = played(40, players=3).view(0)
    seats = (replace(view.seats[0], house="Mocenigo"), *view.seats[1:])
    hulls = {element.get("id", "") for element in drawn(replace(view, seats=seats)).iter(f"{SVG}g")}
    assert len([name for name in hulls if name.startswith("gh-hull-")]) == 3


@pytest.mark.rule("5.13")
def test_hidden_cards_do_not_show() -> None:
    """5.13: with other cards in the other hands and the pile, the picture of a seat stays the same."""
    game = played(3, players=3)
    before = [position_svg(game.view(seat)) for seat in (None, 0, 1)]
    state = game.state
    given = next(colour for colour in range(6) if state.hand[1][colour])
    taken = next(colour for colour in range(6) if state.pile[colour] and colour != given)
    for cards, change in ((state.hand[1], 1), (state.pile, -1)):
        cards[taken] += change
        cards[given] -= change
    after = [position_svg(game.view(seat)) for seat in (None, 0, 1)]
    assert after[:2] == before[:2]
    assert after[2] != before[2]


@pytest.mark.parametrize(("players", "modone"), [(2, False), (3, False), (3, True), (4, False)])
@pytest.mark.parametrize("port", ["V", "C"])
def test_a_full_roadstead_hides_no_ship(players: int, modone: bool, port: str) -> None:
    game = Game(players, modone=modone, seed=1)
    for _ in range(players):
        game.apply(f"place {3 * port}")
    view = game.view()
    way = sea_way(view)
    spots = list(spots_of(view, way).values())
    assert len(spots) == 3 * players
    boxes = [(x, y + 0.05 * width, x + width, y + 0.76 * width) for x, y, width in spots]
    for square in way.squares:
        half, high = way.scale * WIDTH / 2, way.scale * HEIGHT / 2
        boxes.append((square.x - half, square.y - high, square.x + half, square.y + high))
    for place, one in enumerate(boxes):
        assert 0 <= one[0] < one[2] <= 1440
        assert 0 <= one[1] < one[3] <= 504
        for other in boxes[:place]:
            assert one[2] <= other[0] + 1 or other[2] <= one[0] + 1 or one[3] <= other[1] or other[3] <= one[1]


def test_crowded_hands_and_warehouses_stay_in_their_places() -> None:
    view = played(60, players=4, expansion=True).view(0)
    goods = ((15, 3, 1, 2, 4, 2), (5, 5, 5, 5, 5, 5), (0, 11, 7, 2, 3, 0), (9, 8, 9, 8, 9, 8))
    seats = tuple(
        replace(seat, goods=counts, score=Score(sum(counts), sets_of(counts), (("Zara", 3),), 0))
        for seat, counts in zip(view.seats, goods, strict=True)
    )
    crowded = replace(view, seats=seats, hand=(9, 9, 9, 9, 9, 9))
    check(crowded)
    for use in drawn(crowded).iter(f"{SVG}use"):
        if use.get("data-good") == "warehouse":
            assert float(use.attrib["transform"].split()[1].rstrip(")")) >= 0


def sets_of(counts: tuple[int, ...]) -> tuple[int, ...]:
    sizes = (sum(count > row for count in counts) for row in range(max(counts)))
    return tuple(size for size in sizes if BONUS[size])


def test_the_builder_writes_short_numbers_and_safe_text() -> None:
    assert [number(value) for value in (1, 1.5, 2 / 3, -0.001, 100)] == ["1", "1.5", "0.67", "0", "100"]
    assert plain('<a b="c">&\x07') == "&lt;a b=&quot;c&quot;&gt;&amp;"
    assert tag("g", tag("path", d='"'), stroke_width=2, fill=None) == '<g stroke-width="2"><path d="&quot;"/></g>'


def test_the_picture_of_the_readme_is_what_the_example_draws(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "position.svg"
    monkeypatch.setattr(sys, "argv", ["draw_position.py", str(target)])
    runpy.run_path(str(ROOT / "examples" / "draw_position.py"), run_name="__main__")
    committed = (ROOT / "docs" / "position.svg").read_text(encoding="utf-8")
    assert target.read_text(encoding="utf-8") == committed, (
        "draw it again: python examples/draw_position.py docs/position.svg"
    )
