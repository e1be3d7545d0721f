"""How random play goes at every table: `python examples/simulate_statistics.py 10000` for more than 100 games each."""

import sys

from goldenhorn import Options
from goldenhorn.lab.simulate import statistics

games = int(sys.argv[1]) if len(sys.argv) > 1 else 100
print(f"{'table':<16}{'rounds':>8}{'decisions':>11}{'score':>8}{'attacks':>9}  wins by seat")
for expansion in (False, True):
    for players in (2, 3, 4):
        mean = statistics(Options(players, expansion), seed=1, games=games).to_dict()
        table = f"{players} players{' +' if expansion else ''}"
        wins = " ".join(f"{share:.0%}" for share in mean["wins_by_seat"])
        figures = f"{mean['rounds']:>8.1f}{mean['decisions']:>11.1f}{mean['score']:>8.1f}{mean['attacks']:>9.1f}"
        print(f"{table:<16}{figures}  {wins}")
