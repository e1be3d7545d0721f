"""The report of a match, as a page."""

from collections.abc import Iterator, Sequence
from math import nan
from typing import TYPE_CHECKING, Any

from goldenhorn.drawing.svg import Svg
from goldenhorn.game.options import Options
from goldenhorn.lab.intervals import Interval
from goldenhorn.lab.page import command, page, section, table, words
from goldenhorn.lab.play import plays_by_the_clock
from goldenhorn.lab.plots import Whisker, histogram, parts, plain_number, whiskers
from goldenhorn.lab.tally import SeatTally, Tally

if TYPE_CHECKING:
    from goldenhorn.lab.match import Plan

ENDS = {
    "announced": "announced by a player",
    "port": "a port of origin ran out",
    "territories": "all territories taken",
    "quiet": "nothing happened for long",
}


def match_report(plan: "Plan", tally: Tally, summary: dict[str, Any]) -> str:
    bots = " against ".join(tally.names) if len(tally.names) > 1 else f"{tally.names[0]} among equals"
    title = f"{bots}, {table_words(plan.match.table)}"
    return page(title, _introduction(plan, tally, summary), _sections(plan, tally, summary))


def table_words(options: Options) -> str:
    """A table in words."""
    found = [f"{options.players} players"]
    if options.expansion:
        found.append("Domínio da Mar")
    if options.layout != "standard":
        found.append(f"{options.layout} layout")
    if options.modone:
        found.append("with Modone")
    return ", ".join(found)


def _introduction(plan: "Plan", tally: Tally, summary: dict[str, Any]) -> Iterator[Svg]:
    yield words(
        f"{tally.games} games: {tally.deals} deals, each played in {len(plan.match.seatings)} seatings. Intervals are "
        "for 95 per cent and take the games of a deal as one observation."
    )
    test = summary["test"]
    if test is not None:
        yield words(_test_words(test, tally.names[0]))
    if any(map(plays_by_the_clock, plan.match.bots)):
        yield words("A bot played by the clock, so the games depend on the machine and cannot be repeated exactly.")
    yield command(summary["command"])


def _test_words(test: dict[str, Any], bot: str) -> str:
    found = "is not" if test["excluded"] else "may be"
    stopped = " The match was stopped as soon as this was known." if test["stopped_early"] else ""
    return (
        f"Tested after every cycle of deals: the share of {bot} {found} {100 * test['share']:g} %; it is between "
        f"{100 * test['low']:.1f} % and {100 * test['high']:.1f} %.{stopped}"
    )


def _sections(plan: "Plan", tally: Tally, summary: dict[str, Any]) -> Iterator[Svg]:
    fair = 1 / plan.match.players
    names = list(enumerate(zip(tally.names, tally.bots, strict=True)))
    shares = [whisker(name, bot.all.share.share(), hue) for hue, (name, bot) in names]
    yield section(
        "Share of the wins",
        whiskers(shares, "Share of the wins of one seat of each bot", reference=fair),
        words(f"Of one seat; {100 * fair:.1f} % would be fair (dashed).", soft=True),
    )
    yield section("Points", histogram([(name, bot.scores) for _, (name, bot) in names], "Points at the end of a game"))
    yield section("Length in rounds", histogram([("all games", tally.lengths)], "Rounds of a game"))
    yield section("How games ended", ends_plot(summary["ends"]))
    if summary["ratings"]:
        yield ratings_section(summary["ratings"], tally.names)
    for hue, (name, bot) in names:
        yield section(
            f"{name}: seats and houses",
            whiskers(seat_whiskers(bot.seats, bot.houses, hue), f"Shares of {name} by seat and house", reference=fair),
        )
    yield section("Means of one seat", _means(tally), wide=True)
    if len(tally.pairs) > 0:
        yield section("Differences of shares", _differences(summary), wide=True)
    if summary["faults"]:
        yield section("Faults of bots", _faults(summary), wide=True)


def whisker(label: str, found: Interval, hue: int = 0) -> Whisker:
    return Whisker(label, found.mean, found.low, found.high, hue)


def whisker_of(label: str, found: dict[str, Any], hue: int = 0) -> Whisker:
    """From a summary, in which bounds that are not known are None."""
    low, high = (nan if found[bound] is None else found[bound] for bound in ("low", "high"))
    return Whisker(label, nan if found["mean"] is None else found["mean"], low, high, hue)


def seat_whiskers(seats: dict[int, SeatTally], houses: dict[str, SeatTally], hue: int = 0) -> list[Whisker]:
    return [
        *(whisker(f"seat {seat + 1}", tally.share.share(), hue) for seat, tally in sorted(seats.items())),
        *(whisker(house, tally.share.share(), hue) for house, tally in sorted(houses.items())),
    ]


def ends_plot(ends: dict[str, float]) -> Svg:
    return parts({ENDS[reason]: share for reason, share in sorted(ends.items(), key=_largest_first)}, "How games ended")


def _largest_first(entry: tuple[str, float]) -> tuple[float, str]:
    return -entry[1], entry[0]


def ratings_section(ratings: list[dict[str, Any]], colours: Sequence[str] = ()) -> Svg:
    """The ratings, in the colours that the bots have by their order in `colours`."""
    rows = [
        Whisker(
            rating["bot"],
            rating["mu"],
            rating["mu"] - 2 * rating["sigma"],
            rating["mu"] + 2 * rating["sigma"],
            colours.index(rating["bot"]) if rating["bot"] in colours else 0,
        )
        for rating in ratings
    ]
    return section(
        "Ratings",
        whiskers(rows, "Ratings", written=plain_number),
        words(
            "Plackett-Luce (openskill), by the order of points; everybody begins at 25. Bars: two standard deviations.",
            soft=True,
        ),
    )


def with_bounds(found: dict[str, Any], factor: float = 1, decimals: int = 2) -> str:
    """A mean with its bounds: `21.40 (20.9 to 21.9)`."""
    if found["mean"] is None:
        return "–"
    mean = f"{factor * found['mean']:.{decimals}f}"
    if found["low"] is None:
        return mean
    return f"{mean} ({factor * found['low']:.{decimals}f} to {factor * found['high']:.{decimals}f})"


def _means(tally: Tally) -> Svg:
    found = {name: bot.summary() for name, bot in zip(tally.names, tally.bots, strict=True)}
    lines = [["share of the wins, %", *(with_bounds(bot["share"], 100, 1) for bot in found.values())]]
    for label, measure in (("points", "score"), ("attacks made", "raids"), ("attacks suffered", "suffered")):
        lines.append([label, *(with_bounds(bot[measure]) for bot in found.values())])
    for kind in ("mono", "duo", "trio"):
        lines.append([f"brought by the {kind}", *(with_bounds(bot["brought"][kind]) for bot in found.values())])
    return table(["", *found], lines)


def _differences(summary: dict[str, Any]) -> Svg:
    return table(
        ["", "per cent of the wins"],
        [[" − ".join(pair["bots"]), with_bounds(pair, 100, 1)] for pair in summary["differences"]],
    )


def _faults(summary: dict[str, Any]) -> Svg:
    return table(
        ["bot", "what", "games", "first words"],
        [[fault["bot"], fault["kind"], str(fault["games"]), fault["detail"]] for fault in summary["faults"]],
    )
