"""Counting the tree: named positions with the number of lines of 1, 2, ... decisions, chance dealt by a fixed secret.

The same numbers come from the interpreted rules, the compiled rules, and the independent oracle.
"""

import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from goldenhorn import Game, SeededDealer
from goldenhorn.game.events import Event
from goldenhorn.record.codec import event_of, event_record, options_of
from goldenhorn.record.notation import read_text
from oracle import Oracle

HERE = Path(__file__).parent
POSITIONS: dict[str, dict[str, Any]] = tomllib.loads((HERE / "perft.toml").read_text(encoding="utf-8"))


def position(name: str, *, compiled: bool) -> Game:
    """The game of a golden record before one of its events."""
    entry = POSITIONS[name]
    record = read_text((HERE / "golden" / f"{entry['game']}.ghr").read_text(encoding="utf-8"))
    events = [event_of(event) for event in record.events[: entry["event"]]]
    return Game.replay(options_of(record), events, SeededDealer("perft"), compiled=compiled)


def count(game: Game, depth: int) -> int:
    if depth == 0 or game.over:
        return 1
    legal = game.legal()
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        after = game.at(game.number)
        after.apply(action)
        total += count(after, depth - 1)
    return total


def oracle_at(game: Game) -> Oracle:
    options = {
        "players": game.options.players,
        "houses": list(game.options.houses),
        "expansion": game.options.expansion,
        "layout": game.options.layout,
        "modone": game.options.modone,
        "first": game.options.first,
    }
    oracle = Oracle(options, game.options.box.to_dict())
    feed(oracle, game.events)
    return oracle


def feed(oracle: Oracle, events: tuple[Event, ...]) -> None:
    for event in events:
        oracle.feed(msgspec.to_builtins(event_record(event)))


@pytest.mark.parametrize("name", POSITIONS)
@pytest.mark.parametrize("compiled", [False, True], ids=["interpreted", "compiled"])
def test_the_tree_has_the_counted_size(name: str, compiled: bool) -> None:
    game = position(name, compiled=compiled)
    expected = POSITIONS[name]["counts"]
    assert [count(game, depth) for depth in range(1, len(expected) + 1)] == expected


@pytest.mark.parametrize("name", POSITIONS)
def test_the_oracle_counts_the_same(name: str) -> None:
    game = position(name, compiled=False)
    legal = oracle_at(game).legal()
    assert len(legal) == POSITIONS[name]["counts"][0]
    total = 0
    for action in sorted(legal):
        after = game.at(game.number)
        after.apply(action)
        total += 1 if after.over else len(oracle_at(after).legal())
    assert total == POSITIONS[name]["counts"][1]
