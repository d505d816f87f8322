"""All parts of the server, put together, started and stopped in order."""

import logging

from iteru.server.accounts import Accounts
from iteru.server.advice import Advice
from iteru.server.analyses import Analyses
from iteru.server.attendance import Attendance
from iteru.server.blocks import Blocks
from iteru.server.bot_turns import BotTurns
from iteru.server.branches import Branches
from iteru.server.broadcast import Broadcast, PostgresBroadcast
from iteru.server.chat import Chat
from iteru.server.commits import Commits
from iteru.server.hub import Hub
from iteru.server.identity import Identity
from iteru.server.limits import AT_ONE_ADDRESS, Buckets, Budgets, Sockets
from iteru.server.listing import Listing
from iteru.server.lobby import Lobby
from iteru.server.lost_passwords import LostPasswords
from iteru.server.moves import Moves
from iteru.server.notes import Notes
from iteru.server.notices.means import means
from iteru.server.notices.sender import Sender
from iteru.server.notices.settings import NoticeSettings
from iteru.server.own_data import OwnData
from iteru.server.passwords import Passwords
from iteru.server.presence import Presence
from iteru.server.profiles import Profiles
from iteru.server.puzzles import Puzzles
from iteru.server.recovery import Recovery
from iteru.server.replays import Replays
from iteru.server.rooms import Rooms
from iteru.server.settings import Settings
from iteru.server.store.database import Database
from iteru.server.store.heartbeat import Heartbeat
from iteru.server.store.migrate import migrate
from iteru.server.sweeping import Sweeping
from iteru.server.tables import LiveTable, Tables
from iteru.server.thinking import Thinkers
from iteru.server.timekeeping import Timekeeper
from iteru.work.cluster import engine_at

log = logging.getLogger(__name__)


class Services:
    """What routes and sockets call."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database_url)
        self.broadcast = (
            Broadcast() if self.database.is_sqlite else PostgresBroadcast(self.database)
        )
        presence = Presence()
        self.recovery = Recovery(self.database)
        self.tables = Tables(self.database, presence, self._changed)
        passwords = Passwords()
        self.accounts = Accounts(self.database, self.broadcast, self.tables, passwords)
        self.lobby = Lobby(self.database, self.broadcast, self.tables)
        self.profiles = Profiles(self.database, presence, settings.ratings)
        self.listing = Listing(self.database, self.tables)
        self.rooms = Rooms(self.database, self.broadcast, self.tables)
        self.chat = Chat(self.database, self.broadcast, self.tables)
        self.blocks = Blocks(self.database, self.tables)
        notes = Notes(self.database, self.broadcast, self.tables)
        self.attendance = Attendance(self.database, self.broadcast, self.tables, notes)
        self.timekeeper = Timekeeper(
            self.database, self.broadcast, presence, self.tables, notes, self.attendance
        )
        self.hub = Hub(self.database, self.broadcast, presence, self.tables)
        self.identity = Identity(self.database, settings, self.broadcast, self.hub.end_sessions)
        self.commits = Commits(self.database, self.broadcast)
        self.moves = Moves(self.tables, self.commits)
        self.thinkers = Thinkers(
            engine_at(settings.ray_address, settings.bot_processes), settings.bot_seconds
        )
        self.replays = Replays(self.thinkers)
        studying = (self.database, self.broadcast, self.tables, self.lobby, self.thinkers)
        self.puzzles = Puzzles(*studying)
        self.branches = Branches(*studying)
        self.analyses = Analyses(self.database, self.tables, self.thinkers)
        self.advice = Advice(self.tables, self.thinkers)
        self.bot_turns = BotTurns(
            self.database, self.broadcast, self.tables, self.moves, self.thinkers
        )
        self.heartbeat = Heartbeat(self.database)
        self.sweeping = Sweeping(self.database, self.broadcast, presence, self.tables)
        by_means = means(settings)
        self.notice_settings = NoticeSettings(self.database, by_means)
        self.lost_passwords = LostPasswords(self.database, by_means, passwords)
        self.own_data = OwnData(
            self.database, self.tables, self.lobby, self.attendance, self.identity, passwords
        )
        self.sender = Sender(
            self.database, self.broadcast, presence, self.tables, by_means, settings.mail_after
        )
        self.requests = Budgets(settings.request_rate / 2, settings.request_rate)
        self.messages = Budgets(settings.message_rate, settings.message_rate * AT_ONE_ADDRESS)
        self.new_tables = Buckets(settings.table_rate, burst=300.0)
        self.new_guests = Buckets(settings.guest_rate, burst=200.0)  # a club comes at once
        self.sockets = Sockets(settings.most_sockets)
        self.logins = Buckets(settings.login_rate)
        self.account_logins = Buckets(settings.login_rate / 10, burst=200.0)
        self.mails = Buckets(1 / 600, burst=3000.0)  # five at once, then one in ten minutes

    def _changed(self, table: LiveTable) -> None:
        self.bot_turns.nudge(table)

    async def start(self) -> None:
        await migrate(self.database)
        await self.identity.start()
        self.commits.start()
        await self.hub.start()
        await self.timekeeper.start()
        self.bot_turns.start()
        self.sweeping.start()
        self.sender.start()
        log.info("ready", extra={"worker": self.broadcast.worker})

    async def stop(self) -> None:
        """In the order in which nothing that was accepted is lost."""
        await self.timekeeper.stop()
        await self.analyses.stop()
        await self.bot_turns.stop()
        await self.sweeping.stop()
        await self.sender.stop()
        await self.hub.stop()
        await self.commits.stop()
        await self.broadcast.stop()
        await self.thinkers.stop()
        await self.database.close()
        log.info("stopped", extra={"worker": self.broadcast.worker})
