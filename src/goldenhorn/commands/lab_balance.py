"""`golden-horn lab balance`: is the game even between seats, houses, ships and layouts?"""

import argparse
import json
from pathlib import Path
from typing import Any

from goldenhorn.commands.common import read_file
from goldenhorn.commands.lab_common import add_run_options, command_line, directory_of, kept, pool_of, progress
from goldenhorn.rules.box import Box, parse_box, standard_box


def add_to(verbs: "argparse._SubParsersAction[Any]") -> None:
    parser = verbs.add_parser(
        "balance",
        help="measure the game between equals",
        description="Let one bot play in all seats and measure the game: the advantage of seats, houses and ships, of "
        "layouts and of announcing. It can be filled in pieces; every command tells about all cells that are finished.",
        epilog="examples:\n"
        "  golden-horn lab balance sailor --settings 2,3,4 --deals 2400\n"
        "  golden-horn lab balance sailor --fleets 24 --settings 2 --deals 960",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("bot", metavar="BOT", help="the bot that plays in all seats")
    parser.add_argument("--settings", metavar="2,4x,...", help="play these kinds of tables only; x: with the expansion")
    parser.add_argument("--variants", metavar="V,...", help="play only some of: standard, shuffled, modone")
    parser.add_argument("--fleets", type=int, metavar="N", help="compare N assignments of sails to houses instead")
    parser.add_argument("--ships", metavar="S,...", help="with --fleets: ships that have to occur (default GYR,PPP)")
    parser.add_argument("--deals", type=int, default=960, metavar="K", help="number of deals of every cell (default 960)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="seed of the deals (default 0)")
    parser.add_argument("--box", type=Path, metavar="FILE", help="a box file with other material")
    add_run_options(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, language: str) -> int:
    summary, text = (_run_balance if arguments.fleets is None else _run_fleets)(arguments, language)
    print(json.dumps(summary) if arguments.json else text.read_text(encoding="utf-8").rstrip("\n"))
    return 0


def _run_balance(arguments: argparse.Namespace, language: str) -> tuple[dict[str, Any], Path]:
    from goldenhorn.lab.balance import Balance, parse_variants, run_balance, select
    from goldenhorn.lab.cells import parse_settings

    file = None if arguments.box is None else str(arguments.box)
    balance = Balance(arguments.bot, arguments.deals, arguments.seed, _box(arguments), file)
    chosen = select(
        balance,
        parse_settings(arguments.settings) if arguments.settings else None,
        parse_variants(arguments.variants) if arguments.variants else None,
    )
    directory = directory_of(arguments, f"balance-{arguments.bot}")
    deals = sum(cell.plan.deals for cell in chosen)
    with kept(directory, language), pool_of(arguments) as pool, progress(deals) as advance:
        summary = run_balance(balance, chosen, directory, pool, advance, _typed(arguments))
    return summary, directory / "balance.md"


def _run_fleets(arguments: argparse.Namespace, language: str) -> tuple[dict[str, Any], Path]:
    from goldenhorn.lab.cells import SETTINGS, parse_settings
    from goldenhorn.lab.fleet_balance import FleetBalance, run_fleets
    from goldenhorn.lab.fleets import EXAMPLES, parse_ships

    ships = EXAMPLES if arguments.ships is None else parse_ships(arguments.ships.split(","))
    fleets = FleetBalance(arguments.bot, arguments.fleets, arguments.deals, arguments.seed, _box(arguments), ships)
    settings = parse_settings(arguments.settings) if arguments.settings else SETTINGS
    directory = directory_of(arguments, f"fleets-{arguments.bot}")
    deals = arguments.fleets * len(settings) * arguments.deals
    with kept(directory, language), pool_of(arguments) as pool, progress(deals) as advance:
        summary = run_fleets(fleets, settings, directory, pool, advance, _typed(arguments))
    return summary, directory / "fleets.md"


def _box(arguments: argparse.Namespace) -> Box:
    return standard_box() if arguments.box is None else parse_box(read_file(arguments.box))


def _typed(arguments: argparse.Namespace) -> str:
    words = ["balance", arguments.bot]
    words += [] if arguments.fleets is None else ["--fleets", str(arguments.fleets)]
    words += [] if arguments.ships is None else ["--ships", arguments.ships]
    words += ["--deals", str(arguments.deals), "--seed", str(arguments.seed)]
    words += [] if arguments.box is None else ["--box", str(arguments.box)]
    return command_line(*words)
