"""Company: names and links of tables, who is ready, favourites and blocks, ratings."""

import sqlalchemy as sa
from alembic import op

revision = "rooms"
down_revision = "pace"


def upgrade() -> None:
    op.add_column("tables", sa.Column("name", sa.String(40)))
    op.add_column("tables", sa.Column("code", sa.String(8)))
    op.create_index("ix_tables_code", "tables", ["code"], unique=True)
    rated: sa.Column[bool] = sa.Column(
        "rated", sa.Boolean(), nullable=False, server_default=sa.false()
    )
    op.add_column("tables", rated)
    readiness: sa.Column[str] = sa.Column(
        "readiness", sa.String(10), nullable=False, server_default="ready"
    )
    op.add_column("seats", readiness)
    op.create_table(
        "blocks",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("blocked", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32)),
        sa.PrimaryKeyConstraint("id", name="pk_blocks"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_blocks_person"),
        sa.ForeignKeyConstraint(["blocked"], ["people.id"], name="fk_blocks_blocked"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_blocks_table_id"),
    )
    op.create_index("ix_blocks_person", "blocks", ["person"])
    op.create_index("ix_blocks_blocked", "blocks", ["blocked"])
    op.create_table(
        "favourites",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("favourite", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("person", "favourite", name="pk_favourites"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_favourites_person"),
        sa.ForeignKeyConstraint(["favourite"], ["people.id"], name="fk_favourites_favourite"),
    )
    op.create_table(
        "ratings",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("time", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", name="pk_ratings"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_ratings_table_id"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_ratings_person"),
    )
    op.create_index("ix_ratings_person", "ratings", ["person"])


def downgrade() -> None:
    for table in ("ratings", "favourites", "blocks"):
        op.drop_table(table)
    op.drop_column("seats", "readiness")
    op.drop_index("ix_tables_code", "tables")
    for column in ("rated", "code", "name"):
        op.drop_column("tables", column)
