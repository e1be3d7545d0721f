"""What agents see: every number is a fact of their view, and nothing else."""

import random
import re
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from agents import TABLES, Beside, codes_of
from goldenhorn import Game, Options, View
from goldenhorn.env.fields import fields_of, highs_of, places_of, size_of
from goldenhorn.env.kernel.observing import observe
from goldenhorn.env.table import Table
from goldenhorn.game.actions import CARGO_NAMES, PLACE_NAMES
from goldenhorn.game.view import ShipView
from goldenhorn.rules.material import COLOUR_LETTERS, HOUSES
from goldenhorn.rules.state import State
from players import positions, swap_hidden

PHASES = ["placing", "acting", "turning", "landing", "after", "over"]
ENDS = ["port", "announced", "quiet", "territories"]
DOCS = Path(__file__).parent.parent / "docs"


def seen(state: State, seat: int) -> list[int]:
    """An observation by the kernel run interpreted."""
    row = [9] * size_of(state.players)
    observe(state, seat, row, len(row))
    return [int(number) for number in row]


def only(index: int | None, size: int) -> list[int]:
    return [int(number == index) for number in range(size)]


def expected(view: View, box_cards: int) -> dict[str, list[int]]:
    """The fields of an observation, put together from a view."""
    assert view.seat is not None
    assert view.hand is not None
    fields = {
        "phase": only(PHASES.index(view.phase), 6),
        "expansion": [int(view.expansion)],
        "raided": [int(view.raided)],
        "round": [view.round],
        "quiet": [int(view.quiet)],
        "quiet_rounds": [view.quiet_rounds],
        "end": only(None if view.end is None else ENDS.index(view.end), 4),
        "bag": list(view.bag),
        "supply": [view.supply],
        "reserve": [view.reserve],
        "hand": list(view.hand),
        "unseen": list(view.unseen),
        "discards": list(view.discards),
        "pile": [view.pile],
        "berths": [view.berths],
    }
    for port in view.ports:
        fields[port.name.lower()] = [*port.goods, port.conquerors, port.peasants]
    for territory in view.territories:
        owner = None if territory.owner is None else (territory.owner - view.seat) % view.players
        fields[territory.name.lower()] = [territory.cost, territory.worth, *only(owner, 4)]
    for place, colour in zip(view.way, view.colours, strict=True):
        if colour:
            fields[f"square_{place}"] = only(COLOUR_LETTERS.index(colour), 6)
    for step in range(view.players):
        fields |= seat_fields(view, (view.seat + step) % view.players, f"seat_{step}")
    assert [own + out + open_ for own, out, open_ in zip(view.hand, view.unseen, view.discards, strict=True)] == [
        box_cards
    ] * 6
    return fields


def seat_fields(view: View, seat: int, name: str) -> dict[str, list[int]]:
    player = view.seats[seat]
    fields = {
        f"{name}_house": only(HOUSES.index(player.house), 4),
        f"{name}_turn": [int(view.turn == seat)],
        f"{name}_first": [int(view.first == seat)],
        f"{name}_announcer": [int(view.announcer == seat)],
        f"{name}_cards": [player.cards],
        f"{name}_warehouse": [*player.goods, player.conquerors, player.peasants],
        f"{name}_score": [player.score.total],
    }
    for ship in view.ships:
        if ship.seat == seat:
            fields |= ship_fields(view, ship, f"{name}_{ship.kind}")
    return fields


def ship_fields(view: View, ship: ShipView, name: str) -> dict[str, list[int]]:
    at_sea = ship.place is not None and ship.place.isdecimal()
    return {
        f"{name}_sails": [int(letter in ship.sails) for letter in COLOUR_LETTERS],
        f"{name}_place": only(None if ship.place is None else PLACE_NAMES.index(ship.place), 15),
        f"{name}_to_venice": [int(ship.heading == "Venice")],
        f"{name}_cargo": only(None if ship.cargo is None else CARGO_NAMES.index(ship.cargo), 9),
        f"{name}_aboard": [ship.aboard],
        f"{name}_peasants": [ship.peasants],
        f"{name}_prey": [int(at_sea and ship.cargo not in (None, "conquerors", "figures"))],
        f"{name}_at_issue": [int(view.ship == (ship.seat, ship.kind))],
    }


@pytest.mark.rule("5.13")
@given(positions())
@settings(max_examples=150)
def test_an_observation_is_what_the_view_of_its_seat_says(game: Game) -> None:
    places = places_of(game.options)
    for seat in range(game.options.players):
        row = seen(game.state, seat)
        fields = expected(game.view(seat), game.options.box.cards_per_colour)
        for name, place in places.items():
            assert row[place] == fields.get(name, [0] * (place.stop - place.start)), name
        assert fields.keys() <= places.keys()


@pytest.mark.rule("5.13")
@given(positions(), st.randoms(use_true_random=False))
@settings(max_examples=120)
def test_an_observation_does_not_change_when_hidden_things_are_swapped(game: Game, rng: random.Random) -> None:
    for seat in range(game.options.players):
        assert seen(swap_hidden(game.state, seat, rng), seat) == seen(game.state, seat)


@pytest.mark.parametrize("options", TABLES.values(), ids=TABLES.keys())
def test_compiled_games_show_what_the_game_beside_them_does(options: Options) -> None:
    rng = random.Random(1)
    table = Table(options)
    highs = highs_of(options)
    for seed in range(6):
        beside = Beside(options, seed)
        table.begin(seed)
        while not table.over:
            assert table.state == beside.game.state
            for seat in range(options.players):
                row, mask = table.see(seat)
                assert row.tolist() == seen(beside.game.state, seat)
                assert (row <= highs).all()
                assert codes_of(mask) == (beside.legal() if seat == beside.game.decider else [])
            code = rng.choice(beside.legal())
            table.act(code)
            beside.act(code)
        outcome = beside.game.outcome()
        assert outcome is not None
        told = table.told()
        assert told["scores"] == [score.total for score in outcome.scores]
        assert [seat for seat, share in enumerate(told["shares"]) if share] == list(outcome.winners)
        assert (told["rounds"], told["end"]) == (outcome.rounds, outcome.reason)
        assert table.game().events == beside.game.events


def test_numbers_too_great_for_their_byte_stay_at_the_greatest() -> None:
    game = Game(players=2, seed=1)
    state = game.state
    state.rounds = 300
    state.warehouse[0][:6] = [90] * 6
    places = places_of(game.options)
    row = seen(state, 0)
    assert (row[places["round"]], row[places["seat_0_score"]]) == ([127], [127])
    compiled = np.array(row, np.int8)
    assert compiled.tolist() == row


@pytest.mark.parametrize("options", TABLES.values(), ids=TABLES.keys())
def test_every_field_is_described(options: Options) -> None:
    """docs/research.md has a row for every field, with the number of its numbers."""
    text = (DOCS / "research.md").read_text(encoding="utf-8")
    described = dict(re.findall(r"^\| `(\w+)` \| (\d+) \|", text, re.MULTILINE))
    for field in fields_of(options):
        name = re.sub(r"^seat_\d_", "seat_N_", field.name)
        name = re.sub(r"_(mono|duo|trio)_", "_SHIP_", name)
        name = re.sub(r"^square_\d+$", "square_N", name)
        assert described.get(name) == str(field.size), field.name
