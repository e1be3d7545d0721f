"""What hidden hands may hold, exactly. docs/advice.md has the formulas.

A card out of sight (`View.unseen`) is as likely to be in one place out of sight as in any other: a view says no more about
other hands. So hands are drawn from these cards without putting back.
"""

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import combinations, product
from math import comb, perm

Sails = frozenset[int]
"""The colours that a ship shows."""


def chance_of(number: int, cards: int, matching: int, unseen: int) -> float:
    """The chance that a hand of so many `cards`, out of `unseen`, holds at least `number` of the `matching` ones."""
    held = range(max(0, min(number, cards + 1)))
    fewer = sum(comb(matching, some) * comb(unseen - matching, cards - some) for some in held)
    return 1 - fewer / comb(unseen, cards)


def chance_of_safety(fleet: Sequence[Sails], hands: Sequence[int], unseen: Sequence[int]) -> Fraction:
    """The chance that no hand of these sizes holds two cards that match the sails of one ship (4.1), for any of the ships.

    The hands are dealt from the same cards, so they depend on each other.
    """
    kinds: dict[tuple[bool, ...], int] = {}
    for colour, number in enumerate(unseen):
        shown = tuple(colour in sails for sails in fleet)
        kinds[shown] = kinds.get(shown, 0) + number
    others = kinds.pop((False,) * len(fleet), 0)
    return _safety(tuple(sorted(kinds.items())), others, tuple(sorted(hands)))


@lru_cache(1 << 12)
def _safety(kinds: tuple[tuple[tuple[bool, ...], int], ...], others: int, hands: tuple[int, ...]) -> Fraction:
    """`kinds` are the matching cards by the ships that they match, `others` those that match none.

    A hand is safe if it has one matching card of a ship at most: so of each kind one card at most, and no two kinds that
    match the same ship. Which kinds those are is chosen for every hand; then the deals are counted in which each of these
    cards has a place of its own in its hand, and all other places hold cards that match nothing.
    """
    shown = [ships for ships, _ in kinds]
    choices = [chosen for size in range(len(shown) + 1) for chosen in combinations(range(len(shown)), size)]
    safe = [
        chosen for chosen in choices if all(sum(shown[kind][ship] for kind in chosen) < 2 for ship in range(_ships(shown)))
    ]
    size, total = sum(hands), others + sum(number for _, number in kinds)
    ways = 0
    for held in product(safe, repeat=len(hands)):
        matching = sum(map(len, held))
        if any(len(chosen) > cards for chosen, cards in zip(held, hands, strict=True)):
            continue
        arranged = perm(others, size - matching)
        for chosen, cards in zip(held, hands, strict=True):
            arranged *= perm(cards, len(chosen))
        for kind, (_, number) in enumerate(kinds):
            arranged *= perm(number, sum(kind in chosen for chosen in held))
        ways += arranged
    return Fraction(ways, perm(total, size))


def _ships(shown: Sequence[tuple[bool, ...]]) -> int:
    return len(shown[0]) if shown else 0
