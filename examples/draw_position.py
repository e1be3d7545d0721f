"""Play a game some way at random and draw the position: `python examples/draw_position.py position.svg`.

The picture of the README, docs/position.svg, is drawn by this program.
"""

import random
import sys
from pathlib import Path

from goldenhorn import Game
from goldenhorn.drawing import position_svg

game = Game(players=4, expansion=True, seed=185)
chance = random.Random(185)
while not game.over and game.number < 329:
    game.apply(chance.choice(game.legal()))

target = Path(sys.argv[1] if len(sys.argv) > 1 else "position.svg")
target.write_text(position_svg(game.view(game.decider)), encoding="utf-8")
