"""Oneself: name, account, sessions and tokens."""

from datetime import datetime
from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from iteru.server.messages.base import AccountText, Message, PersonName


def addressable(name: str) -> str:
    """An account's name is part of its page's address."""
    if "/" in name or "\\" in name:
        raise ValueError("the name of an account holds no slash")
    return name


FreshPassword = Annotated[str, Field(min_length=8, max_length=200)]


class Me(Message):
    id: str
    name: PersonName
    account: str | None  # the account's name, None for a guest
    recovery: bool  # whether I have a code to come back with; guests only


class Rename(Message):
    name: PersonName


class Credentials(Message):
    account: AccountText
    password: Annotated[str, Field(min_length=1, max_length=200)]


class Registration(Message):
    account: Annotated[PersonName, Field(min_length=3), AfterValidator(addressable)]
    password: FreshPassword


class NewPassword(Message):
    old: Annotated[str, Field(min_length=1, max_length=200)]
    new: FreshPassword


class Erase(Message):
    """All that is mine goes for good. An account needs its password."""

    password: Annotated[str, Field(max_length=200)] = ""


class RecoveryCode(Message):
    """A guest's way back after the cookie is lost. It is shown this once, and used once."""

    code: str


class Recover(Message):
    code: Annotated[str, Field(min_length=1, max_length=40)]


class Recovered(Message):
    me: Me
    code: str  # the next one


class SessionInfo(Message):
    """A browser that is signed in as me, or a token of a script of mine."""

    id: str
    kind: Literal["browser", "script"]
    name: str
    created: datetime
    used: datetime  # to the hour
    here: bool  # the one that asks


class TokenRequest(Message):
    name: PersonName  # what it is for


class NewToken(Message):
    """Sent as `Authorization: Bearer TOKEN`; it is shown this once."""

    token: str
    session: SessionInfo
