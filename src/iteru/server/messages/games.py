"""The games that exist, and the server that has them."""

from typing import Literal

from iteru.server.messages.base import Message


class OptionInfo(Message):
    name: str
    choices: list[str]
    default: str
    seats: list[int]


class GameInfo(Message):
    id: str
    min_seats: int
    max_seats: int
    options: list[OptionInfo]
    rules_version: int
    fingerprint: str
    has_secrets: bool  # a curtain is drawn between turns of several people on one screen


class Health(Message):
    version: str
    build: str  # compiled or interpreted
    database: Literal["sqlite", "postgresql"]


class House(Message):
    """This server as its visitors find it."""

    address: str  # where others find it: what links and codes to scan carry
    is_reachable: bool  # whether others find it at all: else only this machine does
    ratings: bool  # whether games are rated here
