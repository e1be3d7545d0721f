"""Rows of numbers that a kernel function reads and writes: a list when it runs interpreted, an array when compiled."""

from typing import Any, Protocol


class Numbers(Protocol):
    def __getitem__(self, index: int, /) -> Any: ...

    def __setitem__(self, index: int, value: Any, /) -> None: ...
