"""A person's own record: counted from how their games came out, and from nothing else."""

from collections.abc import Callable, Iterable, Sequence
from typing import Literal, cast

from msgspec import Struct

from goldenhorn.server.rating import MARKS, NEWCOMER, PEOPLE, Belief, learned
from goldenhorn.server.setup import Level
from goldenhorn.server.storage.results import PlayedGame, SeatResult, Uncounted

Opponents = Literal["deckhand", "sailor", "captain", "admiral", "doge", "mixed", "people"]
"""Bots of one level, bots of several, or people, with or without bots."""
Ending = Literal["port", "announced-by-me", "announced-by-others", "territories", "quiet"]
Against = Literal["bots", "people"]

OPPONENTS: tuple[Opponents, ...] = ("deckhand", "sailor", "captain", "admiral", "doge", "mixed", "people")
ENDINGS: tuple[Ending, ...] = ("announced-by-me", "announced-by-others", "port", "territories", "quiet")
AGAINST: tuple[Against, ...] = ("bots", "people")
MOST = 200  # points of a curve: more cannot be told apart


class Tally(Struct, frozen=True, kw_only=True):
    """Some games. `won` were won alone and `shared` with others, `wins` counts both, each by one's share of it; `fair` is
    how many wins that would be among equals. The rest are means for a game: one's own points and their parts, those of the
    others, raids made and suffered.
    """

    games: int
    won: int
    shared: int
    wins: float
    fair: float
    points: float
    goods: float
    sets: float
    territories: float
    figures: float
    others: float
    raids: float
    raided: float


class SettingTally(Struct, frozen=True):
    """All games with a number of players, with or without the expansion."""

    players: int
    expansion: bool
    tally: Tally


class OpponentsTally(Struct, frozen=True):
    """All games against a kind of opponents."""

    opponents: Opponents
    tally: Tally


class EndingTally(Struct, frozen=True):
    """How many games ended in a way, and how many of them were won, counted as in a tally."""

    ending: Ending
    games: int
    won: int
    shared: int
    wins: float


class RatingPoint(Struct, frozen=True):
    """What was believed after the game with this number, counted from 1."""

    game: int
    finished: int
    rating: int
    sigma: int


class RatingCurve(Struct, frozen=True):
    """A rating after all games against bots only, or against people, and what it was before, thinned out. `sigma` is its
    standard deviation: the true strength is within twice that in 95 of 100 cases.
    """

    against: Against
    games: int
    rating: int
    sigma: int
    points: list[RatingPoint]


class Mark(Struct, frozen=True):
    """The rating of a level of bots."""

    level: Level
    rating: int


class NotCounted(Struct, frozen=True):
    """Games of one's list that do not count: records that were added, games that went on from a position of another one,
    and games of several people at one device, none of whom had one's name.
    """

    imported: int
    explored: int
    shared: int


class OwnRecord(Struct, frozen=True, kw_only=True):
    """How somebody's games came out. What was never played is left out of the lists."""

    total: Tally | None
    settings: list[SettingTally]
    opponents: list[OpponentsTally]
    endings: list[EndingTally]
    ratings: list[RatingCurve]
    marks: list[Mark]
    uncounted: NotCounted


def own_record(games: Sequence[PlayedGame], uncounted: Uncounted) -> OwnRecord:
    """The record of who played these games, the earliest first."""
    return OwnRecord(
        total=_tally(games) if games else None,
        settings=[
            SettingTally(players, expansion, _tally(some))
            for expansion in (False, True)
            for players in (2, 3, 4)
            if (some := [game for game in games if (len(game.seats), game.expansion) == (players, expansion)])
        ],
        opponents=[
            OpponentsTally(kind, _tally(some))
            for kind in OPPONENTS
            if (some := [game for game in games if opponents_of(game) == kind])
        ],
        endings=_endings(games),
        ratings=[_curve(against, some) for against in AGAINST if (some := _rated(games, against))],
        marks=[Mark(level, rating) for level, rating in MARKS.items()],
        uncounted=NotCounted(*uncounted),
    )


def share_of(game: PlayedGame) -> float:
    """The share of the win: 1 for a win, less if several share it."""
    return game.mine.winner / sum(seat.winner for seat in game.seats)


def opponents_of(game: PlayedGame) -> Opponents:
    levels = {seat.level for seat in game.others}
    if None in levels:
        return "people"
    return cast(Opponents, levels.pop()) if len(levels) == 1 else "mixed"


def ending_of(game: PlayedGame) -> Ending:
    if game.reason == "announced":
        return "announced-by-me" if game.mine.announcer else "announced-by-others"
    return cast(Ending, game.reason)


def against(game: PlayedGame) -> Against:
    return "people" if opponents_of(game) == "people" else "bots"


def beliefs(games: Iterable[PlayedGame]) -> list[Belief]:
    """What was believed of somebody's strength after each of these games."""
    found, belief = [], NEWCOMER
    for game in games:
        belief = learned(belief, [_rating_of(seat) for seat in game.others], share_of(game))
        found.append(belief)
    return found


def _rating_of(seat: SeatResult) -> int:
    return PEOPLE if seat.level is None else MARKS[cast(Level, seat.level)]


def _tally(games: Sequence[PlayedGame]) -> Tally:
    def mean(of: Callable[[PlayedGame], float]) -> float:
        return round(sum(map(of, games)) / len(games), 3)

    return Tally(
        games=len(games),
        won=sum(share_of(game) == 1 for game in games),
        shared=sum(0 < share_of(game) < 1 for game in games),
        wins=round(sum(map(share_of, games)), 3),
        fair=round(sum(1 / len(game.seats) for game in games), 3),
        points=mean(lambda game: game.mine.points),
        goods=mean(lambda game: game.mine.goods),
        sets=mean(lambda game: game.mine.sets),
        territories=mean(lambda game: game.mine.territories),
        figures=mean(lambda game: game.mine.figures),
        others=mean(lambda game: sum(seat.points for seat in game.others) / len(game.others)),
        raids=mean(lambda game: game.mine.raids),
        raided=mean(lambda game: game.mine.raided),
    )


def _endings(games: Sequence[PlayedGame]) -> list[EndingTally]:
    """The most frequent first."""
    found = []
    for ending in ENDINGS:
        shares = [share_of(game) for game in games if ending_of(game) == ending]
        if shares:
            won, shared = shares.count(1), sum(0 < share < 1 for share in shares)
            found.append(EndingTally(ending, len(shares), won, shared, round(sum(shares), 3)))
    return sorted(found, key=lambda one: -one.games)


def _rated(games: Iterable[PlayedGame], kind: Against) -> list[PlayedGame]:
    return [game for game in games if against(game) == kind]


def _curve(kind: Against, games: Sequence[PlayedGame]) -> RatingCurve:
    points = [
        RatingPoint(number, game.finished, round(belief.mean), round(belief.sigma))
        for number, (game, belief) in enumerate(zip(games, beliefs(games), strict=True), start=1)
    ]
    last = points[-1]
    return RatingCurve(kind, len(points), last.rating, last.sigma, thinned(points))


def thinned(points: Sequence[RatingPoint], most: int = MOST) -> list[RatingPoint]:
    """At most so many, evenly chosen; the first and the last are among them."""
    number = len(points)
    if number <= most:
        return list(points)
    return [points[index * (number - 1) // (most - 1)] for index in range(most)]
