"""What a match showed so far: sums over its deals, and the summary of them."""

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import combinations
from math import isfinite
from typing import Any

from goldenhorn.lab.anytime import Anytime
from goldenhorn.lab.deal import Match
from goldenhorn.lab.intervals import Clusters, Interval
from goldenhorn.lab.ratings import Ratings
from goldenhorn.lab.row import GameRow
from goldenhorn.rules.material import SHIP_KINDS

_MEASURES = ("share", "score", "raids", "suffered")


@dataclass(slots=True)
class SeatTally:
    """Means over games of a seat: its share of the win, its points, the attacks it made and suffered."""

    share: Clusters = field(default_factory=Clusters)
    score: Clusters = field(default_factory=Clusters)
    raids: Clusters = field(default_factory=Clusters)
    suffered: Clusters = field(default_factory=Clusters)

    def add(self, games: list[tuple[GameRow, int]]) -> None:
        """The games of one deal, each with the seat that is meant."""
        number = len(games)
        self.share.add(sum(row.shares[seat] for row, seat in games), number)
        self.score.add(sum(row.scores[seat] for row, seat in games), number)
        self.raids.add(sum(row.raids[seat] for row, seat in games), number)
        self.suffered.add(sum(row.suffered[seat] for row, seat in games), number)

    def summary(self) -> dict[str, Any]:
        return {
            "share": interval(self.share.share()),
            "score": interval(self.score.interval()),
            "raids": interval(self.raids.interval()),
            "suffered": interval(self.suffered.interval()),
        }


class BotTally:
    """One bot of a match: everything is counted for one of its seats. `brought` is by kind of ship."""

    def __init__(self) -> None:
        self.all = SeatTally()
        self.scores: Counter[int] = Counter()
        self.brought = tuple(Clusters() for _ in SHIP_KINDS)
        self.seats: defaultdict[int, SeatTally] = defaultdict(SeatTally)
        self.houses: defaultdict[str, SeatTally] = defaultdict(SeatTally)
        self.cells: defaultdict[tuple[int, str], SeatTally] = defaultdict(SeatTally)

    def add(self, games: list[tuple[GameRow, int]]) -> float:
        """The games of a deal with the seats of the bot; returns its share of them."""
        self.all.add(games)
        for kind, brought in enumerate(self.brought):
            brought.add(sum(row.brought[seat][kind] for row, seat in games), len(games))
        by_seat: defaultdict[int, list[tuple[GameRow, int]]] = defaultdict(list)
        by_house: defaultdict[str, list[tuple[GameRow, int]]] = defaultdict(list)
        for row, seat in games:
            self.scores[row.scores[seat]] += 1
            by_seat[seat].append((row, seat))
            by_house[row.houses[seat]].append((row, seat))
        for seat, some in by_seat.items():
            self.seats[seat].add(some)
            # The houses of a deal are the same in all its games, so a seat has one.
            self.cells[seat, some[0][0].houses[seat]].add(some)
        for house, some in by_house.items():
            self.houses[house].add(some)
        return sum(row.shares[seat] for row, seat in games) / len(games)

    def summary(self) -> dict[str, Any]:
        return {
            **self.all.summary(),
            "brought": {kind: interval(each.interval()) for kind, each in zip(SHIP_KINDS, self.brought, strict=True)},
            "seats": [interval(tally.share.share()) for _, tally in sorted(self.seats.items())],
            "houses": {house: interval(tally.share.share()) for house, tally in sorted(self.houses.items())},
        }


class Tally:
    def __init__(self, match: Match) -> None:
        self.match = match
        self.names = names_of(match.bots)
        self.deals = self.games = 0
        self.bots = [BotTally() for _ in match.bots]
        self.pairs = {pair: Clusters() for pair in combinations(range(len(match.bots)), 2)}
        self.anytime = Anytime(match.cycle)
        self.rounds = Clusters()
        self.lengths: Counter[int] = Counter()
        self.decisions = Clusters()
        self.ends: Counter[str] = Counter()
        self.faults: Counter[tuple[str, str, str]] = Counter()
        self.ratings = Ratings() if len(match.bots) > 1 else None

    def add(self, rows: list[GameRow]) -> None:
        """The next deal."""
        self.deals += 1
        self.games += len(rows)
        shares = [
            tally.add([(row, seat) for row in rows for seat, bot in enumerate(row.bots) if bot == index])
            for index, tally in enumerate(self.bots)
        ]
        for (one, other), difference in self.pairs.items():
            difference.add(shares[one] - shares[other])
        self.anytime.add(shares[0])
        self.rounds.add(sum(row.rounds for row in rows), len(rows))
        self.decisions.add(sum(row.decisions for row in rows), len(rows))
        for row in rows:
            self.lengths[row.rounds] += 1
            self.ends[row.end] += 1
            for fault in row.faults:
                self.faults[self.names[row.bots[fault.seat]], fault.kind, fault.detail] += 1
            if self.ratings is not None:
                self.ratings.add([self.names[bot] for bot in row.bots], row.scores)

    def summary(self) -> dict[str, Any]:
        """Every number that is worth keeping, rounded so that it is the same on every machine."""
        return {
            "deals": self.deals,
            "games": self.games,
            "fair": rounded(1 / self.match.players),
            "bots": [{"bot": name, **tally.summary()} for name, tally in zip(self.names, self.bots, strict=True)],
            "differences": [
                {"bots": [self.names[one], self.names[other]], **interval(difference.difference())}
                for (one, other), difference in self.pairs.items()
            ],
            "rounds": interval(self.rounds.interval()),
            "decisions": interval(self.decisions.interval()),
            "ends": {reason: rounded(number / self.games) for reason, number in sorted(self.ends.items())},
            "ratings": [] if self.ratings is None else self.ratings.summary(),
            "faults": [
                {"bot": bot, "kind": kind, "detail": detail, "games": games}
                for (bot, kind, detail), games in sorted(self.faults.items())
            ],
        }

    def table(self) -> str:
        """Means by bot, seat and house, as CSV."""
        lines: list[tuple[str, ...]] = [("bot", "seat", "house", "games", *_MEASURES)]
        for name, tally in zip(self.names, self.bots, strict=True):
            for (seat, house), cell in sorted(tally.cells.items()):
                means = (f"{getattr(cell, measure).mean:.6f}" for measure in _MEASURES)
                lines.append((name, str(seat), house, f"{cell.share.count:.0f}", *means))
        return csv_text(lines)


def names_of(bots: tuple[str, ...]) -> tuple[str, ...]:
    """The texts of the bots, numbered where one occurs more than once."""
    return tuple(
        bot if bots.count(bot) == 1 else f"{bot} ({bots[: index + 1].count(bot)})" for index, bot in enumerate(bots)
    )


def csv_text(lines: Iterable[Iterable[str]]) -> str:
    return "".join(",".join(map(_quoted, line)) + "\n" for line in lines)


def _quoted(text: str) -> str:
    return '"' + text.replace('"', '""') + '"' if any(sign in text for sign in ',"\n') else text


def interval(found: Interval) -> dict[str, float | None]:
    """A mean and its bounds; a bound that is not known is None."""
    bounds = {"mean": found.mean, "low": found.low, "high": found.high}
    return {name: rounded(value) if isfinite(value) else None for name, value in bounds.items()}


def rounded(value: float) -> float:
    return round(value, 6)
