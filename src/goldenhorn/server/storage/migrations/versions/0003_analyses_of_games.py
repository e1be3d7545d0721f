"""Analyses are kept with their games"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("depth", sa.String(length=8), nullable=False),
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.Column("state", sa.String(length=8), nullable=False),
        sa.Column("asked", sa.BigInteger(), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("keeper", sa.String(length=64), nullable=True),
        sa.Column("body", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["game"], ["games.key"], name=op.f("fk_analyses_game_games"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "depth", name=op.f("pk_analyses")),
    )
    op.create_index("ix_analyses_state_asked", "analyses", ["state", "asked"], unique=False)


def downgrade() -> None:
    op.drop_index("ix_analyses_state_asked", "analyses")
    op.drop_table("analyses")
