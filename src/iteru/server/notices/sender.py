"""Tells people that they are awaited: one notice for each wait, by one worker at a time.

What was told stands in the database, so a restart neither repeats nor forgets anything.
"""

import asyncio
import hashlib
import json
import logging
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from time import monotonic

from iteru.server.broadcast import Broadcast
from iteru.server.clock import now
from iteru.server.limits import Buckets
from iteru.server.messages.base import Language
from iteru.server.messages.notices import Channel, Event
from iteru.server.notices.letters import Push
from iteru.server.notices.means import Means
from iteru.server.notices.settings import is_wanted
from iteru.server.notices.wording import Facts, facts, seconds_left, wording
from iteru.server.presence import Presence
from iteru.server.refusals import Refusal
from iteru.server.store.database import Database
from iteru.server.store.models import DeviceRow, NoticeRow, NoticeSettingsRow
from iteru.server.store.notices import (
    Key,
    Wait,
    all_notices,
    devices_by_person,
    forget_devices,
    forget_notices,
    key_of,
    mark_told,
    settings_by_person,
    waits,
)
from iteru.server.tables import Tables

LOOKS_EVERY = 3.0  # seconds
CLAIM = "notices"  # what workers agree by that one of them looks
SETTLES = timedelta(seconds=5)  # who reloads the page or is about to come needs no push
STALE = timedelta(hours=1)  # a push that could not be sent for so long is not sent
PUSHES = (1 / 30, 300.0)  # for one person: ten at once, then one every half minute
MAIL_PAUSE = 60.0  # seconds, after the mail server has failed
MOST_FAILURES = 12  # of a browser in a row; each doubles the pause before the next
LASTS = 24 * 3600  # seconds that a push service keeps what it cannot deliver
URGENCY: tuple[Event, ...] = ("over", "time", "turn", "full", "seat", "invitation")
log = logging.getLogger(__name__)


@dataclass
class Round:
    """All that is known in one look."""

    time: datetime
    waits: dict[Key, Wait]
    rows: list[NoticeRow]
    settings: dict[str, NoticeSettingsRow]
    devices: dict[str, list[DeviceRow]]

    def is_wanted(self, row: NoticeRow, channel: Channel) -> bool:
        return is_wanted(self.settings.get(row.person), row.event, channel)

    def left(self, row: NoticeRow) -> float | None:
        return seconds_left(self.waits[key_of(row)].until, self.time)


class Sender:
    def __init__(
        self,
        database: Database,
        broadcast: Broadcast,
        presence: Presence,
        tables: Tables,
        means: Means,
        mail_after: float,
    ) -> None:
        """mail_after: minutes for which somebody is awaited before a mail tells it."""
        self._database = database
        self._broadcast = broadcast
        self._presence = presence
        self._tables = tables
        self._means = means
        self._mail_after = timedelta(minutes=mail_after)
        self._no_mail_until = 0.0
        self._pushes = Buckets(*PUSHES)
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self._means.pushes is not None or self._means.mails is not None:
            self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        await self._means.stop()

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(LOOKS_EVERY)
            try:
                if await self._broadcast.claim(CLAIM):
                    try:
                        await self._look()
                    finally:
                        await self._broadcast.release(CLAIM)
            except Exception:
                log.exception("could not send notices")

    async def _look(self) -> None:
        found = await self._noted()
        if not found.rows:
            return
        await self._push(found)
        await self._mail(found)

    async def _noted(self) -> Round:
        """Who is awaited now; new waits are noted, those that are over are forgotten."""
        time = now()
        async with self._database.read() as session:
            found = {wait.key: wait for wait in await waits(session, time)}
            rows = {key_of(row): row for row in await all_notices(session)}
        is_same = {key: key in found and found[key].number == rows[key].number for key in rows}
        gone = [key for key in rows if not is_same[key]]
        new = [wait for key, wait in found.items() if not is_same.get(key)]
        kept = [row for key, row in rows.items() if is_same[key]]
        if gone or new:
            added = [_row(wait) for wait in new]
            async with self._database.write() as session:
                await forget_notices(session, gone)
                session.add_all(added)
            kept += added
        people = {row.person for row in kept}
        async with self._database.read() as session:
            settings = await settings_by_person(session, people)
            devices = await devices_by_person(session, people)
        return Round(time, found, kept, settings, devices)

    def _is_here(self, row: NoticeRow) -> bool:
        return row.person in self._presence.people(row.table_id)

    # ------------------------------------------------------------------ pushes

    async def _push(self, found: Round) -> None:
        """One push for a person and a table, whatever there is to tell of it."""
        groups: dict[tuple[str, str], list[NoticeRow]] = {}
        for row in found.rows:
            if row.pushed is None:
                groups.setdefault((row.person, row.table_id), []).append(row)
        ripe = [
            rows
            for rows in groups.values()
            if all(row.since + SETTLES < found.time for row in rows)
        ]
        told = await asyncio.gather(*(self._push_one(found, rows) for rows in ripe))
        keys = [key_of(row) for done, rows in zip(told, ripe) for row in rows if done]
        if keys:
            async with self._database.write() as session:
                await mark_told(session, keys, "push", now())

    async def _push_one(self, found: Round, rows: list[NoticeRow]) -> bool:
        """True: there is nothing more to do about it."""
        wanted = [row for row in rows if found.is_wanted(row, "push")]
        if not wanted or self._is_here(rows[0]) or rows[0].since + STALE < found.time:
            return True
        row = min(wanted, key=lambda one: URGENCY.index(one.event))
        # Whoever has just asked to be told knows of the tables that wait already.
        devices = [one for one in found.devices.get(row.person, []) if one.created < row.since]
        ready = [device for device in devices if device.again <= found.time]
        if not ready:
            return not devices
        facts = await self._facts(row)
        if facts is None:
            return True
        if not self._pushes.take(row.person):
            return False  # later: whoever comes and goes at a table floods nobody
        left = found.left(row)
        # Together: a browser that does not answer keeps the others waiting, but only once.
        return any(
            await asyncio.gather(*(self._send(device, row, facts, left) for device in ready))
        )

    async def _send(
        self, device: DeviceRow, row: NoticeRow, facts: Facts, left: float | None
    ) -> bool:
        """True: it has left for this browser."""
        assert self._means.pushes is not None
        words = wording(device.language)
        push = push_of(
            row.table_id, words.title(row.event, facts), words.body(row.event, facts, left)
        )
        outcome = await self._means.pushes.send(device, push)
        if outcome == "sent" and device.failures == 0:
            return True
        async with self._database.write() as session:
            if outcome == "gone" or device.failures + 1 >= MOST_FAILURES:
                await forget_devices(session, DeviceRow.id == device.id)
                return False
            failures = 0 if outcome == "sent" else device.failures + 1
            stored = await session.get(DeviceRow, device.id)
            if stored is not None:
                stored.failures = failures
                stored.again = now() + timedelta(seconds=10 * (2**failures - 1))
        return outcome == "sent"

    # ------------------------------------------------------------------ mails

    async def _mail(self, found: Round) -> None:
        """One mail for a person, for all tables together."""
        if self._means.mails is None or monotonic() < self._no_mail_until:
            return
        for one in found.settings.values():
            rows = [
                row
                for row in found.rows
                if row.person == one.person
                and row.mailed is None
                and found.is_wanted(row, "mail")
                and not self._is_here(row)
            ]
            is_due = any(
                row.event == "time" or row.since + self._mail_after < found.time for row in rows
            )
            if one.confirmed and one.address and is_due:
                if not await self._send_mail(one.address, one.language, rows, found):
                    self._no_mail_until = monotonic() + MAIL_PAUSE
                    return
                async with self._database.write() as session:
                    await mark_told(session, [key_of(row) for row in rows], "mail", now())

    async def _send_mail(
        self, address: str, language: Language, rows: Sequence[NoticeRow], found: Round
    ) -> bool:
        """False: the mail server could not be reached."""
        assert self._means.mails is not None
        words, links = wording(language), self._means.links
        parts: dict[str, tuple[str, str, str]] = {}  # by table: its most urgent notice
        for row in sorted(rows, key=lambda one: URGENCY.index(one.event)):
            facts = await self._facts(row)
            if facts is not None and row.table_id not in parts:
                title = words.title(row.event, facts)
                body = words.body(row.event, facts, found.left(row))
                parts[row.table_id] = (title, body, links.to_table(row.table_id))
        end = links.signed("end", rows[0].person)
        return not parts or await self._means.mails.send(
            words.digest(address, list(parts.values()), end)
        )

    async def _facts(self, row: NoticeRow) -> Facts | None:
        """What may be told of the table; None if this Iteru cannot play it."""
        table = self._tables.table(row.table_id)
        try:
            async with table.lock:
                kept = await self._tables.read(table)
                return facts(kept, table.play, row.person)
        except Refusal:
            return None


def _row(wait: Wait) -> NoticeRow:
    return NoticeRow(
        person=wait.person,
        table_id=wait.table,
        event=wait.event,
        number=wait.number,
        since=wait.since,
        pushed=None,
        mailed=None,
    )


def push_of(table: str, title: str, body: str) -> Push:
    """The client's service worker shows it, and leads to the table."""
    topic = hashlib.sha256(table.encode()).hexdigest()[:32]
    text = json.dumps({"title": title, "body": body, "url": f"/table/{table}", "tag": table})
    return Push(text, topic, LASTS)
