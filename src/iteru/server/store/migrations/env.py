"""Called by Alembic: runs the migrations on the connection that `migrate` hands over."""

from alembic import context
from sqlalchemy import Connection

from iteru.server.store.models import Base

connection = context.config.attributes["connection"]
assert isinstance(connection, Connection)
context.configure(
    connection=connection,
    target_metadata=Base.metadata,
    render_as_batch=True,  # SQLite cannot alter a table: it is copied
)
# The transaction is the caller's: all migrations happen, or none.
context.run_migrations()
