"""A table: what its log says. It knows the seats and the game, and answers what may happen; nothing is stored or sent here.

What somebody wants is asked for by a method that returns the entry to be written, or raises why it cannot be; `add` lets a
written entry happen. So the same entries give the same table, in every process and after every restart.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from msgspec import UNSET, structs

from goldenhorn.errors import GameOver, Impossible
from goldenhorn.game.actions import parse
from goldenhorn.game.dealers import ByHand, SeededDealer
from goldenhorn.game.effects import effect_of
from goldenhorn.game.events import Event
from goldenhorn.game.game import Game
from goldenhorn.game.options import Options
from goldenhorn.game.view import View
from goldenhorn.record.codec import event_of, event_record
from goldenhorn.record.model import House
from goldenhorn.server.entries import (
    Acted,
    Again,
    AnyEntry,
    BeforeGame,
    Chose,
    Closed,
    InGame,
    Opened,
    Phrase,
    Planned,
    Readied,
    Replaced,
    Returned,
    Said,
    Sat,
    Started,
    Stood,
    ToldEvent,
    Undone,
    events_of,
)
from goldenhorn.server.refusals import Forbidden, TooLate
from goldenhorn.server.setup import Level, SeatPlan, Setup, complete_houses, options_of_setup


@dataclass(slots=True)
class Chair:
    """A seat of the table. `player` is the key of the person, None for a bot or an open seat."""

    plan: SeatPlan
    player: str | None = None
    name: str | None = None
    house: House | None = None
    ready: bool = False
    salt: str = ""
    away: bool = False  # a bot plays for the person
    spent: int = 0  # milliseconds of thinking, where the clock is for the game
    turns: int = 0

    @property
    def bot(self) -> Level | None:
        return None if self.plan in ("here", "open") else self.plan  # type: ignore[return-value]


@dataclass(slots=True)
class Move:
    """A decision of the game, with the numbers of its first event and of the first one after it."""

    seat: int
    begin: int
    end: int
    turn: int  # 1 if it was the last of a turn

    @property
    def reveals(self) -> bool:
        """Whether chance added something."""
        return self.end > self.begin + 1


@dataclass
class Table:
    key: str
    secret: str = ""
    entries: list[AnyEntry] = field(default_factory=list)
    chairs: list[Chair] = field(default_factory=list)
    game: Game | None = None
    closed: bool = False
    rematch: str | None = None
    host: str = ""
    moves: list[Move] = field(default_factory=list)
    turn: int = 0  # the number of the last entry that changed the game; a move says which one it answers
    since: int = 0  # when the seat that decides began to think
    _tried: tuple[Acted, Game] | None = None  # the last decision that was asked for, and the game after it

    # What is

    @property
    def number(self) -> int:
        """The number that the next entry will have."""
        return len(self.entries)

    @property
    def opened(self) -> Opened:
        first = self.entries[0]
        assert isinstance(first, Opened), "a log begins with this"
        return first

    @property
    def setup(self) -> Setup:
        return self.opened.setup

    @property
    def phase(self) -> str:
        if self.closed:
            return "closed"
        if self.game is None:
            return "waiting"
        return "over" if self.game.over else "playing"

    @property
    def decider(self) -> int | None:
        return None if self.game is None else self.game.decider

    def seats_of(self, player: str | None) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if player is not None and chair.player == player]

    def view(self, seat: int | None) -> View | None:
        return None if self.game is None else self.game.view(seat)

    def thinker(self) -> Level | None:
        """The level of the bot that has to decide now, None if a person has to, or nobody."""
        if self.decider is None:
            return None
        chair = self.chairs[self.decider]
        return self.setup.stand_in if chair.away else chair.bot

    def deadline(self) -> int | None:
        """When the clock of the seat that decides falls, in milliseconds since 1970; None if none is running."""
        clock = self.setup.clock
        if clock is None or self.decider is None or self.thinker() is not None:
            return None
        if clock.kind == "move":
            return self.since + 1000 * clock.seconds
        return self.since + self.left(self.decider)

    def left(self, seat: int) -> int:
        """Milliseconds that a seat has left for its game, without what it is thinking now."""
        clock = self.setup.clock
        assert clock is not None, "there is a clock"
        chair = self.chairs[seat]
        return 1000 * (clock.seconds + clock.bonus * chair.turns) - chair.spent

    @property
    def undoable(self) -> int | None:
        """The seat of a person who may take back the last decision."""
        last = self.moves[-1] if self.moves and self.phase == "playing" else None
        return None if last is None or last.reveals or self.chairs[last.seat].player is None else last.seat

    @property
    def attended(self) -> bool:
        """Whether somebody has to move bots or to watch a clock."""
        if self.phase != "playing":
            return False
        return self.setup.clock is not None or any(chair.bot is not None or chair.away for chair in self.chairs)

    @property
    def advises(self) -> bool:
        """Whether people may ask for advice: where it was agreed on, or where one of them is alone among bots."""
        return self.setup.hints or sum(chair.bot is None for chair in self.chairs) <= 1

    # What people and bots want

    def sit(self, seat: int, player: str, name: str, at: int) -> Sat:
        chair = self._chair(seat)
        self._before_the_game()
        if chair.bot is not None or chair.player not in (None, player):
            raise Impossible("seat-taken", seat=seat)
        return Sat(at=at, seat=seat, player=player, name=name)

    def stand(self, seat: int, player: str, at: int) -> Stood:
        self._before_the_game()
        self._own(seat, player)
        return Stood(at=at, seat=seat)

    def plan(self, seat: int, plan: SeatPlan, player: str, at: int) -> Planned:
        chair = self._chair(seat)
        self._before_the_game()
        self._host(player)
        if plan == "here":
            raise Impossible("seat-here")
        if chair.player is not None:
            raise Impossible("seat-taken", seat=seat)
        return Planned(at=at, seat=seat, plan=plan)

    def choose_house(self, seat: int, house: House | None, player: str, at: int) -> Chose:
        self._before_the_game()
        self._own(seat, player)
        if house is not None and any(chair.house == house for other, chair in enumerate(self.chairs) if other != seat):
            raise Impossible("house-taken", "2.3", house=house)
        return Chose(at=at, seat=seat, house=house)

    def make_ready(self, seat: int, ready: bool, salt: str, player: str, at: int) -> Readied:
        self._before_the_game()
        self._own(seat, player)
        return Readied(at=at, seat=seat, ready=ready, salt=salt)

    def start(self, player: str, at: int) -> Started:
        """The host, or somebody who sits here, begins as soon as every seat is taken and everybody else is ready."""
        self._before_the_game()
        if not self.seats_of(player):
            self._host(player)
        for seat, chair in enumerate(self.chairs):
            if chair.bot is None and chair.player is None:
                raise Impossible("seat-open", seat=seat)
            if chair.bot is None and not chair.ready and chair.player != player:
                raise Impossible("not-ready", name=chair.name or "")
        houses = complete_houses([chair.house for chair in self.chairs])
        salt = "-".join(chair.salt for chair in self.chairs if chair.salt)
        dealer = SeededDealer(self.secret, salt)
        before = self.opened.before
        if before is UNSET:
            game = Game.of(self._options(houses), dealer)
        else:
            game = Game.replay(self._options(houses), map(event_of, before), dealer)
        return Started(at=at, houses=houses, salt=salt, events=[event_record(event) for event in game.events])

    def act(self, seat: int, action: str, answers: int, player: str, at: int) -> Acted:
        """A decision of a person; `answers` is the number of the entry that it was made after."""
        self._own(seat, player)
        if self._playing().over or answers != self.turn:
            self._current(answers)
        if self.chairs[seat].away:
            raise Forbidden("seat-away")
        return self._acted(seat, action, at, None)

    def act_for(self, seat: int, action: str, answers: int, level: str, at: int) -> Acted:
        """A decision of a bot, which sits there or stands in."""
        self._current(answers)
        if self.thinker() is None:
            raise TooLate("seat-not-away")
        return self._acted(seat, action, at, level)

    def why(self, seat: int, action: str, player: str) -> None:
        """Raises why the seat cannot decide so now by the rules, and lets nothing happen."""
        self._own(seat, player)
        self._playing().check(parse(action), seat)

    def advised(self, seat: int, player: str) -> View:
        """What advice for a seat is made from: what it may know, if its player may ask."""
        self._own(seat, player)
        game = self._playing()
        if not self.advises:
            raise Forbidden("advice-off")
        if game.over:
            raise GameOver("game-over", "6.3")
        return game.view(seat)

    def undo(self, seat: int, answers: int, player: str, at: int) -> Undone:
        """Take back the last decision, as long as nothing was revealed after it and nobody else decided."""
        self._own(seat, player)
        self._playing()
        self._current(answers)
        if not self.moves or self.moves[-1].seat != seat:
            raise Impossible("undo-nothing")
        last = self.moves[-1]
        if last.reveals:
            raise Impossible("undo-revealed")
        return Undone(at=at, seat=seat, events=last.begin)

    def leave(self, seat: int, player: str, at: int) -> Replaced:
        self._playing()
        chair = self._own(seat, player)
        if chair.away:
            raise Impossible("seat-away-already")
        return Replaced(at=at, seat=seat, why="left")

    def come_back(self, seat: int, player: str, at: int) -> Returned:
        self._playing()
        if not self._own(seat, player).away:
            raise Impossible("seat-not-away")
        clock = self.setup.clock
        if clock is not None and clock.kind == "game" and self.left(seat) <= 0:
            raise Impossible("clock-over")
        return Returned(at=at, seat=seat)

    def clock_fell(self, answers: int, at: int) -> Replaced:
        """The clock of the seat that decides has fallen."""
        self._current(answers)
        deadline = self.deadline()
        if deadline is None or at < deadline or self.decider is None:
            raise TooLate("too-late")
        return Replaced(at=at, seat=self.decider, why="clock")

    def say(self, player: str, name: str, phrase: Phrase | None, text: str | None, at: int) -> Said:
        if self.setup.chat == "off" or (text is not None and self.setup.chat == "phrases"):
            raise Forbidden("chat-off" if self.setup.chat == "off" else "chat-phrases")
        if (phrase is None) == (text is None):
            raise Impossible("chat-either")
        seats = self.seats_of(player)
        return Said(at=at, name=name, seat=seats[0] if seats else None, phrase=phrase, text=text)

    def carry(self, seat: int, player: str, name: str, at: int) -> Sat:
        """A person takes a seat along to another device, as another player."""
        if self._chair(seat).player is None:
            raise Impossible("seat-open", seat=seat)
        return Sat(at=at, seat=seat, player=player, name=name)

    def again(self, table: str, player: str, at: int) -> Again:
        if self.phase != "over":
            raise Impossible("game-not-over")
        if not self.seats_of(player):
            raise Forbidden("seat-not-yours")
        if self.rematch is not None:
            raise TooLate("rematch-already")
        return Again(at=at, table=table)

    def close(self, player: str, at: int) -> Closed:
        self._before_the_game()
        self._host(player)
        return Closed(at=at)

    # What happens

    def add(self, entry: AnyEntry) -> None:
        """Let an entry of the log happen."""
        self.entries.append(entry)
        if isinstance(entry, BeforeGame):
            self._gather(entry)
        elif isinstance(entry, InGame):
            self._play(entry)
            if isinstance(entry, Started | Acted | Undone):
                self.turn = self.number - 1
            if not isinstance(entry, Replaced | Returned) or entry.seat == self.decider:
                self.since = entry.at
        elif isinstance(entry, Again):
            self.rematch = entry.table

    def after(self, entry: AnyEntry) -> "Table | None":
        """The table as it will be after an entry that it was asked for, if that changes what lists show."""
        ends = isinstance(entry, Acted) and self._tried is not None and self._tried[0] is entry and self._tried[1].over
        if not ends and not isinstance(entry, Sat | Stood | Planned | Closed | Started | Replaced | Returned):
            return None
        twin = replace(self, entries=self.entries[:], chairs=[replace(chair) for chair in self.chairs], moves=self.moves[:])
        twin.add(entry)
        return twin

    def _gather(self, entry: BeforeGame) -> None:
        match entry:
            case Opened(setup=setup, host=host):
                self.host = "" if host is UNSET else host
                houses = setup.houses or [None] * len(setup.seats)
                self.chairs = [Chair(plan, house=house) for plan, house in zip(setup.seats, houses, strict=True)]
            case Sat(seat=seat, name=name, player=player):
                chair = self.chairs[seat]
                if chair.player == self.host and player is not UNSET:
                    self.host = player  # the host has gone to another device
                chair.player, chair.name = None if player is UNSET else player, name
            case Stood(seat=seat):
                self.chairs[seat] = Chair("open", house=self.setup.houses[seat] if self.setup.houses else None)
            case Planned(seat=seat, plan=plan):
                self.chairs[seat] = Chair(plan, house=self.chairs[seat].house)
            case Chose(seat=seat, house=house):
                self.chairs[seat].house = house
            case Readied(seat=seat, ready=ready, salt=salt):
                self.chairs[seat].ready, self.chairs[seat].salt = ready, salt
            case Closed():
                self.closed = True

    def _play(self, entry: InGame) -> None:
        match entry:
            case Started(houses=houses, salt=salt):
                for chair, house in zip(self.chairs, houses, strict=True):
                    chair.house = house
                self.game = Game.of(self._options(houses), ByHand())
                self._feed(events_of(entry))
                self.game.dealer = SeededDealer(self.secret, salt)
            case Acted():
                self._decided(entry)
            case Undone(events=events):
                self._undo_to(events)
            case Replaced(seat=seat):
                if seat == self.decider:
                    self._spend(seat, entry.at)
                self.chairs[seat].away = True
            case Returned(seat=seat):
                self.chairs[seat].away = False

    def _decided(self, entry: Acted) -> None:
        seat = entry.seat
        begin = self._playing().number
        self._spend(seat, entry.at)
        if self._tried is not None and self._tried[0] is entry:
            self.game = self._tried[1]
        else:
            self._feed(events_of(entry))
        game = self._playing()
        turn = int(game.decider != seat)
        self.moves.append(Move(seat, begin, game.number, turn))
        self.chairs[seat].turns += turn

    def _spend(self, seat: int, at: int) -> None:
        """A person has thought until now. Nobody owes time: a clock may fall late, after the server was away."""
        clock = self.setup.clock
        if clock is not None and clock.kind == "game" and self.thinker() is None:
            self.chairs[seat].spent += min(at - self.since, max(0, self.left(seat)))

    def _feed(self, events: Sequence[Event]) -> None:
        game = self._playing()
        for event in events:
            game.feed(event)

    def _undo_to(self, events: int) -> None:
        game = self._playing()
        self.game = game.at(events)
        while self.moves and self.moves[-1].begin >= events:
            undone = self.moves.pop()
            self.chairs[undone.seat].turns -= undone.turn

    # Who may

    def _acted(self, seat: int, action: str, at: int, level: str | None) -> Acted:
        game, wanted = self._playing(), parse(action)
        trial = game.copy()
        events: list[ToldEvent] = [event_record(event) for event in trial.apply(wanted, seat)]
        effect = effect_of(game.options, game.state, wanted)
        entry = Acted(at=at, seat=seat, events=events, bot=level, round=game.round, **effect._asdict())
        self._tried = (entry, trial)
        return entry

    def _options(self, houses: list[House]) -> Options:
        return options_of_setup(self.setup, houses)

    def _chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise Impossible("seat-unknown", "2.3", seat=seat, players=len(self.chairs))
        return self.chairs[seat]

    def _own(self, seat: int, player: str) -> Chair:
        chair = self._chair(seat)
        if chair.player != player:
            raise Forbidden("seat-not-yours")
        return chair

    def _host(self, player: str) -> None:
        if player != self.host:
            raise Forbidden("host-only")

    def _before_the_game(self) -> None:
        if self.phase != "waiting":
            raise TooLate("table-started" if self.game is not None else "table-closed")

    def _playing(self) -> Game:
        if self.game is None:
            raise Impossible("table-not-started")
        return self.game

    def _current(self, answers: int) -> None:
        if answers != self.turn:
            raise TooLate("too-late")


def rematch_of(table: Table, player: str, name: str) -> tuple[Setup, str, list[tuple[int, str, str]]]:
    """A table for another game of the same people, opened by a player: everybody sits one seat on, and keeps the house."""
    players = len(table.chairs)
    moved = [table.chairs[seat - 1] for seat in range(players)]
    setup = structs.replace(
        table.setup,
        seats=[chair.bot or "open" for chair in moved],
        houses=[chair.house for chair in moved],
        names=[],
    )
    guests = [(seat, chair.player, chair.name or name) for seat, chair in enumerate(moved) if chair.player is not None]
    return setup, player, guests
