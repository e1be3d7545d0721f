"""What was expected where a message cannot be understood, in the words of the catalogue.

msgspec says it in English and shows patterns; people read it here in their language, and without what is inside.
"""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
from msgspec import inspect

from goldenhorn.errors import Malformed
from goldenhorn.record.model import ActionText, Tile
from goldenhorn.server.entries import Salt, Text
from goldenhorn.server.setup import Name
from goldenhorn.words import Fact, Term

# What msgspec says, and how it is said here.
_SAYINGS: tuple[tuple[str, str], ...] = (
    (r"Object missing required field `(?P<field>.*)`", "form-missing"),
    (r"Object contains unknown field `(?P<field>.*)`", "form-unknown"),
    (r"Expected `(?P<expected>[^`]*)`(, got `.*`)?", "form-type"),
    (r"Expected `(int|float)` >= (?P<number>\S+)", "form-least"),
    (r"Expected `(int|float)` <= (?P<number>\S+)", "form-most"),
    (r"Expected `str` of length >= (?P<number>\d+)", "form-text-least"),
    (r"Expected `str` of length <= (?P<number>\d+)", "form-text-most"),
    (r"Expected `array` of length >= (?P<number>\d+)", "form-list-least"),
    (r"Expected `array` of length <= (?P<number>\d+)", "form-list-most"),
    (r"Expected `str` matching regex '(?P<pattern>.*)'", "form-text"),
    (r"Invalid (enum )?value '?(?P<value>.*?)'?", "form-choice"),
    (r"(Number|Integer value) out of range", "form-range"),
)
_TYPES = {
    "int": Term("json-int"),
    "float": Term("json-float"),
    "str": Term("json-str"),
    "bool": Term("json-bool"),
    "array": Term("json-array"),
    "object": Term("json-object"),
    "null": Term("json-null"),
}
_LONG = 60  # characters of something unknown that are repeated


def not_understood(error: Exception, kind: Any) -> Malformed:
    """The refusal of something that should have been a `kind`."""
    if isinstance(error, RecursionError):
        return Malformed("form-deep")
    if not isinstance(error, msgspec.ValidationError):
        return Malformed("form-json")
    said, _, at = str(error).rpartition(" - at ")
    if not said:
        said, at = at, ""
    where = at.replace("`", "").rpartition("$")[2].lstrip(".")
    if at.startswith("`key`"):  # of an object that may have some keys only
        where += ".key"
    for form, message in _SAYINGS:
        found = re.fullmatch(form, said, re.DOTALL)
        if found is not None:
            return _refusal(message, where, kind, found.groupdict())
    return Malformed("message-form", detail=said)


def _refusal(message: str, where: str, kind: Any, said: dict[str, str | None]) -> Malformed:
    facts: dict[str, Fact] = {"where": where or "$"}
    if said.get("field") is not None:
        facts["where"] = f"{where}.{_short(said['field'])}".lstrip(".")
    elif message == "form-type":
        facts["expected"] = _types(said["expected"])
    elif said.get("number") is not None:
        facts["number"] = int(float(str(said["number"])))
    elif message == "form-text":
        message = _patterns().get(str(said["pattern"]), "message-form")
        facts = facts if message != "message-form" else {"detail": where}
    elif message == "form-choice":
        facts |= {"value": _short(said["value"]), "known": ", ".join(_choices(kind, where)) or "-"}
    return Malformed(message, None, **facts)


def _short(text: str | None) -> str:
    text = text or ""
    return text if len(text) <= _LONG else text[:_LONG] + "…"


def _types(said: str | None) -> tuple[Term, ...]:
    return tuple(_TYPES[name] for name in (said or "").split(" | ") if name in _TYPES)


@cache
def _patterns() -> dict[str, str]:
    """What is told instead of a pattern, by the pattern as msgspec shows it."""
    told = (
        (Name, "form-name"),
        (Text, "form-text"),
        (Salt, "form-salt"),
        (ActionText, "form-action"),
        (Tile, "form-sails"),
    )
    return {repr(pattern)[1:-1]: message for kind, message in told for pattern in [_pattern(kind)]}


def _pattern(kind: Any) -> str:
    return str(next(meta.pattern for meta in kind.__metadata__))


def _choices(kind: Any, where: str) -> tuple[str, ...]:
    """The texts that are possible at a place."""
    return _choices_at(kind, tuple(re.sub(r"\[[^\]]*\]", ".[]", where).split(".")))


@cache
def _choices_at(kind: Any, path: tuple[str, ...]) -> tuple[str, ...]:
    places = [inspect.type_info(kind)]
    for name in path:
        places = [inner for place in places for inner in _inside(place, name)]
    return tuple(sorted({str(value) for place in places for value in _values(place)}))


def _inside(place: inspect.Type, name: str) -> Iterator[inspect.Type]:
    match place:
        case inspect.UnionType(types=types):
            for one in types:
                yield from _inside(one, name)
        case inspect.Metadata(type=inner):
            yield from _inside(inner, name)
        case inspect.ListType(item_type=inner) | inspect.DictType(value_type=inner) if name == "[]":
            yield inner
        case inspect.DictType(key_type=inner) if name == "key":
            yield inner
        case inspect.StructType(tag_field=tag_field, tag=tag) if name == tag_field:
            yield inspect.LiteralType((str(tag),))
        case inspect.StructType(fields=fields):
            yield from (field.type for field in fields if field.encode_name == name)


def _values(place: inspect.Type) -> Iterator[Any]:
    match place:
        case inspect.UnionType(types=types):
            for one in types:
                yield from _values(one)
        case inspect.Metadata(type=inner):
            yield from _values(inner)
        case inspect.LiteralType(values=values):
            yield from values
