"""Brings a database to the present form, one server at a time."""

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from iteru.server.settings import BadSettings
from iteru.server.store.database import Database

LOCK = 1_230_259_541  # any number, the same in every version: servers that start together wait


async def migrate(database: Database) -> None:
    async with database.write() as session:
        if not database.is_sqlite:
            await session.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
        connection = await session.connection()
        await connection.run_sync(upgrade)


async def check_form(database: Database) -> None:
    """Raises BadSettings if this Iteru cannot use the database."""
    async with database.engine.connect() as connection:
        await connection.run_sync(_check_known)


def upgrade(connection: Connection, revision: str = "head") -> None:
    _check_known(connection)
    command.upgrade(configuration(connection), revision)


def _check_known(connection: Connection) -> None:
    known = {one.revision for one in _scripts(connection).walk_revisions()}
    newer = set(MigrationContext.configure(connection).get_current_heads()) - known
    if newer:
        raise BadSettings(
            f"the database has the form {', '.join(sorted(newer))!r} of a newer Iteru; "
            "start that version, or name another database"
        )


def _scripts(connection: Connection) -> ScriptDirectory:
    return ScriptDirectory.from_config(configuration(connection))


def configuration(connection: Connection) -> Config:
    """Alembic's settings: the migrations of this package, on this connection."""
    config = Config()
    config.set_main_option("script_location", "iteru.server.store:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
