"""`golden-horn lab`: experiments with bots. Each verb has a file of its own."""

import argparse
from typing import Any

from goldenhorn.commands import lab_advised, lab_balance, lab_calibrate, lab_ladder, lab_match, lab_train

VERBS = (lab_match, lab_ladder, lab_balance, lab_calibrate, lab_advised, lab_train)


def add_to(commands: "argparse._SubParsersAction[Any]") -> None:
    parser = commands.add_parser(
        "lab",
        help="let bots play matches, and measure",
        description="Experiments with bots. The same command gives the same results, and goes on where it was stopped.",
        epilog="example:\n  golden-horn lab match random random --players 4 --deals 240",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    verbs = parser.add_subparsers(required=True, metavar="verb")
    for verb in VERBS:
        verb.add_to(verbs)
