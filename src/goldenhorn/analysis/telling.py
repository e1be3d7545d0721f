"""An analysis in the words of one language."""

from collections.abc import Iterator

from goldenhorn.analysis.model import Analysis, Judgement, Moment, SeatSum
from goldenhorn.game.actions import parse
from goldenhorn.game.dealers import AskFirst, AskLayout, ByHand
from goldenhorn.game.events import Decision
from goldenhorn.game.game import Game
from goldenhorn.telling.teller import Teller
from goldenhorn.words import say

_HEADS = (
    "analysis-house",
    "analysis-start",
    "analysis-skill",
    "analysis-luck",
    "analysis-result",
    "analysis-accuracy",
    "analysis-doubtful",
    "analysis-mistakes",
    "analysis-blunders",
)


class Told:
    """What is said about the analysis of a game: by the command line, and on the pages that it writes."""

    def __init__(self, analysis: Analysis, game: Game, language: str) -> None:
        self.analysis = analysis
        self.game = game
        self.language = language
        self.houses = tuple(game.options.houses)
        self.events = game.events
        self.rounds = rounds_of(game)
        self._teller = Teller(language, self.houses)

    def say(self, message: str, **facts: str | int) -> str:
        return say(message, self.language, **facts)

    def title(self) -> str:
        return self.say("analysis-title", houses=", ".join(self.houses))

    def introduction(self) -> list[str]:
        judged = sum(step.judgement is not None for step in self.analysis.steps)
        lines = [*self._teller.result(self.game.view(None))]
        lines.append(self.say("analysis-judged", judged=judged, depth=self.analysis.depth))
        return [*lines, self.say("analysis-foreign-box")] if self.analysis.foreign_box else lines

    def sums(self) -> tuple[list[str], list[list[str]]]:
        """The heads and the rows of the table of skill and luck."""
        heads = [self.say(name) for name in _HEADS]
        rows = []
        for house, seat in zip(self.houses, self.analysis.seats, strict=True):
            start, skill, luck, result = rounded(seat)
            accuracy = "-" if seat.accuracy is None else f"{seat.accuracy:.0f} %"
            parts = (str(start), f"{skill:+d}", f"{luck:+d}", str(result), accuracy)
            rows.append([house, *parts, str(seat.doubtful), str(seat.mistakes), str(seat.blunders)])
        return heads, rows

    def when(self, event: int) -> str:
        return self.say("analysis-when", round=self.rounds[event])

    def moments(self) -> list[tuple[int, str]]:
        """Every key moment, with its event."""
        return [(moment.event, self.moment(moment)) for moment in self.analysis.moments]

    def moment(self, moment: Moment) -> str:
        house = self.houses[moment.seat]
        step = self.analysis.steps[moment.event]
        points = f"{abs(100 * moment.change):.0f}"
        chance = f"{100 * step.chances[moment.seat]:.0f}"
        event = self.events[moment.event]
        if moment.kind == "mark":
            assert isinstance(event, Decision), "only decisions are judged"
            assert step.judgement is not None, "only decisions are judged"
            return self.say(
                "moment-mark",
                mark=self.analysis.marks[moment.event],
                house=house,
                points=points,
                played=self._teller.action(event.action),
                better=self.action(step.judgement.best),
            )
        if moment.kind == "end":
            return self.say("moment-end", house=house, chance=chance)
        change = "up" if moment.change > 0 else "down"
        told = self._teller.event(event)
        if moment.kind == "stroke":
            return self.say("moment-stroke", change=change, house=house, points=points, event=told)
        return self.say("moment-turn", change=change, house=house, points=points, chance=chance, event=told)

    def action(self, text: str) -> str:
        return self._teller.action(parse(text))

    def decisions(self, seat: int | None) -> Iterator[tuple[int, str, list[str]]]:
        """The judged decisions of a seat, or without one all that have a mark: the event, what was done and how it is
        marked, and the alternatives with their chances.
        """
        for number, (event, step) in enumerate(zip(self.events, self.analysis.steps, strict=True)):
            if not isinstance(event, Decision) or step.judgement is None:
                continue
            mark = self.analysis.marks.get(number)
            if event.seat == seat or (seat is None and mark is not None):
                told = self._teller.event(event)
                if mark is not None:
                    told = f"{told} · {self.say('analysis-mark', mark=mark)} ({-100 * step.judgement.loss:+.0f})"
                yield number, told, self._alternatives(step.judgement, str(event.action))

    def _alternatives(self, judgement: Judgement, played: str) -> list[str]:
        lines = []
        for one in judgement.candidates:
            line = self.say(
                "analysis-other",
                action=self.action(one.action),
                chance=f"{100 * one.chance:.0f}",
                error=f"{100 * one.error:.1f}",
            )
            lines.append(f"{line} ({self.say('analysis-played')})" if one.action == played else line)
        return lines


def text_of(told: Told, seat: int | None) -> str:
    """The analysis as plain text; with a seat all its decisions, without one those that have a mark."""
    lines = [told.title(), *told.introduction(), "", told.say("analysis-sums")]
    heads, rows = told.sums()
    widths = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
    for row in (heads, *rows):
        cells = [cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]
        lines.append("  " + "  ".join([row[0].ljust(widths[0]), *cells]).rstrip())
    lines += [f"  {told.say('analysis-sums-note')}", "", told.say("analysis-moments")]
    moments = told.moments()
    lines += [f"  {told.when(event)}: {words}" for event, words in moments] or [f"  {told.say('analysis-no-moments')}"]
    house = "" if seat is None else told.houses[seat]
    lines += ["", told.say("analysis-marked") if seat is None else told.say("analysis-decisions", house=house)]
    decisions = list(told.decisions(seat))
    for event, words, others in decisions:
        lines.append(f"  {told.when(event)}: {words}")
        lines += [f"    {number}  {other}" for number, other in enumerate(others, 1)]
    if not decisions:
        lines.append(f"  {told.say('analysis-no-marks')}")
    return "\n".join(lines) + "\n"


def rounded(seat: SeatSum) -> tuple[int, int, int, int]:
    """Start, skill, luck and result in per cent, so that they still add up."""
    start, skill, result = (round(100 * part) for part in (seat.start, seat.skill, seat.result))
    return start, skill, result - start - skill, result


def rounds_of(game: Game) -> list[int]:
    """The round in which each event happened; what comes before the table stands belongs to the first."""
    again = Game.of(game.options, ByHand())
    rounds = []
    for event in game.events:
        before_the_table = isinstance(again.pending, AskLayout | AskFirst)
        rounds.append(1 if before_the_table else again.round)
        again.feed(event)
    return rounds
