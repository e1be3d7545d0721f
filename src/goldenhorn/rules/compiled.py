"""The rules compiled by Numba: the functions of the kernel modules, unchanged, on NumPy records (extra `fast`).

The kernel's functions are copied into one namespace in which they call each other's compiled forms. States lie in arrays of
`STATE`; inside compiled code an element of such an array is the state. A record does not keep its array alive, so arrays
are what is passed around.
"""

import hashlib
import inspect
import math
import struct
import sys
from collections.abc import Callable, Sequence
from types import FunctionType, ModuleType
from typing import Any, TypeVar, cast

import numba
import numba.core.config
import numpy as np
import numpy.typing as npt
from platformdirs import user_cache_path

from goldenhorn.rules import (
    cards,
    codes,
    filling,
    legal,
    material,
    movement,
    playout,
    scoring,
    stream,
    turn,
)
from goldenhorn.rules import scratch as scratch_module
from goldenhorn.rules import state as state_module
from goldenhorn.rules.legal import decider
from goldenhorn.rules.scratch import SCRATCH_FIELDS
from goldenhorn.rules.state import DRAW_CARDS, FIELDS, OVER, State

KERNEL: tuple[ModuleType, ...] = (
    material,
    codes,
    state_module,
    scratch_module,
    movement,
    legal,
    filling,
    cards,
    scoring,
    stream,
    turn,
    playout,
)

# Small functions and those that list actions: inlined by force they spare about a tenth of a playout's time.
INLINED = {
    "next_word",
    "below",
    "pile_size",
    "ask_cards",
    "put_cards",
    "ask_filling",
    "put_filling",
    "check_port",
    "mark_prey",
    "pay_wind",
    "next_seat",
    "decider",
    "can_announce",
    "can_use_figures",
    "legal_codes",
    "add_raids",
    "add_departures",
    "add_loads",
    "add_landings",
}

STATE = np.dtype([(name, kind, shape) for name, shape, kind in FIELDS])
SCRATCH = np.dtype([(name, kind, shape) for name, shape, kind in SCRATCH_FIELDS])

Records = npt.NDArray[np.void]
Bytes = npt.NDArray[np.uint8]
Ints = npt.NDArray[np.int64]

Function = TypeVar("Function", bound=Callable[..., Any])


_config: dict[str, Any] = vars(numba.core.config)


class Kernel:
    """Modules compiled together: their functions and constants in one namespace, `names`, and a place to cache them.

    A kernel can stand on another one, whose names it knows. `wrapper` is the module that compiles more functions around it.
    """

    def __init__(self, modules: tuple[ModuleType, ...], wrapper: str, base: "Kernel | None" = None) -> None:
        self._sources: tuple[ModuleType, ...] = (*(base._sources if base else ()), *modules, sys.modules[wrapper])
        self.directory = self._cache_directory()
        self.names: dict[str, Any] = dict(base.names) if base else {}
        for module in modules:
            for name, value in vars(module).items():
                if isinstance(value, int | float | tuple | np.generic) or value is math or value is np:
                    self.names[name] = value
        for module in modules:
            for name, value in vars(module).items():
                if isinstance(value, FunctionType) and value.__module__ == module.__name__:
                    copy = FunctionType(value.__code__, self.names, name)
                    copy.__module__ = __name__
                    self.names[name] = self.compiled(copy, inline=name in INLINED)

    def compiled(self, function: Function, *, inline: bool = False) -> Function:
        """A function compiled on its first call. It lets other threads run; the NumPy error model spares the check for a
        division by zero, which the kernel never does.
        """
        before = _config["CACHE_DIR"]
        _config["CACHE_DIR"] = self.directory or before
        try:
            compile_ = numba.njit(cache=self.directory is not None, nogil=True, error_model="numpy", forceinline=inline)
            return cast("Function", compile_(function))
        finally:
            _config["CACHE_DIR"] = before

    def _cache_directory(self) -> str | None:
        """A folder of the user's cache directory named after all that is compiled: Numba's own cache looks at the file of
        a function only, so it would not notice a change in another kernel module. None where nothing can be written.
        """
        digest = hashlib.sha256(f"{numba.__version__} {np.__version__} {_config['BOUNDSCHECK']}".encode())
        for module in self._sources:
            digest.update(inspect.getsource(module).encode())
        directory = user_cache_path("goldenhorn") / "numba" / digest.hexdigest()[:16]
        try:
            directory.mkdir(parents=True, exist_ok=True)
        except OSError:
            return None
        return str(directory)


RULES = Kernel(KERNEL, __name__)
compiled = RULES.compiled
kernel = RULES.names

_play_out: Callable[..., None] = kernel["play_out"]
_score: Callable[..., int] = kernel["score"]
_legal_codes: Callable[..., int] = kernel["legal_codes"]
_apply_code: Callable[..., None] = kernel["apply_code"]
_supply_chance: Callable[..., None] = kernel["supply_chance"]
_decider: Callable[..., int] = kernel["decider"]


_FORMATS = {"i1": "b", "u1": "B", "i2": "h"}
# The numbers of a record, one after another as in `State.numbers`.
_NUMBERS = struct.Struct("<" + "".join(f"{math.prod(shape)}{_FORMATS[kind]}" for _, shape, kind in FIELDS))


def pack(state: State) -> Records:
    """An array of one state, with the content of an interpreted one."""
    states = np.zeros(1, STATE)
    _NUMBERS.pack_into(states.view(np.uint8).data, 0, *state.numbers())
    return states


def unpack(states: Records, index: int = 0) -> State:
    """The interpreted form of a state of an array."""
    return State.of_numbers(_NUMBERS.unpack(states[index].tobytes()))


@compiled
def _look(state: Any) -> int:
    """What an `Engine` shows, in one number: whether it is over, who decides, and the chance that is due."""
    seen: int = (state.phase == OVER) << 8 | _decider(state) << 4 | state.chance
    return seen


# From Python, arrays of bytes are much quicker to hand over than arrays of records.
@compiled
def legal_number(state: Bytes, scratch: Bytes) -> int:
    """The number of legal actions; their codes stand in the scratch space."""
    return _legal_codes(state.view(STATE)[0], scratch.view(SCRATCH)[0])


@compiled
def apply_action(state: Bytes, code: int) -> int:
    _apply_code(state.view(STATE)[0], code)
    return _look(state.view(STATE)[0])


@compiled
def supply_drawn(state: Bytes, scratch: Bytes) -> int:
    """Go on with what stands in `drawn` of the scratch space."""
    _supply_chance(state.view(STATE)[0], scratch.view(SCRATCH)[0])
    return _look(state.view(STATE)[0])


class Compiled:
    """An `Engine` on the compiled rules. Small numbers are read and written as single bytes, which is the quickest way."""

    def __init__(self, state: State) -> None:
        self._record = pack(state)
        self._state = self._record.view(np.uint8)
        self._bytes = self._state.data
        scratch = np.zeros(1, SCRATCH)
        self._scratch = scratch.view(np.uint8)
        self._codes = scratch["codes"][0].data
        self._drawn = scratch["drawn"][0].view(np.uint8).data
        self.chance = state.chance
        self.decider = decider(state)
        self.over = state.phase == OVER

    def _show(self, seen: int) -> None:
        self.chance = seen & 15
        self.decider = seen >> 4 & 15
        self.over = seen > 255

    @property
    def state(self) -> State:
        return unpack(self._record)

    def legal(self) -> list[int]:
        codes: list[int] = self._codes[: legal_number(self._state, self._scratch)].tolist()
        return codes

    def apply(self, code: int) -> None:
        self._show(apply_action(self._state, code))

    def supply(self, drawn: Sequence[int]) -> None:
        self._drawn[: len(drawn)] = bytes(drawn)
        self._show(supply_drawn(self._state, self._scratch))

    def asked(self) -> tuple[int, int, list[int]]:
        number = self._bytes[_TO_DRAW]
        if self.chance == DRAW_CARDS:
            pile = list(self._bytes[_PILE : _PILE + 6])
            return self._bytes[_DRAWER], min(number, sum(pile)), pile
        return -1, number, list(self._bytes[_BAG : _BAG + 8])


def _offset(name: str) -> int:
    fields = STATE.fields
    assert fields is not None, "a type of records has fields"
    return fields[name][1]


_TO_DRAW, _DRAWER, _PILE, _BAG = (_offset(name) for name in ("to_draw", "drawer", "pile", "bag"))


@compiled
def play_games(bases: Records, streams: Ints, rows: Ints) -> None:
    """Play games out, each with its stream, from the states of `bases` in turn; a row gets decisions, raids, rounds, end,
    and the four scores.
    """
    states = np.zeros(1, STATE)
    scratches = np.zeros(1, SCRATCH)
    # A record does not keep its array alive: the arrays are named at every use.
    for game in range(len(rows)):
        states[0] = bases[game % len(bases)]
        scratches[0].stream[:] = streams[game]
        scratches[0].tally[:] = 0
        _play_out(states[0], scratches[0])
        rows[game, 0] = scratches[0].tally[0]
        rows[game, 1] = scratches[0].tally[1]
        rows[game, 2] = states[0].rounds
        rows[game, 3] = states[0].end
        for seat in range(states[0].players):
            rows[game, 4 + seat] = _score(states[0], seat)
