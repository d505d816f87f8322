"""A row that is written to see whether the database can be written."""

import sqlalchemy as sa
from alembic import op

revision = "heartbeats"
down_revision = "drafts"


def upgrade() -> None:
    op.create_table(
        "heartbeats",
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("time", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_heartbeats"),
    )


def downgrade() -> None:
    op.drop_table("heartbeats")
