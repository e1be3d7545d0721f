"""A finished game as it is kept: its record, and what lists show of it."""

from collections import Counter
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET

from goldenhorn.errors import Impossible
from goldenhorn.game.actions import Raid
from goldenhorn.game.events import Decision
from goldenhorn.game.game import Game
from goldenhorn.game.outcome import Outcome
from goldenhorn.record.codec import record_of, write_json
from goldenhorn.record.model import Record
from goldenhorn.server.table import Table


class SeatSummary(msgspec.Struct, frozen=True):
    """How a seat came out; a bot has the name of its level."""

    name: str
    house: str
    bot: bool
    points: int
    winner: bool


class Finished(NamedTuple):
    """What is kept of a game: its row, whose shelves it belongs on, by the names in their seats, and how the seats came
    out, if it was played from its beginning.
    """

    row: dict[str, Any]
    owners: dict[str, dict[int, str]]
    results: list[dict[str, Any]]


def summary_of(text: str) -> list[SeatSummary]:
    return msgspec.json.decode(text, type=list[SeatSummary])


def imported_game(key: str, record: Record, game: Game, at: int) -> dict[str, Any]:
    """The row of a record that somebody brings; it has been verified."""
    outcome = game.outcome()
    if outcome is None:
        raise Impossible("game-not-over")
    seats = [
        SeatSummary(
            name=record.about.get(f"seat-{seat}", house),
            house=house,
            bot=False,
            points=outcome.scores[seat].total,
            winner=seat in outcome.winners,
        )
        for seat, house in enumerate(game.options.houses)
    ]
    return _row(key, None, seats, game, outcome, write_json(record).decode(), at)


def finished_game(table: Table) -> Finished | None:
    """A game that is over; None if it is not."""
    game = table.game
    outcome = None if game is None else game.outcome()
    if game is None or outcome is None:
        return None
    seats = [
        SeatSummary(
            name=chair.name or chair.plan,
            house=str(chair.house),
            bot=chair.bot is not None,
            points=outcome.scores[seat].total,
            winner=seat in outcome.winners,
        )
        for seat, chair in enumerate(table.chairs)
    ]
    about = {f"seat-{seat}": summary.name for seat, summary in enumerate(seats)}
    owners: dict[str, dict[int, str]] = {}
    for seat, chair in enumerate(table.chairs):
        if chair.player is not None:
            owners.setdefault(chair.player, {})[seat] = seats[seat].name
    record = record_of(game, about)
    results = _results(table, seats, game, outcome)
    if table.opened.before is not UNSET:  # its beginning was dealt by another shuffle, and somebody else played it
        record.shuffle = None
        results = []
    row = _row(table.key, table.key, seats, game, outcome, write_json(record).decode(), table.entries[-1].at)
    return Finished(row, owners, results)


def _results(table: Table, seats: list[SeatSummary], game: Game, outcome: Outcome) -> list[dict[str, Any]]:
    raids, raided = raids_of(game)
    return [
        {
            "seat": seat,
            "level": table.chairs[seat].bot,
            "name": summary.name,
            "house": summary.house,
            "winner": summary.winner,
            "announcer": seat == outcome.announcer,
            "goods": score.goods,
            "sets": score.set_points,
            "territories": score.territory_points,
            "figures": score.figures,
            "raids": raids[seat],
            "raided": raided[seat],
        }
        for seat, (summary, score) in enumerate(zip(seats, outcome.scores, strict=True))
    ]


def raids_of(game: Game) -> tuple[Counter[int], Counter[int]]:
    """How often each seat sent out pirates, and how often it was robbed."""
    attacks = [
        (event.seat, game.options.houses.index(event.action.house))
        for event in game.events
        if isinstance(event, Decision) and isinstance(event.action, Raid)
    ]
    return Counter(by for by, _ in attacks), Counter(of for _, of in attacks)


def _row(
    key: str, table: str | None, seats: list[SeatSummary], game: Game, outcome: Outcome, record: str, at: int
) -> dict[str, Any]:
    names = [*(summary.name for summary in seats), *(summary.house for summary in seats)]
    return {
        "key": key,
        "table_key": table,
        "finished": at,
        "seats": len(seats),
        "expansion": game.options.expansion,
        "reason": outcome.reason,
        "names": " ".join(names).lower(),
        "summary": msgspec.json.encode(seats).decode(),
        "record": record,
    }
