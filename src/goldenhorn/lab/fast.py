"""Whole games in compiled code, for matches in which all bots are of this package: the same rows as through `Game`."""

from functools import cache

import numpy as np

from goldenhorn.bots.compiled import (
    ANNOUNCER,
    BROUGHT,
    CAPTAIN,
    COLUMNS,
    DECISIONS,
    DECKHAND,
    END,
    LEAD,
    NODE,
    POINTS,
    RAIDS,
    RANDOM,
    ROUNDS,
    SAILOR,
    SEARCH,
    SEEING,
    SUFFERED,
    play_game,
)
from goldenhorn.bots.kernel.desk import Ints
from goldenhorn.bots.learned import EXPLORE, MAX_NODES
from goldenhorn.bots.spec import LevelSpec, parse_spec
from goldenhorn.bots.weights import load_net, no_net
from goldenhorn.game.options import Options
from goldenhorn.game.outcome import END_REASONS
from goldenhorn.lab.deal import DealTask
from goldenhorn.lab.play import bot_seed
from goldenhorn.lab.row import GameRow, shares_of
from goldenhorn.lab.simulate import start_of_game
from goldenhorn.lab.twin import twin_iterations
from goldenhorn.rules.codes import MAX_LEGAL
from goldenhorn.rules.compiled import Records, pack
from goldenhorn.rules.scratch import Scratch
from goldenhorn.rules.stream import seed_stream

_LEVELS = {"random": RANDOM, "deckhand": DECKHAND, "sailor": SAILOR, "captain": CAPTAIN, "admiral": SEARCH, "doge": SEARCH}


def play_rows(task: DealTask) -> list[GameRow] | None:
    """The games of a deal, None if a bot has no compiled form or thinks by the clock."""
    match = task.match
    bots = [_compiled_form(text) for text in match.bots]
    if None in bots:
        return None
    options = match.options(task.deal)
    scratch = Scratch()
    seed_stream(scratch, match.seed, task.deal)
    base = pack(start_of_game(options, scratch))
    stream = np.array(scratch.stream, np.int64)
    judging = any(bot is not None and bot[0] >= CAPTAIN for bot in bots)
    net = load_net(match.players, expansion=options.expansion) if judging else no_net()
    rows = []
    for rotation, seating in enumerate(match.seatings):
        seats = [bot for bot in (bots[index] for index in seating) if bot is not None]
        levels, iterations = _padded([level for level, _ in seats]), _padded([number for _, number in seats])
        seeds = _padded([bot_seed(match.seed, task.deal, rotation, seat) for seat in range(match.players)])
        numbers = np.zeros(COLUMNS, np.int64)
        nodes = _nodes(int(iterations.max()))
        play_game(base, stream, levels, seeds, iterations, net, EXPLORE, nodes, numbers)
        rows.append(_row(task, rotation, seating, options, [int(number) for number in numbers]))
    return rows


@cache
def _compiled_form(text: str) -> tuple[int, int] | None:
    """The level of a bot and its iterations."""
    if iterations := twin_iterations(text):
        return SEEING, iterations
    spec = parse_spec(text)
    if not isinstance(spec, LevelSpec):
        return None
    level, budget = _LEVELS[spec.level], spec.budget
    if level != SEARCH:
        return level, 0
    return None if budget.iterations is None or budget.seconds is not None else (level, budget.iterations)


@cache
def _nodes(iterations: int) -> Records:
    """Room for a tree, kept for all games of a process."""
    return np.zeros(min(MAX_NODES, 1 + MAX_LEGAL * (iterations + 1)), NODE)


def _padded(numbers: list[int]) -> Ints:
    return np.array([*numbers, *([0] * (4 - len(numbers)))], np.int64)


def _row(task: DealTask, rotation: int, seating: tuple[int, ...], options: Options, numbers: list[int]) -> GameRow:
    players = options.players
    scores = tuple(numbers[POINTS : POINTS + players])
    announced = numbers[ANNOUNCER] >= 0
    reason = END_REASONS[numbers[END]]
    assert reason is not None, "the game is over"
    return GameRow(
        deal=task.deal,
        rotation=rotation,
        bots=seating,
        houses=tuple(options.houses),
        scores=scores,
        shares=shares_of(scores),
        end=reason,
        announcer=numbers[ANNOUNCER] if announced else None,
        lead=numbers[LEAD] if announced else None,
        rounds=numbers[ROUNDS],
        decisions=numbers[DECISIONS],
        raids=tuple(numbers[RAIDS : RAIDS + players]),
        suffered=tuple(numbers[SUFFERED : SUFFERED + players]),
        brought=tuple((numbers[at], numbers[at + 1], numbers[at + 2]) for at in range(BROUGHT, BROUGHT + 3 * players, 3)),
    )
