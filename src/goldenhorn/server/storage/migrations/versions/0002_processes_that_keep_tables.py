"""Processes are alive for a while, instead of each table being kept for a while: one row to renew, whatever they keep"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "keepers",
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_keepers")),
    )
    op.drop_column("tables", "kept_until")
    op.create_index("ix_tables_attended_keeper", "tables", ["attended", "keeper"], unique=False)


def downgrade() -> None:
    op.drop_index("ix_tables_attended_keeper", "tables")
    op.add_column("tables", sa.Column("kept_until", sa.BigInteger(), nullable=True))
    op.drop_table("keepers")
