"""What a kernel function reads and writes: lists when it runs interpreted, arrays when compiled."""

from typing import Any, Protocol

from goldenhorn.rules.state import State


class Numbers(Protocol):
    def __getitem__(self, index: int, /) -> Any: ...

    def __setitem__(self, index: int, value: Any, /) -> None: ...


class States(Protocol):
    """Places for states. Assigning to one copies."""

    def __getitem__(self, index: int, /) -> State: ...

    def __setitem__(self, index: int, state: State, /) -> None: ...
