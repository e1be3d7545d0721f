"""Random numbers for playouts: sfc32 (Chris Doty-Humphrey), the same numbers interpreted and compiled.

A stream is four 32-bit words in the scratch space. Games for people are dealt by `goldenhorn.game.dealers`, never by this.
"""

from goldenhorn.rules.scratch import Scratch

WORD = 0xFFFFFFFF


def seed_stream(scratch: Scratch, seed: int, game: int) -> None:
    """Start the stream of one game of a seed (0 <= seed < 2**63)."""
    scratch.stream[0] = seed & WORD
    scratch.stream[1] = seed >> 32 & WORD
    scratch.stream[2] = game & WORD
    scratch.stream[3] = 1
    for _ in range(15):
        next_word(scratch)


def next_word(scratch: Scratch) -> int:
    a, b, c, counter = scratch.stream[0], scratch.stream[1], scratch.stream[2], scratch.stream[3]
    word = a + b + counter & WORD
    scratch.stream[0] = b ^ b >> 9
    scratch.stream[1] = c + (c << 3) & WORD
    scratch.stream[2] = (c << 21 & WORD | c >> 11) + word & WORD
    scratch.stream[3] = counter + 1 & WORD
    return word


def below(scratch: Scratch, bound: int) -> int:
    """A number from 0 to bound - 1; its bias is under bound / 2**32."""
    return next_word(scratch) * bound >> 32
