"""Twins of a table's log: everything that some seats see is the same, everything that they may not know is dealt anew.

Cards that others spent are public, so a twin deals them too; all others change, and with them what lies in the pile.
"""

import random
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from goldenhorn.game.dealers import ByHand
from goldenhorn.game.events import Chance, Decision, Draw, Event, counts_of_cards, letters
from goldenhorn.game.game import Game
from goldenhorn.record.codec import event_record
from goldenhorn.server.entries import Acted, AnyEntry, Opened, Started, Undone, events_of
from goldenhorn.server.setup import box_of_setup, options_of_setup

COLOURS = range(6)


@dataclass(frozen=True)
class Step:
    """What happened to cards: a seat drew some as event `number`, or played some, or took them back (negative)."""

    seat: int
    number: int | None
    cards: tuple[int, ...]


@dataclass(frozen=True)
class Course:
    """The cards of a game in the order of its log, undone decisions included."""

    steps: list[Step]
    per_colour: int

    def draws(self) -> dict[int, Step]:
        return {step.number: step for step in self.steps if step.number is not None}

    def possible(self, dealt: dict[int, list[int]]) -> bool:
        """Whether everybody can do what they did if these cards had been drawn (5.12 included)."""
        pile, discards = [self.per_colour] * 6, [0] * 6
        hands = [[0] * 6 for _ in range(4)]
        for step in self.steps:
            hand = hands[step.seat]
            if step.number is None:
                moved, gives, takes = step.cards, hand, discards
            else:
                if not any(pile):
                    pile, discards = discards, [0] * 6
                moved, gives, takes = tuple(dealt[step.number]), pile, hand
            for colour, number in enumerate(moved):
                gives[colour] -= number
                takes[colour] += number
                if gives[colour] < 0:
                    return False
        return True


def course_of(entries: Sequence[AnyEntry]) -> Course:
    setup, game = _opened(entries).setup, None
    steps: list[Step] = []
    undoable: list[Step] = []
    for entry in entries:
        if isinstance(entry, Started):
            game = Game.of(options_of_setup(setup, entry.houses), ByHand())
        if isinstance(entry, Started | Acted):
            assert game is not None
            for event in events_of(entry):
                happened = _happened(game, event)
                steps += happened
                undoable += happened
        elif isinstance(entry, Undone):
            assert game is not None
            back = undoable.pop()
            assert back.number is None, "nothing is taken back after something was drawn"
            steps.append(Step(back.seat, None, tuple(-number for number in back.cards)))
            game = game.at(entry.events)
    return Course(steps, box_of_setup(setup).cards_per_colour)


def _happened(game: Game, event: Event) -> list[Step]:
    """Let an event happen; a decision is a step even where it costs nothing, so that it can be undone."""
    if isinstance(event, Draw):
        number = game.number
        game.feed(event)
        return [Step(event.seat, number, tuple(counts_of_cards(event.cards)))]
    if not isinstance(event, Decision):
        game.feed(event)
        return []
    before = game.state.hand[event.seat][:6]
    game.feed(event)
    after = game.state.hand[event.seat][:6]
    return [Step(event.seat, None, tuple(had - has for had, has in zip(before, after, strict=True)))]


def deal_anew(course: Course, known: Collection[int], rng: random.Random, changes: int) -> dict[int, list[int]]:
    """Other cards for all draws that these seats did not see, exchanged one by one with each other and with the pile."""
    dealt = {number: list(step.cards) for number, step in course.draws().items()}
    assert course.possible(dealt), "what happened was possible"
    hidden = [number for number, step in course.draws().items() if step.seat not in known]
    for _ in range(changes if hidden else 0):
        one, other = rng.choice(hidden), rng.choice(hidden)
        mine, theirs = rng.sample(COLOURS, 2)
        if not dealt[one][mine]:
            continue
        _exchange(dealt, one, mine, theirs)
        traded = other != one and dealt[other][theirs] > 0 and rng.random() < 0.5
        if traded:
            _exchange(dealt, other, theirs, mine)
        if not course.possible(dealt):
            _exchange(dealt, one, theirs, mine)
            if traded:
                _exchange(dealt, other, mine, theirs)
    return dealt


def _exchange(dealt: dict[int, list[int]], number: int, gone: int, come: int) -> None:
    dealt[number][gone] -= 1
    dealt[number][come] += 1


def twin_log(entries: Sequence[AnyEntry], known: Collection[int], rng: random.Random, changes: int = 100) -> list[AnyEntry]:
    """The same log with everything dealt anew that these seats may not know; so many exchanges of cards are tried."""
    if not any(isinstance(entry, Started) for entry in entries):
        return list(entries)
    course = course_of(entries)
    dealt = deal_anew(course, known, rng, changes)
    number = 0
    twins: list[AnyEntry] = []
    for entry in entries:
        if isinstance(entry, Undone):
            number = entry.events
        if isinstance(entry, Started | Acted):
            events = [
                Draw(event.seat, letters(dealt[number + place])) if isinstance(event, Draw) else event
                for place, event in enumerate(events_of(entry))
            ]
            number += len(events)
            entry = replace(entry, events=[event_record(event) for event in events])
        twins.append(entry)
    return twins


def deals_of(entries: Sequence[AnyEntry]) -> dict[int, Chance]:
    """What chance supplied, by the number of the event; nothing that was drawn is ever taken back."""
    number = 0
    deals: dict[int, Chance] = {}
    for entry in entries:
        if isinstance(entry, Undone):
            number = entry.events
        if isinstance(entry, Started | Acted):
            for event in events_of(entry):
                if not isinstance(event, Decision):
                    deals[number] = event
                number += 1
    return deals


def _opened(entries: Sequence[AnyEntry]) -> Opened:
    first = entries[0]
    assert isinstance(first, Opened)
    return first


def twin_game(game: Game, known: Collection[int], rng: random.Random, changes: int = 100) -> Game:
    """The same for a game without a table."""
    again = Game.of(game.options, ByHand())
    steps = [step for event in game.events for step in _happened(again, event)]
    course = Course(steps, game.options.box.cards_per_colour)
    dealt = deal_anew(course, known, rng, changes)
    events = [
        Draw(event.seat, letters(dealt[number])) if isinstance(event, Draw) else event
        for number, event in enumerate(game.events)
    ]
    return Game.replay(game.options, events)
