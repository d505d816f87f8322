"""Runs the server with uvicorn: one process, or several workers on PostgreSQL."""

import asyncio
import os
import sqlite3

import uvicorn
from sqlalchemy.exc import DBAPIError

from iteru.server.half_sent import PunctualHttp
from iteru.server.settings import BadSettings, Settings, read_settings
from iteru.server.store.database import Database
from iteru.server.store.faults import reason
from iteru.server.store.migrate import check_form
from iteru.server.table_socket import LARGEST


def prepare(workers: int = 1, database_url: str = "") -> None:
    """Notes what the workers need to know. Raises BadSettings if the server could not start."""
    if database_url:
        os.environ["ITERU_DATABASE_URL"] = database_url  # how workers hear of it
    settings = read_settings()
    if workers > 1 and settings.is_sqlite:
        raise BadSettings(
            f"--workers {workers} needs PostgreSQL (--database-url postgresql://…): "
            "a SQLite database is served by one worker"
        )
    asyncio.run(_check_database(settings))


async def _check_database(settings: Settings) -> None:
    """Said once and in a sentence, before workers fail one by one."""
    try:
        database = Database(settings.database_url)
        await check_form(database)
        await database.close()
    except (DBAPIError, sqlite3.Error) as error:
        said = error.orig if isinstance(error, DBAPIError) else error
        raise BadSettings(f"{reason(error)} It says: {said}") from error


def run(host: str, port: int, workers: int = 1) -> None:
    """Serves until it is told to stop; everything else is in the environment."""
    os.environ["ITERU_HOST"] = host  # what workers tell of their address
    os.environ["ITERU_PORT"] = str(port)
    proxies = read_settings().proxies
    uvicorn.run(
        "iteru.server.app:create_app",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=5,
        server_header=False,
        http=PunctualHttp,
        ws_max_size=LARGEST,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=",".join(proxies),
    )
