"""A game at a real table, as people tell it: the public state by the rules, and what is known of the cards beside it.

The rules run on a state in which an unknown hand could pay for anything; whether a hand can have held what was laid open
is judged by the `Ledger`. So what is legal here is what is legal in some deal that fits everything told so far.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from goldenhorn.companion.cards import Ledger
from goldenhorn.companion.deal import possible_deal
from goldenhorn.companion.table import RealTable
from goldenhorn.errors import ChanceDue, GameOver, GoldenHornError, Impossible, Malformed
from goldenhorn.game.actions import ACTIONS, KINDS, PORTS, Action, Raid, Sail, parse
from goldenhorn.game.dealers import AskDraw, AskFilling, check_outcome, kind_of, parse_outcome
from goldenhorn.game.events import Decision, Draw, Filling
from goldenhorn.game.outcome import Outcome, outcome_of
from goldenhorn.game.refusal import refusal
from goldenhorn.game.view import Own, View, landing_of, public_view, whole
from goldenhorn.rules.engine import Interpreted
from goldenhorn.rules.material import COLOUR_LETTERS
from goldenhorn.rules.setup import new_state
from goldenhorn.rules.state import DRAW_CARDS, FILL_VENICE, NO_CHANCE, OPENING, State
from goldenhorn.words import colour

UNKNOWN = "?"
_VERBS = frozenset(kind.form.split(" ", 1)[0] for kind in KINDS)
_FILL = re.compile(r"(?:(?P<port>Venice|Constantinople) )?\+?(?P<cubes>[A-Za-z ]*)")
_DRAW = re.compile(r"(?:draw )?(?P<cards>[A-Za-z? ]*)")
# A hand that is not known could hold all this; more than any way or raid costs.
_ANYTHING = [9] * len(COLOUR_LETTERS) + [0]


@dataclass(frozen=True, slots=True)
class Dealt:
    """Cards that a seat was given: the draws of the ledger from `begin` up to `end`."""

    seat: int
    begin: int
    end: int


Happened = Decision | Filling | Dealt


class Companion:
    """The game of a real table. `tell` takes one entry after the other; a refused one changes nothing.

    An entry is the text of an action (docs/record.md), cubes drawn for a port such as `Venice +RRG`, or cards of a seat
    whose cards are followed such as `draw GB`, with `?` for each that is not told.
    """

    def __init__(self, table: RealTable) -> None:
        self.table = table
        self.entries: list[str] = []
        self.happened: list[Happened] = []
        self.rounds: list[int] = []  # the round of each entry
        self.deciders: list[int | None] = []  # and the seat that it was about
        self._engine = Interpreted(new_state(table.options.box, table.setup()))
        self._ledger = Ledger(table.options.box.cards_per_colour)
        self._pile = sum(self._engine.state.pile)
        self._tidy()

    # What is

    @property
    def state(self) -> State:
        """What lies on the table, to be read only. Hands that are not known hold anything."""
        return self._engine.state

    @property
    def over(self) -> bool:
        return self._engine.over

    @property
    def decider(self) -> int | None:
        return None if self._engine.chance != NO_CHANCE or self.over else self._engine.decider

    @property
    def pending(self) -> AskFilling | AskDraw | None:
        """The cubes or cards that have to be told before the game goes on. A pile of unknown cards is told by its size."""
        if self._engine.chance == NO_CHANCE:
            return None
        seat, number, pool = self._engine.asked()
        opening = self.state.phase == OPENING
        if self._engine.chance == DRAW_CARDS:
            return AskDraw(seat, number, (sum(pool),), "2.7" if opening else "5.11")
        return AskFilling(PORTS[self._engine.chance - FILL_VENICE], number, tuple(pool), "2.6" if opening else "5.2")

    def hand(self, seat: int) -> tuple[list[int], int]:
        """The cards that a seat has by what was told, by colour, and the number of those that are unknown."""
        told = self._ledger.told(seat)
        return told, self._ledger.size(seat) - sum(told)

    def all_told(self, seat: int) -> bool:
        """Whether every card that a seat ever drew was told."""
        return self._ledger.all_told(seat)

    def knows(self, seat: int) -> bool:
        """Whether every card of a hand is known."""
        return self._ledger.exact(seat) is not None

    def legal(self) -> list[Action]:
        """What the seat that decides may do, as far as anybody can know."""
        payable: dict[str, bool] = {}
        legal = []
        for action in (ACTIONS[code] for code in self._engine.legal()):
            price = self._price(action)
            if price not in payable:
                payable[price] = self._payable(price)
            if payable[price]:
                legal.append(action)
        return legal

    def view(self) -> View:
        """What is on the table for the seat that decides, with its hand if that is known; its choices are in `legal`."""
        state = self.state.copy()
        for holder in range(state.players):
            state.hand[holder] = [self._ledger.size(holder), *[0] * len(COLOUR_LETTERS)]
        public = public_view(self.table.options, state)
        seat = self.decider
        if seat is None:
            return public
        legal = self.legal()
        landings = tuple(landing_of(self.state, action) for action in legal if isinstance(action, Sail))
        hand = self._ledger.exact(seat)
        seen = public.unseen
        if hand is not None:
            seen = tuple(unseen - own for unseen, own in zip(public.unseen, hand, strict=True))
        return whole(public, Own(seat, None if hand is None else tuple(hand), seen, tuple(legal), landings))

    def outcome(self) -> Outcome | None:
        return outcome_of(self.state) if self.over else None

    # What is told

    def tell(self, entry: str) -> str:
        """Let an entry happen; return it as it is kept."""
        text = " ".join(entry.split())
        now, seat = self.state.rounds, self._about()
        if text.split(" ", 1)[0] in _VERBS:
            kept = self._decide(parse(text))
        else:
            request = self.pending
            if request is None:
                kept = self._decide(parse(text))  # which says what can be told
            elif isinstance(request, AskFilling):
                kept = self._fill(request, text)
            else:
                kept = self._take(request, text)
        self.entries.append(kept)
        self.rounds.append(now)
        self.deciders.append(seat)
        return kept

    def check(self, action: Action) -> None:
        """Raise what `tell` would raise."""
        self._paid(action)

    def copy(self) -> "Companion":
        twin = Companion.__new__(Companion)
        twin.__dict__.update(self.__dict__)
        twin.entries, twin.happened = self.entries[:], self.happened[:]
        twin.rounds, twin.deciders = self.rounds[:], self.deciders[:]
        twin._engine = Interpreted(self.state.copy())
        twin._ledger = self._ledger.copy()
        return twin

    def _about(self) -> int | None:
        if self._engine.chance == DRAW_CARDS:
            return self.state.drawer
        return self.decider

    def _decide(self, action: Action) -> str:
        seat, ledger = self._paid(action)
        self.happened.append(Decision(seat, action))
        self._ledger = ledger
        self._engine.apply(action.code)
        self._look(self._pile)
        self._go_on()
        return str(action)

    def _paid(self, action: Action) -> tuple[int, Ledger]:
        """Who decides so, and the cards once that is paid for; raises if it is not allowed, or cannot be."""
        seat, code = self.decider, action.code
        if seat is None:
            if self.over:
                raise GameOver("game-over", "6.3")
            request = self.pending
            assert request is not None, "nobody decides while something is drawn"
            raise ChanceDue("chance-first", "3.1", expected=kind_of(request))
        if code not in self._engine.legal():
            raise refusal(self.state, code)
        return seat, self._after(seat, self._price(action))

    def _price(self, action: Action) -> str:
        match action:
            case Raid(cards=cards):
                return cards
            case Sail():
                return landing_of(self.state, action).price
            case _:
                return ""

    def _payable(self, price: str) -> bool:
        try:
            self._after(self._engine.decider, price)
        except Impossible:
            return False
        return True

    def _after(self, seat: int, price: str) -> Ledger:
        """The cards once a seat has laid these open."""
        if not price:
            return self._ledger
        house, size = self.table.options.houses[seat], self._ledger.size(seat)
        if len(price) > size:
            raise Impossible("companion-hand-size", "5.13", house=house, number=size, needed=len(price))
        ledger = self._ledger.copy()
        ledger.open(seat, price)
        if ledger.lacks_told(seat):
            raise Impossible("companion-hand-told", "5.13", house=house, cards=tuple(map(colour, price)))
        lacking = ledger.impossible(price)
        if lacking is not None:
            raise Impossible("companion-card-elsewhere", "1.2", house=house, colour=colour(lacking))
        return ledger

    def _fill(self, request: AskFilling, text: str) -> str:
        found = _FILL.fullmatch(text)
        if found is None:
            raise Malformed("companion-filling", text=text[:40], expected=f"{request.port} +RRG")
        outcome = parse_outcome(request, found["cubes"])
        assert isinstance(outcome, Filling), "so it was asked"
        if found["port"] is not None:
            outcome = Filling(found["port"], outcome.cubes)
        counts = check_outcome(request, outcome)
        self.happened.append(outcome)
        self._engine.supply(counts)
        self._go_on()
        return f"{outcome.port} +{outcome.cubes}"

    def _take(self, request: AskDraw, text: str) -> str:
        """Cards of a hand that is followed."""
        found = _DRAW.fullmatch(text)
        if found is None:
            raise Malformed("companion-draw", text=text[:40], expected="draw GB, draw G?")
        told = "".join(found["cards"].split())
        unknown = told.count(UNKNOWN)
        drawn = parse_outcome(request, told.replace(UNKNOWN, ""))
        assert isinstance(drawn, Draw), "so it was asked"
        cards = drawn.cards
        if len(cards) + unknown != request.number:
            raise Impossible("draw-number", request.rule, expected=request.number, found=len(cards) + unknown)
        ledger = self._ledger.copy()
        ledger.draw(request.seat, request.number, cards)
        lacking = ledger.impossible(cards)
        if lacking is not None:
            house = self.table.options.houses[request.seat]
            raise Impossible("companion-card-elsewhere", "1.2", house=house, colour=colour(lacking))
        self._draw(request, ledger)
        self._go_on()
        return f"draw {cards}{UNKNOWN * unknown}"

    # How it goes on

    def _go_on(self) -> None:
        """Let everybody draw whose cards are not told."""
        while self._engine.chance == DRAW_CARDS and self.state.drawer not in self.table.followed:
            request = self.pending
            assert isinstance(request, AskDraw), "cards are to be drawn"
            ledger = self._ledger.copy()
            ledger.draw(request.seat, request.number)
            self._draw(request, ledger)
        self._tidy()

    def _draw(self, request: AskDraw, ledger: Ledger) -> None:
        self.happened.append(Dealt(request.seat, len(self._ledger.drawn), len(ledger.drawn)))
        self._ledger = ledger
        # Which colours is not for this state to know: all that counts is how many.
        self._engine.supply([request.number, *[0] * (len(COLOUR_LETTERS) - 1)])
        self._look(self._pile - request.number)

    def _look(self, expected: int) -> None:
        """5.12: a pile that is larger than it should be is a new one, and was empty before."""
        pile = self.state.pile
        self._pile = sum(pile)
        if self._pile > expected:
            self._ledger = self._ledger.copy()
            self._ledger.renew(pile)
        self.state.pile = [self._pile, *[0] * (len(COLOUR_LETTERS) - 1)]

    def _tidy(self) -> None:
        """Hands in the state: what is known, or anything."""
        for seat in range(self.state.players):
            exact = self._ledger.exact(seat)
            self.state.hand[seat] = _ANYTHING[:] if exact is None else [*exact, 0]

    def dealt(self) -> list[str] | None:
        """Cards for every draw, so that all that was told is possible; None if none were found."""
        return possible_deal(self._ledger)


@dataclass(frozen=True)
class Reading:
    """A game as far as its entries fit: `fault` says why the entry with the number `len(companion.entries)` does not."""

    companion: Companion
    fault: GoldenHornError | None


def read(table: RealTable, entries: Iterable[str]) -> Reading:
    """Tell entries one after the other, up to the first that does not fit what was told before it."""
    companion = Companion(table)
    for entry in entries:
        try:
            companion.tell(entry)
        except GoldenHornError as error:
            return Reading(companion, error)
    return Reading(companion, None)
