"""Beside the real box: whatever people tell truly is accepted and scored; what cannot be is refused with a clear word."""

from pathlib import Path
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from goldenhorn.companion.companion import Companion, read
from goldenhorn.companion.record import ASSUMED, record_of_table
from goldenhorn.companion.scorer import Stock, result_of
from goldenhorn.companion.table import RealTable
from goldenhorn.errors import ChanceDue, GameOver, GoldenHornError, Illegal, Impossible, OptionsError
from goldenhorn.game.actions import parse
from goldenhorn.game.dealers import AskDraw, AskFilling
from goldenhorn.game.events import Decision
from goldenhorn.game.game import Game
from goldenhorn.game.options import Options
from goldenhorn.record.files import read_records
from goldenhorn.record.verify import replay, verify
from goldenhorn.rules.box import standard_box
from players import options, play
from tables import table_of, told


@st.composite
def finished(draw: st.DrawFn) -> Game:
    return play(draw(options()), draw(st.integers(0, 2**32)))


GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.ghr"))


@given(finished(), st.sets(st.integers(0, 3)))
@settings(max_examples=25, deadline=None)
def test_a_true_story_is_always_accepted(game: Game, seats: set[int]) -> None:
    """Entry by entry: the public state is that of the game, what happens is legal beforehand, hands have the right size."""
    followed = {seat for seat in seats if seat < game.options.players}
    companion = Companion(table_of(game.options, game.events, followed))
    truth = Game.of(game.options, game.dealer)
    for event in game.events[truth.number :]:
        if isinstance(event, Decision):
            legal = companion.legal()
            assert event.action in legal
            assert companion.decider == event.seat
            if event.seat in followed:
                assert set(legal) == set(truth.legal())
            assert set(truth.legal()) <= set(legal)
            truth.apply(event.action)
            companion.tell(str(event.action))
            _answer(companion, truth, followed)
            _same(companion, truth)
    assert companion.outcome() == truth.outcome()


def _answer(companion: Companion, truth: Game, followed: set[int]) -> None:
    """Tell what chance added to the last decision."""
    last = max(number for number, event in enumerate(truth.events) if isinstance(event, Decision))
    for entry in told(truth.events[last + 1 :], followed):
        assert companion.pending is not None
        companion.tell(entry)
    assert companion.pending is None


def _same(companion: Companion, truth: Game) -> None:
    view, true = companion.view(), truth.view()
    for name in ("round", "phase", "turn", "decider", "ports", "ships", "seats", "territories", "bag", "pile", "discards"):
        assert getattr(view, name) == getattr(true, name), name
    for seat in companion.table.followed:
        assert companion.hand(seat) == (truth.state.hand[seat][:6], 0)
    decider = companion.decider
    if decider is not None and decider in companion.table.followed:
        assert view == truth.view(decider)


@given(finished(), st.sets(st.integers(0, 3)), st.randoms(use_true_random=False))
@settings(max_examples=30, deadline=None)
def test_the_record_is_one_possible_game(game: Game, seats: set[int], lot: Random) -> None:
    """Also where some cards of a hand were not told; what was told stands in it as it was told."""
    followed = {seat for seat in seats if seat < game.options.players}
    entries = [
        "draw " + "".join("?" if lot.random() < 0.3 else card for card in entry.removeprefix("draw "))
        if entry.startswith("draw ")
        else entry
        for entry in told(game.events, followed)
    ]
    reading = read(table_of(game.options, game.events, followed), entries)
    assert reading.fault is None
    assert len(reading.companion.entries) == len(entries)
    record = record_of_table(reading.companion)
    assert verify(record) is None
    assert replay(record).outcome() == game.outcome()
    hidden = [
        house
        for seat, house in enumerate(game.options.houses)
        if seat not in followed or any("?" in entry for entry in entries)
    ]
    assert set(record.about.get(ASSUMED, "").split()) <= set(hidden)
    assert not followed or not any("?" in entry for entry in entries) or ASSUMED in record.about


@given(finished(), st.randoms(use_true_random=False))
@settings(max_examples=30, deadline=None)
def test_what_cannot_be_is_refused_and_changes_nothing(game: Game, lot: Random) -> None:
    """At any point of a game: decisions that the rules forbid, cubes that are not there, wrong numbers, rubbish."""
    entries = told(game.events, {0})
    at = lot.randrange(len(entries))
    companion = read(table_of(game.options, game.events, {0}), entries[:at]).companion
    before = (companion.view(), companion.pending, companion.entries[:])
    for wrong in ("", "sail", "sail trio 13", "hello", "draw", "+", "Venice +Z", "draw YYYYYYYYY", "1"):
        with pytest.raises(GoldenHornError):
            companion.tell(wrong)
    request = companion.pending
    if isinstance(request, AskFilling):
        _wrong_cubes(companion, request)
    elif isinstance(request, AskDraw):
        with pytest.raises(Impossible):
            companion.tell("draw " + "?" * (request.number + 1))
        with pytest.raises(ChanceDue):
            companion.tell("done")
    elif companion.over:
        with pytest.raises(GameOver):
            companion.tell("done")
    else:
        _wrong_decisions(companion)
    assert (companion.view(), companion.pending, companion.entries) == before
    companion.tell(entries[at])


def _wrong_cubes(companion: Companion, request: AskFilling) -> None:
    kinds = "YPGROBKW"
    other = "Venice" if request.port == "Constantinople" else "Constantinople"
    one = next(letter for letter, left in zip(kinds, request.bag, strict=True) if left)
    with pytest.raises(Impossible, match="cubes are to be drawn"):
        companion.tell(one * (request.number + 1))
    if request.number > 1:
        with pytest.raises(Impossible):
            companion.tell(one * (request.number - 1))
    for letter, left in zip(kinds, request.bag, strict=True):
        if left < request.number:
            with pytest.raises(Impossible, match="The bag holds"):
                companion.tell(f"{request.port} +{letter * request.number}")
    with pytest.raises(Impossible, match="is to be filled"):
        companion.tell(f"{other} +{one * request.number}")
    with pytest.raises(ChanceDue):
        companion.tell("announce")


def _wrong_decisions(companion: Companion) -> None:
    legal = set(map(str, companion.legal()))
    tried = ["place VVV", "turn", "keep", "announce", "done", "train 8", "conquer Galata", "load mono B", "sail mono 1"]
    tried += [f"raid {house} {kind} GB" for house in companion.table.options.houses for kind in ("mono", "duo", "trio")]
    for action in tried:
        if action not in legal:
            with pytest.raises(GoldenHornError):
                companion.check(parse(action))
            with pytest.raises(GoldenHornError):
                companion.tell(action)


@given(finished(), st.randoms(use_true_random=False))
@settings(max_examples=25, deadline=None)
def test_a_correction_in_the_middle_loses_nothing(game: Game, lot: Random) -> None:
    """What was told after a wrong entry is kept; with the right one all of it fits again."""
    table, entries = table_of(game.options, game.events), told(game.events)
    number = lot.randrange(len(entries))
    other = read(table, entries[:number]).companion
    request = other.pending
    if isinstance(request, AskFilling):
        wrong = _other_cubes(entries[number], request)
    else:
        choices = [str(action) for action in other.legal() if str(action) != entries[number]]
        wrong = lot.choice(choices) if choices else None
    assume(wrong is not None)
    assert wrong is not None
    changed = [*entries[:number], wrong, *entries[number + 1 :]]
    reading = read(table, changed)
    fits = len(reading.companion.entries)
    assert fits > number
    assert (reading.fault is None) == (fits == len(entries))
    assert reading.companion.entries == changed[:fits]
    mended = read(table, [*changed[:number], entries[number], *changed[number + 1 :]])
    assert mended.fault is None
    assert mended.companion.outcome() == game.outcome()


def _other_cubes(entry: str, request: AskFilling) -> str | None:
    cubes = entry.split("+")[1]
    for old in set(cubes):
        for letter, left in zip("YPGROBKW", request.bag, strict=True):
            if letter != old and cubes.count(letter) < left:
                return f"{request.port} +" + "".join(sorted(cubes.replace(old, letter, 1), key="YPGROBKW".index))
    return None


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
@pytest.mark.parametrize("seats", [(), (0,), (0, 1)])
def test_recorded_games_end_with_their_scores(file: Path, seats: tuple[int, ...]) -> None:
    for record in read_records(file.read_text(encoding="utf-8")):
        game = replay(record)
        reading = read(table_of(game.options, game.events, seats), told(game.events, seats))
        assert reading.fault is None
        assert reading.companion.outcome() == game.outcome()


# Contradictions between cards


def sailing(followed: set[int] | None = None) -> Companion:
    """Two players; the first one's mono (pink) is loaded in Venice, before it lands."""
    companion = Companion(RealTable(Options(players=2), followed=frozenset(followed or ())))
    for entry in ("place VVV", "place VVV", "+YYPPGGRRB", "+YYPPGGRRB"):
        companion.tell(entry)
    return companion


def test_a_hand_cannot_pay_more_than_it_holds() -> None:
    companion = sailing({0})
    companion.tell("draw OGRBY")
    companion.tell("load mono Y")
    companion.tell("+BB")
    way = [str(action) for action in companion.legal()]
    assert way == ["sail mono 1", "sail mono 2", "sail mono 3", "sail mono Modone"]


def test_the_tenth_card_of_a_colour_is_refused() -> None:
    companion = sailing({0, 1})
    companion.tell("draw GGGGG")
    with pytest.raises(Impossible, match="Dandolo cannot have that many Green cards"):
        companion.tell("draw GGGGG")
    assert companion.tell("draw ggg g?") == "draw GGGG?"
    assert companion.hand(1) == ([0, 0, 4, 0, 0, 0], 1)
    assert companion.hand(0) == ([0, 0, 5, 0, 0, 0], 0)


def test_cards_that_all_lie_elsewhere_cannot_be_played() -> None:
    """All nine red cards are told of others, so nobody else can have paid one."""
    companion = Companion(RealTable(Options(players=3, first=1), followed=frozenset({0, 2})))
    for entry in ("place VVV", "place CCC", "place CCC", "+YYPPGGRRB", "+YYPPGGRRB", "draw RRRRR", "draw RRRRY"):
        companion.tell(entry)
    for entry in ("load duo B", "+B"):
        companion.tell(entry)
    assert list(map(str, companion.legal())) == ["sail duo 1"]
    with pytest.raises(Impossible, match="Dandolo cannot have that many Red cards"):
        companion.tell("sail duo 2")
    companion.tell("sail duo 1")


def test_unknown_hands_are_evidence_only() -> None:
    """A wind card that is laid open was there; how many are left is public, which ones is not."""
    companion = sailing()
    for entry in ("load mono Y", "+BB", "sail mono 3"):
        companion.tell(entry)
    assert companion.view().seats[0].cards == 4
    assert companion.hand(0) == ([0] * 6, 4)
    assert not companion.knows(0)
    assert sum(companion.view().discards) == 1


def test_a_hand_that_is_known_is_judged_by_the_rules() -> None:
    companion = sailing({0})
    companion.tell("draw YYYYY")
    companion.tell("load mono Y")
    companion.tell("+BB")
    with pytest.raises(Illegal, match="a Orange card is missing") as refused:
        companion.tell("sail mono 2")
    assert refused.value.rule == "5.7"


def test_a_table_that_cannot_be() -> None:
    with pytest.raises(OptionsError):
        RealTable(Options(players=2, first=None))
    with pytest.raises(OptionsError):
        RealTable(Options(players=2, layout="shuffled"))
    with pytest.raises(OptionsError):
        RealTable(Options(players=2), ("OPG", "RBY"))
    with pytest.raises(Impossible):
        RealTable(Options(players=2, layout="shuffled"), ("OPG", "RBB"))
    with pytest.raises(Impossible):
        RealTable(Options(players=2), followed=frozenset({2}))


def test_a_copy_goes_its_own_way() -> None:
    companion = sailing()
    twin = companion.copy()
    twin.tell("load mono Y")
    assert companion.tell("load mono B") == "load mono B"
    assert twin.entries[-1] == "load mono Y"


# The mere scorer


@pytest.mark.rule("7.3")
def test_the_scorer_knows_the_example_of_the_rulebook() -> None:
    result = result_of(standard_box(), [Stock((4, 2, 1, 2, 3, 1)), Stock()], expansion=False)
    assert [score.total for score in result.scores] == [18, 0]
    assert result.winners == (0,)


@pytest.mark.rule("8.15")
@given(finished())
@settings(max_examples=25, deadline=None)
def test_the_scorer_counts_as_the_game_does(game: Game) -> None:
    outcome = game.outcome()
    assert outcome is not None
    stocks = [
        Stock(
            seat.goods,
            seat.conquerors + seat.peasants,
            tuple(territory.name for territory in game.view().territories if territory.owner == seat.seat),
        )
        for seat in game.view().seats
    ]
    result = result_of(game.options.box, stocks, expansion=game.options.expansion)
    assert (result.scores, result.winners) == (outcome.scores, outcome.winners)


@pytest.mark.parametrize(
    ("stocks", "expansion", "word"),
    [
        ([Stock((8, 0, 0, 0, 0, 0)), Stock((8, 0, 0, 0, 0, 0))], False, "16 of Yellow"),
        ([Stock(figures=1)], False, "expansion"),
        ([Stock(territories=("Zara",))], False, "expansion"),
        ([Stock(figures=20), Stock(figures=9)], True, "29 figures"),
        ([Stock(territories=("Zara",)), Stock(territories=("Zara",))], True, "Zara can belong"),
    ],
)
def test_the_scorer_refuses_what_the_box_does_not_hold(stocks: list[Stock], expansion: bool, word: str) -> None:
    with pytest.raises(Impossible, match=word):
        result_of(standard_box(), stocks, expansion=expansion)
