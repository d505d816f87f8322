"""Puzzles and what-ifs: their studies, and what people have made of puzzles."""

import sqlalchemy as sa
from alembic import op

revision = "studying"
down_revision = "company"


def upgrade() -> None:
    op.add_column("tables", sa.Column("branches", sa.JSON(none_as_null=True)))
    op.add_column("tables", sa.Column("puzzle", sa.String(60)))
    op.create_table(
        "branches",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("origin", sa.String(60), nullable=False),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(40)),
        sa.PrimaryKeyConstraint("table_id", name="pk_branches"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_branches_table_id"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_branches_person"),
    )
    op.create_index("ix_branches_person", "branches", ["person"])
    op.create_table(
        "puzzle_results",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("puzzle", sa.String(60), nullable=False),
        sa.Column("tries", sa.JSON(), nullable=False),
        sa.Column("hints", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("study", sa.String(32)),
        sa.Column("time", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("person", "puzzle", name="pk_puzzle_results"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_puzzle_results_person"),
    )
    op.create_index("ix_puzzle_results_puzzle", "puzzle_results", ["puzzle"])


def downgrade() -> None:
    for table in ("puzzle_results", "branches"):
        op.drop_table(table)
    for column in ("puzzle", "branches"):
        op.drop_column("tables", column)
