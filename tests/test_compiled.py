"""The compiled rules are the interpreted ones: the same legal lists, states and events. `make test` runs this file a second
time with bounds checking.
"""

import random

import pytest

from goldenhorn import Game, Options, SeededDealer
from goldenhorn.lab.simulate import random_game, statistics
from goldenhorn.rules.compiled import SCRATCH, STATE, Compiled, pack, unpack
from goldenhorn.rules.engine import Interpreted, new_engine
from goldenhorn.rules.playout import draw_cards, draw_cubes
from goldenhorn.rules.scratch import SCRATCH_FIELDS, Scratch
from goldenhorn.rules.state import DRAW_CARDS, FIELDS, NO_CHANCE, State
from goldenhorn.rules.stream import below, seed_stream
from goldenhorn.rules.turn import mark_prey
from players import SCARCE_BOX

TABLES = {
    "2": Options(2),
    "3": Options(3),
    "4": Options(4),
    "2+": Options(2, expansion=True),
    "3+": Options(3, expansion=True),
    "4+": Options(4, expansion=True),
    "3 modone": Options(3, modone=True),
    "3+ modone": Options(3, expansion=True, modone=True),
    "4 shuffled": Options(4, layout="shuffled", houses=("Morosini", "Dandolo", "Loredan", "Contarini"), first=2),
    "2 scarce": Options(2, box=SCARCE_BOX),
    "3+ scarce": Options(3, expansion=True, box=SCARCE_BOX),
    "4+ scarce": Options(4, expansion=True, box=SCARCE_BOX),
}
DECISIONS = 20_000  # for each of twelve tables


class Pair:
    """Two engines that must never differ."""

    def __init__(self, state: State) -> None:
        self.interpreted = Interpreted(state.copy())
        self.compiled = Compiled(state)
        self.compare()

    def compare(self) -> None:
        one, other = self.interpreted, self.compiled
        assert other.state == one.state
        assert (other.chance, other.decider, other.over) == (one.chance, one.decider, one.over)
        if one.chance != NO_CHANCE:
            assert other.asked() == one.asked()

    def step(self, scratch: Scratch) -> bool:
        """One event; whether it was a decision."""
        state = self.interpreted.state
        if state.chance != NO_CHANCE:
            (draw_cards if state.chance == DRAW_CARDS else draw_cubes)(state, scratch)
            drawn = scratch.drawn[: 6 if state.chance == DRAW_CARDS else 8]
            self.interpreted.supply(drawn)
            self.compiled.supply(drawn)
            self.compare()
            return False
        legal = self.interpreted.legal()
        assert self.compiled.legal() == legal
        code = legal[below(scratch, len(legal))]
        self.interpreted.apply(code)
        self.compiled.apply(code)
        self.compare()
        return True


def first_state(options: Options, seed: int) -> State:
    return Game.of(options, SeededDealer(seed), compiled=False).at(0 if options.layout == "standard" else 1).state


@pytest.mark.parametrize("options", TABLES.values(), ids=TABLES.keys())
def test_compiled_and_interpreted_agree(options: Options) -> None:
    scratch = Scratch()
    decisions = number = 0
    while decisions < DECISIONS:
        seed_stream(scratch, 99, number)
        pair = Pair(first_state(options, number))
        while not pair.interpreted.over:
            decisions += pair.step(scratch)
        number += 1


@pytest.mark.parametrize("options", TABLES.values(), ids=TABLES.keys())
def test_compiled_and_interpreted_agree_on_mutated_positions(options: Options) -> None:
    rng = random.Random(7)
    scratch = Scratch()
    for number in range(60):
        seed_stream(scratch, 5, number)
        pair = Pair(first_state(options, number))
        for _ in range(rng.randrange(20, 160)):
            if not pair.interpreted.over:
                pair.step(scratch)
        if pair.interpreted.over:
            continue
        pair = Pair(mutated(pair.interpreted.state, rng))
        for _ in range(80):
            if not pair.interpreted.over:
                pair.step(scratch)


def mutated(state: State, rng: random.Random) -> State:
    """The same phase with other hands, cargo, headings, warehouses and figures."""
    twin = state.copy()
    for seat in range(state.players):
        twin.hand[seat] = [rng.randrange(4) for _ in range(6)] + [0]
        twin.warehouse[seat] = [rng.randrange(5) for _ in range(6)] + [
            rng.randrange(7) * state.expansion,
            rng.randrange(9) * state.expansion,
        ]
    for ship in range(3 * state.players):
        if 1 <= twin.place[ship] <= 13 and ship != twin.ship:
            twin.heading[ship] = rng.randrange(2)
            twin.cargo[ship] = rng.randrange(-1, 9 if state.expansion else 6)
            twin.aboard[ship] = rng.randrange(1, 4) if twin.cargo[ship] not in (-1, 7) else 0
            twin.peasants_aboard[ship] = rng.randrange(1, 4) if twin.cargo[ship] in (7, 8) else 0
        mark_prey(twin, ship)
    twin.bag = [rng.randrange(6) for _ in range(6)] + [rng.randrange(4) * state.expansion for _ in range(2)]
    twin.pile = [rng.randrange(3) for _ in range(6)]
    twin.supply = rng.randrange(4) * state.expansion
    twin.reserve = rng.randrange(9) * state.expansion
    if twin.chance == DRAW_CARDS and sum(twin.pile) == 0:
        twin.pile[0] = 1
    twin.to_draw = min(twin.to_draw, sum(twin.bag)) if twin.chance not in (NO_CHANCE, DRAW_CARDS) else twin.to_draw
    if twin.chance not in (NO_CHANCE, DRAW_CARDS) and twin.to_draw == 0:
        twin.bag[0], twin.to_draw = 1, 1
    return twin


@pytest.mark.parametrize("options", TABLES.values(), ids=TABLES.keys())
def test_games_on_either_speed_have_the_same_events(options: Options) -> None:
    for seed in range(3):
        rng = random.Random(seed)
        interpreted, compiled = (Game.of(options, SeededDealer(seed), compiled=speed) for speed in (False, True))
        while not interpreted.over:
            legal = interpreted.legal()
            assert compiled.legal() == legal
            action = rng.choice(legal)
            assert compiled.apply(action) == interpreted.apply(action)
            assert compiled.view(0) == interpreted.view(0)
        assert compiled.outcome() == interpreted.outcome()


@pytest.mark.parametrize("options", TABLES.values(), ids=TABLES.keys())
def test_statistics_and_records_of_a_seed_are_the_same_games(options: Options) -> None:
    compiled = statistics(options, 4, 40, compiled=True)
    assert compiled == statistics(options, 4, 40, compiled=False)
    games = [random_game(options, 4, number) for number in range(40)]
    assert compiled.rounds == sum(game.round for game in games)
    totals = [sum(game.score(seat).total for game in games) for seat in range(options.players)]
    assert compiled.points == totals


def test_the_types_of_records_hold_every_field() -> None:
    assert STATE.names == tuple(name for name, _, _ in FIELDS) == State.__slots__
    assert SCRATCH.names == tuple(name for name, _, _ in SCRATCH_FIELDS) == Scratch.__slots__
    assert State.__slots__ == tuple(State.__annotations__)


def test_packing_loses_nothing() -> None:
    state = Game(players=4, expansion=True, seed=1, compiled=False).state
    assert unpack(pack(state)) == state


def test_a_new_engine_is_what_was_asked_for() -> None:
    state = Game(players=2, seed=1).state
    assert isinstance(new_engine(state, compiled=False), Interpreted)
    assert isinstance(new_engine(state, compiled=True), Compiled)
    assert isinstance(Game(players=2, seed=1)._engine, Interpreted), "also where the compiled rules are loaded"
