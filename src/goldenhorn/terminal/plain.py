"""A game in plain text: one person against bots, by typing numbers or actions."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TextIO

from goldenhorn.bots.bot import Bot
from goldenhorn.bots.supervised import Supervised
from goldenhorn.errors import GoldenHornError
from goldenhorn.game.actions import Action, Sail, parse
from goldenhorn.game.events import Event, seen_by
from goldenhorn.game.game import Game
from goldenhorn.game.view import View
from goldenhorn.record.codec import record_of
from goldenhorn.record.notation import write_text
from goldenhorn.terminal.board import board_lines
from goldenhorn.terminal.telling import Teller


class Leave(Exception):
    """The person wants to stop, or there is no more input."""


class PlainGame:
    """Plays a game to its end on two text streams; `bots` hold the seats that no person plays."""

    def __init__(self, game: Game, bots: Mapping[int, Bot], language: str, source: TextIO, target: TextIO) -> None:
        self.game = game
        self.bots = bots
        self.teller = Teller(language, tuple(game.options.houses))
        self.source = source
        self.target = target

    def play(self) -> None:
        """Play until the game is over or the person leaves."""
        self._write(self.teller.say("play-welcome", houses=", ".join(self.game.options.houses)))
        people = [seat for seat in range(self.game.options.players) if seat not in self.bots]
        self._tell(self.game.events, people)
        try:
            while not self.game.over:
                self._step(people)
        except Leave:
            self._write(self.teller.say("play-left"))
            return
        outcome = self.game.outcome()
        assert outcome is not None, "the game is over"
        for line in self.teller.outcome(outcome):
            self._write(line)

    def _step(self, people: list[int]) -> None:
        seat = self.game.decider
        assert seat is not None, "the dealer has supplied all chance"
        view = self.game.view(seat)
        bot = self.bots.get(seat)
        action = self._ask(view) if bot is None else self._choice_of(bot, view)
        self._tell(self.game.apply(action, seat), people)

    def _choice_of(self, bot: Bot, view: View) -> Action:
        if not isinstance(bot, Supervised) or bot.faults:
            return bot.choose(view, view.legal)
        action = bot.choose(view, view.legal)
        for fault in bot.faults:
            self._write(self.teller.say("bot-fault", bot=fault.bot, kind=fault.kind, detail=fault.detail))
        return action

    def _tell(self, events: Sequence[Event], people: list[int]) -> None:
        viewer = people[0] if len(people) == 1 else None
        for event in events:
            self._write("  " + self.teller.event(seen_by(event, viewer)))

    def _ask(self, view: View) -> Action:
        self._write("")
        self._write(self.teller.say("play-turn", round=view.round, house=self.game.options.houses[view.seat or 0]))
        for line in board_lines(view, self.teller):
            self._write(line)
        self._offer(view)
        while True:
            answer = self._read()
            if answer.isdecimal() and 1 <= int(answer) <= len(view.legal):
                return view.legal[int(answer) - 1]
            if answer in ("?", "help"):
                self._write(self.teller.say("play-help"))
                self._offer(view)
            elif answer.split(" ")[0] == "save":
                self._save(answer)
            elif answer:
                action = self._typed(answer, view)
                if action is not None:
                    return action

    def _offer(self, view: View) -> None:
        landings = {landing.action: landing for landing in view.landings}
        for number, action in enumerate(view.legal, start=1):
            text = self.teller.action(action)
            if isinstance(action, Sail):
                landing = landings[action]
                if landing.price:
                    text += ", " + self.teller.say("price", cards=self.teller.colours(landing.price))
                if landing.cards:
                    text += ", " + self.teller.say("pays", number=landing.cards)
            self._write(f"{number:>4}  {text}")

    def _typed(self, answer: str, view: View) -> Action | None:
        """The action of a text if it is legal; else the reason is told."""
        try:
            action = parse(answer)
            self.game.check(action, view.seat)
        except GoldenHornError as error:
            self._write(error.say(self.teller.language))
            return None
        return action

    def _save(self, answer: str) -> None:
        name = answer.removeprefix("save").strip() or "game.ghr"
        try:
            Path(name).write_text(write_text(record_of(self.game)), encoding="utf-8")
        except OSError as error:
            self._write(self.teller.say("file-not-written", file=name, detail=error.strerror or str(error)))
        else:
            self._write(self.teller.say("play-saved", file=name))

    def _read(self) -> str:
        self.target.write(self.teller.say("play-prompt") + " ")
        self.target.flush()
        line = self.source.readline()
        if not line or line.strip() in ("quit", "exit"):
            raise Leave
        return " ".join(line.split())

    def _write(self, text: str) -> None:
        self.target.write(text + "\n")
