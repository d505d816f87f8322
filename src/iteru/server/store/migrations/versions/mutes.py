"""Who does not want to hear whom, everywhere or, for all, at a table."""

import sqlalchemy as sa
from alembic import op

revision = "mutes"
down_revision = "recovery"


def upgrade() -> None:
    op.create_table(
        "mutes",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("muted", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32)),
        sa.Column("name", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_mutes"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_mutes_person"),
        sa.ForeignKeyConstraint(["muted"], ["people.id"], name="fk_mutes_muted"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_mutes_table_id"),
    )
    op.create_index("ix_mutes_person", "mutes", ["person"])
    op.create_index("ix_mutes_muted", "mutes", ["muted"])


def downgrade() -> None:
    op.drop_table("mutes")
