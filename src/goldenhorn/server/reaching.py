"""What becomes of a wish when the database is away."""

import contextlib
import logging
from collections.abc import Iterator

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoneFree

from goldenhorn.server.refusals import Broken
from goldenhorn.server.storage.writer import Away

log = logging.getLogger("goldenhorn.server")


class Unreachable(Broken):
    """The database is away, or cannot write. What was to be written may be there all the same: whoever asked for it repeats
    it, and is told the truth.
    """


@contextlib.contextmanager
def reaching() -> Iterator[None]:
    """A database that fails is no fault of the program; it is noted in one line."""
    try:
        yield
    except (Away, DBAPIError, NoneFree) as error:
        if not _is_away(error):
            raise
        log.warning("the database failed", extra={"error": str(getattr(error, "orig", error)).strip()})
        raise Unreachable("server-failed") from None


def _is_away(error: Exception) -> bool:
    lost = isinstance(error, DBAPIError) and error.connection_invalidated
    return lost or isinstance(error, Away | OperationalError | InterfaceError | NoneFree)
