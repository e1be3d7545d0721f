"""An analysis as values, which can be written as JSON and read again. Chances are from 0 to 1."""

from typing import Literal

from msgspec import Struct

# An analysis of another version is made anew.
ANALYSIS_VERSION = 1

MarkName = Literal["doubtful", "mistake", "blunder"]


class Candidate(Struct, frozen=True):
    """An action that could be chosen: the mover's chance of winning after it, by what the mover could know, with the
    standard error of that number (`Judgement.error` is that of a difference).
    """

    action: str
    chance: float
    error: float


class Judgement(Struct, frozen=True):
    """A decision, judged by what its player could know. `candidates` are sorted by chance; `best` is the action that a
    search found best, `loss` how much more chance it gave than the played one (below 0: less), `error` the standard
    error of that difference; `stake` is how much more it gave than an action drawn by lot.
    """

    candidates: tuple[Candidate, ...]
    best: str
    loss: float
    error: float
    stake: float


class Assessed(Struct, frozen=True):
    """What is known about an event: the chances of all seats after it, and of a decision with a choice, the judgement."""

    chances: tuple[float, ...]
    judgement: Judgement | None = None


class Started(Struct, frozen=True, kw_only=True):
    """An analysis that may not be finished: `steps` are those of the first events. `key` names the game, the depth and all
    else that the result follows from.
    """

    key: str
    start: tuple[float, ...]
    steps: list[Assessed]


class Moment(Struct, frozen=True):
    """A moment that decided something: the event, the seat it is about, how much the seat's chance changed, and why it was
    picked.
    """

    event: int
    seat: int
    change: float
    kind: Literal["mark", "stroke", "turn", "end"]


class SeatSum(Struct, frozen=True):
    """The game of one seat. `start` + `skill` + `luck` = `result`; `own` and `others` are the parts of the skill that came
    from its own decisions and from those of the others, `drawn` the part of the luck that came with cubes and cards.
    `accuracy` is in per cent, None without a decision that mattered.
    """

    start: float
    result: float
    skill: float
    luck: float
    own: float
    others: float
    drawn: float
    accuracy: float | None
    decisions: int
    doubtful: int
    mistakes: int
    blunders: int


class Analysis(Struct, frozen=True, kw_only=True):
    """A finished analysis. `marks` are by event; `foreign_box`: the chances were learned with another box."""

    version: int
    depth: str
    foreign_box: bool
    start: tuple[float, ...]
    steps: list[Assessed]
    marks: dict[int, MarkName]
    moments: list[Moment]
    seats: list[SeatSum]
