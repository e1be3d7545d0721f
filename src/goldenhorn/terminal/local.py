"""A game on this machine: people at this screen and bots, which think in a thread of their own."""

import threading
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor

import msgspec

from goldenhorn.bots.levels import LEVELS
from goldenhorn.errors import GoldenHornError
from goldenhorn.game.actions import Action
from goldenhorn.game.dealers import SeededDealer
from goldenhorn.game.effects import effect_of
from goldenhorn.game.events import Decision, Event
from goldenhorn.game.game import Game
from goldenhorn.game.options import Options
from goldenhorn.record.codec import event_record, record_of
from goldenhorn.record.model import House, Record
from goldenhorn.server.entries import Acted, AnyEntry, Started, Undone, told
from goldenhorn.server.protocol import ChairInfo
from goldenhorn.server.setup import Level, SeatPlan, Setup
from goldenhorn.terminal.crew import Crew, level_of
from goldenhorn.terminal.standing import Note, Standing, Table
from goldenhorn.words import say


class LocalTable(Table):
    """`people` are the names of the people at this screen by seat; `bots` the texts that name the bots of the other seats.

    Between the decisions of bots there is a pause of `pace` seconds, so that one can follow.
    """

    def __init__(
        self,
        options: Options,
        people: Mapping[int, str],
        bots: Mapping[int, str],
        *,
        language: str,
        seed: str | int | None = None,
        pace: float = 0.7,
    ) -> None:
        super().__init__()
        self.options = options
        self.people = dict(people)
        self.language = language
        self.pace = pace
        self._bots = dict(bots)
        self.crew = Crew(bots)
        self.game = Game.of(options, SeededDealer(seed))
        self._seat: int | None = min(people, default=None)
        self._log: list[AnyEntry | Note] = [
            Started(at=_now(), houses=_houses(options), salt="", events=[event_record(event) for event in self.game.events])
        ]
        self._lock = threading.RLock()
        self._thinking = ThreadPoolExecutor(1, "bots")
        self._ended = threading.Event()
        self._standing = self._stand()

    @property
    def standing(self) -> Standing:
        return self._standing

    def begin(self) -> None:
        if self.crew.preparing:
            self._note(say("screen-bots-preparing", self.language))
        self._go_on()

    def act(self, seat: int, action: Action) -> None:
        try:
            with self._lock:
                self._apply(seat, action)
        except GoldenHornError as error:
            self.refused(error.say(self.language))
            return
        self._go_on()

    def undo(self, seat: int) -> None:
        with self._lock:
            if self._undoable() != seat:
                return
            self.game = self.game.at(-1)
            self._log.append(Undone(at=_now(), seat=seat, events=self.game.number))
        self._go_on()

    def look(self, seat: int | None) -> None:
        with self._lock:
            self._seat = seat
        self._tell()

    def record(self) -> Record:
        names = {**self.crew.names, **self.people}
        return record_of(self.game, {f"seat-{seat}": names[seat] for seat in range(self.options.players)})

    def close(self) -> None:
        self._ended.set()
        self._thinking.shutdown(wait=False, cancel_futures=True)
        self.crew.close()

    def again(self) -> "LocalTable":
        """The same people and bots at a new table."""
        return LocalTable(self.options, self.people, self._bots, language=self.language, pace=self.pace)

    # How it goes on

    def _go_on(self) -> None:
        self._tell()
        with self._lock:
            seat, number = self.game.decider, self.game.number
        if seat in self.crew.names and not self._ended.is_set():
            self._thinking.submit(self._let_choose, seat, number)

    def _let_choose(self, seat: int, number: int) -> None:
        with self._lock:
            view = self.game.view(seat)
        begin = time.monotonic()
        try:
            action = self.crew.choose(seat, view)
        except GoldenHornError as error:  # it cannot be made, as its extra is missing
            self.crew.names[seat] = "sailor"
            self._note(error.say(self.language))
            action = self.crew.choose(seat, view)
        fault = self.crew.fault(seat)
        if self._ended.wait(max(0.0, self.pace - (time.monotonic() - begin))):
            return
        with self._lock:
            if self.game.number != number:
                return
            self._apply(seat, action)
        if fault is not None:
            self._note(say("bot-fault", self.language, **fault))
        self._go_on()

    def _apply(self, seat: int, action: Action) -> None:
        game = self.game
        game.check(action, seat)
        round_, effect = game.round, effect_of(game.options, game.state, action)
        events = game.apply(action, seat)
        level = self.crew.names.get(seat)
        self._log.append(
            Acted(
                at=_now(),
                seat=seat,
                events=[event_record(event) for event in events],
                bot=level,
                round=round_,
                price=effect.price,
                cargo=effect.cargo,
                number=effect.number,
                peasants=effect.peasants,
            )
        )

    def _undoable(self) -> int | None:
        """Whose last decision can be taken back: the last thing that happened, and it revealed nothing."""
        last: Event | None = self.game.events[-1] if self.game.events else None
        return last.seat if isinstance(last, Decision) and last.seat in self.people and not self.game.over else None

    def _note(self, text: str) -> None:
        with self._lock:
            self._log.append(Note(text))
        self._tell()

    def _tell(self) -> None:
        with self._lock:
            self._standing = self._stand()
        if not self._ended.is_set():
            self.changed()

    def _stand(self) -> Standing:
        seats = range(self.options.players)
        seat = self._seat
        return Standing(
            phase="over" if self.game.over else "playing",
            setup=Setup(seats=[self._plan(one) for one in seats], expansion=self.options.expansion, hints=True),
            chairs=tuple(self._chair(one) for one in seats),
            mine=tuple(sorted(self.people)),
            seat=seat,
            view=self.game.view(seat),
            log=tuple(entry if isinstance(entry, Note) else told(entry, seat) for entry in self._log),
            undo=self._undoable(),
        )

    def _plan(self, seat: int) -> SeatPlan:
        return "here" if seat in self.people else "open"

    def _chair(self, seat: int) -> ChairInfo:
        level = level_of(self.crew.names.get(seat, ""))
        known = level in LEVELS
        return ChairInfo(
            name=self.people.get(seat) or (None if known else self.crew.names.get(seat)),
            house=_houses(self.options)[seat],
            open=False,
            ready=True,
            away=False,
            bot=msgspec.convert(level, Level) if known else None,
        )


def _houses(options: Options) -> list[House]:
    return msgspec.convert(list(options.houses), list[House])


def _now() -> int:
    return int(time.time() * 1000)
