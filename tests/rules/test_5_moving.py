"""RULES 5: moving a ship, loading, landing, cards, and what is public."""

import pytest

from goldenhorn.errors import Impossible
from goldenhorn.game.actions import parse
from goldenhorn.game.dealers import ByHand
from goldenhorn.game.events import Decision, Draw, Filling, HiddenDraw, seen_by
from goldenhorn.game.game import Game
from goldenhorn.game.view import view_of
from goldenhorn.rules.engine import Interpreted
from goldenhorn.rules.material import COLOUR_LETTERS
from goldenhorn.rules.state import DRAW_CARDS, FILL_CONSTANTINOPLE, FILL_VENICE, NO_CHANCE
from positions import Position, goods, refused, rule

CARDS_OF_KIND = {"trio": 1, "duo": 2, "mono": 3}


def landings(position: Position, kind: str) -> set[str]:
    return {text.split()[2] for text in position.legal(f"sail {kind}")}


def letters(counts: list[int]) -> str:
    return "".join(letter * number for letter, number in zip(COLOUR_LETTERS, counts, strict=False))


def asked(position: Position) -> int:
    """How many cubes or cards have to be drawn now."""
    return Interpreted(position.state).asked()[1]


@rule("5.1")
@pytest.mark.parametrize(
    ("to", "expected"),
    [("Constantinople", {"5", "6", "Constantinople"}), ("Venice", {"3", "2", "1", "Venice"})],
)
def test_a_ship_moves_only_the_way_it_faces(to: str, expected: set[str]) -> None:
    position = Position(2).ship(0, "duo", "4", to=to).hand(0, "YPGROB")
    for seat, kind in ((0, "mono"), (1, "mono")):
        position.ship(seat, kind, "Modone")
    assert landings(position, "duo") == expected
    behind = "3" if to == "Constantinople" else "5"
    assert refused(position, f"sail duo {behind}") == "5.1"


@rule("5.1")
def test_a_ship_in_a_port_of_origin_faces_the_other_one() -> None:
    position = Position(2).ship(0, "mono", "6").ship(1, "mono", "1", to="Venice").cards("")
    position.do("sail mono Constantinople", "sail mono Venice")
    assert landings(position, "mono") == {"6"}
    position.do("sail mono 6")
    assert landings(position, "mono") == {"1"}


@rule("5.2")
def test_the_example_of_loading_green_yellow_and_red_sails_leave_the_two_blue_cubes() -> None:
    position = Position(2).port("Venice", "GGYYRRRBB")
    assert position.legal("load trio") == {"load trio B"}
    assert refused(position, "load trio G") == "5.2"
    position.do("load trio B")
    assert (position.state.cargo[2], position.state.aboard[2]) == (COLOUR_LETTERS.index("B"), 2)


@rule("5.2")
@pytest.mark.parametrize(
    ("kind", "colours"),
    [("mono", "YGROB"), ("duo", "YPGR"), ("trio", "POB")],
)
@pytest.mark.parametrize("port", ["Venice", "Constantinople"])
def test_any_colour_in_the_port_that_the_sails_do_not_show_can_be_loaded(port: str, kind: str, colours: str) -> None:
    position = Position(2).ship(0, kind, port).port(port, "YPGROB")
    assert position.legal(f"load {kind}") == {f"load {kind} {colour}" for colour in colours}


@rule("5.2")
def test_a_colour_that_lies_in_the_other_port_only_cannot_be_loaded() -> None:
    position = Position(2).port("Venice", "B").port("Constantinople", "PO")
    assert position.legal("load trio") == {"load trio B"}
    assert refused(position, "load trio P") == "5.2"


@rule("5.2")
@pytest.mark.parametrize(("port", "chance"), [("Venice", FILL_VENICE), ("Constantinople", FILL_CONSTANTINOPLE)])
def test_all_cubes_of_one_colour_are_loaded_and_the_port_is_refilled_to_nine_at_once(port: str, chance: int) -> None:
    position = Position(2).ship(0, "trio", port).port(port, "BBBBOOGGG").do("load trio B")
    number = 0 if port == "Venice" else 1
    assert letters(position.state.port[number]) == "GGGOO"
    assert position.state.aboard[2] == 4
    assert (position.state.chance, asked(position)) == (chance, 4)
    position.do("+YPRB")
    assert letters(position.state.port[number]) == "YPGGGROOB"
    assert letters(position.state.port[1 - number]) == ""
    assert position.state.bag[:6] == [14, 14, 15, 14, 15, 14]


@rule("5.2")
@pytest.mark.parametrize("left", COLOUR_LETTERS)
def test_goods_of_every_colour_that_stay_count_towards_the_nine(left: str) -> None:
    colour = "O" if left == "B" else "B"
    position = Position(2).port("Venice", colour + 5 * left).do(f"load trio {colour}")
    assert asked(position) == 4


@rule("5.2")
@pytest.mark.parametrize(("bag", "number"), [("Y", 1), ("YYY", 3), ("YYYY", 4), ("YYYYY", 4)])
def test_the_port_is_refilled_with_what_the_bag_still_holds(bag: str, number: int) -> None:
    position = Position(2).port("Venice", "BBBBOOGGG").bag(bag).do("load trio B")
    assert asked(position) == number
    position.do("+" + "Y" * number)
    assert position.state.chance == NO_CHANCE
    assert landings(position, "trio") == {"1"}


@rule("5.2")
def test_an_empty_bag_refills_nothing() -> None:
    position = Position(2).port("Venice", "BBG").bag("").do("load trio B")
    assert position.state.chance == NO_CHANCE
    assert letters(position.state.port[0]) == "G"
    assert landings(position, "trio") == {"1"}


@rule("5.2")
def test_only_a_ship_in_a_port_of_origin_loads() -> None:
    position = Position(2).port("Venice", "B").ship(0, "trio", "2")
    assert not position.legal("load trio")
    assert refused(position, "load trio B") == "5.2"


@rule("5.2")
@pytest.mark.parametrize("cubes", ["YY", "YYYY", "WYY", "RRR"])
def test_a_refill_with_other_cubes_than_are_asked_for_and_in_the_bag_is_refused(cubes: str) -> None:
    game = Game(2, dealer=ByHand())
    for _ in range(2):
        game.apply("place VVV")
    for outcome in ("YYYPPPGGG", "RRRRRRRRR", "YPGRO", "YPGRO"):
        game.supply(outcome)
    game.apply("load trio P")
    game.supply("RRR")
    game.apply("sail trio 1")
    game.apply("load mono Y")
    game.supply("RRB")
    game.apply("sail mono 2")
    game.apply("load mono G")
    with pytest.raises(Impossible) as error:
        game.supply(cubes)
    assert error.value.rule == "5.2"
    game.supply("RYY")


@rule("5.3")
def test_loading_is_compulsory_where_it_is_possible() -> None:
    position = Position(2).port("Venice", "BG").hand(0, "YPGROB")
    assert position.legal() == {"load mono G", "load mono B", "load duo G", "load trio B"}
    assert refused(position, "sail trio 1") == "5.3"


@rule("5.3")
def test_the_refill_is_seen_before_the_landing_is_chosen() -> None:
    position = Position(2).port("Venice", "BBGGGGGGG").hand(0, "OP").do("load trio B")
    assert view_of(position.options, position.state, 0).chance == "fill"
    assert not position.legal()
    position.do("+YO")
    assert view_of(position.options, position.state, 0).ports[0].goods == (1, 0, 7, 0, 1, 0)
    assert position.legal() == {"sail trio 1", "sail trio 2", "sail trio 3", "sail trio Modone"}


@rule("5.4")
@pytest.mark.parametrize("cubes", ["", "GYR", "GGGGGGGGG"])
def test_a_ship_that_can_load_nothing_leaves_empty_and_the_port_is_not_refilled(cubes: str) -> None:
    position = Position(2).port("Venice", cubes)
    assert position.legal("load trio") == set()
    position.do("sail trio 1")
    assert position.state.aboard[2] == 0
    assert view_of(position.options, position.state, None).ships[2].cargo is None
    assert sum(position.state.port[0]) == len(cubes)
    assert sum(position.state.bag) == 90
    assert position.state.turn == 1


@rule("5.4")
def test_another_ship_that_could_load_does_not_bind_the_one_that_cannot() -> None:
    position = Position(2).port("Venice", "GGG")
    assert position.legal() == {"load mono G", "load duo G", "sail trio 1"}


@rule("5.5")
def test_the_first_movement_example_one_square_and_no_further() -> None:
    position = Position(3).ship(0, "mono", "5")
    assert landings(position, "mono") == {"6"}


@rule("5.5", "5.6")
def test_the_second_movement_example_past_an_occupied_square_then_green_and_red_match_up_to_blue() -> None:
    position = Position(3).ship(0, "trio", "4").ship(1, "mono", "5")
    assert landings(position, "trio") == {"6", "7", "8"}
    assert refused(position, "sail trio 9") == "5.7"
    assert refused(position, "sail trio 5") == "5.5"


@rule("5.6", "5.7")
def test_the_third_movement_example_a_match_then_a_green_and_a_red_wind_card_up_to_blue() -> None:
    position = Position(3).ship(0, "mono", "4").hand(0, "GRO")
    assert landings(position, "mono") == {"5", "6", "7", "8"}
    position.do("sail mono 8")
    assert letters(position.state.hand[0]) == "O"
    assert letters(position.state.discards) == "GR"


@rule("5.5")
@pytest.mark.parametrize(("occupied", "expected"), [(1, {"2"}), (2, {"3", "4"}), (5, {"6"}), (6, {"Modone"})])
def test_occupied_squares_are_passed_over_without_counting(occupied: int, expected: set[str]) -> None:
    position = Position(4, turn=3)
    others = [(seat, kind) for seat in range(3) for kind in ("mono", "duo", "trio")]
    for square, (seat, kind) in enumerate(others[:occupied], start=1):
        position.ship(seat, kind, str(square))
    assert landings(position, "mono") == expected


@rule("5.5", "5.9", "9")
def test_with_everything_ahead_taken_the_first_landing_is_the_far_port() -> None:
    position = Position(2).ship(0, "mono", "4", to="Venice").ship(1, "mono", "Modone").ship(1, "duo", "Modone")
    for (seat, kind), square in zip(((0, "duo"), (0, "trio"), (1, "trio")), "321", strict=True):
        position.ship(seat, kind, square)
    assert landings(position, "mono") == {"Venice"}


@rule("5.5")
def test_the_wind_is_not_paid_on_an_occupied_square() -> None:
    position = Position(3).ship(0, "mono", "5").ship(1, "mono", "7").hand(0, "GR").do("sail mono 8")
    assert letters(position.state.hand[0]) == "R"


@rule("5.5")
def test_a_square_is_free_again_when_its_ship_has_left() -> None:
    position = Position(2).do("sail trio 1")
    assert landings(position, "mono") == {"2"}
    position.do("sail mono 2", "sail trio 3")
    assert landings(position, "duo") == {"1", "Modone"}


@rule("5.6")
@pytest.mark.parametrize(
    ("kind", "start", "expected"),
    [("mono", "1", {"2", "3"}), ("duo", "Venice", {"1", "2"}), ("duo", "4", {"5", "6"}), ("trio", "2", {"3", "Modone"})],
)
def test_a_ship_may_move_on_from_a_square_of_a_colour_it_shows(kind: str, start: str, expected: set[str]) -> None:
    position = Position(2).ship(0, kind, start)
    assert landings(position, kind) == expected


@rule("5.6")
def test_moving_on_over_matching_squares_is_free() -> None:
    position = Position(2).ship(0, "mono", "1").hand(0, "PPG").do("sail mono 3")
    assert letters(position.state.hand[0]) == "PPG"


@rule("5.7")
def test_without_the_wind_card_of_its_square_a_ship_stops() -> None:
    position = Position(2).ship(0, "mono", "2").hand(0, "PROB")
    assert landings(position, "mono") == {"3"}
    assert refused(position, "sail mono Modone") == "5.7"


@rule("5.7")
@pytest.mark.parametrize(
    ("hand", "expected", "spent"),
    [("G", "1", ""), ("O", "1 2", "O"), ("OP", "1 2 3", "PO"), ("OPG", "1 2 3 Modone", "PGO"), ("PG", "1", "")],
)
def test_each_square_of_another_colour_costs_one_card_of_that_colour(hand: str, expected: str, spent: str) -> None:
    position = Position(2, turn=1).hand(1, hand)
    assert landings(position, "mono") == set(expected.split())
    position.do(f"sail mono {expected.split()[-1]}")
    assert letters(position.state.discards) == spent
    assert sum(position.state.hand[1]) == len(hand) - len(spent)


@rule("5.7")
def test_the_same_colour_twice_on_the_way_costs_two_cards() -> None:
    once = Position(3).ship(0, "mono", "6").hand(0, "RBYOG")
    assert landings(once, "mono") == {"7", "8", "9", "10", "11", "12", "Constantinople"}
    short = Position(3).hand(0, "RBYOG")
    assert landings(short, "mono") == {"1", "2", "3", "4", "5", "6", "7"}
    enough = Position(3).hand(0, "RRBYOG").cards("")
    assert landings(enough, "mono") == {"1", "2", "3", "4", "5", "6", "7", "8"}
    enough.do("sail mono 8")
    assert letters(enough.state.discards) == "YGRROB"


@rule("5.7")
def test_any_number_of_wind_cards_may_be_played_in_a_turn() -> None:
    position = Position(3).ship(2, "mono", "Venice").put(turn=2).hand(2, "RRBBYYOOPPGG")
    position.do("sail mono Constantinople")
    assert letters(position.state.hand[2]) == "GG"
    assert letters(position.state.discards) == "YYPPRROOBB"


@rule("5.7")
def test_no_wind_card_can_be_played_where_the_sails_match() -> None:
    position = Position(2).ship(0, "mono", "1").hand(0, "PG").do("sail mono Modone")
    assert letters(position.state.hand[0]) == "P"


@rule("5.7")
def test_the_square_on_which_a_ship_begins_costs_nothing() -> None:
    position = Position(2).ship(0, "mono", "4").hand(0, "R")
    assert landings(position, "mono") == {"5"}
    assert letters(position.do("sail mono 5").state.hand[0]) == "R"


@rule("5.7")
def test_the_wind_cards_of_other_players_do_not_help() -> None:
    position = Position(2).ship(0, "mono", "2").hand(1, "GGG")
    assert landings(position, "mono") == {"3"}


@rule("5.8")
@pytest.mark.parametrize("landing", ["1", "2", "3", "Modone"])
def test_the_owner_may_stop_on_any_square_on_which_the_ship_has_landed(landing: str) -> None:
    position = Position(2).hand(0, "OG").do(f"sail mono {landing}")
    assert view_of(position.options, position.state, None).ships[0].place == landing
    assert letters(position.state.hand[0]) == {"1": "GO", "2": "G", "3": "G", "Modone": ""}[landing]


@rule("5.8")
def test_one_step_is_the_least() -> None:
    position = Position(2).ship(0, "mono", "2").ship(0, "duo", "5").ship(0, "trio", "Venice")
    assert position.legal() == {"sail mono 3", "sail duo 6", "sail trio 1"}


@rule("5.9")
def test_modone_ends_the_movement() -> None:
    position = Position(2).ship(0, "mono", "3").hand(0, "YYPPGGRROOBB")
    assert landings(position, "mono") == {"Modone"}
    assert refused(position, "sail mono 4") == "5.9"


@rule("5.9")
@pytest.mark.parametrize(
    ("players", "before", "behind", "others"),
    [(2, "3", "4", [(1, "mono"), (1, "duo")]), (4, "6", "7", [(1, "mono"), (2, "duo"), (3, "trio")])],
)
def test_a_full_modone_is_passed_over_without_a_card(
    players: int, before: str, behind: str, others: list[tuple[int, str]]
) -> None:
    position = Position(players).ship(0, "mono", before)
    for seat, kind in others:
        assert landings(position, "mono") == {"Modone"}
        position.ship(seat, kind, "Modone")
    assert landings(position, "mono") == {behind}
    assert refused(position, "sail mono Modone") == "5.9"


@rule("5.9")
def test_a_full_modone_is_passed_over_from_the_other_side_as_well() -> None:
    position = Position(2).ship(0, "mono", "4", to="Venice").hand(0, "G").ship(1, "mono", "Modone").ship(1, "duo", "Modone")
    assert landings(position, "mono") == {"3", "2", "1"}


@rule("5.9")
def test_modone_has_a_berth_again_when_a_ship_has_left() -> None:
    position = Position(2, turn=1).ship(0, "mono", "3").ship(1, "mono", "Modone").ship(1, "duo", "Modone")
    position.do("sail mono 4")
    assert landings(position, "mono") == {"Modone"}


@rule("5.9", "5.1")
@pytest.mark.parametrize(("to", "expected"), [("Constantinople", "4"), ("Venice", "3")])
def test_a_ship_that_leaves_modone_keeps_its_direction_and_loads_nothing(to: str, expected: str) -> None:
    start = "3" if to == "Constantinople" else "4"
    position = (
        Position(2).ship(0, "mono", start, to=to, cargo="B", number=2).port("Venice", "Y").port("Constantinople", "Y")
    )
    position.do("sail mono Modone", "load mono Y", "+YYYYYYYYY", "sail mono 1")
    assert (position.state.aboard[0], goods(position.state, 0)) == (2, "")
    assert not position.legal("load mono")
    assert landings(position, "mono") == {expected}
    position.do(f"sail mono {expected}")
    assert position.state.aboard[0] == 2
    assert sum(position.state.port[1]) == 1


@rule("5.9")
@pytest.mark.parametrize(("place", "to"), [("6", "Constantinople"), ("1", "Venice")])
def test_the_ports_of_origin_end_the_movement(place: str, to: str) -> None:
    position = Position(2).ship(0, "mono", place, to=to).hand(0, "YYPPGGRROOBB")
    assert landings(position, "mono") == {to}


@rule("5.10")
@pytest.mark.parametrize(("place", "port"), [("6", "Constantinople"), ("1", "Venice")])
def test_arriving_in_a_port_of_origin_all_cargo_goes_into_the_owners_warehouse(place: str, port: str) -> None:
    position = Position(2, turn=1).ship(1, "trio", place, to=port, cargo="O", number=3).warehouse(1, "OY").cards("")
    position.do(f"sail trio {port}")
    assert goods(position.state, 1) == "YOOOO"
    assert goods(position.state, 0) == ""
    ship = view_of(position.options, position.state, None).ships[5]
    assert (ship.cargo, ship.aboard, ship.place) == (None, 0, port)
    assert sum(map(sum, position.state.port)) == 0


@rule("5.10")
def test_the_cargo_stays_aboard_at_sea_and_in_modone() -> None:
    position = Position(2).ship(0, "trio", "2", cargo="O", number=3).do("sail trio 3", "sail mono 1", "sail trio Modone")
    assert position.state.aboard[2] == 3
    assert goods(position.state, 0) == ""


@rule("5.11")
@pytest.mark.parametrize(("kind", "number"), CARDS_OF_KIND.items())
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("port", ["Venice", "Constantinople"])
def test_one_card_for_a_trio_two_for_a_duo_three_for_a_mono(players: int, port: str, kind: str, number: int) -> None:
    last = "1" if port == "Venice" else "6" if players == 2 else "12"
    position = Position(players, turn=1).ship(1, kind, last, to=port).do(f"sail {kind} {port}")
    assert (position.state.chance, asked(position), position.state.drawer) == (DRAW_CARDS, number, 1)
    position.do("+" + "YPG"[:number])
    assert sum(position.state.hand[1]) == number
    assert sum(position.state.pile) == 54 - number
    assert position.state.turn == 2 % players


@rule("5.11", "2.2")
@pytest.mark.parametrize(("kind", "number"), CARDS_OF_KIND.items())
@pytest.mark.parametrize(("players", "modone", "before"), [(4, False, "6"), (3, True, "6")])
def test_cards_are_drawn_in_modone_too(players: int, modone: bool, before: str, kind: str, number: int) -> None:
    position = Position(players, modone=modone).ship(0, kind, before).do(f"sail {kind} Modone")
    assert (position.state.chance, asked(position)) == (DRAW_CARDS, number)


@rule("5.11")
@pytest.mark.parametrize("kind", CARDS_OF_KIND)
def test_nothing_is_drawn_in_modone_in_a_game_of_two(kind: str) -> None:
    position = Position(2).ship(0, kind, "3").do(f"sail {kind} Modone")
    assert position.state.chance == NO_CHANCE
    assert position.state.turn == 1


@rule("5.11")
def test_nothing_is_drawn_on_a_square() -> None:
    assert Position(4).do("sail trio 1").state.chance == NO_CHANCE


@rule("5.11")
def test_a_view_says_how_many_cards_a_landing_pays() -> None:
    position = Position(4).ship(0, "mono", "6").ship(0, "duo", "12").ship(0, "trio", "8")
    paid = {str(landing.action): landing.cards for landing in view_of(position.options, position.state, 0).landings}
    assert paid == {"sail mono Modone": 3, "sail duo Constantinople": 2, "sail trio 9": 0, "sail trio 10": 0}
    two = Position(2).ship(0, "mono", "3")
    assert [landing.cards for landing in view_of(two.options, two.state, 0).landings if landing.action.ship == "mono"] == [
        0
    ]


@rule("5.12")
def test_a_pile_that_runs_out_in_the_middle_of_a_draw_is_renewed_from_the_discards() -> None:
    position = Position(2).ship(0, "mono", "6").cards("G", "RRO").do("sail mono Constantinople")
    assert asked(position) == 1
    position.do("+G")
    assert asked(position) == 2
    assert (letters(position.state.pile), letters(position.state.discards)) == ("RRO", "")
    position.do("+RO")
    assert letters(position.state.hand[0]) == "GRO"
    assert letters(position.state.pile) == "R"
    assert position.state.turn == 1


@rule("5.12")
def test_without_discards_the_player_draws_what_there_was() -> None:
    position = Position(2).ship(0, "mono", "6").cards("GG").do("sail mono Constantinople")
    assert asked(position) == 2
    position.do("+GG")
    assert letters(position.state.hand[0]) == "GG"
    assert (position.state.chance, position.state.turn) == (NO_CHANCE, 1)


@rule("5.12")
def test_without_pile_and_discards_nothing_is_drawn() -> None:
    position = Position(2).ship(0, "mono", "6").cards("").do("sail mono Constantinople")
    assert (position.state.chance, position.state.turn) == (NO_CHANCE, 1)


@rule("5.12")
def test_the_wind_cards_of_the_same_move_can_be_drawn_again() -> None:
    position = Position(2).ship(0, "mono", "5").hand(0, "Y").cards("").do("sail mono Constantinople")
    assert asked(position) == 1
    assert letters(position.do("+Y").state.hand[0]) == "Y"


@rule("5.12")
def test_an_empty_pile_is_renewed_only_when_a_card_is_to_be_drawn() -> None:
    position = Position(2).ship(0, "mono", "6").cards("GGG", "RR").do("sail mono Constantinople", "+GGG")
    assert (sum(position.state.pile), letters(position.state.discards)) == (0, "RR")
    position.do("sail mono 1")
    assert (sum(position.state.pile), letters(position.state.discards)) == (0, "RR")


@rule("5.12")
def test_a_pile_that_suffices_is_not_mixed_with_the_discards() -> None:
    position = Position(2).ship(0, "mono", "6").cards("GGGG", "RR").do("sail mono Constantinople")
    assert asked(position) == 3
    assert letters(position.state.pile) == "GGGG"
    assert letters(position.do("+GGG").state.discards) == "RR"


@rule("5.12")
def test_there_is_no_limit_to_a_hand() -> None:
    hand = "Y" * 9 + "P" * 9 + "G" * 9 + "R" * 9 + "O" * 9
    position = Position(2).hand(0, hand).ship(0, "mono", "6").cards("BBB").do("sail mono Constantinople", "+BBB")
    assert sum(position.state.hand[0]) == 48


@rule("5.13")
def test_everything_on_the_table_is_public() -> None:
    position = (
        Position(2, expansion=True)
        .port("Venice", "YYB", conquerors=1, peasants=2)
        .ship(1, "trio", "5", to="Venice", cargo="R", number=2)
        .ship(1, "duo", "4", cargo="figures", number=1, peasants=3)
        .warehouse(1, "GG", conquerors=2, peasants=1)
        .hand(0, "YP")
        .hand(1, "GGG")
        .cards("RRRR", "OOB")
        .bag("YKKW")
        .put(supply=7, reserve=4)
    )
    for seat in (None, 0, 1):
        view = view_of(position.options, position.state, seat)
        venice = view.ports[0]
        assert (venice.goods, venice.conquerors, venice.peasants) == ((2, 0, 0, 0, 0, 1), 1, 2)
        trio, duo = view.ships[5], view.ships[4]
        assert (trio.place, trio.heading, trio.cargo, trio.aboard) == ("5", "Venice", "R", 2)
        assert (duo.cargo, duo.aboard, duo.peasants) == ("figures", 1, 3)
        other = view.seats[1]
        assert (other.goods, other.conquerors, other.peasants) == ((0, 0, 2, 0, 0, 0), 2, 1)
        assert [player.cards for player in view.seats] == [2, 3]
        assert (view.pile, view.discards) == (4, (0, 0, 0, 0, 2, 1))
        assert (sum(view.bag), view.supply, view.reserve) == (4, 7, 4)


@rule("5.13")
def test_a_player_sees_the_own_hand_and_a_spectator_none() -> None:
    position = Position(2).hand(0, "YP").hand(1, "GGG")
    hands = [view_of(position.options, position.state, seat).hand for seat in (0, 1, None)]
    assert hands == [(1, 1, 0, 0, 0, 0), (0, 0, 3, 0, 0, 0), None]


@rule("5.13")
@pytest.mark.parametrize("seat", [0, None])
@pytest.mark.parametrize("deciding", [0, 1])
def test_views_do_not_depend_on_the_cards_in_other_hands_and_in_the_pile(seat: int | None, deciding: int) -> None:
    position = (
        Position(2, turn=deciding).ship(1, "mono", "3", cargo="O", number=1).ship(0, "mono", "5", cargo="Y", number=1)
    )
    position.hand(0, "YP").hand(1, "GGPP").cards("RRRROO", "B")
    view = view_of(position.options, position.state, seat)
    position.hand(1, "RRRR").cards("GGPPOO", "B")
    assert view_of(position.options, position.state, seat) == view


@rule("5.13")
def test_the_cards_out_of_sight_are_counted_from_public_facts() -> None:
    position = Position(2).hand(0, "YP").hand(1, "GGG").cards("R", "OOB")
    assert view_of(position.options, position.state, 0).unseen == (8, 8, 9, 9, 7, 8)
    assert view_of(position.options, position.state, None).unseen == (9, 9, 9, 9, 7, 8)


@rule("5.13")
def test_what_can_be_done_and_at_what_price_is_shown_to_the_player_who_decides_only() -> None:
    position = Position(2).ship(0, "mono", "2").hand(0, "G")
    own = view_of(position.options, position.state, 0)
    assert {str(action) for action in own.legal} == position.legal()
    assert {str(landing.action): landing.price for landing in own.landings if landing.action.ship == "mono"} == {
        "sail mono 3": "",
        "sail mono Modone": "G",
    }
    for seat in (1, None):
        view = view_of(position.options, position.state, seat)
        assert (view.legal, view.landings) == ((), ())


@rule("5.13")
def test_others_see_the_number_of_cards_drawn_and_not_their_colours() -> None:
    draw = Draw(1, "GGB")
    assert seen_by(draw, 1) == draw
    assert seen_by(draw, 0) == seen_by(draw, None) == HiddenDraw(1, 3)
    for event in (Filling("Venice", "YY"), Decision(1, parse("sail trio 3"))):
        assert seen_by(event, 0) == seen_by(event, None) == event


@rule("5.13")
def test_there_is_no_view_for_a_seat_that_is_not_at_the_table() -> None:
    position = Position(2)
    for seat in (-1, 2):
        with pytest.raises(Impossible):
            view_of(position.options, position.state, seat)
