"""What `balance` found, as Markdown and as a page."""

from collections.abc import Iterator, Sequence
from typing import Any

from goldenhorn.drawing.svg import Svg
from goldenhorn.lab.cells import setting_words
from goldenhorn.lab.page import command, page, section, table, words
from goldenhorn.lab.plots import histogram, plain_number, whiskers
from goldenhorn.lab.report import ends_plot, whisker_of, with_bounds

VARIANT_WORDS = {"standard": "standard layout", "shuffled": "shuffled layout", "modone": "with Modone"}
_INTRODUCTION = (
    "{bot} plays in all seats. Shares of the wins are in per cent, with 95 per cent intervals. The spread of seats or "
    "houses is the standard deviation of their true shares, with the part of chance taken off; beside it, how often chance "
    "alone would put equal ones so far apart."
)

Table = tuple[str, list[str], list[list[str]]]
"""A heading, the column heads and the rows."""


def cell_name(cell: dict[str, Any]) -> str:
    return f"{setting_words(cell['setting'])}, {VARIANT_WORDS[cell['variant']]}"


def balance_markdown(summary: dict[str, Any]) -> str:
    lines = ["# Balance", "", _INTRODUCTION.format(bot=summary["bot"]), ""]
    for heading, heads, rows in _tables(summary):
        lines += [f"## {heading}", "", *markdown_table(heads, rows), ""]
    return "\n".join([*lines, "```console", f"$ {summary['command']}", "```", ""])


def markdown_table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    return ["| " + " | ".join(line) + " |" for line in (heads, ["---"] * len(heads), *rows)]


def balance_report(summary: dict[str, Any]) -> str:
    introduction = [words(_INTRODUCTION.format(bot=summary["bot"])), command(summary["command"])]
    return page(f"Balance of the game, played by {summary['bot']}", introduction, _sections(summary))


def _tables(summary: dict[str, Any]) -> Iterator[Table]:
    cells = summary["cells"]
    seats = max((len(cell["seats"]) for cell in cells), default=0)
    yield (
        "Seats",
        ["table", *(f"seat {number}" for number in range(1, seats + 1)), "spread"],
        [
            [
                cell_name(cell),
                *(_share(cell["seats"][seat]) if seat < len(cell["seats"]) else "" for seat in range(seats)),
                spread_words(cell["seat_spread"]),
            ]
            for cell in cells
        ],
    )
    houses = sorted({house for cell in cells for house in cell["houses"]})
    yield (
        "Houses",
        ["table", *houses, "spread"],
        [
            [cell_name(cell), *(_share(cell["houses"][house]) for house in houses), spread_words(cell["house_spread"])]
            for cell in cells
        ],
    )
    yield (
        "Goods and figures brought home, by ship",
        ["table", "mono", "duo", "trio"],
        [[cell_name(cell), *(with_bounds(cell["brought"][kind]) for kind in ("mono", "duo", "trio"))] for cell in cells],
    )
    yield (
        "Announcing the end",
        ["table", "games announced", "share of the announcer", "fair"],
        [
            [
                cell_name(cell),
                _share(cell["announcing"]["games"]),
                _share(cell["announcing"]["share"]),
                f"{100 * cell['fair']:.1f}",
            ]
            for cell in cells
        ],
    )
    yield _announcers("by_lead", "Share of the announcer, by lead, in the standard layout", cells)
    yield _announcers("by_round", "Share of the announcer, by round, in the standard layout", cells)
    yield (
        "Length, points and attacks of a seat",
        ["table", "rounds", "decisions", "points", "attacks made", "games"],
        [
            [
                cell_name(cell),
                *(with_bounds(cell[name]) for name in ("rounds", "decisions", "score", "raids")),
                str(cell["games"]),
            ]
            for cell in cells
        ],
    )
    if summary["comparisons"]:
        measures = [name for name in summary["comparisons"][0] if name not in ("setting", "variant")]
        yield (
            "What a variant changes, against the standard layout on the same deals",
            ["table", *measures],
            [[cell_name(found), *(with_bounds(found[name]) for name in measures)] for found in summary["comparisons"]],
        )


def _announcers(kind: str, heading: str, cells: list[dict[str, Any]]) -> Table:
    rows = [
        [cell_name(cell), group["name"], _share(group), str(group["games"])]
        for cell in cells
        if cell["variant"] == "standard"
        for group in cell["announcing"][kind]
    ]
    return heading, ["table", "", "share", "games"], rows


def _share(found: dict[str, Any]) -> str:
    return with_bounds(found, 100, 1)


def spread_words(found: dict[str, Any]) -> str:
    chance = f"{100 * found['chance']:.1f} %" if found["chance"] >= 0.001 else "under 0.1 %"
    return f"{100 * found['deviation']:.2f} (chance {chance})"


def _sections(summary: dict[str, Any]) -> Iterator[Svg]:
    for cell in summary["cells"]:
        if cell["variant"] == "standard":
            yield from _pictures(cell)
    for heading, heads, rows in _tables(summary):
        yield section(heading, table(heads, rows), wide=True)


def _pictures(cell: dict[str, Any]) -> Iterator[Svg]:
    name = setting_words(cell["setting"])
    fair = cell["fair"]
    seats = [whisker_of(f"seat {number}", share) for number, share in enumerate(cell["seats"], start=1)]
    houses = [whisker_of(house, share, 1) for house, share in cell["houses"].items()]
    yield section(f"{name}: seats and houses", whiskers([*seats, *houses], f"Shares, {name}", reference=fair))
    leads = [whisker_of(f"{group['name']}, {group['games']} games", group, 2) for group in cell["announcing"]["by_lead"]]
    if leads:
        yield section(f"{name}: share of the announcer", whiskers(leads, f"Announcing, {name}", reference=fair))
    ships = [whisker_of(kind, brought, 4) for kind, brought in cell["brought"].items()]
    yield section(
        f"{name}: brought home by ship", whiskers(ships, f"Goods and figures, {name}", written=plain_number, decimals=2)
    )
    yield section(
        f"{name}: points and rounds",
        histogram(
            [("points", _counts(cell["scores"])), ("rounds", _counts(cell["lengths"]))], f"Points and rounds, {name}"
        ),
    )
    yield section(f"{name}: ends", ends_plot(cell["ends"]))


def _counts(found: dict[str, int]) -> dict[int, int]:
    return {int(value): games for value, games in found.items()}
