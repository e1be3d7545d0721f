"""Does announcing the end pay? Shares of the wins of those who announced, by round and by lead."""

from collections.abc import Iterable
from typing import Any

from goldenhorn.lab.intervals import Clusters
from goldenhorn.lab.row import GameRow
from goldenhorn.lab.tally import interval

# Rounds in steps of this size.
_ROUNDS = 5
# The lead over the best of the others, up to and including each of these.
_LEADS = ((-5, "5 or more behind"), (-1, "1 to 4 behind"), (0, "level"), (4, "1 to 4 ahead"), (9, "5 to 9 ahead"))
_FAR = "10 or more ahead"


class Announcing:
    """`games` is how often games are announced at all, `share` what announcers win."""

    def __init__(self) -> None:
        self.games = Clusters()
        self.share = Clusters()
        self.by_lead = {name: Clusters() for name in (*(name for _, name in _LEADS), _FAR)}
        self.by_round: dict[int, Clusters] = {}

    def add(self, rows: Iterable[GameRow]) -> None:
        """A deal."""
        rows = list(rows)
        announced = [row for row in rows if row.announcer is not None]
        self.games.add(len(announced), len(rows))
        _count(self.share, announced)
        for name, clusters in self.by_lead.items():
            _count(clusters, [row for row in announced if lead_name(row.lead or 0) == name])
        for step in sorted({row.rounds // _ROUNDS for row in announced}):
            clusters = self.by_round.setdefault(step, Clusters())
            _count(clusters, [row for row in announced if row.rounds // _ROUNDS == step])

    def summary(self) -> dict[str, Any]:
        return {
            "games": interval(self.games.share()),
            "share": interval(self.share.share()),
            "by_lead": [_group(name, clusters) for name, clusters in self.by_lead.items() if clusters.count],
            "by_round": [_group(round_name(step), clusters) for step, clusters in sorted(self.by_round.items())],
        }


def lead_name(lead: int) -> str:
    return next((name for limit, name in _LEADS if lead <= limit), _FAR)


def round_name(step: int) -> str:
    return f"rounds {step * _ROUNDS} to {step * _ROUNDS + _ROUNDS - 1}"


def _count(clusters: Clusters, rows: list[GameRow]) -> None:
    clusters.add(sum(row.shares[row.announcer] for row in rows if row.announcer is not None), len(rows))


def _group(name: str, clusters: Clusters) -> dict[str, Any]:
    return {"name": name, "games": int(clusters.count), **interval(clusters.share())}
