"""How long people wait: importing the package, the help of the command, the first game."""

import subprocess
import sys
import time
from collections.abc import Iterator, Sequence

from report import Result


def seconds(arguments: Sequence[str], times: int = 9) -> float:
    best = float("inf")
    for _ in range(times):
        begin = time.perf_counter()
        subprocess.run(arguments, check=True, stdout=subprocess.DEVNULL)
        best = min(best, time.perf_counter() - begin)
    return best


def run() -> Iterator[Result]:
    python = [sys.executable, "-c"]
    bare = seconds([*python, "pass"])
    yield Result("starting Python", bare, "s")
    yield Result(
        "import goldenhorn, without Python's own start", seconds([*python, "import goldenhorn"]) - bare, "s", at_most=0.15
    )
    yield Result("golden-horn --help", seconds([sys.executable, "-m", "goldenhorn", "--help"]), "s", at_most=0.3)
    play = "from goldenhorn import Game; Game(players=4, seed=1).legal()"
    yield Result("first legal actions of a new process", seconds([*python, play]), "s")
    load = "from goldenhorn import Game; Game(players=4, seed=1, compiled=True).legal()"
    yield Result("the same on the compiled rules, cache warm", seconds([*python, load], times=3), "s")
