"""Hints: what the search says, in words that fit; whether to end; nothing that a seat cannot know."""

import re
from collections.abc import Iterator
from random import Random

import pytest

from goldenhorn import Game, Impossible, Options, SeededDealer
from goldenhorn.advice.counsel import Chance, end_now
from goldenhorn.advice.hint import best, counsel
from goldenhorn.advice.reasons import DETECTORS, reasons_for
from goldenhorn.advice.trees import Grown, grow
from goldenhorn.bots.bot import Budget
from goldenhorn.bots.levels import new_level
from goldenhorn.errors import GameOver, NotYourTurn
from goldenhorn.game.actions import Load, Sail, parse
from goldenhorn.game.view import View, view_of
from goldenhorn.words import LANGUAGES
from positions import Position, rule
from test_advice import dealt_anew
from test_words import catalogue

FEW = Budget(iterations=600)
TABLES = [Options(players, expansion) for players in (2, 3, 4) for expansion in (False, True)]


def decisions(table: Options, seed: int, share: float) -> Iterator[Game]:
    """Some positions of a game of Sailors in which there is a choice."""
    rng = Random(seed)
    game = Game.of(table, SeededDealer(seed))
    bots = [new_level("sailor", seat) for seat in range(table.players)]
    while not game.over:
        view = game.view(game.decider)
        if len(view.legal) > 1 and rng.random() < share:
            yield game
        game.apply(bots[view.seat or 0].choose(view, view.legal))


def view(position: Position, seat: int = 0) -> View:
    return view_of(position.options, position.state, seat)


def told(position: Position, *actions: str, seat: int = 0) -> list[str]:
    """All reasons for a move, without a limit."""
    return [one.say() for one in reasons_for(view(position, seat), tuple(map(parse, actions)), most=99)]


def found(position: Position, *actions: str, seat: int = 0) -> set[str]:
    return {one.message for one in reasons_for(view(position, seat), tuple(map(parse, actions)), most=99)}


# Reasons, each in a position that is about it


@rule("6.2")
def test_the_fifth_and_the_sixth_colour() -> None:
    position = Position(2).warehouse(0, "YPGR").ship(0, "duo", "6", cargo="R", number=1)
    position.ship(0, "mono", "5", cargo="O", number=2).hand(0, "PPOO")
    assert "completes the fifth colour: Orange" in told(position, "sail mono Constantinople")
    position.warehouse(0, "YPGRB")
    assert "completes the sixth colour: Orange" in told(position, "sail mono Constantinople")
    assert "completes sets: 2 points more" in told(position, "sail mono Constantinople")


@rule("5.10")
def test_points_that_come_home() -> None:
    position = Position(2).ship(0, "mono", "6", cargo="O", number=3)
    assert {"brings 3 points home", "draws 3 cards"} <= set(told(position, "sail mono Constantinople"))


@rule("5.9")
def test_the_last_berth_is_denied_to_who_could_have_reached_it() -> None:
    position = Position(2).ship(0, "mono", "3", cargo="O", number=3).ship(0, "duo", "Modone").ship(1, "duo", "1")
    position.ship(1, "mono", "Constantinople").ship(1, "trio", "Constantinople")
    assert "reason-denies-berth" not in found(position, "sail mono Modone"), "sails do not match: it needs a card"
    position.ship(1, "trio", "3").ship(0, "mono", "2", cargo="O", number=3).hand(0, "P")
    assert told(position, "sail mono Modone")[0] == "denies Dandolo the last berth"
    assert "is safe from pirates in Modone" in told(position, "sail mono Modone")


@rule("5.5")
def test_a_rival_who_could_have_passed_over_is_kept_from_port() -> None:
    position = Position(2).ship(0, "mono", "6").ship(1, "mono", "5", cargo="B", number=2)
    assert "keeps Dandolo from reaching Constantinople without a card" in told(position, "sail mono Constantinople")


@rule("4.3")
def test_whom_a_robbery_hurts() -> None:
    position = Position(3).ship(1, "trio", "3", cargo="R", number=1).hand(0, "GG").warehouse(1, "YYY")
    assert {"robs Dandolo, who is in the lead", "takes from Dandolo what it lacks: Red"} <= set(
        told(position, "raid Dandolo trio GG")
    )
    position.warehouse(1, "R").warehouse(2, "YYY")
    assert "robs Dandolo of a good" in told(position, "raid Dandolo trio GG")
    assert "reason-robs-needed" not in found(position, "raid Dandolo trio GG")


@rule("5.2")
def test_what_is_loaded() -> None:
    position = Position(2).port("Venice", "GGGB").warehouse(1, "YPO")
    assert told(position, "load mono G", "sail mono 1") == [
        "loads what you lack: Green × 3",
        "takes away what Dandolo lacks: Green",
        "nobody can rob it before your next turn",
        "brings the cargo nearer to Constantinople: 7 landings left",
    ]
    position.ship(1, "mono", "4").ship(1, "duo", "5")  # the trio, which is left, shows both colours
    assert "reason-denies-colour" not in found(position, "load mono G", "sail mono 1")
    position.warehouse(0, "G")
    assert "loads much at once: Green × 3" in told(position, "load mono G", "sail mono 1")
    position.port("Venice", "GGGR")
    assert "takes away what Dandolo lacks: Red" in told(position, "load mono R", "sail mono 1")


@rule("4.2")
def test_how_safe_the_ships_are() -> None:
    position = Position(2).ship(0, "mono", "6", cargo="O", number=1).ship(0, "duo", "2", cargo="R", number=1)
    position.hand(1, "PPBBO")
    assert any(
        re.fullmatch(r"makes robbery less likely: \d+ % instead of \d+ %", text)
        for text in told(position, "sail mono Constantinople")
    )
    position.ship(0, "duo", "Venice")
    assert any(
        re.fullmatch(r"leaves pirates nothing to rob \(before: \d+ %\)", text)
        for text in told(position, "sail mono Constantinople")
    )
    position.hand(1, "P")
    position.ship(0, "mono", "1", cargo="O", number=1)
    assert "nobody can rob it before your next turn" in told(position, "sail mono 2")


@rule("5.7")
def test_cards_that_are_kept_and_ships_that_are_passed() -> None:
    position = Position(2).ship(0, "trio", "Venice").ship(1, "mono", "1").ship(1, "duo", "2").hand(0, "OO")
    assert told(position, "sail trio Modone").count("passes over 2 ships") == 1
    position = Position(2).ship(0, "trio", "2").hand(0, "OO")
    assert "sails 2 landings without a wind card" in told(position, "sail trio Modone")


@rule("6.2")
def test_announcing_ahead_and_behind() -> None:
    position = Position(2).warehouse(0, "YPGROB")
    assert told(position, "announce") == ["ends the game with a lead of 10 points"]
    position.warehouse(1, "YYYYYYYYYYYY")
    assert found(position, "announce") == {"reason-announces"}


@rule("6.1")
def test_a_move_that_ends_the_game() -> None:
    position = Position(2).port("Venice", "G").bag("").warehouse(0, "YY")
    assert "brings the end about with a lead of 2 points" in told(position, "load mono G", "sail mono 1")


@rule("8.10")
def test_territories() -> None:
    position = Position(2, expansion=True).warehouse(0, "", conquerors=3).warehouse(1, "", conquerors=3)
    assert {"wins Durazzo: 6 points", "takes Durazzo before Dandolo can"} <= set(told(position, "conquer Durazzo"))


@rule("8.12")
def test_training_for_a_territory() -> None:
    position = Position(2, expansion=True).warehouse(0, "", conquerors=1, peasants=2).put(supply=5)
    assert told(position, "train 2") == ["makes conquerors of 2 peasants: enough for Durazzo"]
    assert told(position, "train 1") == ["makes a conqueror of 1 peasant"]


@rule("8.5")
def test_figures_that_are_taken_along() -> None:
    position = Position(2, expansion=True).port("Venice", "Y", conquerors=2, peasants=1)
    assert "takes 3 figures along" in told(position, "load mono figures", "sail mono 1")


@rule("4.5")
def test_the_way_of_an_emptied_ship() -> None:
    position = Position(2).ship(1, "trio", "1", cargo="R", number=1).hand(0, "GG").do("raid Dandolo trio GG")
    assert told(position, "turn", seat=1) == ["has 1 landing to Venice"]
    assert told(position, "keep", seat=1) == ["has 7 landings to Constantinople"]


@rule("2.5")
def test_placing() -> None:
    first = Game(players=2, seed=1).view(0)
    assert reasons_for(first, (parse("place VCV"),))[0].say() == "begins with 2 in Venice and 1 in Constantinople"


@rule("3.2")
def test_doing_nothing_more() -> None:
    position = Position(2).warehouse(0, "YPGROB").put(phase=5)
    assert told(position, "done") == ["keeps everything for later"]


def test_an_empty_ship_fetches_what_is_lacking() -> None:
    position = (
        Position(2)
        .ship(0, "mono", "1")
        .port("Constantinople", "PB")
        .warehouse(0, "B")
        .ship(0, "duo", "1", cargo="G", number=1)
    )
    assert "is on its way to Constantinople, where a colour lies that you lack: Pink" not in told(position, "sail mono 2")
    position.port("Constantinople", "R")
    assert "is on its way to Constantinople, where a colour lies that you lack: Red" in told(position, "sail mono 2")


def test_a_move_without_a_choice() -> None:
    position = Position(2).ship(0, "mono", "6").ship(0, "duo", "6").ship(0, "trio", "6").port("Venice", "")
    forced = view(position.put(phase=4, ship=0))
    assert [one.message for one in reasons_for(forced, forced.legal)] == ["reason-only"]


def test_every_reason_is_found_in_real_games_or_above_and_can_be_said() -> None:
    """Whatever is said has its words in every language, and the weightiest reasons are few."""
    seen: set[str] = set()
    for table in TABLES:
        for game in decisions(table, seed=3, share=0.5):
            shown = game.view(game.decider)
            for action in shown.legal:
                moves = (
                    [(action,)]
                    if not isinstance(action, Load)
                    else [(action, landing) for landing in landings_after(game, action)]
                )
                for move in moves:
                    reasons = reasons_for(shown, move)
                    assert 1 <= len(reasons) <= 3
                    for one in reasons:
                        if one.message not in seen:
                            assert all(one.say(language) for language in LANGUAGES)
                        seen.add(one.message)
    known = {name for name in catalogue("en") if name.startswith("reason-")}
    assert seen <= known
    assert len(known - seen) <= 4, known - seen
    assert len(known) >= 24
    assert len(DETECTORS) >= 12


def landings_after(game: Game, load: Load) -> list[Sail]:
    after = game.copy()
    after.apply(load)
    return [landing.action for landing in after.view(after.decider).landings][:2]


# Hints


def test_hints_are_legal_moves_with_chances_and_reasons() -> None:
    for table in TABLES:
        for game in decisions(table, seed=1, share=0.02):
            shown = game.view(game.decider)
            given = counsel(shown, 1, FEW)
            assert 1 <= len(given.moves) <= 4
            for move in given.moves:
                assert move.actions[0] in shown.legal
                assert len(move.actions) <= 1 + isinstance(move.actions[0], Load)
                if len(move.actions) == 2:
                    after = game.copy()
                    after.apply(move.actions[0])
                    assert move.actions[1] in after.legal()
                assert 0 <= move.chance.value <= 1
                assert 0 < move.chance.error < 0.5
                assert move.reasons


def test_a_hint_can_be_repeated_and_sees_nothing_hidden() -> None:
    for table in TABLES:
        for game in decisions(table, seed=2, share=0.02):
            seat = game.decider
            assert seat is not None
            given = counsel(game.view(seat), 5, FEW)
            assert given == counsel(game.view(seat), 5, FEW)
            for seed in (1, 2):
                assert given == counsel(view_of(game.options, dealt_anew(game.state, seat, seed), seat), 5, FEW)


def test_several_searches_tell_how_far_they_agree() -> None:
    game = next(decisions(Options(2), seed=1, share=1))
    game.apply("place VCV")
    game.apply("place CVC")
    little, much = (grow(game.view(0), 1, Budget(iterations=number)) for number in (300, 9000))
    assert much[0].chance.error < little[0].chance.error
    assert sum(move.share for move in much) == pytest.approx(1)


def grown(text: str, share: float, chance: float, prospect: float) -> Grown:
    return Grown(tuple(map(parse, text.split(" + "))), share, Chance(chance, 0.01), prospect)


def test_the_best_chances_come_first_and_of_equal_ones_the_better_prospect() -> None:
    moves = [
        grown("sail mono 1", 0.5, 0.60, 0.7),
        grown("load duo B + sail duo 1", 0.2, 0.70, 0.6),
        grown("load duo B + sail duo 2", 0.1, 0.699, 0.65),
        grown("load duo B + sail duo 3", 0.1, 0.69, 0.6),
        grown("sail trio 2", 0.01, 0.95, 0.9),
        grown("announce", 0.001, 0.5, 0.5),
    ]
    assert [" + ".join(map(str, move.actions)) for move in best(moves, 4)] == [
        "load duo B + sail duo 2",
        "load duo B + sail duo 1",
        "sail mono 1",
        "announce",
    ]


# End now?


@rule("6.2")
def test_announcing_is_compared_with_going_on() -> None:
    position = (
        Position(2, turn=1, first=0)
        .warehouse(1, "YYPPGGRROOBB")
        .warehouse(0, "YP")
        .port("Venice", "YYYGG")
        .port("Constantinople", "PPP")
    )
    position.hand(0, "YY").hand(1, "YY")
    given = counsel(view(position, 1), 1, Budget(iterations=3000))
    assert given.end.announce is not None
    assert given.end.sail_on is not None
    assert given.end.announce.value == pytest.approx(1, abs=0.01), "nobody has a turn left"
    assert given.end.turns == 0
    assert given.end.lead > 10


def test_without_a_search_it_says_what_is_missing() -> None:
    position = Position(3).warehouse(0, "YYR").warehouse(2, "B")
    shown = end_now(view(position))
    assert (shown.missing, shown.lead, shown.turns, shown.due) == ("PGOB", 2, 2, False)
    assert shown.announce is None
    assert end_now(view(position.put(end=1))).due


def test_who_does_not_decide_gets_no_hint() -> None:
    position = Position(2)
    with pytest.raises(NotYourTurn):
        counsel(view(position, 1), 1, FEW)
    with pytest.raises(Impossible):
        counsel(view_of(position.options, position.state, None), 1, FEW)
    over = position.put(phase=6)
    with pytest.raises(GameOver):
        counsel(view(over), 1, FEW)
