"""`golden-horn play`: a game in plain text against bots."""

import argparse
import sys
from typing import Any

from goldenhorn.commands.common import add_game_options, game_options


def add_to(commands: "argparse._SubParsersAction[Any]") -> None:
    parser = commands.add_parser(
        "play",
        help="play in the terminal against bots",
        description="Play a game in plain text. Type the number of an action, or the action itself; ? explains.",
        epilog="example:\n  golden-horn play --players 3 --bots sailor,admiral",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_game_options(parser, players=2)
    parser.add_argument("--seat", type=int, default=0, metavar="SEAT", help="your seat, from 0 (default 0)")
    parser.add_argument(
        "--bots",
        default="deckhand",
        metavar="A,B,...",
        help="the bots of the other seats, in playing direction; the last one sits in all that are left: random, deckhand, "
        "sailor, captain, admiral or doge (default deckhand)",
    )
    parser.add_argument("--seed", help="deal the game that belongs to this seed")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, language: str) -> int:
    from secrets import randbits

    from goldenhorn.bots.spec import parse_spec
    from goldenhorn.errors import Impossible
    from goldenhorn.game.dealers import SeededDealer
    from goldenhorn.game.game import Game
    from goldenhorn.terminal.plain import PlainGame

    options = game_options(arguments)
    if not 0 <= arguments.seat < options.players:
        raise Impossible("seat-unknown", "2.3", seat=arguments.seat, players=options.players)
    texts = arguments.bots.split(",")
    others = [(arguments.seat + step) % options.players for step in range(1, options.players)]
    bots = {seat: parse_spec(texts[min(at, len(texts) - 1)]).create(randbits(63)) for at, seat in enumerate(others)}
    game = Game.of(options, SeededDealer(arguments.seed))
    PlainGame(game, bots, language, sys.stdin, sys.stdout).play()
    return 0
