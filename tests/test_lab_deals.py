"""Deals of the lab: who sits where with which house, and that a deal is always the same games."""

import sys
from collections import Counter
from dataclasses import replace
from itertools import pairwise, permutations
from types import ModuleType

import pytest

from goldenhorn import Game, GoldenHornError, Impossible, Options
from goldenhorn.bots.spec import parse_spec
from goldenhorn.game.actions import Announce, Raid, Sail
from goldenhorn.game.dealers import ByHand, deal_from
from goldenhorn.lab import play
from goldenhorn.lab.deal import DealTask, Match, houses_of
from goldenhorn.lab.play import bot_seed, check_bots, play_deal, play_slowly
from goldenhorn.lab.row import GameRow, shares_of
from goldenhorn.rules.material import HOUSES
from goldenhorn.rules.scratch import Scratch
from goldenhorn.rules.stream import below, seed_stream
from lab_bots import LOT, Broken, First, text_of
from players import SCARCE_BOX, SETTINGS


@pytest.mark.parametrize("players", [2, 3, 4])
def test_over_a_cycle_every_bot_holds_every_house_in_every_seat_equally_often(players: int) -> None:
    for bots in {("a", "b"), tuple("abcd"[:players])}:
        match = Match(Options(players), bots, seed=1)
        for deals in (range(match.cycle), range(4)):
            places = Counter(
                (bot, seat, match.options(deal).houses[seat])
                for deal in deals
                for seating in match.seatings
                for seat, bot in enumerate(seating)
            )
            for bot in range(len(bots)):
                mine = [places[bot, seat, house] for seat in range(players) for house in HOUSES]
                assert min(mine) == max(mine) > 0


def test_over_a_cycle_every_arrangement_of_the_houses_comes_once() -> None:
    for pool in (HOUSES, HOUSES[:3], ("Dandolo", "Loredan")):
        cycle = Match(Options(2), ("a", "b"), 0, pool=pool).cycle
        assert set(permutations(pool)) == {houses_of(pool, deal) for deal in range(cycle)}
        assert len(set(permutations(pool))) == cycle
    assert houses_of(HOUSES, 24) == houses_of(HOUSES, 0)
    assert {houses_of(("Dandolo", "Loredan"), deal) for deal in range(2)} == {
        ("Dandolo", "Loredan"),
        ("Loredan", "Dandolo"),
    }


def test_seatings() -> None:
    def seatings(players: int, bots: int, *, one_against: bool = True) -> list[str]:
        match = Match(Options(players), tuple("abcd"[:bots]), 0, one_against=one_against)
        return ["".join("ABCD"[bot] for bot in seating) for seating in match.seatings]

    assert seatings(4, 2) == ["ABBB", "BABB", "BBAB", "BBBA"]
    assert seatings(2, 2) == ["AB", "BA"]
    assert seatings(3, 3) == ["ABC", "CAB", "BCA"]
    assert seatings(4, 1) == ["AAAA"]
    assert sorted(seatings(4, 2, one_against=False)) == ["AABB", "ABAB", "ABBA", "BAAB", "BABA", "BBAA"]
    assert Counter(map(len, map(set, seatings(3, 2, one_against=False)))) == {2: 6}


@pytest.mark.parametrize(("players", "bots"), [(4, 3), (2, 3), (3, 4), (4, 0)])
def test_a_wrong_number_of_bots_is_refused(players: int, bots: int) -> None:
    with pytest.raises(Impossible, match="bots"):
        Match(Options(players), ("random",) * bots, 0)


def test_seeds_of_bots_differ() -> None:
    seeds = {bot_seed(7, deal, rotation, seat) for deal in range(20) for rotation in range(4) for seat in range(4)}
    assert len(seeds) == 320
    assert all(0 <= seed < 2**63 for seed in seeds)
    assert bot_seed(8, 0, 0, 0) not in seeds


@pytest.mark.parametrize("options", SETTINGS)
def test_the_same_task_gives_the_same_rows(options: Options) -> None:
    task = DealTask(Match(options, (LOT, LOT), seed=5), deal=3)
    rows = play_deal(task)
    assert rows == play_deal(task)
    assert [row.rotation for row in rows] == list(range(options.players))
    assert all(row.bots[row.rotation] == 0 for row in rows)


def test_other_deals_and_other_seeds_give_other_rows() -> None:
    match = Match(Options(2), (LOT, LOT), seed=5)
    found = [play_deal(task) for task in (DealTask(match, 0), DealTask(match, 24), DealTask(replace(match, seed=6), 0))]
    scores = {tuple(row.scores for row in rows) for rows in found}
    assert len(scores) == 3


def test_all_seatings_of_a_deal_meet_the_same_chance() -> None:
    first = text_of(First)
    rows = play_deal(DealTask(Match(Options(3, layout="shuffled"), (first, first), seed=2), deal=0))
    assert len({(row.scores, row.rounds, row.decisions) for row in rows}) == 1
    other = play_deal(DealTask(Match(Options(3, layout="shuffled"), (first, first), seed=2), deal=24))
    assert other[0].houses == rows[0].houses
    assert (other[0].scores, other[0].decisions) != (rows[0].scores, rows[0].decisions)


def retold(task: DealTask, rotation: int) -> GameRow:
    """A row worked out from the states of the game alone, in another way than the lab does."""
    match = task.match
    seating = match.seatings[rotation]
    bots = [
        parse_spec(match.bots[bot]).create(bot_seed(match.seed, task.deal, rotation, seat))
        for seat, bot in enumerate(seating)
    ]
    scratch = Scratch()
    seed_stream(scratch, match.seed, task.deal)
    game = Game.of(match.options(task.deal), ByHand())
    players = match.players
    raids, suffered, brought = [0] * players, [0] * players, [[0, 0, 0] for _ in range(players)]
    decisions, lead = 0, None
    while not game.over:
        if game.pending is not None:
            game.supply(deal_from(game.pending, lambda bound: below(scratch, bound)))
            continue
        seat = game.decider
        assert seat is not None
        view = game.view(seat)
        action = bots[seat].choose(view, game.legal())
        decisions += 1
        cargo = {(ship.seat, ship.kind): ship.aboard + ship.peasants for ship in view.ships}
        game.apply(action)
        after = {(ship.seat, ship.kind): ship.aboard + ship.peasants for ship in game.view(seat).ships}
        if isinstance(action, Raid):
            raids[seat] += 1
            (victim,) = [other for (other, kind), aboard in cargo.items() if after[other, kind] < aboard]
            suffered[victim] += 1
        elif isinstance(action, Sail):
            brought[seat][["mono", "duo", "trio"].index(action.ship)] += cargo[seat, action.ship] - after[seat, action.ship]
        elif isinstance(action, Announce):
            others = [other.score.total for other in view.seats if other.seat != seat]
            lead = view.seats[seat].score.total - max(others)
    outcome = game.outcome()
    assert outcome is not None
    return GameRow(
        deal=task.deal,
        rotation=rotation,
        bots=seating,
        houses=tuple(game.options.houses),
        scores=tuple(score.total for score in outcome.scores),
        shares=tuple(1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(players)),
        end=outcome.reason,
        announcer=outcome.announcer,
        lead=lead,
        rounds=outcome.rounds,
        decisions=decisions,
        raids=tuple(raids),
        suffered=tuple(suffered),
        brought=tuple((mono, duo, trio) for mono, duo, trio in brought),
    )


@pytest.mark.parametrize("options", [*SETTINGS, pytest.param(Options(3, expansion=True, box=SCARCE_BOX), id="peasants")])
def test_rows_tell_what_happened(options: Options) -> None:
    for deal in range(3):
        task = DealTask(Match(options, (LOT, LOT), seed=11), deal)
        rows = play_slowly(task)
        assert rows[deal % options.players] == retold(task, deal % options.players)


def test_ties_share_the_win() -> None:
    assert shares_of((12, 15, 15, 3)) == (0, 0.5, 0.5, 0)
    assert shares_of((7, 7, 7)) == (1 / 3,) * 3
    assert shares_of((0, 1)) == (0, 1)


def test_a_bot_that_breaks_is_played_by_lot_and_noted() -> None:
    task = DealTask(Match(Options(2), (text_of(Broken), LOT), seed=1), deal=0)
    rows = play_deal(task)
    assert rows == play_deal(task)
    for row in rows:
        (fault,) = row.faults
        assert fault.seat == row.bots.index(0)
        assert fault.kind == "crash"
        assert "lost" in fault.detail
        assert fault.decision > 2


def test_bots_that_cannot_be_made_are_told_before_anything_is_played() -> None:
    check_bots(["random", "random"])
    for text in ("pirate", "python:no_such_file.py:Bot"):
        with pytest.raises(GoldenHornError):
            check_bots(["random", text])


def test_games_in_compiled_code_are_taken_where_there_are_some(monkeypatch: pytest.MonkeyPatch) -> None:
    task = DealTask(Match(Options(2), ("random", "random"), seed=3), deal=1)
    slow = play_slowly(task)
    fast = ModuleType("goldenhorn.lab.fast")
    answers = iter([slow[::-1], None])
    vars(fast)["play_rows"] = lambda _: next(answers)
    monkeypatch.setitem(sys.modules, "goldenhorn.lab.fast", fast)
    play._fast_path.cache_clear()
    try:
        assert play_deal(task) == slow[::-1]
        assert play_deal(task) == slow
    finally:
        play._fast_path.cache_clear()


def test_blocks_of_deals_change_every_seat() -> None:
    for before, after in pairwise(houses_of(HOUSES, deal) for deal in range(4)):
        assert all(one != other for one, other in zip(before, after, strict=True))
