"""Two bots play a game with the expansion; print it in the text notation, with each score taken apart."""

import sys

from goldenhorn import Game
from goldenhorn.bots.uniform import Uniform
from goldenhorn.record.codec import record_of
from goldenhorn.record.notation import write_text

game = Game(players=2, expansion=True, seed=sys.argv[1] if len(sys.argv) > 1 else "a whole game")
bots = [Uniform(1), Uniform(2)]
while game.decider is not None:
    view = game.view(game.decider)
    game.apply(bots[game.decider].choose(view, view.legal))
print(write_text(record_of(game)))

for seat, house in enumerate(game.options.houses):
    score = game.score(seat)
    print(f"{house}: {score.total} points")
    print(f"  {score.goods} for goods")
    for size in score.sets:
        print(f"  a set of {size} colours")
    for territory, worth in score.territories:
        print(f"  {worth} for {territory}")
    print(f"  {score.figures} for figures")
