"""`golden-horn analyse`: what happened in a finished game."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from goldenhorn.commands.common import read_file, write_file
from goldenhorn.errors import Impossible
from goldenhorn.words import say

if TYPE_CHECKING:
    from goldenhorn.analysis.model import Analysis, Started
    from goldenhorn.game.game import Game


def add_to(commands: "argparse._SubParsersAction[Any]") -> None:
    parser = commands.add_parser(
        "analyse",
        help="understand a finished game",
        description="Tell the chances of all players after every event, judge every decision by what its player could "
        "know, and split the result into skill and luck. What is done is kept: an analysis that was stopped goes on.",
        epilog="examples:\n"
        "  golden-horn analyse game.ghr\n"
        "  golden-horn analyse game.json --seat 0 --depth deep --html game.html",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("record", type=Path, metavar="RECORD", help="a file with the record of a finished game")
    parser.add_argument("--seat", type=int, metavar="S", help="tell all decisions of this seat, from 0")
    parser.add_argument("--depth", choices=("quick", "deep"), default="quick", help="how thoroughly (default quick)")
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--html", type=Path, metavar="FILE", help="write a page with plots")
    form.add_argument("--json", action="store_true", help="print everything as JSON")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, language: str) -> int:
    game = _game(arguments.record, language)
    seat = arguments.seat
    if seat is not None and not 0 <= seat < game.options.players:
        raise Impossible("seat-unknown", "2.3", seat=seat, players=game.options.players)
    analysis = _analysis(game, arguments.depth, language)
    if arguments.json:
        import msgspec

        sys.stdout.write(msgspec.json.encode(analysis).decode() + "\n")
        return 0
    from goldenhorn.analysis.telling import Told, text_of

    told = Told(analysis, game, language)
    if arguments.html is not None:
        from goldenhorn.analysis.report import report

        write_file(arguments.html, report(told, seat))
    else:
        sys.stdout.write(text_of(told, seat))
    return 0


def _game(path: Path, language: str) -> "Game":
    from goldenhorn.record.files import read_record, split_records
    from goldenhorn.record.verify import RecordFault, replay

    parts = split_records(read_file(path))
    if len(parts) > 1:
        raise Impossible("analysis-several", file=str(path), number=len(parts))
    try:
        game = replay(read_record(parts[0]))
    except RecordFault as wrong:
        raise Impossible("analysis-fault", detail=wrong.fault.error.say(language)) from wrong
    if not game.over:
        raise Impossible("analysis-unfinished")
    return game


def _analysis(game: "Game", name: str, language: str) -> "Analysis":
    from goldenhorn.commands.lab_common import progress

    try:
        from goldenhorn.analysis.analysing import analyse, key_of
        from goldenhorn.analysis.depth import DEPTHS
    except ModuleNotFoundError as error:
        raise Impossible("lab-extra-missing", extra="fast") from error
    from goldenhorn.analysis.shelf import Shelf

    depth = DEPTHS[name]
    shelf = Shelf(key_of(game, depth))
    started = shelf.read()
    done = 0 if started is None else len(started.steps)
    latest = started

    try:
        with progress(len(game.events) - done, "events") as advance:

            def note(started: "Started", total: int) -> None:
                nonlocal latest
                latest = started
                shelf.progress(started, total)
                advance(1)

            return analyse(game, depth, started=started, progress=note)
    except KeyboardInterrupt:
        if latest is not None:
            shelf.write(latest)
        sys.stderr.write(f"golden-horn: {say('analysis-stopped', language)}\n")
        raise
