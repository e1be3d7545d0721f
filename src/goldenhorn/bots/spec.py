"""How people name a bot: `admiral`, `admiral@4000`, `admiral@0.5s`, `python:my_bot.py:MyBot`, `exec:node my_bot.mjs`."""

import importlib
import importlib.util
import inspect
import re
import shlex
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

from goldenhorn.bots.bot import FREE, Bot, Budget
from goldenhorn.bots.process import ProcessBot
from goldenhorn.bots.uniform import Uniform
from goldenhorn.errors import GoldenHornError, Impossible, Malformed

LEVELS = ("random", "deckhand", "sailor", "captain", "admiral", "doge")

_PYTHON_FORM = "python:my_bot.py:MyBot, python:package.module:MyBot"
_EXEC_FORM = "exec:node my_bot.mjs"
_FORMS = f"{', '.join(LEVELS)}, admiral@4000, admiral@0.5s, {_PYTHON_FORM}, {_EXEC_FORM}"


@dataclass(frozen=True)
class BotSpec(ABC):
    """A bot that has been named; `text` is how."""

    text: str

    @abstractmethod
    def create(self, seed: int) -> Bot:
        """A new bot. Bots with the same seed choose alike, unless they look at a clock."""

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class LevelSpec(BotSpec):
    """A bot of this package, with the budget of its choices."""

    level: str
    budget: Budget

    def create(self, seed: int) -> Bot:
        if self.level == "random":
            return Uniform(seed)
        from goldenhorn.bots.levels import new_level

        try:
            return new_level(self.level, seed, self.budget)
        except ModuleNotFoundError as error:
            raise Impossible("bot-needs-extra", bot=self.text, extra="fast") from error


@dataclass(frozen=True)
class PythonSpec(BotSpec):
    """A class of a file or of a module that can be imported."""

    source: str
    name: str

    def create(self, seed: int) -> Bot:
        try:
            module = self._module()
            make = getattr(module, self.name, None)
            if not callable(make):
                raise Impossible("bot-class-missing", source=self.source, name=self.name)
            return new_bot(make, seed)
        except GoldenHornError:
            raise
        except (Exception, SystemExit) as error:
            detail = f"{type(error).__name__}: {error}"
            raise Impossible("bot-not-made", bot=self.text, detail=detail) from error

    def _module(self) -> ModuleType:
        if not self.source.endswith(".py"):
            return importlib.import_module(self.source)
        path = Path(self.source).resolve()
        # Files of the same name in different folders are different modules.
        name = f"goldenhorn bot {path}"
        if name not in sys.modules:
            found = importlib.util.spec_from_file_location(name, path)
            assert found is not None, "it ends with .py"
            assert found.loader is not None, "it ends with .py"
            sys.modules[name] = module = importlib.util.module_from_spec(found)
            try:
                found.loader.exec_module(module)
            except BaseException:
                del sys.modules[name]
                raise
        return sys.modules[name]


@dataclass(frozen=True)
class ExecSpec(BotSpec):
    """A command that speaks the line protocol; it is started with the first choice."""

    command: tuple[str, ...]

    def create(self, seed: int) -> Bot:
        return ProcessBot(self.command, seed)


def parse_spec(text: str) -> BotSpec:
    """The bot that a text names. Whether it can be made is seen by `create`."""
    kind, colon, rest = text.partition(":")
    if not colon:
        return _parse_level(text)
    if kind == "python":
        source, _, name = rest.rpartition(":")
        if not source or not name.isidentifier():
            raise Malformed("bot-unknown", text=text, expected=_PYTHON_FORM)
        return PythonSpec(text, source, name)
    if kind == "exec":
        return ExecSpec(text, _parse_command(text, rest))
    raise Malformed("bot-unknown", text=text, expected=_FORMS)


def new_bot(make: Callable[..., Any], seed: int) -> Bot:
    """A bot from its class, which gets the seed if it takes one."""
    try:
        parameters = inspect.signature(make).parameters.values()
    except ValueError:  # some classes do not tell
        parameters = {}.values()
    takes_seed = any(parameter.name == "seed" or parameter.kind is parameter.VAR_KEYWORD for parameter in parameters)
    bot: Bot = make(seed=seed) if takes_seed else make()
    if not isinstance(getattr(bot, "name", None), str) or not callable(getattr(bot, "choose", None)):
        raise Impossible("bot-incomplete", bot=getattr(make, "__name__", "?"))
    return bot


def _parse_level(text: str) -> LevelSpec:
    level, at, amount = text.partition("@")
    if level not in LEVELS:
        raise Malformed("bot-unknown", text=text, expected=_FORMS)
    if not at:
        return LevelSpec(text, level, FREE)
    if re.fullmatch(r"[0-9]{1,12}", amount) and int(amount):
        return LevelSpec(text, level, Budget(iterations=int(amount)))
    if re.fullmatch(r"[0-9]{1,6}(\.[0-9]{1,6})?s", amount) and float(amount[:-1]):
        return LevelSpec(text, level, Budget(seconds=float(amount[:-1])))
    raise Malformed("bot-unknown", text=text, expected=f"{level}@4000, {level}@0.5s")


def _parse_command(text: str, command: str) -> tuple[str, ...]:
    try:
        words = shlex.split(command)
    except ValueError:  # a quotation mark is not closed
        words = []
    if not words:
        raise Malformed("bot-unknown", text=text, expected=_EXEC_FORM)
    return tuple(words)
