"""A game: its options and the list of its events. The state is derived from them by the rules."""

from collections.abc import Iterable, Sequence

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
    name_of,
    parse_outcome,
)
from goldenhorn.game.events import (
    Chance,
    Decision,
    Draw,
    Event,
    Filling,
    FirstDrawn,
    LayoutDrawn,
    counts_of_cards,
    counts_of_cubes,
)
from goldenhorn.game.options import Layout, Options
from goldenhorn.game.outcome import Outcome, Score, outcome_of, score_of
from goldenhorn.game.refusal import refusal
from goldenhorn.game.view import View, view_of
from goldenhorn.rules.box import Box, standard_box
from goldenhorn.rules.codes import MAX_LEGAL
from goldenhorn.rules.setup import Setup, house_number, new_state
from goldenhorn.rules.state import DRAW_CARDS, FILL_VENICE, NO_CHANCE, OVER, State
from goldenhorn.rules.turn import apply_code, decider, legal_codes, supply_chance


class Game:
    """A game from its options, dealt by a dealer.

    >>> game = Game(players=2, seed=7)
    >>> game.apply("place VCV")
    (Decision(seat=0, action=Place(ports='VCV')),)

    Without a seed and a dealer the game is dealt at random. After every action the dealer supplies what chance has to add;
    with the dealer `ByHand` the request stays `pending` until `supply` is called.
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
    ) -> None:
        options = Options(players, expansion, layout, modone, houses, first, box or standard_box())
        self._begin(options, dealer or SeededDealer(seed))

    @classmethod
    def of(cls, options: Options, dealer: Dealer | None = None) -> "Game":
        """A new game of these options."""
        game = cls.__new__(cls)
        game._begin(options, dealer or SeededDealer())
        return game

    @classmethod
    def replay(cls, options: Options, events: Iterable[Event], dealer: Dealer | None = None) -> "Game":
        """A game in which exactly these events have happened; the dealer deals on from the next action, or from `deal`."""
        game = cls.of(options, ByHand())
        for event in events:
            game.feed(event)
        game.dealer = dealer or SeededDealer()
        return game

    def _begin(self, options: Options, dealer: Dealer) -> None:
        self.options = options
        self.dealer = dealer
        self._events: list[Event] = []
        self._tiles = options.box.tiles(options.players) if options.layout == "standard" else None
        self._first = options.first
        self._state: State | None = None
        self._buffer = [0] * MAX_LEGAL
        self._legal: list[int] | None = None
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
        return self._state is not None and self._state.phase == OVER

    @property
    def decider(self) -> int | None:
        """The seat that decides now, None while chance is due and after the end."""
        if self._state is None or self._state.chance != NO_CHANCE or self._state.phase == OVER:
            return None
        return decider(self._state)

    @property
    def round(self) -> int:
        return 0 if self._state is None else self._state.rounds

    @property
    def pending(self) -> Request | None:
        """What chance has to supply before the game goes on."""
        if self._tiles is None:
            return AskLayout(self.options.players)
        if self._first is None:
            return AskFirst(self.options.players)
        state = self.state
        if state.chance == NO_CHANCE:
            return None
        if state.chance == DRAW_CARDS:
            return AskDraw(state.drawer, min(state.to_draw, sum(state.pile)), tuple(state.pile))
        return AskFilling(PORTS[state.chance - FILL_VENICE], state.to_draw, tuple(state.bag))

    @property
    def state(self) -> State:
        """The whole truth, hidden cards included: for the rules and for tests, never for a player."""
        if self._state is None:
            raise ChanceDue("chance-first", "2.2", expected=name_of(self._request()))
        return self._state

    def legal(self) -> list[Action]:
        """All legal actions of the seat that decides now; empty while chance is due and after the end."""
        return [ACTIONS[code] for code in self._legal_codes()]

    def view(self, seat: int | None = None) -> View:
        """What a seat, or a spectator (None), may know."""
        return view_of(self.options, self.state, seat)

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
        code = action.code
        if code not in self._legal_codes():
            self._refuse(code, seat)
        state = self.state
        turn = decider(state)
        if seat is not None and seat != turn:
            self._refuse(code, seat)
        decision = Decision(turn, action)
        self._events.append(decision)
        self._legal = None
        apply_code(state, code)
        return (decision, *self.deal()) if state.chance != NO_CHANCE else (decision,)

    def supply(self, outcome: Chance | str) -> tuple[Event, ...]:
        """Answer the pending request, with an event or with what a person types (`parse_outcome`)."""
        request = self._request()
        if isinstance(outcome, str):
            outcome = parse_outcome(request, outcome)
        check_outcome(request, outcome)
        self._take(outcome)
        return (outcome, *self.deal())

    def feed(self, event: Event) -> None:
        """Let a recorded event happen, decision or chance, checked by the rules."""
        if isinstance(event, Decision):
            self.apply(event.action, event.seat)
        else:
            self.supply(event)

    def deal(self) -> tuple[Event, ...]:
        """Let the dealer supply what is pending, as far as it does; return the new events."""
        before = len(self._events)
        while self._state is None or self._state.chance != NO_CHANCE:
            request = self._request()
            outcome = self.dealer.deal(request, len(self._events))
            if outcome is None:
                break
            check_outcome(request, outcome)
            self._take(outcome)
        return tuple(self._events[before:])

    def at(self, number: int) -> "Game":
        """The game as it was before event `number` (negative counts from the end), to look at or to go on from.

        Where the next event was chance it is pending; `deal` supplies it.
        """
        return Game.replay(self.options, self._events[:number], self.dealer)

    # How it works

    def _legal_codes(self) -> list[int]:
        if self._legal is None:
            state = self._state
            self._legal = [] if state is None else self._buffer[: legal_codes(state, self._buffer)]
        return self._legal

    def _refuse(self, code: int, seat: int | None) -> None:
        """Raise the error that says why an action cannot be done."""
        if self.over:
            raise GameOver("game-over", "6.3")
        if self.decider is None:
            raise ChanceDue("chance-first", "3.1", expected=name_of(self._request()))
        state = self.state
        if seat is not None and seat != self.decider:
            if not 0 <= seat < self.options.players:
                raise NotYourTurn("seat-unknown", "2.3", seat=seat, players=self.options.players)
            raise NotYourTurn(
                "not-your-turn", "2.4", house=self.options.houses[seat], expected=self.options.houses[decider(state)]
            )
        raise refusal(state, code)

    def _request(self) -> Request:
        request = self.pending
        if request is None:
            if self.over:
                raise GameOver("game-over", "6.3")
            raise ChanceDue("no-chance-due", "3.1")
        return request

    def _take(self, outcome: Chance) -> None:
        match outcome:
            case Filling(_, cubes):
                supply_chance(self.state, counts_of_cubes(cubes))
            case Draw(_, cards):
                supply_chance(self.state, counts_of_cards(cards))
            case LayoutDrawn(tiles):
                self._tiles = tiles
            case FirstDrawn(seat):
                self._first = seat
        self._events.append(outcome)
        self._legal = None
        if self._state is None:
            self._set_up()

    def _set_up(self) -> None:
        options = self.options
        if self._tiles is not None and self._first is not None:
            houses = tuple(house_number(house) for house in options.houses)
            setup = Setup(houses, self._first, self._tiles, options.expansion, options.modone)
            self._state = new_state(options.box, setup)
