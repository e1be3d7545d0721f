"""RULES 9: what follows from the rules."""

from collections.abc import Iterator
from statistics import mean

import pytest

from goldenhorn.game.actions import PLACE_NAMES, Sail
from goldenhorn.game.dealers import ByHand, deal_from
from goldenhorn.game.game import Game
from goldenhorn.game.options import Options
from goldenhorn.game.view import View
from goldenhorn.rules.box import standard_box
from goldenhorn.rules.material import COLOUR_LETTERS, HOUSES
from goldenhorn.rules.playout import play_out
from goldenhorn.rules.scoring import score
from goldenhorn.rules.scratch import Scratch
from goldenhorn.rules.setup import Setup, new_state
from goldenhorn.rules.state import State
from goldenhorn.rules.stream import below, seed_stream
from positions import rule

TABLES = [
    Options(2),
    Options(3),
    Options(4),
    Options(3, modone=True, layout="shuffled"),
    Options(2, expansion=True, first=1),
    Options(3, expansion=True, modone=True),
    Options(4, expansion=True, first=None, houses=tuple(reversed(HOUSES))),
]
GAMES = 300


def random_games(options: Options, number: int) -> Iterator[Game]:
    """Random games, each shown after the set-up and after every decision."""
    for seed in range(number):
        scratch = Scratch()
        seed_stream(scratch, seed, 9)

        def draw(bound: int, scratch: Scratch = scratch) -> int:
            return below(scratch, bound)

        game = Game.of(options, ByHand())
        while not game.over and game.number < 5_000:
            request = game.pending
            if request is None:
                yield game
                legal = game.legal()
                game.apply(legal[draw(len(legal))])
            else:
                game.supply(deal_from(request, draw))
        assert game.over
        yield game


def name(options: Options) -> str:
    return f"{options.players}{'+' if options.expansion else ''}{' modone' if options.modone else ''}"


def wind_price(view: View, action: Sail) -> str:
    """The cards that a landing costs, walked square by square."""
    ship = next(ship for ship in view.ships if ship.seat == view.turn and ship.kind == action.ship)
    way = list(zip(view.way, view.colours, strict=True))
    if ship.heading == "Venice":
        way.reverse()
    places = [place for place, _ in way]
    taken = [other.place for other in view.ships]
    price = ""
    for place, colour in way[places.index(ship.place or "") + 1 : places.index(action.landing)]:
        full = taken.count(place) >= (view.berths if place == "Modone" else 1)
        if not full:
            assert colour, "a port ends the movement"
            price += colour if colour not in ship.sails else ""
    return "".join(sorted(price, key=COLOUR_LETTERS.index))


def cubes_of(state: State, colour: int) -> int:
    """All cubes of a colour, wherever they are."""
    aboard = sum(state.aboard[ship] for ship in range(3 * state.players) if state.cargo[ship] == colour)
    warehouses = sum(warehouse[colour] for warehouse in state.warehouse)
    return state.bag[colour] + sum(port[colour] for port in state.port) + aboard + warehouses


def conquerors_of(state: State) -> int:
    aboard = sum(number for number, cargo in zip(state.aboard, state.cargo, strict=True) if cargo in (6, 8))
    return state.supply + sum(port[6] for port in state.port) + aboard + sum(warehouse[6] for warehouse in state.warehouse)


def black_cubes_of(state: State) -> int:
    peasants = sum(port[7] for port in state.port) + sum(warehouse[7] for warehouse in state.warehouse)
    return state.bag[6] + state.reserve + peasants + sum(state.peasants_aboard)


@rule("9")
@pytest.mark.parametrize("options", TABLES, ids=name)
def test_a_legal_move_always_exists(options: Options) -> None:
    for game in random_games(options, 8):
        assert bool(game.legal()) is not game.over


@rule("9")
@pytest.mark.parametrize("options", TABLES, ids=name)
def test_the_wind_cards_that_a_landing_costs_follow_from_the_landing(options: Options) -> None:
    for game in random_games(options, 3):
        if game.over:
            continue
        view = game.view(game.decider)
        for landing in view.landings:
            assert landing.price == wind_price(view, landing.action)
            assert all(landing.price.count(letter) <= view.hand[i] for i, letter in enumerate(COLOUR_LETTERS) if view.hand)


@rule("9", "1.2", "8.1")
@pytest.mark.parametrize("options", TABLES, ids=name)
def test_every_cube_card_and_figure_is_always_in_exactly_one_place(options: Options) -> None:
    for game in random_games(options, 5):
        state = game.state
        assert [cubes_of(state, colour) for colour in range(6)] == [15] * 6
        hands = [sum(hand[colour] for hand in state.hand) for colour in range(6)]
        cards = [hands[colour] + state.pile[colour] + state.discards[colour] for colour in range(6)]
        assert cards == [9] * 6
        assert conquerors_of(state) == (20 if options.expansion else 0)
        assert black_cubes_of(state) == (8 if options.expansion else 0)
        assert state.bag[7] == (8 if options.expansion else 0)
        pieces = [state.bag, *state.port, *state.warehouse, *state.hand, state.pile, state.discards, state.aboard]
        assert all(number >= 0 for counts in pieces for number in counts)


@rule("9", "5.5")
@pytest.mark.parametrize("options", TABLES, ids=name)
def test_no_square_and_no_modone_is_ever_overfull(options: Options) -> None:
    for game in random_games(options, 5):
        view = game.view()
        places = [ship.place for ship in view.ships if ship.place is not None]
        for place in PLACE_NAMES[1:14]:
            assert places.count(place) <= (view.berths if place == "Modone" else 1)


@rule("9")
@pytest.mark.parametrize(
    ("players", "expansion", "rounds", "decisions", "points", "attacks"),
    [
        (2, False, 30, 94, 22.4, 7.7),
        (3, False, 32.5, 144, 18.3, 11.3),
        (4, False, 24.5, 162, 14.2, 22.3),
        (2, True, 35.5, 112, 28.3, 7.8),
        (3, True, 38, 169, 23.2, 11.7),
        (4, True, 28.5, 188, 17.7, 22.9),
    ],
)
def test_uniformly_random_games_have_the_measured_means(
    players: int, expansion: bool, rounds: float, decisions: float, points: float, attacks: float
) -> None:
    box = standard_box()
    games = []
    for number in range(GAMES):
        scratch = Scratch()
        seed_stream(scratch, 2013, number)
        state = new_state(box, Setup(tuple(range(players)), 0, box.tiles(players), expansion))
        play_out(state, scratch)
        games.append(
            (state.rounds, scratch.tally[0], mean(score(state, seat) for seat in range(players)), scratch.tally[1])
        )
    measured = [mean(column) for column in zip(*games, strict=True)]
    assert measured == pytest.approx([rounds, decisions, points, attacks], rel=0.06)
