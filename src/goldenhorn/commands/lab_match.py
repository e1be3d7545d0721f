"""`golden-horn lab match`: bots against each other at one kind of table."""

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from goldenhorn.commands.common import add_game_options, game_options
from goldenhorn.commands.lab_common import add_run_options, directory_of, kept, percent, pool_of, progress
from goldenhorn.words import say

if TYPE_CHECKING:
    from goldenhorn.lab.match import Plan


def add_to(verbs: "argparse._SubParsersAction[Any]") -> None:
    parser = verbs.add_parser(
        "match",
        help="compare bots at a table",
        description="Compare bots. Every deal is played once for each seating, so that all meet the same chance in every "
        "seat, and the houses change from deal to deal. Two bots at a larger table meet one against the others.",
        epilog="examples:\n"
        "  golden-horn lab match sailor random --players 4 --deals 480\n"
        "  golden-horn lab match captain sailor --players 2 --expansion --stop-at 50",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "bots", nargs="+", metavar="BOT", help="two bots, or as many as there are seats; one plays among equals"
    )
    parser.add_argument("--deals", type=int, default=240, metavar="K", help="number of deals (default 240)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="seed of the deals (default 0)")
    parser.add_argument(
        "--stop-at", type=float, metavar="PERCENT", help="stop as soon as the first bot's share is known to be another"
    )
    parser.add_argument(
        "--one-against",
        action=argparse.BooleanOptionalAction,
        default=True,
        help="two bots at a larger table: one of the first against the others; otherwise half and half",
    )
    add_game_options(parser, players=2)
    add_run_options(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, language: str) -> int:
    from goldenhorn.lab.match import command_of, run_match

    plan = plan_of(arguments)
    directory = directory_of(arguments, name_of(plan))
    command = command_of(plan, None if arguments.box is None else str(arguments.box))
    with kept(directory, language), pool_of(arguments) as pool, progress(plan.deals) as advance:
        summary = run_match(plan, directory, pool, advance, command)
    if arguments.json:
        print(json.dumps(summary))
    else:
        _show(summary, directory, language)
    return 0


def plan_of(arguments: argparse.Namespace) -> "Plan":
    from goldenhorn.lab.deal import Match
    from goldenhorn.lab.match import Plan
    from goldenhorn.rules.material import HOUSES

    options = game_options(arguments)
    match = Match(
        table=options,
        bots=tuple(arguments.bots),
        seed=arguments.seed,
        pool=tuple(options.houses) if arguments.houses else HOUSES,
        one_against=arguments.one_against,
    )
    return Plan(match, arguments.deals, None if arguments.stop_at is None else arguments.stop_at / 100)


def name_of(plan: "Plan") -> str:
    table = plan.match.table
    return "-".join(["match", *plan.match.bots, f"{table.players}{'x' if table.expansion else ''}"])


def _show(summary: dict[str, Any], directory: Path, language: str) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table("bot", "share", "score", "rating")
    ratings = {rating["bot"]: rating for rating in summary["ratings"]}
    for bot in summary["bots"]:
        rating = ratings.get(bot["bot"])
        table.add_row(
            bot["bot"],
            percent(bot["share"]),
            f"{bot['score']['mean']:.2f}",
            "" if rating is None else f"{rating['mu']:.2f} ± {rating['sigma']:.2f}",
        )
    console = Console()
    console.print(table)
    for fault in summary["faults"]:
        console.print(say("lab-bot-fault", language, **fault), markup=False, highlight=False)
    console.print(
        f"{summary['games']} games of {summary['deals']} deals. Report: {directory / 'report.html'}", highlight=False
    )
