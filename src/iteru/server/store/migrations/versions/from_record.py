"""Tables say whether they were made from a record."""

import sqlalchemy as sa
from alembic import op

revision = "from_record"
down_revision = "sessions"


def upgrade() -> None:
    column: sa.Column[bool] = sa.Column(
        "from_record", sa.Boolean(), nullable=False, server_default=sa.false()
    )
    op.add_column("tables", column)


def downgrade() -> None:
    op.drop_column("tables", "from_record")
