"""The log in words: what happened, by whom, with the pieces as signs in the text."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from goldenhorn.game.actions import (
    Action,
    Announce,
    Conquer,
    Done,
    KeepCourse,
    Load,
    Place,
    Raid,
    Sail,
    Train,
    TurnRound,
    parse,
)
from goldenhorn.game.view import View
from goldenhorn.record.model import ActionEvent, DrawEvent, FillEvent, FirstEvent, LayoutEvent
from goldenhorn.server.entries import (
    Acted,
    AnyEntry,
    HiddenDrawEvent,
    Replaced,
    Returned,
    Said,
    Started,
    ToldEvent,
    Undone,
)
from goldenhorn.terminal.look import sign
from goldenhorn.terminal.standing import Note
from goldenhorn.words import Fact, say


@dataclass(frozen=True)
class StoryLine:
    """`round` is a heading; `harm` is what others did to the seat that looks. `entry` is the number in the log."""

    entry: int
    house: str | None
    text: str
    kind: Literal["game", "chat", "round", "harm", "note"] = "game"


class Storyteller:
    """Tells in one language what happened at a table with this view."""

    def __init__(self, language: str, view: View) -> None:
        self.language = language
        self.view = view

    def lines(self, log: Iterable[AnyEntry | Note], begin: int = 0) -> Iterator[StoryLine]:
        """What happened from the entry `begin` on."""
        last = -1
        for number, entry in enumerate(log):
            now = _round_of(entry, last)
            if now > last and number >= begin:
                text = self._say("log-round", round=now) if now else self._say("log-setting-up")
                yield StoryLine(number, None, text, "round")
            last = max(last, now)
            if number >= begin:
                for line in self._of(entry):
                    yield StoryLine(number, *line)

    def decision(self, entry: Acted) -> str:
        """What a decision was, without what chance added."""
        return self._action(entry)[1]

    def figures(self, conquerors: int, peasants: int) -> str:
        parts = [self._say("page-conquerors", number=conquerors)] if conquerors else []
        if peasants:
            parts.append(self._say("page-peasants", number=peasants))
        return " + ".join(parts)

    def cargo(self, cargo: str, number: int, peasants: int) -> str:
        return f"{number} {sign('cube', cargo)}" if len(cargo) == 1 else self.figures(number, peasants)

    def ship(self, house: str, kind: str) -> str:
        """A ship by the colours of its sails."""
        for ship in self.view.ships:
            if ship.kind == kind and self.view.seats[ship.seat].house == house:
                return sign("sails", ship.sails)
        return kind

    def place(self, name: str) -> str:
        if not name.isdecimal():
            return self._say(f"place-{name}")
        return f"{sign('square', self.view.colours[self.view.way.index(name)])} {name}"

    def _of(self, entry: AnyEntry | Note) -> "Iterator[_Line]":
        match entry:
            case Acted():
                yield self._action(entry)
                yield from self._chances(entry.events[1:])
            case Started():
                yield from self._chances(entry.events)
            case Undone(seat=seat):
                yield self._house(seat), self._say("log-undone"), "game"
            case Replaced(seat=seat, why=why):
                yield self._house(seat), self._say("log-clock" if why == "clock" else "log-left"), "game"
            case Returned(seat=seat):
                yield self._house(seat), self._say("log-returned"), "game"
            case Said(name=name, seat=seat, phrase=phrase, text=text):
                house = None if seat is None else self._house(seat)
                yield house, f"{name}: {text or self._say(f'phrase-{phrase}')}", "chat"
            case Note(text):
                yield None, text, "note"
            case _:
                pass

    def _chances(self, events: Sequence[ToldEvent]) -> "Iterator[_Line]":
        for event in events:
            match event:
                case FillEvent(port, cubes):
                    text = self._say("log-fill", port=self._say(f"place-{port}"), cubes=sign("cube", cubes) or "-")
                    yield None, text, "game"
                case DrawEvent(seat, cards):
                    yield self._house(seat), self._say("log-draw", cards=sign("card", cards) or "-"), "game"
                case HiddenDrawEvent(seat, number):
                    yield self._house(seat), self._say("log-hidden-draw", number=number), "game"
                case FirstEvent(seat):
                    yield self._house(seat), self._say("log-first"), "game"
                case ActionEvent() | LayoutEvent():
                    pass

    def _action(self, entry: Acted) -> "_Line":
        own = self._house(entry.seat)
        event = entry.events[0]
        assert isinstance(event, ActionEvent), "a decision comes first"
        text, kind = self._told(parse(event.action), entry, own)
        return own, text, kind

    def _told(self, action: Action, entry: Acted, own: str) -> tuple[str, "_Kind"]:
        cargo = "" if entry.cargo is None else self.cargo(entry.cargo, entry.number, entry.peasants)
        match action:
            case Raid(house, kind, cards):
                facts = {"house": house, "ship": self.ship(house, kind), "cards": sign("card", cards), "loot": cargo}
                harmed = self.view.seat is not None and self._house(self.view.seat) == house
                return self._say("log-raid", **facts), "harm" if harmed else "game"
            case Load(kind, _):
                return self._say("log-load", ship=self.ship(own, kind), cargo=cargo), "game"
            case Sail(kind, landing):
                facts = {"ship": self.ship(own, kind), "place": self.place(landing), "cards": sign("card", entry.price)}
                message = "log-sail" if landing.isdecimal() else "log-unload" if cargo else "log-land"
                return self._say(message, wind=len(entry.price), cargo=cargo, **facts), "game"
            case Conquer(territory, _):
                return self._say("log-conquer", territory=territory), "game"
            case Train(peasants):
                return self._say("log-train", number=peasants), "game"
            case Place(ports):
                return self._say("log-place", venice=ports.count("V")), "game"
            case TurnRound() | KeepCourse() | Announce() | Done():
                return self._say(f"log-{action}"), "game"
        raise AssertionError(action)

    def _house(self, seat: int) -> str:
        return self.view.seats[seat].house

    def _say(self, message: str, **facts: Fact) -> str:
        return say(message, self.language, **facts)


_Kind = Literal["game", "chat", "round", "harm", "note"]
_Line = tuple[str | None, str, _Kind]


def _round_of(entry: AnyEntry | Note, last: int) -> int:
    """The round that an entry belongs to; placing ships is before the first."""
    match entry:
        case Started():
            return 0
        case Acted(events=[ActionEvent(action=action), *_], round=number):
            return 0 if action.startswith("place ") else number
        case _:
            return last
