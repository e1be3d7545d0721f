"""What is counted in somebody's record, and how it becomes a table for spreadsheets."""

import csv
import io
import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goldenhorn.rules.material import HOUSES
from goldenhorn.server.sheet import COLUMNS, harmless, sheet_of
from goldenhorn.server.storage.results import PlayedGame, SeatResult, Uncounted
from goldenhorn.server.tally import RatingPoint, own_record, thinned

LEVELS = (None, "deckhand", "sailor", "captain", "admiral", "doge")
NONE = Uncounted(0, 0, 0)
small = st.integers(0, 30)


@st.composite
def results(draw: st.DrawFn) -> PlayedGame:
    """A game with any result, in which raids and winners fit together."""
    players = draw(st.integers(2, 4))
    parts = draw(st.lists(st.tuples(small, small, small, small), min_size=players, max_size=players))
    best = max(map(sum, parts))
    reason = draw(st.sampled_from(["port", "announced", "quiet", "territories"]))
    announcer = draw(st.integers(0, players - 1)) if reason == "announced" else None
    raids = draw(st.lists(small, min_size=players, max_size=players))
    own = draw(st.integers(0, players - 1))
    seats = [
        SeatResult(
            None if seat == own else draw(st.sampled_from(LEVELS)),
            draw(st.text(min_size=1, max_size=12)),
            HOUSES[seat],
            sum(parts[seat]) == best,
            seat == announcer,
            *parts[seat],
            raids[seat],
            raids[seat - 1],
        )
        for seat in range(players)
    ]
    return PlayedGame(
        f"key{draw(st.integers(0, 10**9))}", draw(st.integers(0, 2**41)), draw(st.booleans()), reason, own, seats
    )


some_games = st.lists(results(), max_size=12, unique_by=lambda game: game.key)


@given(some_games)
def test_every_list_holds_every_game_once(games: list[PlayedGame]) -> None:
    record = own_record(games, NONE)
    if record.total is None:
        assert games == []
        assert [record.settings, record.opponents, record.endings, record.ratings] == [[], [], [], []]
        return
    assert record.total.games == len(games)
    for lines in ([line.tally for line in record.settings], [line.tally for line in record.opponents], record.endings):
        for name in ("games", "won", "shared", "wins"):
            assert sum(getattr(line, name) for line in lines) == pytest.approx(getattr(record.total, name), abs=0.01), name
    assert sum(line.games for line in record.ratings) == len(games)
    for line in record.settings:
        assert line.tally.fair == pytest.approx(line.tally.games / line.players, abs=1e-3)


@given(some_games.filter(bool))
def test_sums_are_those_of_the_games(games: list[PlayedGame]) -> None:
    total = own_record(games, NONE).total
    assert total is not None
    mine = [game.seats[game.own] for game in games]
    alone = [game for game in games if game.mine.winner and sum(seat.winner for seat in game.seats) == 1]
    assert total.won == len(alone)
    assert total.won + total.shared == sum(seat.winner for seat in mine)
    assert total.won <= total.wins <= total.won + total.shared / 2
    for name in ("goods", "sets", "territories", "figures", "raids", "raided"):
        assert getattr(total, name) * len(games) == pytest.approx(sum(getattr(seat, name) for seat in mine), abs=0.1)
    parts = total.goods + total.sets + total.territories + total.figures
    assert parts == pytest.approx(total.points, abs=0.01)


@given(some_games, st.randoms(use_true_random=False))
def test_only_ratings_depend_on_the_order(games: list[PlayedGame], rng: random.Random) -> None:
    one, other = own_record(games, NONE), own_record(rng.sample(games, len(games)), NONE)
    for name in ("settings", "opponents", "endings"):
        assert Counter(map(str, getattr(one, name))) == Counter(map(str, getattr(other, name)))


@given(some_games)
def test_who_the_others_are_does_not_matter(games: list[PlayedGame]) -> None:
    """Nothing in a record depends on names."""
    nameless = [game._replace(seats=[seat._replace(name="x", house="y") for seat in game.seats], key="z") for game in games]
    assert own_record(nameless, NONE) == own_record(games, NONE)


def seat(level: str | None = None, *, won: bool = False, announced: bool = False, name: str = "Boris") -> SeatResult:
    return SeatResult(level, name, "Dandolo", won, announced, 10, 4, 0, 0, 2, 1)


def game(*seats: SeatResult, reason: str = "port", number: int = 0) -> PlayedGame:
    at = 1_700_000_000_000 + number
    return PlayedGame(f"g{number}", at, expansion=False, reason=reason, own=0, seats=list(seats))


def test_opponents_are_bots_of_a_level_or_of_several_or_people() -> None:
    record = own_record(
        [
            game(seat(), seat("sailor", won=True), seat("sailor")),
            game(seat(), seat("sailor", won=True), seat("doge")),
            game(seat(won=True), seat("sailor"), seat()),
        ],
        NONE,
    )
    assert [line.opponents for line in record.opponents] == ["sailor", "mixed", "people"]
    assert [(line.against, line.games) for line in record.ratings] == [("bots", 2), ("people", 1)]
    assert record.ratings[0].rating < 1500 < record.ratings[1].rating


def test_endings_say_who_announced_and_begin_with_the_favourite() -> None:
    mine = game(seat(won=True, announced=True), seat("sailor"), reason="announced")
    theirs = game(seat(), seat("sailor", won=True, announced=True), reason="announced")
    dry = game(seat(won=True), seat("sailor", won=True))
    endings = own_record([theirs, mine, mine, dry], NONE).endings
    assert [(line.ending, line.games, line.won, line.shared) for line in endings] == [
        ("announced-by-me", 2, 2, 0),
        ("announced-by-others", 1, 0, 0),
        ("port", 1, 0, 1),
    ]


def test_a_long_curve_is_thinned_out() -> None:
    points = [RatingPoint(number, number, 1500, 100) for number in range(1, 1001)]
    thin = thinned(points, 200)
    assert len(thin) == 200
    assert (thin[0], thin[-1]) == (points[0], points[-1])
    assert [point.game for point in thin] == sorted({point.game for point in thin})
    assert thinned(points[:200], 200) == points[:200]


# The table


def lines(sheet: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(sheet.removeprefix("\ufeff"), newline="")))


@given(some_games)
def test_every_game_is_a_line_with_all_columns(games: list[PlayedGame]) -> None:
    found = lines(sheet_of(games))
    assert len(found) == len(games)
    for line, played in zip(found, games, strict=True):
        assert tuple(line) == COLUMNS
        assert None not in line.values()
        assert int(line["points"]) == played.mine.points
        assert line["replay"] == f"/g/{played.key}"
        rated = [line[f"rating against {kind}"] != "" for kind in ("bots", "people")]
        assert rated.count(True) == 1


def test_a_line_in_plain_english() -> None:
    played = game(seat(won=True), seat("sailor"), seat(name='Zoë "Z", of Łódź'))
    (line,) = lines(sheet_of([played]))
    wanted = {
        "finished (UTC)": "2023-11-14 22:13:20",
        "players": "3",
        "expansion": "no",
        "opponents": "people",
        "opponent names": 'sailor (bot) | Zoë "Z", of Łódź',
        "result": "won",
        "place": "1",
        "points": "14",
        "raids made": "2",
        "raids suffered": "1",
        "ending": "port",
    }
    assert {name: line[name] for name in wanted} == wanted
    assert sheet_of([]).removeprefix("\ufeff") == ",".join(COLUMNS) + "\r\n"


EVIL = ["=1+1", "+1", "-1", "@SUM(A1)", " =1", "＝1", "a;=1+1", "a, @x", "Boris | =HYPERLINK()"]


@pytest.mark.parametrize("name", EVIL)
def test_no_name_is_a_formula(name: str) -> None:
    (line,) = lines(sheet_of([game(seat(), seat(name=name, won=True), seat(name=name))]))
    names = line["opponent names"]
    assert names.replace("'", "") == f"{name} | {name}"
    for cell in (part for between in ("|", ";", ",", "\0") for part in names.split(between)):
        assert cell.strip()[0] not in "=+-@＝＋－＠"


def test_other_names_stay_as_they_are() -> None:
    for name in ("Anna", "Anne-Marie", "a+b", "x = y", "O'Neill", "m@il"):
        assert harmless(name) == name
    assert harmless(-3) == -3
