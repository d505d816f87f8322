"""A lost password: a link to the account's confirmed address allows a new one."""

import hashlib

from iteru.server.accounts import account_key
from iteru.server.messages.notices import ForgottenPassword, PasswordByMail
from iteru.server.names import skeleton
from iteru.server.notices.means import Means
from iteru.server.notices.wording import wording
from iteru.server.passwords import Passwords
from iteru.server.refusals import Refusal
from iteru.server.store.database import Database
from iteru.server.store.models import PersonRow
from iteru.server.store.notices import settings_of
from iteru.server.store.people import person_by_account, person_by_id


class LostPasswords:
    def __init__(self, database: Database, means: Means, passwords: Passwords) -> None:
        self._database = database
        self._means = means
        self._passwords = passwords

    async def forgotten(self, asked: ForgottenPassword) -> None:
        """Sends the link; the answer tells nobody whether there was anywhere to send it."""
        if self._means.mails is None:
            raise Refusal("not_allowed", "This server sends no mail: ask who runs it.")
        async with self._database.read() as session:
            holder = await person_by_account(
                session, account_key(asked.account), skeleton(asked.account)
            )
            settings = None if holder is None else await settings_of(session, holder.id)
        if holder is None or settings is None or not settings.confirmed or not settings.address:
            return
        link = self._means.links.signed("password", holder.id, mark_of(holder))
        self._means.mails.send_soon(
            wording(asked.language).forgotten(settings.address, holder.name, link)
        )

    async def change(self, asked: PasswordByMail) -> PersonRow:
        """The link serves once: with the password its mark changes."""
        person, mark = self._means.links.read("password", asked.token)
        async with self._database.read() as session:
            holder = await person_by_id(session, person)
        if holder is None or holder.account is None or mark_of(holder) != mark:
            raise Refusal("wrong_code", "This link was used already.")
        password = await self._passwords.hash(asked.new, holder.account)
        async with self._database.write() as session:
            row = await session.merge(holder)
            row.password = password
        return row


def mark_of(holder: PersonRow) -> str:
    """Tells one password from the next, and nothing more."""
    return hashlib.sha256(f"mark {holder.password}".encode()).hexdigest()[:16]
