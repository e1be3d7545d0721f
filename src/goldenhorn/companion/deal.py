"""One deal of the cards that fits everything told: who could have drawn what.

A deal that gives each draw its number and takes from each pile what it held stays one when two draws of the same pile
exchange cards. So the search begins with any such deal, goes through the cards that were laid open in their order, and
wherever a hand lacks one exchanges cards until it has it; sometimes it exchanges blindly, so as not to run in circles.
"""

from random import Random

from goldenhorn.companion.cards import Ledger
from goldenhorn.game.events import counts_of_cards, letters
from goldenhorn.rules.material import COLOUR_LETTERS

_COLOURS = range(len(COLOUR_LETTERS))
_EXCHANGES = 4000  # at most, for one card; most need none or one
_LOOKED_AT = 40  # possible exchanges, before the best of them is made
_BLIND = 0.15

Way = tuple[int, int, int]
"""An exchange: the draw that gets a card, the draw that gives it, and the colour that is given back."""


def possible_deal(ledger: Ledger) -> list[str] | None:
    """The cards of every draw; None if none were found."""
    search = _Search(ledger)
    for card in range(len(ledger.opened)):
        if not search.admit(card):
            return None
    return [letters(hand) for hand in search.dealt[: len(ledger.drawn)]]


class _Search:
    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self.lot = Random(0)
        self.dealt = [counts_of_cards(drawn.cards) for drawn in ledger.drawn]
        # What stays in each pile can be exchanged too: it stands behind the draws, and belongs to nobody.
        self.owner: list[int | None] = [drawn.seat for drawn in ledger.drawn]
        self.sharers: list[list[int]] = []
        for pile in range(len(ledger.piles)):
            hidden = [draw for draw in range(len(ledger.drawn)) if ledger.hidden(draw, pile)]
            rest = [ledger.left(pile, colour) for colour in _COLOURS]
            for draw in hidden:
                self._give(self.dealt[draw], ledger.drawn[draw].number, rest)
            self.owner.append(None)
            self.dealt.append(rest)
            self.sharers.append([*hidden, len(self.dealt) - 1])
        self.draws_of: dict[int, list[int]] = {}
        for draw, drawn in enumerate(ledger.drawn):
            self.draws_of.setdefault(drawn.seat, []).append(draw)
        self.opened_of: dict[int, list[int]] = {}

    @staticmethod
    def _give(hand: list[int], number: int, rest: list[int]) -> None:
        """The colours that most are left of: an even deal is seldom far from one that fits."""
        for _ in range(number):
            colour = max(_COLOURS, key=lambda colour: rest[colour])
            rest[colour] -= 1
            hand[colour] += 1

    def admit(self, card: int) -> bool:
        """Make this card one that its hand must have had."""
        self.opened_of.setdefault(self.ledger.opened[card].seat, []).append(card)
        seats = sorted(self.opened_of)
        for _ in range(_EXCHANGES):
            lacking = [(seat, colour) for seat in seats for colour, number in enumerate(self._lack(seat)) if number]
            if not lacking:
                return True
            if not self._exchange(*self.lot.choice(lacking)):
                return False
        return False

    def _lack(self, seat: int) -> list[int]:
        """How many cards of each colour a hand lacked when it lacked most."""
        held = [0] * len(COLOUR_LETTERS)
        least = held[:]
        draws = iter(self.draws_of.get(seat, ()))
        draw = next(draws, None)
        for card in self.opened_of.get(seat, ()):
            opened = self.ledger.opened[card]
            while draw is not None and draw < opened.before:
                held = [have + new for have, new in zip(held, self.dealt[draw], strict=True)]
                draw = next(draws, None)
            held[opened.colour] -= 1
            least[opened.colour] = min(least[opened.colour], held[opened.colour])
        return [-number for number in least]

    def _exchange(self, seat: int, colour: int) -> bool:
        """Bring a card of this colour to a hand by the best of some exchanges, or by any."""
        last = max(self.ledger.opened[card].before for card in self.opened_of[seat])
        ways: list[Way] = [
            (draw, other, back)
            for draw in self.draws_of.get(seat, ())
            if draw < last and not self.ledger.drawn[draw].cards
            for other in self.sharers[self.ledger.drawn[draw].pile]
            if other != draw and self.dealt[other][colour]
            for back in _COLOURS
            if back != colour and self.dealt[draw][back]
        ]
        if not ways:
            return False
        if self.lot.random() < _BLIND:
            self._swap(self.lot.choice(ways), colour)
            return True
        looked_at = ways if len(ways) <= _LOOKED_AT else self.lot.sample(ways, _LOOKED_AT)
        self._swap(min(looked_at, key=lambda way: self._price(way, colour)), colour)
        return True

    def _price(self, way: Way, colour: int) -> int:
        """How much more the two hands would lack after an exchange."""
        draw, other, back = way
        seats = {self.owner[draw], self.owner[other]}
        before = sum(sum(self._lack(seat)) for seat in seats if seat is not None)
        self._swap(way, colour)
        after = sum(sum(self._lack(seat)) for seat in seats if seat is not None)
        self._swap((draw, other, colour), back)
        return after - before

    def _swap(self, way: Way, colour: int) -> None:
        draw, other, back = way
        self.dealt[draw][back] -= 1
        self.dealt[draw][colour] += 1
        self.dealt[other][colour] -= 1
        self.dealt[other][back] += 1
