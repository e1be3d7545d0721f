"""What a file of records may hold: one JSON record, JSON records a line each, or texts one after another."""

from collections.abc import Iterator

from goldenhorn.errors import Malformed
from goldenhorn.record.codec import read_json
from goldenhorn.record.model import Record
from goldenhorn.record.notation import MAGIC, is_text, read_text


def split_records(content: str) -> list[str]:
    """The records of a file, each still unread."""
    if not content.strip():
        raise Malformed("record-empty")
    if is_text(content):
        parts = content.split(f"\n{MAGIC} ")
        return [parts[0] + "\n", *(f"{MAGIC} {part}" for part in parts[1:])]
    lines = [line for line in content.split("\n") if line.strip()]
    one_a_line = all(line.startswith("{") for line in lines)
    return lines if one_a_line else [content]


def read_record(part: str) -> Record:
    return read_text(part) if is_text(part) else read_json(part)


def read_records(content: str) -> Iterator[Record]:
    for part in split_records(content):
        yield read_record(part)
