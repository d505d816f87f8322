"""The database's tables. The log (`entries`) is the truth; what else is told of a game follows."""

from datetime import UTC, datetime
from typing import Any, Literal

from sqlalchemy import (
    JSON,
    BigInteger,
    DateTime,
    Dialect,
    Double,
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

from iteru.server.messages.base import Language, Level
from iteru.server.messages.notices import Channel, Event
from iteru.server.messages.pace import Ended, PaceKind, WhenTimeIsUp, Wish
from iteru.server.messages.puzzles import PuzzleStatus
from iteru.server.messages.tables import Readiness, TableStatus

SeatKind = Literal["person", "bot", "open"]
SessionKind = Literal["browser", "script"]
EntryKind = Literal[
    "setup", "move", "undo", "timeout", "wait", "bot", "back", "left", "pause", "end"
]
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
    skeleton: Mapped[str | None] = mapped_column(  # of the account's name: names.py
        String(160), unique=True, index=True
    )
    password: Mapped[str | None] = mapped_column(Text)  # Argon2's hash
    recovery: Mapped[str | None] = mapped_column(  # hash of a guest's code
        String(64), unique=True, index=True
    )
    created: Mapped[datetime] = mapped_column(Moment)
    exchanged: Mapped[datetime | None] = mapped_column(Moment)  # a cookie of the first edition
    warning: Mapped[str | None] = mapped_column(Text)  # of who runs the server, not read yet
    banned: Mapped[str | None] = mapped_column(Text)  # why this person may not sign in


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
    """A table; what follows from its log is repeated here for lists: `number`, `to_move`, `left`
    (when the last entry was made), `due`, and at the end `scores` and `places`."""

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
    attended: Mapped[datetime | None] = mapped_column(Moment)  # while it waits for players: by one
    study: Mapped[bool] = mapped_column(server_default=false())  # its creator's alone, in no list
    name: Mapped[str | None] = mapped_column(String(40))
    code: Mapped[str | None] = mapped_column(String(8), unique=True, index=True)  # links.py
    rated: Mapped[bool] = mapped_column(server_default=false())
    pace: Mapped[PaceKind] = mapped_column(String(10), server_default="none")
    allowance: Mapped[int] = mapped_column(Integer, server_default="0")  # seconds: see clocks.Rate
    bonus: Mapped[int] = mapped_column(Integer, server_default="0")  # seconds
    when_time_is_up: Mapped[WhenTimeIsUp] = mapped_column(String(10), server_default="bot")
    hand_over_after: Mapped[int] = mapped_column(Integer, server_default="10")  # minutes
    left: Mapped[list[float] | None] = mapped_column(JSON(none_as_null=True))  # seconds by seat
    due: Mapped[datetime | None] = mapped_column(Moment, index=True)  # who decides has time so long
    ended: Mapped[Ended | None] = mapped_column(String(10))  # why before its time
    only_pass: Mapped[bool] = mapped_column(server_default=false())  # who decides cannot react
    branches: Mapped[list[tuple[int, int]] | None] = mapped_column(JSON(none_as_null=True))
    puzzle: Mapped[str | None] = mapped_column(String(60))  # asked here: nothing is played before

    __table_args__ = (Index("ix_tables_status_changed", "status", "changed"),)


class SeatRow(Base):
    """A seat: a person's, a bot's, or open; an open one may be kept for a person.

    A bot's with a person is played for that person, who may come back.
    """

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    kind: Mapped[SeatKind] = mapped_column(String(10))
    person: Mapped[str | None] = mapped_column(ForeignKey("people.id"), index=True)
    name: Mapped[str | None] = mapped_column(String(40))
    local: Mapped[bool]  # another person on that person's screen
    level: Mapped[Level | None] = mapped_column(String(10))
    readiness: Mapped[Readiness] = mapped_column(String(10), server_default="ready")
    absentee: Mapped[str | None] = mapped_column(String(32))  # who left, or once was replaced
    wish: Mapped[Wish | None] = mapped_column(String(10))  # what its person agrees with
    wished_at: Mapped[int | None] = mapped_column(Integer)  # entries in the log then


class BranchRow(Base):
    """A study that leaves a finished game: it is kept until its owner deletes it."""

    __tablename__ = "branches"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    origin: Mapped[str] = mapped_column(String(60))  # the game's table, or a record's digest
    at: Mapped[int] = mapped_column(Integer)  # moves of the game that stand
    name: Mapped[str | None] = mapped_column(String(40))


class PuzzleResultRow(Base):
    """What a person has made of a puzzle."""

    __tablename__ = "puzzle_results"

    person: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True)
    puzzle: Mapped[str] = mapped_column(String(60), primary_key=True, index=True)
    tries: Mapped[list[str]] = mapped_column(JSON)  # wrong ones, in notation
    hints: Mapped[int] = mapped_column(Integer)
    status: Mapped[PuzzleStatus] = mapped_column(String(10))
    study: Mapped[str | None] = mapped_column(String(32))  # where it is asked; it may be swept away
    time: Mapped[datetime] = mapped_column(Moment)  # when it was opened; then when it was over


class ReadingRow(Base):
    """What the coach has read of one decision of a finished game."""

    __tablename__ = "readings"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    move: Mapped[int] = mapped_column(Integer, primary_key=True)  # moves before it
    reading: Mapped[dict[str, Any]] = mapped_column(JSON)  # analysis.reading.Reading


class EntryRow(Base):
    """One entry of a table's log, appended and never changed."""

    __tablename__ = "entries"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)  # from 1, without gaps
    kind: Mapped[EntryKind] = mapped_column(String(10))
    seat: Mapped[int] = mapped_column(Integer)  # whose it is; -1: nobody's
    notation: Mapped[str | None] = mapped_column(Text)  # of a move; seconds of a wait or pause
    stands: Mapped[int] = mapped_column(Integer)  # moves that stand after it
    step: Mapped[int] = mapped_column(Integer, server_default="1")  # of its draft, from 1
    time: Mapped[datetime] = mapped_column(Moment)


class MuteRow(Base):
    """A person does not hear another; with a table: as its host, for all who are there."""

    __tablename__ = "mutes"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    muted: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    table_id: Mapped[str | None] = mapped_column(ForeignKey("tables.id"))
    name: Mapped[str] = mapped_column(String(40))  # of the muted, when it was done


class BlockRow(Base):
    """A person does not play with another; with a table: its host has sent the other away."""

    __tablename__ = "blocks"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    blocked: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    table_id: Mapped[str | None] = mapped_column(ForeignKey("tables.id"))


class FavouriteRow(Base):
    """A person likes to play with another, and finds that other first."""

    __tablename__ = "favourites"

    person: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True)
    favourite: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True)


class RatingRow(Base):
    """What a rated game has made of a person's rating: the last of a game is the one now."""

    __tablename__ = "ratings"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True, index=True)
    number: Mapped[int] = mapped_column(Integer)  # of the game among all rated ones, from 1
    game: Mapped[str] = mapped_column(String(40))
    mu: Mapped[float] = mapped_column(Double)
    sigma: Mapped[float] = mapped_column(Double)
    time: Mapped[datetime] = mapped_column(Moment)  # when the game was over


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


class NoticeSettingsRow(Base):
    """What a person wants to be told, where, and in which language."""

    __tablename__ = "notice_settings"

    person: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True)
    language: Mapped[Language] = mapped_column(String(2))
    channels: Mapped[dict[Event, list[Channel]]] = mapped_column(JSON)
    address: Mapped[str | None] = mapped_column(String(254))  # for mail
    confirmed: Mapped[bool]  # the address has answered


class DeviceRow(Base):
    """A browser that is told by Web Push, for as long as its session lasts."""

    __tablename__ = "devices"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    session: Mapped[str] = mapped_column(
        ForeignKey("sessions.id", ondelete="CASCADE"), index=True, unique=True
    )
    endpoint: Mapped[str] = mapped_column(String(1000), unique=True)
    key: Mapped[str] = mapped_column(String(100))  # the browser's public key (p256dh)
    auth: Mapped[str] = mapped_column(String(40))  # the secret that it shares with us
    language: Mapped[Language] = mapped_column(String(2))
    created: Mapped[datetime] = mapped_column(Moment)
    failures: Mapped[int] = mapped_column(Integer)  # in a row
    again: Mapped[datetime] = mapped_column(Moment)  # not before this is it tried again


class NoticeRow(Base):
    """What somebody is to hear of a table, and how far that has got. One for each wait."""

    __tablename__ = "notices"

    person: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    event: Mapped[Event] = mapped_column(String(10), primary_key=True)
    number: Mapped[int] = mapped_column(Integer)  # the entry of the log with which it began
    since: Mapped[datetime] = mapped_column(Moment)
    pushed: Mapped[datetime | None] = mapped_column(Moment)  # or seen, or not wanted
    mailed: Mapped[datetime | None] = mapped_column(Moment)


class SeatWishRow(Base):
    """Somebody who wants to hear when a seat of a full table is free."""

    __tablename__ = "seat_wishes"

    person: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)


class ReportRow(Base):
    """A line of the chat that somebody wants who runs the server to see."""

    __tablename__ = "reports"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    accused: Mapped[str] = mapped_column(ForeignKey("people.id"))
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"))
    line: Mapped[int] = mapped_column(BigInteger)  # of the chat
    name: Mapped[str] = mapped_column(String(40))  # of the accused, and what was said
    text: Mapped[str] = mapped_column(Text)
    time: Mapped[datetime] = mapped_column(Moment)


class AnnouncementRow(Base):
    """What who runs the server tells everybody for a while."""

    __tablename__ = "announcements"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    text: Mapped[str] = mapped_column(Text)
    until: Mapped[datetime] = mapped_column(Moment)
