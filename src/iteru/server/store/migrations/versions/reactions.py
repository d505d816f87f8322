"""Seats say whether the server may pass for them in other players' turns."""

import sqlalchemy as sa
from alembic import op

revision = "reactions"
down_revision = "first_form"


def upgrade() -> None:
    column = sa.Column("reactions", sa.String(10), nullable=False, server_default="ask")
    op.add_column("seats", column)


def downgrade() -> None:
    op.drop_column("seats", "reactions")
