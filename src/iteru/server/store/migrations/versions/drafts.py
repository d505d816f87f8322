"""Entries say which step of a draft they are: several moves may be sent as one."""

import sqlalchemy as sa
from alembic import op

revision = "drafts"
down_revision = "reactions"


def upgrade() -> None:
    op.add_column("entries", sa.Column("step", sa.Integer(), nullable=False, server_default="1"))


def downgrade() -> None:
    op.drop_column("entries", "step")
