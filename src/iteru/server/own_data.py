"""What the server knows about a person: all of it in one piece, and the end of it."""

from contextlib import suppress

from fastapi.encoders import jsonable_encoder

from iteru.server.attendance import Attendance
from iteru.server.identity import Identity
from iteru.server.lobby import Lobby
from iteru.server.messages.base import Json
from iteru.server.passwords import Passwords
from iteru.server.refusals import Refusal
from iteru.server.store.database import Database
from iteru.server.store.models import PersonRow
from iteru.server.store.order import erase_person, forget_seat_names
from iteru.server.store.own_data import data_of
from iteru.server.store.tables import ids_of_my_tables
from iteru.server.tables import Tables


class OwnData:
    def __init__(
        self,
        database: Database,
        tables: Tables,
        lobby: Lobby,
        attendance: Attendance,
        identity: Identity,
        passwords: Passwords,
    ) -> None:
        self._database = database
        self._tables = tables
        self._lobby = lobby
        self._attendance = attendance
        self._identity = identity
        self._passwords = passwords

    async def export(self, person: str) -> Json:
        async with self._database.read() as session:
            found: Json = jsonable_encoder(await data_of(session, person))
        return found

    async def erase(self, person: PersonRow, password: str) -> None:
        """By the person, who has to know the password of an account."""
        if person.password and not await self._passwords.is_right(person.password, password):
            raise Refusal("wrong_password", "The password is not right.")
        await self.erase_for_good(person)

    async def erase_for_good(self, person: PersonRow) -> None:
        """Gives up all seats, then forgets all but that somebody sat there."""
        async with self._database.write() as session:
            await forget_seat_names(session, person.id)  # first: leaving tells the others
            tables = await ids_of_my_tables(session, person.id)
        for table in tables:
            with suppress(Refusal):  # a game that this Iteru cannot play stays as it is
                is_running = (await self._tables.told(table, person.id)).status == "running"
                leave = self._attendance.leave if is_running else self._lobby.leave
                await leave(person, table)
        await self._identity.end_all(person.id)
        async with self._database.write() as session:
            await erase_person(session, person.id)
