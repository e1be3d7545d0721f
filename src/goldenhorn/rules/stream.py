"""Random numbers for playouts: sfc32 (Chris Doty-Humphrey), the same numbers interpreted and compiled.

A stream is four 32-bit words in a list or an array. Games for people are dealt by `goldenhorn.game.dealers`, never by this.
"""

from collections.abc import MutableSequence

WORD = 0xFFFFFFFF


def seed_stream(stream: MutableSequence[int], seed: int, game: int) -> None:
    """Start the stream of one game of a seed (0 <= seed < 2**63)."""
    stream[0] = seed & WORD
    stream[1] = seed >> 32 & WORD
    stream[2] = game & WORD
    stream[3] = 1
    for _ in range(15):
        next_word(stream)


def next_word(stream: MutableSequence[int]) -> int:
    a, b, c, counter = stream[0], stream[1], stream[2], stream[3]
    word = a + b + counter & WORD
    stream[0] = b ^ b >> 9
    stream[1] = c + (c << 3) & WORD
    stream[2] = (c << 21 & WORD | c >> 11) + word & WORD
    stream[3] = counter + 1 & WORD
    return word


def below(stream: MutableSequence[int], bound: int) -> int:
    """A number from 0 to bound - 1; its bias is under bound / 2**32."""
    return next_word(stream) * bound >> 32
