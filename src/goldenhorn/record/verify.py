"""Does a record follow the rules? The first thing that is wrong, with its number, what was expected, and the rule."""

import hashlib
from dataclasses import dataclass

import msgspec

from goldenhorn.errors import GoldenHornError, Impossible
from goldenhorn.game.dealers import ByHand, SeededDealer
from goldenhorn.game.events import Chance
from goldenhorn.game.game import Game
from goldenhorn.record.codec import event_of, options_of, result_record
from goldenhorn.record.model import ActionEvent, EventRecord, Record


@dataclass(frozen=True)
class Fault:
    """What is wrong. `event` is the number of the event, None if it is the options, the shuffle or the result."""

    event: int | None
    error: GoldenHornError

    @property
    def rule(self) -> str | None:
        return self.error.rule


class RecordFault(Exception):
    """A record that does not follow the rules."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(str(fault.error))
        self.fault = fault


def replay(record: Record) -> Game:
    """The game of a record, every event checked by the rules; raises `RecordFault` at the first that is wrong."""
    try:
        game = Game.of(options_of(record), ByHand())
        dealer = _dealer(record)
    except GoldenHornError as error:
        raise RecordFault(Fault(None, error)) from error
    for number, event in enumerate(record.events):
        try:
            _check_legal(game, event)
            _check_shuffle(game, event, dealer)
            game.feed(event_of(event))
        except GoldenHornError as error:
            raise RecordFault(Fault(number, error)) from error
    try:
        _check_result(game, record)
    except GoldenHornError as error:
        raise RecordFault(Fault(None, error)) from error
    return game


def verify(record: Record) -> Fault | None:
    """None if the record follows the rules, else the first fault."""
    try:
        replay(record)
    except RecordFault as wrong:
        return wrong.fault
    return None


def _check_legal(game: Game, event: EventRecord) -> None:
    """A list of legal actions in the record, in any order, must be the right one."""
    if isinstance(event, ActionEvent) and event.legal is not None:
        legal = sorted(str(action) for action in game.legal())
        found = sorted(event.legal)
        if legal != found:
            missing = ", ".join(sorted(set(legal) - set(found)))
            surplus = ", ".join(sorted(set(found) - set(legal)))
            raise Impossible("record-legal", "3.1", missing=missing or "-", surplus=surplus or "-")


def _dealer(record: Record) -> SeededDealer | None:
    """The dealer that a revealed secret stands for."""
    shuffle = record.shuffle
    if shuffle is None or shuffle.secret is None:
        return None
    if hashlib.sha256(shuffle.secret.encode()).hexdigest() != shuffle.commitment:
        raise Impossible("shuffle-commitment")
    return SeededDealer(shuffle.secret, shuffle.salt)


def _check_shuffle(game: Game, event: EventRecord, dealer: SeededDealer | None) -> None:
    """Chance must be what the revealed secret deals."""
    request = game.pending
    if dealer is not None and request is not None and not isinstance(event, ActionEvent):
        dealt: Chance = dealer.deal(request, game.number)
        if event_of(event) != dealt:
            raise Impossible("shuffle-other", expected=_letters(dealt), found=_letters(event_of(event)))


def _letters(event: object) -> str:
    return " ".join(str(getattr(event, name)) for name in ("cubes", "cards", "tiles", "seat") if hasattr(event, name))


def _check_result(game: Game, record: Record) -> None:
    outcome = game.outcome()
    expected = None if outcome is None else result_record(outcome)
    if record.result == expected:
        return
    if expected is None:
        raise Impossible("result-early", "6.3")
    if record.result is None:
        raise Impossible("result-missing", "6.3")
    for key in ("reason", "announcer", "rounds", "scores", "winners"):
        right, found = getattr(expected, key), getattr(record.result, key)
        if right != found:
            raise Impossible("result-wrong", RESULT_RULES[key], entry=key, expected=_json(right), found=_json(found))


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


RESULT_RULES = {"reason": "6.2", "announcer": "6.2", "rounds": "6.3", "scores": "7.2", "winners": "7.4"}
