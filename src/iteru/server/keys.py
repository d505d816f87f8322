"""Keys, each in a file of its own: no copy of the database holds one.

The key of cookies only a database of the first edition has had; they are exchanged for sessions.
The key of notices is made at the first start.
"""

import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from iteru.server.store.database import Database
from iteru.server.store.sessions import stored_key

OWNER_ONLY = 0o600
COOKIES = "cookie"  # name of the secret


async def first_key(database: Database, file: Path) -> str | None:
    """The key, moved from the database to its file; None for a database that never had one."""
    async with database.write() as session:
        row = await stored_key(session, COOKIES)
        if row is not None:
            _write(file, row.value)  # before the row is gone for good
            await session.delete(row)
    return file.read_text("ascii").strip() if file.exists() else None


def kept_key(file: Path, make: Callable[[], str]) -> str:
    """The key in this file, made if there is none; servers that start together share one."""
    if not file.exists():
        fresh = _written(file, make())
        with suppress(FileExistsError):
            os.link(fresh, file)
        fresh.unlink()
    return file.read_text("ascii").strip()


def _write(file: Path, key: str) -> None:
    _written(file, key).replace(file)


def _written(file: Path, key: str) -> Path:
    """A file beside it that holds the key, on the disk."""
    file.parent.mkdir(parents=True, exist_ok=True)
    fresh = file.with_name(f"{file.name}.{os.getpid()}")
    fresh.unlink(missing_ok=True)
    with os.fdopen(
        os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY), "w"
    ) as writing:
        writing.write(f"{key}\n")
        writing.flush()
        os.fsync(writing.fileno())
    return fresh
