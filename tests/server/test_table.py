"""A table by itself: seats, game, undo, clocks, as entries of a log."""

import contextlib
import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import convert

from goldenhorn.errors import GoldenHornError, Illegal, Impossible
from goldenhorn.game.dealers import SeededDealer
from goldenhorn.server.entries import AnyEntry, Opened, read_entry, told, write_entry
from goldenhorn.server.refusals import Forbidden, TooLate
from goldenhorn.server.setup import Setup, check_setup
from goldenhorn.server.table import Table, rematch_of

ANNA, BORIS, CARLA = "anna's key", "boris' key", "carla's key"


def opened(*seats: str, **setup: Any) -> Table:
    table = Table("t", "secret")
    plan = convert({"seats": seats, **setup}, Setup)
    check_setup(plan)
    table.add(Opened(at=0, setup=plan, host=ANNA, commitment=SeededDealer("secret").commitment))
    return table


def started(*seats: str, **setup: Any) -> Table:
    """Anna in the first open seat, Boris in the second, Carla in the third; the game has begun."""
    table = opened(*seats, **setup)
    people: Iterator[tuple[str, str]] = iter(((ANNA, "Anna"), (BORIS, "Boris"), (CARLA, "Carla")))
    for seat, plan in enumerate(seats):
        if plan == "open":
            player, name = next(people)
            table.add(table.sit(seat, player, name, 1))
            table.add(table.make_ready(seat, ready=True, salt="", player=player, at=1))
    table.add(table.start(ANNA, 1000))
    return table


def decide(table: Table, at: int = 2000, rng: random.Random | None = None) -> AnyEntry:
    """Whoever has to decide does something legal."""
    assert table.game is not None
    seat = table.decider
    assert seat is not None
    legal = table.game.legal()
    action = str((rng or random.Random(table.number)).choice(legal))
    chair = table.chairs[seat]
    entry: AnyEntry
    if chair.player is None or chair.away:
        entry = table.act_for(seat, action, table.turn, "sailor", at)
    else:
        entry = table.act(seat, action, table.turn, chair.player, at)
    table.add(entry)
    return entry


def again(table: Table) -> Table:
    """The same table out of its log, as it is stored."""
    twin = Table(table.key, table.secret)
    for entry in table.entries:
        twin.add(read_entry(write_entry(entry)))
    return twin


def state(table: Table) -> object:
    game = table.game
    return (table.chairs, table.phase, table.turn, table.since, table.moves, table.host, table.rematch) + (
        () if game is None else (game.events, game.view(0), game.view(None), game.outcome())
    )


def test_people_sit_down_choose_houses_and_begin() -> None:
    table = opened("open", "open", "deckhand")
    table.add(table.sit(1, ANNA, "Anna", 1))
    table.add(table.choose_house(1, "Loredan", ANNA, 2))
    with pytest.raises(Impossible, match="Seat 0 is still open"):
        table.start(ANNA, 3)
    table.add(table.sit(0, BORIS, "Boris", 3))
    with pytest.raises(Impossible, match="Loredan is taken"):
        table.choose_house(0, "Loredan", BORIS, 4)
    with pytest.raises(Impossible, match="Boris is not ready"):
        table.start(ANNA, 4)
    table.add(table.make_ready(0, ready=True, salt="salt-of-boris", player=BORIS, at=5))
    table.add(table.start(ANNA, 6))
    assert table.phase == "playing"
    assert table.game is not None
    assert table.game.options.houses == ("Contarini", "Loredan", "Dandolo")
    assert table.game.dealer.salt == "salt-of-boris"  # type: ignore[attr-defined]
    assert [chair.house for chair in table.chairs] == ["Contarini", "Loredan", "Dandolo"]


@pytest.mark.parametrize(
    ("wish", "error"),
    [
        (lambda table: table.sit(0, CARLA, "Carla", 9), TooLate),
        (lambda table: table.stand(0, ANNA, 9), TooLate),
        (lambda table: table.start(ANNA, 9), TooLate),
        (lambda table: table.close(ANNA, 9), TooLate),
        (lambda table: table.plan(1, "sailor", ANNA, 9), TooLate),
        (lambda table: table.act(0, "place VCV", table.turn, BORIS, 9), Forbidden),
        (lambda table: table.act(1, "place VCV", table.turn, BORIS, 9), Illegal),
        (lambda table: table.act(0, "place VCV", table.turn - 1, ANNA, 9), TooLate),
        (lambda table: table.act(0, "sail trio 3", table.turn, ANNA, 9), Illegal),
        (lambda table: table.act(7, "place VCV", table.turn, ANNA, 9), Impossible),
        (lambda table: table.undo(0, table.turn, ANNA, 9), Impossible),
        (lambda table: table.come_back(0, ANNA, 9), Impossible),
        (lambda table: table.leave(0, BORIS, 9), Forbidden),
        (lambda table: table.again("x", ANNA, 9), Impossible),
        (lambda table: table.say(ANNA, "Anna", None, None, 9), Impossible),
        (lambda table: table.clock_fell(table.turn, 9), TooLate),
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(wish: object, error: type[GoldenHornError]) -> None:
    table = started("open", "open", first=0)
    before = state(again(table))
    with pytest.raises(error) as refused:
        wish(table)  # type: ignore[operator]
    for language in ("de", "en", "it", "pl"):
        assert refused.value.say(language)
    assert state(again(table)) == before


@given(
    st.integers(0, 2**32),
    st.sampled_from([("open", "sailor"), ("open", "open", "open"), ("open", "captain", "open", "sailor")]),
)
@settings(max_examples=25, deadline=None)
def test_the_log_is_the_table(seed: int, seats: tuple[str, ...]) -> None:
    """Whatever happens, a table made from its log is the same one, undone decisions, stand-ins and talk included."""
    rng = random.Random(seed)
    table = started(*seats, expansion=rng.random() < 0.5)
    at = 2000
    for _ in range(rng.randrange(80)):
        at += rng.randrange(5000)
        if table.phase != "playing":
            break
        chance = rng.random()
        last = table.moves[-1] if table.moves else None
        check_undoable(table, at)
        try:
            if chance < 0.1 and last is not None and table.chairs[last.seat].player:
                table.add(table.undo(last.seat, table.turn, str(table.chairs[last.seat].player), at))
            elif chance < 0.15:
                table.add(table.leave(0, ANNA, at))
            elif chance < 0.2:
                table.add(table.come_back(0, ANNA, at))
            elif chance < 0.25:
                table.add(table.say(ANNA, "Anna", "hello", None, at))
            else:
                decide(table, at, rng)
        except Impossible:
            decide(table, at, rng)
    assert state(again(table)) == state(table)


def check_undoable(table: Table, at: int) -> None:
    """The seat that is told to be able to undo is the one that is able."""
    able = []
    for seat, chair in enumerate(table.chairs):
        with contextlib.suppress(Impossible):
            if chair.player is not None:
                table.undo(seat, table.turn, chair.player, at)
                able.append(seat)
    assert able == ([] if table.undoable is None else [table.undoable])


def test_undo_goes_back_to_what_was_revealed_last() -> None:
    table = started("open", "open", first=0)
    table.add(table.act(0, "place VCV", table.turn, ANNA, 2000))
    assert table.decider == 1
    with pytest.raises(Impossible, match="no decision of yours"):
        table.undo(1, table.turn, BORIS, 2100)
    before = table.game.view(0) if table.game else None
    table.add(table.undo(0, table.turn, ANNA, 2200))
    assert table.decider == 0
    table.add(table.act(0, "place VCV", table.turn, ANNA, 2300))
    assert table.game is not None
    assert table.game.view(0) == before
    table.add(table.act(1, "place CCC", table.turn, BORIS, 2400))
    with pytest.raises(Impossible, match="drawn or revealed"):
        table.undo(1, table.turn, BORIS, 2500)


def test_an_undone_turn_does_not_bring_a_late_message_back() -> None:
    table = started("open", "open", first=0)
    turn = table.turn
    table.add(table.act(0, "place VCV", turn, ANNA, 2000))
    table.add(table.undo(0, table.turn, ANNA, 2100))
    with pytest.raises(TooLate):
        table.act(0, "place VCV", turn, ANNA, 2200)


def test_a_fallen_clock_hands_the_seat_to_a_bot_that_gives_it_back() -> None:
    table = started("open", "open", first=0, clock={"kind": "move", "seconds": 60}, stand_in="captain")
    assert table.deadline() == 1000 + 60_000
    with pytest.raises(TooLate):
        table.clock_fell(table.turn, 60_999)
    table.add(table.clock_fell(table.turn, 61_000))
    assert table.thinker() == "captain"
    assert table.deadline() is None
    with pytest.raises(Forbidden, match="come back first"):
        table.act(0, "place VCV", table.turn, ANNA, 61_001)
    table.add(table.come_back(0, ANNA, 62_000))
    assert table.thinker() is None
    assert table.deadline() == 62_000 + 60_000


def test_the_clock_of_a_game_runs_for_who_decides() -> None:
    table = started("open", "open", first=0, clock={"kind": "game", "seconds": 600, "bonus": 5})
    table.add(table.act(0, "place VCV", table.turn, ANNA, 31_000))
    assert table.left(0) == 600_000 - 30_000 + 5_000
    assert table.left(1) == 600_000
    assert table.deadline() == 31_000 + 600_000
    table.add(table.undo(0, table.turn, ANNA, 41_000))
    assert table.left(0) == 600_000 - 30_000


def test_leaving_and_coming_back_gains_no_time() -> None:
    table = started("open", "open", first=0, clock={"kind": "game", "seconds": 600})
    table.add(table.leave(0, ANNA, 101_000))
    assert table.left(0) == 500_000
    assert table.deadline() is None
    table.add(table.come_back(0, ANNA, 900_000))
    assert table.left(0) == 500_000
    assert table.deadline() == 900_000 + 500_000


def test_who_has_no_time_left_does_not_come_back() -> None:
    table = started("open", "open", first=0, clock={"kind": "game", "seconds": 600})
    table.add(table.clock_fell(table.turn, 700_000))
    assert table.left(0) == 0
    with pytest.raises(Impossible, match="time for this game is up"):
        table.come_back(0, ANNA, 701_000)


def test_a_bonus_lets_them_come_back_after_a_turn_of_the_bot() -> None:
    table = started("open", "open", first=0, clock={"kind": "game", "seconds": 600, "bonus": 5})
    table.add(table.clock_fell(table.turn, 700_000))
    table.add(table.act_for(0, "place VCV", table.turn, "captain", 701_000))
    table.add(table.come_back(0, ANNA, 702_000))
    assert table.left(0) == 5_000


def test_nobody_else_learns_keys_or_cards() -> None:
    table = started("open", "open", first=0)
    for _ in range(12):
        decide(table)
    for seat in (0, 1, None):
        seen = [write_entry(told(entry, seat)) for entry in table.entries]
        assert not any(key in line for line in seen for key in (ANNA, BORIS))
        for line in seen:
            if '"draw"' in line:
                assert f'"seat":{seat},"cards"' in line


def test_a_rematch_turns_the_seats() -> None:
    table = started("open", "deckhand", "open", first=0, houses=["Loredan", None, None])
    setup, host, guests = rematch_of(table, BORIS, "Boris")
    assert host == BORIS
    assert setup.seats == ["open", "open", "deckhand"]
    assert setup.houses == ["Dandolo", "Loredan", "Contarini"]
    assert guests == [(0, BORIS, "Boris"), (1, ANNA, "Anna")]


def test_the_host_can_go_to_another_device() -> None:
    table = opened("open", "sailor")
    table.add(table.sit(0, ANNA, "Anna", 1))
    table.add(table.carry(0, CARLA, "Anna", 2))
    with pytest.raises(Forbidden):
        table.start(ANNA, 3)
    table.add(table.start(CARLA, 3))
    assert table.phase == "playing"
