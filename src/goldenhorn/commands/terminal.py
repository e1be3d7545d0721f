"""`golden-horn terminal`: a game in plain text against bots."""

import argparse
import sys
from typing import Any

from goldenhorn.commands.common import add_game_options, game_options
from goldenhorn.commands.prepare import prepare_aloud


def add_to(commands: "argparse._SubParsersAction[Any]") -> None:
    parser = commands.add_parser(
        "terminal",
        help="play in the terminal against bots",
        description="Play a game in plain text. Type the number of an action, or the action itself; ? explains.",
        epilog="example:\n  golden-horn terminal --players 3 --bots sailor admiral",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_game_options(parser, players=2)
    parser.add_argument("--seat", type=int, default=0, metavar="SEAT", help="your seat, from 0 (default 0)")
    parser.add_argument(
        "--bots",
        nargs="+",
        default=["deckhand"],
        metavar="BOT",
        help="the bots of the other seats, in playing direction; the last one sits in all that are left: random, deckhand, "
        "sailor, captain, admiral, doge, or a bot of your own (default deckhand)",
    )
    parser.add_argument("--seed", help="deal the game that belongs to this seed")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, language: str) -> int:
    from contextlib import ExitStack
    from secrets import randbits

    from goldenhorn.bots.bot import Bot
    from goldenhorn.bots.levels import COMPILED
    from goldenhorn.bots.supervised import seat_bot
    from goldenhorn.errors import Impossible
    from goldenhorn.game.dealers import SeededDealer
    from goldenhorn.game.game import Game
    from goldenhorn.terminal.plain import PlainGame

    options = game_options(arguments)
    if not 0 <= arguments.seat < options.players:
        raise Impossible("seat-unknown", "2.3", seat=arguments.seat, players=options.players)
    if len(arguments.bots) >= options.players:
        raise Impossible("play-bots-number", number=len(arguments.bots), players=options.players)
    with ExitStack() as stack:
        bots: dict[int, Bot] = {}
        for step in range(1, options.players):
            text = arguments.bots[min(step, len(arguments.bots)) - 1]
            bots[(arguments.seat + step) % options.players] = seat_bot(text, randbits(63), stack)
        if any(text.partition("@")[0] in COMPILED for text in arguments.bots):
            from goldenhorn.bots.preparing import is_prepared

            if not is_prepared():
                prepare_aloud(language)
        game = Game.of(options, SeededDealer(arguments.seed))
        PlainGame(game, bots, language, sys.stdin, sys.stdout).play()
    return 0
