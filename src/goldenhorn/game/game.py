"""A game: its options and the list of its events. The state is derived from them by the rules."""

from collections.abc import Iterable, Sequence
from functools import cache

from goldenhorn.errors import ChanceDue, GameOver, NotYourTurn
from goldenhorn.game.actions import ACTIONS, PORTS, Action, parse
from goldenhorn.game.dealers import (
    AskDraw,
    AskFilling,
    AskFirst,
    AskLayout,
    ByHand,
    Dealer,
    Request,
    SeededDealer,
    check_outcome,
    kind_of,
    parse_outcome,
)
from goldenhorn.game.events import Chance, Decision, Event, FirstDrawn, LayoutDrawn
from goldenhorn.game.options import Layout, Options
from goldenhorn.game.outcome import Outcome, Score, outcome_of, score_of
from goldenhorn.game.refusal import refusal
from goldenhorn.game.view import Own, View, own_view, public_view, whole
from goldenhorn.rules.box import Box, standard_box
from goldenhorn.rules.engine import Engine, new_engine
from goldenhorn.rules.setup import Setup, house_number, new_state
from goldenhorn.rules.state import DRAW_CARDS, FILL_VENICE, NO_CHANCE, State


class Game:
    """A game from its options, dealt by a dealer.

    >>> game = Game(players=2, seed=7)
    >>> game.apply("place VCV")
    (Decision(seat=0, action=Place(ports='VCV')),)

    Without a seed and a dealer the game is dealt at random. After every action the dealer supplies what chance has to add;
    with the dealer `ByHand` the request stays `pending` until `supply` is called. With `compiled` the rules run
    compiled (extra `fast`); that changes the speed and nothing else.
    """

    def __init__(
        self,
        players: int = 4,
        *,
        expansion: bool = False,
        layout: Layout = "standard",
        modone: bool = False,
        houses: Sequence[str] = (),
        first: int | None = 0,
        box: Box | None = None,
        seed: str | int | None = None,
        dealer: Dealer | None = None,
        compiled: bool = False,
    ) -> None:
        options = Options(players, expansion, layout, modone, houses, first, box or standard_box())
        self._begin(options, dealer or SeededDealer(seed), compiled)

    @classmethod
    def of(cls, options: Options, dealer: Dealer | None = None, *, compiled: bool = False) -> "Game":
        """A new game of these options."""
        game = cls.__new__(cls)
        game._begin(options, dealer or SeededDealer(), compiled)
        return game

    @classmethod
    def replay(
        cls,
        options: Options,
        events: Iterable[Event],
        dealer: Dealer | None = None,
        *,
        compiled: bool = False,
    ) -> "Game":
        """A game in which exactly these events have happened; the dealer deals on from the next action, or from `deal`."""
        game = cls.of(options, ByHand(), compiled=compiled)
        for event in events:
            game.feed(event)
        game.dealer = dealer or SeededDealer()
        return game

    @classmethod
    def from_state(cls, options: Options, state: State, dealer: Dealer) -> "Game":
        """A game that goes on from a state, such as that of a lesson. Its events begin there, so it cannot be replayed."""
        game = cls.of(options, ByHand())
        game.dealer = dealer
        game._opening = 0
        game._engine = new_engine(state, compiled=False)
        return game

    def _begin(self, options: Options, dealer: Dealer, compiled: bool) -> None:
        self.options = options
        self.dealer = dealer
        self._compiled = compiled
        self._events: list[Event] = []
        self._tiles = options.box.tiles(options.players) if options.layout == "standard" else None
        self._first = options.first
        # Layout and first player where they are drawn, then placing, two fillings, and a hand for each seat.
        self._opening = (options.layout == "shuffled") + (options.first is None) + 2 * options.players + 2
        self._engine: Engine | None = None
        self._legal: list[int] | None = None
        self._public: View | None = None
        self._set_up()
        self.deal()

    # What is

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(self._events)

    @property
    def number(self) -> int:
        """The number that the next event will have."""
        return len(self._events)

    @property
    def over(self) -> bool:
        return self._engine is not None and self._engine.over

    @property
    def decider(self) -> int | None:
        """The seat that decides now, None while chance is due and after the end."""
        engine = self._engine
        return None if engine is None or engine.chance != NO_CHANCE or engine.over else engine.decider

    @property
    def round(self) -> int:
        """The number of the current round, from 1."""
        return self.state.rounds

    @property
    def pending(self) -> Request | None:
        """What chance has to supply before the game goes on."""
        if self._tiles is None:
            return AskLayout(self.options.players)
        if self._first is None:
            return AskFirst(self.options.players)
        engine = self._at_table()
        if engine.chance == NO_CHANCE:
            return None
        seat, number, pool = engine.asked()
        opening = len(self._events) < self._opening
        if engine.chance == DRAW_CARDS:
            return AskDraw(seat, number, tuple(pool), "2.7" if opening else "5.11")
        return AskFilling(PORTS[engine.chance - FILL_VENICE], number, tuple(pool), "2.6" if opening else "5.2")

    @property
    def state(self) -> State:
        """The whole truth, hidden cards included, to be read only: for tests and tools, never for a player."""
        return self._at_table().state

    def legal(self) -> list[Action]:
        """All legal actions of the seat that decides now; empty while chance is due and after the end."""
        return [ACTIONS[code] for code in self._legal_codes()]

    def view(self, seat: int | None = None) -> View:
        """What a seat, or a spectator (None), may know."""
        if self._public is None:
            self._public = public_view(self.options, self.state)
        return self._public if seat is None else whole(self._public, self.own(seat))

    def own(self, seat: int | None) -> Own:
        """The part of a view that only the seat sees."""
        mine = seat is not None and seat == self.decider
        return own_view(self.options, self.state, seat, self._legal_codes() if mine else ())

    def score(self, seat: int) -> Score:
        """The points of a seat as if the game ended now."""
        return score_of(self.state, seat)

    def outcome(self) -> Outcome | None:
        """How the game ended, None while it goes on."""
        return outcome_of(self.state) if self.over else None

    # What happens

    def apply(self, action: Action | str, seat: int | None = None) -> tuple[Event, ...]:
        """Do a legal action; return the new events: the decision and what chance added.

        With a seat it is checked that this seat decides now. A refused action changes nothing.
        """
        if isinstance(action, str):
            action = parse(action)
        decision = self._do(action, seat)
        dealt = self.deal()
        return (decision, *dealt) if dealt else (decision,)

    def check(self, action: Action, seat: int | None = None) -> int:
        """The code of an action that is legal now, for this seat if one is given; else raise what `apply` would raise."""
        code = action.code
        if code not in self._legal_codes() or (seat is not None and seat != self.decider):
            self._refuse(code, seat)
        return code

    def supply(self, outcome: Chance | str) -> tuple[Event, ...]:
        """Answer the pending request, with an event or with what a person types (`parse_outcome`)."""
        if isinstance(outcome, str):
            outcome = parse_outcome(self._request(), outcome)
        self._take(self._request(), outcome)
        return (outcome, *self.deal())

    def feed(self, event: Event) -> None:
        """Let a recorded event happen, decision or chance, checked by the rules; the dealer is not asked."""
        if isinstance(event, Decision):
            self._do(event.action, event.seat)
        else:
            self._take(self._request(), event)

    def deal(self) -> tuple[Event, ...]:
        """Let the dealer supply what is pending, as far as it does; return the new events."""
        if self._engine is not None and self._engine.chance == NO_CHANCE:
            return ()
        before = len(self._events)
        while self._engine is None or self._engine.chance != NO_CHANCE:
            request = self._request()
            outcome = self.dealer.deal(request, len(self._events))
            if outcome is None:
                break
            self._take(request, outcome)
        return tuple(self._events[before:])

    def at(self, number: int) -> "Game":
        """The game as it was before event `number` (negative counts from the end), to look at or to go on from.

        Where the next event was chance it is pending; `deal` supplies it.
        """
        return Game.replay(self.options, self._events[:number], self.dealer, compiled=self._compiled)

    def copy(self) -> "Game":
        """The same game, to go on from without changing this one."""
        twin = Game.__new__(Game)
        twin.__dict__.update(self.__dict__)
        twin._events = self._events[:]
        if self._engine is not None:
            twin._engine = new_engine(self._engine.state.copy(), compiled=self._compiled)
        return twin

    # How it works

    def _at_table(self) -> Engine:
        if self._engine is None:
            raise ChanceDue("chance-first", "2.2", expected=kind_of(self._request()))
        return self._engine

    def _legal_codes(self) -> list[int]:
        if self._legal is None:
            self._legal = [] if self._engine is None else self._engine.legal()
        return self._legal

    def _refuse(self, code: int, seat: int | None) -> None:
        """Raise the error that says why an action cannot be done."""
        if self.over:
            raise GameOver("game-over", "6.3")
        deciding = self.decider
        if deciding is None:
            raise ChanceDue("chance-first", "3.1", expected=kind_of(self._request()))
        if seat is not None and seat != deciding:
            houses = self.options.houses
            if not 0 <= seat < self.options.players:
                raise NotYourTurn("seat-unknown", "2.3", seat=seat, players=self.options.players)
            raise NotYourTurn("not-your-turn", "2.4", house=houses[seat], expected=houses[deciding])
        raise refusal(self.state, code)

    def _request(self) -> Request:
        request = self.pending
        if request is None:
            if self.over:
                raise GameOver("game-over", "6.3")
            raise ChanceDue("no-chance-due", "3.1")
        return request

    def _do(self, action: Action, seat: int | None) -> Decision:
        code = self.check(action, seat)
        engine = self._at_table()
        decision = _decision(engine.decider, code)
        self._events.append(decision)
        self._legal = self._public = None
        engine.apply(code)
        return decision

    def _take(self, request: Request, outcome: Chance) -> None:
        counts = check_outcome(request, outcome)
        self._events.append(outcome)
        self._legal = self._public = None
        if self._engine is not None:
            self._engine.supply(counts)
            return
        if isinstance(outcome, LayoutDrawn):
            self._tiles = outcome.tiles
        elif isinstance(outcome, FirstDrawn):
            self._first = outcome.seat
        self._set_up()

    def _set_up(self) -> None:
        options = self.options
        if self._tiles is not None and self._first is not None:
            houses = tuple(house_number(house) for house in options.houses)
            setup = Setup(houses, self._first, self._tiles, options.expansion, options.modone)
            self._engine = new_engine(new_state(options.box, setup), compiled=self._compiled)


@cache
def _decision(seat: int, code: int) -> Decision:
    """Decisions are values, and there are few of them."""
    return Decision(seat, ACTIONS[code])
