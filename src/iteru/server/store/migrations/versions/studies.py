"""Tables say whether they are studies, and when somebody was there while they waited."""

import sqlalchemy as sa
from alembic import op

revision = "studies"
down_revision = "rooms"


def upgrade() -> None:
    column: sa.Column[bool] = sa.Column(
        "study", sa.Boolean(), nullable=False, server_default=sa.false()
    )
    op.add_column("tables", column)
    op.add_column("tables", sa.Column("attended", sa.DateTime(timezone=True)))


def downgrade() -> None:
    op.drop_column("tables", "attended")
    op.drop_column("tables", "study")
