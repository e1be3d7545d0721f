"""The smallest whole game: every player does the first thing that is legal."""

from goldenhorn import Game

game = Game(players=2, seed=2013)
while not game.over:
    game.apply(game.legal()[0])
print(game.outcome())
