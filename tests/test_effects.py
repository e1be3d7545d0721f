"""What a decision moves is what is missing in one place and more in another."""

from collections import Counter
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from goldenhorn.game.actions import Load, Raid, Sail
from goldenhorn.game.effects import NOTHING, effect_of
from goldenhorn.game.game import Game
from goldenhorn.game.view import View
from goldenhorn.rules.material import COLOUR_LETTERS


def stored(view: View, seat: int) -> Counter[str]:
    """What lies in a warehouse."""
    mine = view.seats[seat]
    return Counter(dict(zip(COLOUR_LETTERS, mine.goods, strict=True)) | {"C": mine.conquerors, "P": mine.peasants})


def aboard(view: View, seat: int, kind: str) -> Counter[str]:
    (ship,) = [ship for ship in view.ships if (ship.seat, ship.kind) == (seat, kind)]
    goods = ship.cargo is not None and len(ship.cargo) == 1
    return Counter({str(ship.cargo) if goods else "C": ship.aboard, "P": ship.peasants})


@given(st.integers(2, 4), st.booleans(), st.randoms(use_true_random=False))
def test_effects_are_what_moves(players: int, expansion: bool, lot: Random) -> None:
    game = Game(players, expansion=expansion, seed=lot.randrange(10**6))
    for _ in range(60):
        seat = game.decider
        if seat is None:
            break
        action, before, hand = lot.choice(game.legal()), game.view(), game.view(seat).hand
        effect = effect_of(game.options, game.state, action)
        # What chance adds comes after what is told here.
        alone = Game.replay(game.options, [*game.events, game.copy().apply(action)[0]])
        after, left = alone.view(), alone.view(seat).hand
        goods = effect.cargo is not None and len(effect.cargo) == 1
        moved = Counter({str(effect.cargo) if goods else "C": effect.number, "P": effect.peasants})
        assert hand is not None
        assert left is not None
        match action:
            case Raid():
                assert effect.number + effect.peasants == 1
                assert stored(after, seat) == stored(before, seat) + moved
            case Load(ship=kind):
                assert aboard(after, seat, kind) == moved
            case Sail(ship=kind):
                spent = Counter(dict(zip(COLOUR_LETTERS, hand, strict=True)))
                spent.subtract(dict(zip(COLOUR_LETTERS, left, strict=True)))
                assert Counter(effect.price) == +spent
                assert stored(after, seat) == stored(before, seat) + moved
            case _:
                assert effect == NOTHING
        game.apply(action)
