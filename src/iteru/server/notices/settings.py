"""What people want to be told, and the browsers and addresses at which they are."""

import secrets

from iteru.server.clock import now
from iteru.server.identity import Known
from iteru.server.messages.base import Language
from iteru.server.messages.notices import (
    USUAL,
    Channel,
    Device,
    Event,
    Notices,
    SetAddress,
    SetNotices,
    TryNotice,
)
from iteru.server.notices.means import Means
from iteru.server.notices.wording import wording
from iteru.server.refusals import Refusal
from iteru.server.store.database import Database
from iteru.server.store.models import DeviceRow, NoticeSettingsRow, PersonRow
from iteru.server.store.notices import devices_of, forget_devices, settings_of

MOST_DEVICES = 10  # of one person; one more and the oldest is told no longer


class NoticeSettings:
    def __init__(self, database: Database, means: Means) -> None:
        self._database = database
        self._means = means

    async def notices(self, known: Known) -> Notices:
        async with self._database.read() as session:
            row = await settings_of(session, known.person.id)
            devices = await devices_of(session, known.person.id)
        here = None if known.session is None else known.session.id
        pushes = self._means.pushes
        return Notices(
            push_key=None if pushes is None else pushes.public_key,
            sends_mail=self._means.mails is not None,
            here=any(device.session == here for device in devices),
            devices=len(devices),
            address=None if row is None else row.address,
            confirmed=row is not None and row.confirmed,
            channels=USUAL if row is None else USUAL | row.channels,
        )

    async def set(self, person: PersonRow, asked: SetNotices) -> None:
        async with self._database.write() as session:
            row = await settings_of(session, person.id) or _usual(person.id, asked.language)
            row.language = asked.language
            row.channels = {event: asked.channels.get(event, []) for event in USUAL}
            session.add(row)

    async def try_notice(self, known: Known, asked: TryNotice) -> bool:
        """Sends one to this browser, or to the address; whether it was taken."""
        async with self._database.read() as session:
            row = await settings_of(session, known.person.id)
            devices = await devices_of(session, known.person.id)
        words, means = wording(asked.language), self._means
        if asked.channel == "mail":
            if means.mails is None or row is None or row.address is None or not row.confirmed:
                raise Refusal("not_allowed", "You have no address that was confirmed.")
            mail = words.trying(row.address, known.person.name, means.links.to_settings)
            return await means.mails.send(mail)
        here = None if known.session is None else known.session.id
        told = [device for device in devices if device.session == here]
        if means.pushes is None or not told:
            raise Refusal("not_allowed", "This browser shows no notices of this server.")
        return await means.pushes.send(told[0], words.trying_push()) == "sent"

    # ------------------------------------------------------------------ browsers

    async def add_device(self, known: Known, asked: Device) -> None:
        """This browser is told from now on. One endpoint is one browser, whoever uses it."""
        if self._means.pushes is None:
            raise Refusal("not_allowed", "This server sends no pushes.")
        if known.session is None or known.session.kind != "browser":
            raise Refusal("not_allowed", "Pushes go to browsers, not to scripts.")
        await self._means.pushes.check(asked)
        async with self._database.write() as session:
            here = DeviceRow.session == known.session.id
            await forget_devices(session, here | (DeviceRow.endpoint == asked.endpoint))
            for oldest in (await devices_of(session, known.person.id))[: 1 - MOST_DEVICES]:
                await session.delete(oldest)
            session.add(
                DeviceRow(
                    id=secrets.token_urlsafe(9),
                    person=known.person.id,
                    session=known.session.id,
                    endpoint=asked.endpoint,
                    key=asked.p256dh,
                    auth=asked.auth,
                    language=asked.language,
                    created=now(),
                    failures=0,
                    again=now(),
                )
            )

    async def drop_device(self, known: Known) -> None:
        """This browser is told no longer."""
        if known.session is not None:
            async with self._database.write() as session:
                await forget_devices(session, DeviceRow.session == known.session.id)

    # ------------------------------------------------------------------ addresses

    async def set_address(self, person: PersonRow, asked: SetAddress) -> None:
        """Sends a mail whose link confirms the address; before that, none is sent there."""
        mails = self._means.mails
        if mails is None:
            raise Refusal("not_allowed", "This server sends no mail.")
        async with self._database.write() as session:
            row = await settings_of(session, person.id) or _usual(person.id, asked.language)
            row.language = asked.language
            is_known = row.confirmed and row.address == asked.address
            if not is_known:
                row.address, row.confirmed = asked.address, False
            session.add(row)
        if not is_known:
            link = self._means.links.signed("confirm", person.id, asked.address)
            mails.send_soon(wording(asked.language).confirming(asked.address, person.name, link))

    async def confirm(self, token: str) -> None:
        person, address = self._means.links.read("confirm", token)
        async with self._database.write() as session:
            row = await settings_of(session, person)
            if row is None or row.address != address:
                raise Refusal("wrong_code", "Another address was named since this mail was sent.")
            row.confirmed = True

    async def drop_address(self, person: str) -> None:
        async with self._database.write() as session:
            row = await settings_of(session, person)
            if row is not None:
                row.address, row.confirmed = None, False

    async def end_mails(self, token: str) -> None:
        """By the link in a mail: no more notices by mail. The address stays for a lost password."""
        [person] = self._means.links.read("end", token)
        async with self._database.write() as session:
            row = await settings_of(session, person)
            if row is not None:
                row.channels = {
                    event: [one for one in channels if one != "mail"]
                    for event, channels in row.channels.items()
                }


def _usual(person: str, language: Language) -> NoticeSettingsRow:
    return NoticeSettingsRow(
        person=person, language=language, channels=USUAL, address=None, confirmed=False
    )


def is_wanted(row: NoticeSettingsRow | None, event: Event, channel: Channel) -> bool:
    wanted = USUAL if row is None else USUAL | row.channels  # one of before this event was known
    return channel in wanted.get(event, [])
