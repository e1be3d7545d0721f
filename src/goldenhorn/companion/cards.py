"""Cards at a table where most of them are never seen: what was drawn, what was laid open, and whether that can be.

Every pile is known by colour when it is made: the first one is the whole pack, the later ones are the discards (5.12). So
all that is unknown is which cards of a pile came to which hand. A card that is laid open came to its hand with one of the
seat's earlier draws, and no pile gave more of a colour than it held. What is refused here can certainly not be: hands are
looked at with all colours, and each colour with all hands. That is not yet everything (see `deal`), so that a true story is
never refused.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from goldenhorn.game.events import counts_of_cards
from goldenhorn.rules.material import COLOUR_LETTERS


@dataclass(frozen=True, slots=True)
class Drawn:
    """Cards that came to a hand together: `cards` if they were told, else they are unknown."""

    seat: int
    pile: int
    number: int
    cards: str = ""


@dataclass(frozen=True, slots=True)
class Opened:
    """A card that was laid open, of a seat that had been given the first `before` of all draws."""

    seat: int
    colour: int
    before: int


class Ledger:
    """What is known of the cards. `draw` and `open` write it, whether it is possible or not: ask for that before."""

    def __init__(self, each: int) -> None:
        self.piles: list[list[int]] = [[each] * len(COLOUR_LETTERS)]
        self.drawn: list[Drawn] = []
        self.opened: list[Opened] = []

    def copy(self) -> "Ledger":
        twin = Ledger.__new__(Ledger)
        twin.piles, twin.drawn, twin.opened = self.piles[:], self.drawn[:], self.opened[:]
        return twin

    # What happens

    def renew(self, pile: Sequence[int]) -> None:
        """5.12: a new pile of these cards, by colour."""
        self.piles.append(list(pile))

    def draw(self, seat: int, number: int, cards: str = "") -> None:
        """Cards from the pile; those that were told, and the rest unknown."""
        pile = len(self.piles) - 1
        if cards:
            self.drawn.append(Drawn(seat, pile, len(cards), cards))
        if len(cards) < number:
            self.drawn.append(Drawn(seat, pile, number - len(cards)))

    def open(self, seat: int, cards: str) -> None:
        """Cards of a hand are laid among the discards."""
        for colour, number in enumerate(counts_of_cards(cards)):
            for _ in range(number):
                self.opened.append(Opened(seat, colour, len(self.drawn)))

    # What is known

    def size(self, seat: int) -> int:
        """5.13: the number of cards in a hand."""
        held = sum(drawn.number for drawn in self.drawn if drawn.seat == seat)
        return held - sum(opened.seat == seat for opened in self.opened)

    def told(self, seat: int) -> list[int]:
        """The cards of a hand that must be there by what was told; a card that was played is one of the told ones if it can
        be.
        """
        told = counts_of_cards("".join(drawn.cards for drawn in self.drawn if drawn.seat == seat))
        for opened in self.opened:
            if opened.seat == seat and told[opened.colour] > 0:
                told[opened.colour] -= 1
        return told

    def exact(self, seat: int) -> list[int] | None:
        """The whole hand, if every card of it was told."""
        told = self.told(seat)
        return told if sum(told) == self.size(seat) else None

    def all_told(self, seat: int) -> bool:
        """Whether every card that a seat ever drew was told."""
        return all(drawn.cards for drawn in self.drawn if drawn.seat == seat)

    # What is possible

    def lacks_told(self, seat: int) -> bool:
        """Whether a hand has laid open more than was told of it and is unknown in it."""
        told = counts_of_cards("".join(drawn.cards for drawn in self.drawn if drawn.seat == seat))
        unknown = sum(drawn.number for drawn in self.drawn if drawn.seat == seat and not drawn.cards)
        opened = [0] * len(told)
        for one in self.opened:
            opened[one.colour] += one.seat == seat
        return sum(max(0, shown - known) for shown, known in zip(opened, told, strict=True)) > unknown

    def impossible(self, cards: str) -> str | None:
        """A colour among these of which more was told and laid open than the piles can have given, if there is one."""
        return next((letter for letter in sorted(set(cards)) if not self._fits(COLOUR_LETTERS.index(letter))), None)

    def _fits(self, colour: int) -> bool:
        """Whether each open card of this colour alone can have an origin: a flow from cards through draws to piles."""
        if any(self.left(pile, colour) < 0 for pile in range(len(self.piles))):
            return False
        origin: dict[int, int] = {}
        wanted = [number for number, opened in enumerate(self.opened) if opened.colour == colour]
        return all(self._augment(number, origin, set(), colour) for number in wanted)

    def _augment(self, card: int, origin: dict[int, int], seen: set[tuple[str, int]], colour: int) -> bool:
        for draw in self._draws(card):
            if ("draw", draw) in seen:
                continue
            seen.add(("draw", draw))
            drawn = self.drawn[draw]
            here = [other for other, place in origin.items() if place == draw]
            if len(here) >= (drawn.cards.count(COLOUR_LETTERS[colour]) if drawn.cards else drawn.number):
                others = here
            elif drawn.cards:
                others = None
            else:
                there = [other for other, place in origin.items() if self.hidden(place, drawn.pile)]
                others = there if len(there) >= self.left(drawn.pile, colour) else None
                if others is not None and ("pile", drawn.pile) in seen:
                    continue
                seen.add(("pile", drawn.pile))
            if others is None:
                origin[card] = draw
                return True
            for other in others:
                before = origin.pop(other)
                origin[card] = draw
                if self._augment(other, origin, seen, colour):
                    return True
                origin[other] = before
                del origin[card]
        return False

    def _draws(self, card: int) -> Iterator[int]:
        """The draws that an open card may have come with."""
        opened = self.opened[card]
        for number, drawn in enumerate(self.drawn[: opened.before]):
            if drawn.seat == opened.seat and (not drawn.cards or COLOUR_LETTERS[opened.colour] in drawn.cards):
                yield number

    def hidden(self, draw: int, pile: int) -> bool:
        """Whether a draw is one from this pile that was not told."""
        return self.drawn[draw].pile == pile and not self.drawn[draw].cards

    def left(self, pile: int, colour: int) -> int:
        """How many cards of a colour a pile had for draws that were not told."""
        told = sum(drawn.cards.count(COLOUR_LETTERS[colour]) for drawn in self.drawn if drawn.pile == pile)
        return self.piles[pile][colour] - told
