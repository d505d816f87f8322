"""All parts of the server, put together, started and stopped in order."""

import logging

from iteru.server.accounts import Accounts
from iteru.server.advice import Advice
from iteru.server.bot_turns import BotTurns
from iteru.server.broadcast import Broadcast, PostgresBroadcast
from iteru.server.chat import Chat
from iteru.server.commits import Commits
from iteru.server.hub import Hub
from iteru.server.identity import Identity
from iteru.server.limits import Buckets
from iteru.server.lobby import Lobby
from iteru.server.moves import Moves
from iteru.server.presence import Presence
from iteru.server.settings import Settings
from iteru.server.store.database import Database
from iteru.server.store.heartbeat import Heartbeat
from iteru.server.store.migrate import migrate
from iteru.server.tables import LiveTable, Tables
from iteru.server.thinking import Thinkers

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
        self.identity = Identity(self.database, settings)
        self.tables = Tables(self.database, presence, self._changed)
        self.accounts = Accounts(self.database, self.broadcast, self.tables)
        self.lobby = Lobby(self.database, self.broadcast, self.tables)
        self.chat = Chat(self.database, self.broadcast, self.tables)
        self.hub = Hub(self.broadcast, presence, self.tables)
        self.commits = Commits(self.database, self.broadcast)
        self.moves = Moves(self.tables, self.commits)
        self.thinkers = Thinkers(settings.bot_processes, settings.bot_seconds)
        self.advice = Advice(self.tables, self.thinkers)
        self.bot_turns = BotTurns(
            self.database, self.broadcast, self.tables, self.moves, self.thinkers
        )
        self.heartbeat = Heartbeat(self.database)
        self.requests = Buckets(settings.request_rate)
        self.logins = Buckets(settings.login_rate)

    def _changed(self, table: LiveTable) -> None:
        self.bot_turns.nudge(table)

    async def start(self) -> None:
        await migrate(self.database)
        await self.identity.start()
        self.commits.start()
        await self.hub.start()
        self.bot_turns.start()
        log.info("ready", extra={"worker": self.broadcast.worker})

    async def stop(self) -> None:
        """In the order in which nothing that was accepted is lost."""
        await self.bot_turns.stop()
        await self.hub.stop()
        await self.commits.stop()
        await self.broadcast.stop()
        await self.thinkers.stop()
        await self.database.close()
        log.info("stopped", extra={"worker": self.broadcast.worker})
