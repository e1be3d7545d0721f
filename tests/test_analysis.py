"""The analysis of a game: honest, adding up, reproducible, and able to see what is in front of it."""

import random
from math import sqrt
from statistics import fmean, stdev

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from goldenhorn import Game, Impossible, Options
from goldenhorn.analysis.analysing import analyse, key_of
from goldenhorn.analysis.depth import DEEP, QUICK, Depth
from goldenhorn.analysis.judging import judge
from goldenhorn.analysis.model import Analysis, Candidate, Judgement, Started
from goldenhorn.analysis.summing import mark_of, results_of, shares_of
from goldenhorn.analysis.telling import Told, rounded, rounds_of, text_of
from goldenhorn.analysis.valuing import chances_of
from goldenhorn.bots.spec import parse_spec
from goldenhorn.game.actions import parse
from goldenhorn.game.dealers import ByHand
from goldenhorn.game.events import Decision
from goldenhorn.words import LANGUAGES
from players import SETTINGS, options, play
from twins import twin_game

GLANCE = Depth("glance", main=12, most=2, each=6, worlds=3, blur=0.02)
LOOK = Depth("look", main=150, most=2, each=60, worlds=8, blur=0.02)


def played(table: Options, bots: tuple[str, ...], seed: int) -> Game:
    game = Game(table.players, expansion=table.expansion, seed=seed)
    players = [parse_spec(bot).create(seed + seat) for seat, bot in enumerate(bots)]
    while not game.over:
        seat = game.decider
        assert seat is not None
        view = game.view(seat)
        game.apply(players[seat].choose(view, view.legal))
    return game


@settings(max_examples=12, deadline=None)
@given(options(), st.integers(0, 2**32))
def test_start_skill_and_luck_add_up_to_the_result(table: Options, seed: int) -> None:
    game = play(table, seed)
    analysis = analyse(game, GLANCE, seed=seed % 100)
    assert len(analysis.steps) == len(game.events)
    for chances in (analysis.start, *(step.chances for step in analysis.steps)):
        assert len(chances) == table.players
        assert sum(chances) == pytest.approx(1)
        assert min(chances) >= 0
    assert analysis.steps[-1].chances == pytest.approx(results_of(game))
    for seat, one in enumerate(analysis.seats):
        assert one.start + one.skill + one.luck == pytest.approx(one.result, abs=1e-12)
        assert one.result == results_of(game)[seat]
        assert one.own + one.others == pytest.approx(one.skill, abs=1e-12)
        start, skill, luck, result = rounded(one)
        assert start + skill + luck == result
        assert one.accuracy is None or 0 <= one.accuracy <= 100
    assert sum(one.skill for one in analysis.seats) == pytest.approx(0, abs=1e-9)
    assert sum(one.luck for one in analysis.seats) == pytest.approx(0, abs=1e-9)


def judgements_of(game: Game, analysis: Analysis, seat: int) -> list[Judgement | None]:
    steps = zip(game.events, analysis.steps, strict=True)
    return [step.judgement for event, step in steps if isinstance(event, Decision) and event.seat == seat]


@pytest.mark.parametrize("table", SETTINGS)
def test_what_a_player_could_not_know_changes_no_judgement(table: Options) -> None:
    """Everything hidden from a seat is dealt anew: every judgement of its decisions stays the same."""
    game = played(table, ("sailor",) * table.players, seed=4)
    analysis = analyse(game, GLANCE)
    for seat in range(table.players):
        twin = twin_game(game, {seat}, random.Random(seat), changes=300)
        assert twin.events != game.events
        again = analyse(twin, GLANCE)
        assert judgements_of(twin, again, seat) == judgements_of(game, analysis, seat)
        assert again.seats[seat].own == analysis.seats[seat].own
        assert again.seats[seat].accuracy == analysis.seats[seat].accuracy
        assert again.steps != analysis.steps, "the chances are those of the true cards"


def test_every_decision_with_a_choice_is_judged_and_nothing_else() -> None:
    game = play(Options(3, expansion=True, layout="shuffled", first=None), 5)
    analysis = analyse(game, GLANCE)
    again = Game.of(game.options, ByHand())
    for event, step in zip(game.events, analysis.steps, strict=True):
        choice = len(again.legal()) > 1
        assert (step.judgement is not None) == choice
        if step.judgement is not None:
            assert isinstance(event, Decision)
            legal = {str(action) for action in again.legal()}
            actions = [one.action for one in step.judgement.candidates]
            assert set(actions) <= legal
            assert len(set(actions)) == len(actions)
            assert {str(event.action), step.judgement.best} <= set(actions)
            chances = [one.chance for one in step.judgement.candidates]
            assert chances == sorted(chances, reverse=True)
            if step.judgement.best == str(event.action):
                assert (step.judgement.loss, step.judgement.error) == (0, 0)
        again.feed(event)


class Stopped(Exception):
    pass


@pytest.mark.parametrize("seed", range(3))
def test_what_was_stopped_anywhere_goes_on_to_the_same_result(seed: int) -> None:
    game = play(Options(2, expansion=seed == 1), seed)
    whole = analyse(game, GLANCE, seed=seed)
    rng = random.Random(seed)
    kept: bytes | None = None
    for stop in sorted(rng.sample(range(1, len(game.events)), 3)):

        def note(started: Started, total: int, stop: int = stop) -> None:
            nonlocal kept
            assert total == len(game.events)
            kept = msgspec.json.encode(started)
            if len(started.steps) >= stop:
                raise Stopped

        started = None if kept is None else msgspec.json.decode(kept, type=Started)
        with pytest.raises(Stopped):
            analyse(game, GLANCE, seed=seed, workers=1 + seed, started=started, progress=note)
    assert kept is not None
    rest = analyse(game, GLANCE, seed=seed, started=msgspec.json.decode(kept, type=Started))
    assert rest == whole
    assert msgspec.json.decode(msgspec.json.encode(whole), type=Analysis) == whole


def test_what_was_started_for_another_game_is_not_taken() -> None:
    one, other = play(Options(2), 1), play(Options(2), 2)
    kept: list[Started] = []
    whole = analyse(one, GLANCE, progress=lambda started, _: kept.append(started))
    assert analyse(other, GLANCE, started=kept[-1]) == analyse(other, GLANCE) != whole
    keys = {key_of(game, depth, seed) for game in (one, other) for depth in (QUICK, DEEP) for seed in (0, 1)}
    assert len(keys) == 8


def test_an_unfinished_game_is_not_analysed() -> None:
    for actions in (0, 1, 30):
        with pytest.raises(Impossible) as error:
            analyse(play(Options(2), 1, actions), GLANCE)
        assert error.value.message == "analysis-unfinished"


@pytest.mark.parametrize("table", SETTINGS)
def test_what_chance_brings_averages_to_zero(table: Options) -> None:
    """Whatever the chances are worth: what is drawn changes them by nothing on average, for each seat."""
    drawn: list[list[float]] = [[] for _ in range(table.players)]
    for seed in range(40):
        game = play(table, 1000 + seed)
        again = Game.of(game.options, ByHand())
        before = chances_of(again, 16, seed, 0)
        luck = [0.0] * table.players
        for number, event in enumerate(game.events):
            again.feed(event)
            after = chances_of(again, 16, seed, number + 1)
            if not isinstance(event, Decision):
                luck = [sum(parts) for parts in zip(luck, after, (-chance for chance in before), strict=True)]
            before = after
        for seat, part in enumerate(luck):
            drawn[seat].append(part)
    for parts in drawn:
        assert stdev(parts) > 0.01, "chance does matter"
        assert abs(fmean(parts)) < 3.5 * stdev(parts) / sqrt(len(parts))


@pytest.mark.parametrize("table", [Options(2), Options(2, expansion=True)], ids=["2", "2 + expansion"])
def test_luck_averages_to_zero(table: Options) -> None:
    """All of it, not only what was drawn: what a better player wins more often is skill, and the rest comes and goes."""
    luck, won = [], []
    for seed in range(20):
        better = seed % table.players
        bots = tuple("captain" if seat == better else "sailor" for seat in range(table.players))
        seats = analyse(played(table, bots, 900 + seed), LOOK).seats
        assert sum(seat.luck for seat in seats) == pytest.approx(0), "one has what the others lack"
        luck.append(seats[better].luck)
        won.append(seats[better].result - seats[better].start)
    assert fmean(won) > 3.5 * stdev(won) / sqrt(len(won)), "it would be noticed if skill were taken for luck"
    assert abs(fmean(luck)) < 3.5 * stdev(luck) / sqrt(len(luck))


@pytest.mark.parametrize("table", SETTINGS)
def test_who_plays_better_has_more_skill(table: Options) -> None:
    differences = []
    for seed in range(4):
        better = seed % table.players
        bots = tuple("admiral@100" if seat == better else "sailor" for seat in range(table.players))
        game = played(table, bots, 50 + seed)
        seats = analyse(game, LOOK).seats
        worse = [one for seat, one in enumerate(seats) if seat != better]
        differences.append(seats[better].skill - fmean(one.skill for one in worse))
        accuracy = seats[better].accuracy
        assert accuracy is not None
        assert all(one.accuracy is not None and one.accuracy < accuracy for one in worse)
    assert fmean(differences) > 3 * stdev(differences) / sqrt(len(differences))


def test_marks_need_more_than_their_uncertainty() -> None:
    def judged(loss: float, error: float) -> Judgement:
        return Judgement((Candidate("done", 0.5, 0.01), Candidate("announce", 0.5 - loss, 0.01)), "done", loss, error, 0.3)

    assert mark_of(judged(0.2, 0.02)) == "blunder"
    assert mark_of(judged(0.1, 0.02)) == "mistake"
    assert mark_of(judged(0.05, 0.02)) == "doubtful"
    assert mark_of(judged(0.02, 0.001)) is None
    assert mark_of(judged(0.2, 0.11)) is None
    assert mark_of(judged(-0.2, 0.01)) is None


def test_who_announces_the_end_behind_all_others_is_told_so() -> None:
    """In the last turn of a round the announced end is the end: its chance is known exactly."""
    marked = found = 0
    for seed in range(30):
        game = played(Options(2), ("sailor", "sailor"), seed)
        again = Game.of(game.options, ByHand())
        for event in game.events:
            if again.decider == 1 and parse("announce") in again.legal():
                lead = again.score(1).total - again.score(0).total
                judgement = judge(again.view(1), parse("announce"), LOOK, seed)
                chance = next(one.chance for one in judgement.candidates if one.action == "announce")
                if parse("done") in again.legal():
                    assert chance == (1 if lead > 0 else 0 if lead < 0 else 0.5)
                    found += 1
                if lead < -3:
                    marked += mark_of(judgement) == "blunder"
            again.feed(event)
        if marked >= 2 and found >= 5:
            return
    raise AssertionError((marked, found))


def test_what_is_lost_goes_to_the_others() -> None:
    assert shares_of((0.5, 0.3, 0.2), 0) == pytest.approx((0, 0.6, 0.4))
    assert shares_of((1.0, 0.0, 0.0), 0) == pytest.approx((0, 0.5, 0.5))
    assert shares_of((0.1, 0.9), 1) == pytest.approx((1, 0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_told_in_every_language(language: str) -> None:
    game = played(Options(4, expansion=True), ("sailor", "deckhand", "random", "captain"), 3)
    told = Told(analyse(game, LOOK), game, language)
    assert told.analysis.moments
    assert told.analysis.marks
    for seat in (None, 0, 3):
        text = text_of(told, seat)
        assert all(house in text for house in game.options.houses)
        assert "{" not in text
    assert rounds_of(game)[-1] == game.round
    kinds = {moment.kind for moment in told.analysis.moments}
    assert {"mark", "turn"} <= kinds
