"""The coach: what was read of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "readings"
down_revision = "notices"


def upgrade() -> None:
    op.create_table(
        "readings",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("move", sa.Integer(), nullable=False),
        sa.Column("reading", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "move", name="pk_readings"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_readings_table_id"),
    )
