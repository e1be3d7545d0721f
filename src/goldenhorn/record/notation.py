"""The text notation: a record for people, one line a turn (docs/record.md). Lossless in both directions."""

import re
from collections.abc import Iterator
from typing import Any

import msgspec

from goldenhorn.errors import Malformed
from goldenhorn.record.codec import record_from_data
from goldenhorn.record.model import (
    ActionEvent,
    DrawEvent,
    EventRecord,
    FillEvent,
    FirstEvent,
    LayoutEvent,
    Record,
)
from goldenhorn.rules.box import standard_box
from goldenhorn.rules.material import HOUSES

MAGIC = "golden-horn record"
TABLE = "Table"
# A text without a result has been cut off.
UNFINISHED = "unfinished"

_SPEAKER = rf"(?P<who>{'|'.join(HOUSES)}|seat-\d)"
_LINE = re.compile(rf"(?:{_SPEAKER}|{TABLE}): (?P<items>.+)")
_ITEM = re.compile(rf"(?:{_SPEAKER} )?(?P<text>[a-z][A-Za-z0-9 ]*?)(?: \[(?P<legal>[A-Za-z0-9, ]*)\])?")
_FILL = re.compile(r"(?P<port>Venice|Constantinople) \+(?P<cubes>[A-Z]+)")
_SCORE = re.compile(r"(\d+) goods \+ (\d+) sets \+ (\d+) territories \+ (\d+) figures = (\d+)")


def write_text(record: Record) -> str:
    """The canonical text of a record."""
    parts = [_header(record), _Turns(record).lines(), _result(record)]
    return "\n\n".join(text for text in ("\n".join(part) for part in parts) if text) + "\n"


def is_text(content: str) -> bool:
    """Whether a file holds the text notation (else it should be JSON)."""
    return content.startswith(MAGIC)


def _header(record: Record) -> Iterator[str]:
    options = record.options
    yield f"{MAGIC} {record.version}"
    yield f"rules: {record.rules_version}"
    yield f"players: {options.players}"
    yield f"houses: {' '.join(options.houses)}"
    yield f"first: {'drawn' if options.first is None else options.first}"
    yield f"expansion: {_yes(options.expansion)}"
    yield f"layout: {options.layout}"
    yield f"modone: {_yes(options.modone)}"
    box = msgspec.to_builtins(record.box)
    if box == standard_box().to_dict():
        yield "box: standard"
    else:
        for path, value in _flatten(box):
            yield f"box {path}: {_json(value)}"
    if record.shuffle is not None:
        for key, value in msgspec.to_builtins(record.shuffle).items():
            yield f"shuffle {key}: {_json(value)}"
    for key, value in record.about.items():
        yield f"about {key}: {_json(value)}"


def _yes(answer: bool) -> str:
    return "yes" if answer else "no"


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _flatten(table: dict[str, Any], prefix: str = "") -> Iterator[tuple[str, Any]]:
    for key, value in table.items():
        if isinstance(value, dict):
            yield from _flatten(value, f"{prefix}{key}.")
        else:
            yield f"{prefix}{key}", value


class _Turns:
    """Writes the events, a line for each turn. How they are spread over lines is for the reader: any spreading reads
    back to the same events, as every item says whose it is unless it is that of the line's house.
    """

    def __init__(self, record: Record) -> None:
        self.record = record
        self.first = record.options.first
        self.round = 0
        self.speaker = ""
        self.items: list[str] = []

    def lines(self) -> Iterator[str]:
        loaded = False
        for event in self.record.events:
            if isinstance(event, FirstEvent):
                self.first = event.seat
            speaker = self._speaker(event, loaded)
            if speaker != self.speaker:
                yield from self._flush()
                self.speaker = speaker
                yield from self._round(event)
            self.items.append(self._item(event))
            loaded = isinstance(event, ActionEvent) and event.action.startswith("load")
        yield from self._flush()

    def _flush(self) -> Iterator[str]:
        if self.items:
            yield f"{self.speaker}: {'; '.join(self.items)}"
        self.items = []

    def _round(self, event: EventRecord) -> Iterator[str]:
        """A comment where the first player's turn begins."""
        if isinstance(event, ActionEvent) and event.seat == self.first and not event.action.startswith("place"):
            self.round += 1
            yield f"# round {self.round}"

    def _speaker(self, event: EventRecord, loaded: bool) -> str:
        """On whose line an event belongs."""
        match event:
            case DrawEvent(seat):
                return self._house(seat)
            case ActionEvent(seat, action):
                return self.speaker if action in ("turn", "keep") and self.speaker else self._house(seat)
            case FillEvent() if loaded:
                return self.speaker
        return TABLE

    def _house(self, seat: int) -> str:
        return _house(self.record, seat)

    def _item(self, event: EventRecord) -> str:
        match event:
            case LayoutEvent(tiles):
                return f"layout {' '.join(tiles)}"
            case FirstEvent(seat):
                return f"first {seat}"
            case FillEvent(port, cubes):
                return f"{port} +{cubes}"
            case DrawEvent(seat, cards):
                return f"draw {cards}"
            case ActionEvent(seat, action, legal):
                house = self._house(seat)
                text = action if house == self.speaker else f"{house} {action}"
                return text if legal is None else f"{text} [{', '.join(legal)}]"


def _house(record: Record, seat: int) -> str:
    houses = record.options.houses
    return houses[seat] if seat < len(houses) else f"seat-{seat}"


def _result(record: Record) -> Iterator[str]:
    result = record.result
    if result is None:
        yield f"result: {UNFINISHED}"
        return
    yield f"result: {result.reason}"
    if result.announcer is not None:
        yield f"announcer: {_house(record, result.announcer)}"
    yield f"rounds: {result.rounds}"
    for seat, score in enumerate(result.scores):
        parts = f"{score.goods} goods + {score.sets} sets + {score.territories} territories + {score.figures} figures"
        yield f"score {_house(record, seat)}: {parts} = {score.total}"
    yield f"winners: {' '.join(_house(record, seat) for seat in result.winners)}"


def read_text(content: str) -> Record:
    """A record from its text. Whether it follows the rules is for `verify` to say."""
    return record_from_data(_Reader().read(content))


class _Reader:
    """Collects the lines of a text into the data of a JSON record."""

    def __init__(self) -> None:
        self.number = 0
        self.closed = False
        self.houses: list[str] = []
        self.options: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.result: dict[str, Any] | None = None
        self.data: dict[str, Any] = {"format": "golden-horn-record", "options": self.options, "events": self.events}

    def read(self, content: str) -> dict[str, Any]:
        for self.number, line in enumerate(content.rstrip("\n").split("\n"), start=1):
            if self.number == 1:
                self._magic(line.removesuffix("\r"))
            elif line.strip() and not line.startswith("#"):
                self._line(line.removesuffix("\r"))
        if not self.closed:
            raise Malformed("notation-cut")
        self.data.setdefault("box", standard_box().to_dict())
        return self.data

    def _wrong(self, line: str, expected: str) -> Malformed:
        return Malformed("notation-line", number=self.number, line=line[:80], expected=expected)

    def _magic(self, line: str) -> None:
        version = line.removeprefix(MAGIC).strip()
        if not line.startswith(MAGIC) or not version.isdecimal():
            raise self._wrong(line, f"{MAGIC} 1")
        self.data["version"] = int(version)

    def _line(self, line: str) -> None:
        match = _LINE.fullmatch(line)
        if match is not None:
            for item in match["items"].split("; "):
                self._event(item, match["who"])
            return
        key, colon, value = line.partition(": ")
        if not colon:
            raise self._wrong(line, "key: value")
        word, _, rest = key.partition(" ")
        if rest and word in ("box", "shuffle", "about"):
            self._nested(word, rest, value)
        elif rest and word == "score":
            self._score(line, rest, value)
        else:
            self._entry(line, key, value)

    def _entry(self, line: str, key: str, value: str) -> None:
        match key:
            case "rules":
                self.data["rules_version"] = self._number(line, value)
            case "players":
                self.options[key] = self._number(line, value)
            case "houses":
                self.houses = self.options[key] = value.split()
            case "first":
                self.options[key] = None if value == "drawn" else self._number(line, value)
            case "expansion" | "modone":
                if value not in ("yes", "no"):
                    raise self._wrong(line, f"{key}: yes, {key}: no")
                self.options[key] = value == "yes"
            case "layout":
                self.options[key] = value
            case "box":
                if value != "standard":
                    raise self._wrong(line, "box: standard")
            case "result" if value == UNFINISHED:
                self.closed = True
            case "result":
                self.result = {"reason": value, "announcer": None, "scores": []}
                self.data["result"] = self.result
            case "announcer" | "rounds" | "winners" if self.result is not None:
                self._result_entry(line, key, value, self.result)
            case _:
                raise self._wrong(line, "rules:, players:, houses:, Contarini: load trio B; ...")

    def _result_entry(self, line: str, key: str, value: str, result: dict[str, Any]) -> None:
        if key == "announcer":
            result[key] = self._seat(line, value)
        elif key == "rounds":
            result[key] = self._number(line, value)
        else:
            result[key] = [self._seat(line, house) for house in value.split()]
            self.closed = True

    def _nested(self, word: str, path: str, value: str) -> None:
        try:
            content = msgspec.json.decode(value)
        except msgspec.DecodeError:
            raise self._wrong(value, f'{word} {path}: "..."') from None
        table = self.data.setdefault(word, {})
        *parents, last = path.split(".") if word == "box" else [path]
        for parent in parents:
            table = table.setdefault(parent, {})
            if not isinstance(table, dict):
                raise self._wrong(path, "box fleets.Contarini.duo")
        table[last] = content

    def _score(self, line: str, house: str, value: str) -> None:
        match = _SCORE.fullmatch(value)
        if match is None or self.result is None or self._seat(line, house) != len(self.result["scores"]):
            raise self._wrong(line, "score Contarini: 13 goods + 5 sets + 0 territories + 0 figures = 18")
        keys = ("goods", "sets", "territories", "figures", "total")
        self.result["scores"].append(dict(zip(keys, map(int, match.groups()), strict=True)))

    def _event(self, item: str, speaker: str | None) -> None:
        fill = _FILL.fullmatch(item)
        if fill is not None:
            self.events.append({"type": "fill", **fill.groupdict()})
            return
        found = _ITEM.fullmatch(item)
        if found is None:
            raise self._wrong(item, "load trio B, Venice +RG, draw GR, Dandolo keep")
        who = found["who"] or speaker
        word, *rest = found["text"].split(" ")
        event: dict[str, Any]
        match word:
            case "layout":
                event = {"type": "layout", "tiles": rest}
            case "first":
                event = {"type": "first", "seat": self._number(item, " ".join(rest))}
            case "draw":
                event = {"type": "draw", "seat": self._seat(item, who), "cards": " ".join(rest)}
            case _:
                event = {"type": "action", "seat": self._seat(item, who), "action": found["text"]}
                if found["legal"] is not None:
                    event["legal"] = found["legal"].split(", ") if found["legal"] else []
        self.events.append(event)

    def _seat(self, line: str, house: str | None) -> int:
        if house in self.houses:
            return self.houses.index(house)
        if house is not None and house.startswith("seat-"):
            return self._number(line, house.removeprefix("seat-"))
        raise self._wrong(line, ", ".join(self.houses))

    def _number(self, line: str, text: str) -> int:
        if not text.isdecimal():
            raise self._wrong(line, "0, 1, 2, ...")
        return int(text)
