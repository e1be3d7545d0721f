"""Old records stay readable: each version has one step to the next.

A step takes the decoded JSON of its version and returns that of the next; it never needs the rules. What changes in the
rules themselves changes `RULES_VERSION`, and a record of other rules is refused rather than judged by the wrong ones.
"""

from collections.abc import Callable
from typing import Any

from goldenhorn.errors import Malformed
from goldenhorn.record.model import RECORD_VERSION, RULES_VERSION

STEPS: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
"""From each older version to the next. Version 1 is the first."""


def migrate(data: Any) -> dict[str, Any]:
    """The data of a record of any known version, brought to the current one."""
    if not isinstance(data, dict) or data.get("format") != "golden-horn-record":
        raise Malformed("record-not-one")
    record: dict[str, Any] = data
    version = record.get("version")
    if not isinstance(version, int) or isinstance(version, bool):
        raise Malformed("record-no-version")
    while version in STEPS:
        record = STEPS[version](record)
        version += 1
    if version != RECORD_VERSION:
        raise Malformed("record-version", version=version, expected=RECORD_VERSION)
    if record.get("rules_version") != RULES_VERSION:
        raise Malformed("record-rules-version", version=str(record.get("rules_version")), expected=RULES_VERSION)
    return record
