"""Mails as they are written: to one address, whatever stands in names and addresses."""

import asyncio

import pytest

from iteru.server.messages.notices import mail_address
from iteru.server.notices.letters import Mail
from iteru.server.notices.mail import MailService
from iteru.server.settings import MailServer

SERVICE = MailService(MailServer("127.0.0.1", 9, False, "", "", "Iteru <iteru@nile.example>"))


@pytest.mark.parametrize(
    "subject", ["Nile\nBcc: eve@nile.example", "Nile\r\n\r\nHello", "a\u2028b"]
)
def test_what_cannot_be_a_subject_is_sent_to_nobody_and_tried_once(subject: str) -> None:
    """A name that an older Iteru had accepted must not keep everybody else's mail from leaving."""
    is_done = asyncio.run(SERVICE.send(Mail("ann@nile.example", subject, "Hello")))

    assert is_done


def test_another_attempt_is_made_when_nobody_takes_it() -> None:
    assert not asyncio.run(SERVICE.send(Mail("ann@nile.example", "Hello", "Hello")))


@pytest.mark.parametrize(
    "address",
    ["a@b, eve@b", "a@b\nBcc: eve@b", "<eve@b>", "a b@c", "a@[::1]", '"a"@b', "ż@b", "a@ż"],
)
def test_an_address_is_one_address(address: str) -> None:
    with pytest.raises(ValueError, match="no mail address"):
        mail_address(address)
