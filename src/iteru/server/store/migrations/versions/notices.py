"""Notices and order: who is told what and how, reports, announcements, warnings and bans."""

import sqlalchemy as sa
from alembic import op

revision = "notices"
down_revision = "studies"


def upgrade() -> None:
    add_notices()
    add_order()


def add_notices() -> None:
    op.create_table(
        "notice_settings",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("channels", sa.JSON(), nullable=False),
        sa.Column("address", sa.String(254)),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_notice_settings"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_notice_settings_person"),
    )
    op.create_table(
        "devices",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("session", sa.String(32), nullable=False),
        sa.Column("endpoint", sa.String(1000), nullable=False),
        sa.Column("key", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.Column("again", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_devices"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_devices_person"),
        sa.ForeignKeyConstraint(
            ["session"], ["sessions.id"], name="fk_devices_session", ondelete="CASCADE"
        ),
        sa.UniqueConstraint("endpoint", name="uq_devices_endpoint"),
    )
    op.create_index("ix_devices_person", "devices", ["person"])
    op.create_index("ix_devices_session", "devices", ["session"], unique=True)
    op.create_table(
        "notices",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("event", sa.String(10), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("since", sa.DateTime(timezone=True), nullable=False),
        sa.Column("pushed", sa.DateTime(timezone=True)),
        sa.Column("mailed", sa.DateTime(timezone=True)),
        sa.PrimaryKeyConstraint("person", "table_id", "event", name="pk_notices"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_notices_person"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_notices_table_id"),
    )


def add_order() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("accused", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("line", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("time", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_reports_person"),
        sa.ForeignKeyConstraint(["accused"], ["people.id"], name="fk_reports_accused"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_reports_table_id"),
    )
    op.create_index("ix_reports_person", "reports", ["person"])
    op.create_table(
        "announcements",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_announcements"),
    )
    op.add_column("people", sa.Column("warning", sa.Text()))
    op.add_column("people", sa.Column("banned", sa.Text()))


def downgrade() -> None:
    op.drop_column("people", "banned")
    op.drop_column("people", "warning")
    for name in ("announcements", "reports", "notices", "devices", "notice_settings"):
        op.drop_table(name)
