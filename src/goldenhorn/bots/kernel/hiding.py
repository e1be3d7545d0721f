"""What a seat cannot see: taken out of a state, and dealt anew. Kernel: compiled with the rules.

Whoever chooses for a seat starts from `forget`, so that the cards others hold cannot matter.
"""

from goldenhorn.bots.kernel.numbers import Numbers
from goldenhorn.rules.material import SHIPS
from goldenhorn.rules.scratch import Scratch
from goldenhorn.rules.state import State
from goldenhorn.rules.stream import WORD, below, seed_stream


def forget(state: State, seat: int, sizes: Numbers) -> None:
    """Put the cards of all other hands into the pile and note how many each hand held."""
    for other in range(state.players):
        sizes[other] = 0
        if other == seat:
            continue
        for colour in range(6):
            sizes[other] += state.hand[other][colour]
            state.pile[colour] += state.hand[other][colour]
            state.hand[other][colour] = 0


def deal_hidden_hands(state: State, sizes: Numbers, scratch: Scratch) -> None:
    """Deal hands of these sizes from the pile, every deal equally likely."""
    left = 0
    for colour in range(6):
        left += state.pile[colour]
    for seat in range(state.players):
        for _ in range(sizes[seat]):
            index = below(scratch, left)
            drawn = 0
            total = 0
            for colour in range(5):
                total += state.pile[colour]
                drawn += index >= total
            state.pile[drawn] -= 1
            state.hand[seat][drawn] += 1
            left -= 1


def seed_choice(state: State, sizes: Numbers, seed: int, scratch: Scratch) -> None:
    """Start the stream of a choice: the same for the same seed and the same forgotten state."""
    word = seed & WORD
    for ship in range(SHIPS):
        word = (word * 33 + state.place[ship] * 16 + state.cargo[ship] + 1) % 4294967291
        word = (word * 33 + state.aboard[ship] * 2 + state.heading[ship]) % 4294967291
    for seat in range(state.players):
        word = (word * 33 + sizes[seat]) % 4294967291
        for colour in range(6):
            word = (word * 33 + state.hand[seat][colour] * 16 + state.warehouse[seat][colour]) % 4294967291
    for colour in range(6):
        word = (word * 33 + state.pile[colour] + state.bag[colour] * 64) % 4294967291
    word = (word * 33 + state.rounds * 64 + state.phase * 8 + state.turn * 2 + state.raided) % 4294967291
    seed_stream(scratch, seed, word)
