"""What several commands share: the options of a game, reading files."""

import argparse
from pathlib import Path

from goldenhorn.errors import Impossible, Malformed
from goldenhorn.game.options import LAYOUTS, Options
from goldenhorn.rules.box import parse_box, standard_box


def add_game_options(parser: argparse.ArgumentParser, players: int) -> None:
    group = parser.add_argument_group("the game")
    group.add_argument("--players", type=int, default=players, metavar="N", help=f"2 to 4 (default {players})")
    group.add_argument("--expansion", action="store_true", help="with Domínio da Mar")
    group.add_argument("--layout", choices=LAYOUTS, default="standard", help="the sea way (default standard)")
    group.add_argument("--modone", action="store_true", help="Modone with three players too")
    group.add_argument("--houses", default="", metavar="A,B,...", help="the houses of the seats, in playing direction")
    group.add_argument("--first", default="0", metavar="SEAT", help="the seat that begins, from 0, or `drawn` (default 0)")
    group.add_argument("--box", type=Path, metavar="FILE", help="a box file with other material")


def game_options(arguments: argparse.Namespace) -> Options:
    if arguments.first != "drawn" and not arguments.first.isdecimal():
        raise Malformed("seat-not-a-number", text=arguments.first)
    return Options(
        players=arguments.players,
        expansion=arguments.expansion,
        layout=arguments.layout,
        modone=arguments.modone,
        houses=tuple(house for house in arguments.houses.split(",") if house),
        first=None if arguments.first == "drawn" else int(arguments.first),
        box=standard_box() if arguments.box is None else parse_box(read_file(arguments.box)),
    )


def read_file(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise Impossible("file-not-read", file=str(path), detail=error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise Malformed("file-not-text", file=str(path)) from None


def write_file(path: Path, content: str) -> None:
    try:
        path.write_text(content, encoding="utf-8")
    except OSError as error:
        raise Impossible("file-not-written", file=str(path), detail=error.strerror or str(error)) from None
