"""The chances of all seats in a position, which add up to 1."""

import numpy as np

from goldenhorn.analysis.compiled import NO_ACTION, mean_chances
from goldenhorn.bots.compiled import new_desk
from goldenhorn.bots.weights import load_net
from goldenhorn.game.dealers import AskFirst, AskLayout, SeededDealer
from goldenhorn.game.game import Game
from goldenhorn.rules.compiled import STATE, pack
from goldenhorn.rules.state import NO_CHANCE, State

Chances = tuple[float, ...]


def chances_of(game: Game, worlds: int, seed: int, item: int) -> Chances:
    """The chances in a game as it stands. What chance owes is dealt `worlds` times, and the chances behind it are averaged:
    so whatever is then really drawn changes them by nothing on average. `seed` and `item` choose the random numbers.
    """
    if isinstance(game.pending, AskLayout | AskFirst):
        return _before_the_table(game, worlds, seed, item)
    return chances_in(game.state, worlds, seed, item)


def _before_the_table(game: Game, worlds: int, seed: int, item: int) -> Chances:
    """2.2, 2.4: the sea way or the first player is still to be drawn."""
    total = np.zeros(game.options.players)
    for world in range(worlds):
        drawn = Game.replay(game.options, game.events)
        drawn.dealer = SeededDealer(f"{seed} {item} {world}")
        drawn.deal()
        total += chances_in(drawn.state, 1, seed, item)
    return tuple(float(chance) for chance in total / worlds)


def chances_in(state: State, worlds: int, seed: int, item: int) -> Chances:
    """As `chances_of`, at the table. Everybody's chance is judged with the own hand and what all can see, then all are made
    to add up to 1.
    """
    if state.chance == NO_CHANCE:
        worlds = 1
    seen = np.zeros(2, STATE)
    seen[0] = pack(state)[0]
    net = load_net(state.players, expansion=bool(state.expansion))
    means = np.zeros(4)
    mean_chances(seen, np.zeros(4, np.int64), NO_ACTION, seed, item, worlds, net, new_desk(), means)
    return tuple(float(chance) for chance in means[: state.players])
