"""A record step by step: how things stood after each decision. The game is told in full, so any hand may be looked at."""

from goldenhorn.game.dealers import ByHand
from goldenhorn.game.effects import effect_of
from goldenhorn.game.events import Decision, Event
from goldenhorn.game.game import Game
from goldenhorn.record.codec import event_of, event_record, options_of
from goldenhorn.record.model import Record
from goldenhorn.record.verify import RecordFault, replay
from goldenhorn.server.entries import Acted, AnyEntry, Started, told
from goldenhorn.server.protocol import ChairInfo
from goldenhorn.server.setup import Setup
from goldenhorn.terminal.standing import Standing


class Replaying:
    """`at` is the number of decisions that have been made, up to `last`; `log` what happened until then, with nothing
    hidden; `seat` the one whose hand is shown.
    """

    def __init__(self, record: Record) -> None:
        """Raises why, if the record does not follow the rules."""
        try:
            replay(record)
        except RecordFault as wrong:
            raise wrong.fault.error from None
        self.record = record
        self.options = options_of(record)
        self._steps = _steps([event_of(event) for event in record.events])
        self.last = len(self._steps) - 1
        self.seat: int | None = None
        self.at = 0
        self._begin()

    def go(self, at: int) -> None:
        """To a step; before the first or after the last is that one."""
        at = max(0, min(at, self.last))
        if at < self.at:
            self._begin()
        while self.at < at:
            self.at += 1
            self._step()

    @property
    def standing(self) -> Standing:
        game, seats = self._game, range(self.options.players)
        return Standing(
            phase="over" if game.over else "playing",
            setup=Setup(seats=["open" for _ in seats], expansion=self.options.expansion),
            chairs=tuple(self._chair(seat) for seat in seats),
            mine=(),
            seat=self.seat,
            view=game.view(self.seat),
            log=tuple(told(entry, self.seat) for entry in self.log),
        )

    def _begin(self) -> None:
        self.at = 0
        self._game = Game.of(self.options, ByHand())
        self.log: list[AnyEntry] = []
        self._step()

    def _step(self) -> None:
        events, game = self._steps[self.at], self._game
        told_events = [event_record(event) for event in events]
        match events:
            case [Decision(seat, action), *_]:
                effect = effect_of(game.options, game.state, action)
                entry: AnyEntry = Acted(
                    at=0,
                    seat=seat,
                    events=list(told_events),
                    bot=None,
                    round=game.round,
                    price=effect.price,
                    cargo=effect.cargo,
                    number=effect.number,
                    peasants=effect.peasants,
                )
            case _:
                entry = Started(at=0, houses=self.record.options.houses, salt="", events=list(told_events))
        self.log.append(entry)
        for event in events:
            game.feed(event)

    def _chair(self, seat: int) -> ChairInfo:
        house = self.record.options.houses[seat]
        name = self.record.about.get(f"seat-{seat}")
        return ChairInfo(name=name, house=house, open=False, ready=True, away=False, bot=None)


def _steps(events: list[Event]) -> list[list[Event]]:
    """What chance supplied at first; then each decision with the chance that it caused."""
    steps: list[list[Event]] = [[]]
    for event in events:
        if isinstance(event, Decision):
            steps.append([])
        steps[-1].append(event)
    return steps
