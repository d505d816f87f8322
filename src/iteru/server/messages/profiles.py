"""People as others see them: results, ratings, and who is here."""

from datetime import datetime
from typing import Literal

from iteru.server.messages.base import ChatLineId, Level, Message, SeatNumber

Regard = Literal["favourite", "blocked"]  # what a person thinks of another


class RatingInfo(Message):
    time: datetime  # when the game was over that made it so
    rating: int
    band: int  # plus or minus: how sure it is
    is_new: bool  # too few games to say much


class RatingChange(Message):
    """What a rated game has made of the rating of who played there."""

    seat: int
    rating: int
    change: int  # since the game before; a newcomer's since the middle
    band: int
    is_new: bool


class PlacesInfo(Message):
    seats: int
    places: list[int]  # by place, the first first: how often


class AgainstBots(Message):
    level: Level  # of the strongest at the table
    played: int
    won: int


class GameResults(Message):
    game: str
    played: int
    ratings: list[RatingInfo]  # after each rated game; the last is the one now
    by_seats: list[PlacesInfo]
    against_bots: list[AgainstBots]


class AgainstPerson(Message):
    name: str
    before: int  # games in which the profile's person had the better place
    behind: int


class PastGame(Message):
    table: str
    game: str
    name: str | None  # of the table
    time: datetime
    place: int
    seats: int
    others: list[str | None]  # their names; None: a bot


class Profile(Message):
    """Tables by link are told to those who sat there, and to nobody else."""

    name: str
    account: str | None
    since: datetime
    me: bool
    regard: Regard | None  # mine
    games: list[GameResults]
    against_people: list[AgainstPerson]
    history: list[PastGame]


class SetRegard(Message):
    """favourite: found first; blocked: neither sits nor speaks at my tables, nor invites me."""

    regard: Regard | None


class Block(Message):
    """Somebody whom I do not want to play with, a guest perhaps: one of the two names them."""

    seat: SeatNumber | None = None  # of the table
    line: ChatLineId | None = None  # of its chat: whoever said it


class BlockInfo(Message):
    id: str
    name: str


class PersonHere(Message):
    """Somebody with an account who is here now; where, only at listed tables."""

    name: str
    account: str
    regard: Regard | None
    table: str | None
    game: str | None
    plays: bool  # else watches, if there is a table
    idle: bool  # has done nothing for five minutes
