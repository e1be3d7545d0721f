"""docs/protocol.md is complete, and its examples are what they say."""

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from goldenhorn.bots.wire import ViewData
from goldenhorn.server import socket
from goldenhorn.server.endpoints import Endpoints, TableKey
from goldenhorn.server.entries import AnyEntry, Phrase, ToldEvent
from goldenhorn.server.http import STATUS, Problem
from goldenhorn.server.limits import Limits
from goldenhorn.server.protocol import MAX_MESSAGE, PROTOCOL, Answer, AnyWish, schema
from goldenhorn.server.refusals import KINDS
from goldenhorn.server.setup import Setup
from goldenhorn.server.studying import Studies

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
WORDS = (ROOT / "src" / "goldenhorn" / "words" / "en.ftl").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```json ?(\w*)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
TYPES: dict[str, Any] = {kind.__name__: kind for kind in (Problem, Setup, TableKey)}


def tags(schemas: dict[str, Any], side: str, field: str) -> set[str]:
    """The messages of one side, by the schema."""
    names = [part["$ref"].rpartition("/")[2] for part in schemas["$defs"][side]["anyOf"]]
    return {schemas["$defs"][name]["properties"][field]["enum"][0] for name in names}


def section(title: str) -> str:
    return PAGE.partition(f"# {title}\n")[2].partition("\n#")[0]


def unnamed(words: set[str]) -> list[str]:
    return [word for word in sorted(words) if f"`{word}`" not in PAGE]


def tags_of(kinds: Any) -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in get_args(kinds)}


def test_every_message_is_named() -> None:
    found = schema()
    wishes, answers = tags(found, "wish", "type"), tags(found, "answer", "type")
    assert wishes == tags_of(AnyWish)
    assert answers == tags_of(Answer)
    assert not unnamed(wishes | answers | tags_of(AnyEntry) | tags_of(ToldEvent) | set(get_args(Phrase)))
    assert f"It is {PROTOCOL}." in PAGE


def test_every_field_of_a_wish_is_named() -> None:
    rows = dict(re.findall(r"^\| `(\w+)` \|(.*?)\|.*\|$", section("From the client: wishes"), re.MULTILINE))
    for kind in get_args(AnyWish):
        fields = {name for name in kind.__struct_fields__ if name != "id"}
        assert {*re.findall(r"`(\w+)`", rows[kind.__struct_config__.tag])} == fields, kind


def test_every_endpoint_is_named() -> None:
    nobody: Any = None  # nothing is asked of them
    endpoints = [*Endpoints(nobody, nobody, Limits()).all(), *Studies(nobody, nobody, nobody, Limits()).all()]
    assert not unnamed({f"{point.method} {point.path}" for point in endpoints})
    assert {str(status) for _, status in STATUS} <= set(re.findall(r"\d{3}", PAGE))


def test_every_refusal_is_named() -> None:
    """All codes of the server; those of the rules and of records are said elsewhere."""
    begin, end = WORDS.index("### At a table of the server"), WORDS.index("### Running a server")
    codes = {code for code in re.findall(r"^([a-z-]+) =", WORDS[begin:end], re.MULTILINE) if not code.startswith("json-")}
    assert len(codes) > 40
    assert not unnamed(codes | {kind for _, kind in KINDS})
    for code in (socket.POLICY, socket.FAILED, socket.GOING_AWAY, socket.TOO_SLOW):
        assert f"| {code} |" in PAGE


def test_every_limit_is_right() -> None:
    said: dict[str, float] = {}
    for names, values in re.findall(r"^\| (`[\w`, ]+) \| [^|]* \| ([\d., ]+) \|$", PAGE, re.MULTILINE):
        said |= zip(re.findall(r"\w+", names), map(float, values.split(", ")), strict=True)
    assert said == {"message": MAX_MESSAGE, **{name: getattr(Limits(), name) for name in Limits.__dataclass_fields__}}


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example[0] or example[1][:24])
def test_examples(example: tuple[str, str]) -> None:
    """A message of the socket says what it is; others have the name of their type behind the fence."""
    name, text = example
    message = msgspec.json.decode(text)
    if name:
        msgspec.convert(message, TYPES[name])
        return
    fields = {field.name: field.type for field in msgspec.structs.fields(ViewData)}
    for field, value in message.pop("view", {}).items():  # shortened
        msgspec.convert(value, fields[field])
    nothing = {"view": None} if message["type"] == "table" else {}
    msgspec.convert({**message, **nothing}, AnyWish | Answer)


def test_there_are_examples_of_all_answers() -> None:
    shown = {msgspec.json.decode(text)["type"] for name, text in EXAMPLES if not name}
    assert tags_of(Answer) <= shown
