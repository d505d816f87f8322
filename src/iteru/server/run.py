"""Runs the server with uvicorn: one process, or several workers on PostgreSQL."""

import os

import uvicorn

from iteru.server.settings import BadSettings, read_settings


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


def run(host: str, port: int, workers: int = 1) -> None:
    """Serves until it is told to stop; everything else is in the environment."""
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
    )
