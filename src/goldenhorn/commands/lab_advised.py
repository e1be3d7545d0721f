"""`golden-horn lab advised`: does it pay to announce the end when the adviser says so?"""

import argparse
from math import isfinite
from typing import TYPE_CHECKING, Any

from goldenhorn.commands.lab_common import progress
from goldenhorn.errors import Impossible

if TYPE_CHECKING:
    from goldenhorn.lab.advised import Verdict
    from goldenhorn.lab.intervals import Interval


def add_to(verbs: "argparse._SubParsersAction[Any]") -> None:
    parser = verbs.add_parser(
        "advised",
        help="does it pay to announce the end when the adviser says so?",
        description="Sailors play at every kind of table. Where the adviser says otherwise than a Sailor about announcing "
        "the end, the game is played on both ways with the same draws, and what following the advice gains is told with "
        "its interval, in per cent of a win.",
        epilog="example:\n  golden-horn lab advised --deals 400",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--deals", type=int, default=100, metavar="K", help="deals at each kind of table (default 100)")
    parser.add_argument("--redeals", type=int, default=4, metavar="N", help="ways to play on from a difference (default 4)")
    parser.add_argument("--iterations", type=int, default=600, metavar="N", help="of the adviser's search (default 600)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="seed of the deals and the bots (default 0)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, language: str) -> int:
    import msgspec

    from goldenhorn.game.options import Options

    try:
        from goldenhorn.lab.advised import Plan, verdicts_on
    except ModuleNotFoundError as error:
        raise Impossible("bot-needs-extra", bot="captain", extra="fast") from error
    for number in (arguments.deals, arguments.redeals, arguments.iterations):
        if number < 1:
            raise Impossible("lab-deals-number", number=number)
    plan = Plan(arguments.deals, arguments.redeals, arguments.iterations, arguments.seed)
    tables = [Options(players, expansion) for expansion in (False, True) for players in (2, 3, 4)]
    with progress(plan.deals * len(tables), "deals") as advance:
        verdicts = verdicts_on(tables, plan, advance)
    if arguments.json:
        print(msgspec.json.encode([verdict._asdict() for verdict in verdicts]).decode())
    else:
        _show(verdicts)
    return 0


def _show(verdicts: "list[Verdict]") -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table("players", "games", "differed", "to announce", "gain in a game", "where they differ", box=None)
    for one in verdicts:
        table.add_row(one.table, str(one.games), str(one.differed), str(one.announced), _told(one.gain), _told(one.each))
    Console().print(table)


def _told(gain: "Interval") -> str:
    if not isfinite(gain.error):
        return "-"
    return f"{100 * gain.mean:+.2f} ({100 * gain.low:+.2f} to {100 * gain.high:+.2f})"
