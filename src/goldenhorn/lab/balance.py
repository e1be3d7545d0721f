"""Balance: one bot in all seats, so that what differs is the game: seats, houses, ships, layouts, announcing."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from goldenhorn.errors import Malformed
from goldenhorn.lab.announcing import Announcing
from goldenhorn.lab.balance_report import balance_markdown, balance_report
from goldenhorn.lab.cells import SETTINGS, Cell, check_cells, deals_of, finished, play_cells, table_of
from goldenhorn.lab.deal import Match
from goldenhorn.lab.intervals import Clusters
from goldenhorn.lab.match import Plan, Progress, command_of, program
from goldenhorn.lab.pool import Pool
from goldenhorn.lab.row import GameRow
from goldenhorn.lab.spread import spread_of
from goldenhorn.lab.store import as_json, claimed, write_whole
from goldenhorn.lab.tally import Tally, csv_text, interval
from goldenhorn.rules.box import Box

VARIANTS = ("standard", "shuffled", "modone")
"""The sea way of the box, a drawn one, and the house rule for three players (2.2)."""


@dataclass(frozen=True, slots=True)
class Balance:
    """A bot among equals, so many deals at each kind of table; `file` is where the box came from, None for the standard."""

    bot: str
    deals: int
    seed: int
    box: Box
    file: str | None = None

    def cells(self) -> dict[tuple[str, str], Cell]:
        """The cells by kind of table and variant."""
        return {
            (setting, variant): self._cell(setting, variant)
            for setting in SETTINGS
            for variant in VARIANTS
            if variant != "modone" or setting.startswith("3")
        }

    def _cell(self, setting: str, variant: str) -> Cell:
        table = replace(
            table_of(setting),
            layout="shuffled" if variant == "shuffled" else "standard",
            modone=variant == "modone",
            box=self.box,
        )
        plan = Plan(Match(table, (self.bot,), self.seed), self.deals)
        return Cell(f"{setting}-{variant}", plan, command_of(plan, self.file))


def parse_variants(text: str) -> tuple[str, ...]:
    wanted = text.split(",")
    for variant in wanted:
        if variant not in VARIANTS:
            raise Malformed("lab-settings-unknown", text=variant, known=", ".join(VARIANTS))
    return tuple(variant for variant in VARIANTS if variant in wanted)


def select(balance: Balance, settings: Sequence[str] | None, variants: Sequence[str] | None) -> list[Cell]:
    """The cells of these kinds of tables and variants; None is all of them."""
    return [
        cell
        for (setting, variant), cell in balance.cells().items()
        if (settings is None or setting in settings) and (variants is None or variant in variants)
    ]


def run_balance(
    balance: Balance, chosen: Sequence[Cell], directory: Path, pool: Pool, progress: Progress, typed: str
) -> dict[str, Any]:
    """Play the chosen cells, and tell about all that are finished."""
    settings = {
        "kind": "balance",
        **program(),
        "bot": balance.bot,
        "deals": balance.deals,
        "seed": balance.seed,
        "box": balance.box.to_dict(),
    }
    check_cells(chosen)
    with claimed(directory, settings, typed) as begun:
        play_cells(chosen, directory, pool, progress)
        cells = balance.cells()
        done = {cell.name for cell, _ in finished(list(cells.values()), directory)}
        found = {key: cell for key, cell in cells.items() if cell.name in done}
        summary = {
            "command": begun,
            "bot": balance.bot,
            "cells": [
                {"setting": setting, "variant": variant, **measure(cell, directory)}
                for (setting, variant), cell in found.items()
            ],
            "comparisons": list(comparisons(found, directory)),
        }
        write_whole(directory / "summary.json", as_json(summary))
        write_whole(directory / "table.csv", balance_table(summary).encode())
        write_whole(directory / "balance.md", balance_markdown(summary).encode())
        write_whole(directory / "report.html", balance_report(summary).encode())
    return summary


def measure(cell: Cell, directory: Path) -> dict[str, Any]:
    """Everything that one cell tells about the game."""
    tally = Tally(cell.plan.match)
    announcing = Announcing()
    for rows in deals_of(cell, directory):
        tally.add(rows)
        announcing.add(rows)
    bot = tally.bots[0]
    seats = [seat.share for _, seat in sorted(bot.seats.items())]
    houses = [house.share for _, house in sorted(bot.houses.items())]
    return {
        **{name: value for name, value in tally.summary().items() if name not in ("bots", "differences", "ratings")},
        **{name: value for name, value in bot.summary().items() if name != "share"},
        "seat_spread": spread_of(seats).summary(),
        "house_spread": spread_of(houses).summary(),
        "announcing": announcing.summary(),
        "lengths": {str(rounds): games for rounds, games in sorted(tally.lengths.items())},
        "scores": {str(score): games for score, games in sorted(bot.scores.items())},
    }


MEASURES = ("rounds", "points", "attacks", "points of the winner", "lead of the winner")


def comparisons(cells: dict[tuple[str, str], Cell], directory: Path) -> Iterator[dict[str, Any]]:
    """What each variant changes, against the standard one on the same deals."""
    for (setting, variant), cell in cells.items():
        standard = cells.get((setting, "standard"))
        if variant == "standard" or standard is None:
            continue
        differences = {name: Clusters() for name in MEASURES}
        for one, other in zip(deals_of(cell, directory), deals_of(standard, directory), strict=True):
            for name, difference in differences.items():
                difference.add(_mean(name, one) - _mean(name, other))
        yield {
            "setting": setting,
            "variant": variant,
            **{name: interval(difference.interval()) for name, difference in differences.items()},
        }


def _mean(name: str, rows: list[GameRow]) -> float:
    return sum(_value(name, row) for row in rows) / len(rows)


def _value(name: str, row: GameRow) -> float:
    best, second, *_ = sorted(row.scores, reverse=True)
    values = {
        "rounds": row.rounds,
        "points": sum(row.scores) / len(row.scores),
        "attacks": sum(row.raids),
        "points of the winner": best,
        "lead of the winner": best - second,
    }
    return values[name]


def balance_table(summary: dict[str, Any]) -> str:
    """Shares by seat and house and the means of all cells, as CSV."""
    lines: list[tuple[str, ...]] = [("setting", "variant", "measure", "mean", "low", "high")]
    for cell in summary["cells"]:
        measures = {
            **{f"share of seat {number}": share for number, share in enumerate(cell["seats"], start=1)},
            **{f"share of {house}": share for house, share in cell["houses"].items()},
            **{f"brought by {kind}": brought for kind, brought in cell["brought"].items()},
            **{name: cell[name] for name in ("rounds", "decisions", "score", "raids")},
            "share of the announcer": cell["announcing"]["share"],
        }
        for name, found in measures.items():
            values = ("" if found[bound] is None else f"{found[bound]:.6f}" for bound in ("mean", "low", "high"))
            lines.append((cell["setting"], cell["variant"], name, *values))
    return csv_text(lines)
