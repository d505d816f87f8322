"""Who is asking: a guest at once, known by a signed cookie; an account if one wants to keep it."""

import hashlib
import secrets

from itsdangerous import BadSignature, Signer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from iteru.server.clock import now
from iteru.server.messages import Me
from iteru.server.store.database import Database
from iteru.server.store.models import PersonRow
from iteru.server.store.people import person_by_id, secret_value

COOKIE = "iteru"
COOKIE_AGE = 400 * 24 * 3600  # seconds: the most that browsers keep
# Names of the time, the same in every language.
GUEST_NAMES = (
    "Ahmose", "Amunet", "Anen", "Baketre", "Djedi", "Hapi", "Henut", "Hori", "Huya", "Imhotep",
    "Ipuki", "Kawab", "Khay", "Maya", "Menna", "Merit", "Meru", "Nebet", "Nefer", "Nofret", "Paser",
    "Pepi", "Rekhmire", "Sabu", "Senbi", "Sennefer", "Tadukhipa", "Takhat", "Teti", "Tiye",
    "Userhat", "Wadjet",
)  # fmt: skip


class Identity:
    """`start` before use: the key that signs is kept in the database, the same for all workers."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._signer = Signer("")

    async def start(self) -> None:
        async with self._database.write() as session:
            key = await secret_value(session, "cookie", secrets.token_urlsafe(32))
        self._signer = Signer(key, salt="person", digest_method=hashlib.sha256)

    async def person(self, connection: HTTPConnection) -> PersonRow | None:
        """The visitor whom the cookie names, if it is genuine."""
        value = connection.cookies.get(COOKIE)
        if value is None:
            return None
        try:
            id = self._signer.unsign(value).decode()
        except (BadSignature, UnicodeError):
            return None
        async with self._database.read() as session:
            return await person_by_id(session, id)

    async def new_guest(self) -> PersonRow:
        name = f"{secrets.choice(GUEST_NAMES)} {secrets.randbelow(90) + 10}"
        guest = PersonRow(id=secrets.token_urlsafe(12), name=name, created=now())
        async with self._database.write() as session:
            session.add(guest)
        return guest

    def remember(self, person: PersonRow, connection: HTTPConnection, response: Response) -> None:
        response.set_cookie(
            COOKIE,
            self._signer.sign(person.id).decode(),
            max_age=COOKIE_AGE,
            httponly=True,
            samesite="lax",
            secure=connection.url.scheme in ("https", "wss"),
        )

    def forget(self, response: Response) -> None:
        response.delete_cookie(COOKIE, httponly=True, samesite="lax")


def me(person: PersonRow) -> Me:
    return Me(id=person.id, name=person.name, account=person.account)
