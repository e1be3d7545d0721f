"""Which assignment of sails to fleets is the most even? Each one is a box, measured by how far its houses are apart."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Any

from goldenhorn.drawing.svg import Svg
from goldenhorn.errors import Impossible
from goldenhorn.lab.balance_report import markdown_table, spread_words
from goldenhorn.lab.cells import SETTINGS, Cell, check_cells, deals_of, finished, play_cells, setting_words, table_of
from goldenhorn.lab.deal import Match
from goldenhorn.lab.fleets import EXAMPLES, Assignment, Ship, assignment_of, assignments, box_of, box_text
from goldenhorn.lab.match import Plan, Progress, command_of, program
from goldenhorn.lab.page import command, page, section, table, words
from goldenhorn.lab.plots import whiskers
from goldenhorn.lab.pool import Pool
from goldenhorn.lab.report import whisker_of
from goldenhorn.lab.spread import spread_of
from goldenhorn.lab.store import as_json, claimed, write_whole
from goldenhorn.lab.tally import Tally, interval
from goldenhorn.rules.box import Box

_INTRODUCTION = (
    "{bot} plays in all seats with each of these assignments of sails to houses, out of {number} that rule 1.8 allows. The "
    "spread is the standard deviation of the true shares of the four houses, in per cent, with the part of chance taken "
    "off; beside it, how often chance alone would put equal houses so far apart. The most even assignment comes first."
)


@dataclass(frozen=True)
class FleetBalance:
    """So many assignments, evenly picked out of all; that of the box is among them, and the first, if it is one of them."""

    bot: str
    number: int
    deals: int
    seed: int
    box: Box
    ships: tuple[Ship, ...] = EXAMPLES

    def __post_init__(self) -> None:
        if not 1 <= self.number <= len(self.known):
            raise Impossible("lab-fleets-number", number=self.number, known=len(self.known))

    @cached_property
    def known(self) -> list[Assignment]:
        return assignments(self.ships)

    @cached_property
    def boxes(self) -> list[Box]:
        own = assignment_of(self.box)
        others = [assignment for assignment in self.known if assignment != own]
        boxes = [self.box] if len(others) < len(self.known) else []
        wanted = self.number - len(boxes)
        return boxes + [box_of(others[index * len(others) // wanted], self.box) for index in range(wanted)]

    def cells(self) -> dict[tuple[int, str], Cell]:
        """The cells by the number of the assignment, from 1, and the kind of table."""
        return {
            (number, setting): self._cell(number, box, setting)
            for number, box in enumerate(self.boxes, start=1)
            for setting in SETTINGS
        }

    def _cell(self, number: int, box: Box, setting: str) -> Cell:
        plan = Plan(Match(replace(table_of(setting), box=box), (self.bot,), self.seed), self.deals)
        return Cell(f"{number:03}-{setting}", plan, command_of(plan, box_file(number)))


def box_file(number: int) -> str:
    return f"box-{number:03}.toml"


def run_fleets(
    fleets: FleetBalance, settings: Sequence[str] | None, directory: Path, pool: Pool, progress: Progress, typed: str
) -> dict[str, Any]:
    """Play the cells of these kinds of tables, and tell about all that are finished."""
    chosen = [cell for (_, setting), cell in fleets.cells().items() if settings is None or setting in settings]
    claim = {
        "kind": "fleets",
        **program(),
        "bot": fleets.bot,
        "deals": fleets.deals,
        "seed": fleets.seed,
        "boxes": [box.to_dict() for box in fleets.boxes],
    }
    check_cells(chosen)
    with claimed(directory, claim, typed) as begun:
        for number, box in enumerate(fleets.boxes, start=1):
            write_whole(directory / box_file(number), box_text(box).encode())
        play_cells(chosen, directory, pool, progress)
        summary = {
            "command": begun,
            "bot": fleets.bot,
            "known": len(fleets.known),
            "assignments": sorted(_assignments(fleets, directory), key=lambda found: (found["deviation"], found["number"])),
        }
        write_whole(directory / "summary.json", as_json(summary))
        write_whole(directory / "fleets.md", fleets_markdown(summary).encode())
        write_whole(directory / "report.html", fleets_report(summary).encode())
    return summary


def _assignments(fleets: FleetBalance, directory: Path) -> Iterator[dict[str, Any]]:
    cells = fleets.cells()
    done = {cell.name for cell, _ in finished(list(cells.values()), directory)}
    for number, box in enumerate(fleets.boxes, start=1):
        found = {
            setting: _houses(cells[number, setting], directory)
            for setting in SETTINGS
            if cells[number, setting].name in done
        }
        if found:
            yield {
                "number": number,
                "fleets": box.to_dict()["fleets"],
                "deviation": round(sum(each["spread"]["deviation"] for each in found.values()) / len(found), 6),
                "settings": found,
            }


def _houses(cell: Cell, directory: Path) -> dict[str, Any]:
    tally = Tally(cell.plan.match)
    for rows in deals_of(cell, directory):
        tally.add(rows)
    houses = {house: found.share for house, found in sorted(tally.bots[0].houses.items())}
    return {
        "games": tally.games,
        "houses": {house: interval(share.share()) for house, share in houses.items()},
        "spread": spread_of(list(houses.values())).summary(),
    }


def _table(summary: dict[str, Any]) -> tuple[list[str], list[list[str]]]:
    shown = [setting for setting in SETTINGS if any(setting in each["settings"] for each in summary["assignments"])]
    rows = [
        [
            str(each["number"]),
            "; ".join(" ".join(ships.values()) for ships in each["fleets"].values()),
            f"{100 * each['deviation']:.2f}",
            *(
                spread_words(each["settings"][setting]["spread"]) if setting in each["settings"] else ""
                for setting in shown
            ),
        ]
        for each in summary["assignments"]
    ]
    return ["box", "mono, duo and trio of each house", "mean spread", *map(setting_words, shown)], rows


def fleets_markdown(summary: dict[str, Any]) -> str:
    introduction = _INTRODUCTION.format(bot=summary["bot"], number=summary["known"])
    lines = ["# Fleets", "", introduction, "", *markdown_table(*_table(summary))]
    return "\n".join([*lines, "", "```console", f"$ {summary['command']}", "```", ""])


def fleets_report(summary: dict[str, Any]) -> str:
    introduction = _INTRODUCTION.format(bot=summary["bot"], number=summary["known"])
    return page("Fleets", [words(introduction), command(summary["command"])], _sections(summary))


def _sections(summary: dict[str, Any]) -> Iterator[Svg]:
    yield section("Spread of the houses", table(*_table(summary)), wide=True)
    for each in summary["assignments"]:
        for setting, found in each["settings"].items():
            rows = [whisker_of(_fleet(house, each), share, 1) for house, share in found["houses"].items()]
            name = f"box {each['number']}, {setting_words(setting)}"
            yield section(name, whiskers(rows, f"Shares of the houses, {name}", reference=1 / int(setting[0])))


def _fleet(house: str, found: dict[str, Any]) -> str:
    return f"{house}: {' '.join(found['fleets'][house].values())}"
