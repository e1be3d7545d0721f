"""RULES 1: what is in the box."""

import tomllib
from collections import Counter
from dataclasses import replace
from importlib.resources import files
from itertools import combinations

import pytest

from goldenhorn.errors import BoxError
from goldenhorn.game.dealers import ByHand
from goldenhorn.game.game import Game
from goldenhorn.rules.box import Territory, check_tiles, parse_box, standard_box
from goldenhorn.rules.material import COLOUR_LETTERS, COLOURS, HOUSES, SHIP_KINDS
from positions import Position, rule

FLEETS = {
    "Contarini": ("PPP", "BBO", "GYR"),
    "Dandolo": ("RRR", "OOY", "GBP"),
    "Loredan": ("GGG", "PPR", "YBO"),
    "Morosini": ("YYY", "GGB", "ROP"),
}
COLOURS_OF_FIRST_TILE = {2: "OPG", 3: "RBY", 4: "RBY"}


@rule("1.1")
def test_there_are_six_colours() -> None:
    assert COLOURS == ("Yellow", "Pink", "Green", "Red", "Orange", "Blue")
    assert "".join(colour[0] for colour in COLOURS) == COLOUR_LETTERS


@rule("1.1")
def test_goods_cards_sails_and_squares_use_the_same_six_colours() -> None:
    view = Game(4, dealer=ByHand()).view()
    assert [bool(number) for number in view.bag] == [True] * 6 + [False] * 2
    assert all(view.unseen)
    assert len(view.unseen) == 6
    assert {sail for ship in view.ships for sail in ship.sails} == set(COLOUR_LETTERS)
    assert set(view.colours) - {""} == set(COLOUR_LETTERS)


@rule("1.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_fifteen_cubes_and_nine_cards_of_each_colour(players: int) -> None:
    state = Game(players, dealer=ByHand()).state
    assert state.bag[:6] == [15] * 6
    assert sum(state.bag) == 90
    assert state.pile == [9] * 6
    assert sum(state.pile) == 54


@rule("1.3")
@pytest.mark.parametrize(("port", "last_square"), [("Venice", "1"), ("Constantinople", "12")])
def test_a_port_of_origin_holds_all_twelve_ships(port: str, last_square: str) -> None:
    position = Position(4)
    for seat in range(4):
        for kind in SHIP_KINDS:
            position.ship(seat, kind, port)
    position.ship(0, "mono", last_square, to=port)
    assert f"sail mono {port}" in position.legal()
    position.do(f"sail mono {port}")
    assert len(set(position.state.place)) == 1


@rule("1.4")
@pytest.mark.parametrize(("players", "berths"), [(2, 2), (4, 3)])
def test_modone_has_two_berths_on_one_side_and_three_on_the_other(players: int, berths: int) -> None:
    before_modone, behind_modone = ("3", "4") if players == 2 else ("6", "7")
    for taken in range(berths + 1):
        position = Position(players).ship(0, "mono", before_modone)
        others = [(seat, kind) for seat in range(1, players) for kind in SHIP_KINDS]
        for seat, kind in others[:taken]:
            position.ship(seat, kind, "Modone")
        expected = "sail mono Modone" if taken < berths else f"sail mono {behind_modone}"
        assert position.legal("sail mono") == {expected}


@rule("1.5")
@pytest.mark.parametrize("players", [3, 4])
def test_two_tiles_of_each_symbol_make_the_long_way(players: int) -> None:
    tiles = standard_box().tiles(players)
    kinds = Counter(frozenset(tile) for tile in tiles)
    assert kinds == {frozenset("RYB"): 2, frozenset("OPG"): 2}
    assert all(len(tile) == 3 for tile in tiles)


@rule("1.5")
@pytest.mark.parametrize("tile", ["RYO", "RRB", "RB", "RBYR", "OPX", ""])
def test_a_tile_holds_the_three_colours_of_one_symbol(tile: str) -> None:
    with pytest.raises(BoxError) as error:
        check_tiles((tile, "OPG"), 2)
    assert error.value.rule == "1.5"


@rule("1.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_the_standard_layout_the_tiles_read_red_blue_yellow_and_orange_pink_green(players: int) -> None:
    colours = "".join(Game(players, dealer=ByHand()).view().colours)
    first = COLOURS_OF_FIRST_TILE[players]
    second = "RBY" if first == "OPG" else "OPG"
    assert colours == (first + second) * (1 if players == 2 else 2)


@rule("1.7")
@pytest.mark.parametrize("house", HOUSES)
def test_a_fleet_is_a_mono_a_duo_and_a_trio_that_show_all_six_colours(house: str) -> None:
    fleet = standard_box().fleets[HOUSES.index(house)]
    assert [len(sails) for sails in fleet] == [3, 3, 3]
    assert [len(set(sails)) for sails in fleet] == [1, 2, 3]
    assert set("".join(fleet)) == set(COLOUR_LETTERS)


@rule("1.7")
@pytest.mark.parametrize(
    "fleet",
    [
        ("PPG", "BBO", "GYR"),
        ("PP", "BBO", "GYR"),
        ("PPP", "BBB", "GYR"),
        ("PPP", "BBO", "GGR"),
        ("PPP", "BBO", "GYP"),
        ("XXX", "BBO", "GYR"),
    ],
)
def test_a_box_with_another_kind_of_fleet_is_refused(fleet: tuple[str, str, str]) -> None:
    with pytest.raises(BoxError) as error:
        replace(standard_box(), fleets=(fleet, *standard_box().fleets[1:]))
    assert error.value.rule == "1.7"


@rule("1.7")
def test_every_player_has_a_warehouse_of_their_own() -> None:
    position = Position(2).ship(1, "mono", "6", cargo="G", number=2).put(turn=1).cards("")
    position.do("sail mono Constantinople")
    assert [sum(warehouse) for warehouse in position.state.warehouse[:2]] == [0, 2]


@rule("1.8")
@pytest.mark.parametrize("house", HOUSES)
def test_the_assumed_sails_of_each_house(house: str) -> None:
    ships = Game(2, houses=(house, HOUSES[HOUSES.index(house) - 1]), dealer=ByHand()).view().ships
    assert tuple("".join(sorted(ship.sails)) for ship in ships[:3]) == tuple(
        "".join(sorted(sails)) for sails in FLEETS[house]
    )


@rule("1.8")
def test_the_assumed_fleets_are_even() -> None:
    monos, duos, trios = zip(*standard_box().fleets, strict=True)
    assert all(len(set(trio) & set(other)) == 1 for trio, other in combinations(trios, 2))
    assert Counter("".join(trios)) == dict.fromkeys(COLOUR_LETTERS, 2)
    assert len(set(monos)) == 4
    assert all(len(set(duo) & set("RYB")) == len(set(duo) & set("OPG")) == 1 for duo in duos)


@rule("1.6", "1.8", "8.2")
def test_assumptions_are_named_in_the_box_file() -> None:
    text = files("goldenhorn.rules").joinpath("box.toml").read_text(encoding="utf-8")
    assert tomllib.loads(text)["assumptions"] == {"sea_way": "1.6", "fleets": "1.8", "territories": "8.2"}


@rule("1.6", "1.8", "8.2")
def test_whoever_owns_the_box_can_replace_the_assumptions() -> None:
    standard = standard_box()
    text = """
        sea_way = { 2 = ["GPO", "YBR"], 3 = ["RYB", "OPG", "RBY", "OPG"], 4 = ["OPG", "RBY", "OPG", "RBY"] }
        [fleets]
        Contarini = { mono = "RRR", duo = "OOY", trio = "GBP" }
        Dandolo = { mono = "PPP", duo = "BBO", trio = "GYR" }
        Loredan = { mono = "GGG", duo = "PPR", trio = "YBO" }
        Morosini = { mono = "YYY", duo = "GGB", trio = "ROP" }
        [territories]
        Zara = { cost = 1, worth = 5 }
        Durazzo = { cost = 3, worth = 6 }
        Candia = { cost = 4, worth = 8 }
        Negroponte = { cost = 5, worth = 10 }
        Galata = { cost = 6, worth = 12 }
    """
    view = Game(2, box=parse_box(text), expansion=True, dealer=ByHand()).view()
    assert "".join(view.colours) == "GPOYBR"
    assert view.ships[2].sails == "GBP"
    assert (view.territories[0].cost, view.territories[0].worth) == (1, 5)
    assert standard.territories[0] == Territory(2, 3)
