"""RULES 3: what a turn consists of."""

import pytest

from positions import Position, refused, rule

ALL_SIX = "YPGROB"


def raider(*, expansion: bool = False) -> Position:
    """Seat 0 can raid the trio of Dandolo, and announce; the last square lies before its mono."""
    return (
        Position(2, expansion=expansion)
        .ship(1, "trio", "5", cargo="R", number=2)
        .ship(0, "mono", "6")
        .hand(0, "GGBB")
        .cards("")
        .warehouse(0, ALL_SIX)
    )


@rule("3.1")
def test_pirates_are_optional() -> None:
    position = raider()
    assert position.legal("raid")
    position.do("sail mono Constantinople")
    assert position.state.warehouse[0] == [1, 1, 1, 1, 1, 1, 0, 0]


@rule("3.1")
def test_moving_a_ship_is_compulsory() -> None:
    position = raider()
    assert not position.legal("done")
    assert refused(position, "done") == "3.1"
    position.do("raid Dandolo trio GB")
    assert not position.legal("done")
    assert position.legal("sail mono")


@rule("3.1")
def test_pirates_come_before_the_move_only() -> None:
    position = raider().do("sail mono Constantinople")
    assert position.state.turn == 0
    assert not position.legal("raid")
    assert refused(position, "raid Dandolo trio GB") == "3.1"


@rule("3.1")
def test_one_ship_moves_in_a_turn() -> None:
    position = raider().port("Venice", "YG").do("sail mono Constantinople")
    assert position.legal() == {"announce", "done"}
    assert refused(position, "sail duo 1") == "3.1"
    assert refused(position, "load duo Y") == "3.1"


@rule("3.1")
def test_moving_ends_the_turn() -> None:
    position = Position(3).do("sail trio 1")
    assert position.state.turn == 1
    position.do("sail trio 2")
    assert position.state.turn == 2


@rule("3.1")
def test_any_one_of_the_own_ships_moves_and_no_other() -> None:
    position = Position(2).ship(1, "trio", "2").ship(0, "mono", "3").ship(0, "duo", "5").ship(0, "trio", "6")
    assert position.legal() == {"sail mono Modone", "sail duo Constantinople", "sail trio Constantinople"}


@rule("3.2")
def test_the_end_is_announced_before_an_attack() -> None:
    raider().do("announce", "raid Dandolo trio GB", "sail mono Constantinople")


@rule("3.2")
def test_the_end_is_announced_after_an_attack() -> None:
    raider().do("raid Dandolo trio GB", "announce", "sail mono Constantinople")


@rule("3.2")
def test_the_end_is_announced_after_the_ship_has_arrived_unloaded_and_drawn() -> None:
    position = raider().warehouse(0, "YPGRO").ship(0, "mono", "6", cargo="B", number=1).cards("GRY")
    assert not position.legal("announce")
    position.do("sail mono Constantinople")
    assert not position.legal()
    position.do("+GRY")
    assert position.legal() == {"announce", "done"}
    position.do("announce")
    assert position.state.turn == 1


@rule("3.2", "8.10", "8.12")
@pytest.mark.parametrize("raid_first", [False, True])
def test_territories_are_conquered_and_peasants_trained_before_and_after_an_attack(raid_first: bool) -> None:
    position = raider(expansion=True).warehouse(0, "", conquerors=2, peasants=2)
    if raid_first:
        position.do("raid Dandolo trio GB")
    assert position.legal("conquer") == {"conquer Zara", "conquer Zara 2 peasants", "conquer Durazzo 2 peasants"}
    assert position.legal("train") == {"train 1", "train 2"}
    position.do("conquer Zara", "train 1")
    assert position.legal("sail mono")
    assert bool(position.legal("raid")) is not raid_first


@rule("3.2", "8.10", "8.12")
def test_territories_are_conquered_and_peasants_trained_after_the_move() -> None:
    position = raider(expansion=True).warehouse(0, "").ship(0, "mono", "6", cargo="figures", number=1, peasants=2)
    assert not position.legal("conquer") | position.legal("train")
    position.do("sail mono Constantinople")
    assert position.legal() == {"conquer Zara 2 peasants", "train 1", "train 2", "done"}
    position.do("train 1", "conquer Zara")
    assert position.state.turn == 0
    position.do("done")
    assert position.state.turn == 1


@rule("3.2")
def test_what_was_possible_before_is_possible_again_after_the_move_without_an_arrival() -> None:
    position = Position(2, expansion=True).warehouse(0, ALL_SIX, conquerors=2).do("sail trio 1")
    assert position.legal() == {"announce", "conquer Zara", "done"}


@rule("3.2")
def test_between_loading_and_landing_nothing_but_the_landing_is_decided() -> None:
    position = (
        Position(2, expansion=True)
        .ship(1, "trio", "5", cargo="R", number=2)
        .hand(0, "GGBB")
        .port("Venice", "BBG")
        .bag("RRRRR")
        .warehouse(0, ALL_SIX, conquerors=4, peasants=4)
        .do("load trio B")
    )
    assert not position.legal()
    position.do("+RRRRR")
    assert position.legal() == {"sail trio 1"}
    for text in ("announce", "conquer Zara", "train 1", "raid Dandolo trio GB", "sail mono 1", "load mono G", "done"):
        assert refused(position, text) == "3.2"
    position.do("sail trio 1")
    assert {"announce", "conquer Zara", "train 1", "done"} <= position.legal()


@rule("3.2")
def test_the_turn_passes_by_itself_when_nothing_is_possible_after_the_move() -> None:
    assert Position(2).do("sail trio 1").state.turn == 1
    poor = Position(2, expansion=True).warehouse(0, "YPGRO", conquerors=1, peasants=1).put(supply=0)
    assert poor.do("sail trio 1").state.turn == 1


@rule("3.2", "8.13")
def test_a_territory_that_is_taken_is_nothing_to_wait_for() -> None:
    position = Position(2, expansion=True).warehouse(0, "", conquerors=2)
    position.state.owner[0] = 1
    assert position.do("sail trio 1").state.turn == 1


@rule("3.2")
@pytest.mark.parametrize(
    ("goods", "conquerors", "peasants", "supply", "choices"),
    [
        ("YPGROB", 0, 0, 20, {"announce"}),
        ("", 2, 0, 20, {"conquer Zara"}),
        ("", 1, 2, 0, {"conquer Zara 2 peasants"}),
        ("", 0, 4, 0, {"conquer Zara 4 peasants"}),
        ("", 0, 1, 1, {"train 1"}),
    ],
)
def test_the_player_says_when_the_turn_is_over_while_something_is_possible(
    goods: str, conquerors: int, peasants: int, supply: int, choices: set[str]
) -> None:
    position = Position(2, expansion=True).warehouse(0, goods, conquerors=conquerors, peasants=peasants).put(supply=supply)
    position.do("sail trio 1")
    assert position.state.turn == 0
    assert position.legal() == choices | {"done"}
    assert position.do("done").state.turn == 1


@rule("3.2")
@pytest.mark.parametrize("last_choice", ["announce", "conquer Zara", "train 1"])
def test_the_turn_passes_by_itself_after_the_last_thing_that_was_possible(last_choice: str) -> None:
    position = Position(2, expansion=True).put(supply=0)
    if last_choice == "announce":
        position.warehouse(0, ALL_SIX)
    elif last_choice == "conquer Zara":
        position.warehouse(0, "", conquerors=2)
    else:
        position.warehouse(0, "", peasants=1).put(supply=1)
    assert position.do("sail trio 1", last_choice).state.turn == 1
