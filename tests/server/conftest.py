"""Real databases: SQLite in a file, PostgreSQL as a server that ends with the tests."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from postgres import Postgres
from serving import People, Server


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL that the tests share."""
    with Postgres() as running:
        yield running


def new_database(kind: str, request: pytest.FixtureRequest, directory: Path) -> str:
    """The URL of a new, empty one."""
    if kind == "sqlite":
        return f"sqlite:///{directory / 'horn.sqlite'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new, empty database of each kind."""
    return new_database(request.param, request, tmp_path)


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that the tests of a file share, on each kind of database."""
    directory = tmp_path_factory.mktemp("server")
    with Server(new_database(request.param, request, directory), directory / "log") as running:
        yield running


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def people(server: Server) -> AsyncIterator[People]:
    async with People(server) as everybody:
        yield everybody
