"""Importing the package is light: no compiler, no NumPy, nothing that only some commands need."""

import subprocess
import sys

import pytest

HEAVY = {"numpy", "numba", "rich", "msgspec", "fluent", "babel"}


def modules_after(code: str) -> set[str]:
    program = f"{code}\nimport sys\nprint('\\n'.join(sys.modules))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    return {name.split(".")[0] for name in done.stdout.splitlines()}


@pytest.mark.parametrize(
    "code",
    [
        "import goldenhorn",
        "from goldenhorn import Game; Game(players=4, expansion=True, seed=1).legal()",
        "import goldenhorn.cli",
    ],
)
def test_nothing_heavy_is_imported(code: str) -> None:
    assert not modules_after(code) & HEAVY


def test_a_game_needs_no_compiler() -> None:
    code = """
import sys
sys.modules["numba"] = sys.modules["numpy"] = None
import random
from goldenhorn import Game
game = Game(players=2, seed=1)
while not game.over:
    game.apply(random.choice(game.legal()))
assert game.view(0).hand is not None
"""
    assert "goldenhorn" in modules_after(code)


def test_what_is_prepared_compiles_nothing_later() -> None:
    """Choices, hints and weighed positions of every kind of table, in a process of its own, that has only prepared."""
    code = """
from numba.core.event import install_recorder
from goldenhorn import Game
from goldenhorn.analysis.preparing import is_prepared, prepare
from goldenhorn.analysis.valuing import chances_of
from goldenhorn.bots.bot import Budget
from goldenhorn.bots.levels import new_level
from goldenhorn.advice.hint import counsel

prepare()
assert is_prepared()
with install_recorder("numba:compile") as compiled:
    for players in (2, 3, 4):
        for expansion in (False, True):
            game = Game(players=players, expansion=expansion, seed=5)
            for number in range(40):
                view = game.view(game.decider)
                if number % 13 == 0:
                    counsel(view, 2**63 - 1, Budget(iterations=60))
                    chances_of(game, 2, 0, 0)
                game.apply(new_level("captain", number).choose(view, view.legal))
assert not compiled.buffer, [event.data for _, event in compiled.buffer]
"""
    assert "numba" in modules_after(code)
