"""What nobody will miss is deleted, a little at a time."""

import json

from sqlalchemy import ColumnElement, Connection, Table, delete, exists, select

from goldenhorn.server.storage.schema import carries, entries, games, keepers, players, sessions, shelves, sitters, tables

DAY = 24 * 60 * 60 * 1000
MONTH, YEAR = 30 * DAY, 365 * DAY
MOST = 200  # rows of a kind at a time, so that nobody waits for long


def clean(connection: Connection, now: int) -> int:
    """Delete tables at which no game began for a month, games without a move for a year, finished games that are on
    nobody's shelf, sessions whose cookie is out of date, and guests who have nothing left. The number of rows.
    """
    unbegun = tables.c.phase.in_(("waiting", "closed")) & (tables.c.changed < now - MONTH)
    unwanted = ~exists().where(shelves.c.game == games.c.key) & (games.c.finished < now - MONTH)
    played = select(games.c.table_key).where(unwanted)
    return sum(
        (
            _delete(connection, tables, unbegun),
            _delete(connection, tables, tables.c.key.in_(_abandoned(connection, now - YEAR))),
            _delete(connection, tables, tables.c.key.in_(played)),
            _delete(connection, games, unwanted),
            _delete(connection, sessions, sessions.c.seen < now - YEAR),
            _delete(connection, carries, carries.c.until < now),
            _delete(connection, keepers, keepers.c.until < now - DAY),
            _delete(connection, players, _has_nothing(now)),
        )
    )


def _delete(connection: Connection, table: Table, unneeded: ColumnElement[bool]) -> int:
    (key,) = table.primary_key.columns
    some = select(key).where(unneeded).limit(MOST)
    return connection.execute(delete(table).where(key.in_(some))).rowcount


def _abandoned(connection: Connection, before: int) -> list[str]:
    """Tables whose last entry is older; those that changed in some other way are not even looked at."""
    statement = select(tables.c.key).where(tables.c.phase == "playing", tables.c.changed < before).limit(MOST)
    return [key for key in connection.execute(statement).scalars() if _last(connection, key) < before]


def _last(connection: Connection, key: str) -> int:
    """When the last entry of a log was written."""
    statement = select(entries.c.body).where(entries.c.table_key == key).order_by(entries.c.number.desc()).limit(1)
    return int(json.loads(connection.execute(statement).scalar_one())["at"])


def _has_nothing(now: int) -> ColumnElement[bool]:
    """A guest without a session, a seat, a table or a game."""
    return (
        players.c.login.is_(None)
        & (players.c.created < now - DAY)
        & ~exists().where(sessions.c.player == players.c.key)
        & ~exists().where(sitters.c.player == players.c.key)
        & ~exists().where(tables.c.host == players.c.key)
        & ~exists().where(shelves.c.player == players.c.key)
    )
