"""What is told of a game that is over."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from goldenhorn.game.outcome import END_REASONS


def game_info(scores: Sequence[int], length: int, rounds: int, end: int) -> dict[str, Any]:
    """Scores and shares of the victory by seat, the number of actions and rounds, and why the game ended."""
    best = max(scores)
    share = 1 / list(scores).count(best)
    return {
        "scores": list(scores),
        "shares": [share if score == best else 0.0 for score in scores],
        "length": length,
        "rounds": rounds,
        "end": END_REASONS[end],
    }


END_NAMES = np.array([END_REASONS[end] or "" for end in range(len(END_REASONS))])
"""Why games ended, by the number of the reason."""
