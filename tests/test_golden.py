"""Whole games, one at least for each way a game ends. They are readable, and they must stay valid for ever."""

from pathlib import Path

import msgspec
import pytest

from goldenhorn.record.notation import read_text, write_text
from goldenhorn.record.verify import replay
from oracle import check_record

GOLDEN = Path(__file__).parent / "golden"

ENDS = {
    "announced": "announced",
    "figures": "announced",
    "port": "port",
    "port-expansion": "port",
    "quiet": "quiet",
    "territories": "territories",
}


def test_every_golden_game_is_listed() -> None:
    assert {path.stem for path in GOLDEN.glob("*.ghr")} == set(ENDS)


@pytest.mark.parametrize(("name", "reason"), ENDS.items())
@pytest.mark.rule("6.1", "6.2", "6.4", "8.14")
def test_a_golden_game_ends_as_recorded(name: str, reason: str) -> None:
    text = (GOLDEN / f"{name}.ghr").read_text(encoding="utf-8")
    record = read_text(text)
    game = replay(record)
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.reason == reason
    assert write_text(record) == text
    assert check_record(msgspec.to_builtins(record)) > 50
