"""`golden-horn help`: the help of a command, or everything as a manual page."""

import argparse
from typing import Any

from goldenhorn.commands.tree import below
from goldenhorn.errors import Impossible


def add_to(commands: "argparse._SubParsersAction[Any]") -> None:
    parser = commands.add_parser(
        "help",
        help="explain a command",
        description="Explain a command, or all of them.",
        epilog="examples:\n  golden-horn help lab match\n  golden-horn help --man | man -l -",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("command", nargs="*", metavar="COMMAND", help="a command, and its verb if it has some")
    parser.add_argument("--man", action="store_true", help="everything as a manual page")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, language: str) -> int:
    parser = arguments.parser
    for name in arguments.command:
        known = below(parser)
        if name not in known:
            raise Impossible("command-unknown", text=" ".join(arguments.command), known=", ".join(known) or "-")
        parser = known[name]
    if arguments.man:
        from goldenhorn.commands.manual import manual_page

        print(manual_page(arguments.parser), end="")
    else:
        parser.print_help()
    return 0
