"""The companion for the real box, by HTTP. It keeps nothing: who asks sends the whole story, and is told how things stand.

So a story lives where it is told, in a browser or a file, and any process can judge it.
"""

import asyncio
from typing import Annotated, Literal

from msgspec import Meta, Struct

from goldenhorn.advice.memory import NOTHING
from goldenhorn.bots.wire import ScoreData, ViewData, view_data
from goldenhorn.companion.companion import Companion, Reading, read
from goldenhorn.companion.record import record_of_table
from goldenhorn.companion.scorer import Stock, result_of
from goldenhorn.companion.table import RealTable
from goldenhorn.companion.telling import entry_in_words
from goldenhorn.errors import Illegal, Impossible
from goldenhorn.game.dealers import AskFilling
from goldenhorn.game.options import Options
from goldenhorn.game.outcome import EndReason, Score
from goldenhorn.record.model import House, Record, Seat, TerritoryName, Tile
from goldenhorn.rules.box import standard_box
from goldenhorn.server.guard import language_of_request
from goldenhorn.server.hall import Hall
from goldenhorn.server.http import Call, Endpoint, Problem, problem_of
from goldenhorn.server.refusals import Busy
from goldenhorn.telling.teller import Teller

STAND_IN = "admiral"


class RealSetup(Struct, frozen=True, forbid_unknown_fields=True):
    """What lies on a real table. `houses` are the seats in playing direction, `tiles` are told where they do not lie as
    the box says, `followed` are the seats whose cards are told.
    """

    houses: Annotated[list[House], Meta(min_length=2, max_length=4)]
    expansion: bool = False
    modone: bool = False
    tiles: Annotated[list[Tile], Meta(max_length=4)] = []
    first: Seat = 0
    followed: Annotated[list[Seat], Meta(max_length=4)] = []


class Story(Struct, frozen=True, forbid_unknown_fields=True):
    """All that was told, in order: texts of actions, `Venice +RRG`, `draw GB`, with `?` for a card that is not told."""

    table: RealSetup
    entries: Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=2000)] = []


class ToldEntry(Struct, frozen=True):
    """An entry in words; `seat` is who decided, or drew."""

    seat: int | None
    round: int
    words: str


class Asked(Struct, frozen=True):
    """What has to be told next: `number` cubes for a port, out of a `bag`, or cards of a seat."""

    kind: Literal["fill", "draw"]
    number: int
    port: str | None
    seat: int | None
    bag: list[int]


class KnownHand(Struct, frozen=True):
    """The cards of a seat that are known, by colour, and the number of the others."""

    cards: list[int]
    unknown: int


class Ended(Struct, frozen=True):
    reason: EndReason
    winners: list[int]
    rounds: int


class Standing(Struct, frozen=True):
    """How things stand after the entries that fit. `fault` says why the next one does not; the rest waits."""

    fits: int
    fault: Problem | None
    view: ViewData  # type: ignore[valid-type]  # it is made from the fields of a view
    asked: Asked | None
    hands: list[KnownHand]
    log: list[ToldEntry]
    ended: Ended | None


class TableCounsel(Struct, frozen=True):
    """What the adviser would do who sees what the seat can see, in words, and why. Where advice is not ready or not
    installed, it is what a bot would do, without reasons.
    """

    action: str
    words: str
    reasons: list[str] = []


class StockData(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody has at the end; `figures` are those of both kinds."""

    goods: Annotated[tuple[Annotated[int, Meta(ge=0, le=99)], ...], Meta(min_length=6, max_length=6)] = (0,) * 6
    figures: Annotated[int, Meta(ge=0, le=99)] = 0
    territories: Annotated[list[TerritoryName], Meta(max_length=5)] = []


class Stocks(Struct, frozen=True, forbid_unknown_fields=True):
    seats: Annotated[list[StockData], Meta(min_length=1, max_length=4)]
    expansion: bool = False


class Scores(Struct, frozen=True):
    scores: list[ScoreData]
    winners: list[int]


class CompanionEndpoints:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    def all(self) -> list[Endpoint]:
        return [
            Endpoint(
                "POST",
                "/api/companion",
                "How a game at a real table stands",
                self.companion,
                Standing,
                body=Story,
                refusals=(409,),
            ),
            Endpoint(
                "POST",
                "/api/companion/record",
                "The record of such a game",
                self.companion_record,
                Record,
                body=Story,
                refusals=(409,),
            ),
            Endpoint(
                "POST",
                "/api/companion/advice",
                "What to do in such a game",
                self.companion_advice,
                TableCounsel,
                body=Story,
                refusals=(409,),
            ),
            Endpoint(
                "POST",
                "/api/companion/score",
                "The points for what everybody has",
                self.companion_score,
                Scores,
                body=Stocks,
                refusals=(409,),
            ),
        ]

    async def companion(self, call: Call[Story, None]) -> Standing:
        language = language_of_request(call.request)
        return await asyncio.to_thread(lambda: _standing(_read(call.body), language))

    async def companion_record(self, call: Call[Story, None]) -> Record:
        return await asyncio.to_thread(lambda: record_of_table(_read(call.body).companion))

    async def companion_advice(self, call: Call[Story, None]) -> TableCounsel:
        companion = (await asyncio.to_thread(_read, call.body)).companion
        seat = companion.decider
        if seat is None:
            raise Illegal("companion-nothing-to-advise")
        houses = tuple(companion.table.options.houses)
        if not companion.knows(seat):
            raise Impossible("companion-no-advice", house=houses[seat])
        view = await asyncio.to_thread(companion.view)
        teller = Teller(language_of_request(call.request), houses)
        try:
            counsel = await self.hall.keeper.thinkers.advise(view, NOTHING, len(companion.entries))
        except (Busy, Impossible):
            action, _ = await self.hall.keeper.thinkers.choose(view, STAND_IN, len(companion.entries))
            return TableCounsel(str(action), teller.action(action))
        move = counsel.moves[0]
        words = "; ".join(teller.action(action) for action in move.actions)
        return TableCounsel(str(move.actions[0]), words, [reason.say(teller.language) for reason in move.reasons])

    async def companion_score(self, call: Call[Stocks, None]) -> Scores:
        stocks = [Stock(seat.goods, seat.figures, tuple(seat.territories)) for seat in call.body.seats]
        result = result_of(standard_box(), stocks, expansion=call.body.expansion)
        return Scores([_score(score) for score in result.scores], list(result.winners))


def _read(story: Story) -> Reading:
    table = story.table
    options = Options(
        players=len(table.houses),
        expansion=table.expansion,
        layout="shuffled" if table.tiles else "standard",
        modone=table.modone,
        houses=tuple(table.houses),
        first=table.first,
    )
    return read(RealTable(options, tuple(table.tiles), frozenset(table.followed)), story.entries)


def _standing(reading: Reading, language: str) -> Standing:
    companion = reading.companion
    teller = Teller(language, tuple(companion.table.options.houses))
    outcome = companion.outcome()
    return Standing(
        fits=len(companion.entries),
        fault=None if reading.fault is None else problem_of(reading.fault, language),
        view=view_data(companion.view()),
        asked=_asked(companion),
        hands=[KnownHand(*companion.hand(seat)) for seat in range(companion.table.options.players)],
        log=[
            ToldEntry(seat, number, entry_in_words(entry, seat, teller))
            for entry, seat, number in zip(companion.entries, companion.deciders, companion.rounds, strict=True)
        ],
        ended=None if outcome is None else Ended(outcome.reason, list(outcome.winners), outcome.rounds),
    )


def _asked(companion: Companion) -> Asked | None:
    request = companion.pending
    if request is None:
        return None
    if isinstance(request, AskFilling):
        return Asked("fill", request.number, request.port, None, list(request.bag))
    return Asked("draw", request.number, None, request.seat, [])


def _score(score: Score) -> ScoreData:
    return ScoreData(score.goods, score.sets, score.bonuses, score.territories, score.figures, score.total)
