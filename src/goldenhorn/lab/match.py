"""A match, from its settings to its report: in one directory, and where it was left off."""

import shlex
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any

from goldenhorn.errors import Impossible
from goldenhorn.lab.deal import Match
from goldenhorn.lab.play import check_bots
from goldenhorn.lab.pool import Pool, played
from goldenhorn.lab.report import match_report
from goldenhorn.lab.store import Games, as_json, claimed, decode_rows, encode_rows, write_whole
from goldenhorn.lab.tally import Tally
from goldenhorn.record.model import RULES_VERSION
from goldenhorn.rules.material import HOUSES

Progress = Callable[[int], None]
"""Gets the numbers of deals as they are done."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A match of so many deals. With `stop_at`, a share from 0 to 1, it ends at the first cycle of deals after which the
    first bot's share is known to be another one.
    """

    match: Match
    deals: int
    stop_at: float | None = None

    def __post_init__(self) -> None:
        if self.deals < 1:
            raise Impossible("lab-deals-number", number=self.deals)
        if not 0 <= self.match.seed < 2**63:
            raise Impossible("seed-range", seed=str(self.match.seed))
        if self.stop_at is not None and not 0 < self.stop_at < 1:
            raise Impossible("lab-stop-range", percent=f"{100 * self.stop_at:g}")

    @property
    def games(self) -> int:
        return self.deals * len(self.match.seatings)

    def settings(self) -> dict[str, Any]:
        """Everything that the results depend on."""
        match, table = self.match, self.match.table
        return {
            **program(),
            "bots": list(match.bots),
            "players": table.players,
            "expansion": table.expansion,
            "layout": table.layout,
            "modone": table.modone,
            "houses": list(match.pool),
            "first": table.first,
            "one_against": match.one_against,
            "deals": self.deals,
            "seed": match.seed,
            "stop_at": self.stop_at,
            "box": table.box.to_dict(),
        }


def program() -> dict[str, Any]:
    """What plays: results of another version need not be the same."""
    return {"program": version("goldenhorn"), "rules": RULES_VERSION}


def command_of(plan: Plan, box: str | None = None) -> str:
    """The command that plays this match; `box` is the file of a box that is not the standard one."""
    match, table = plan.match, plan.match.table
    typed = ["golden-horn", "lab", "match", *match.bots, "--players", str(table.players)]
    typed += ["--expansion"] if table.expansion else []
    typed += ["--layout", table.layout] if table.layout != "standard" else []
    typed += ["--modone"] if table.modone else []
    typed += ["--houses", ",".join(match.pool)] if match.pool != HOUSES else []
    typed += ["--first", "drawn" if table.first is None else str(table.first)] if table.first != 0 else []
    typed += ["--box", box] if box is not None else []
    typed += [] if match.one_against else ["--no-one-against"]
    typed += ["--deals", str(plan.deals), "--seed", str(match.seed)]
    typed += ["--stop-at", f"{100 * plan.stop_at:.6g}"] if plan.stop_at is not None else []
    return shlex.join(typed)


def run_match(
    plan: Plan, directory: Path, pool: Pool, progress: Progress = lambda _: None, command: str = ""
) -> dict[str, Any]:
    """Play what is missing, write the results, and return the summary."""
    check_bots(plan.match.bots)
    tally = Tally(plan.match)
    with claimed(directory, {"kind": "match", **plan.settings()}, command) as begun:
        play_match(plan, tally, directory, pool, progress)
        summary = {"command": begun, **tally.summary(), "test": answer_of(plan, tally)}
        write_whole(directory / "table.csv", tally.table().encode())
        write_whole(directory / "summary.json", as_json(summary))
        write_whole(directory / "report.html", match_report(plan, tally, summary).encode())
    return summary


def play_match(plan: Plan, tally: Tally, directory: Path, pool: Pool, progress: Progress) -> None:
    """Count all deals of the plan, those in the directory's file of games and then the rest."""
    games = Games(directory, len(plan.match.seatings))
    try:
        for rows in games.played():
            tally.add(rows)
            progress(1)
        if not decided(plan, tally):
            _play_on(plan, tally, games, pool, progress)
    finally:
        games.close()


def _play_on(plan: Plan, tally: Tally, games: Games, pool: Pool, progress: Progress) -> None:
    for chunk in played(pool, plan.match, tally.deals, plan.deals):
        before = tally.deals
        rows = decode_rows(chunk.rows)
        for begin in range(0, len(rows), games.rotations):
            if not decided(plan, tally):
                tally.add(rows[begin : begin + games.rotations])
        new = tally.deals - before
        games.append(encode_rows(rows[: new * games.rotations]))
        progress(new)
        if decided(plan, tally):
            return


def decided(plan: Plan, tally: Tally) -> bool:
    """The end of the match: all deals are played, or the test has its answer."""
    if tally.deals >= plan.deals:
        return True
    return plan.stop_at is not None and tally.anytime.excludes(plan.stop_at)


def answer_of(plan: Plan, tally: Tally) -> dict[str, Any] | None:
    """The answer of the sequential test, if one was asked for."""
    if plan.stop_at is None:
        return None
    low, high = tally.anytime.bounds()
    excluded = tally.anytime.excludes(plan.stop_at)
    return {
        "share": plan.stop_at,
        "low": round(low, 6),
        "high": round(high, 6),
        "excluded": excluded,
        "stopped_early": tally.deals < plan.deals,
    }
