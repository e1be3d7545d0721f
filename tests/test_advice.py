"""Belief and piracy risk: exactly what all possible deals of the hidden cards give, and nothing that a seat cannot know."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from goldenhorn import Game, GoldenHornError, Impossible, Options
from goldenhorn.advice.belief import belief
from goldenhorn.advice.hands import chance_of, chance_of_safety
from goldenhorn.advice.memory import BOLDNESS, Passed, able_after, remembered
from goldenhorn.advice.risk import coming_pirates, is_exposed, risk, sails_of
from goldenhorn.bots.kernel.hiding import deal_hidden_hands, forget
from goldenhorn.game.actions import Raid, Sail
from goldenhorn.game.events import Decision
from goldenhorn.game.view import View, view_of
from goldenhorn.rules.material import COLOUR_LETTERS
from goldenhorn.rules.scratch import Scratch
from goldenhorn.rules.state import State
from goldenhorn.rules.stream import seed_stream
from players import play, positions
from positions import Position, rule

Hands = tuple[tuple[int, ...], ...]


def all_deals(unseen: Sequence[int], sizes: Sequence[int]) -> Iterator[Hands]:
    """Every way to deal hands of these sizes from cards that are all different, each as its counts by colour."""
    cards = [colour for colour, number in enumerate(unseen) for _ in range(number)]

    def deal(left: tuple[int, ...], sizes: Sequence[int]) -> Iterator[Hands]:
        if not sizes:
            yield ()
            return
        for chosen in combinations(left, sizes[0]):
            hand = tuple(sum(cards[card] == colour for card in chosen) for colour in range(6))
            rest = tuple(card for card in left if card not in chosen)
            for others in deal(rest, sizes[1:]):
                yield (hand, *others)

    yield from deal(tuple(range(len(cards))), sizes)


def share(deals: Sequence[Hands], event: list[bool]) -> float:
    return sum(event) / len(deals)


def can_rob(hand: Sequence[int], sails: str) -> bool:
    return sum(hand[COLOUR_LETTERS.index(letter)] for letter in set(sails)) >= 2


def small_table(players: int, unseen: tuple[int, ...], sizes: Sequence[int]) -> View:
    """Seat 0 acts, with all three ships at sea and little out of sight."""
    position = Position(players)
    position.ship(0, "mono", "1", cargo="B", number=2).ship(0, "duo", "2", cargo="Y", number=1)
    position.ship(0, "trio", "3", "Venice", cargo="O", number=3)
    view = view_of(position.options, position.state, 0)
    seats = [replace(seat, cards=0 if seat.seat == 0 else sizes[seat.seat - 1]) for seat in view.seats]
    return replace(view, unseen=unseen, pile=sum(unseen) - sum(sizes), seats=tuple(seats))


SMALL = [
    (2, (2, 1, 2, 0, 3, 1), (4,)),
    (2, (0, 2, 0, 0, 0, 0), (1,)),
    (2, (3, 0, 1, 1, 2, 2), (0,)),
    (3, (2, 1, 1, 2, 0, 2), (3, 2)),
    (3, (1, 1, 1, 1, 1, 1), (3, 3)),
    (4, (2, 1, 2, 1, 1, 1), (2, 2, 3)),
    (4, (0, 3, 0, 0, 4, 0), (2, 3, 2)),
]


@rule("5.13")
@pytest.mark.parametrize(("players", "unseen", "sizes"), SMALL)
def test_belief_is_what_all_deals_give(players: int, unseen: tuple[int, ...], sizes: tuple[int, ...]) -> None:
    deals = list(all_deals(unseen, sizes))
    for hand in belief(small_table(players, unseen, sizes)).hands:
        for colour in range(6):
            held = [deal[hand.seat - 1][colour] for deal in deals]
            assert hand.one[colour] == pytest.approx(share(deals, [number >= 1 for number in held]))
            assert hand.two[colour] == pytest.approx(share(deals, [number >= 2 for number in held]))


@rule("4.1", "4.2")
@pytest.mark.parametrize(("players", "unseen", "sizes"), SMALL)
def test_risk_is_what_all_deals_give(players: int, unseen: tuple[int, ...], sizes: tuple[int, ...]) -> None:
    deals = list(all_deals(unseen, sizes))
    view = small_table(players, unseen, sizes)
    found = risk(view)
    sails = {ship.kind: ship.sails for ship in view.ships if ship.seat == 0}
    for ship in found.ships:
        able = [[can_rob(hand, sails[ship.ship]) for hand in deal] for deal in deals]
        assert ship.exposed
        assert ship.chance == pytest.approx(share(deals, [any(deal) for deal in able]))
        assert [pirate.seat for pirate in ship.pirates] == list(range(1, players))
        for place, pirate in enumerate(ship.pirates):
            assert pirate.chance == pytest.approx(share(deals, [deal[place] for deal in able]))
            first = [deal[place] and not any(deal[:place]) for deal in able]
            assert pirate.first == pytest.approx(share(deals, first))
    somebody = [any(can_rob(hand, shown) for hand in deal for shown in sails.values()) for deal in deals]
    assert found.fleet == pytest.approx(share(deals, somebody))


@settings(max_examples=60)
@given(st.lists(st.integers(0, 3), min_size=6, max_size=6), st.lists(st.integers(0, 3), min_size=1, max_size=3), st.data())
def test_chances_are_exact_for_any_sails_and_any_hands(unseen: list[int], sizes: list[int], data: st.DataObject) -> None:
    """Also for fleets of other boxes, whose ships may share colours."""
    while sum(sizes) > min(sum(unseen), 7):
        sizes = [max(0, size - 1) for size in sizes]
    fleet = data.draw(st.lists(st.frozensets(st.integers(0, 5), min_size=1, max_size=3), min_size=1, max_size=3))
    while sum(unseen) > 9:
        unseen = [max(0, number - 1) for number in unseen]
        sizes = [min(size, sum(unseen) // len(sizes)) for size in sizes]
    deals = list(all_deals(unseen, sizes))
    safe = [all(sum(hand[colour] for colour in sails) < 2 for hand in deal for sails in fleet) for deal in deals]
    assert float(chance_of_safety(fleet, sizes, unseen)) == pytest.approx(share(deals, safe))
    for colour in range(6):
        at_least_two = [deal[0][colour] >= 2 for deal in deals]
        assert chance_of(2, sizes[0], unseen[colour], sum(unseen)) == pytest.approx(share(deals, at_least_two))


@rule("5.12")
def test_the_next_card_comes_from_the_pile_or_from_the_discards() -> None:
    view = small_table(2, (2, 1, 2, 0, 3, 1), (4,))
    assert belief(view).next_card == pytest.approx((2 / 9, 1 / 9, 2 / 9, 0, 3 / 9, 1 / 9))
    assert not belief(view).renewed
    empty = replace(view, pile=0, discards=(0, 0, 3, 0, 1, 0))
    assert belief(empty).next_card == pytest.approx((0, 0, 3 / 4, 0, 1 / 4, 0))
    assert belief(empty).renewed
    assert belief(replace(empty, discards=(0,) * 6)).next_card is None


@rule("5.2", "8.1")
def test_the_bag_is_known() -> None:
    position = Position(2, expansion=True).bag("YYGKW")
    found = belief(view_of(position.options, position.state, 0), cubes=2).bag
    assert found.holds == (2, 0, 1, 0, 0, 0, 1, 1)
    assert found.one == pytest.approx((7 / 10, 0, 4 / 10, 0, 0, 0, 4 / 10, 4 / 10))
    assert found.two == pytest.approx((1 / 10, 0, 0, 0, 0, 0, 0, 0))
    assert belief(view_of(position.options, position.state, 0), cubes=9).bag.cubes == 5
    nothing = Position(2).bag("")
    assert belief(view_of(nothing.options, nothing.state, 0)).bag.one == (0,) * 8


@rule("4.2", "8.6", "8.9")
def test_only_what_can_be_robbed_is_at_risk() -> None:
    position = Position(4, expansion=True)
    position.ship(0, "mono", "Modone", cargo="B", number=2).ship(0, "duo", "2", cargo="conquerors", number=1)
    position.ship(0, "trio", "3", "Venice", cargo="peasants", peasants=1).hand(1, "YYYPPPGG")
    found = risk(view_of(position.options, position.state, 0))
    assert [ship.exposed for ship in found.ships] == [False, False, True]
    assert [ship.chance > 0 for ship in found.ships] == [False, False, True]
    assert found.fleet == found.ships[2].chance


@rule("4.4", "6.3")
@pytest.mark.parametrize(
    ("turn", "raided", "end", "coming"),
    [
        (1, 0, 0, [2, 3, 0]),
        (2, 0, 0, [2, 3, 0]),
        (2, 1, 0, [3, 0]),
        (3, 0, 0, [3, 0]),
        (1, 0, 2, [2, 3]),
        (3, 0, 2, [3]),
        (3, 1, 2, []),
        (0, 0, 0, [0]),
    ],
)
def test_pirates_are_those_who_have_a_turn_before_the_next_own_one(
    turn: int, raided: int, end: int, coming: list[int]
) -> None:
    position = Position(4, turn=turn).put(raided=raided, end=end)
    assert coming_pirates(view_of(position.options, position.state, 1)) == coming


def test_a_landing_is_judged_before_it_is_chosen() -> None:
    position = Position(4).ship(0, "trio", "6", cargo="O", number=2).ship(0, "duo", "2", cargo="Y", number=1)
    position.port("Venice", "YYB").hand(0, "YPGROB").hand(1, "RRGGB").hand(2, "YY")
    view = view_of(position.options, position.state, 0)
    moves = {move.action: move for move in risk(view).moves}
    trio, duo = (next(ship for ship in risk(view).ships if ship.ship == kind) for kind in ("trio", "duo"))
    assert moves["sail trio Modone"].chance == 0
    assert moves["sail trio Modone"].fleet == duo.chance
    assert moves["sail duo 3"].chance == duo.chance
    assert moves["sail duo 3"].fleet == risk(view).fleet
    assert moves["load mono B"].exposed
    assert moves["load mono B"].fleet > risk(view).fleet
    assert trio.chance > duo.chance


@given(positions())
def test_all_chances_are_chances_and_shares_add_up(game: Game) -> None:
    for seat in range(game.options.players):
        view = game.view(seat)
        seen = belief(view)
        for hand in seen.hands:
            assert all(0 <= two <= one <= 1 for one, two in zip(hand.one, hand.two, strict=True))
        assert seen.next_card is None or sum(seen.next_card) == pytest.approx(1)
        found = risk(view)
        for ship in found.ships:
            assert ship.exposed == is_exposed(next(one for one in view.ships if (one.seat, one.kind) == (seat, ship.ship)))
            assert 0 <= ship.chance <= 1
            assert sum(pirate.first for pirate in ship.pirates) == pytest.approx(ship.chance)
            assert ship.chance <= found.fleet + 1e-12
        assert {move.action for move in found.moves} == {str(one) for one in view.legal if str(one)[:4] in ("load", "sail")}


def dealt_anew(state: State, seat: int, seed: int) -> State:
    """The same for a seat, with everything hidden dealt anew."""
    twin, sizes, scratch = state.copy(), [0] * 4, Scratch()
    seed_stream(scratch, seed, 0)
    forget(twin, seat, sizes)
    deal_hidden_hands(twin, sizes, scratch)
    return twin


@given(positions(), st.integers(0, 2**32))
def test_what_is_hidden_makes_no_difference(game: Game, seed: int) -> None:
    for seat in range(game.options.players):
        twin = view_of(game.options, dealt_anew(game.state, seat, seed), seat)
        assert belief(twin) == belief(game.view(seat))
        assert risk(twin) == risk(game.view(seat))


def test_a_spectator_has_beliefs_but_no_ships() -> None:
    position = Position(3)
    view = view_of(position.options, position.state, None)
    assert len(belief(view).hands) == 3
    with pytest.raises(Impossible) as refused:
        risk(view)
    assert isinstance(refused.value, GoldenHornError)
    assert refused.value.message == "advice-no-seat"


def test_sails_are_colours() -> None:
    ship = next(ship for ship in Game(players=2, seed=1).view(0).ships if ship.kind == "duo")
    assert sails_of(ship) == {COLOUR_LETTERS.index(letter) for letter in ship.sails}


# What is remembered


def test_a_turn_that_was_passed_is_weighed_over_all_hands() -> None:
    """The formula against all deals: hands that could have robbed then count by what is left of boldness."""
    unseen, cards = (2, 1, 2, 1, 1, 2), 4
    turn = Passed(prey=(frozenset({0, 1}), frozenset({2})), spent=(0, 1, 0, 0, 0, 0), drawn=2)
    sails = frozenset({0, 2, 5})
    able = weights = 0.0
    for kept, drawn in all_deals(unseen, (cards - turn.drawn, turn.drawn)):
        then = [number + spent for number, spent in zip(kept, turn.spent, strict=True)]
        bold = any(sum(then[colour] for colour in prey) >= 2 for prey in turn.prey)
        weight = 1 - BOLDNESS if bold else 1.0
        weights += weight
        able += weight * (sum(kept[colour] + drawn[colour] for colour in sails) >= 2)
    assert able_after(turn, sails, cards, unseen) == pytest.approx(able / weights)


def test_who_passed_with_everything_in_sight_is_feared_less() -> None:
    view = small_table(2, (3, 2, 2, 2, 2, 2), (5,))
    duo = next(ship for ship in view.ships if (ship.seat, ship.kind) == (0, "duo"))
    turn = Passed((sails_of(duo),), spent=(0,) * 6, drawn=0)
    calm, plain = risk(view, {1: turn}), risk(view)
    assert calm.ships[1].chance < plain.ships[1].chance
    assert calm.ships[2].chance > plain.ships[2].chance, "its cards are more likely others"
    assert risk(view, {0: turn}) == plain, "only rivals matter"


def test_a_turn_that_could_only_be_passed_tells_nothing() -> None:
    view = small_table(3, (3, 2, 2, 2, 2, 2), (5, 4))
    nobody_to_rob = Passed(prey=(), spent=(0,) * 6, drawn=1)
    for one, other in zip(risk(view, {1: nobody_to_rob, 2: nobody_to_rob}).ships, risk(view).ships, strict=True):
        assert one.chance == pytest.approx(other.chance)


@given(positions(), st.integers(0, 2**32))
def test_memory_is_of_what_everybody_saw(game: Game, seed: int) -> None:
    memory = remembered(game)
    for seat, turn in memory.items():
        assert turn.drawn <= sum(game.state.hand[seat])
        assert all(number >= 0 for number in turn.spent)
    for seat in range(game.options.players):
        found = risk(game.view(seat), memory)
        for ship in found.ships:
            assert 0 <= ship.chance <= 1
            assert sum(pirate.first for pirate in ship.pirates) == pytest.approx(ship.chance)


@rule("4.4")
def test_who_has_raided_has_not_passed() -> None:
    game = next(game for seed in range(99) for game in [play(Options(2), seed, 60)] if last_turn_raided(game, 0))
    assert 0 not in remembered(game)


def last_turn_raided(game: Game, seat: int) -> bool:
    own = [event.action for event in game.events if isinstance(event, Decision) and event.seat == seat]
    moves = [index for index, action in enumerate(own) if isinstance(action, Sail)]
    return len(moves) > 1 and any(isinstance(action, Raid) for action in own[moves[-2] + 1 : moves[-1]])
