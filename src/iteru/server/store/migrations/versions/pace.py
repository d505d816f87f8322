"""Tables have a pace and clocks; seats remember who was absent, and what the others agree with."""

import sqlalchemy as sa
from alembic import op

revision = "pace"
down_revision = "mutes"


def upgrade() -> None:
    for column in (
        sa.Column("pace", sa.String(10), nullable=False, server_default="none"),
        sa.Column("allowance", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("bonus", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("when_time_is_up", sa.String(10), nullable=False, server_default="bot"),
        sa.Column("hand_over_after", sa.Integer(), nullable=False, server_default="10"),
        sa.Column("left", sa.JSON(none_as_null=True)),
        sa.Column("due", sa.DateTime(timezone=True)),
        sa.Column("ended", sa.String(10)),
    ):
        op.add_column("tables", column)
    op.create_index("ix_tables_due", "tables", ["due"])
    op.add_column("seats", sa.Column("absentee", sa.String(32)))
    op.add_column("seats", sa.Column("wish", sa.String(10)))
    op.add_column("seats", sa.Column("wished_at", sa.Integer()))


def downgrade() -> None:
    op.drop_index("ix_tables_due", "tables")
    for name in ("absentee", "wish", "wished_at"):
        op.drop_column("seats", name)
    for name in ("pace", "allowance", "bonus", "when_time_is_up", "hand_over_after"):
        op.drop_column("tables", name)
    for name in ("left", "due", "ended"):
        op.drop_column("tables", name)
