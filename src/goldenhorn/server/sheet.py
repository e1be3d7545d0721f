"""The games of a person's record as a table for spreadsheets and other programs: CSV, one line for a game."""

import csv
import io
import re
from collections.abc import Sequence
from datetime import UTC, datetime

from goldenhorn.server.storage.results import PlayedGame, SeatResult
from goldenhorn.server.tally import AGAINST, Against, against, beliefs, ending_of, opponents_of, share_of

Cell = str | int | None

COLUMNS = (
    "finished (UTC)",
    "replay",
    "players",
    "expansion",
    "opponents",
    "opponent names",
    "house",
    "seat",
    "result",
    "share of the win",
    "place",
    "points",
    "goods points",
    "set points",
    "territory points",
    "figure points",
    "best opponent points",
    "mean opponent points",
    "raids made",
    "raids suffered",
    "ending",
    "rating against bots",
    "rating against bots sigma",
    "rating against people",
    "rating against people sigma",
)

# Spreadsheets take a cell that begins like this for a formula. Where the language has a decimal comma they may also split
# the line at semicolons, so what follows one is a beginning too.
_FORMULA = re.compile(r"(^|[;,\t|])(\s*)([=+\-@＝＋－＠])")
MARK = "\N{ZERO WIDTH NO-BREAK SPACE}"  # tells spreadsheets that it is UTF-8


def sheet_of(games: Sequence[PlayedGame]) -> str:
    """All games, the earliest first, each with the rating after it that it changed."""
    written = io.StringIO(MARK)
    written.seek(0, io.SEEK_END)
    writer = csv.writer(written)  # as RFC 4180 has it
    writer.writerow(COLUMNS)
    after = _ratings(games)
    for game in games:
        writer.writerow([harmless(cell) for cell in [*_line(game), *after[game.key]]])
    return written.getvalue()


def harmless(cell: Cell) -> Cell:
    """A text that no spreadsheet takes for a formula: an apostrophe is put before what looks like one."""
    return _FORMULA.sub(r"\1\2'\3", cell) if isinstance(cell, str) else cell


def _line(game: PlayedGame) -> list[Cell]:
    mine, others = game.mine, game.others
    share = share_of(game)
    return [
        datetime.fromtimestamp(game.finished / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S"),
        f"/g/{game.key}",
        len(game.seats),
        "yes" if game.expansion else "no",
        opponents_of(game),
        " | ".join(map(_name, others)),
        mine.house,
        game.own + 1,
        "won" if share == 1 else "shared" if share else "lost",
        f"{share:.4g}",
        1 + sum(seat.points > mine.points for seat in others),
        mine.points,
        mine.goods,
        mine.sets,
        mine.territories,
        mine.figures,
        max(seat.points for seat in others),
        f"{sum(seat.points for seat in others) / len(others):.4g}",
        mine.raids,
        mine.raided,
        ending_of(game).replace("-", " "),
    ]


def _name(seat: SeatResult) -> str:
    return seat.name if seat.level is None else f"{seat.level} (bot)"


def _ratings(games: Sequence[PlayedGame]) -> dict[str, list[Cell]]:
    """By the keys of games: both ratings with their uncertainty; a game changes one of them."""
    found: dict[str, list[Cell]] = {}
    for kind in AGAINST:
        some = [game for game in games if against(game) == kind]
        for game, belief in zip(some, beliefs(some), strict=True):
            found[game.key] = _beside(kind, [round(belief.mean), round(belief.sigma)])
    return found


def _beside(kind: Against, rating: list[Cell]) -> list[Cell]:
    return [*rating, None, None] if kind == "bots" else [None, None, *rating]
