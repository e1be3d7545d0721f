"""A record in plain words, from the first step to the last."""

from collections.abc import Iterator

from goldenhorn.record.model import Record
from goldenhorn.telling.board import board_lines
from goldenhorn.terminal.plain import told_lines
from goldenhorn.terminal.replaying import Replaying
from goldenhorn.terminal.telling import TableTeller


def tell_record(record: Record, language: str) -> Iterator[str]:
    """Everything that happened, nobody's cards hidden as the game is over, then the last position and the result."""
    replaying = Replaying(record)
    teller = TableTeller(language, tuple(replaying.options.houses))
    replaying.go(replaying.last)
    for entry in replaying.log:
        yield from told_lines(entry, teller)
    view = replaying.standing.view
    assert view is not None, "a record has a position"
    yield ""
    yield from board_lines(view, teller)
    if view.phase == "over":
        yield from teller.result(view)
