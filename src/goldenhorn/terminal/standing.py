"""A table as a screen sees it, here or on a server: how things stand, and what one may wish for.

Entries, chairs and set-ups are those of the protocol, also for a game on this machine, so that every screen is drawn from
the same things.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from goldenhorn.game.actions import Action
from goldenhorn.game.view import View
from goldenhorn.record.model import Record
from goldenhorn.server.entries import AnyEntry
from goldenhorn.server.protocol import ChairInfo
from goldenhorn.server.setup import Setup


@dataclass(frozen=True)
class Note:
    """Something that is told among what happened, and is no part of the game: a message, complete."""

    text: str


Line = Literal["none", "connecting", "open", "lost", "gone"]
"""The connection to a server; a game on this machine has none."""


@dataclass(frozen=True)
class Standing:
    """`mine` are the seats of the people at this screen, `seat` the one that `view` and `log` are for, `undo` the one that
    may take its last decision back. `deadline` is on the clock of this machine, in seconds.
    """

    phase: Literal["waiting", "playing", "over", "closed"]
    setup: Setup
    chairs: tuple[ChairInfo, ...]
    mine: tuple[int, ...]
    seat: int | None
    view: View | None
    log: tuple[AnyEntry | Note, ...]
    undo: int | None = None
    line: Line = "none"
    host: bool = True
    link: str | None = None
    rematch: str | None = None
    present: tuple[int, ...] = ()
    deadline: float | None = None

    @property
    def decider(self) -> int | None:
        return None if self.view is None else self.view.decider

    @property
    def up_to_us(self) -> int | None:
        """The seat at this screen that decides now."""
        decider = self.decider
        if self.phase != "playing" or decider not in self.mine or self.chairs[decider].bot is not None:
            return None
        return decider

    def name(self, seat: int) -> str:
        return self.chairs[seat].name or self.house(seat)

    def house(self, seat: int) -> str:
        chair = self.chairs[seat]
        return chair.house or (self.view.seats[seat].house if self.view is not None else "")


class Table(ABC):
    """Wishes return at once. What comes of them is told: `changed` when something is different, `refused` with a sentence
    when nothing is. Both may be called from any thread.
    """

    changed: Callable[[], object]
    refused: Callable[[str], object]

    def __init__(self) -> None:
        self.changed = lambda: None
        self.refused = lambda message: None

    @property
    @abstractmethod
    def standing(self) -> Standing | None:
        """None before anything is known."""

    @property
    def busy(self) -> bool:
        """Whether a decision is on its way, so that nobody is asked for it again."""
        return False

    @abstractmethod
    def begin(self) -> None:
        """From now on things happen."""

    @abstractmethod
    def act(self, seat: int, action: Action) -> None: ...

    @abstractmethod
    def undo(self, seat: int) -> None: ...

    @abstractmethod
    def look(self, seat: int | None) -> None:
        """See the table from a seat at this screen."""

    @abstractmethod
    def record(self) -> Record:
        """The record so far, or of the game once it is over; this may take a while, and raise."""

    @abstractmethod
    def close(self) -> None: ...
