"""The bots of a game on this machine.

Those that have to be compiled first are compiled by another process, and a simpler one plays for them meanwhile, so that
nobody waits.
"""

import subprocess
import sys
from collections.abc import Mapping
from contextlib import ExitStack
from secrets import randbits

from goldenhorn.bots.bot import Bot
from goldenhorn.bots.levels import COMPILED, new_level
from goldenhorn.bots.supervised import Supervised, seat_bot
from goldenhorn.game.actions import Action
from goldenhorn.game.view import View

STAND_IN = "sailor"


class Crew:
    """The bots of the seats that have one, as texts such as `admiral` or `exec:node my_bot.mjs`."""

    def __init__(self, seats: Mapping[int, str]) -> None:
        self.names = dict(seats)
        self._told: set[int] = set()
        self._stack = ExitStack()
        self._stand_in: Bot = new_level(STAND_IN, randbits(63))
        self._compiling: subprocess.Popen[bytes] | None = None
        needs = any(level_of(text) in COMPILED for text in seats.values())
        if needs and not is_prepared():
            command = [sys.executable, "-m", "goldenhorn", "prepare"]
            quiet = subprocess.DEVNULL
            self._compiling = subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet)
            self._bots: dict[int, Bot] = {}
        else:
            self._bots = self._made(seats)

    @property
    def preparing(self) -> bool:
        """Whether the stronger bots are still being compiled."""
        return self._compiling is not None and self._compiling.poll() is None

    def choose(self, seat: int, view: View) -> Action:
        """Call it outside the thread of the screen: thinking takes its time."""
        if self.preparing and level_of(self.names[seat]) in COMPILED:
            return self._stand_in.choose(view, view.legal)
        if seat not in self._bots:
            self._bots.update(self._made({seat: self.names[seat]}))
        return self._bots[seat].choose(view, view.legal)

    def fault(self, seat: int) -> dict[str, str] | None:
        """What a bot from elsewhere did wrong, told once."""
        bot = self._bots.get(seat)
        if not isinstance(bot, Supervised) or not bot.faults or seat in self._told:
            return None
        self._told.add(seat)
        fault = bot.faults[0]
        return {"bot": fault.bot, "kind": fault.kind, "detail": fault.detail}

    def close(self) -> None:
        if self._compiling is not None and self._compiling.poll() is None:
            self._compiling.terminate()
            self._compiling.wait()
        self._stack.close()

    def _made(self, seats: Mapping[int, str]) -> dict[int, Bot]:
        return {seat: seat_bot(text, randbits(63), self._stack) for seat, text in seats.items()}


def level_of(text: str) -> str:
    """`admiral@2s` is an admiral."""
    return text.partition("@")[0]


def is_prepared() -> bool:
    """Whether all bots answer at once; also if the extra is missing, as making the bot says so."""
    try:
        from goldenhorn.bots import preparing
    except ModuleNotFoundError:
        return True
    return preparing.is_prepared()
