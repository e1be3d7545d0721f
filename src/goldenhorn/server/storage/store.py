"""Everything the server reads and writes, as functions of its world: tables, logs, people, games. No SQL is elsewhere."""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import ColumnElement, Connection, Engine, and_, delete, func, insert, or_, select, update

from goldenhorn.server.storage.schema import (
    carries,
    entries,
    games,
    keepers,
    players,
    results,
    sessions,
    shelves,
    sitters,
    tables,
)

T = TypeVar("T")


class Person(NamedTuple):
    key: str
    name: str | None
    login: str | None


class TableRow(NamedTuple):
    """What lists show of a table."""

    key: str
    public: bool
    phase: str
    seats: int
    expansion: bool
    created: int
    changed: int


class GameRow(NamedTuple):
    """What lists show of a finished game; `summary` is JSON."""

    key: str
    table: str | None
    finished: int
    seats: int
    expansion: bool
    reason: str
    summary: str
    seat: int | None


class KeptGame(NamedTuple):
    """A finished game; `record` and `summary` are JSON."""

    record: str
    summary: str
    finished: int


def digest(token: str) -> str:
    """Tokens are kept so that who reads the database cannot use them."""
    return hashlib.sha256(token.encode()).hexdigest()


def reading(engine: Engine, work: Callable[[Connection], T]) -> T:
    with engine.connect().execution_options(reading=True) as connection:
        return work(connection)


# Tables and their logs


def create_table(connection: Connection, row: dict[str, Any], bodies: Sequence[str], sitting: Sequence[str]) -> None:
    """A new table with the first entries of its log."""
    connection.execute(insert(tables), row)
    connection.execute(
        insert(entries),
        [{"table_key": row["key"], "number": number, "body": body} for number, body in enumerate(bodies)],
    )
    set_sitters(connection, row["key"], sitting)


def change_table(connection: Connection, key: str, values: dict[str, Any]) -> None:
    connection.execute(update(tables).where(tables.c.key == key).values(values))


def set_sitters(connection: Connection, key: str, sitting: Sequence[str]) -> None:
    connection.execute(delete(sitters).where(sitters.c.table_key == key))
    if sitting:
        connection.execute(insert(sitters), [{"table_key": key, "player": player} for player in dict.fromkeys(sitting)])


def read_secret(connection: Connection, key: str) -> str | None:
    """The secret of a table's shuffle; None if there is no such table."""
    return connection.execute(select(tables.c.secret).where(tables.c.key == key)).scalar()


def read_log(connection: Connection, key: str, begin: int = 0) -> list[str]:
    statement = (
        select(entries.c.body).where(entries.c.table_key == key, entries.c.number >= begin).order_by(entries.c.number)
    )
    return list(connection.execute(statement).scalars())


_ROW = [tables.c[name] for name in TableRow._fields]


def public_tables(connection: Connection, limit: int) -> list[TableRow]:
    """Tables to join or to watch, those that wait for players first."""
    statement = (
        select(*_ROW)
        .where(tables.c.public, tables.c.phase.in_(("waiting", "playing")))
        .order_by(tables.c.phase.desc(), tables.c.changed.desc())
        .limit(limit)
    )
    return [TableRow(*row) for row in connection.execute(statement)]


def tables_of(connection: Connection, player: str, limit: int) -> list[TableRow]:
    """Tables that a person can go on with."""
    mine = select(sitters.c.table_key).where(sitters.c.player == player)
    statement = (
        select(*_ROW)
        .where(or_(tables.c.key.in_(mine), tables.c.host == player), tables.c.phase.in_(("waiting", "playing")))
        .order_by(tables.c.changed.desc())
        .limit(limit)
    )
    return [TableRow(*row) for row in connection.execute(statement)]


def open_tables_of(connection: Connection, player: str) -> int:
    statement = select(func.count()).where(tables.c.host == player, tables.c.phase.in_(("waiting", "playing")))
    return int(connection.execute(statement).scalar_one())


# Who looks after the bots and the clocks of a table


def beat(connection: Connection, keeper: str, until: int) -> None:
    """A process is alive until then."""
    done = connection.execute(update(keepers).where(keepers.c.name == keeper).values(until=until))
    if done.rowcount == 0:
        connection.execute(insert(keepers), {"name": keeper, "until": until})


def retire(connection: Connection, keeper: str) -> None:
    """A process ends, and leaves what it kept to the others."""
    connection.execute(update(tables).where(tables.c.keeper == keeper).values(keeper=None))
    connection.execute(delete(keepers).where(keepers.c.name == keeper))


def _free(now: int) -> ColumnElement[bool]:
    """Whether nobody keeps a table, or nobody who is alive."""
    alive = select(keepers.c.name).where(keepers.c.until >= now)
    return or_(tables.c.keeper.is_(None), tables.c.keeper.not_in(alive))


def claim(connection: Connection, key: str, keeper: str, now: int) -> bool:
    """Whether a process keeps a table from now on: nobody else does, or not any more."""
    mine = and_(tables.c.key == key, tables.c.phase == "playing", or_(tables.c.keeper == keeper, _free(now)))
    return connection.execute(update(tables).where(mine).values(keeper=keeper, attended=True)).rowcount == 1


def claim_orphans(connection: Connection, keeper: str, now: int, limit: int) -> dict[str, str | None]:
    """Take over tables that nobody looks after; who did before."""
    # Two processes do not wait for each other here: what one has found is left out by the other.
    orphans = select(tables.c.key, tables.c.keeper).where(tables.c.attended, _free(now)).limit(limit)
    found = {row.key: row.keeper for row in connection.execute(orphans.with_for_update(skip_locked=True))}
    if found:
        connection.execute(update(tables).where(tables.c.key.in_(found)).values(keeper=keeper))
    return found


def kept_by(connection: Connection, keeper: str) -> list[str]:
    """Tables that a process has to look after."""
    return list(connection.execute(select(tables.c.key).where(tables.c.attended, tables.c.keeper == keeper)).scalars())


def lay_down(connection: Connection, key: str, keeper: str, number: int) -> bool:
    """Nobody need look after a table until something happens at it. False if something has: its log is longer."""
    # Whoever writes to the log now and wakes the table waits for this row, or has been seen.
    row = select(tables.c.keeper).where(tables.c.key == key, tables.c.keeper == keeper).with_for_update()
    if connection.execute(row).first() is None:
        return False
    length = select(func.count()).where(entries.c.table_key == key)
    if connection.execute(length).scalar_one() != number:
        return False
    connection.execute(update(tables).where(tables.c.key == key).values(keeper=None, attended=False))
    return True


# People


def add_player(connection: Connection, key: str, token: str, now: int) -> None:
    """A guest, and the session that knows it."""
    connection.execute(insert(players), {"key": key, "created": now})
    add_session(connection, key, token, now)


def add_session(connection: Connection, player: str, token: str, now: int) -> None:
    connection.execute(insert(sessions), {"token": digest(token), "player": player, "created": now, "seen": now})


def drop_session(connection: Connection, token: str) -> None:
    connection.execute(delete(sessions).where(sessions.c.token == digest(token)))


def player_of(connection: Connection, token: str) -> Person | None:
    statement = (
        select(players.c.key, players.c.name, players.c.login)
        .join(sessions, sessions.c.player == players.c.key)
        .where(sessions.c.token == digest(token))
    )
    row = connection.execute(statement).first()
    return None if row is None else Person(*row)


def rename(connection: Connection, player: str, name: str) -> None:
    connection.execute(update(players).where(players.c.key == player).values(name=name))


def add_account(connection: Connection, player: str, login: str, password: str) -> bool:
    """Make a guest an account; False if the login is taken or the player has one already."""
    taken = connection.execute(select(players.c.key).where(players.c.login == login)).first()
    if taken is not None:
        return False
    done = connection.execute(
        update(players).where(players.c.key == player, players.c.login.is_(None)).values(login=login, password=password)
    )
    return done.rowcount == 1


def password_of(connection: Connection, login: str) -> tuple[str, str] | None:
    """The key of the player with a login, and the hash of the password."""
    row = connection.execute(select(players.c.key, players.c.password).where(players.c.login == login)).first()
    return None if row is None else (row.key, row.password)


def change_password(connection: Connection, player: str, password: str) -> None:
    connection.execute(update(players).where(players.c.key == player).values(password=password))


def adopt(connection: Connection, guest: str, player: str) -> None:
    """What a guest had is the account's from now on: games; seats are taken over by entries of the logs."""
    kept = select(shelves.c.game).where(shelves.c.player == player)
    connection.execute(update(shelves).where(shelves.c.player == guest, shelves.c.game.not_in(kept)).values(player=player))
    connection.execute(delete(shelves).where(shelves.c.player == guest))


# Links that carry a seat


def add_carry(connection: Connection, token: str, table: str, player: str, until: int) -> None:
    connection.execute(insert(carries), {"token": digest(token), "table_key": table, "player": player, "until": until})


def take_carry(connection: Connection, token: str, now: int) -> tuple[str, str] | None:
    """The table and the player of a link, which is used up; None if there is none any more."""
    connection.execute(delete(carries).where(carries.c.until < now))
    statement = delete(carries).where(carries.c.token == digest(token)).returning(carries.c.table_key, carries.c.player)
    row = connection.execute(statement).first()
    return None if row is None else (row.table_key, row.player)


# Finished games


def add_game(
    connection: Connection, row: dict[str, Any], owners: Mapping[str, Mapping[int, str]], came_out: Sequence[dict[str, Any]]
) -> None:
    """Keep a finished game on the shelves of its players, with the names in the seats they had, and how its seats came out;
    once only.
    """
    if connection.execute(select(games.c.key).where(games.c.key == row["key"])).first() is not None:
        return
    connection.execute(insert(games), row)
    if owners:
        places = {player: _own_seat(connection, player, names) for player, names in owners.items()}
        connection.execute(
            insert(shelves), [{"player": player, "game": row["key"], "seat": seat} for player, seat in places.items()]
        )
    if came_out:
        connection.execute(insert(results), [{"game": row["key"], **seat} for seat in came_out])


def _own_seat(connection: Connection, player: str, names: Mapping[int, str]) -> int | None:
    """The seat of a person. Several people at one device are one player, who is the one of that name; None if that is not
    one of them.
    """
    if len(names) > 1:
        name = connection.execute(select(players.c.name).where(players.c.key == player)).scalar()
        names = {seat: called for seat, called in names.items() if called == name}
    return next(iter(names)) if len(names) == 1 else None


def games_of(
    connection: Connection, player: str, words: str, seats: int | None, expansion: bool | None, before: int, limit: int
) -> list[GameRow]:
    """Finished games of a person, the last first, that have all of some words in their names."""
    wanted = [shelves.c.player == player, games.c.finished < before]
    for word in words.lower().split():
        wanted.append(games.c.names.contains(word, autoescape=True))
    if seats is not None:
        wanted.append(games.c.seats == seats)
    if expansion is not None:
        wanted.append(games.c.expansion == expansion)
    columns = (games.c.key, games.c.table_key, games.c.finished, games.c.seats, games.c.expansion, games.c.reason)
    statement = (
        select(*columns, games.c.summary, shelves.c.seat)
        .join(shelves, shelves.c.game == games.c.key)
        .where(*wanted)
        .order_by(games.c.finished.desc(), games.c.key)
        .limit(limit)
    )
    return [GameRow(*row) for row in connection.execute(statement)]


def read_game(connection: Connection, key: str) -> KeptGame | None:
    """A finished game. Its key is known to its players only, until they pass it on."""
    found = connection.execute(select(games.c.record, games.c.summary, games.c.finished).where(games.c.key == key)).first()
    return None if found is None else KeptGame(*found)


def drop_game(connection: Connection, player: str, key: str) -> bool:
    """Take a game off a shelf; with the last one it goes, and its table with it. False if it did not stand there."""
    done = connection.execute(delete(shelves).where(shelves.c.player == player, shelves.c.game == key))
    if done.rowcount == 0:
        return False
    if connection.execute(select(shelves.c.player).where(shelves.c.game == key).limit(1)).first() is None:
        table = connection.execute(select(games.c.table_key).where(games.c.key == key)).scalar()
        connection.execute(delete(games).where(games.c.key == key))
        if table is not None:
            connection.execute(delete(tables).where(tables.c.key == table))
    return True


def ping(connection: Connection) -> None:
    connection.execute(select(1))
