"""RULES 8: the expansion Domínio da Mar."""

import pytest

from goldenhorn.errors import GoldenHornError, Impossible
from goldenhorn.game.actions import parse
from goldenhorn.game.dealers import AskDraw, AskFilling, ByHand, Request, TypedDealer
from goldenhorn.game.game import Game
from goldenhorn.game.outcome import END_REASONS, outcome_of, score_of
from goldenhorn.game.refusal import refusal
from goldenhorn.game.view import view_of
from goldenhorn.rules.engine import Interpreted
from goldenhorn.rules.material import BLACK, COLOUR_LETTERS, CONQUEROR, PEASANT, TERRITORIES, WHITE
from goldenhorn.rules.scoring import score
from goldenhorn.rules.state import NO_CHANCE, OVER
from positions import Position, figures, goods, refused, rule

ALL_SIX = "YPGROB"


def asked(position: Position) -> int:
    """How many cubes or cards have to be drawn now."""
    return Interpreted(position.state).asked()[1]


def in_port(position: Position, port: int = 0) -> tuple[int, int, int]:
    """Goods, conquerors and peasants in a port."""
    pieces = position.state.port[port]
    return sum(pieces[:6]), pieces[CONQUEROR], pieces[PEASANT]


def leaving(bag: str, *, supply: int, reserve: int) -> Position:
    """The trio of Contarini has loaded the four blue of ten goods, so that four places in Venice are to be filled."""
    position = Position(2, expansion=True).port("Venice", "BBBBGGGGGG").bag(bag).put(supply=supply, reserve=reserve)
    return position.do("load trio B")


def rich(conquerors: int, peasants: int, *, supply: int = 0) -> Position:
    position = Position(2, expansion=True).warehouse(0, "", conquerors=conquerors, peasants=peasants)
    return position.put(supply=supply, reserve=0)


@rule("8.1")
def test_the_bag_holds_eight_black_and_eight_white_cubes_more_and_the_supply_twenty_conquerors() -> None:
    view = Game(2, expansion=True, dealer=ByHand()).view()
    assert view.bag == (15, 15, 15, 15, 15, 15, 8, 8)
    assert (view.supply, view.reserve) == (20, 0)


@rule("8.1")
def test_without_the_expansion_there_are_no_such_things() -> None:
    view = Game(2, dealer=ByHand()).view()
    assert view.bag == (15, 15, 15, 15, 15, 15, 0, 0)
    assert (view.supply, view.reserve, view.territories) == (0, 0, ())
    position = Position(2)
    for text in ("conquer Zara", "train 1", "load trio conquerors"):
        assert isinstance(refusal(position.state, parse(text).code), Impossible)
        assert refused(position, text) == "8.1"


@rule("8.1", "2.6")
def test_ports_are_filled_to_ten_from_the_first_filling_on() -> None:
    asked_for: list[tuple[str, int]] = []

    def typed(request: Request, complaint: GoldenHornError | None) -> str:
        assert complaint is None
        assert isinstance(request, AskFilling | AskDraw)
        asked_for.append(("fill" if isinstance(request, AskFilling) else "draw", request.number))
        return ("YYPPGGRROO" if isinstance(request, AskFilling) else "YPGRO")[: request.number]

    game = Game(2, expansion=True, dealer=TypedDealer(typed))
    for _ in range(2):
        game.apply("place VVV")
    assert asked_for == [("fill", 10), ("fill", 10), ("draw", 5), ("draw", 5)]
    game.apply("load mono Y")
    assert asked_for[4:] == [("fill", 2)]


@rule("8.1")
def test_a_refill_goes_up_to_ten() -> None:
    assert asked(leaving("YYYYYYYYYY", supply=20, reserve=0)) == 4


@rule("8.2")
def test_the_five_territories_with_their_assumed_cost_and_worth_lie_ready() -> None:
    territories = Game(2, expansion=True, dealer=ByHand()).view().territories
    assert [(land.name, land.cost, land.worth, land.owner) for land in territories] == [
        ("Zara", 2, 3, None),
        ("Durazzo", 3, 6, None),
        ("Candia", 4, 8, None),
        ("Negroponte", 5, 10, None),
        ("Galata", 6, 12, None),
    ]
    assert sum(land.cost for land in territories) == 20


@rule("8.3")
@pytest.mark.parametrize(
    ("drawn", "conquerors", "black", "white", "reserve"),
    [
        ("YYYY", 0, 3, 3, 0),
        ("YYYK", 1, 2, 3, 1),
        ("YYYW", 1, 3, 3, 0),
        ("YKKW", 3, 1, 3, 2),
        ("KWWW", 4, 2, 3, 1),
    ],
)
def test_conquerors_replace_black_cubes_that_leave_the_game_and_white_ones_that_return_to_the_bag(
    drawn: str, conquerors: int, black: int, white: int, reserve: int
) -> None:
    position = leaving("YYYYYKKKWWW", supply=20, reserve=0).do(f"+{drawn}")
    assert in_port(position) == (6 + 4 - conquerors, conquerors, 0)
    assert (position.state.bag[BLACK], position.state.bag[WHITE]) == (black, white)
    assert (position.state.supply, position.state.reserve) == (20 - conquerors, reserve)


@rule("8.3", "8.8")
@pytest.mark.parametrize(
    ("drawn", "supply", "reserve", "conquerors", "peasants", "supply_left", "reserve_left"),
    [
        ("YKKW", 3, 0, 3, 0, 0, 2),
        ("YKKW", 2, 0, 2, 1, 0, 1),
        ("YKKW", 2, 5, 2, 1, 0, 6),
        ("YKKW", 1, 0, 1, 2, 0, 0),
        ("YKKW", 0, 0, 0, 2, 0, 0),
        ("YKKW", 0, 1, 0, 3, 0, 0),
        ("YKKW", 0, 5, 0, 3, 0, 4),
        ("KKKK", 0, 0, 0, 4, 0, 0),
        ("KKKK", 1, 0, 1, 3, 0, 1),
        ("YWWW", 0, 0, 0, 0, 0, 0),
        ("YWWW", 0, 2, 0, 2, 0, 0),
        ("YWWW", 1, 1, 1, 1, 0, 0),
        ("YWWW", 2, 8, 2, 1, 0, 7),
        ("YYYY", 0, 3, 0, 0, 0, 3),
    ],
)
def test_conquerors_take_the_places_while_the_supply_lasts_then_peasants_while_the_reserve_lasts(
    drawn: str, supply: int, reserve: int, conquerors: int, peasants: int, supply_left: int, reserve_left: int
) -> None:
    position = leaving("YYYYYKKKKWWW", supply=supply, reserve=reserve).do(f"+{drawn}")
    assert in_port(position) == (6 + drawn.count("Y"), conquerors, peasants)
    assert (position.state.supply, position.state.reserve) == (supply_left, reserve_left)
    assert position.state.bag[WHITE] == 3
    assert position.state.bag[BLACK] == 4 - drawn.count("K")


@rule("8.3", "8.8")
def test_places_that_stay_empty_are_not_drawn_for_again_in_the_same_filling() -> None:
    position = leaving("YYYYWWWW", supply=0, reserve=0).do("+WWWW")
    assert in_port(position) == (6, 0, 0)
    assert position.state.chance == NO_CHANCE
    assert position.legal() == {"sail trio 1"}


@rule("8.3")
def test_places_that_stayed_empty_are_drawn_for_in_the_next_filling() -> None:
    position = leaving("YYYYYYWWWW", supply=0, reserve=0).do("+WWWW", "sail trio 1")
    position.do("load mono G")
    assert asked(position) == 10


@rule("8.3")
def test_a_white_cube_is_not_drawn_twice_in_one_filling() -> None:
    position = leaving("W", supply=20, reserve=0)
    assert asked(position) == 1
    position.do("+W")
    assert position.state.chance == NO_CHANCE
    assert in_port(position) == (6, 1, 0)
    assert position.state.bag[WHITE] == 1


@rule("8.3")
def test_more_white_cubes_than_the_bag_holds_are_refused() -> None:
    game = Game(2, expansion=True, dealer=ByHand())
    for _ in range(2):
        game.apply("place VVV")
    with pytest.raises(Impossible):
        game.supply("WWWWWWWWWW")
    game.supply("WWWWWWWWYY")


@rule("8.3")
def test_venice_is_filled_and_resolved_before_constantinople() -> None:
    game = Game(2, expansion=True, dealer=ByHand())
    for _ in range(2):
        game.apply("place VVV")
    assert game.pending == AskFilling("Venice", 10, (15, 15, 15, 15, 15, 15, 8, 8), "2.6")
    game.supply("KKKWWWWWWW")
    assert game.pending == AskFilling("Constantinople", 10, (15, 15, 15, 15, 15, 15, 5, 8), "2.6")
    view = game.view()
    assert (view.ports[0].conquerors, view.ports[1].conquerors) == (10, 0)
    assert (view.supply, view.reserve) == (10, 3)
    game.supply("WWWWWWWWKK")
    view = game.view()
    assert (view.ports[1].conquerors, view.supply, view.reserve) == (10, 0, 5)
    assert view.bag[6:] == (3, 8)


@rule("8.4")
def test_conquerors_and_peasants_in_a_port_count_towards_its_ten() -> None:
    position = Position(2, expansion=True).port("Venice", "BBGG", conquerors=3, peasants=2).do("load trio B")
    assert asked(position) == 3
    position.do("+YYY")
    assert sum(in_port(position)) == 10


@rule("8.4")
def test_a_port_with_ten_pieces_is_full() -> None:
    position = Position(2, expansion=True).port("Venice", "B", conquerors=5, peasants=5).do("load trio B")
    assert position.state.chance == NO_CHANCE


@rule("8.5")
@pytest.mark.parametrize("port", ["Venice", "Constantinople"])
def test_a_ship_may_take_all_conquerors_instead_of_goods(port: str) -> None:
    position = Position(2, expansion=True).ship(0, "trio", port).port(port, "BBOG", conquerors=3)
    assert position.legal("load trio") == {"load trio O", "load trio B", "load trio conquerors"}
    position.do("load trio conquerors")
    number = 0 if port == "Venice" else 1
    assert (position.state.aboard[2], position.state.peasants_aboard[2]) == (3, 0)
    assert in_port(position, number) == (4, 0, 0)
    assert asked(position) == 6


@rule("8.5")
def test_loading_goods_leaves_the_figures_in_the_port() -> None:
    position = Position(2, expansion=True).port("Venice", "BBG", conquerors=2, peasants=1).bag("").do("load trio B")
    assert in_port(position) == (1, 2, 1)
    assert (position.state.aboard[2], position.state.peasants_aboard[2]) == (2, 0)


@rule("8.5", "5.3")
@pytest.mark.parametrize(
    ("conquerors", "peasants", "cargoes"),
    [(1, 0, {"conquerors"}), (0, 1, {"peasants"}), (1, 1, {"conquerors", "peasants", "figures"})],
)
def test_loading_is_compulsory_with_figures_too(conquerors: int, peasants: int, cargoes: set[str]) -> None:
    position = Position(2, expansion=True).port("Venice", "GYR", conquerors=conquerors, peasants=peasants)
    assert position.legal("load trio") == {f"load trio {cargo}" for cargo in cargoes}
    assert not position.legal("sail trio")
    assert refused(position, "sail trio 1") == "5.3"


@rule("8.5")
def test_there_is_nothing_of_the_kind_to_load_where_none_stand() -> None:
    position = Position(2, expansion=True).port("Venice", "B").port("Constantinople", "B", conquerors=1, peasants=1)
    assert position.legal("load trio") == {"load trio B"}
    assert refused(position, "load trio conquerors") == "8.5"
    assert refused(position, "load trio peasants") == "8.9"
    assert refused(position, "load trio figures") == "8.5"


@rule("8.6")
def test_a_ship_with_conquerors_moves_like_any_other() -> None:
    moves = []
    for cargo, number in (("B", 2), ("conquerors", 2)):
        position = Position(2, expansion=True).ship(0, "trio", "2", cargo=cargo, number=number).hand(0, "G")
        moves.append(position.legal("sail trio"))
    assert moves[0] == moves[1] == {"sail trio 3", "sail trio Modone"}


@rule("8.6", "8.9")
@pytest.mark.parametrize(
    ("cargo", "number", "peasants", "robbed"),
    [("conquerors", 3, 0, False), ("figures", 1, 4, False), ("peasants", 0, 4, True), ("Y", 1, 0, True)],
)
def test_a_ship_with_a_conqueror_aboard_cannot_be_attacked(cargo: str, number: int, peasants: int, robbed: bool) -> None:
    position = Position(2, expansion=True).hand(0, "RR")
    position.ship(1, "mono", "3", cargo=cargo, number=number, peasants=peasants)
    assert bool(position.legal("raid")) is robbed
    if not robbed:
        assert refused(position, "raid Dandolo mono RR") == "8.6"


@rule("8.6", "8.9")
@pytest.mark.parametrize(("cargo", "robbed"), [("conquerors", False), ("figures", False), ("peasants", True)])
def test_the_same_holds_from_the_departure_on(cargo: str, robbed: bool) -> None:
    position = Position(3, expansion=True).port("Venice", "G", conquerors=1, peasants=1).bag("YYYYYYYY").hand(1, "PP")
    position.do(f"load mono {cargo}", "+YYYYYYYY", "sail mono 1")
    assert position.state.turn == 1
    assert bool(position.legal("raid")) is robbed


@rule("8.7")
@pytest.mark.parametrize(("place", "port"), [("6", "Constantinople"), ("1", "Venice")])
@pytest.mark.parametrize(("cargo", "number", "peasants"), [("conquerors", 3, 0), ("peasants", 0, 2), ("figures", 2, 3)])
def test_figures_are_unloaded_into_the_warehouse(place: str, port: str, cargo: str, number: int, peasants: int) -> None:
    position = Position(2, expansion=True).cards("").warehouse(0, "Y", conquerors=1, peasants=1)
    position.ship(0, "mono", place, to=port, cargo=cargo, number=number, peasants=peasants).do(f"sail mono {port}")
    assert figures(position.state, 0) == {"conquerors": 1 + number, "peasants": 1 + peasants}
    assert goods(position.state, 0) == "Y"
    assert (position.state.aboard[0], position.state.peasants_aboard[0]) == (0, 0)


@rule("8.7")
def test_figures_stay_aboard_in_modone() -> None:
    position = Position(2, expansion=True).ship(0, "mono", "3", cargo="figures", number=2, peasants=1)
    position.do("sail mono Modone")
    assert (position.state.aboard[0], position.state.peasants_aboard[0]) == (2, 1)
    assert figures(position.state, 0) == {"conquerors": 0, "peasants": 0}


@rule("8.9")
@pytest.mark.parametrize(
    ("cargo", "aboard", "left"),
    [("conquerors", (3, 0), (4, 0, 2)), ("peasants", (0, 2), (4, 3, 0)), ("figures", (3, 2), (4, 0, 0))],
)
def test_a_ship_takes_all_conquerors_or_all_peasants_or_all_of_both(
    cargo: str, aboard: tuple[int, int], left: tuple[int, int, int]
) -> None:
    position = Position(2, expansion=True).port("Venice", "GGYR", conquerors=3, peasants=2).bag("")
    position.do(f"load trio {cargo}")
    assert (position.state.aboard[2], position.state.peasants_aboard[2]) == aboard
    assert in_port(position) == left


@rule("8.9")
def test_peasants_without_a_conqueror_beside_them_are_loaded_alone() -> None:
    position = Position(2, expansion=True).port("Venice", "B", peasants=2)
    assert position.legal("load trio") == {"load trio B", "load trio peasants"}


@rule("8.9")
def test_the_loot_of_a_ship_with_peasants_is_one_peasant() -> None:
    position = Position(2, expansion=True).hand(0, "RR").ship(1, "mono", "3", cargo="peasants", peasants=2)
    position.do("raid Dandolo mono RR")
    assert figures(position.state, 0) == {"conquerors": 0, "peasants": 1}
    assert position.state.peasants_aboard[3] == 1
    assert position.legal("sail")


@rule("8.9", "4.5")
@pytest.mark.parametrize(("decision", "landing"), [("turn", "2"), ("keep", "Modone")])
def test_a_ship_emptied_of_its_last_peasant_may_be_turned(decision: str, landing: str) -> None:
    position = Position(2, expansion=True).hand(0, "RR").ship(1, "mono", "3", cargo="peasants", peasants=1)
    position.do("raid Dandolo mono RR", decision, "sail trio 1", "done")
    assert view_of(position.options, position.state, None).ships[3].cargo is None
    assert position.legal("sail mono") == {f"sail mono {landing}"}


@rule("8.10")
@pytest.mark.parametrize(
    ("conquerors", "peasants", "payments"),
    [
        (0, 0, {}),
        (1, 0, {}),
        (1, 1, {}),
        (0, 3, {}),
        (2, 0, {"Zara": "0"}),
        (1, 2, {"Zara": "2"}),
        (1, 3, {"Zara": "2"}),
        (0, 4, {"Zara": "4"}),
        (0, 8, {"Zara": "4", "Durazzo": "6", "Candia": "8"}),
        (3, 1, {"Zara": "0", "Durazzo": "0"}),
        (2, 8, {"Zara": "0 2 4", "Durazzo": "2 4 6", "Candia": "4 6 8", "Negroponte": "6 8", "Galata": "8"}),
        (
            6,
            8,
            {
                "Zara": "0 2 4",
                "Durazzo": "0 2 4 6",
                "Candia": "0 2 4 6 8",
                "Negroponte": "0 2 4 6 8",
                "Galata": "0 2 4 6 8",
            },
        ),
    ],
)
def test_a_territory_is_paid_exactly_with_any_number_of_pairs_of_peasants(
    conquerors: int, peasants: int, payments: dict[str, str]
) -> None:
    expected = set()
    for territory, numbers in payments.items():
        for number in numbers.split():
            expected.add(f"conquer {territory}" + (f" {number} peasants" if number != "0" else ""))
    assert rich(conquerors, peasants).legal("conquer") == expected


@rule("8.10")
@pytest.mark.parametrize(
    ("action", "conquerors", "peasants", "supply", "reserve"),
    [
        ("conquer Zara", 4, 8, 2, 0),
        ("conquer Zara 2 peasants", 5, 6, 1, 2),
        ("conquer Zara 4 peasants", 6, 4, 0, 4),
        ("conquer Galata", 0, 8, 6, 0),
        ("conquer Galata 6 peasants", 3, 2, 3, 6),
    ],
)
def test_conquerors_return_to_the_supply_and_peasants_to_the_reserve(
    action: str, conquerors: int, peasants: int, supply: int, reserve: int
) -> None:
    position = rich(6, 8).do(action)
    assert figures(position.state, 0) == {"conquerors": conquerors, "peasants": peasants}
    assert (position.state.supply, position.state.reserve) == (supply, reserve)
    territories = view_of(position.options, position.state, None).territories
    assert [land.owner for land in territories if land.name == action.split()[1]] == [0]


@rule("8.10")
def test_any_number_of_conquests_in_a_turn_before_and_after_the_move() -> None:
    position = rich(14, 0).cards("").ship(0, "mono", "6", cargo="conquerors", number=6)
    position.do("conquer Zara", "conquer Durazzo", "conquer Candia", "sail mono Constantinople")
    assert figures(position.state, 0) == {"conquerors": 11, "peasants": 0}
    position.do("conquer Negroponte", "conquer Galata")
    assert position.state.owner == [0] * 5
    assert position.state.turn == 1


@rule("8.10")
def test_figures_aboard_and_figures_of_others_do_not_pay() -> None:
    position = rich(1, 0).ship(0, "mono", "6", cargo="conquerors", number=6).warehouse(1, "", conquerors=6)
    assert not position.legal("conquer")
    assert refused(position, "conquer Zara") == "8.10"


@rule("8.10")
def test_overpaying_with_peasants_is_refused() -> None:
    assert refused(rich(6, 8), "conquer Zara 6 peasants") == "8.10"


@rule("8.11", "8.8")
def test_the_reserve_holds_the_black_cubes_that_are_out_of_the_game() -> None:
    position = leaving("YYKK", supply=20, reserve=3).do("+YYKK")
    assert position.state.reserve == 5
    assert view_of(position.options, position.state, None).reserve == 5


@rule("8.12")
@pytest.mark.parametrize(("peasants", "supply", "most"), [(3, 20, 3), (3, 2, 2), (3, 0, 0), (0, 20, 0), (8, 20, 8)])
def test_peasants_are_trained_while_the_supply_lasts(peasants: int, supply: int, most: int) -> None:
    position = rich(0, peasants, supply=supply)
    assert position.legal("train") == {f"train {number}" for number in range(1, most + 1)}


@rule("8.12")
def test_conquerors_replace_peasants_one_for_one_and_the_cubes_return_to_the_reserve() -> None:
    position = rich(1, 5, supply=4).do("train 3")
    assert figures(position.state, 0) == {"conquerors": 4, "peasants": 2}
    assert (position.state.supply, position.state.reserve) == (1, 3)
    position.do("train 1")
    assert figures(position.state, 0) == {"conquerors": 5, "peasants": 1}
    assert not position.legal("train")


@rule("8.12")
def test_peasants_aboard_ships_cannot_be_trained() -> None:
    position = rich(0, 1, supply=20).ship(0, "mono", "3", cargo="peasants", peasants=4)
    assert position.legal("train") == {"train 1"}
    assert refused(position, "train 2") == "8.12"


@rule("8.12")
def test_training_beyond_the_supply_is_refused() -> None:
    assert refused(rich(0, 3, supply=2), "train 3") == "8.12"


@rule("8.13")
def test_a_territory_once_taken_stays_with_its_owner() -> None:
    position = rich(2, 0).warehouse(1, "", conquerors=6, peasants=8).do("conquer Zara", "sail trio 1")
    assert position.state.turn == 1
    assert not position.legal("conquer Zara")
    assert position.legal("conquer Galata")
    assert refused(position, "conquer Zara") == "8.13"
    position.do("conquer Durazzo")
    assert position.state.owner[:2] == [0, 1]


@rule("8.14", "6.3")
def test_the_end_is_due_when_all_five_territories_are_taken() -> None:
    position = rich(6, 0)
    position.state.owner = [1, 0, 1, 0, -1]
    assert END_REASONS[position.state.end] is None
    position.do("conquer Galata")
    assert END_REASONS[position.state.end] == "territories"
    position.do("sail trio 1", "sail trio 2")
    assert position.state.phase == OVER
    assert outcome_of(position.state).reason == "territories"


@rule("8.14")
@pytest.mark.parametrize("free", range(5))
def test_four_territories_are_not_enough(free: int) -> None:
    position = rich(6, 0)
    position.state.owner = [1] * 5
    position.state.owner[free] = -1
    other = (free + 1) % 5
    position.state.owner[other] = -1
    position.do(f"conquer {TERRITORIES[other]}")
    assert END_REASONS[position.state.end] is None


@rule("8.14", "6.2")
def test_the_first_cause_stays_the_one_that_is_named_when_the_last_territory_is_taken() -> None:
    position = rich(6, 0).warehouse(0, ALL_SIX, conquerors=6)
    position.state.owner = [1, 1, 1, 1, -1]
    position.do("announce", "conquer Galata")
    assert END_REASONS[position.state.end] == "announced"
    position = rich(6, 0).warehouse(0, ALL_SIX, conquerors=6)
    position.state.owner = [1, 1, 1, 1, -1]
    position.do("conquer Galata")
    assert not position.legal("announce")


@rule("8.14", "6.1")
@pytest.mark.parametrize(
    ("left", "conquerors", "peasants", "due"),
    [("", 0, 0, True), ("", 0, 3, True), ("", 1, 0, False), ("", 1, 2, False), ("G", 0, 0, False)],
)
def test_a_port_closes_without_goods_and_conquerors_and_peasants_do_not_keep_it_open(
    left: str, conquerors: int, peasants: int, due: bool
) -> None:
    position = Position(2, expansion=True).port("Venice", "BB" + left, conquerors=conquerors, peasants=peasants).bag("")
    position.do("load trio B")
    assert (END_REASONS[position.state.end] == "port") is due


@rule("8.14", "8.8")
@pytest.mark.parametrize(("supply", "reserve", "due"), [(1, 0, False), (0, 0, True), (0, 5, True)])
def test_white_cubes_keep_a_port_open_while_the_supply_of_conquerors_lasts(supply: int, reserve: int, due: bool) -> None:
    position = Position(2, expansion=True).port("Venice", "BB").bag("WW").put(supply=supply, reserve=reserve)
    position.do("load trio B", "+WW")
    assert (END_REASONS[position.state.end] == "port") is due


@rule("8.15")
def test_territories_conquerors_and_peasants_are_added_to_the_score() -> None:
    position = rich(3, 2).warehouse(0, "YPGR", conquerors=3, peasants=2)
    position.state.owner = [0, 1, 0, -1, 0]
    result = score_of(position.state, 0)
    assert (result.goods, result.set_points, result.territory_points, result.figures) == (4, 1, 3 + 8 + 12, 5)
    assert result.total == score(position.state, 0) == 33
    assert score_of(position.state, 1).total == score(position.state, 1) == 6


@rule("8.15")
def test_figures_aboard_count_nothing() -> None:
    position = rich(0, 0).ship(0, "mono", "3", cargo="figures", number=2, peasants=2)
    assert score_of(position.state, 0).total == score(position.state, 0) == 0


@rule("8.15", "7.2", "6.2")
@pytest.mark.parametrize("missing", COLOUR_LETTERS)
def test_figures_belong_to_no_set_and_are_no_colour(missing: str) -> None:
    position = rich(0, 0).warehouse(0, ALL_SIX.replace(missing, ""), conquerors=1, peasants=1)
    assert score_of(position.state, 0).sets == (5,)
    assert score(position.state, 0) == 5 + 2 + 2
    assert not position.legal("announce")
