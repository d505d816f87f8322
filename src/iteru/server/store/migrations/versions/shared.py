"""Studies may be shared: whoever has the address may look."""

import sqlalchemy as sa
from alembic import op

revision = "shared"
down_revision = "seat_wishes"


def upgrade() -> None:
    column: sa.Column[bool] = sa.Column(
        "shared", sa.Boolean(), nullable=False, server_default=sa.false()
    )
    op.add_column("tables", column)


def downgrade() -> None:
    op.drop_column("tables", "shared")
