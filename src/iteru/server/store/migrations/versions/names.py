"""Accounts have a skeleton of their name, which no two share: names that look alike have the same.

Of accounts of the first edition that look alike, the oldest has it; the others keep their names.
"""

import sqlalchemy as sa
from alembic import op

from iteru.server.names import skeleton

revision = "names"
down_revision = "from_record"


def upgrade() -> None:
    op.add_column("people", sa.Column("skeleton", sa.String(160)))
    op.create_index("ix_people_skeleton", "people", ["skeleton"], unique=True)
    rows = sa.table(
        "people", sa.column("id"), sa.column("account"), sa.column("created"), sa.column("skeleton")
    )
    accounts = sa.select(rows.c.id, rows.c.account).where(rows.c.account.is_not(None))
    taken: set[str] = set()
    for id, account in op.get_bind().execute(accounts.order_by(rows.c.created, rows.c.id)).all():
        found = skeleton(account)
        if found not in taken:
            op.execute(sa.update(rows).where(rows.c.id == id).values(skeleton=found))
        taken.add(found)


def downgrade() -> None:
    op.drop_index("ix_people_skeleton", "people")
    op.drop_column("people", "skeleton")
