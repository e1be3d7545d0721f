"""`make bench`: all figures in one run, on one core except where threads or the server are measured."""

import platform
import sys

import advice
import analysis
import bots
import env
import page
import server
import speed
import start


def main() -> int:
    print(f"Python {platform.python_version()}, {platform.machine()}")
    missed = 0
    for part in (start, speed, bots, env, advice, analysis, server, page):
        for result in part.run():
            print(result.line(), flush=True)
            missed += result.met is False
    print(f"{missed} goals missed" if missed else "all goals met")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
