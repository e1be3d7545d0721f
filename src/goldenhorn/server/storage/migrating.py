"""Bringing a database to the schema of this version. Nothing but a look at one row happens if it is there already."""

from typing import Any

from sqlalchemy import Connection, Engine, inspect, text

from goldenhorn.errors import Impossible

HEAD = "0004"
LOCK = 0x60_1D_E2  # of PostgreSQL: one process migrates, the others wait


def migrate(engine: Engine) -> None:
    with engine.connect().execution_options(reading=True) as connection:
        if version_of(connection) == HEAD:
            return
    with engine.connect() as connection:
        _mind_references(connection, mind=False)
        try:
            with connection.begin():
                _upgrade_once(connection)
        finally:
            _mind_references(connection, mind=True)


def _mind_references(connection: Connection, *, mind: bool) -> None:
    """SQLite cannot change every table in place. Where a migration makes one anew and drops the old one, all that refers to
    its rows would go with them; and inside a transaction this cannot be switched.
    """
    if connection.dialect.name == "sqlite":
        driver: Any = connection.connection.driver_connection
        driver.execute(f"PRAGMA foreign_keys = {'ON' if mind else 'OFF'}")


def _upgrade_once(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    if version_of(connection) != HEAD:
        upgrade(connection)
        if connection.dialect.name == "sqlite":
            assert not connection.execute(text("PRAGMA foreign_key_check")).all(), "nothing has lost what it refers to"


def version_of(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def upgrade(connection: Connection, to: str = "head") -> None:
    """Migrate inside the transaction of a connection."""
    from alembic import command
    from alembic.util import CommandError

    try:
        command.upgrade(config_of(connection), to)
    except CommandError as error:  # a version that this one does not know: it is newer
        raise Impossible("database-newer", detail=str(error)) from None


def config_of(connection: Connection) -> Any:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "goldenhorn:server/storage/migrations")
    config.attributes["connection"] = connection
    return config
