"""The nets that are shipped: one for each number of players, with and without the expansion."""

import io
from functools import cache
from pathlib import Path

import numpy as np

from goldenhorn.bots.kernel.desk import WIDTH_FIRST, WIDTH_SECOND, Net
from goldenhorn.bots.kernel.features import feature_count
from goldenhorn.bots.kernel.net import SECOND_ROWS

NETS = Path(__file__).parent / "nets"


def net_name(players: int, *, expansion: bool) -> str:
    return f"{players}x" if expansion else str(players)


@cache
def load_net(players: int, *, expansion: bool) -> Net:
    """The net for such a table."""
    return read_net(NETS / f"{net_name(players, expansion=expansion)}.npy", players)


def read_net(path: Path, players: int) -> Net:
    """A net of a file: both arrays, one number after the other, in half precision, which is enough."""
    numbers = np.load(path).astype(np.float32)
    rows = feature_count(players) + 1
    size = rows * WIDTH_FIRST
    if numbers.shape != (size + SECOND_ROWS * WIDTH_SECOND,):
        raise ValueError(f"{path} holds no net for {players} players")
    return Net(numbers[:size].reshape(rows, WIDTH_FIRST), numbers[size:].reshape(SECOND_ROWS, WIDTH_SECOND))


def no_net() -> Net:
    """For levels that judge without one."""
    return Net(np.zeros((1, WIDTH_FIRST), np.float32), np.zeros((SECOND_ROWS, WIDTH_SECOND), np.float32))


def net_bytes(net: Net) -> bytes:
    file = io.BytesIO()
    np.save(file, np.concatenate([net.first.ravel(), net.second.ravel()]).astype(np.float16))
    return file.getvalue()
