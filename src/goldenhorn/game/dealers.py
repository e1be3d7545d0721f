"""Chance: what is asked for, and who supplies it.

A dealer has no memory: what it deals depends on the request and on the number of the event only, so a game can go back and
on again without disturbing it.
"""

import hashlib
import hmac
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from goldenhorn.errors import GoldenHornError, Impossible, Malformed
from goldenhorn.game.events import Chance, Decision, Draw, Event, Filling, FirstDrawn, LayoutDrawn, letters
from goldenhorn.rules.box import CIRCLE, TILES_OF_PLAYERS, TRIANGLE, check_tiles
from goldenhorn.rules.material import COLOUR_LETTERS, CUBE_LETTERS


@dataclass(frozen=True, slots=True)
class AskLayout:
    """2.2: a shuffled layout is to be drawn."""

    players: int


@dataclass(frozen=True, slots=True)
class AskFirst:
    """2.4: the first player is to be drawn."""

    players: int


@dataclass(frozen=True, slots=True)
class AskFilling:
    """`number` cubes are to be drawn for a port out of `bag`, counted by kind."""

    port: str
    number: int
    bag: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AskDraw:
    """`number` cards are to be drawn by a seat out of `pile`, counted by colour, which nobody but the dealer may know."""

    seat: int
    number: int
    pile: tuple[int, ...]


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
    the game, and a salt that others may choose once they know that hash."""

    def __init__(self, secret: str | int | None = None, salt: str = "") -> None:
        self.secret = secrets.token_hex(32) if secret is None else str(secret)
        self.salt = salt

    @property
    def commitment(self) -> str:
        return hashlib.sha256(self.secret.encode()).hexdigest()

    def deal(self, request: Request, number: int) -> Chance:
        digest = hmac.digest(self.secret.encode(), f"{self.salt}/{number}".encode(), "sha256")
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
    (None at first), and returns letters, tiles or a seat number as in `parse_outcome`."""

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
    """Uniform numbers out of one large one: the bias is under 2**-180 for the draws of one event."""

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
        colours = [letter for letter in COLOUR_LETTERS if letter in (CIRCLE if (number % 2 == 0) == circle_first else TRIANGLE)]
        tiles.append("".join(colours.pop(below(len(colours))) for _ in range(3)))
    return LayoutDrawn(tuple(tiles))


def _pick(pool: tuple[int, ...], number: int, below: Callable[[int], int]) -> str:
    left = list(letters(pool))
    picked = [left.pop(below(len(left))) for _ in range(number)]
    picked.sort(key=CUBE_LETTERS.index)
    return "".join(picked)


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


def check_outcome(request: Request, outcome: Chance) -> None:
    """Raise `Impossible` unless the outcome answers the request with what is there."""
    match request, outcome:
        case AskFilling(port, number, bag), Filling(filled, cubes):
            if filled != port:
                raise Impossible("filling-port", "2.6", expected=port, found=filled)
            _check_pieces(cubes, number, bag, "filling", "5.2")
        case AskDraw(seat, number, pile), Draw(drawer, cards):
            if drawer != seat:
                raise Impossible("draw-seat", "5.11", expected=seat, found=drawer)
            _check_pieces(cards, number, pile, "draw", "5.11")
        case AskFirst(players), FirstDrawn(seat):
            if not 0 <= seat < players:
                raise Impossible("first-unknown", "2.4", seat=seat, players=players)
        case AskLayout(players), LayoutDrawn(tiles):
            check_tiles(tiles, players)
        case _:
            raise Impossible("chance-other", expected=name_of(request), found=name_of(outcome))


def _check_pieces(pieces: str, number: int, pool: tuple[int, ...], what: str, rule: str) -> None:
    alphabet = CUBE_LETTERS[: len(pool)]
    drawn = [pieces.count(letter) for letter in alphabet]
    if letters(drawn) != pieces:
        raise Malformed("letters-unknown", text=pieces, expected=alphabet)
    if len(pieces) != number:
        raise Impossible(f"{what}-number", rule, expected=number, found=len(pieces))
    for letter, found, there in zip(alphabet, drawn, pool, strict=True):
        if found > there:
            raise Impossible(f"{what}-lacks", rule, letter=letter, expected=there, found=found)


def name_of(thing: Request | Event) -> str:
    """The word by which records call this kind of event."""
    match thing:
        case AskLayout() | LayoutDrawn():
            return "layout"
        case AskFirst() | FirstDrawn():
            return "first"
        case AskFilling() | Filling():
            return "fill"
        case AskDraw() | Draw():
            return "draw"
        case Decision():
            return "action"
