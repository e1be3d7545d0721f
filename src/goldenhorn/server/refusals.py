"""Errors that only a server has, beside those of the game."""

from goldenhorn.errors import GoldenHornError, Illegal, Impossible, Malformed


class Forbidden(GoldenHornError):
    """It can be done, but not by this person."""


class TooLate(GoldenHornError):
    """Something else has happened meanwhile."""


class Unknown(GoldenHornError):
    """There is no such thing."""


class Busy(GoldenHornError):
    """Too much at once."""


class TooLong(Malformed):
    """It was not even read to its end."""


class Broken(GoldenHornError):
    """The server has a fault of its own."""


KINDS: tuple[tuple[type[GoldenHornError], str], ...] = (
    (Broken, "broken"),
    (Busy, "busy"),
    (TooLate, "late"),
    (Forbidden, "forbidden"),
    (Unknown, "unknown"),
    (Illegal, "illegal"),
    (Impossible, "impossible"),
    (Malformed, "malformed"),
)


def kind_of(error: GoldenHornError) -> str:
    return next(kind for known, kind in KINDS if isinstance(error, known))
