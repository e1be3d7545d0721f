"""Bringing a database to the schema of this version. Nothing but a look at one row happens if it is there already."""

from typing import Any

from sqlalchemy import Connection, Engine, inspect, text

from goldenhorn.errors import Impossible

HEAD = "0001"
LOCK = 0x60_1D_E2  # of PostgreSQL: one process migrates, the others wait


def migrate(engine: Engine) -> None:
    with engine.connect().execution_options(reading=True) as connection:
        if version_of(connection) == HEAD:
            return
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        if version_of(connection) != HEAD:
            upgrade(connection)


def version_of(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def upgrade(connection: Connection) -> None:
    """Migrate to the head inside the transaction of a connection."""
    from alembic import command
    from alembic.util import CommandError

    try:
        command.upgrade(config_of(connection), "head")
    except CommandError as error:  # a version that this one does not know: it is newer
        raise Impossible("database-newer", detail=str(error)) from None


def config_of(connection: Connection) -> Any:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "goldenhorn:server/storage/migrations")
    config.attributes["connection"] = connection
    return config
