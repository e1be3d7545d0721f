"""A ladder: pairs of bots, each at several kinds of tables, as one table of strength."""

import tomllib
from collections.abc import Iterable, Iterator, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from goldenhorn.bots.spec import parse_spec
from goldenhorn.drawing.svg import Svg
from goldenhorn.errors import Malformed
from goldenhorn.lab.cells import SETTINGS, Cell, check_cells, deals_of, finished, play_cells, setting_words, slug, table_of
from goldenhorn.lab.deal import Match
from goldenhorn.lab.match import Plan, Progress, command_of, program
from goldenhorn.lab.page import command, page, section, table, words
from goldenhorn.lab.plots import whiskers
from goldenhorn.lab.pool import Pool
from goldenhorn.lab.ratings import Ratings
from goldenhorn.lab.report import ratings_section, whisker_of, with_bounds
from goldenhorn.lab.store import as_json, claimed, write_whole
from goldenhorn.lab.twin import twin_iterations

BUILT_IN = "ladder.toml"


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Two bots that meet in so many deals at each of these kinds of tables, by default those of the ladder. The deals may
    be named for each number of players: larger tables play more games a deal.
    """

    bots: tuple[str, str]
    deals: int | dict[str, int]
    settings: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        return slug("-".join(self.bots))


class Ladder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a ladder file holds."""

    rows: tuple[Row, ...]
    seed: int = 0
    settings: tuple[str, ...] = SETTINGS

    def cells(self) -> dict[tuple[str, str], Cell]:
        """The cells by the name of their row and their kind of table."""
        return {(row.name, setting): self._cell(row, setting) for row in self.rows for setting in self.settings_of(row)}

    def settings_of(self, row: Row) -> list[str]:
        return [setting for setting in SETTINGS if setting in (row.settings or self.settings)]

    def _cell(self, row: Row, setting: str) -> Cell:
        players = setting[0]
        deals = row.deals if isinstance(row.deals, int) else row.deals[players]
        plan = Plan(Match(table_of(setting), row.bots, self.seed), deals)
        return Cell(f"{row.name}-{setting}", plan, command_of(plan))


def built_in() -> str:
    return files(__package__).joinpath(BUILT_IN).read_text(encoding="utf-8")


def parse_ladder(text: str, file: str, deals: int | None = None) -> Ladder:
    """A ladder from the text of its file; `deals` replaces the numbers of deals in it."""
    try:
        ladder = msgspec.convert(tomllib.loads(text), Ladder)
        for setting in (*ladder.settings, *(setting for row in ladder.rows for setting in row.settings)):
            if setting not in SETTINGS:
                raise ValueError(f"settings: {setting!r} is none of {', '.join(SETTINGS)}")
        for row in ladder.rows:
            for setting in ladder.settings_of(row):
                if isinstance(row.deals, dict) and setting[0] not in row.deals:
                    raise ValueError(f"deals: none for {setting[0]} players")
        names = [row.name for row in ladder.rows]
        if len(set(names)) < len(names):
            raise ValueError("rows: the same bots twice")
    except (tomllib.TOMLDecodeError, msgspec.MsgspecError, ValueError) as error:
        raise Malformed("lab-ladder-form", file=file, detail=str(error)) from None
    for row in ladder.rows:
        for bot in row.bots:
            if not twin_iterations(bot):
                parse_spec(bot)
    if deals is not None:
        rows = tuple(msgspec.structs.replace(row, deals=deals) for row in ladder.rows)
        ladder = msgspec.structs.replace(ladder, rows=rows)
    return ladder


def select(ladder: Ladder, rows: Sequence[str] | None, settings: Sequence[str] | None) -> list[Cell]:
    """The cells of these rows and kinds of tables; None is all of them."""
    known = [row.name for row in ladder.rows]
    for name in rows or ():
        if name not in known:
            raise Malformed("lab-cells-unknown", text=name, known=", ".join(known))
    return [
        cell
        for (row, setting), cell in ladder.cells().items()
        if (rows is None or row in rows) and (settings is None or setting in settings)
    ]


def run_ladder(
    ladder: Ladder, chosen: Sequence[Cell], directory: Path, pool: Pool, progress: Progress, typed: str
) -> dict[str, Any]:
    """Play the chosen cells, and tell about all that are finished."""
    settings = {"kind": "ladder", **program(), **msgspec.to_builtins(ladder)}
    check_cells(chosen)
    ratings = Ratings()
    with claimed(directory, settings, typed) as begun:
        play_cells(chosen, directory, pool, progress)
        done = {cell.name: summary for cell, summary in finished(list(ladder.cells().values()), directory)}
        _rate(ratings, ladder, done, directory)
        summary = {"command": begun, "cells": _cells(ladder, done), "ratings": ratings.summary()}
        write_whole(directory / "summary.json", as_json(summary))
        write_whole(directory / "strength.md", strength(ladder, summary).encode())
        write_whole(directory / "report.html", ladder_report(ladder, summary).encode())
    return summary


def _cells(ladder: Ladder, done: dict[str, dict[str, Any]]) -> list[dict[str, Any]]:
    return [
        {
            "row": row,
            "setting": setting,
            "games": done[cell.name]["games"],
            "deals": done[cell.name]["deals"],
            "fair": done[cell.name]["fair"],
            "share": done[cell.name]["bots"][0]["share"],
        }
        for (row, setting), cell in ladder.cells().items()
        if cell.name in done
    ]


def _rate(ratings: Ratings, ladder: Ladder, done: Iterable[str], directory: Path) -> None:
    """Rate all bots by all finished cells, in the order of the ladder."""
    for cell in ladder.cells().values():
        if cell.name in done:
            for rows in deals_of(cell, directory):
                for row in rows:
                    ratings.add([cell.plan.match.bots[bot] for bot in row.bots], row.scores)


def strength(ladder: Ladder, summary: dict[str, Any]) -> str:
    """The table as Markdown."""
    shown = [setting for setting in SETTINGS if any(cell["setting"] == setting for cell in summary["cells"])]
    lines = [
        "# Strength",
        "",
        "Share of the wins of the first bot, one against the others at the table, in per cent, with its 95 per cent "
        "interval and the number of games. Fair would be 50 with two players, 33.3 with three, 25 with four.",
        "",
        "| | " + " | ".join(map(setting_words, shown)) + " |",
        "|---|" + "---|" * len(shown),
    ]
    for row in ladder.rows:
        found = {cell["setting"]: cell for cell in summary["cells"] if cell["row"] == row.name}
        if found:
            entries = (_entry(found.get(setting)) for setting in shown)
            lines.append(f"| {' against '.join(row.bots)} | " + " | ".join(entries) + " |")
    lines += ["", "| rating | mu | sigma |", "|---|---|---|"]
    lines += [f"| {each['bot']} | {each['mu']:.2f} | {each['sigma']:.2f} |" for each in summary["ratings"]]
    return "\n".join([*lines, "", "```console", f"$ {summary['command']}", "```", ""])


def _entry(cell: dict[str, Any] | None) -> str:
    return "" if cell is None else f"{with_bounds(cell['share'], 100, 1)}, {cell['games']}"


def ladder_report(ladder: Ladder, summary: dict[str, Any]) -> str:
    introduction = [
        words("The first bot of each pair sits alone against the others at the table, in every seat in turn."),
        command(summary["command"]),
    ]
    return page("Strength of the bots", introduction, _sections(ladder, summary))


def _sections(ladder: Ladder, summary: dict[str, Any]) -> Iterator[Svg]:
    if summary["ratings"]:
        yield ratings_section(summary["ratings"])
    for setting in SETTINGS:
        cells = [cell for cell in summary["cells"] if cell["setting"] == setting]
        if cells:
            names = {row.name: " against ".join(row.bots) for row in ladder.rows}
            rows = [whisker_of(names[cell["row"]], cell["share"]) for cell in cells]
            yield section(
                setting_words(setting), whiskers(rows, "Shares of the wins of the first bots", reference=cells[0]["fair"])
            )
    yield section(
        "All cells",
        table(
            ["cell", "share, %", "games"],
            [
                [f"{cell['row']}, {setting_words(cell['setting'])}", with_bounds(cell["share"], 100, 1), str(cell["games"])]
                for cell in summary["cells"]
            ],
        ),
        wide=True,
    )
