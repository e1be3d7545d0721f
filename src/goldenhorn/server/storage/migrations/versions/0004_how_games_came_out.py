"""How games came out is kept apart from their records, so that a person's own record is counted quickly"""

import json
from collections import Counter
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

games = sa.table("games", *map(sa.column, ("key", "table_key", "summary", "record")))
entries = sa.table("entries", *map(sa.column, ("table_key", "number", "body")))
players = sa.table("players", *map(sa.column, ("key", "name")))
shelves = sa.table("shelves", *map(sa.column, ("player", "game", "seat")))


def upgrade() -> None:
    results = op.create_table(
        "results",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("level", sa.String(length=8), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("house", sa.String(length=12), nullable=False),
        sa.Column("winner", sa.Boolean(), nullable=False),
        sa.Column("announcer", sa.Boolean(), nullable=False),
        sa.Column("goods", sa.Integer(), nullable=False),
        sa.Column("sets", sa.Integer(), nullable=False),
        sa.Column("territories", sa.Integer(), nullable=False),
        sa.Column("figures", sa.Integer(), nullable=False),
        sa.Column("raids", sa.Integer(), nullable=False),
        sa.Column("raided", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.key"], name=op.f("fk_results_game_games"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "seat", name=op.f("pk_results")),
    )
    connection = op.get_bind()
    played = sa.select(games.c.key).where(games.c.table_key.is_not(None))
    for key in list(connection.execute(played).scalars()):
        _count(connection, results, key)


def _count(connection: sa.Connection, results: sa.Table, key: str) -> None:
    """What the record and the log of a game say."""
    wanted = sa.select(games.c.table_key, games.c.summary, games.c.record).where(games.c.key == key)
    table, summary, text = connection.execute(wanted).one()
    kinds = [entries.c.body.like(f'{{"kind":"{kind}"%') for kind in ("opened", "sat", "stood", "planned")]
    log = sa.select(entries.c.body).where(entries.c.table_key == table, sa.or_(*kinds)).order_by(entries.c.number)
    told = [json.loads(body) for body in connection.execute(log).scalars()]
    seats, record = json.loads(summary), json.loads(text)
    _name_owners(connection, key, seats, told)
    if told and "before" not in told[0]:
        connection.execute(sa.insert(results), [{"game": key, **row} for row in _rows(seats, record)])


def _rows(seats: list[dict[str, Any]], record: dict[str, Any]) -> list[dict[str, Any]]:
    houses, result = record["options"]["houses"], record["result"]
    raids, raided = Counter[int](), Counter[int]()
    for event in record["events"]:
        if event["type"] == "action" and event["action"].startswith("raid "):
            raids[event["seat"]] += 1
            raided[houses.index(event["action"].split()[1])] += 1
    return [
        {
            "seat": seat,
            "level": about["name"] if about["bot"] else None,
            "name": about["name"],
            "house": about["house"],
            "winner": about["winner"],
            "announcer": result["announcer"] == seat,
            **{part: result["scores"][seat][part] for part in ("goods", "sets", "territories", "figures")},
            "raids": raids[seat],
            "raided": raided[seat],
        }
        for seat, about in enumerate(seats)
    ]


def _name_owners(connection: sa.Connection, key: str, seats: list[dict[str, Any]], told: list[dict[str, Any]]) -> None:
    """Of several people at one device, the player is the one of that name."""
    sitting: dict[int, str | None] = {}
    for entry in told:
        if entry["kind"] != "opened":
            sitting[entry["seat"]] = entry.get("player")
    for player, number in Counter(filter(None, sitting.values())).items():
        if number > 1:
            name = connection.execute(sa.select(players.c.name).where(players.c.key == player)).scalar()
            own = [seat for seat, who in sitting.items() if who == player and seats[seat]["name"] == name]
            shelf = sa.update(shelves).where(shelves.c.player == player, shelves.c.game == key)
            connection.execute(shelf.values(seat=own[0] if len(own) == 1 else None))


def downgrade() -> None:
    op.drop_table("results")
