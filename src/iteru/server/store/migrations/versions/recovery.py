"""A guest may have a code to come back with; its hash is stored."""

import sqlalchemy as sa
from alembic import op

revision = "recovery"
down_revision = "names"


def upgrade() -> None:
    op.add_column("people", sa.Column("recovery", sa.String(64)))
    op.create_index("ix_people_recovery", "people", ["recovery"], unique=True)


def downgrade() -> None:
    op.drop_index("ix_people_recovery", "people")
    op.drop_column("people", "recovery")
