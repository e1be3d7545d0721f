"""Are the chances of advice right? Bots play, advice is asked for on the way, and what it said is compared with the truth.

The same plan gives the same numbers. Chances are gathered in ten bins; where advice is right, what it said to happen in a
third of the cases happens in a third of them.
"""

import math
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from msgspec import Struct

from goldenhorn.advice.belief import belief
from goldenhorn.advice.hint import best
from goldenhorn.advice.memory import Memory, Passed, watch
from goldenhorn.advice.risk import coming_pirates, is_exposed, risk, sails_of
from goldenhorn.advice.trees import grow
from goldenhorn.bots.bot import Bot, Budget
from goldenhorn.bots.spec import parse_spec
from goldenhorn.game.dealers import SeededDealer
from goldenhorn.game.events import Decision
from goldenhorn.game.game import Game
from goldenhorn.game.options import Options
from goldenhorn.game.view import View
from goldenhorn.lab.play import bot_seed
from goldenhorn.lab.row import shares_of

BINS = 10
QUANTITIES = ("one", "two", "risk", "win")
# Of the decisions: those in which advice is asked for.
ASKED = 0.1
# And of these: those in which it searches, which takes longer than counting.
SEARCHED = 0.5


@dataclass(frozen=True)
class CalibrationPlan:
    """`games` of each of the `tables`, between bots of one kind; the chance of winning is searched for with so many
    `iterations`.
    """

    bot: str
    tables: tuple[Options, ...]
    games: int
    iterations: int
    seed: int


class Bin(Struct):
    """Chances that are nearly alike: how many there were, their sum, and how often what they are about was so."""

    number: int = 0
    said: float = 0.0
    happened: float = 0.0

    @property
    def mean(self) -> float:
        return self.said / self.number

    @property
    def rate(self) -> float:
        return self.happened / self.number

    @property
    def error(self) -> float:
        """The standard error of the rate, if what was said is right and every case stands for itself."""
        return math.sqrt(self.mean * (1 - self.mean) / self.number)


class Curve(Struct, frozen=True):
    """`quantity`: that a hand has `one` card of a colour, or `two`; the `risk` of a ship; the chance to `win`."""

    quantity: str
    players: int
    bins: list[Bin]

    def put(self, chance: float, happened: float) -> None:
        found = self.bins[min(BINS - 1, int(chance * BINS))]
        found.number += 1
        found.said += chance
        found.happened += happened

    @property
    def off(self) -> float:
        """How far what was said is from what happened, on average."""
        filled = [one for one in self.bins if one.number]
        return sum(abs(one.said - one.happened) for one in filled) / max(1, sum(one.number for one in filled))


def calibrate(plan: CalibrationPlan, advance: Callable[[int], None] = lambda _: None) -> list[Curve]:
    """A curve for each quantity and number of players. `advance` is told of every game."""
    numbers = sorted({table.players for table in plan.tables})
    curves = {
        (quantity, players): Curve(quantity, players, [Bin() for _ in range(BINS)])
        for quantity in QUANTITIES
        for players in numbers
    }
    for number in range(plan.games * len(plan.tables)):  # of all tables in turn
        table = plan.tables[number % len(plan.tables)]
        for quantity, chance, happened in _said(plan, table, number):
            curves[quantity, table.players].put(chance, happened)
        advance(1)
    return list(curves.values())


def _said(plan: CalibrationPlan, table: Options, number: int) -> Iterator[tuple[str, float, float]]:
    """What advice said in a game, and what was so."""
    rng = random.Random(f"{plan.seed}/{number}")
    game = Game.of(table, SeededDealer(rng.getrandbits(60)))
    bots: list[Bot] = [parse_spec(plan.bot).create(bot_seed(plan.seed, number, 0, seat)) for seat in range(table.players)]
    winning: list[tuple[int, float]] = []
    memory: dict[int, Passed] = {}
    while not game.over:
        seat = game.decider
        assert seat is not None, "the dealer has dealt"
        view = game.view(seat)
        asked = view.phase == "acting" and rng.random() < ASKED
        if asked:
            yield from _hands(game, view)
            if plan.iterations and rng.random() < SEARCHED:
                winning.append((seat, _chance(view, rng.getrandbits(60), plan.iterations)))
        action = bots[seat].choose(view, view.legal)
        watch(game, Decision(seat, action), memory)
        for event in game.apply(action, seat)[1:]:
            watch(game, event, memory)
        if asked and not game.over:
            yield from _ships(game, game.view(seat), memory)
    shares = shares_of(tuple(game.score(seat).total for seat in range(table.players)))
    yield from (("win", chance, shares[seat]) for seat, chance in winning)


def _hands(game: Game, view: View) -> Iterator[tuple[str, float, float]]:
    for hand in belief(view).hands:
        held = game.state.hand[hand.seat]
        for colour in range(6):
            yield "one", hand.one[colour], held[colour] >= 1
            yield "two", hand.two[colour], held[colour] >= 2


def _ships(game: Game, view: View, memory: Memory) -> Iterator[tuple[str, float, float]]:
    """How safe the ships are that a seat leaves at sea: whether somebody who comes holds two cards that match."""
    own = [ship for ship in view.ships if ship.seat == view.seat]
    for ship, judged in zip(own, risk(view, memory).ships, strict=True):
        if is_exposed(ship):
            hands = [game.state.hand[seat] for seat in coming_pirates(view)]
            robbed = any(sum(hand[colour] for colour in sails_of(ship)) >= 2 for hand in hands)
            yield "risk", judged.chance, robbed


def _chance(view: View, seed: int, iterations: int) -> float:
    """Of the best move, by one search."""
    return best(grow(view, seed, Budget(iterations=iterations), trees=1), 1)[0].chance.value
