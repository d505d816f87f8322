"""Brings a database to the present form, one server at a time."""

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

from iteru.server.store.database import Database

LOCK = 1_230_259_541  # any number, the same in every version: servers that start together wait


async def migrate(database: Database) -> None:
    async with database.write() as session:
        if not database.is_sqlite:
            await session.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
        connection = await session.connection()
        await connection.run_sync(upgrade)


def upgrade(connection: Connection, revision: str = "head") -> None:
    command.upgrade(configuration(connection), revision)


def configuration(connection: Connection) -> Config:
    """Alembic's settings: the migrations of this package, on this connection."""
    config = Config()
    config.set_main_option("script_location", "iteru.server.store:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
