"""`golden-horn companion`: beside the real box, in plain text."""

import argparse
import sys
from pathlib import Path
from typing import Any

from goldenhorn.commands.common import add_game_options, game_options, read_file, write_file


def add_to(commands: "argparse._SubParsersAction[Any]") -> None:
    parser = commands.add_parser(
        "companion",
        help="keep score and check the rules beside the real box",
        description="Tell line by line what happens at a real table: moves, cubes that were drawn, cards if you like. It "
        "keeps score, checks the rules and writes the record. ? explains.",
        epilog="example:\n  golden-horn companion --players 3 --cards Dandolo --entries evening.txt",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_game_options(parser, players=2)
    parser.add_argument("--tiles", default="", metavar="TILES", help="tiles that lie otherwise, such as 'PGO BYR'")
    parser.add_argument("--cards", default="", metavar="A,B,...", help="the houses whose cards are told")
    parser.add_argument("--entries", type=Path, metavar="FILE", help="keep what was told in this file, and go on with it")
    parser.add_argument("--score", action="store_true", help="only the score: what lies in the warehouses at the end")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, language: str) -> int:
    from dataclasses import replace

    from goldenhorn.companion.table import RealTable
    from goldenhorn.errors import Impossible
    from goldenhorn.terminal.companion import PlainCompanion
    from goldenhorn.terminal.scorer import score_table

    options = game_options(arguments)
    if arguments.score:
        score_table(options, language, sys.stdin, sys.stdout)
        return 0
    tiles = tuple(arguments.tiles.upper().split())
    if tiles:
        options = replace(options, layout="shuffled")
    followed = set()
    for house in filter(None, arguments.cards.split(",")):
        if options.seat_of(house) < 0:
            raise Impossible("house-absent", "2.3", house=house)
        followed.add(options.seat_of(house))
    file: Path | None = arguments.entries
    told = read_file(file).splitlines() if file is not None and file.exists() else []

    def keep(entries: list[str]) -> None:
        if file is not None:
            write_file(file, "".join(f"{entry}\n" for entry in entries))

    table = RealTable(options, tiles, frozenset(followed))
    PlainCompanion(table, language, (sys.stdin, sys.stdout), told, keep).run()
    return 0
