"""What `record verify` says of one record."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from goldenhorn.errors import GoldenHornError
from goldenhorn.record.files import read_record, split_records
from goldenhorn.record.verify import verify
from goldenhorn.words import say


@dataclass(frozen=True)
class Verdict:
    """`name` is the file, with the number of the record if it holds several; `event` the number of the wrong event."""

    name: str
    error: GoldenHornError | None = None
    event: int | None = None

    @property
    def ok(self) -> bool:
        return self.error is None

    def line(self, language: str) -> str:
        if self.error is None:
            return f"{self.name}: ok"
        where = "" if self.event is None else say("verify-event", language, number=self.event) + ": "
        return f"{self.name}: {where}{self.error.say(language)}"

    def to_dict(self, language: str) -> dict[str, Any]:
        if self.error is None:
            return {"record": self.name, "ok": True}
        return {
            "record": self.name,
            "ok": False,
            "event": self.event,
            "error": self.error.message,
            "facts": self.error.facts,
            "rule": self.error.rule,
            "message": self.error.say(language),
        }


def verdicts(name: str, content: str) -> Iterator[Verdict]:
    """One verdict for each record of a file."""
    try:
        parts = split_records(content)
    except GoldenHornError as error:
        yield Verdict(name, error)
        return
    for number, part in enumerate(parts, start=1):
        label = name if len(parts) == 1 else f"{name}:{number}"
        try:
            fault = verify(read_record(part))
        except GoldenHornError as error:
            yield Verdict(label, error)
        else:
            yield Verdict(label) if fault is None else Verdict(label, fault.error, fault.event)
