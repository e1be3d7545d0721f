"""The friendly game: what it says, what it refuses, and that a refusal changes nothing."""

import random
from collections.abc import Callable

import pytest

from goldenhorn import Game, GoldenHornError, Illegal, Impossible, Malformed, Options, SeededDealer
from goldenhorn.errors import ChanceDue, GameOver, NotYourTurn, OptionsError
from goldenhorn.game.dealers import AskDraw, AskFilling, AskFirst, AskLayout, ByHand, RecordedDealer, Request, TypedDealer
from goldenhorn.game.events import Decision, Draw, Filling, FirstDrawn, LayoutDrawn
from players import play


def acting(seed: int = 1) -> Game:
    """A game of two in which Contarini begins the first turn."""
    game = Game(players=2, seed=seed)
    game.apply("place VVV")
    game.apply("place CCC")
    return game


def refused(game: Game, do: Callable[[Game], object]) -> GoldenHornError:
    """The error of something refused; nothing may have changed."""
    state, events, legal = game.state.copy(), game.events, game.legal()
    with pytest.raises(GoldenHornError) as error:
        do(game)
    assert game.state == state
    assert game.events == events
    assert game.legal() == legal
    return error.value


def test_a_game_from_five_lines() -> None:
    game = Game(players=3, expansion=True, seed=2013)
    rng = random.Random(1)
    while not game.over:
        game.apply(rng.choice(game.legal()))
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.winners
    assert game.legal() == []
    assert game.decider is None


def test_apply_returns_the_new_events() -> None:
    game = Game(players=2, seed=1)
    assert game.apply("place VVV") == (Decision(0, game.events[0].action),)  # type: ignore[union-attr]
    events = game.apply("place CCC")
    assert [type(event) for event in events] == [Decision, Filling, Filling, Draw, Draw]
    assert events == game.events[1:]


def test_games_without_a_seed_differ() -> None:
    deals = set()
    for _ in range(5):
        game = Game(players=2)
        game.apply("place VVV")
        deals.add(game.apply("place VVV"))
    assert len(deals) == 5


def test_an_action_of_another_player() -> None:
    error = refused(acting(), lambda game: game.apply(game.legal()[0], seat=1))
    assert isinstance(error, NotYourTurn)
    assert "Dandolo" in str(error)
    assert "Contarini" in str(error)


def test_a_seat_that_does_not_exist() -> None:
    assert refused(acting(), lambda game: game.apply(game.legal()[0], seat=2)).message == "seat-unknown"
    assert refused(acting(), lambda game: game.view(7)).message == "seat-unknown"


def test_an_action_after_the_end() -> None:
    game = play(Options(2), 1)
    assert game.over
    assert isinstance(refused(game, lambda game: game.apply("done")), GameOver)
    assert isinstance(refused(game, lambda game: game.supply("YY")), GameOver)


def test_a_card_that_the_hand_has_not() -> None:
    game = acting()
    game.apply(next(action for action in game.legal() if str(action).startswith("load")))
    missing = next(action for action in ("sail mono 4", "sail mono 5", "sail mono Constantinople"))
    assert refused(game, lambda game: game.apply(missing)).rule in ("3.2", "5.7", "5.9")


def test_malformed_impossible_and_illegal_differ() -> None:
    game = acting()
    assert type(refused(game, lambda game: game.apply("load trio X"))) is Malformed
    assert type(refused(game, lambda game: game.apply("load trio conquerors"))) is Impossible
    assert type(refused(game, lambda game: game.apply("load trio G"))) is Illegal
    assert type(refused(game, lambda game: game.apply("raid Loredan trio GG"))) is Impossible
    assert type(refused(game, lambda game: game.apply("sail mono 9"))) is Impossible
    assert type(refused(game, lambda game: game.apply("done"))) is Illegal


@pytest.mark.parametrize(
    ("options", "message", "rule"),
    [
        ({"players": 5}, "players-number", "2.1"),
        ({"players": 1}, "players-number", "2.1"),
        ({"players": 2, "houses": ("Medici", "Dandolo")}, "house-unknown", "2.3"),
        ({"players": 2, "houses": ("Dandolo", "Dandolo")}, "houses-equal", "2.3"),
        ({"players": 2, "houses": ("Dandolo",)}, "houses-number", "2.3"),
        ({"players": 2, "first": 2}, "first-unknown", "2.4"),
        ({"players": 2, "layout": "circular"}, "layout-unknown", "2.2"),
        ({"players": 4, "modone": True}, "modone-three", "2.2"),
    ],
)
def test_options_that_the_rules_do_not_know(options: dict[str, object], message: str, rule: str) -> None:
    with pytest.raises(OptionsError) as error:
        Options(**options)  # type: ignore[arg-type]
    assert (error.value.message, error.value.rule) == (message, rule)


def test_chance_by_hand() -> None:
    game = Game(players=2, layout="shuffled", first=None, dealer=ByHand())
    assert game.pending == AskLayout(2)
    with pytest.raises(ChanceDue):
        game.apply("place VVV")
    with pytest.raises(ChanceDue):
        game.view(0)
    assert game.decider is None
    game.supply("pgo bry")
    assert isinstance(game.pending, AskFirst)
    game.supply("1")
    assert game.events == (LayoutDrawn(("PGO", "BRY")), FirstDrawn(1))
    assert game.decider == 1
    with pytest.raises(ChanceDue):
        game.supply("YY")
    game.apply("place VVV")
    game.apply("place CCC")
    assert game.pending == AskFilling("Venice", 9, (15, 15, 15, 15, 15, 15, 0, 0), "2.6")
    assert isinstance(refused(game, lambda game: game.apply("load trio B")), ChanceDue)
    game.supply("yyyyyyyyy")
    game.supply("PPPPPPPPP")
    assert game.pending == AskDraw(1, 5, (9, 9, 9, 9, 9, 9), "2.7")
    game.supply("G R O B Y")
    game.supply("GGGGG")
    assert game.view(0).hand == (0, 0, 5, 0, 0, 0)
    assert game.decider == 1


@pytest.mark.parametrize(
    ("outcome", "kind", "message"),
    [
        ("YYYYYYYY", Impossible, "filling-number"),
        ("YYYYYYYYK", Impossible, "filling-lacks"),
        ("YYYYYYYYX", Malformed, "letters-unknown"),
        (Filling("Venice", "BY" + "Y" * 7), Malformed, "letters-order"),
        (Filling("Constantinople", "Y" * 9), Impossible, "filling-port"),
        (Draw(0, "YYYYY"), Impossible, "chance-other"),
        (Filling("Venice", ""), Impossible, "filling-number"),
    ],
)
def test_chance_that_cannot_be(outcome: str | Filling, kind: type[GoldenHornError], message: str) -> None:
    game = Game(players=2, dealer=ByHand())
    game.apply("place VVV")
    game.apply("place VVV")
    error = refused(game, lambda game: game.supply(outcome))
    assert type(error) is kind
    assert error.message == message


def test_cards_that_the_pile_does_not_hold() -> None:
    game = Game(players=2, dealer=ByHand())
    for text in ("place VVV", "place VVV"):
        game.apply(text)
    game.supply("Y" * 9)
    game.supply("P" * 9)
    assert refused(game, lambda game: game.supply("KYYYY")).message == "letters-unknown"
    assert refused(game, lambda game: game.supply(Draw(1, "YYYYY"))).message == "draw-seat"
    game.supply("YYYYY")
    assert refused(game, lambda game: game.supply("YYYYY")).message == "draw-lacks"
    assert refused(game, lambda game: game.supply("YYYY")).message == "draw-number"


@pytest.mark.parametrize(
    ("text", "message"), [("OPG OPG", "box-neighbours"), ("OPG", "box-tile-count"), ("OPG RBG", "box-tile")]
)
def test_layouts_that_cannot_be(text: str, message: str) -> None:
    game = Game(players=2, layout="shuffled", dealer=ByHand())
    with pytest.raises(GoldenHornError) as error:
        game.supply(text)
    assert error.value.message == message
    assert game.events == ()


@pytest.mark.parametrize(
    ("text", "message"), [("two", "seat-not-a-number"), ("3", "first-unknown"), ("-1", "seat-not-a-number")]
)
def test_first_players_that_cannot_be(text: str, message: str) -> None:
    game = Game(players=3, first=None, dealer=ByHand())
    with pytest.raises(GoldenHornError) as error:
        game.supply(text)
    assert error.value.message == message


def test_a_typed_dealer_asks_again_until_it_fits() -> None:
    answers = iter(["YYYYYYYYYY", "??", "YYYYYYYYY", "PPPPPPPPP", "YYPPG", "GGRRB"])
    complaints = []

    def ask(request: Request, complaint: GoldenHornError | None) -> str:
        complaints.append((type(request).__name__, complaint and complaint.message))
        return next(answers)

    game = Game(players=2, dealer=TypedDealer(ask))
    game.apply("place VVV")
    game.apply("place VVV")
    assert game.view(1).hand == (0, 0, 2, 2, 0, 1)
    assert complaints == [
        ("AskFilling", None),
        ("AskFilling", "filling-number"),
        ("AskFilling", "letters-unknown"),
        ("AskFilling", None),
        ("AskDraw", None),
        ("AskDraw", None),
    ]


def test_a_recorded_dealer_deals_a_game_again() -> None:
    game = play(Options(3, expansion=True, layout="shuffled", first=None), 5)
    again = Game.of(game.options, RecordedDealer(game.events))
    for event in game.events:
        if isinstance(event, Decision):
            again.apply(event.action, event.seat)
    assert again.events == game.events
    assert again.outcome() == game.outcome()


def test_a_recorded_dealer_refuses_what_it_does_not_hold() -> None:
    game = Game.of(Options(2), RecordedDealer(acting().events))
    game.apply("place VVV")
    game.apply("place CCC")
    load = next(action for action in game.legal() if str(action).startswith("load"))
    with pytest.raises(Impossible) as error:
        game.apply(load)
    assert error.value.message == "chance-not-recorded"


@pytest.mark.rule("2.4")
def test_a_first_player_drawn_at_random_is_every_seat_at_times() -> None:
    assert {Game(players=4, first=None, seed=seed).decider for seed in range(60)} == {0, 1, 2, 3}


def test_a_seed_deals_the_same_game_and_another_a_different_one() -> None:
    assert play(Options(2), 1).events == play(Options(2), 1).events
    assert play(Options(2), 1, 2).events != play(Options(2), 2, 2).events


def test_a_salt_changes_the_deal() -> None:
    deals = []
    for salt in ("", "a word of the players"):
        game = Game.of(Options(2), SeededDealer("secret", salt))
        game.apply("place VVV")
        deals.append(game.apply("place VVV"))
    assert deals[0] != deals[1]


def test_draws_are_uniform() -> None:
    """Chi-squared over the colours of many first fillings, against the 0.1 % point for 5 degrees of freedom."""
    counts = dict.fromkeys("YPGROB", 0)
    for seed in range(400):
        game = Game(players=2, seed=seed)
        game.apply("place VVV")
        events = game.apply("place VVV")
        assert isinstance(events[1], Filling)
        for cube in events[1].cubes:
            counts[cube] += 1
    expected = sum(counts.values()) / 6
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < 20.5
