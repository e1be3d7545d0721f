"""Playing a deal: the same task gives the same rows, on any machine and in any order."""

import hashlib
import re
from collections.abc import Callable, Iterable, Sequence
from contextlib import ExitStack
from functools import cache

from goldenhorn.bots.bot import Bot
from goldenhorn.bots.spec import LevelSpec, parse_spec
from goldenhorn.bots.supervised import Supervised, seat_bot
from goldenhorn.game.actions import PORTS, Action, Announce, Raid, Sail
from goldenhorn.game.dealers import ByHand, deal_from
from goldenhorn.game.game import Game
from goldenhorn.lab.deal import DealTask, Seating
from goldenhorn.lab.row import FaultRow, GameRow, shares_of
from goldenhorn.lab.twin import twin_iterations
from goldenhorn.rules.material import SHIP_KINDS
from goldenhorn.rules.scratch import Scratch
from goldenhorn.rules.stream import below, seed_stream

# Seconds that a bot from elsewhere has for a choice.
TIME_LIMIT = 60.0
_SEARCHING = ("admiral", "doge")
# What compiled games need beside this package (extra `fast`).
_COMPILER = ("numba", "numpy", "platformdirs")
# Where an object lies differs from run to run, and texts of errors tell it.
_ADDRESS = re.compile(r"0x[0-9a-fA-F]+")


def play_deal(task: DealTask) -> list[GameRow]:
    """The games of a deal, one for each seating."""
    fast = _fast_path() if all(map(_is_ours, task.match.bots)) else None
    rows = None if fast is None else fast(task)
    return play_slowly(task) if rows is None else rows


def play_slowly(task: DealTask) -> list[GameRow]:
    """The games of a deal through `Game` and `Bot.choose`, which any bot can play."""
    return [play_game(task, rotation) for rotation in range(len(task.match.seatings))]


def bot_seed(seed: int, deal: int, rotation: int, seat: int) -> int:
    """The seed of the bot in a seat of a game, from 0 to 2**63 - 1, unlike that of any other."""
    digest = hashlib.sha256(f"{seed}/{deal}/{rotation}/{seat}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 1


def play_game(task: DealTask, rotation: int) -> GameRow:
    match = task.match
    seating = match.seatings[rotation]
    scratch = Scratch()
    seed_stream(scratch, match.seed, task.deal)
    game = Game.of(match.options(task.deal), ByHand())
    notes = Notes(game)
    with ExitStack() as stack:
        bots = [
            seat_bot(match.bots[index], bot_seed(match.seed, task.deal, rotation, seat), stack, TIME_LIMIT)
            for seat, index in enumerate(seating)
        ]
        while not game.over:
            request = game.pending
            if request is not None:
                game.supply(deal_from(request, lambda bound: below(scratch, bound)))
                continue
            seat = game.decider
            assert seat is not None, "the game is not over, and nothing is to be drawn"
            action = bots[seat].choose(game.view(seat), game.legal())
            notes.take(seat, action)
            game.apply(action, seat)
    return notes.row(task, rotation, seating, faults_of(bots))


def check_bots(texts: Iterable[str]) -> None:
    """Make each of the bots once, so that one that cannot be made is told before anything is played."""
    with ExitStack() as stack:
        for text in dict.fromkeys(texts):
            if not twin_iterations(text):
                seat_bot(text, 0, stack, TIME_LIMIT)


def plays_by_the_clock(text: str) -> bool:
    """Whether a bot searches for a time and not a number of iterations, so that its choices depend on the machine."""
    if twin_iterations(text):
        return False
    spec = parse_spec(text)
    return isinstance(spec, LevelSpec) and spec.level in _SEARCHING and spec.budget.iterations is None


def faults_of(bots: Sequence[Bot]) -> tuple[FaultRow, ...]:
    return tuple(
        FaultRow(seat, fault.kind, fault.decision, _ADDRESS.sub("0x", fault.detail))
        for seat, bot in enumerate(bots)
        if isinstance(bot, Supervised)
        for fault in bot.faults
    )


class Notes:
    """What the events of a game show and its outcome does not."""

    def __init__(self, game: Game) -> None:
        players = game.options.players
        self.game = game
        self.decisions = 0
        self.lead: int | None = None
        self.raids = [0] * players
        self.suffered = [0] * players
        self.brought = [[0, 0, 0] for _ in range(players)]

    def take(self, seat: int, action: Action) -> None:
        """Note a decision that is about to be applied."""
        self.decisions += 1
        match action:
            case Raid(house=house):
                self.raids[seat] += 1
                self.suffered[self.game.options.seat_of(house)] += 1
            case Sail(ship=ship, landing=landing) if landing in PORTS:
                kind = SHIP_KINDS.index(ship)
                state = self.game.state
                self.brought[seat][kind] += state.aboard[3 * seat + kind] + state.peasants_aboard[3 * seat + kind]
            case Announce():
                points = [self.game.score(other).total for other in range(len(self.raids))]
                self.lead = points.pop(seat) - max(points)

    def row(self, task: DealTask, rotation: int, seating: Seating, faults: tuple[FaultRow, ...]) -> GameRow:
        outcome = self.game.outcome()
        assert outcome is not None
        scores = tuple(score.total for score in outcome.scores)
        return GameRow(
            deal=task.deal,
            rotation=rotation,
            bots=seating,
            houses=tuple(self.game.options.houses),
            scores=scores,
            shares=shares_of(scores),
            end=outcome.reason,
            announcer=outcome.announcer,
            lead=self.lead,
            rounds=outcome.rounds,
            decisions=self.decisions,
            raids=tuple(self.raids),
            suffered=tuple(self.suffered),
            brought=tuple((mono, duo, trio) for mono, duo, trio in self.brought),
            faults=faults,
        )


@cache
def _is_ours(text: str) -> bool:
    """Whether a bot belongs to this package. Only those can be compiled, so for others no compiler is loaded."""
    return bool(twin_iterations(text)) or isinstance(parse_spec(text), LevelSpec)


@cache
def _fast_path() -> Callable[[DealTask], list[GameRow] | None] | None:
    """Whole games in compiled code, where the compiler is installed; for some bots they are None."""
    try:
        from goldenhorn.lab.fast import play_rows
    except ModuleNotFoundError as error:
        if error.name not in _COMPILER:
            raise
        return None
    return play_rows
