"""Scratch space of the kernel: what it writes while it works, beside the state.

One object instead of several arrays: compiled functions pass it as a single pointer.
"""

from goldenhorn.rules.codes import MAX_LEGAL
from goldenhorn.rules.material import SHIPS

SCRATCH_FIELDS: tuple[tuple[str, tuple[int, ...], str], ...] = (
    ("stream", (4,), "i8"),  # random numbers (stream.py)
    ("tally", (2,), "i8"),  # of a playout: decisions, raids
    ("codes", (MAX_LEGAL,), "i2"),  # legal actions; writing may run one beyond their number
    ("ships", (SHIPS + 1,), "u1"),  # a list of ships; writing may run one beyond their number
    ("drawn", (8,), "i1"),  # what chance drew, by kind
)


class Scratch:
    """Every field of `SCRATCH_FIELDS` as a list."""

    __slots__ = tuple(name for name, _, _ in SCRATCH_FIELDS)

    stream: list[int]
    tally: list[int]
    codes: list[int]
    ships: list[int]
    drawn: list[int]

    def __init__(self) -> None:
        for name, (size,), _ in SCRATCH_FIELDS:
            setattr(self, name, [0] * size)
