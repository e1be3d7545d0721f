"""An analysis as a page: one file of HTML that needs nothing else."""

from goldenhorn.analysis.curve import curve
from goldenhorn.analysis.telling import Told, rounded
from goldenhorn.drawing.svg import Svg, plain
from goldenhorn.lab.page import element, page, section, table, words
from goldenhorn.lab.plots import Whisker, plain_number, whiskers


def report(told: Told, seat: int | None) -> str:
    """With a seat all its decisions are listed, without one those that have a mark."""
    sections = [_curve(told), _sums(told), _luck(told), _moments(told), _decisions(told, seat)]
    return page(told.title(), [words(line) for line in told.introduction()], sections, told.language)


def _curve(told: Told) -> Svg:
    analysis = told.analysis
    chances = [analysis.start, *(step.chances for step in analysis.steps)]
    title = told.say("analysis-curve")
    return section(title, curve(told.houses, chances, told.rounds, dict(told.moments()), title), wide=True)


def _sums(told: Told) -> Svg:
    return section(
        told.say("analysis-sums"), table(*told.sums()), words(told.say("analysis-sums-note"), soft=True), wide=True
    )


def _luck(told: Told) -> Svg:
    rows = []
    for hue, name in enumerate(("analysis-skill", "analysis-luck")):
        for house, seat in zip(told.houses, told.analysis.seats, strict=True):
            part = rounded(seat)[hue + 1]
            rows.append(Whisker(f"{house}: {told.say(name)}", part, min(0, part), max(0, part), hue))
    title = told.say("analysis-sums")
    return section(title, whiskers(rows, title, reference=0, written=plain_number, decimals=0))


def _moments(told: Told) -> Svg:
    lines = [
        element("p", element("strong", plain(told.when(event))), plain(f" {sentence}"))
        for event, sentence in told.moments()
    ]
    return section(told.say("analysis-moments"), *(lines or [words(told.say("analysis-no-moments"))]))


def _decisions(told: Told, seat: int | None) -> Svg:
    house = "" if seat is None else told.houses[seat]
    heading = told.say("analysis-marked") if seat is None else told.say("analysis-decisions", house=house)
    parts = []
    for event, sentence, others in told.decisions(seat):
        parts.append(_line(told, event, sentence))
        parts.append(element("ol", *(element("li", plain(other)) for other in others)))
    return section(heading, *(parts or [words(told.say("analysis-no-marks"))]), wide=True)


def _line(told: Told, event: int, sentence: str) -> Svg:
    return element("p", element("strong", plain(told.when(event))), plain(f" {sentence}"))
