"""The door to the database: SQLite in a file, or PostgreSQL by URL."""

from typing import Any

from sqlalchemy import Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError

from goldenhorn.errors import Impossible, Malformed


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
        # One more connection for the writer. A dead one is noticed before it is used.
        engine = create_engine(
            parsed, pool_size=readers + 1, max_overflow=4, pool_pre_ping=parsed.get_backend_name() != "sqlite"
        )
    except (NoSuchModuleError, ModuleNotFoundError):
        raise Impossible("database-driver", url=parsed.render_as_string(), extra="postgres") from None
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    return engine


def _without_password(url: str) -> str:
    scheme, _, rest = url.partition("://")
    return f"{scheme}://…{rest.rpartition('@')[2]}" if "@" in rest else url


def _prepare_sqlite(connection: Any, _: Any) -> None:
    # The driver is not to begin transactions by itself: `_begin_sqlite` does.
    connection.isolation_level = None
    for pragma in (
        "journal_mode = WAL",
        "synchronous = FULL",  # an acknowledged move is on disk, also when the power fails
        "foreign_keys = ON",
        "busy_timeout = 10000",
    ):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Any) -> None:
    """Writers wait for each other at the beginning; a transaction that only became one later could not wait."""
    reading = connection.get_execution_options().get("reading", False)
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")
