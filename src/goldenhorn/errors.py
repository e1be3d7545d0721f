"""What can be wrong with what people and programs hand in.

Malformed: it cannot be read as what it should be. Impossible: it can be read, but no such thing exists in this game.
Illegal: it exists, but the rules forbid it now; the error then names the rule. Nothing has changed when one is raised.
"""

from goldenhorn.words import Fact, say


class GoldenHornError(ValueError):
    """An error: a message of the catalogue (`goldenhorn.words`), its facts, and the number of its rule if there is one."""

    def __init__(self, message: str, rule: str | None = None, **facts: Fact) -> None:
        super().__init__(message)
        self.message = message
        self.rule = rule
        self.facts = facts

    def say(self, language: str = "en") -> str:
        text = say(self.message, language, **self.facts)
        return text if self.rule is None else f"{text} ({say('rule-number', language, number=self.rule)})"

    def __str__(self) -> str:
        return self.say()


class Malformed(GoldenHornError):
    """It cannot be read as what it should be."""


class Impossible(GoldenHornError):
    """It can be read, but there is no such thing in this game."""


class Illegal(GoldenHornError):
    """The rules forbid it in this position; `rule` says which."""


class NotYourTurn(Illegal):
    """Another seat decides now."""


class GameOver(Illegal):
    """The game has ended."""


class ChanceDue(Illegal):
    """Cubes or cards have to be drawn before the next decision, or none have to be."""


class BoxError(Impossible):
    """A box that contradicts itself or the rules."""


class OptionsError(Impossible):
    """A set-up that the rules do not know."""
