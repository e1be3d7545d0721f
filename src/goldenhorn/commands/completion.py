"""`golden-horn completion`: what a shell needs to complete commands and options."""

import argparse
from collections.abc import Iterator
from typing import Any

from goldenhorn.commands.tree import below

SHELLS = ("bash", "zsh", "fish")


def add_to(commands: "argparse._SubParsersAction[Any]") -> None:
    parser = commands.add_parser(
        "completion",
        help="let a shell complete commands",
        description="Print a script with which a shell completes commands and options on the tabulator key.",
        epilog="examples:\n"
        "  golden-horn completion bash > ~/.local/share/bash-completion/completions/golden-horn\n"
        "  golden-horn completion zsh > ~/.zfunc/_golden-horn\n"
        "  golden-horn completion fish > ~/.config/fish/completions/golden-horn.fish",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("shell", choices=SHELLS, help="the shell")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, language: str) -> int:
    import shtab

    for action in _actions(arguments.parser):
        if isinstance(action.metavar, str) and action.metavar.startswith("FILE"):
            action.complete = shtab.FILE  # type: ignore[attr-defined]  # where shtab looks for it
        elif action.metavar == "DIR":
            action.complete = shtab.DIRECTORY  # type: ignore[attr-defined]
    print(shtab.complete(arguments.parser, arguments.shell))
    return 0


def _actions(parser: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    yield from parser._actions
    for child in below(parser).values():
        yield from _actions(child)
