"""Skill and luck of a level against Sailors, measured over games: the table in docs/analysis.md.

For example: python scripts/skill.py captain 16 skill.jsonl
Every game is a line of the file; a run that was stopped goes on, and the table is made of all lines.
"""

import json
import sys
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from goldenhorn import Game
from goldenhorn.analysis.analysing import analyse
from goldenhorn.analysis.depth import QUICK
from goldenhorn.bots.spec import parse_spec

SETTINGS = [(players, expansion) for expansion in (False, True) for players in (2, 3, 4)]
# As thorough as a quick analysis, without candidates that nobody played.
DEPTH = QUICK._replace(most=1)


def played(level: str, players: int, expansion: bool, number: int) -> tuple[Game, int]:
    """A game of a level against Sailors, and its seat."""
    seat = number % players
    bots = [parse_spec(level if one == seat else "sailor").create(number + one) for one in range(players)]
    game = Game(players, expansion=expansion, seed=f"skill {number}")
    while not game.over:
        view = game.view(game.decider)
        game.apply(bots[view.seat or 0].choose(view, view.legal))
    return game, seat


def measure(level: str, games: int, file: Path) -> None:
    done = {(row["level"], row["players"], row["expansion"], row["number"]) for row in rows(file)}
    for number in range(games):
        for players, expansion in SETTINGS:
            if (level, players, expansion, number) in done:
                continue
            game, seat = played(level, players, expansion, number)
            seats = analyse(game, DEPTH, workers=1).seats
            one, others = seats[seat], [other for index, other in enumerate(seats) if index != seat]
            row = {
                "level": level,
                "players": players,
                "expansion": expansion,
                "number": number,
                "result": one.result - one.start,
                "skill": one.skill,
                "luck": one.luck,
                "ahead": one.skill - fmean(other.skill for other in others),
                "accuracy": one.accuracy,
                "sailor": fmean(other.accuracy or 0 for other in others),
            }
            with file.open("a") as lines:
                lines.write(json.dumps(row) + "\n")


def rows(file: Path) -> Iterator[dict[str, Any]]:
    if file.exists():
        yield from map(json.loads, file.read_text().splitlines())


def table(level: str, file: Path) -> None:
    print("| table | games | skill ahead of Sailor | luck | accuracy | Sailor's |\n|---|---|---|---|---|---|")
    for players, expansion in SETTINGS:
        wanted = (level, players, expansion)
        found = [row for row in rows(file) if (row["level"], row["players"], row["expansion"]) == wanted]
        if len(found) > 1:
            parts = [_with_error([row[name] for row in found]) for name in ("ahead", "luck")]
            accuracy, sailor = (f"{fmean(row[name] for row in found):.0f}" for name in ("accuracy", "sailor"))
            name = f"{players} players{' + expansion' if expansion else ''}"
            print(f"| {name} | {len(found)} | {' | '.join(parts)} | {accuracy} | {sailor} |")


def _with_error(numbers: list[float]) -> str:
    return f"{100 * fmean(numbers):+.0f} ± {100 * stdev(numbers) / sqrt(len(numbers)):.0f}"


if __name__ == "__main__":
    measure(sys.argv[1], int(sys.argv[2]), Path(sys.argv[3]))
    table(sys.argv[1], Path(sys.argv[3]))
