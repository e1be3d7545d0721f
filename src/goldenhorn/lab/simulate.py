"""Uniformly random games by number: the same seed gives the same games, as records or as statistics, on either speed of
the rules.
"""

import importlib.util
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from goldenhorn.game.dealers import ByHand, deal_from
from goldenhorn.game.events import Decision
from goldenhorn.game.game import Game
from goldenhorn.game.options import Options
from goldenhorn.game.outcome import END_REASONS
from goldenhorn.record.codec import event_record, record_of
from goldenhorn.record.model import Record
from goldenhorn.rules.playout import play_out
from goldenhorn.rules.scoring import score
from goldenhorn.rules.scratch import Scratch
from goldenhorn.rules.state import State
from goldenhorn.rules.stream import below, seed_stream

# From this many games on, loading (and once, compiling) the compiled rules pays.
COMPILED_FROM = 5_000
_BATCH = 1_000

Progress = Callable[[int], None]


def random_game(
    options: Options, seed: int, number: int, lists: list[list[str]] | None = None, *, compiled: bool = False
) -> Game:
    """Game `number` of a seed, played to its end; the legal actions of its decisions are noted in `lists`."""
    scratch = Scratch()
    seed_stream(scratch, seed, number)
    game = Game.of(options, ByHand(), compiled=compiled)
    while not game.over:
        request = game.pending
        if request is not None:
            game.supply(deal_from(request, lambda bound: below(scratch, bound)))
            continue
        legal = game.legal()
        if lists is not None:
            lists.append([str(action) for action in legal])
        game.apply(legal[below(scratch, len(legal))])
    return game


def records(options: Options, seed: int, games: int, *, legal: bool = False) -> Iterator[Record]:
    """The records of the games of a seed; with `legal` each decision lists every legal action."""
    compiled = pays_to_compile(games)
    for number in range(games):
        lists: list[list[str]] = []
        game = random_game(options, seed, number, lists if legal else None, compiled=compiled)
        record = record_of(game)
        if legal:
            notes = iter(lists)
            record.events = [
                event_record(event, next(notes) if isinstance(event, Decision) else None) for event in game.events
            ]
        yield record


@dataclass
class Statistics:
    """Sums over games, and the means a table shows."""

    players: int
    games: int = 0
    decisions: int = 0
    raids: int = 0
    rounds: int = 0
    points: list[int] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    ends: dict[str, int] = field(default_factory=dict)

    def add(self, row: list[int]) -> None:
        """Count a game: decisions, raids, rounds, end, and the scores by seat."""
        decisions, raids, rounds, end, *scores = row
        scores = scores[: self.players]
        self.games += 1
        self.decisions += decisions
        self.raids += raids
        self.rounds += rounds
        reason = str(END_REASONS[end])
        self.ends[reason] = self.ends.get(reason, 0) + 1
        self.points = [total + points for total, points in zip(self.points or [0] * self.players, scores, strict=True)]
        winners = [points == max(scores) for points in scores]
        share = 1 / sum(winners)
        self.wins = [total + share * won for total, won in zip(self.wins or [0.0] * self.players, winners, strict=True)]

    def to_dict(self) -> dict[str, Any]:
        games = max(1, self.games)
        return {
            "games": self.games,
            "rounds": self.rounds / games,
            "decisions": self.decisions / games,
            "score": sum(self.points) / games / self.players,
            "attacks": self.raids / games,
            "score_by_seat": [points / games for points in self.points],
            "wins_by_seat": [wins / games for wins in self.wins],
            "ends": {reason: number / games for reason, number in sorted(self.ends.items())},
        }


def pays_to_compile(games: int) -> bool:
    return games >= COMPILED_FROM and all(importlib.util.find_spec(name) for name in ("numba", "numpy", "platformdirs"))


def statistics(
    options: Options, seed: int, games: int, progress: Progress = lambda _: None, *, compiled: bool | None = None
) -> Statistics:
    """Statistics of `games` random games. `compiled` chooses the rules; by default it is what is quicker here."""
    if compiled is None:
        compiled = pays_to_compile(games)
    result = Statistics(options.players)
    for rows in (_compiled_rows if compiled else _interpreted_rows)(options, seed, games):
        for row in rows:
            result.add(row)
        progress(len(rows))
    return result


def start_of_game(options: Options, scratch: Scratch) -> State:
    """The state of the first decision of a game, after what chance settles before it (2.2, 2.4)."""
    game = Game.of(options, ByHand())
    while True:
        request = game.pending
        if request is None:
            return game.state
        game.supply(deal_from(request, lambda bound: below(scratch, bound)))


def _interpreted_rows(options: Options, seed: int, games: int) -> Iterator[list[list[int]]]:
    for number in range(games):
        scratch = Scratch()
        seed_stream(scratch, seed, number)
        state = start_of_game(options, scratch)
        play_out(state, scratch)
        yield [[*scratch.tally, state.rounds, state.end, *(score(state, seat) for seat in range(options.players))]]


def _compiled_rows(options: Options, seed: int, games: int) -> Iterator[list[list[int]]]:
    import numpy as np

    from goldenhorn.rules.compiled import STATE, pack, play_games

    varied = options.layout == "shuffled" or options.first is None
    for begin in range(0, games, _BATCH):
        size = min(_BATCH, games - begin)
        bases = np.zeros(size if varied else 1, STATE)
        streams = np.zeros((size, 4), np.int64)
        rows = np.zeros((size, 8), np.int64)
        scratch = Scratch()
        for index in range(size):
            seed_stream(scratch, seed, begin + index)
            if varied or index == 0:
                bases[index] = pack(start_of_game(options, scratch))[0]
            streams[index] = scratch.stream
        play_games(bases, streams, rows)
        yield rows.tolist()
