"""A finished game as it is kept: its record, and what lists show of it."""

from typing import Any

import msgspec
from msgspec import UNSET

from goldenhorn.errors import Impossible
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


def finished_game(table: Table) -> tuple[dict[str, Any], dict[str, int | None]] | None:
    """The row of a game that is over, and whose shelves it belongs on; None if it is not over."""
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
    owners: dict[str, int | None] = {}
    for seat, chair in enumerate(table.chairs):
        if chair.player is not None:
            owners.setdefault(chair.player, seat)
    record = record_of(game, about)
    if table.opened.before is not UNSET:  # its beginning was dealt by another shuffle
        record.shuffle = None
    return _row(table.key, table.key, seats, game, outcome, write_json(record).decode(), table.entries[-1].at), owners


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
