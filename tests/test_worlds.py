"""The worlds of a bot: consistent with its view, and made from nothing else."""

from hypothesis import given
from hypothesis import strategies as st

from goldenhorn import Game
from goldenhorn.bots.kernel.hiding import deal_hidden_hands
from goldenhorn.bots.worlds import hand_sizes, seen_state
from goldenhorn.game.view import view_of
from goldenhorn.rules.scratch import Scratch
from goldenhorn.rules.state import FIELDS, State
from goldenhorn.rules.stream import seed_stream
from players import positions

# The cost of territories is not shown without the expansion; the last drawer does not matter.
UNSEEN = {"hand", "pile", "drawer"}


def differences(one: State, other: State) -> set[str]:
    return {name for name, _, _ in FIELDS if getattr(one, name) != getattr(other, name)}


def stream(seed: int) -> Scratch:
    scratch = Scratch()
    seed_stream(scratch, seed, 0)
    return scratch


@given(positions(), st.integers(0, 2**32))
def test_a_world_is_the_state_but_for_what_is_hidden(game: Game, seed: int) -> None:
    if game.decider is None:
        return
    unseen = UNSEEN | (set() if game.options.expansion else {"cost", "worth"})
    for seat in range(game.options.players):
        view = game.view(seat)
        world = seen_state(view)
        assert differences(world, game.state) <= unseen
        deal_hidden_hands(world, hand_sizes(view), stream(seed))
        assert [sum(hand) for hand in world.hand] == [sum(hand) for hand in game.state.hand]
        assert sum(world.pile) == view.pile
        world.cost, world.worth = game.state.cost, game.state.worth
        assert view_of(game.options, world, seat) == view


def test_every_hidden_deal_occurs() -> None:
    game = Game(players=2, seed=1)
    game.apply("place VVV")
    game.apply("place CCC")
    view = game.view(0)
    hands = set()
    for seed in range(200):
        world = seen_state(view)
        deal_hidden_hands(world, hand_sizes(view), stream(seed))
        hands.add(tuple(world.hand[1]))
    assert len(hands) > 100
