"""Writing a record to a file."""

from pathlib import Path

from goldenhorn.record.codec import write_json
from goldenhorn.record.model import Record
from goldenhorn.record.notation import write_text


def write_record(record: Record, path: Path) -> None:
    """As JSON if the name ends so, else in the text notation."""
    if path.suffix == ".json":
        path.write_bytes(write_json(record) + b"\n")
    else:
        path.write_text(write_text(record), encoding="utf-8")
