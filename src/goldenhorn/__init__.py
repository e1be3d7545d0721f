"""Golden Horn: the game by Leo Colovini (Piatnik 2013) with its expansion Domínio da Mar, as a Python package.

>>> from goldenhorn import Game
>>> game = Game(players=2, seed=2013)
>>> game.apply(game.legal()[0])
(Decision(seat=0, action=Place(ports='VVV')),)
"""

from goldenhorn.errors import GoldenHornError, Illegal, Impossible, Malformed
from goldenhorn.game.actions import Action, parse
from goldenhorn.game.dealers import SeededDealer
from goldenhorn.game.game import Game
from goldenhorn.game.options import Options
from goldenhorn.game.outcome import Outcome
from goldenhorn.game.view import View

__version__ = "0.1.0"

__all__ = [
    "Action",
    "Game",
    "GoldenHornError",
    "Illegal",
    "Impossible",
    "Malformed",
    "Options",
    "Outcome",
    "SeededDealer",
    "View",
    "parse",
]
