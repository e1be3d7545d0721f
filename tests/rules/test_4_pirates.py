"""RULES 4: sending out pirates."""

import pytest

from goldenhorn.rules.legal import decider
from positions import Position, goods, refused, rule

EVERY_CARD_TWICE = "YYPPGGRROOBB"


def prey(number: int = 2, cards: str = "GGBB") -> Position:
    """Seat 0 before the trio of Dandolo (Green Blue Pink) on square 5, which carries red goods."""
    return Position(2).ship(1, "trio", "5", cargo="R", number=number).hand(0, cards).cards("")


@rule("4.1")
@pytest.mark.parametrize(
    ("kind", "pairs"),
    [("trio", "PP PG PB GG GB BB"), ("duo", "YY YO OO"), ("mono", "RR")],
)
def test_six_pairs_against_a_trio_three_against_a_duo_one_against_a_mono(kind: str, pairs: str) -> None:
    position = Position(2).ship(1, kind, "3", cargo="G", number=1).hand(0, EVERY_CARD_TWICE)
    assert position.legal("raid") == {f"raid Dandolo {kind} {pair}" for pair in pairs.split()}


@rule("4.1")
@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize(("kind", "number"), [("trio", 6), ("duo", 3), ("mono", 1)])
def test_the_number_of_pairs_is_the_same_against_every_house(seat: int, kind: str, number: int) -> None:
    position = Position(4, turn=(seat + 1) % 4).ship(seat, kind, "3", cargo="G", number=1)
    position.hand((seat + 1) % 4, EVERY_CARD_TWICE)
    assert len(position.legal("raid")) == number


@rule("4.1")
@pytest.mark.parametrize(
    ("cards", "pairs"),
    [
        ("GR", ""),
        ("G", ""),
        ("YROYRO", ""),
        ("GRRB", "GB"),
        ("PPR", "PP"),
        ("GGP", "PG GG"),
        ("PGB", "PG PB GB"),
    ],
)
def test_both_cards_are_of_colours_that_the_attacked_ship_shows_and_in_hand(cards: str, pairs: str) -> None:
    assert prey(cards=cards).legal("raid") == {f"raid Dandolo trio {pair}" for pair in pairs.split()}


@rule("4.1")
@pytest.mark.parametrize(("cards", "left"), [("GB", "GB"), ("GG", "BB"), ("BB", "GG")])
def test_both_cards_are_discarded(cards: str, left: str) -> None:
    state = prey().do(f"raid Dandolo trio {cards}").state
    letters = "YPGROB"
    assert state.hand[0][:6] == [left.count(letter) for letter in letters]
    assert state.discards[:6] == [cards.count(letter) for letter in letters]


@rule("4.1")
def test_refusals_name_the_rule_on_cards() -> None:
    assert refused(prey(cards="GRR"), "raid Dandolo trio GR") == "4.1"
    assert refused(prey(cards="G"), "raid Dandolo trio GG") == "4.1"


@rule("4.2")
def test_the_own_ships_are_no_target() -> None:
    position = Position(2).ship(0, "trio", "3", cargo="B", number=2).hand(0, EVERY_CARD_TWICE)
    assert not position.legal("raid")
    assert refused(position, "raid Contarini trio GR") == "4.2"


@rule("4.2")
def test_the_ships_of_all_other_players_are_targets() -> None:
    position = Position(4, turn=2).hand(2, EVERY_CARD_TWICE)
    for seat in range(4):
        position.ship(seat, "mono", str(seat + 1), cargo="O", number=1)
    assert position.legal("raid") == {"raid Contarini mono PP", "raid Dandolo mono RR", "raid Morosini mono YY"}


@rule("4.2")
@pytest.mark.parametrize("place", [str(square) for square in range(1, 13)])
def test_a_ship_on_any_square_can_be_attacked(place: str) -> None:
    position = Position(4).ship(1, "mono", place, cargo="O", number=1).hand(0, "RR")
    assert position.legal("raid") == {"raid Dandolo mono RR"}


@rule("4.2")
@pytest.mark.parametrize("place", ["Venice", "Modone", "Constantinople"])
def test_a_ship_in_a_port_cannot_be_attacked(place: str) -> None:
    position = Position(2).ship(1, "mono", place, cargo="O", number=1).hand(0, "RR")
    assert not position.legal("raid")
    assert refused(position, "raid Dandolo mono RR") == "4.2"


@rule("4.2")
def test_a_ship_without_cargo_cannot_be_attacked() -> None:
    position = Position(2).ship(1, "mono", "3").hand(0, "RR")
    assert not position.legal("raid")
    assert refused(position, "raid Dandolo mono RR") == "4.2"


@rule("4.2")
def test_a_ship_is_a_target_from_its_departure_but_not_while_it_rests_in_modone() -> None:
    position = Position(2, turn=1).port("Venice", "OOY").bag("").hand(1, "RRRR").hand(0, "RRRR").cards("")
    position.do("load mono O", "sail mono 1")
    assert position.legal("raid") == {"raid Dandolo mono RR"}
    position.ship(1, "mono", "3", cargo="O", number=2).do("sail trio 1")
    position.do("sail mono Modone")
    assert not position.legal("raid")
    position.do("sail trio 2", "sail mono 4")
    assert position.legal("raid") == {"raid Dandolo mono RR"}
    position.ship(1, "mono", "6", cargo="O", number=2).do("sail trio 3", "sail mono Constantinople")
    assert not position.legal("raid")


@rule("4.3")
def test_one_good_goes_straight_into_the_warehouse_of_the_attacker() -> None:
    position = prey(number=3).warehouse(0, "Y").do("raid Dandolo trio GB")
    assert goods(position.state, 0) == "YR"
    assert position.state.aboard[5] == 2
    assert goods(position.state, 1) == ""


@rule("4.3")
def test_the_attacked_ship_is_the_one_named() -> None:
    position = Position(3, turn=2).hand(2, "GGGG")
    position.ship(0, "trio", "2", cargo="B", number=2).ship(1, "trio", "4", cargo="R", number=2)
    position.do("raid Contarini trio GG")
    assert goods(position.state, 2) == "B"
    assert (position.state.aboard[2], position.state.aboard[5]) == (1, 2)


@rule("4.4")
def test_a_second_attack_in_a_turn_is_refused() -> None:
    position = prey().do("raid Dandolo trio GB")
    assert not position.legal("raid")
    assert refused(position, "raid Dandolo trio GB") == "4.4"


@rule("4.4", "4.5")
def test_a_second_attack_is_refused_also_after_a_ship_was_emptied() -> None:
    position = prey(number=1).ship(1, "mono", "3", cargo="O", number=2).hand(0, "GGRR")
    position.do("raid Dandolo trio GG", "keep")
    assert not position.legal("raid")


@rule("4.4")
def test_one_attack_is_allowed_again_in_the_next_turn() -> None:
    position = prey(number=3).do("raid Dandolo trio GB", "sail trio 1", "sail mono 2")
    assert position.state.turn == 0
    assert position.legal("raid") == {"raid Dandolo trio GB"}


@rule("4.4")
def test_the_next_player_may_attack_in_the_same_round() -> None:
    position = prey().ship(0, "mono", "2", cargo="Y", number=2).hand(1, "PP").do("raid Dandolo trio GB", "sail trio 1")
    assert position.legal("raid") == {"raid Contarini mono PP"}


@rule("4.5")
def test_the_owner_of_an_emptied_ship_decides_at_once_and_then_the_attacker_goes_on() -> None:
    position = prey(number=1).do("raid Dandolo trio GB")
    assert decider(position.state) == 1
    assert position.legal() == {"turn", "keep"}
    assert refused(position, "sail trio 1") == "4.5"
    position.do("turn")
    assert decider(position.state) == position.state.turn == 0
    assert position.legal("sail trio") == {"sail trio 1"}


@rule("4.5")
@pytest.mark.parametrize(
    ("to", "decision", "landing"),
    [("Constantinople", "turn", "4"), ("Constantinople", "keep", "6"), ("Venice", "turn", "6"), ("Venice", "keep", "4")],
)
def test_an_emptied_ship_is_turned_on_its_square_or_keeps_its_course(to: str, decision: str, landing: str) -> None:
    position = Position(2).ship(1, "mono", "5", to=to, cargo="O", number=1).hand(0, "RR")
    position.do("raid Dandolo mono RR", decision)
    assert position.state.place[3] == 5
    position.do("sail trio 1")
    assert f"sail mono {landing}" in position.legal("sail mono")
    assert not position.legal("sail mono") & ({"sail mono 4", "sail mono 6"} - {f"sail mono {landing}"})


@rule("4.5")
def test_a_ship_with_something_left_aboard_is_not_turned() -> None:
    position = prey(number=2).do("raid Dandolo trio GB")
    assert decider(position.state) == 0
    assert not position.legal("turn")
    assert refused(position, "turn") == "4.5"


@rule("4.5")
def test_the_choice_is_given_once() -> None:
    position = prey(number=1).do("raid Dandolo trio GB", "keep", "sail trio 1")
    assert not position.legal("turn")


@rule("4.5", "4.2")
def test_an_emptied_ship_cannot_be_attacked_again() -> None:
    position = prey(number=1).do("raid Dandolo trio GB", "keep", "sail trio 1", "sail mono 2")
    assert position.state.turn == 0
    assert not position.legal("raid")


@rule("4.6", "5.4")
def test_no_choice_to_turn_comes_with_leaving_empty() -> None:
    position = Position(2).port("Venice", "G").do("sail trio 1")
    assert decider(position.state) == position.state.turn == 1
    assert not position.legal("turn")


@rule("4.6")
@pytest.mark.parametrize(("to", "landing"), [("Constantinople", "3"), ("Venice", "1")])
def test_a_ship_that_left_empty_may_not_be_turned(to: str, landing: str) -> None:
    position = Position(2).ship(0, "trio", "2", to=to)
    assert not position.legal("turn")
    assert f"sail trio {landing}" in position.legal("sail trio")
    assert not position.legal("sail trio") & ({"sail trio 1", "sail trio 3"} - {f"sail trio {landing}"})
