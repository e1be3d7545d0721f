"""Random games for tests: by Hypothesis, and by seed."""

import random
from collections.abc import Iterator

import pytest
from hypothesis import strategies as st

from goldenhorn import Game, Options, SeededDealer
from goldenhorn.rules.box import box_from_dict, standard_box
from goldenhorn.rules.material import HOUSES
from goldenhorn.rules.state import State

# Few cubes, cards and conquerors: pile and bag run out, peasants appear, ports close.
SCARCE_BOX = box_from_dict({"cubes_per_colour": 4, "cards_per_colour": 4, "white": 20, "conquerors": 3})

SETTINGS = [
    pytest.param(Options(players, expansion), id=f"{players}{'+' if expansion else ''}")
    for players in (2, 3, 4)
    for expansion in (False, True)
]


@st.composite
def options(draw: st.DrawFn) -> Options:
    players = draw(st.integers(2, 4))
    return Options(
        players=players,
        expansion=draw(st.booleans()),
        layout=draw(st.sampled_from(["standard", "shuffled"])),
        modone=players == 3 and draw(st.booleans()),
        houses=tuple(draw(st.permutations(HOUSES))[:players]),
        first=draw(st.none() | st.integers(0, players - 1)),
        box=draw(st.sampled_from([standard_box(), SCARCE_BOX])),
    )


@st.composite
def positions(draw: st.DrawFn) -> Game:
    """A game at any of its positions, mostly in the middle."""
    table = draw(options())
    seed = draw(st.integers(0, 2**32))
    return play(table, seed, draw(st.integers(0, 220)))


def play(table: Options, seed: int, actions: int = 100_000) -> Game:
    """A seeded game after at most this many random actions."""
    rng = random.Random(seed)
    game = Game.of(table, SeededDealer(seed), compiled=False)
    for _ in range(actions):
        if game.over:
            break
        game.apply(rng.choice(game.legal()))
    return game


def games(table: Options, number: int) -> Iterator[Game]:
    """Finished random games."""
    for seed in range(number):
        yield play(table, seed)


def swap_hidden(state: State, seat: int | None, rng: random.Random) -> State:
    """Deal all cards that a seat cannot see anew."""
    twin = state.copy()
    others = [player for player in range(state.players) if player != seat]
    cards = [colour for colour in range(6) for _ in range(state.pile[colour])]
    for player in others:
        cards += [colour for colour in range(6) for _ in range(state.hand[player][colour])]
    rng.shuffle(cards)
    for player in others:
        hand = [cards.pop() for _ in range(sum(state.hand[player]))]
        twin.hand[player] = [hand.count(colour) for colour in range(7)]
    twin.pile = [cards.count(colour) for colour in range(6)]
    return twin
