"""What is sent: a push to a browser, or a mail."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Push:
    text: str
    topic: str  # of two that wait for a browser, the newer one of a topic is kept
    lasts: int  # seconds for which it is worth delivering


@dataclass(frozen=True)
class Mail:
    to: str
    subject: str
    text: str
    ends_at: str = ""  # a link that ends mails of this kind
