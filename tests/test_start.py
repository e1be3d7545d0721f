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
