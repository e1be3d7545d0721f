"""What must hold in every position of every game."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from goldenhorn import Game, GoldenHornError, Illegal, Impossible, Options
from goldenhorn.game.actions import ACTIONS
from goldenhorn.game.events import Draw, HiddenDraw, seen_by
from goldenhorn.game.outcome import BONUS, score_of
from goldenhorn.game.view import view_of
from goldenhorn.rules.material import BLACK, CONQUEROR, CONSTANTINOPLE, MODONE, PEASANT, SQUARES, VENICE, WHITE
from goldenhorn.rules.scoring import score, set_bonus
from players import SETTINGS, games, options, play, positions, swap_hidden


def check_books(game: Game) -> None:
    """Every cube, card and figure is in exactly one place, and what is derived fits."""
    state, box = game.state, game.options.box
    ships = range(3 * state.players)
    for colour in range(6):
        stores = [state.bag, *state.port, *state.warehouse[: state.players]]
        aboard = sum(state.aboard[ship] for ship in ships if state.cargo[ship] == colour)
        assert sum(store[colour] for store in stores) + aboard == box.cubes_per_colour
        hands = sum(hand[colour] for hand in state.hand)
        assert hands + state.pile[colour] + state.discards[colour] == box.cards_per_colour
    figures = [*state.port, *state.warehouse[: state.players]]
    conquerors = sum(state.aboard[ship] for ship in ships if state.cargo[ship] >= CONQUEROR)
    peasants = sum(state.peasants_aboard[ship] for ship in ships)
    expansion = state.expansion
    assert sum(store[CONQUEROR] for store in figures) + conquerors + state.supply == box.conquerors * expansion
    assert sum(store[PEASANT] for store in figures) + peasants + state.reserve + state.bag[BLACK] == box.black * expansion
    assert state.bag[WHITE] == box.white * expansion
    for place in range(15):
        assert state.ships_at[place] == sum(state.place[ship] == place for ship in ships)
        if 1 <= place <= SQUARES:
            assert state.ships_at[place] <= 1
    assert state.ships_at[MODONE] <= state.room[MODONE]
    for port in state.port:
        assert sum(port) <= state.port_size
    for ship in ships:
        carries = state.aboard[ship] + state.peasants_aboard[ship]
        assert (carries > 0) == (state.cargo[ship] >= 0)
        robbable = 0 <= state.cargo[ship] < 6 or state.cargo[ship] == 7
        assert state.prey >> ship & 1 == (robbable and 1 <= state.place[ship] <= SQUARES)
        if state.place[ship] == VENICE:
            assert state.heading[ship] == 0
        if state.place[ship] == CONSTANTINOPLE:
            assert state.heading[ship] == 1
    assert all(hand[6] == 0 for hand in state.hand)
    assert state.discards[6] == 0


@pytest.mark.rule("9", "1.2", "8.1")
@given(options(), st.integers(0, 2**32))
@settings(max_examples=60)
def test_nothing_is_lost_or_doubled(table: Options, seed: int) -> None:
    game = Game.of(table)
    check_books(game)
    game = play(table, seed, 0)
    while not game.over:
        check_books(game)
        before = game.number
        game = play_one(game, seed)
        assert game.number > before
    check_books(game)


def play_one(game: Game, seed: int) -> Game:
    legal = game.legal()
    assert legal, "a legal action always exists"
    game.apply(legal[(seed + game.number * 7919) % len(legal)])
    return game


@pytest.mark.rule("9")
@given(positions())
@settings(max_examples=80)
def test_every_listed_action_applies_and_every_other_is_refused_with_a_reason(game: Game) -> None:
    legal = game.legal()
    assert len(legal) == len(set(legal))
    before = game.state.copy()
    events = game.events
    for action in ACTIONS:
        if action in legal:
            game.at(game.number).apply(action)
            continue
        with pytest.raises(GoldenHornError) as refused:
            game.apply(action)
        assert isinstance(refused.value, Illegal | Impossible)
        assert refused.value.rule is not None
        assert str(refused.value)
        assert game.state == before
        assert game.events == events


@given(positions(), st.randoms(use_true_random=False))
@settings(max_examples=120)
@pytest.mark.rule("5.13")
def test_a_view_does_not_change_when_hidden_things_are_swapped(game: Game, rng: Random) -> None:
    state = game.state
    for seat in [None, *range(state.players)]:
        swapped = swap_hidden(state, seat, rng)
        assert view_of(game.options, swapped, seat) == view_of(game.options, state, seat)


@given(positions())
@pytest.mark.rule("5.13")
def test_a_view_counts_what_can_be_counted(game: Game) -> None:
    state = game.state
    for seat in range(state.players):
        view = game.view(seat)
        unseen = [state.pile[c] + sum(state.hand[p][c] for p in range(state.players) if p != seat) for c in range(6)]
        assert list(view.unseen) == unseen
        assert list(view.bag) == state.bag
        assert view.hand == tuple(state.hand[seat][:6])
        assert set(view.legal) == (set(game.legal()) if game.decider == seat else set())
        for event in game.events:
            seen = seen_by(event, seat)
            assert isinstance(seen, HiddenDraw) == (isinstance(event, Draw) and event.seat != seat)


@given(positions())
def test_prices_of_landings_are_what_sailing_costs(game: Game) -> None:
    seat = game.decider
    if seat is None:
        return
    for landing in game.view(seat).landings:
        after = game.at(game.number)
        held = sum(after.state.hand[seat])
        events = after.apply(landing.action)
        drawn = sum(len(event.cards) for event in events if isinstance(event, Draw))
        assert drawn <= landing.cards
        assert sum(after.state.hand[seat]) == held - len(landing.price) + drawn


def best_bonus(counts: tuple[int, ...]) -> int:
    """The best sum of bonuses over all ways to form sets."""
    best = 0
    stack = [(tuple(sorted(counts)), 0)]
    seen = set(stack)
    while stack:
        left, bonus = stack.pop()
        best = max(best, bonus)
        for chosen in range(64):
            size = chosen.bit_count()
            if size >= 4 and all(left[i] > 0 for i in range(6) if chosen >> i & 1):
                rest = tuple(sorted(left[i] - (chosen >> i & 1) for i in range(6)))
                state = (rest, bonus + BONUS[size])
                if state not in seen:
                    seen.add(state)
                    stack.append(state)
    return best


@pytest.mark.rule("7.2")
@given(st.lists(st.integers(0, 4), min_size=6, max_size=6))
def test_the_set_bonus_equals_brute_force(counts: list[int]) -> None:
    state = Game(players=2).state
    state.warehouse[0][:6] = counts
    assert set_bonus(state, 0) == best_bonus(tuple(counts)) == score_of(state, 0).set_points


@given(positions())
def test_the_breakdown_adds_up_to_the_score_of_the_kernel(game: Game) -> None:
    for seat in range(game.options.players):
        assert game.score(seat).total == score(game.state, seat)


@pytest.mark.parametrize("table", SETTINGS)
def test_going_back_to_any_event_and_on_again_gives_the_same_game(table: Options) -> None:
    for game in games(table, 2):
        for number in (0, 1, 3, len(game.events) // 2, len(game.events) - 1, len(game.events)):
            again = game.at(number)
            assert again.number == number
            for event in game.events[number:]:
                again.feed(event)
            assert again.state == game.state
            assert again.events == game.events


@pytest.mark.parametrize("table", SETTINGS)
def test_a_stateless_dealer_deals_the_same_after_going_back(table: Options) -> None:
    game = play(table, 3, 40)
    number = next(i for i in range(len(game.events) - 1, 0, -1) if not hasattr(game.events[i], "action"))
    again = game.at(number)
    assert again.pending is not None
    assert again.deal()[0] == game.events[number]
