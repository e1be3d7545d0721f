"""`golden-horn terminal`: play, watch and replay in the terminal, on a screen or line by line."""

import argparse
import os
import sys
from typing import TYPE_CHECKING, Any

from goldenhorn.commands.common import add_game_options, game_options
from goldenhorn.commands.prepare import prepare_aloud
from goldenhorn.errors import Impossible

if TYPE_CHECKING:
    from collections.abc import Callable

    from textual.screen import Screen

    from goldenhorn.terminal.local import LocalTable
    from goldenhorn.terminal.standing import Table

_PLAYERS = 2


def add_to(commands: "argparse._SubParsersAction[Any]") -> None:
    parser = commands.add_parser(
        "terminal",
        help="play in the terminal",
        description="Play against bots, with several people at one screen, or at a table of a server; watch a game, also "
        "again. Without options it asks; ? explains. With --plain everything is said line by line, without any control of "
        "the screen: type the number of an action, or the action itself.",
        epilog="examples:\n"
        "  golden-horn terminal\n"
        "  golden-horn terminal --players 3 --bots sailor admiral\n"
        "  golden-horn terminal --join https://example.org/t/KEY\n"
        "  golden-horn terminal --plain --seed 7 < moves.txt",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_game_options(parser, players=_PLAYERS)
    parser.add_argument("--seat", type=int, metavar="SEAT", help="your seat, from 0 (default 0)")
    parser.add_argument(
        "--bots",
        nargs="+",
        metavar="BOT",
        help="the bots of the other seats, in playing direction; the last one sits in all that are left: random, deckhand, "
        "sailor, captain, admiral, doge, or a bot of your own (default deckhand)",
    )
    parser.add_argument(
        "--people", type=int, metavar="N", help="so many people at this screen, from your seat on (default 1)"
    )
    parser.add_argument("--names", default="", metavar="A,B,...", help="what they are called")
    parser.add_argument("--seed", help="deal the game that belongs to this seed")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--join", metavar="LINK", help="go to a table of a server; without a seat there one watches")
    where.add_argument("--replay", metavar="FILE|LINK", help="watch a record, or a finished game of a server, again")
    parser.add_argument("--plain", action="store_true", help="line by line: for a screen reader, a pipe or a script")
    parser.add_argument(
        "--ascii", action="store_true", help="letters instead of glyphs (default: if the locale is not UTF-8)"
    )
    parser.set_defaults(run=run, players=None)


def run(arguments: argparse.Namespace, language: str) -> int:
    from goldenhorn.terminal.letters import shows_only_ascii

    wishes = (arguments.players, arguments.seat, arguments.bots, arguments.people, arguments.seed)
    begun = any(wish is not None for wish in wishes) or bool(arguments.names or arguments.houses or arguments.expansion)
    only_ascii = arguments.ascii or shows_only_ascii()
    if arguments.plain:
        return _plain(arguments, language, only_ascii=only_ascii)
    if not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM") == "dumb":
        raise Impossible("screen-no-terminal")
    return _screen(_first(arguments, language, begun=begun), language, only_ascii=only_ascii)


def _screen(first: "Callable[[], Screen[Any]] | None", language: str, *, only_ascii: bool) -> int:
    from goldenhorn.terminal.app import GoldenHornApp, Manner
    from goldenhorn.terminal.look import Look

    app = GoldenHornApp(Manner(language, Look(only_ascii)), first)
    app.run()
    return app.return_code or 0


def _first(arguments: argparse.Namespace, language: str, *, begun: bool) -> "Callable[[], Screen[Any]] | None":
    """The screen that is shown at first; whatever cannot be done is said before any screen is drawn."""
    from goldenhorn.terminal.screens.game import GameScreen
    from goldenhorn.terminal.screens.replay import ReplayScreen
    from goldenhorn.terminal.screens.waiting import WaitingScreen

    if arguments.replay is not None:
        from goldenhorn.terminal.finding import load_record

        record = load_record(arguments.replay, language)
        replay = ReplayScreen(record)
        return lambda: replay
    if arguments.join is not None:
        table = _joined(arguments.join, language)
        return lambda: WaitingScreen(table)
    if not begun:
        return None
    local = _local(arguments, language, pace=0.7)
    return lambda: GameScreen(local)


def _joined(link: str, language: str) -> Any:
    from goldenhorn.errors import Malformed
    from goldenhorn.terminal.online.table import joined
    from goldenhorn.terminal.online.visitor import Visitor, parse_link

    found = parse_link(link)
    if not found.key or found.game:
        raise Malformed("screen-link-wrong", text=link)
    return joined(Visitor(found.server, language), found.key)


def _local(arguments: argparse.Namespace, language: str, pace: float) -> "LocalTable":
    from goldenhorn.terminal.local import LocalTable

    arguments.players = _PLAYERS if arguments.players is None else arguments.players
    options = game_options(arguments)
    first, texts = arguments.seat or 0, arguments.bots or ["deckhand"]
    number = 1 if arguments.people is None else arguments.people
    if not 0 <= first < options.players:
        raise Impossible("seat-unknown", "2.3", seat=first, players=options.players)
    if not 1 <= number <= options.players:
        raise Impossible("screen-people-number", number=number, players=options.players)
    if len(texts) > options.players - number and (arguments.bots or number < options.players):
        raise Impossible("play-bots-number", number=len(texts), players=options.players)
    names = [name.strip()[:40] for name in arguments.names.split(",")]
    seats = [(first + step) % options.players for step in range(options.players)]
    people = {seat: names[step] if step < len(names) else "" for step, seat in enumerate(seats[:number])}
    bots = {seat: texts[min(step, len(texts) - 1)] for step, seat in enumerate(seats[number:])}
    return LocalTable(options, people, bots, language=language, seed=arguments.seed, pace=pace)


def _plain(arguments: argparse.Namespace, language: str, *, only_ascii: bool) -> int:
    from goldenhorn.terminal.letters import to_ascii
    from goldenhorn.terminal.plain import PlainTable

    def write(text: str) -> None:
        sys.stdout.write(to_ascii(text) if only_ascii else text)
        sys.stdout.flush()

    if arguments.replay is not None:
        from goldenhorn.terminal.finding import load_record
        from goldenhorn.terminal.plain_replay import tell_record

        for line in tell_record(load_record(arguments.replay, language), language):
            write(line + "\n")
        return 0
    if arguments.join is not None:
        from goldenhorn.terminal.plain_guest import Guest

        guest = Guest(_joined(arguments.join, language), arguments.names.split(",")[0].strip(), language, write)
        table: Table = guest.table
        PlainTable(table, language, sys.stdin, write, guest.come_in).play()
        return 0
    _prepare(arguments.bots or [], language)
    PlainTable(_local(arguments, language, pace=0.0), language, sys.stdin, write).play()
    return 0


def _prepare(bots: list[str], language: str) -> None:
    """On a screen another bot plays meanwhile; line by line, what is scripted goes the same way every time."""
    from goldenhorn.bots.levels import COMPILED
    from goldenhorn.terminal.crew import is_prepared, level_of

    if any(level_of(text) in COMPILED for text in bots) and not is_prepared():
        prepare_aloud(language)
