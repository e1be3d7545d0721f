"""The rules compiled by Numba: the functions of the kernel modules, unchanged, on NumPy records (extra `fast`).

The kernel's functions are copied into one namespace in which they call each other's compiled forms. States lie in arrays of
`STATE`; inside compiled code an element of such an array is the state. A record does not keep its array alive, so arrays
are what is passed around.
"""

import hashlib
import inspect
import sys
from types import FunctionType, ModuleType
from typing import Any

import numba
import numpy as np
import numpy.typing as npt
from platformdirs import user_cache_path

from goldenhorn.rules import cards, codes, filling, material, movement, playout, scoring, stream, turn
from goldenhorn.rules import state as state_module
from goldenhorn.rules.codes import MAX_LEGAL
from goldenhorn.rules.state import FIELDS, State

KERNEL: tuple[ModuleType, ...] = (
    material,
    codes,
    state_module,
    movement,
    filling,
    cards,
    scoring,
    stream,
    turn,
    playout,
)

STATE = np.dtype([(name, kind, shape) for name, shape, kind in FIELDS])

States = npt.NDArray[np.void]
Ints = npt.NDArray[np.int64]

# The NumPy error model spares the check for a division by zero, which no kernel function can meet.
OPTIONS = {"cache": True, "nogil": True, "error_model": "numpy"}


def use_cache(modules: tuple[ModuleType, ...]) -> None:
    """Keep compiled code in the user's cache directory, in a folder named after all that is compiled.

    Numba's own cache looks at one file only, so it would not notice a change in another kernel module.
    """
    digest = hashlib.sha256(f"{numba.__version__} {np.__version__} {numba.config.BOUNDSCHECK}".encode())
    for module in modules:
        digest.update(inspect.getsource(module).encode())
    numba.config.CACHE_DIR = str(user_cache_path("goldenhorn") / "numba" / digest.hexdigest()[:16])


def compile_kernel(modules: tuple[ModuleType, ...]) -> dict[str, Any]:
    """The names of the kernel modules; each of their functions is compiled when it is first called."""
    namespace: dict[str, Any] = {}
    for module in modules:
        constants = {name: value for name, value in vars(module).items() if isinstance(value, int | tuple)}
        namespace.update(constants)
    for module in modules:
        for name, value in vars(module).items():
            if isinstance(value, FunctionType) and value.__module__ == module.__name__:
                copy = FunctionType(value.__code__, namespace, name)
                copy.__module__ = __name__
                namespace[name] = numba.njit(copy, **OPTIONS)
    return namespace


use_cache((*KERNEL, sys.modules[__name__]))
kernel = compile_kernel(KERNEL)

_play_out = kernel["play_out"]
_score = kernel["score"]
_legal_codes = kernel["legal_codes"]
_apply_code = kernel["apply_code"]
_supply_chance = kernel["supply_chance"]
_settle_chance = kernel["settle_chance"]


def pack(state: State) -> States:
    """An array of one state, with the content of an interpreted one."""
    states = np.zeros(1, STATE)
    for name, _, _ in FIELDS:
        states[name][0] = getattr(state, name)
    return states


def unpack(states: States, index: int = 0) -> State:
    """The interpreted form of a state of an array."""
    state = State()
    for name, _, _ in FIELDS:
        setattr(state, name, states[name][index].tolist())
    return state


def new_codes() -> npt.NDArray[np.int16]:
    """Room for the legal actions of any position."""
    return np.zeros(MAX_LEGAL, np.int16)


@numba.njit(**OPTIONS)  # type: ignore[untyped-decorator]
def legal(states: States, index: int, codes: npt.NDArray[np.int16]) -> int:
    return int(_legal_codes(states[index], codes))


@numba.njit(**OPTIONS)  # type: ignore[untyped-decorator]
def apply(states: States, index: int, code: int) -> None:
    _apply_code(states[index], code)


@numba.njit(**OPTIONS)  # type: ignore[untyped-decorator]
def supply(states: States, index: int, drawn: Ints) -> None:
    _supply_chance(states[index], drawn)


@numba.njit(**OPTIONS)  # type: ignore[untyped-decorator]
def settle(states: States, index: int, stream: Ints, drawn: Ints) -> None:
    _settle_chance(states[index], stream, drawn)


@numba.njit(**OPTIONS)  # type: ignore[untyped-decorator]
def play_games(bases: States, streams: Ints, rows: Ints) -> None:
    """Play the states of `bases` out, each with its stream; a row gets decisions, raids, rounds, end, and the four scores."""
    codes = np.zeros(MAX_LEGAL, np.int16)
    drawn = np.zeros(8, np.int64)
    work = np.zeros(1, STATE)
    for game in range(len(rows)):
        work[0] = bases[game % len(bases)]
        _play_out(work[0], streams[game], codes, drawn, rows[game])
        rows[game, 2] = work[0].rounds
        rows[game, 3] = work[0].end
        for seat in range(work[0].players):
            rows[game, 4 + seat] = _score(work[0], seat)
