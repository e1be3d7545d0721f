"""`golden-horn lab ladder`: which bot is how strong, at every kind of table."""

import argparse
import json
from pathlib import Path
from typing import Any

from goldenhorn.commands.common import read_file
from goldenhorn.commands.lab_common import add_run_options, command_line, directory_of, kept, pool_of, progress


def add_to(verbs: "argparse._SubParsersAction[Any]") -> None:
    parser = verbs.add_parser(
        "ladder",
        help="measure the strength of all bots",
        description="Play a table of matches: pairs of bots at several kinds of tables. It can be filled in pieces; every "
        "command tells about all cells that are finished.",
        epilog="examples:\n"
        "  golden-horn lab ladder --cells sailor-random,sailor-deckhand --settings 2,4x\n"
        "  golden-horn lab ladder --ladder my.toml --deals 48 --out results/quick",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--ladder", type=Path, metavar="FILE", help="a ladder file (default: the built-in one)")
    parser.add_argument("--deals", type=int, metavar="K", help="number of deals of every cell, instead of the file's")
    parser.add_argument("--cells", metavar="A-B,...", help="play these rows only (default: all)")
    parser.add_argument("--settings", metavar="2,4x,...", help="play these kinds of tables only; x: with the expansion")
    add_run_options(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, language: str) -> int:
    from goldenhorn.lab.cells import parse_settings
    from goldenhorn.lab.ladder import BUILT_IN, built_in, parse_ladder, run_ladder, select

    file = arguments.ladder
    text = built_in() if file is None else read_file(file)
    ladder = parse_ladder(text, BUILT_IN if file is None else str(file), arguments.deals)
    chosen = select(
        ladder,
        arguments.cells.split(",") if arguments.cells else None,
        parse_settings(arguments.settings) if arguments.settings else None,
    )
    typed = command_line(
        "ladder",
        *([] if file is None else ["--ladder", str(file)]),
        *([] if arguments.deals is None else ["--deals", str(arguments.deals)]),
    )
    directory = directory_of(arguments, "ladder" if file is None else f"ladder-{file.stem}")
    deals = sum(cell.plan.deals for cell in chosen)
    with kept(directory, language), pool_of(arguments) as pool, progress(deals) as advance:
        summary = run_ladder(ladder, chosen, directory, pool, advance, typed)
    if arguments.json:
        print(json.dumps(summary))
    else:
        print((directory / "strength.md").read_text(encoding="utf-8"), end="")
    return 0
