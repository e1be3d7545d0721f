"""JSON as JSON Schema understands it, for which 3.0 is a whole number as good as 3; msgspec alone would refuse it.

Texts, truth values and numbers with a fraction are no whole numbers here either.
"""

from math import isfinite
from typing import Any, Generic, TypeVar

import msgspec

T = TypeVar("T")


def _number(text: str) -> int | float:
    number = float(text)
    if not isfinite(number):
        raise ValueError("Number out of range")  # as msgspec says it where it knows the type
    return int(number) if number.is_integer() else number


_plain: msgspec.json.Decoder[Any] = msgspec.json.Decoder(float_hook=_number)


class Reader(Generic[T]):
    """Reads JSON of a kind; raises what msgspec raises."""

    def __init__(self, kind: Any) -> None:
        self.kind = kind
        self._decoder: msgspec.json.Decoder[T] = msgspec.json.Decoder(kind, float_hook=_number)

    def read(self, content: bytes | str) -> T:
        try:
            return self._decoder.decode(content)
        except msgspec.ValidationError as error:  # perhaps 3.0 was all that was wrong; nearly nobody writes so
            try:
                plain = _plain.decode(content)
            except (msgspec.DecodeError, RecursionError):
                raise error from None
        found: T = msgspec.convert(plain, self.kind)
        return found


def read_plain(content: bytes | str) -> Any:
    """JSON whose form is looked at later."""
    return _plain.decode(content)
