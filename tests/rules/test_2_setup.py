"""RULES 2: from the box to the first turn."""

from itertools import pairwise, permutations

import pytest

from goldenhorn.errors import BoxError, ChanceDue, Illegal, Impossible, NotYourTurn, OptionsError
from goldenhorn.game.dealers import AskDraw, AskFilling, AskFirst, AskLayout, ByHand, SeededDealer
from goldenhorn.game.events import Draw, Filling, FirstDrawn, LayoutDrawn
from goldenhorn.game.game import Game
from goldenhorn.game.options import Options
from positions import rule


def drawn_layouts(players: int) -> list[tuple[str, ...]]:
    layouts = []
    for seed in range(400):
        drawn = SeededDealer(seed).deal(AskLayout(players), 0)
        assert isinstance(drawn, LayoutDrawn)
        layouts.append(drawn.tiles)
    return layouts


def placed(game: Game) -> Game:
    """The same game after every player has put all ships into Venice."""
    for _ in range(game.options.players):
        game.apply("place VVV")
    return game


@rule("2.1")
@pytest.mark.parametrize(
    ("players", "way", "colours", "berths"),
    [
        (2, "Venice 1 2 3 Modone 4 5 6 Constantinople", "OPG RBY", 2),
        (3, "Venice 1 2 3 4 5 6 7 8 9 10 11 12 Constantinople", "RBYOPGRBYOPG", 0),
        (4, "Venice 1 2 3 4 5 6 Modone 7 8 9 10 11 12 Constantinople", "RBYOPG RBYOPG", 3),
    ],
)
def test_the_sea_way_depends_on_the_number_of_players(players: int, way: str, colours: str, berths: int) -> None:
    view = Game(players, dealer=ByHand()).view()
    assert " ".join(view.way) == way
    assert "".join(colour or " " for colour in view.colours).strip() == colours
    assert view.berths == berths


@rule("2.1")
@pytest.mark.parametrize(
    ("players", "way"),
    [
        (2, "1 2 3 Modone 4 5 6 Constantinople"),
        (3, "1 2 3 4 5 6 7 8 9 10 11 12 Constantinople"),
        (4, "1 2 3 4 5 6 Modone 7 8 9 10 11 12 Constantinople"),
    ],
)
def test_ships_sail_along_the_sea_way_in_both_directions(players: int, way: str) -> None:
    state = Game(players, dealer=ByHand()).state
    names = ("Venice", *map(str, range(1, 13)), "Modone", "Constantinople")
    at, outward = 0, []
    while at != 14:
        at = state.ahead[0][at]
        outward.append(names[at])
    back = ["Constantinople"]
    while at != 0:
        at = state.ahead[1][at]
        back.append(names[at])
    assert " ".join(outward) == way
    assert back == [*reversed(outward), "Venice"]


@rule("2.1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_two_to_four_play(players: int) -> None:
    with pytest.raises(OptionsError) as error:
        Options(players)
    assert error.value.rule == "2.1"


@rule("2.1")
@pytest.mark.parametrize(("players", "tiles"), [(2, "OPG"), (2, "OPG RBY OPG"), (3, "RBY OPG"), (4, "RBY OPG RBY")])
def test_a_layout_with_another_number_of_tiles_is_refused(players: int, tiles: str) -> None:
    game = Game(players, layout="shuffled", dealer=ByHand())
    with pytest.raises(BoxError) as error:
        game.supply(tiles)
    assert error.value.rule == "2.1"


@rule("2.2")
def test_the_options_are_off_unless_asked_for() -> None:
    options = Options(3)
    assert (options.layout, options.modone) == ("standard", False)
    game = Game(3, seed=1)
    assert not any(isinstance(event, LayoutDrawn) for event in game.events)
    assert "Modone" not in game.view().way


@rule("2.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_neighbouring_tiles_of_a_shuffled_layout_differ_in_their_symbol(players: int) -> None:
    for tiles in drawn_layouts(players):
        assert len(tiles) == (2 if players == 2 else 4)
        symbols = [frozenset(tile) for tile in tiles]
        assert set(symbols) == {frozenset("RBY"), frozenset("OPG")}
        assert all(symbol != other for symbol, other in pairwise(symbols))


@rule("2.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_shuffled_layouts_both_symbols_come_first_and_all_orders_occur_on_every_tile(players: int) -> None:
    layouts = drawn_layouts(players)
    every_tile = {"".join(tile) for symbol in ("RBY", "OPG") for tile in permutations(symbol)}
    for position in range(len(layouts[0])):
        assert {tiles[position] for tiles in layouts} == every_tile


@rule("2.2")
def test_each_tile_of_a_shuffled_layout_is_ordered_on_its_own() -> None:
    pairs = {(tiles[0], tiles[2]) for tiles in drawn_layouts(4) if tiles[0] in ("RBY", "OPG")}
    assert len(pairs) == 12


@rule("2.2")
@pytest.mark.parametrize(("players", "tiles"), [(2, "RBY BYR"), (3, "RBY OPG GPO RYB"), (4, "RBY OPG PGO RBY")])
def test_a_layout_whose_neighbours_bear_one_symbol_is_refused(players: int, tiles: str) -> None:
    game = Game(players, layout="shuffled", dealer=ByHand())
    with pytest.raises(BoxError) as error:
        game.supply(tiles)
    assert error.value.rule == "2.2"


@rule("2.2")
def test_a_shuffled_layout_is_drawn_before_anything_else_and_then_played_on() -> None:
    game = Game(3, layout="shuffled", first=None, dealer=ByHand())
    asked_for = [game.pending]
    with pytest.raises(ChanceDue):
        game.apply("place VVV")
    game.supply("GPO BRY OPG YBR")
    asked_for.append(game.pending)
    assert asked_for == [AskLayout(3), AskFirst(3)]
    game.supply("1")
    assert "".join(game.view().colours) == "GPOBRYOPGYBR"


@rule("2.2")
def test_three_players_may_agree_on_modone_with_three_berths_in_the_middle() -> None:
    view = Game(3, modone=True, dealer=ByHand()).view()
    assert view.way.index("Modone") == 7 == len(view.way) // 2
    assert view.berths == 3


@rule("2.2")
@pytest.mark.parametrize("players", [2, 4])
def test_modone_is_an_option_for_three_players_only(players: int) -> None:
    with pytest.raises(OptionsError) as error:
        Options(players, modone=True)
    assert error.value.rule == "2.2"


@rule("2.3")
def test_each_player_has_the_fleet_of_the_chosen_house() -> None:
    view = Game(3, houses=("Morosini", "Contarini", "Loredan"), dealer=ByHand()).view()
    assert [seat.house for seat in view.seats] == ["Morosini", "Contarini", "Loredan"]
    assert [ship.sails for ship in view.ships if ship.kind == "mono"] == ["YYY", "PPP", "GGG"]


@rule("2.3", "4.3", "5.2")
def test_ships_load_and_are_attacked_by_the_sails_of_the_chosen_house() -> None:
    game = placed(Game(2, houses=("Morosini", "Contarini"), first=1, dealer=ByHand()))
    for outcome in ("YYYPPPGGG", "RRROOOBBB", "GGGGG", "PPPPP"):
        game.supply(outcome)
    loads = {str(action) for action in game.legal()}
    assert loads == {"load mono Y", "load mono G", "load duo Y", "load duo P", "load duo G", "load trio P"}
    game.apply("load mono Y")
    game.supply("RRR")
    game.apply("sail mono 1")
    assert [str(action) for action in game.legal() if str(action).startswith("raid")] == ["raid Contarini mono PP"]
    game.apply("raid Contarini mono PP")
    assert [seat.goods for seat in game.view().seats] == [(1, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0, 0)]
    assert game.view().ships[3].aboard == 2


@rule("2.3")
def test_seats_without_a_choice_get_different_houses() -> None:
    assert len(set(Options(4).houses)) == 4


@rule("2.3")
@pytest.mark.parametrize(
    "houses", [("Dandolo", "Dandolo"), ("Dandolo",), ("Dandolo", "Loredan", "Morosini"), ("Dandolo", "X")]
)
def test_houses_must_exist_and_be_one_for_each_seat(houses: tuple[str, ...]) -> None:
    with pytest.raises(OptionsError) as error:
        Options(2, houses=houses)
    assert error.value.rule == "2.3"


@rule("2.4")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_named_first_player_begins_and_play_goes_in_seat_order(first: int) -> None:
    game = placed(Game(3, first=first, seed=1))
    order = []
    for _ in range(6):
        assert game.decider is not None
        order.append(game.decider)
        game.apply(next(action for action in game.legal() if str(action).startswith("load")))
        game.apply(next(action for action in game.legal() if str(action).startswith("sail")))
    assert order == [(first + turn) % 3 for turn in range(6)]


@rule("2.4")
def test_a_first_player_who_is_not_named_is_drawn() -> None:
    drawn = {SeededDealer(seed).deal(AskFirst(4), 0) for seed in range(100)}
    assert drawn == {FirstDrawn(seat) for seat in range(4)}
    game = Game(4, first=None, dealer=ByHand())
    assert game.pending == AskFirst(4)
    with pytest.raises(Impossible):
        game.supply("4")
    game.supply("2")
    assert game.decider == game.view().first == 2


@rule("2.4")
@pytest.mark.parametrize("first", [-1, 2])
def test_the_first_player_sits_at_the_table(first: int) -> None:
    with pytest.raises(OptionsError) as error:
        Options(2, first=first)
    assert error.value.rule == "2.4"


@rule("2.4")
def test_nobody_acts_out_of_turn() -> None:
    game = Game(2, first=1, seed=1)
    with pytest.raises(NotYourTurn) as error:
        game.apply("place VVV", seat=0)
    assert error.value.rule == "2.4"
    game.apply("place VVV", seat=1)


@rule("2.5")
def test_ships_are_divided_between_the_ports_in_all_eight_ways() -> None:
    actions = {str(action) for action in Game(2, seed=1).legal()}
    assert actions == {f"place {mono}{duo}{trio}" for mono in "VC" for duo in "VC" for trio in "VC"}


@rule("2.5", "5.1")
@pytest.mark.parametrize("division", ["VVV", "CCC", "VCV", "CVV", "VVC", "CCV"])
def test_each_ship_begins_where_it_was_put_and_faces_the_other_port(division: str) -> None:
    game = Game(2, seed=1)
    game.apply(f"place {division}")
    expected = [("Venice", "Constantinople") if letter == "V" else ("Constantinople", "Venice") for letter in division]
    assert [(ship.place, ship.heading) for ship in game.view().ships[:3]] == expected


@rule("2.5")
def test_ships_are_divided_in_playing_order_before_any_cube_or_card_is_seen() -> None:
    game = Game(3, first=1, seed=1)
    for seat in (1, 2, 0):
        view = game.view(seat)
        assert game.decider == seat
        assert view.phase == "placing"
        assert view.pile == 54
        assert not any(view.hand or ())
        assert not any(any(port.goods) for port in view.ports)
        game.apply("place VCV")
    assert [type(event) for event in game.events[3:]] == [Filling, Filling, Draw, Draw, Draw]


@rule("2.5")
def test_nothing_else_can_be_done_before_the_ships_are_placed_and_they_are_placed_once() -> None:
    game = Game(2, seed=1)
    for text in ("load trio B", "sail trio 1", "announce", "done"):
        with pytest.raises(Illegal) as error:
            game.apply(text)
        assert error.value.rule == "2.5"
    placed(game)
    with pytest.raises(Illegal) as error:
        game.apply("place VVV")
    assert error.value.rule == "2.5"


@rule("2.6")
def test_nine_cubes_are_drawn_onto_venice_and_then_nine_onto_constantinople() -> None:
    game = placed(Game(2, dealer=ByHand()))
    assert game.pending == AskFilling("Venice", 9, (15, 15, 15, 15, 15, 15, 0, 0), "2.6")
    game.supply("YYPPGGRRO")
    assert game.pending == AskFilling("Constantinople", 9, (13, 13, 13, 13, 14, 15, 0, 0), "2.6")
    game.supply("BBBBBBBBB")
    view = game.view()
    assert [port.goods for port in view.ports] == [(2, 2, 2, 2, 1, 0), (0, 0, 0, 0, 0, 9)]
    assert view.bag == (13, 13, 13, 13, 14, 6, 0, 0)


@rule("2.6")
@pytest.mark.parametrize("cubes", ["YYYYYYYY", "YYYYYYYYYY", "YYYYYYYYK"])
def test_another_number_of_cubes_or_cubes_of_the_expansion_are_refused(cubes: str) -> None:
    game = placed(Game(2, dealer=ByHand()))
    with pytest.raises(Impossible):
        game.supply(cubes)
    assert game.pending == AskFilling("Venice", 9, (15, 15, 15, 15, 15, 15, 0, 0), "2.6")


@rule("2.6")
def test_more_cubes_of_a_colour_than_the_bag_holds_are_refused() -> None:
    game = placed(Game(2, dealer=ByHand()))
    game.supply("YYYYYYYYY")
    with pytest.raises(Impossible):
        game.supply("YYYYYYYPP")
    with pytest.raises(Impossible):
        game.supply(Filling("Venice", "YYYYYYPPP"))
    game.supply("YYYYYYPPP")


@rule("2.6", "2.7")
def test_cubes_and_cards_are_drawn_blind() -> None:
    games = [placed(Game(2, seed=seed)) for seed in range(60)]
    venice = {game.view().ports[0].goods for game in games}
    hands = {game.view(0).hand for game in games}
    assert len(venice) > 50
    assert len(hands) > 40
    for colour in range(6):
        mean = sum(game.view().ports[0].goods[colour] for game in games) / len(games)
        assert 1 < mean < 2


@rule("2.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_then_five_cards_go_to_each_player_in_playing_order(players: int) -> None:
    first = players - 1
    game = placed(Game(players, first=first, dealer=ByHand()))
    game.supply("YYYPPPGGG")
    game.supply("RRROOOBBB")
    for turn, cards in zip(range(players), ("YYYYY", "PPPPP", "GGGGG", "RRRRR"), strict=False):
        pending = game.pending
        assert isinstance(pending, AskDraw)
        assert (pending.seat, pending.number) == ((first + turn) % players, 5)
        game.supply(cards)
    assert game.pending is None
    assert game.decider == first
    assert game.view(first).hand == (5, 0, 0, 0, 0, 0)
    assert game.view().pile == 54 - 5 * players
    assert [seat.cards for seat in game.view().seats] == [5] * players


@rule("2.7")
@pytest.mark.parametrize("cards", ["YYYY", "YYYYYY"])
def test_another_number_of_cards_is_refused(cards: str) -> None:
    game = placed(Game(2, dealer=ByHand()))
    game.supply("YYYPPPGGG")
    game.supply("RRROOOBBB")
    with pytest.raises(Impossible):
        game.supply(cards)


@rule("2.7")
def test_a_card_that_was_dealt_is_not_dealt_again() -> None:
    game = placed(Game(2, dealer=ByHand()))
    game.supply("YYYPPPGGG")
    game.supply("RRROOOBBB")
    game.supply("YYYYY")
    with pytest.raises(Impossible):
        game.supply("YYYYY")
    with pytest.raises(Impossible):
        game.supply(Draw(0, "YYYYP"))
    game.supply("YYYYP")
