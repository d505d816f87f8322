"""What every open page asks for now and then."""

from datetime import datetime

from iteru.server.messages.base import Message


class Turn(Message):
    """A table where other people wait for me."""

    table: str
    game: str
    name: str | None  # of the table
    others: list[str]  # names of the other people
    until: datetime | None  # when my time is up


class Announcement(Message):
    """What who runs the server tells everybody."""

    id: str
    text: str


class Bulletin(Message):
    turns: list[Turn]  # the one with the least time left first
    announcements: list[Announcement]
    warning: str | None  # for me, of who runs the server; until I have read it
    build: str  # of the client: another one than the page has means that it is to be reloaded
