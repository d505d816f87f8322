"""The database's tables. The log (`entries`) is the truth; what else is told of a game follows."""

from datetime import UTC, datetime
from typing import Literal

from sqlalchemy import (
    JSON,
    BigInteger,
    DateTime,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Text,
    TypeDecorator,
    false,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from iteru.server.messages import Level, Reactions, TableStatus

SeatKind = Literal["person", "bot", "open"]
SessionKind = Literal["browser", "script"]
EntryKind = Literal["setup", "move", "undo"]
NAMES = {  # Alembic needs names to change a constraint later
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}


class Moment(TypeDecorator[datetime]):
    """A point in time, kept and given back in UTC; SQLite knows no zones."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return None if value is None else value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None or value.tzinfo is not None:
            return value
        return value.replace(tzinfo=UTC)


class Base(DeclarativeBase):
    metadata = MetaData(naming_convention=NAMES)


class SecretRow(Base):
    """The first edition kept the key of its cookies here; it is moved to a file (keys.py)."""

    __tablename__ = "secrets"

    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[str] = mapped_column(Text)


class HeartbeatRow(Base):
    """Written to see whether the database can be written."""

    __tablename__ = "heartbeats"

    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    time: Mapped[datetime] = mapped_column(Moment)


class PersonRow(Base):
    """A visitor; with an account if there is an `account_key`."""

    __tablename__ = "people"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    account: Mapped[str | None] = mapped_column(String(40))
    account_key: Mapped[str | None] = mapped_column(String(160), unique=True)  # case does not count
    password: Mapped[str | None] = mapped_column(Text)  # Argon2's hash
    created: Mapped[datetime] = mapped_column(Moment)
    exchanged: Mapped[datetime | None] = mapped_column(Moment)  # a cookie of the first edition


class SessionRow(Base):
    """A browser that is signed in, or a token of a script; its secret is kept as a hash."""

    __tablename__ = "sessions"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    kind: Mapped[SessionKind] = mapped_column(String(10))
    name: Mapped[str] = mapped_column(String(40))  # what the browser calls itself; a token's own
    hash: Mapped[str] = mapped_column(String(64), unique=True)
    created: Mapped[datetime] = mapped_column(Moment)
    used: Mapped[datetime] = mapped_column(Moment)  # to the hour


class TableRow(Base):
    """A table; `number`, `to_move`, `status`, `scores` and `places` follow from its log."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    options: Mapped[dict[str, str]] = mapped_column(JSON)
    seed: Mapped[int] = mapped_column(BigInteger)
    rules_version: Mapped[int] = mapped_column(Integer)
    fingerprint: Mapped[str] = mapped_column(String(64))
    status: Mapped[TableStatus] = mapped_column(String(10))
    listed: Mapped[bool]
    creator: Mapped[str] = mapped_column(ForeignKey("people.id"))
    created: Mapped[datetime] = mapped_column(Moment)
    changed: Mapped[datetime] = mapped_column(Moment)
    number: Mapped[int] = mapped_column(Integer)  # entries in the log
    to_move: Mapped[int] = mapped_column(Integer)  # -1: nobody
    scores: Mapped[list[int] | None] = mapped_column(JSON(none_as_null=True))
    places: Mapped[list[int] | None] = mapped_column(JSON(none_as_null=True))
    rematch: Mapped[str | None] = mapped_column(String(32))
    from_record: Mapped[bool] = mapped_column(server_default=false())  # its maker may know all

    __table_args__ = (Index("ix_tables_status_changed", "status", "changed"),)


class SeatRow(Base):
    """A seat: a person's, a bot's, or open; an open one may be kept for a person (rematch)."""

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    kind: Mapped[SeatKind] = mapped_column(String(10))
    person: Mapped[str | None] = mapped_column(ForeignKey("people.id"), index=True)
    name: Mapped[str | None] = mapped_column(String(40))
    local: Mapped[bool]  # another person on that person's screen
    level: Mapped[Level | None] = mapped_column(String(10))
    reactions: Mapped[Reactions] = mapped_column(String(10), server_default="ask")


class EntryRow(Base):
    """One entry of a table's log, appended and never changed."""

    __tablename__ = "entries"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)  # from 1, without gaps
    kind: Mapped[EntryKind] = mapped_column(String(10))
    seat: Mapped[int] = mapped_column(Integer)  # who decided; -1 for the setup
    notation: Mapped[str | None] = mapped_column(Text)  # of a move
    stands: Mapped[int] = mapped_column(Integer)  # moves that stand after it
    step: Mapped[int] = mapped_column(Integer, server_default="1")  # of its draft, from 1
    time: Mapped[datetime] = mapped_column(Moment)


class ChatRow(Base):
    __tablename__ = "chat"

    id: Mapped[int] = mapped_column(
        BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True
    )
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), index=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id"))
    name: Mapped[str] = mapped_column(String(40))
    seat: Mapped[int | None] = mapped_column(Integer)
    text: Mapped[str] = mapped_column(Text)
    time: Mapped[datetime] = mapped_column(Moment)
