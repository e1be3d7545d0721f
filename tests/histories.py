"""Somebody who has played a lot: finished games in a database, without the trouble of playing them."""

import random
from typing import Any

from sqlalchemy import Connection

from goldenhorn.rules.material import HOUSES
from goldenhorn.server.storage import store
from goldenhorn.server.storage.engine import open_engine

HOUR = 60 * 60 * 1000
BEGIN = 1_700_000_000_000
ENDINGS = ("announced", "announced", "announced", "port", "quiet")
LEVELS = ("deckhand", "sailor", "sailor", "captain", "admiral")


def fill(database_url: str, token: str, games: int, *, people: bool = True) -> None:
    """Games of whoever has the token, against bots and, if wanted, people, who become weaker opponents with time."""
    engine = open_engine(database_url)
    rng = random.Random(games)
    with engine.begin() as connection:
        person = store.player_of(connection, token)
        assert person is not None
        for number in range(games):
            _add(connection, rng, person.key, number, number / games, people=people)
    engine.dispose()


def _add(connection: Connection, rng: random.Random, player: str, number: int, practice: float, *, people: bool) -> None:
    key, players, expansion = f"{player[:8]}{number}", rng.choice((2, 2, 3, 4)), rng.random() < 0.4
    level = None if people and rng.random() < 0.3 else rng.choice(LEVELS)
    seats = [_seat(rng, seat, level, expansion, practice) for seat in range(players)]
    points = [sum(seat[part] for part in ("goods", "sets", "territories", "figures")) for seat in seats]
    for seat, total in zip(seats, points, strict=True):
        seat["winner"] = total == max(points)
    reason = rng.choice((*ENDINGS, "territories") if expansion else ENDINGS)
    if reason == "announced":
        rng.choice(seats)["announcer"] = True
    row = {"key": key, "seats": players, "expansion": expansion}
    about = {"secret": "s", "host": player, "public": False, "phase": "over", "created": 1, "changed": 1}
    store.create_table(connection, {**row, **about, "attended": False}, ["{}"], [player])
    game = {"table_key": key, "finished": BEGIN + number * 7 * HOUR, "reason": reason, "names": "", "record": "{}"}
    store.add_game(connection, {**row, **game, "summary": "[]"}, {player: {0: "Anna"}}, seats)


def _seat(rng: random.Random, seat: int, level: str | None, expansion: bool, practice: float) -> dict[str, Any]:
    own = seat == 0
    return {
        "seat": seat,
        "level": None if own else level,
        "name": "Anna" if own else level or rng.choice(("Boris", "Zoë", "=Łucja")),
        "house": HOUSES[seat],
        "winner": False,
        "announcer": False,
        "goods": rng.randint(9, 20) + (round(5 * practice) if own else 0),
        "sets": rng.choice((1, 2, 4, 5, 6)),
        "territories": rng.choice((0, 3, 6, 8)) if expansion else 0,
        "figures": rng.randint(0, 3) if expansion else 0,
        "raids": rng.randint(0, 5),
        "raided": rng.randint(0, 4),
    }
