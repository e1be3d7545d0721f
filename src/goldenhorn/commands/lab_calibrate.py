"""`golden-horn lab calibrate`: are the chances that advice tells right?"""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from goldenhorn.commands.lab_common import progress
from goldenhorn.errors import Impossible

if TYPE_CHECKING:
    from goldenhorn.lab.calibration import Curve


def add_to(verbs: "argparse._SubParsersAction[Any]") -> None:
    parser = verbs.add_parser(
        "calibrate",
        help="are the chances that advice tells right?",
        description="Bots play at every kind of table, advice is asked for on the way, and what it said is compared with "
        "the truth, in ten bins: that a hand has a colour, that a ship can be robbed, and the chance of winning.",
        epilog="example:\n  golden-horn lab calibrate --games 850 --plot calibration.svg",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("bot", nargs="?", default="captain", metavar="BOT", help="who plays in all seats (default captain)")
    parser.add_argument("--games", type=int, default=100, metavar="K", help="games at each kind of table (default 100)")
    parser.add_argument(
        "--iterations", type=int, default=100, metavar="N", help="of the search for the chance of winning (default 100)"
    )
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="seed of the deals and the bots (default 0)")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="write a reliability plot as SVG")
    parser.add_argument("--json", action="store_true", help="print the bins as JSON")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, language: str) -> int:
    import msgspec

    from goldenhorn.game.options import Options
    from goldenhorn.lab.calibration import CalibrationPlan, calibrate
    from goldenhorn.lab.play import check_bots
    from goldenhorn.lab.reliability import reliability

    if arguments.games < 1:
        raise Impossible("lab-deals-number", number=arguments.games)
    check_bots([arguments.bot])
    tables = tuple(Options(players, expansion) for players in (2, 3, 4) for expansion in (False, True))
    plan = CalibrationPlan(arguments.bot, tables, arguments.games, arguments.iterations, arguments.seed)
    with progress(plan.games * len(tables), "games") as advance:
        curves = calibrate(plan, advance)
    if arguments.plot is not None:
        title = f"Advice compared with {plan.games * len(tables)} games of {plan.bot}"
        arguments.plot.write_text(reliability(curves, title) + "\n", encoding="utf-8")
    if arguments.json:
        print(msgspec.json.encode(curves).decode())
    else:
        _show(curves)
    return 0


def _show(curves: "list[Curve]") -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table("what", "players", "cases", "off by, per cent")
    for curve in curves:
        cases = sum(one.number for one in curve.bins)
        table.add_row(curve.quantity, str(curve.players), str(cases), f"{100 * curve.off:.1f}")
    Console().print(table)
