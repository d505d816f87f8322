"""Mail: short texts to one address, handed over to an SMTP server."""

import asyncio
import logging
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr

import aiosmtplib

from iteru.server.notices.letters import Mail
from iteru.server.settings import MailServer

TIMEOUT = 20.0  # seconds
log = logging.getLogger(__name__)


class MailService:
    def __init__(self, server: MailServer) -> None:
        self._server = server
        self._tasks: set[asyncio.Task[bool]] = set()

    def send_soon(self, mail: Mail) -> None:
        """In the background: how long it takes tells nobody whether there was one to send."""
        task = asyncio.create_task(self.send(mail))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def send(self, mail: Mail) -> bool:
        """False: another attempt may succeed; the reason is in the log."""
        server = self._server
        try:
            await aiosmtplib.send(
                self._written(mail),
                hostname=server.host,
                port=server.port,
                username=server.user or None,
                password=server.password or None,
                use_tls=server.is_tls,
                timeout=TIMEOUT,
            )
        except (aiosmtplib.SMTPException, OSError, ValueError) as error:
            log.warning("a mail was not sent", extra={"error": repr(error)})
            # Neither is worth another attempt: nobody takes it there, or it cannot be written.
            return isinstance(error, aiosmtplib.SMTPRecipientsRefused | ValueError)
        return True

    def _written(self, mail: Mail) -> EmailMessage:
        message = EmailMessage()
        message["From"] = self._server.sender
        message["To"] = mail.to
        message["Subject"] = mail.subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=parseaddr(self._server.sender)[1].split("@")[1])
        message["Auto-Submitted"] = "auto-generated"  # nobody's holiday answers it
        if mail.ends_at:
            message["List-Unsubscribe"] = f"<{mail.ends_at}>"
        message.set_content(mail.text)
        return message

    async def stop(self) -> None:
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=2.0)
        for task in self._tasks:
            task.cancel()
