"""Statements for how games came out, of which a person's own record is made."""

from itertools import groupby
from typing import NamedTuple

from sqlalchemy import Connection, exists, func, select

from goldenhorn.server.storage.schema import games, results, shelves


class SeatResult(NamedTuple):
    """How a seat came out: the parts of its points, how often it sent out pirates, and how often it was robbed. A bot has a
    level.
    """

    level: str | None
    name: str
    house: str
    winner: bool
    announcer: bool
    goods: int
    sets: int
    territories: int
    figures: int
    raids: int
    raided: int

    @property
    def points(self) -> int:
        return self.goods + self.sets + self.territories + self.figures


class PlayedGame(NamedTuple):
    """A finished game of a person, who had the seat `own`."""

    key: str
    finished: int
    expansion: bool
    reason: str
    own: int
    seats: list[SeatResult]

    @property
    def mine(self) -> SeatResult:
        return self.seats[self.own]

    @property
    def others(self) -> list[SeatResult]:
        return self.seats[: self.own] + self.seats[self.own + 1 :]


class Uncounted(NamedTuple):
    """Games on a shelf that say nothing about their owner: records that were brought along, games that went on from a
    position of another one, and games of several people at one device, none of whom had the owner's name.
    """

    imported: int
    explored: int
    shared: int


_GAME = (games.c.key, games.c.finished, games.c.expansion, games.c.reason, shelves.c.seat)
_SEAT = tuple(results.c[name] for name in SeatResult._fields)


def played_by(connection: Connection, player: str) -> list[PlayedGame]:
    """The games that a person has played from their beginning, the earliest first."""
    statement = (
        select(*_GAME, *_SEAT)
        .join(games, games.c.key == shelves.c.game)
        .join(results, results.c.game == games.c.key)
        .where(shelves.c.player == player, shelves.c.seat.is_not(None))
        .order_by(games.c.finished, games.c.key, results.c.seat)
    )
    width = len(_GAME)
    rows = connection.execute(statement).all()
    return [
        PlayedGame._make((*about, [SeatResult._make(row[width:]) for row in seats]))
        for about, seats in groupby(rows, lambda row: row[:width])
    ]


def not_played_by(connection: Connection, player: str) -> Uncounted:
    """The other games of a person, by why they are not counted."""
    mine = select(func.count()).join_from(shelves, games).where(shelves.c.player == player)
    known = exists().where(results.c.game == games.c.key)
    here = games.c.table_key.is_not(None)
    wanted = (games.c.table_key.is_(None), here & ~known, here & known & shelves.c.seat.is_(None))
    return Uncounted(*(int(connection.execute(mine.where(why)).scalar_one()) for why in wanted))
