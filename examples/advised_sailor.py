"""A Sailor that asks the adviser whether to announce the end; everything else it decides itself.

    golden-horn lab match python:examples/advised_sailor.py:AdvisedSailor sailor --players 2

It plays a game against plain Sailors when it is started by itself.
"""

from collections.abc import Sequence

from goldenhorn import Game
from goldenhorn.advice.hint import counsel
from goldenhorn.bots.bot import FREE, Budget
from goldenhorn.bots.greedy import Copies
from goldenhorn.bots.kernel.greedy import greedy_values
from goldenhorn.bots.kernel.hiding import deal_hidden_hands, seed_choice
from goldenhorn.bots.levels import new_level
from goldenhorn.bots.worlds import hand_sizes, seen_state
from goldenhorn.game.actions import ACTIONS, Action, Announce
from goldenhorn.game.view import View
from goldenhorn.rules.codes import MAX_LEGAL
from goldenhorn.rules.material import PLACES
from goldenhorn.rules.scratch import Scratch

THOUGHT = Budget(iterations=600)


class AdvisedSailor:
    name = "advised sailor"

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.sailor = new_level("sailor", seed)

    def choose(self, view: View, legal: Sequence[Action], budget: Budget = FREE) -> Action:
        without = [action for action in legal if not isinstance(action, Announce)]
        if len(without) < len(legal):
            end = counsel(view, self.seed, THOUGHT).end
            if end.announce is not None and end.sail_on is not None and end.announce.value >= end.sail_on.value:
                return Announce()
            return sailors_best(view, without)
        return self.sailor.choose(view, legal, budget)


def sailors_best(view: View, among: Sequence[Action]) -> Action:
    """What Sailor likes best of some actions."""
    states, sizes, scratch = Copies(seen_state(view)), hand_sizes(view), Scratch()
    seed_choice(states[0], sizes, 0, scratch)
    deal_hidden_hands(states[0], sizes, scratch)
    values = [0.0] * MAX_LEGAL
    count = greedy_values(states, scratch, values, [0.0] * PLACES)
    liked = {ACTIONS[scratch.codes[index]]: values[index] for index in range(count)}
    return max(among, key=lambda action: liked[action])


def main() -> None:
    game = Game(players=3, seed=7)
    bots = [AdvisedSailor(1), new_level("sailor", 2), new_level("sailor", 3)]
    while not game.over:
        view = game.view(game.decider)
        game.apply(bots[view.seat or 0].choose(view, view.legal))
    outcome = game.outcome()
    assert outcome is not None
    print(f"{outcome.reason} after round {outcome.rounds}: {', '.join(str(score.total) for score in outcome.scores)}")


if __name__ == "__main__":
    main()
