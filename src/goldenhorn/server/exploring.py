"""Another course of a finished game: decisions that nobody made, tried out in one of its positions.

The true cards of the game lie there. What chance adds to a decision is dealt anew, the same whenever the same is asked.
"""

from typing import Annotated, NamedTuple

from msgspec import Meta, Struct

from goldenhorn.bots.wire import ViewData
from goldenhorn.errors import GameOver, Impossible
from goldenhorn.game.actions import parse
from goldenhorn.game.dealers import ByHand, SeededDealer
from goldenhorn.game.effects import effect_of
from goldenhorn.game.events import Event
from goldenhorn.game.game import Game
from goldenhorn.record.codec import event_record, options_of
from goldenhorn.record.model import ActionText, EventRecord, Record
from goldenhorn.rules.box import standard_box
from goldenhorn.rules.state import State
from goldenhorn.server.http import Problem
from goldenhorn.server.replaying import Step, steps_of
from goldenhorn.server.setup import SeatPlan, Setup

StepNumber = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Actions = Annotated[list[ActionText], Meta(max_length=100)]
Deal = Annotated[int, Meta(ge=0, le=2**31 - 1)]


class Trial(Struct, frozen=True, forbid_unknown_fields=True):
    """Decisions to try out one after the other, by whoever decides, in the position after a step of the replay. What chance
    adds is dealt anew, the same for the same `deal`.
    """

    step: StepNumber
    actions: Actions = []
    deal: Deal = 0


class Weighed(Struct, frozen=True):
    """The chances of all seats: in the position, after the decision that was really made there, and after each of those
    that are tried out. What a decision draws is averaged over all that it could be.
    """

    before: tuple[float, ...]
    played: tuple[float, ...] | None
    after: list[tuple[float, ...]]


class Tried(Struct, frozen=True):
    """What came of a trial: its decisions as the replay tells them, and how things stand then for whoever decides. If the
    chances are not known, `unknown` says why.
    """

    steps: list[Step]
    view: ViewData  # type: ignore[valid-type]  # it is made from the fields of a view
    weighed: Weighed | None
    unknown: Problem | None


class Exploration(Struct, frozen=True, forbid_unknown_fields=True):
    """Go on from the position after a step of the replay, or after decisions that were tried out there (`Trial`); whoever
    asks sits in the seats that are `here`.
    """

    step: StepNumber
    seats: Annotated[list[SeatPlan], Meta(min_length=2, max_length=4)]
    actions: Actions = []
    deal: Deal = 0


class Course(NamedTuple):
    """A game after a trial, and the states to be weighed: as in `Weighed`."""

    game: Game
    steps: list[Step]
    before: State
    played: State | None
    after: list[State]


def tried(record: Record, trial: Trial) -> Course:
    """Raises why the rules forbid something."""
    steps = list(steps_of(record))
    if trial.step >= len(steps):
        raise Impossible("explore-step", last=len(steps) - 1, step=trial.step)
    game = Game.of(options_of(record), ByHand())
    for event in [event for step in steps[: trial.step + 1] for event in step]:
        game.feed(event)
    before = game.state.copy()
    played = _played(game, steps[trial.step + 1]) if trial.step + 1 < len(steps) else None
    lot = SeededDealer(f"{trial.step} {trial.deal}")
    told, after = [], []
    for text in trial.actions:
        step, state = _try(game, text, lot)
        told.append(step)
        after.append(state)
    return Course(game, told, before, played, after)


def _played(game: Game, step: list[Event]) -> State:
    twin = game.copy()
    twin.feed(step[0])
    return twin.state


def _try(game: Game, text: str, lot: SeededDealer) -> tuple[Step, State]:
    """What happened, and the state before chance supplied what the decision draws."""
    if game.over:
        raise GameOver("game-over", "6.3")
    action = parse(text)
    game.check(action)
    seat, round_, effect = game.decider, game.round, effect_of(game.options, game.state, action)
    events = [*game.apply(action)]
    state = game.state.copy()
    while game.pending is not None:
        events += game.supply(lot.deal(game.pending, game.number))
    return Step(seat, [event_record(event) for event in events], round_, *effect), state


def explored(record: Record, wish: Exploration) -> tuple[Setup, list[EventRecord]]:
    """The set-up of a table like that of a record, and the events up to the position."""
    options = record.options
    if len(wish.seats) != options.players:
        raise Impossible("explore-seats", players=options.players, number=len(wish.seats))
    if "open" in wish.seats or "here" not in wish.seats:
        raise Impossible("explore-plans")
    game = tried(record, Trial(wish.step, wish.actions, wish.deal)).game
    if game.over:
        raise GameOver("game-over", "6.3")
    setup = Setup(
        seats=wish.seats,
        expansion=options.expansion,
        layout=options.layout,
        modone=options.modone,
        first=options.first,
        houses=list(options.houses),
        box=None if options_of(record).box == standard_box() else record.box,
        chat="off",
        hints=True,
    )
    return setup, [event_record(event) for event in game.events]
