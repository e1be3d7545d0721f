"""Training a net by playing against itself: the same settings give the same net, also after an interruption.

A run is a number of generations. In each, games are played with the net as it is, and it learns from their positions. How
fast it learns and how much it explores fall with the generations, and the last falls gain most, so that nets are compared
only at the end: the last few are candidates, and the one that does best in matches is kept.
"""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from goldenhorn.bots.compiled import CAPTAIN, COLUMNS, NODE, POINTS, SAILOR, learn, play_game
from goldenhorn.bots.kernel.desk import WIDTH_FIRST, WIDTH_SECOND, Ints, Net
from goldenhorn.bots.kernel.features import feature_count
from goldenhorn.bots.kernel.net import BIAS, BIASES, CHANCE, SECOND_ROWS, STANDING
from goldenhorn.bots.weights import net_bytes, read_net
from goldenhorn.game.options import Options
from goldenhorn.lab.simulate import start_of_game
from goldenhorn.lab.store import as_json, claimed, write_whole
from goldenhorn.rules.compiled import STATE, Records, pack
from goldenhorn.rules.material import HOUSES
from goldenhorn.rules.scratch import Scratch
from goldenhorn.rules.stream import below, seed_stream

GENERATION = 64  # games
BATCH = 64  # positions for one step
ROOM = 250  # decisions of a game, on average over a generation; games beyond that are left out
SAVED = 25  # generations between two savings
# Positions of these parts of the run are candidates.
CANDIDATES = (0.9, 0.95, 1.0)
TRIAL_DEALS = 500

# One game in four is laid out at random; with three players one in three has Modone (2.2).
SHUFFLED, WITH_MODONE = 4, 3
# Games of a run are numbered from here, those of its trials from there: no game serves for both.
TRIALS = 1 << 31


@dataclass(frozen=True)
class Plan:
    """What decides about a net."""

    players: int
    expansion: bool
    games: int
    seed: int = 1
    rate: float = 0.002
    last_rate: float = 0.00002
    explore: float = 0.11
    last_explore: float = 0.01
    trace: float = 0.7

    @property
    def generations(self) -> int:
        return max(1, self.games // GENERATION)

    def pace(self, part: float) -> tuple[float, float]:
        """The learning rate and how much is explored, at a part of the run."""
        return falling(self.rate, self.last_rate, part), falling(self.explore, self.last_explore, part)


class Training:
    """The state of a run between two generations."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.generation = 0
        self.step = 0
        self.net = new_net(plan)
        self.means = _zeros(self.net)
        self.squares = _zeros(self.net)

    def advance(self) -> tuple[int, float]:
        """One generation; the number of positions and the mean error."""
        plan = self.plan
        rate, explore = plan.pace(self.generation / plan.generations)
        begin = self.generation * GENERATION
        bases, streams = dealt(plan, begin, GENERATION)
        self.step, positions, error = learn(
            bases,
            streams,
            self.net,
            self.means,
            self.squares,
            int(10_000 * explore),
            plan.trace ** (1 / plan.players),
            rate,
            BATCH,
            self.step,
            ROOM * GENERATION * plan.players,
        )
        self.generation += 1
        return positions, error

    def save(self, path: Path) -> None:
        """Everything that the next generation depends on, exactly."""
        parts = {
            f"{name}_{layer}": getattr(net, layer)
            for name, net in (("net", self.net), ("means", self.means), ("squares", self.squares))
            for layer in Net._fields
        }
        beside = path.with_suffix(".new.npz")
        np.savez(beside, generation=self.generation, step=self.step, **parts)
        beside.replace(path)

    def load(self, path: Path) -> None:
        with np.load(path) as file:
            self.generation, self.step = int(file["generation"]), int(file["step"])
            self.net, self.means, self.squares = (
                Net(*(file[f"{name}_{layer}"] for layer in Net._fields)) for name in ("net", "means", "squares")
            )


def falling(first: float, last: float, part: float) -> float:
    """From the first to the last, evenly on a logarithmic scale."""
    return float(first * (last / first) ** part)


def new_net(plan: Plan) -> Net:
    """Small random weights; the first judgement is that everybody wins equally often."""
    rng = np.random.default_rng(plan.seed)
    count = feature_count(plan.players)
    first = rng.standard_normal((count + 1, WIDTH_FIRST)) * np.sqrt(2 / (0.4 * count))
    second = rng.standard_normal((SECOND_ROWS, WIDTH_SECOND)) * np.sqrt(2 / WIDTH_FIRST)
    first[count] = 0
    second[BIAS] = 0
    second[CHANCE : STANDING + 1] *= 0.3
    second[BIASES] = 0
    second[BIASES, 0] = -np.log(plan.players - 1)
    return Net(first.astype(np.float32), second.astype(np.float32))


def dealt(plan: Plan, begin: int, number: int) -> tuple[Records, Ints]:
    """The first positions of games, with houses and options as they come, and the streams that deal them."""
    bases = np.zeros(number, STATE)
    streams = np.zeros((number, 4), np.int64)
    scratch = Scratch()
    for index in range(number):
        seed_stream(scratch, plan.seed, begin + index)
        bases[index] = pack(start_of_game(_options(plan, scratch), scratch))[0]
        streams[index] = scratch.stream
    return bases, streams


def _options(plan: Plan, scratch: Scratch) -> Options:
    houses = list(HOUSES)
    for index in range(len(houses) - 1, 0, -1):
        other = below(scratch, index + 1)
        houses[index], houses[other] = houses[other], houses[index]
    return Options(
        plan.players,
        plan.expansion,
        layout="shuffled" if below(scratch, SHUFFLED) == 0 else "standard",
        modone=plan.players == 3 and below(scratch, WITH_MODONE) == 0,
        houses=houses[: plan.players],
        first=None,
    )


def trial(plan: Plan, net: Net, deals: int = TRIAL_DEALS) -> float:
    """The share of the wins of one Captain with this net against Sailors, in every seat of so many deals."""
    players = plan.players
    bases, streams = dealt(plan, TRIALS, deals)
    nodes = np.zeros(1, NODE)
    row = np.zeros(COLUMNS, np.int64)
    won = 0.0
    for deal in range(deals):
        for seat in range(players):
            levels = np.full(4, SAILOR, np.int64)
            levels[seat] = CAPTAIN
            seeds = np.arange(4, dtype=np.int64) + 4 * (deal * players + seat)
            play_game(bases[deal : deal + 1], streams[deal], levels, seeds, np.zeros(4, np.int64), net, 0.0, nodes, row)
            points = row[POINTS : POINTS + players]
            if points[seat] == points.max():
                won += 1 / int((points == points.max()).sum())
    return won / (deals * players)


def train(plan: Plan, directory: Path, command: str, progress: Callable[[int], None] = lambda _: None) -> dict[str, Any]:
    """Train a net, or go on with it, and return what is known about it; `net.npy` is the result."""
    with claimed(directory, {"kind": "train", **asdict(plan)}, command) as begun:
        training = Training(plan)
        state = directory / "state.npz"
        if state.exists():
            training.load(state)
            progress(training.generation)
        marks = [max(1, round(part * plan.generations)) for part in CANDIDATES]
        while training.generation < plan.generations:
            training.advance()
            progress(1)
            if training.generation in marks:
                write_whole(_candidate(directory, training.generation), net_bytes(training.net))
            if training.generation % SAVED == 0 or training.generation in marks:
                training.save(state)
        return _chosen(plan, directory, sorted(set(marks)), begun)


def _chosen(plan: Plan, directory: Path, marks: list[int], command: str) -> dict[str, Any]:
    shares = {mark: trial(plan, read_net(_candidate(directory, mark), plan.players)) for mark in marks}
    best = max(shares, key=lambda mark: (shares[mark], mark))
    write_whole(directory / "net.npy", _candidate(directory, best).read_bytes())
    card = {
        "command": command,
        "plan": asdict(plan),
        "games": plan.generations * GENERATION,
        "candidates": [
            {"games": mark * GENERATION, "captain_against_sailors": round(share, 4)} for mark, share in shares.items()
        ],
        "chosen": best * GENERATION,
        "trial": {"deals": TRIAL_DEALS, "games": TRIAL_DEALS * plan.players},
    }
    write_whole(directory / "card.json", as_json(card))
    return card


def _candidate(directory: Path, generation: int) -> Path:
    return directory / f"candidate-{generation}.npy"


def _zeros(net: Net) -> Net:
    return Net(np.zeros_like(net.first), np.zeros_like(net.second))
