"""Chance: what is asked for, and who supplies it.

A dealer has no memory: what it deals depends on the request and on the number of the event only, so a game can go back and
on again without disturbing it.
"""

import hashlib
import os
from collections.abc import Callable, Sequence
from operator import gt
from typing import NamedTuple, Protocol

from goldenhorn.errors import GoldenHornError, Impossible, Malformed
from goldenhorn.game.events import Chance, Decision, Draw, Event, Filling, FirstDrawn, LayoutDrawn, letters
from goldenhorn.rules.box import CIRCLE, TILES_OF_PLAYERS, TRIANGLE, check_tiles
from goldenhorn.rules.material import COLOUR_LETTERS, CUBE_LETTERS
from goldenhorn.words import Term, colour, place


class AskLayout(NamedTuple):
    """2.2: a shuffled layout is to be drawn."""

    players: int


class AskFirst(NamedTuple):
    """2.4: the first player is to be drawn."""

    players: int


class AskFilling(NamedTuple):
    """`number` cubes are to be drawn for a port out of `bag`, counted by kind; `rule` asks for them."""

    port: str
    number: int
    bag: tuple[int, ...]
    rule: str = "5.2"


class AskDraw(NamedTuple):
    """`number` cards are to be drawn by a seat out of `pile`, counted by colour, which nobody but the dealer may know."""

    seat: int
    number: int
    pile: tuple[int, ...]
    rule: str = "5.11"


Request = AskLayout | AskFirst | AskFilling | AskDraw


class Dealer(Protocol):
    def deal(self, request: Request, number: int) -> Chance | None:
        """The outcome for event `number`; None leaves the request pending until somebody calls `Game.supply`."""


class ByHand:
    """Supplies nothing: the game waits for `Game.supply`."""

    def deal(self, request: Request, number: int) -> None:
        return None


class SeededDealer:
    """A fair shuffle that can be proved (docs/record.md): everything follows from a secret, whose hash can be shown before
    the game, and a salt that others may choose once they know that hash.
    """

    def __init__(self, secret: str | int | None = None, salt: str = "") -> None:
        self.secret = os.urandom(32).hex() if secret is None else str(secret)
        self.salt = salt

    @property
    def commitment(self) -> str:
        return hashlib.sha256(self.secret.encode()).hexdigest()

    def deal(self, request: Request, number: int) -> Chance:
        digest = hashlib.sha256(f"{self.secret}/{self.salt}/{number}".encode()).digest()
        return deal_from(request, Digits(int.from_bytes(digest, "big")).below)


class RecordedDealer:
    """Deals what a list of events holds at the same number."""

    def __init__(self, events: Sequence[Event]) -> None:
        self.events = events

    def deal(self, request: Request, number: int) -> Chance:
        if number >= len(self.events):
            raise Impossible("chance-not-recorded", number=number)
        event = self.events[number]
        if isinstance(event, Decision):
            raise Impossible("chance-not-recorded", number=number)
        return event


class TypedDealer:
    """A person at the real table types what was drawn. `ask` gets the request and the complaint about the answer before
    (None at first), and returns letters, tiles or a seat number as in `parse_outcome`.
    """

    def __init__(self, ask: Callable[[Request, GoldenHornError | None], str]) -> None:
        self.ask = ask

    def deal(self, request: Request, number: int) -> Chance:
        complaint: GoldenHornError | None = None
        while True:
            try:
                outcome = parse_outcome(request, self.ask(request, complaint))
                check_outcome(request, outcome)
            except GoldenHornError as error:
                complaint = error
            else:
                return outcome


class Digits:
    """Uniform numbers out of one large one: the bias is under 2**-180 for the draws of the standard box, and under
    2**-60 for those of any box.
    """

    def __init__(self, number: int) -> None:
        self.number = number

    def below(self, bound: int) -> int:
        self.number, digit = divmod(self.number, bound)
        return digit


def deal_from(request: Request, below: Callable[[int], int]) -> Chance:
    """The outcome of a request, given a source of uniform numbers below a bound."""
    if isinstance(request, AskFilling):
        return Filling(request.port, _pick(request.bag, request.number, below))
    if isinstance(request, AskDraw):
        return Draw(request.seat, _pick(request.pile, request.number, below))
    if isinstance(request, AskFirst):
        return FirstDrawn(below(request.players))
    circle_first = below(2) == 0
    tiles = []
    for number in range(TILES_OF_PLAYERS[request.players]):
        colours = [
            letter for letter in COLOUR_LETTERS if letter in (CIRCLE if (number % 2 == 0) == circle_first else TRIANGLE)
        ]
        tiles.append("".join(colours.pop(below(len(colours))) for _ in range(3)))
    return LayoutDrawn(tuple(tiles))


def _pick(pool: tuple[int, ...], number: int, below: Callable[[int], int]) -> str:
    """Draw blind: the pieces lie sorted in a row, the one with the drawn index is taken out, and so on."""
    left = list(pool)
    picked = [0] * len(pool)
    total = sum(pool)
    for size in range(total, total - number, -1):
        index = below(size)
        kind = 0
        while index >= left[kind]:
            index -= left[kind]
            kind += 1
        left[kind] -= 1
        picked[kind] += 1
    return letters(picked)


def parse_outcome(request: Request, text: str) -> Chance:
    """What a person typed: letters in any order and case for cubes and cards, tiles such as `OPG RBY`, or a seat number."""
    compact = "".join(text.split()).upper()
    if isinstance(request, AskFilling):
        return Filling(request.port, _sorted_letters(compact, CUBE_LETTERS))
    if isinstance(request, AskDraw):
        return Draw(request.seat, _sorted_letters(compact, COLOUR_LETTERS))
    if isinstance(request, AskFirst):
        if not compact.isdecimal():
            raise Malformed("seat-not-a-number", text=text)
        return FirstDrawn(int(compact))
    return LayoutDrawn(tuple(text.upper().split()))


def _sorted_letters(text: str, alphabet: str) -> str:
    for letter in text:
        if letter not in alphabet:
            raise Malformed("letters-unknown", text=letter, expected=alphabet)
    return "".join(sorted(text, key=alphabet.index))


def check_outcome(request: Request, outcome: Chance) -> list[int]:
    """The cubes or cards of an outcome, counted by kind; raises unless it answers the request with what is there."""
    if isinstance(request, AskFilling) and isinstance(outcome, Filling):
        if outcome.port != request.port:
            raise Impossible("filling-port", request.rule, expected=place(request.port), found=place(outcome.port))
        return _count_pieces(outcome.cubes, request.number, request.bag, "filling", request.rule)
    if isinstance(request, AskDraw) and isinstance(outcome, Draw):
        if outcome.seat != request.seat:
            raise Impossible("draw-seat", request.rule, expected=request.seat, found=outcome.seat)
        return _count_pieces(outcome.cards, request.number, request.pile, "draw", request.rule)
    if isinstance(request, AskFirst) and isinstance(outcome, FirstDrawn):
        if not 0 <= outcome.seat < request.players:
            raise Impossible("first-unknown", "2.4", seat=outcome.seat, players=request.players)
    elif isinstance(request, AskLayout) and isinstance(outcome, LayoutDrawn):
        check_tiles(outcome.tiles, request.players)
    else:
        raise Impossible("chance-other", expected=kind_of(request), found=kind_of(outcome))
    return []


def _count_pieces(pieces: str, number: int, pool: tuple[int, ...], what: str, rule: str) -> list[int]:
    alphabet = CUBE_LETTERS[: len(pool)]
    drawn = list(map(pieces.count, alphabet))
    if letters(drawn) != pieces:
        raise Malformed("letters-order", text=pieces, expected=alphabet)
    if len(pieces) != number:
        raise Impossible(f"{what}-number", rule, expected=number, found=len(pieces))
    if any(map(gt, drawn, pool)):
        kind = next(kind for kind, found in enumerate(drawn) if found > pool[kind])
        raise Impossible(f"{what}-lacks", rule, letter=colour(alphabet[kind]), expected=pool[kind], found=drawn[kind])
    return drawn


def kind_of(thing: Request | Event) -> Term:
    """What a request or an event is about, in words."""
    match thing:
        case AskLayout() | LayoutDrawn():
            return Term("kind-layout")
        case AskFirst() | FirstDrawn():
            return Term("kind-first")
        case AskFilling() | Filling():
            return Term("kind-fill")
        case AskDraw() | Draw():
            return Term("kind-draw")
        case Decision():
            return Term("kind-action")
