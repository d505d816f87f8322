"""Who wants to hear when a seat of a full table is free."""

import sqlalchemy as sa
from alembic import op

revision = "seat_wishes"
down_revision = "studying"


def upgrade() -> None:
    op.create_table(
        "seat_wishes",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("person", "table_id", name="pk_seat_wishes"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_seat_wishes_person"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seat_wishes_table_id"),
    )


def downgrade() -> None:
    op.drop_table("seat_wishes")
