"""Notices: what a person wants to be told outside the page, and where."""

import re
from typing import Annotated, Literal

from pydantic import AfterValidator, Field, StringConstraints

from iteru.server.messages.base import AccountText, Language, Message
from iteru.server.messages.people import FreshPassword

Event = Literal["turn", "time", "invitation", "seat", "full", "over"]
Channel = Literal["push", "mail"]
Channels = dict[Event, list[Channel]]
USUAL: Channels = {
    "turn": ["push", "mail"],
    "time": ["push", "mail"],
    "invitation": ["push"],
    "seat": ["push", "mail"],
    "full": ["push"],
    "over": ["push"],
}
# What a browser accepts as a mail address (HTML, 4.10.5.1.5).
MAIL = re.compile(r"[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)*", re.ASCII | re.IGNORECASE)


def mail_address(text: str) -> str:
    if not MAIL.fullmatch(text):
        raise ValueError("this is no mail address; allowed: NAME@HOST")
    return text


MailAddress = Annotated[
    str, StringConstraints(strip_whitespace=True, max_length=254), AfterValidator(mail_address)
]
LinkToken = Annotated[str, Field(min_length=1, max_length=1000)]


class Notices(Message):
    """What the server can tell me, and what I want to be told."""

    push_key: str | None  # the server's public key for Web Push; None: it sends none
    sends_mail: bool
    here: bool  # whether this browser is told
    devices: int  # how many browsers of mine are
    address: str | None  # for mail
    confirmed: bool  # whether the address is known to be mine
    channels: Channels


class SetNotices(Message):
    channels: Channels
    language: Language


class Device(Message):
    """A browser's push subscription, and the language in which it is told."""

    endpoint: Annotated[str, Field(max_length=1000)]
    p256dh: Annotated[str, Field(max_length=100)]
    auth: Annotated[str, Field(max_length=40)]
    language: Language


class SetAddress(Message):
    """Where mail is to be sent; a mail with a link asks whether it is mine."""

    address: MailAddress
    language: Language


class TryNotice(Message):
    """Sends me a notice that says nothing, to see whether it arrives."""

    channel: Channel
    language: Language


class Tried(Message):
    sent: bool  # whether the push service or the mail server took it


class MailLink(Message):
    """What a link in a mail holds."""

    token: LinkToken


class ForgottenPassword(Message):
    account: AccountText
    language: Language


class PasswordByMail(MailLink):
    new: FreshPassword
