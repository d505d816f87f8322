"""What the server is told from outside: its database, its limits, and its bots' share of cores."""

import ipaddress
import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import unquote, urlsplit

from platformdirs import user_data_path
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}


class BadSettings(ValueError):
    """A setting cannot be used; the sentence says which, and what is allowed."""


@dataclass(frozen=True)
class MailServer:
    """Where mail is handed over, and whom it comes from."""

    host: str
    port: int
    is_tls: bool  # from the first byte; else as soon as the server offers it
    user: str
    password: str
    sender: str


@dataclass(frozen=True)
class Settings:
    database_url: URL
    message_rate: float = 20.0  # messages a second of one person in the long run
    request_rate: float = 50.0  # requests a second from one address in the long run
    login_rate: float = 0.5  # attempts a second from one address in the long run
    table_rate: float = 0.1  # tables a second from one address in the long run
    guest_rate: float = 0.5  # newcomers a second from one address in the long run
    most_sockets: int = 20  # open at a time, of one person
    bot_seconds: float = 5.0  # a bot thinks about a decision for so long at most
    bot_processes: int = 0  # 0: as many as there are cores
    ray_address: str = ""  # of a Ray cluster that thinks; "": this machine does
    log_level: str = "INFO"
    public_url: str = ""  # where others find this server, if not at the host that they name
    proxies: tuple[str, ...] = ()  # whose X-Forwarded-… headers are believed
    host: str = ""  # what the server listens on; "": somebody else started it
    port: int = 8123
    ratings: bool = True  # whether games between people are rated
    key_file_named: str = ""  # "": beside the database, or in the user's data folder
    push_hosts: tuple[str, ...] = ()  # of push services that need be neither https nor public
    mail: MailServer | None = None  # None: no mail is sent
    mail_after: float = 30.0  # minutes that somebody is awaited before a mail tells it

    @property
    def key_file(self) -> Path:
        """Where the key of the first edition's cookies is kept, apart from the database."""
        if self.key_file_named:
            return Path(self.key_file_named)
        if self.is_sqlite:
            return Path(f"{self.database_url.database}.key")
        return data_folder() / f"{self.database_url.database}.key"

    @property
    def push_key_file(self) -> Path:
        """Where the key is kept with which pushes and links in mails are signed."""
        return self.key_file.with_suffix(".push-key")

    @property
    def is_sqlite(self) -> bool:
        return self.database_url.get_backend_name() == "sqlite"


def read_settings(environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings that ITERU_… variables name; docs/server.md lists them."""
    return Settings(
        database_url(environment.get("ITERU_DATABASE_URL", "")),
        message_rate=_number(environment, "ITERU_MESSAGE_RATE", 20.0),
        request_rate=_number(environment, "ITERU_REQUEST_RATE", 50.0),
        login_rate=_number(environment, "ITERU_LOGIN_RATE", 0.5),
        table_rate=_number(environment, "ITERU_TABLE_RATE", 0.1),
        guest_rate=_number(environment, "ITERU_GUEST_RATE", 0.5),
        most_sockets=int(_number(environment, "ITERU_MOST_SOCKETS", 20.0, least=1.0)),
        bot_seconds=_number(environment, "ITERU_BOT_SECONDS", 5.0, least=0.01),
        bot_processes=int(_number(environment, "ITERU_BOT_PROCESSES", 0.0)),
        ray_address=environment.get("ITERU_RAY_ADDRESS", ""),
        log_level=_log_level(environment.get("ITERU_LOG_LEVEL", "INFO")),
        public_url=_public_url(environment.get("ITERU_PUBLIC_URL", "")),
        proxies=_proxies(environment.get("ITERU_PROXIES", "")),
        host=environment.get("ITERU_HOST", ""),
        port=int(_number(environment, "ITERU_PORT", 8123)),
        ratings=_switch(environment, "ITERU_RATINGS"),
        key_file_named=environment.get("ITERU_KEY_FILE", ""),
        push_hosts=_words(environment.get("ITERU_PUSH_HOSTS", "")),
        mail=_mail_server(
            environment.get("ITERU_MAIL_URL", ""), environment.get("ITERU_MAIL_FROM", "")
        ),
        mail_after=_number(environment, "ITERU_MAIL_AFTER", 30.0),
    )


def database_url(text: str) -> URL:
    """The database to use; "" is a SQLite file in the user's data folder."""
    if not text:
        return URL.create("sqlite+aiosqlite", database=str(data_folder() / "iteru.db"))
    try:
        url = make_url(text)
    except ArgumentError as error:
        raise BadSettings(f"{text!r} is no database URL; allowed: {_ALLOWED}") from error
    if url.drivername not in DRIVERS:
        raise BadSettings(f"databases of {url.drivername!r} are not known; allowed: {_ALLOWED}")
    url = url.set(drivername=DRIVERS[url.drivername])
    if url.get_backend_name() == "sqlite" and url.database in (None, "", ":memory:"):
        raise BadSettings(f"a SQLite database needs a file; allowed: {_ALLOWED}")
    if "sslmode" in url.query:  # libpq's word for it
        mode = str(url.query["sslmode"])
        url = url.difference_update_query(["sslmode"]).update_query_dict({"ssl": mode})
    return url


def data_folder() -> Path:
    """Where Iteru keeps what belongs to the user of this machine."""
    return user_data_path("iteru", appauthor=False)


_ALLOWED = "sqlite:///FILE or postgresql://USER@HOST/NAME"


def _number(environment: Mapping[str, str], name: str, default: float, least: float = 0.0) -> float:
    text = environment.get(name, "")
    if not text:
        return default
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not least <= number <= 1e9:
        raise BadSettings(f"{name}={text!r} is not allowed; allowed: a number from {least:g} on")
    return number


def _switch(environment: Mapping[str, str], name: str) -> bool:
    text = environment.get(name, "") or "on"
    if text not in ("on", "off"):
        raise BadSettings(f"{name}={text!r} is not allowed; allowed: on, off")
    return text == "on"


def _public_url(text: str) -> str:
    parts = urlsplit(text)
    if text and (parts.scheme not in ("http", "https") or not parts.netloc):
        raise BadSettings(f"ITERU_PUBLIC_URL={text!r} is not allowed; allowed: https://HOST")
    return text


def _proxies(text: str) -> tuple[str, ...]:
    found = _words(text)
    for one in found:
        try:
            ipaddress.ip_network(one, strict=False)
        except ValueError as error:
            raise BadSettings(
                f"ITERU_PROXIES={text!r} is not allowed; allowed: 10.0.0.1,192.168.0.0/16"
            ) from error
    return found


def _words(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())


def _mail_server(url: str, sender: str) -> MailServer | None:
    if not url:
        return None
    parts = urlsplit(url)
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
        raise BadSettings(
            "ITERU_MAIL_URL is not allowed as it is; allowed: smtp://USER:PASSWORD@HOST:PORT, "
            "or smtps:// for TLS from the first byte"
        )
    if "@" not in sender:
        raise BadSettings(f"ITERU_MAIL_FROM={sender!r} is not allowed; allowed: Iteru <iteru@HOST>")
    is_tls = parts.scheme == "smtps"
    return MailServer(
        parts.hostname,
        parts.port or (465 if is_tls else 587),
        is_tls,
        unquote(parts.username or ""),
        unquote(parts.password or ""),
        sender,
    )


def _log_level(text: str) -> str:
    levels = ("DEBUG", "INFO", "WARNING", "ERROR")
    if text.upper() not in levels:
        raise BadSettings(f"ITERU_LOG_LEVEL={text!r} is not allowed; allowed: {', '.join(levels)}")
    return text.upper()
