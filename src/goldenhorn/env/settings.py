"""What environments are asked for by name: the options of a table, rewards, seats of bots."""

import operator
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any

from goldenhorn.errors import Impossible, Malformed, OptionsError
from goldenhorn.game.options import Options
from goldenhorn.rules.codes import ACTIONS

TABLE_OPTIONS = tuple(field.name for field in fields(Options))


@dataclass(frozen=True)
class Rewards:
    """What a seat is paid for: `win` for a victory, shared by those who tie; `margin` for each point ahead of the best of
    the others, or behind. All of it is paid at the end; with `along`, the margin as it changes, which adds up to the same.
    """

    win: float = 1.0
    margin: float = 0.0
    along: bool = False

    def at_end(self, scores: Sequence[int]) -> list[float]:
        """What the seats get for these scores if nothing was paid along."""
        best = max(scores)
        share = self.win / scores.count(best)
        return [share * (score == best) + self.margin * lead for score, lead in zip(scores, leads_of(scores), strict=True)]


REWARDS = {"win": Rewards(), "margin": Rewards(win=0.0, margin=1.0)}


def leads_of(scores: Sequence[int]) -> list[int]:
    """The points of each seat less those of the best other one."""
    return [score - max(other for at, other in enumerate(scores) if at != seat) for seat, score in enumerate(scores)]


def rewards_of(wish: str | Rewards) -> Rewards:
    if isinstance(wish, Rewards):
        return wish
    return REWARDS[one_of("rewards", wish, tuple(REWARDS))]


def table_of(options: Mapping[str, Any], also: Sequence[str] = ()) -> Options:
    """The options of a table by their names; `also` are the other options that an environment has."""
    for name in options:
        if name not in TABLE_OPTIONS:
            raise OptionsError("env-option-unknown", option=name, known=", ".join([*TABLE_OPTIONS, *also]))
    return Options(**options)


def one_of(option: str, text: object, known: tuple[str, ...]) -> str:
    if not isinstance(text, str) or text not in known:
        raise OptionsError("env-choice-unknown", option=option, text=str(text), known=", ".join(known))
    return text


def no_options(options: Mapping[str, Any] | None) -> None:
    """For `reset`, whose options could not be heeded."""
    for name in options or ():
        raise OptionsError("env-option-unknown", option=str(name), known="-")


def code_of(action: object) -> int:
    """The number of an action, whatever kind of whole number it is."""
    try:
        code = operator.index(action)  # type: ignore[arg-type]  # anything may be handed in
    except TypeError:
        code = -1
    if not 0 <= code < ACTIONS:
        raise Malformed("env-code", text=str(action), last=ACTIONS - 1)
    return code


def bots_of(bots: str | Sequence[str], players: int) -> list[str]:
    """The bots of the seats after the learner's, in playing direction; the last one named sits in all that are left."""
    texts = [bots] if isinstance(bots, str) else list(bots)
    if not 0 < len(texts) < players:
        raise Impossible("play-bots-number", number=len(texts), players=players)
    return [texts[min(step, len(texts) - 1)] for step in range(players - 1)]


def check_seat(seat: int | None, players: int) -> None:
    if seat is not None and not 0 <= seat < players:
        raise Impossible("seat-unknown", "2.3", seat=seat, players=players)
