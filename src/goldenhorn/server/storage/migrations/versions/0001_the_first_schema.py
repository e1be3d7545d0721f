"""The first schema"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "players",
        sa.Column("key", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=True),
        sa.Column("login", sa.String(length=80), nullable=True),
        sa.Column("password", sa.Text(), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_players")),
        sa.UniqueConstraint("login", name=op.f("uq_players_login")),
    )
    op.create_table(
        "tables",
        sa.Column("key", sa.String(length=32), nullable=False),
        sa.Column("secret", sa.String(length=128), nullable=False),
        sa.Column("host", sa.String(length=32), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("phase", sa.String(length=8), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("expansion", sa.Boolean(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.Column("attended", sa.Boolean(), nullable=False),
        sa.Column("keeper", sa.String(length=64), nullable=True),
        sa.Column("kept_until", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_tables")),
    )
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.create_index("ix_tables_host", ["host"], unique=False)
        batch_op.create_index("ix_tables_phase_changed", ["phase", "changed"], unique=False)

    op.create_table(
        "carries",
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("table_key", sa.String(length=32), nullable=False),
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_key"], ["tables.key"], name=op.f("fk_carries_table_key_tables"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("token", name=op.f("pk_carries")),
    )
    op.create_table(
        "entries",
        sa.Column("table_key", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_key"], ["tables.key"], name=op.f("fk_entries_table_key_tables"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_key", "number", name=op.f("pk_entries")),
    )
    op.create_table(
        "games",
        sa.Column("key", sa.String(length=32), nullable=False),
        sa.Column("table_key", sa.String(length=32), nullable=True),
        sa.Column("finished", sa.BigInteger(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("expansion", sa.Boolean(), nullable=False),
        sa.Column("reason", sa.String(length=12), nullable=False),
        sa.Column("names", sa.Text(), nullable=False),
        sa.Column("summary", sa.Text(), nullable=False),
        sa.Column("record", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_key"], ["tables.key"], name=op.f("fk_games_table_key_tables"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_games")),
        sa.UniqueConstraint("table_key", name=op.f("uq_games_table_key")),
    )
    with op.batch_alter_table("games", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_games_finished"), ["finished"], unique=False)

    op.create_table(
        "sessions",
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.key"], name=op.f("fk_sessions_player_players"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("token", name=op.f("pk_sessions")),
    )
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_sessions_player"), ["player"], unique=False)

    op.create_table(
        "sitters",
        sa.Column("table_key", sa.String(length=32), nullable=False),
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_key"], ["tables.key"], name=op.f("fk_sitters_table_key_tables"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_key", "player", name=op.f("pk_sitters")),
    )
    with op.batch_alter_table("sitters", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_sitters_player"), ["player"], unique=False)

    op.create_table(
        "shelves",
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["game"], ["games.key"], name=op.f("fk_shelves_game_games"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("player", "game", name=op.f("pk_shelves")),
    )
    with op.batch_alter_table("shelves", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_shelves_game"), ["game"], unique=False)


def downgrade() -> None:
    with op.batch_alter_table("shelves", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_shelves_game"))

    op.drop_table("shelves")
    with op.batch_alter_table("sitters", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_sitters_player"))

    op.drop_table("sitters")
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_sessions_player"))

    op.drop_table("sessions")
    with op.batch_alter_table("games", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_games_finished"))

    op.drop_table("games")
    op.drop_table("entries")
    op.drop_table("carries")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_index("ix_tables_phase_changed")
        batch_op.drop_index("ix_tables_host")

    op.drop_table("tables")
    op.drop_table("players")
