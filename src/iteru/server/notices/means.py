"""By what means people can be told: what is installed (the extra `notices`) and set up."""

import hashlib
from dataclasses import dataclass
from importlib.util import find_spec
from typing import TYPE_CHECKING

from iteru.server.addresses import public_url
from iteru.server.keys import kept_key
from iteru.server.notices.links import Links
from iteru.server.settings import Settings

if TYPE_CHECKING:
    from iteru.server.notices.mail import MailService
    from iteru.server.notices.push import PushService

PACKAGES = ("aiohttp", "aiosmtplib", "http_ece", "py_vapid")


@dataclass(frozen=True)
class Means:
    """None: it is not offered."""

    links: Links
    pushes: "PushService | None" = None
    mails: "MailService | None" = None

    async def stop(self) -> None:
        for service in (self.pushes, self.mails):
            if service is not None:
                await service.stop()


def means(settings: Settings) -> Means:
    """The first start makes the key."""
    base = public_url(settings)
    if not all(find_spec(package) for package in PACKAGES):
        return Means(Links("", base))
    from iteru.server.notices.hosts import PublicHosts
    from iteru.server.notices.mail import MailService
    from iteru.server.notices.push import PushService, new_private_key

    key = kept_key(settings.push_key_file, new_private_key)
    return Means(
        Links(hashlib.sha256(f"links {key}".encode()).hexdigest(), base),
        PushService(key, contact(settings), PublicHosts(settings.push_hosts)),
        None if settings.mail is None else MailService(settings.mail),
    )


def contact(settings: Settings) -> str:
    """Where push services find who runs this server."""
    if settings.mail is not None:
        return f"mailto:{settings.mail.sender.rpartition('<')[2].rstrip('>')}"
    return (
        settings.public_url
        if settings.public_url.startswith("https:")
        else "mailto:iteru@localhost"
    )
