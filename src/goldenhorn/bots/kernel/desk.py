"""What judging by a net needs beside a state: the weights, and a desk to write on. It is always compiled: a desk is a NumPy
record made from `DESK_FIELDS` and the scratch space of the rules.
"""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from goldenhorn.rules.codes import MAX_LEGAL
from goldenhorn.rules.material import MAX_PLAYERS, PLACES
from goldenhorn.rules.scratch import Scratch

Floats = npt.NDArray[np.float32]
Doubles = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]
Bytes = npt.NDArray[np.uint8]

# The input of a net (`features.py`): what only its seat knows, the table, and a block for each seat.
SHIP = 16  # numbers for each ship in a seat's block
SEAT = 26 + 3 * SHIP
OWN_SHIP = 5
OWN = 12 + 3 * OWN_SHIP
TABLE = 39
ALONE = OWN + TABLE  # what stands before the blocks
MOST_INPUTS = ALONE + SEAT * MAX_PLAYERS

# Rows of `Desk.blocks`: a block for each seat, then these.
ROW_PORTS = 4  # and 5: what is expected in the ports
ROW_UNSEEN = 6  # cards in the pile and in all hands, by colour; then how many
ROW_CARDS = 7  # in each hand
ROW_LEADS = 8
ROW_LOADS = 9  # and 10: what is in the ports worth to a seat, by colour
ROW_OWED = 11  # a filling that is owed beside what the state waits for: the port, and how many cubes
ROWS = 12

WIDTH_FIRST = 64
WIDTH_SECOND = 32

# Rows of `Desk.layers`; behind the last one as many bases as there are seats.
HIDDEN, TOP, BACK_TOP, BACK_HIDDEN, BASE = range(5)
LAYERS = BASE + MAX_PLAYERS

DESK_FIELDS: tuple[tuple[str, tuple[int, ...], str], ...] = (
    ("blocks", (ROWS, SEAT), "f4"),
    ("ways", (2 * PLACES,), "i8"),  # what lies ahead of the places (`features.py`)
    ("inputs", (MOST_INPUTS,), "f4"),  # of the net
    ("bases", (MAX_PLAYERS, ALONE), "f4"),  # what stands before the blocks in a position that others are compared with
    ("laid", (MAX_PLAYERS, SEAT), "f4"),  # its blocks
    ("block_picks", (MAX_PLAYERS, SEAT + 1), "i8"),  # where the block of a seat differs from the one that was laid
    ("block_changes", (MAX_PLAYERS, SEAT + 1), "f4"),  # by how much
    ("differing", (MAX_PLAYERS,), "i8"),  # and how often
    ("picks", (MOST_INPUTS + 1,), "i8"),  # the inputs that count
    ("changes", (MOST_INPUTS + 1,), "f4"),  # and by how much
    ("layers", (LAYERS, WIDTH_FIRST), "f4"),
    ("results", (2,), "f4"),  # of the net: the chance of winning, and the standing
    ("values", (MAX_LEGAL,), "f8"),  # of the legal actions
    ("places", (PLACES,), "f8"),  # the worth of landings, by place
)


class Net(NamedTuple):
    """Weights; see `net.py`."""

    first: Floats
    second: Floats


class Tree(NamedTuple):
    """Room for a search; see `search.py`."""

    nodes: Any  # an array of nodes
    used: Ints  # how many of them, and how often actions were compared
    slots: Ints
    path: Ints
    outcome: Floats


class Samples(NamedTuple):
    """What the positions of games taught, a row for every seat after every decision; see `learning.py`."""

    inputs: Floats
    targets: Floats
    judged: Floats
    explored: Bytes  # whether the seat took the decision before at random


class Desk:
    """Working space of one thread."""

    scratch: Scratch
    blocks: Floats
    ways: Ints
    inputs: Floats
    bases: Floats
    laid: Floats
    block_picks: Ints
    block_changes: Floats
    differing: Ints
    picks: Ints
    changes: Floats
    layers: Floats
    results: Floats
    values: Doubles
    places: Doubles
