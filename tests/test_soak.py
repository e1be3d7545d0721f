"""Very many games of all bots at all tables: no crash, nothing illegal, no endless game. `make soak` plays 100,000."""

import os

import pytest

from goldenhorn import Options
from goldenhorn.lab.deal import DealTask, Match
from goldenhorn.lab.fast import play_rows
from players import SCARCE_BOX

GAMES = int(os.environ.get("GOLDENHORN_SOAK", "1200"))
TABLES = [
    *(Options(players, expansion) for players in (2, 3, 4) for expansion in (False, True)),
    Options(3, modone=True, layout="shuffled", first=None),
    Options(3, expansion=True, modone=True),
    Options(2, layout="shuffled"),
    Options(4, expansion=True, layout="shuffled", first=None),
    Options(4, box=SCARCE_BOX),
    Options(2, expansion=True, box=SCARCE_BOX),
]
# The more a bot thinks, the fewer of its games fit into the time.
COMPANIES = [
    (("sailor", "deckhand", "random", "sailor"), 0.5),
    (("captain", "sailor", "deckhand", "random"), 0.48),
    (("admiral@40", "captain", "sailor", "random"), 0.02),
]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_games_end_and_keep_to_the_rules(table: Options) -> None:
    """`play_rows` itself refuses an illegal choice."""
    for company, part in COMPANIES:
        match = Match(table, company[: table.players], seed=77)
        for deal in range(max(1, round(GAMES / len(TABLES) * part / table.players))):
            rows = play_rows(DealTask(match, deal))
            assert rows is not None
            for row in rows:
                assert 1 <= row.rounds < 400
                assert row.decisions < 4_000
                assert sum(row.shares) == pytest.approx(1)
