"""`golden-horn simulate`: uniformly random games, as records or as statistics."""

import argparse
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from goldenhorn.commands.common import add_game_options, game_options
from goldenhorn.errors import Impossible
from goldenhorn.game.options import Options


def add_to(commands: "argparse._SubParsersAction[Any]") -> None:
    parser = commands.add_parser(
        "simulate",
        help="play uniformly random games",
        description="Play random games in which every legal action is equally likely. The same seed gives the same games.",
        epilog="examples:\n"
        "  golden-horn simulate --players 4 --games 10000 --seed 1\n"
        "  golden-horn simulate --players 2 --expansion --games 100 --seed 7 --records games.jsonl --legal",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_game_options(parser, players=4)
    parser.add_argument("--games", type=int, default=1000, metavar="K", help="number of games (default 1000)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="seed of the games (default 0)")
    parser.add_argument("--records", metavar="FILE", help="write the records, one a line (- for standard output)")
    parser.add_argument("--legal", action="store_true", help="with --records: list every legal action of each decision")
    parser.add_argument("--json", action="store_true", help="statistics as JSON")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, language: str) -> int:
    options = game_options(arguments)
    if arguments.games < 1:
        raise Impossible("games-number", number=arguments.games)
    if not 0 <= arguments.seed < 2**63:
        raise Impossible("seed-range", seed=str(arguments.seed))
    if arguments.legal and not arguments.records:
        raise Impossible("legal-needs-records")
    if arguments.records:
        _write_records(arguments, options)
    else:
        _write_statistics(arguments, options)
    return 0


def _write_records(arguments: argparse.Namespace, options: Options) -> None:
    from goldenhorn.lab.simulate import records
    from goldenhorn.record.codec import write_json

    with _target(arguments.records) as target, _progress(arguments.games) as advance:
        for record in records(options, arguments.seed, arguments.games, legal=arguments.legal):
            target.write(write_json(record) + b"\n")
            advance(1)


@contextmanager
def _target(name: str) -> Iterator[IO[bytes]]:
    if name == "-":
        yield sys.stdout.buffer
        return
    try:
        target = Path(name).open("wb")  # noqa: SIM115  # closed below
    except OSError as error:
        raise Impossible("file-not-written", file=name, detail=error.strerror or str(error)) from None
    with target:
        yield target


def _write_statistics(arguments: argparse.Namespace, options: Options) -> None:
    from goldenhorn.lab.simulate import statistics

    with _progress(arguments.games) as advance:
        result = statistics(options, arguments.seed, arguments.games, advance).to_dict()
    if arguments.json:
        print(json.dumps(result))
        return
    from rich.console import Console
    from rich.table import Table

    table = Table("", "mean")
    table.columns[1].justify = "right"
    table.add_row("games", f"{result['games']}")
    for name in ("rounds", "decisions", "score", "attacks"):
        table.add_row(name, f"{result[name]:.2f}")
    for seat, house in enumerate(options.houses):
        table.add_row(f"{house}: score", f"{result['score_by_seat'][seat]:.2f}")
        table.add_row(f"{house}: wins", f"{result['wins_by_seat'][seat]:.1%}")
    for reason, share in result["ends"].items():
        table.add_row(f"end: {reason}", f"{share:.1%}")
    Console().print(table)


@contextmanager
def _progress(games: int) -> Iterator[Any]:
    """Shows progress on a terminal, and nothing anywhere else."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    bar = Progress("games", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=Console(stderr=True))
    with bar as progress:
        task = progress.add_task("games", total=games)
        yield lambda number: progress.advance(task, number)
