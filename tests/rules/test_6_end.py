"""RULES 6: when the game ends."""

import pytest

from goldenhorn.errors import GameOver
from goldenhorn.game.game import Game
from goldenhorn.game.outcome import END_REASONS, EndReason, outcome_of
from goldenhorn.rules.state import OVER, QUIET_ROUNDS
from positions import Position, goods, refused, rule

ALL_SIX = "YPGROB"


def end(position: Position) -> EndReason | None:
    """Why the end is due."""
    return END_REASONS[position.state.end]


def over(position: Position) -> bool:
    return position.state.phase == OVER


def play_quietly(position: Position, turns: int) -> Position:
    """Sail empty ships to and fro."""
    for _ in range(turns):
        position.do(min(position.legal("sail")))
    return position


def becalmed(players: int = 2, *, first: int = 0, expansion: bool = False) -> Position:
    """Nothing can be loaded and no card can be drawn."""
    return Position(players, first=first, turn=first, expansion=expansion).bag("").cards("").put(supply=0)


def last_quiet_turn(*, expansion: bool = False) -> Position:
    """Seat 1 before the end of the twentieth quiet round."""
    return becalmed(expansion=expansion).put(turn=1, quiet_rounds=19)


@rule("6.1")
@pytest.mark.parametrize("port", ["Venice", "Constantinople"])
def test_the_end_is_due_as_soon_as_a_port_has_no_goods_left_after_its_refill(port: str) -> None:
    position = Position(2).ship(0, "trio", port).port("Venice", "BB").port("Constantinople", "BB").bag("")
    assert end(position) is None
    position.do("load trio B")
    assert end(position) == "port"


@rule("6.1")
@pytest.mark.parametrize(("bag", "cubes"), [("Y", "+Y"), ("YPGROBYPGR", "+YPGROBYPG")])
def test_a_port_that_is_refilled_is_not_empty(bag: str, cubes: str) -> None:
    position = Position(2).port("Venice", "BB").bag(bag).do("load trio B")
    assert end(position) is None
    position.do(cubes[:10], "sail trio 1")
    assert end(position) is None
    assert not over(position)


@rule("6.1")
def test_goods_of_another_colour_keep_the_port_open() -> None:
    assert end(Position(2).port("Venice", "BBG").bag("").do("load trio B")) is None


@rule("6.1", "5.4")
def test_a_port_that_is_empty_without_a_refill_does_not_end_the_game() -> None:
    position = Position(2).port("Constantinople", "B").do("sail trio 1", "sail trio 2")
    assert end(position) is None
    assert not over(position)


@rule("6.2")
@pytest.mark.parametrize("missing", ALL_SIX)
def test_announcing_takes_all_six_colours(missing: str) -> None:
    position = Position(2).warehouse(0, (ALL_SIX * 3).replace(missing, ""))
    assert not position.legal("announce")
    assert refused(position, "announce") == "6.2"
    position.warehouse(0, (ALL_SIX * 3).replace(missing, "") + missing)
    assert position.legal("announce") == {"announce"}


@rule("6.2")
def test_announcing_is_allowed_and_never_compulsory() -> None:
    position = Position(2).warehouse(0, ALL_SIX).do("sail trio 1", "done")
    assert end(position) is None
    assert position.state.turn == 1


@rule("6.2")
def test_only_the_player_whose_turn_it_is_announces() -> None:
    position = Position(2).warehouse(1, ALL_SIX)
    assert not position.legal("announce")
    position.do("sail trio 1")
    assert position.legal("announce") == {"announce"}


@rule("6.2")
def test_the_end_is_due_as_soon_as_it_is_announced_and_the_announcer_is_named() -> None:
    position = Position(3, turn=1).warehouse(1, ALL_SIX).do("announce")
    assert end(position) == "announced"
    position.do("sail trio 1", "sail trio 2")
    assert outcome_of(position.state).announcer == 1


@rule("6.2")
def test_a_stolen_good_counts_like_a_shipped_one() -> None:
    position = Position(2).warehouse(0, "YPGRO").ship(1, "mono", "3", cargo="B", number=2).hand(0, "RR")
    position.do("raid Dandolo mono RR", "announce")
    assert goods(position.state, 0) == ALL_SIX


@rule("6.2")
def test_nobody_announces_an_end_that_is_already_due() -> None:
    position = Position(2).warehouse(0, ALL_SIX).warehouse(1, ALL_SIX).do("announce")
    assert not position.legal("announce")
    assert refused(position, "announce") == "6.2"
    position.do("sail trio 1")
    assert position.state.turn == 1
    assert not position.legal("announce")


@rule("6.2")
def test_an_announcement_before_an_empty_port_is_the_cause_that_is_named() -> None:
    position = Position(2).warehouse(0, ALL_SIX).port("Venice", "BB").bag("").do("announce", "load trio B")
    assert end(position) == "announced"
    position.do("sail trio 1", "sail trio 2")
    assert (outcome_of(position.state).reason, outcome_of(position.state).announcer) == ("announced", 0)


@rule("6.2", "6.1")
def test_an_empty_port_before_an_announcement_is_the_cause_that_is_named() -> None:
    position = Position(2).warehouse(0, ALL_SIX).port("Venice", "BB").bag("").do("load trio B", "sail trio 1")
    assert not position.legal("announce")
    position.do("sail trio 2")
    assert (outcome_of(position.state).reason, outcome_of(position.state).announcer) == ("port", None)


@rule("6.3")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("first", range(4))
@pytest.mark.parametrize("announcing", range(4))
def test_the_last_turn_is_that_of_the_player_to_the_right_of_the_first_player(
    players: int, first: int, announcing: int
) -> None:
    first, announcing = first % players, announcing % players
    position = Position(players, first=first, turn=announcing).warehouse(announcing, ALL_SIX).do("announce")
    turns: list[int] = []
    while not over(position) and len(turns) <= players:
        turns.append(position.state.turn)
        position.do(min(position.legal("sail trio")))
    last = (first - 1) % players
    assert turns == [(announcing + turn) % players for turn in range((last - announcing) % players + 1)]


@rule("6.3")
def test_an_end_due_in_the_last_turn_of_a_round_ends_the_game_with_that_turn() -> None:
    position = Position(2, turn=1).warehouse(1, "YPGRO").ship(1, "trio", "6", cargo="B", number=1).cards("")
    position.do("sail trio Constantinople", "announce")
    assert over(position)


@rule("6.3")
def test_rounds_are_counted_up_to_the_last() -> None:
    position = Position(2, first=1, turn=1).do("sail trio 1", "sail trio 2")
    assert position.state.rounds == 2
    position.warehouse(1, ALL_SIX).do("announce", "sail mono 3", "sail mono Modone")
    assert outcome_of(position.state).rounds == 2


@rule("6.3")
def test_nothing_can_be_done_after_the_end() -> None:
    position = Position(2, turn=1).warehouse(1, ALL_SIX).do("announce", "sail trio 1")
    assert over(position)
    assert position.legal() == set()
    game = Game(2, seed=5)
    while not game.over and game.round < 500:
        game.apply(game.legal()[-1])
    assert (game.decider, game.legal(), game.pending) == (None, [], None)
    with pytest.raises(GameOver):
        game.apply("done")
    assert game.outcome() is not None


@rule("6.3")
def test_a_game_that_goes_on_has_no_outcome() -> None:
    assert Game(2, seed=5).outcome() is None


@rule("6.4")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("first", [0, 1])
def test_twenty_quiet_rounds_end_the_game(players: int, first: int) -> None:
    position = play_quietly(becalmed(players, first=first), 20 * players - 1)
    assert not over(position)
    assert end(position) is None
    play_quietly(position, 1)
    assert over(position)
    assert outcome_of(position.state).reason == "quiet"


@rule("6.4")
def test_twenty_rounds_it_is() -> None:
    assert QUIET_ROUNDS == 20


@rule("6.4")
def test_loading_breaks_the_quiet() -> None:
    position = last_quiet_turn().port("Venice", "RY").do("load trio R", "sail trio 1")
    assert not over(position)
    assert position.state.quiet_rounds == 0


@rule("6.4")
def test_unloading_breaks_the_quiet() -> None:
    position = last_quiet_turn().ship(1, "trio", "6", cargo="R", number=1).do("sail trio Constantinople")
    assert not over(position)
    assert position.state.quiet_rounds == 0


@rule("6.4")
def test_stealing_breaks_the_quiet() -> None:
    position = last_quiet_turn().ship(0, "mono", "3", cargo="R", number=2).hand(1, "PP")
    position.do("raid Contarini mono PP", "sail trio 1")
    assert not over(position)
    assert position.state.quiet_rounds == 0


@rule("6.4")
def test_an_empty_ship_that_arrives_does_not_break_the_quiet() -> None:
    position = last_quiet_turn().ship(1, "trio", "6").do("sail trio Constantinople")
    assert over(position)


@rule("6.4")
@pytest.mark.parametrize("choice", ["conquer Zara", "train 1"])
def test_conquering_and_training_do_not_break_the_quiet(choice: str) -> None:
    position = last_quiet_turn(expansion=True).warehouse(1, "", conquerors=2, peasants=1).put(supply=1)
    position.do(choice, "sail trio 1", "done")
    assert over(position)
    assert end(position) == "quiet"


@rule("6.4")
def test_a_good_moved_in_the_first_turn_of_a_round_breaks_the_quiet_of_the_whole_round() -> None:
    position = play_quietly(becalmed(), 38).ship(0, "trio", "6", cargo="B", number=1)
    position.do("sail trio Constantinople")
    play_quietly(position, 1)
    assert not over(position)
    play_quietly(position, 39)
    assert not over(position)
    assert over(play_quietly(position, 1))


@rule("6.4", "6.2")
def test_an_announced_end_is_named_before_the_quiet() -> None:
    position = play_quietly(becalmed(), 38).warehouse(0, ALL_SIX).do("announce")
    assert outcome_of(play_quietly(position, 2).state).reason == "announced"
