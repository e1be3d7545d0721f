"""Several matches as the cells of one table: a sub-directory each, in one directory that can be filled in pieces."""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from goldenhorn.errors import Malformed
from goldenhorn.game.options import Options
from goldenhorn.lab.match import Plan, Progress, run_match
from goldenhorn.lab.play import check_bots
from goldenhorn.lab.pool import Pool
from goldenhorn.lab.row import GameRow
from goldenhorn.lab.store import Games

SETTINGS = ("2", "3", "4", "2x", "3x", "4x")
"""The kinds of tables: the number of players, with x for the expansion."""

_LONGEST = 100


@dataclass(frozen=True, slots=True)
class Cell:
    """A match in the sub-directory `name`; `command` plays it alone."""

    name: str
    plan: Plan
    command: str


def check_cells(cells: Sequence[Cell]) -> None:
    """Bots that cannot be made are told before anything is written."""
    check_bots(bot for cell in cells for bot in cell.plan.match.bots)


def play_cells(cells: Sequence[Cell], directory: Path, pool: Pool, progress: Progress) -> None:
    for cell in cells:
        run_match(cell.plan, directory / cell.name, pool, progress, cell.command)


def finished(cells: Sequence[Cell], directory: Path) -> Iterator[tuple[Cell, dict[str, Any]]]:
    """The cells that have been played to their end, with their summaries."""
    for cell in cells:
        summary = directory / cell.name / "summary.json"
        if summary.exists():
            yield cell, msgspec.json.decode(summary.read_bytes(), type=dict[str, Any])


def deals_of(cell: Cell, directory: Path) -> Iterator[list[GameRow]]:
    """The games of a finished cell, deal by deal."""
    games = Games(directory / cell.name, len(cell.plan.match.seatings))
    try:
        yield from games.played()
    finally:
        games.close()


def parse_settings(text: str) -> tuple[str, ...]:
    """A list such as `2,4x`, in the order of `SETTINGS`."""
    wanted = text.split(",")
    for setting in wanted:
        if setting not in SETTINGS:
            raise Malformed("lab-settings-unknown", text=setting, known=", ".join(SETTINGS))
    return tuple(setting for setting in SETTINGS if setting in wanted)


def table_of(setting: str) -> Options:
    return Options(int(setting[0]), setting.endswith("x"))


def slug(text: str) -> str:
    """A text as the name of a directory; a long one is cut, with something of its hash to tell it apart."""
    name = "".join(sign if sign.isalnum() or sign in "-_+.@" else "-" for sign in text)
    return name if len(name) <= _LONGEST else f"{name[:_LONGEST]}-{hashlib.sha256(text.encode()).hexdigest()[:8]}"


def setting_words(setting: str) -> str:
    """`4x` as people say it."""
    return f"{setting[0]} players" + (" + expansion" if setting.endswith("x") else "")
