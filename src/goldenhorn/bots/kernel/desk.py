"""What judging needs beside a state: a net, and a desk of arrays to write on. Compiled code passes each as one thing."""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float32]
Doubles = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]


class Net(NamedTuple):
    """Weights; see `net.py`."""

    first: Floats
    second: Floats


class Desk(NamedTuple):
    """Working space of one thread."""

    scratch: Any  # an array of one `SCRATCH`
    blocks: Floats  # a row for each seat, and more (`features.py`)
    ways: Ints  # what lies ahead of the places (`features.py`)
    inputs: Floats  # of the net
    bases: Floats  # for each seat, its inputs in a position that others are compared with
    layers: Floats
    picks: Ints  # the inputs that count
    changes: Floats  # and by how much
    values: Doubles  # of the legal actions
    places: Doubles  # the worth of landings, by place
