"""`golden-horn prepare`: compile the bots and the adviser, so that nobody waits for it at a table."""

import argparse
from typing import Any

from goldenhorn.errors import Impossible
from goldenhorn.words import say


def add_to(commands: "argparse._SubParsersAction[Any]") -> None:
    parser = commands.add_parser(
        "prepare",
        help="compile the stronger bots once",
        description="Compile Captain, Admiral, Doge, the adviser and what weighs positions, and keep the result; it takes "
        "about a minute. Otherwise that is done when one of them is met for the first time.",
        epilog="example:\n  golden-horn prepare",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, language: str) -> int:
    try:
        from goldenhorn.analysis.preparing import is_prepared
    except ModuleNotFoundError as error:
        raise Impossible("bot-needs-extra", bot="captain", extra="fast") from error
    if not is_prepared():
        prepare_aloud(language)
    print(say("bots-ready", language))
    return 0


def prepare_aloud(language: str) -> None:
    """Compile the bots, and say why it takes a while."""
    from goldenhorn.analysis.preparing import prepare

    print(say("bots-preparing", language), flush=True)
    prepare()
