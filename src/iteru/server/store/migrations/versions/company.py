"""The server passes for whoever cannot react; nobody has to wish for it any more."""

import sqlalchemy as sa
from alembic import op

revision = "company"
down_revision = "readings"


def upgrade() -> None:
    column: sa.Column[bool] = sa.Column(
        "only_pass", sa.Boolean(), nullable=False, server_default=sa.false()
    )
    op.add_column("tables", column)
    op.drop_column("seats", "reactions")


def downgrade() -> None:
    column = sa.Column("reactions", sa.String(10), nullable=False, server_default="ask")
    op.add_column("seats", column)
    op.drop_column("tables", "only_pass")
