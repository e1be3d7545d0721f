"""For authors of bots: `print(check_bot(MyBot))` tells in one call whether a bot can be let to a table."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from goldenhorn.bots.bot import FREE, Bot, Budget
from goldenhorn.bots.spec import BotSpec, new_bot, parse_spec
from goldenhorn.bots.supervised import Fault, Supervised, crash
from goldenhorn.bots.uniform import Uniform
from goldenhorn.errors import GoldenHornError, Impossible
from goldenhorn.game.actions import Action
from goldenhorn.game.game import Game
from goldenhorn.game.view import View

TABLES = tuple((players, expansion) for expansion in (False, True) for players in (2, 3, 4))


@dataclass(frozen=True)
class Finding:
    """A fault, the game in which it was met first, and the number of games in which it was met."""

    fault: Fault
    where: str
    games: int


@dataclass(frozen=True)
class Report:
    """What `check_bot` found. `findings` are faults; `notes` are worth knowing but forbidden by nobody.

    `seconds` are the times of all choices, shortest first.
    """

    bot: str
    games: int
    won: int
    seconds: tuple[float, ...]
    findings: tuple[Finding, ...]
    notes: tuple[str, ...]

    @property
    def ok(self) -> bool:
        return not self.findings

    def percentile(self, share: float) -> float:
        """The seconds within which this share of the choices was made, from 0.0 to 1.0."""
        return self.seconds[min(int(share * len(self.seconds)), len(self.seconds) - 1)]

    def __str__(self) -> str:
        return "\n".join(self._lines())

    def _lines(self) -> Iterator[str]:
        yield f"{self.bot}: {'ok' if self.ok else 'not ok'}"
        yield f"{self.games} games against random bots, {self.won} of them won, {len(self.seconds)} choices"
        if self.seconds:
            shares = (("median", 0.5), ("90%", 0.9), ("99%", 0.99), ("longest", 1.0))
            times = ", ".join(f"{name} {1000 * self.percentile(share):.2f} ms" for name, share in shares)
            yield f"time for a choice: {times}"
        for finding in self.findings:
            fault = finding.fault
            yield f"{fault.kind} in {finding.games} of {self.games} games: {fault.detail}"
            when = f"at decision {fault.decision}" if fault.decision else "when it was made"
            yield f"  first {when}, {finding.where}"
            yield from (f"  | {line}" for line in fault.trace.splitlines())
        yield from (f"note: {note}" for note in self.notes)


def check_bot(
    bot: str | BotSpec | type | Bot,
    games: int = 2,
    seed: int = 1,
    *,
    time_limit: float = 30.0,
    budget: Budget = FREE,
) -> Report:
    """Let a bot play whole games, this many at each of the six tables, and tell what it did wrong.

    The bot is a class, the text of a bot (`parse_spec`), or a bot. It plays one seat, random bots play the others. A game
    stops at a fault, and the check at a choice that takes more than `time_limit` seconds beyond the budget. A bad bot is
    reported, never raised. With the same seed the same games are dealt.
    """
    if games < 1:
        raise Impossible("games-number", number=games)
    check = _Check(bot, time_limit, budget)
    for number in range(len(TABLES) * games):
        players, expansion = TABLES[number % len(TABLES)]
        check.play(players, expansion, seed + number, seat=number % players, repeat=number < len(TABLES))
        if check.hopeless:
            break
    return check.report()


class _Check:
    """The games of one check, and what was found so far."""

    def __init__(self, bot: str | BotSpec | type | Bot, time_limit: float, budget: Budget) -> None:
        self._create = _creator(bot)
        # A bot that was handed over as it is belongs to the caller: there is only this one, and it stays open.
        self._renewable = isinstance(bot, str | BotSpec | type)
        self._name = bot.__name__ if isinstance(bot, type) else str(getattr(bot, "name", bot))
        self._time_limit = time_limit
        self._budget = budget
        self._games = 0
        self._won = 0
        self._seconds: list[float] = []
        self._found: dict[tuple[str, str], Finding] = {}
        self._notes: list[str] = []

    @property
    def hopeless(self) -> bool:
        """Going on would only take time."""
        hung = any(kind == "hang" for kind, _ in self._found)
        return hung or (bool(self._found) and not self._renewable)

    def report(self) -> Report:
        seconds = tuple(sorted(self._seconds))
        return Report(self._name, self._games, self._won, seconds, tuple(self._found.values()), tuple(self._notes))

    def play(self, players: int, expansion: bool, seed: int, seat: int, *, repeat: bool) -> None:
        self._games += 1
        where = f"in seat {seat} of Game(players={players}, expansion={expansion}, seed={seed})"
        game = Game(players, expansion=expansion, seed=seed)
        others = [Uniform(seed * players + other) for other in range(players)]
        asked: list[tuple[View, Action]] = []
        bot = self._new(seed, where)
        if bot is None:
            return
        try:
            while game.decider is not None and not bot.faults:
                view = game.view(game.decider)
                if game.decider == seat:
                    chosen = bot.choose(view, view.legal, self._budget)
                    asked.append((view, chosen))
                    if not bot.faults:
                        self._seconds.append(bot.seconds)
                    game.apply(chosen)
                else:
                    game.apply(others[game.decider].choose(view, view.legal))
        finally:
            self._dismiss(bot, where)
        outcome = game.outcome()
        self._won += outcome is not None and seat in outcome.winners
        if repeat and not bot.faults and not self._notes:
            self._repeat(asked, seed, where)

    def _repeat(self, asked: list[tuple[View, Action]], seed: int, where: str) -> None:
        """The same seed and the same views: are the choices the same? They are not if it looks at anything else."""
        if not self._renewable:
            self._notes.append("whether its choices can be repeated was not checked: that needs its class or its text")
            return
        bot = self._new(seed, where)
        if bot is None:
            return
        try:
            for number, (view, chosen) in enumerate(asked, start=1):
                again = bot.choose(view, view.legal, self._budget)
                if bot.faults:
                    break
                if again != chosen:
                    difference = f"the same seed and the same views gave “{chosen}”, then “{again}”"
                    self._notes.append(f"its choices cannot be repeated: {difference} (decision {number}, {where})")
                    break
        finally:
            self._dismiss(bot, where)

    def _new(self, seed: int, where: str) -> Supervised | None:
        """A bot for a game, None if it cannot even be made."""
        try:
            return Supervised(self._create(seed), self._time_limit, seed)
        except GoldenHornError as error:
            trace = crash(error.__cause__).trace if error.__cause__ else ""
            self._note(Fault(self._name, "crash", str(error), 0, trace), where)
        except (Exception, SystemExit) as error:
            found = crash(error)
            self._note(Fault(self._name, found.kind, found.detail, 0, found.trace), where)
        return None

    def _dismiss(self, bot: Supervised, where: str) -> None:
        self._name = bot.name
        for fault in bot.faults:
            self._note(fault, where)
        if self._renewable:
            bot.close()

    def _note(self, fault: Fault, where: str) -> None:
        # The same mistake has other numbers in another game, and forbidden choices differ from game to game.
        same = (fault.kind, re.sub(r"\d+", "", fault.detail) if fault.kind == "crash" else "")
        known = self._found.get(same, Finding(fault, where, 0))
        self._found[same] = replace(known, games=known.games + 1)


def _creator(bot: str | BotSpec | type | Bot) -> Callable[[int], Bot]:
    if isinstance(bot, str):
        return parse_spec(bot).create
    if isinstance(bot, BotSpec):
        return bot.create
    if isinstance(bot, type):
        return lambda seed: new_bot(bot, seed)
    return lambda seed: bot
