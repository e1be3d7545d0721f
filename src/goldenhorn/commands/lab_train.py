"""`golden-horn lab train`: a net that judges positions, learned by playing against itself."""

import argparse
import json
from pathlib import Path
from typing import Any

from goldenhorn.commands.lab_common import command_line, directory_of, kept, progress
from goldenhorn.errors import Impossible


def add_to(verbs: "argparse._SubParsersAction[Any]") -> None:
    parser = verbs.add_parser(
        "train",
        help="train the net of the Captain, the Admiral and the Doge",
        description="Train a net by temporal differences over games against itself. The nets of the last tenth of the "
        "run meet Sailors, and the best of them is kept: net.npy, with a card that says how it came about. "
        "Stopped at any time, the same command goes on.",
        epilog="example:\n  golden-horn lab train --players 2 --games 200000",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--players", type=int, default=2, metavar="N", help="2 to 4 (default 2)")
    parser.add_argument("--expansion", action="store_true", help="with Domínio da Mar")
    parser.add_argument("--games", type=int, default=100_000, metavar="K", help="number of games (default 100000)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="seed of the run (default 1)")
    parser.add_argument("--out", type=Path, metavar="DIR", help="directory of the run (default: in results/, by name)")
    parser.add_argument("--json", action="store_true", help="print the card as JSON")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, language: str) -> int:
    from goldenhorn.lab.training import Plan, train
    from goldenhorn.rules.setup import check_players

    check_players(arguments.players)
    if arguments.games < 1:
        raise Impossible("lab-games-number", number=arguments.games)
    plan = Plan(arguments.players, arguments.expansion, arguments.games, arguments.seed)
    name = f"train {plan.players}{'x' if plan.expansion else ''} {plan.games} {plan.seed}"
    directory = directory_of(arguments, name)
    words = ["train", "--players", str(plan.players), "--games", str(plan.games), "--seed", str(plan.seed)]
    command = command_line(*words, *(["--expansion"] if plan.expansion else []))
    with kept(directory, language), progress(plan.generations, "generations") as advance:
        card = train(plan, directory, command, advance)
    if arguments.json:
        print(json.dumps(card))
        return 0
    for candidate in card["candidates"]:
        print(f"{candidate['games']:>9} games: {100 * candidate['captain_against_sailors']:.1f} % against Sailors")
    print(f"kept: {directory / 'net.npy'}, after {card['chosen']} games")
    return 0
