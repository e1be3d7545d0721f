"""The door to the database: SQLite in a file, or PostgreSQL by URL."""

import sqlite3
import time
from typing import Any

from sqlalchemy import URL, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError

from goldenhorn.errors import Impossible, Malformed

# Where the network swallows everything, nobody waits for longer than some seconds to be told so.
PATIENCE: dict[str, str | int] = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}

SQLITE_PATIENCE = 10  # seconds to wait for others who write


def open_engine(url: str, readers: int = 4) -> Engine:
    """An engine for `sqlite:///PATH` or `postgresql://USER@HOST/NAME`."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise Malformed("database-url", url=_without_password(url)) from None
    if parsed.drivername in ("postgresql", "postgres"):
        parsed = parsed.set(drivername="postgresql+psycopg")
    if parsed.get_backend_name() not in ("sqlite", "postgresql"):
        raise Malformed("database-url", url=parsed.render_as_string())
    try:
        # One more connection for the writer.
        engine = create_engine(parsed, pool_size=readers + 1, max_overflow=4, **_options(parsed))
    except (NoSuchModuleError, ModuleNotFoundError):
        raise Impossible("database-driver", url=parsed.render_as_string(), extra="postgres") from None
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    return engine


def _options(url: URL) -> dict[str, Any]:
    if url.get_backend_name() == "sqlite":
        return {}
    # A dead connection is noticed before it is used. What the URL says itself holds.
    patience = {name: value for name, value in PATIENCE.items() if name not in url.query}
    return {"pool_pre_ping": True, "connect_args": patience}


def _without_password(url: str) -> str:
    scheme, _, rest = url.partition("://")
    return f"{scheme}://…{rest.rpartition('@')[2]}" if "@" in rest else url


def _prepare_sqlite(connection: Any, _: Any) -> None:
    # The driver is not to begin transactions by itself: `_begin_sqlite` does.
    connection.isolation_level = None
    for pragma in (
        f"busy_timeout = {SQLITE_PATIENCE * 1000}",
        "synchronous = FULL",  # an acknowledged move is on disk, also when the power fails
        "foreign_keys = ON",
    ):
        connection.execute(f"PRAGMA {pragma}")
    _write_ahead(connection)


def _write_ahead(connection: Any) -> None:
    """WAL is a property of the file, so one process switches it on for all time. For that switch SQLite does not wait for
    others who open the new file at the same moment.
    """
    deadline = time.monotonic() + SQLITE_PATIENCE
    while connection.execute("PRAGMA journal_mode").fetchone() != ("wal",):
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.01)


def _begin_sqlite(connection: Any) -> None:
    """Writers wait for each other at the beginning; a transaction that only became one later could not wait."""
    reading = connection.get_execution_options().get("reading", False)
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")
