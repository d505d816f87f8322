"""Who is asking: a guest at once, known by a session; an account if one wants to keep it.

A session is a row: its random token is in the visitor's cookie, and only its hash is stored. A
script has a token of its own, sent as `Authorization: Bearer …`, made and revoked like a session.
"""

import hashlib
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import timedelta

from itsdangerous import BadSignature, Signer
from sqlalchemy.ext.asyncio import AsyncSession
from starlette.requests import HTTPConnection
from starlette.responses import Response

from iteru.server.broadcast import Broadcast, News
from iteru.server.clock import now
from iteru.server.keys import first_key
from iteru.server.messages.people import Me, NewToken, SessionInfo
from iteru.server.names import skeleton
from iteru.server.refusals import Refusal
from iteru.server.settings import Settings
from iteru.server.store.database import Database
from iteru.server.store.models import PersonRow, SessionKind, SessionRow
from iteru.server.store.people import is_reserved, person_by_id
from iteru.server.store.sessions import revoke, revoke_all, session_by_hash, sessions_of

COOKIE = "iteru"
COOKIE_AGE = 400 * 24 * 3600  # seconds: the most that browsers keep
MOST_TOKENS = 20  # of one person
SELDOM = timedelta(hours=1)  # so often it is noted that a session is used
EXCHANGE = timedelta(minutes=1)  # several tabs may bring the same cookie of the first edition
# Names of the time, the same in every language.
GUEST_NAMES = (
    "Ahmose", "Amunet", "Anen", "Baketre", "Djedi", "Hapi", "Henut", "Hori", "Huya", "Imhotep",
    "Ipuki", "Kawab", "Khay", "Maya", "Menna", "Merit", "Meru", "Nebet", "Nefer", "Nofret", "Paser",
    "Pepi", "Rekhmire", "Sabu", "Senbi", "Sennefer", "Tadukhipa", "Takhat", "Teti", "Tiye",
    "Userhat", "Wadjet",
)  # fmt: skip


@dataclass(frozen=True)
class Known:
    """A visitor; without a session if a cookie of the first edition has told who it is."""

    person: PersonRow
    session: SessionRow | None


class Identity:
    """`start` before use."""

    def __init__(
        self,
        database: Database,
        settings: Settings,
        broadcast: Broadcast,
        ended: Callable[[Sequence[str]], None],
    ) -> None:
        """ended: is told the ids of sessions that have ended here; other workers hear of them."""
        self._database = database
        self._broadcast = broadcast
        self._ended = ended
        self._key_file = settings.key_file
        self._signer: Signer | None = None  # of the first edition's cookies

    async def start(self) -> None:
        key = await first_key(self._database, self._key_file)
        if key is not None:
            self._signer = Signer(key, salt="person", digest_method=hashlib.sha256)

    # ------------------------------------------------------------------ who it is

    async def person(self, connection: HTTPConnection) -> PersonRow | None:
        known = await self.known(connection)
        return None if known is None else known.person

    async def known(self, connection: HTTPConnection) -> Known | None:
        """The visitor whom a token or the cookie names, if it is genuine."""
        token = bearer(connection)
        if token is not None:
            return await self._by_token(token, "script")
        cookie = connection.cookies.get(COOKIE, "")
        if "." in cookie:
            return await self._by_signature(cookie)
        return await self._by_token(cookie, "browser") if cookie else None

    async def _by_token(self, token: str, kind: SessionKind) -> Known | None:
        async with self._database.read() as session:
            found = await session_by_hash(session, hash_of(token))
        if found is None or found[0].kind != kind:
            return None
        return Known(found[1], found[0])

    async def _by_signature(self, cookie: str) -> Known | None:
        """By a cookie of the first edition that was not exchanged yet."""
        if self._signer is None:
            return None
        try:
            id = self._signer.unsign(cookie).decode()
        except (BadSignature, UnicodeError):
            return None
        async with self._database.read() as session:
            person = await person_by_id(session, id)
        if person is None or (person.exchanged and person.exchanged + EXCHANGE < now()):
            return None
        return Known(person, None)

    async def new_guest(self) -> PersonRow:
        guest = PersonRow(id=secrets.token_urlsafe(12), name="", created=now())
        async with self._database.write() as session:
            while not guest.name or await is_reserved(session, skeleton(guest.name), guest.id):
                guest.name = f"{secrets.choice(GUEST_NAMES)} {secrets.randbelow(90) + 10}"
            session.add(guest)
        return guest

    # ------------------------------------------------------------------ sessions

    async def stay(self, known: Known, connection: HTTPConnection, response: Response) -> None:
        """The cookie lives on; one of the first edition becomes a session."""
        if known.session is None:
            await self.enter(known.person, connection, response)
        elif known.session.kind == "browser":
            if known.session.used + SELDOM < now():
                async with self._database.write() as session:
                    (await session.merge(known.session)).used = now()
            _set_cookie(connection.cookies[COOKIE], connection, response)

    async def enter(
        self, person: PersonRow, connection: HTTPConnection, response: Response
    ) -> None:
        """A new session of this person; the one that asked, whoever's it was, ends."""
        await self.leave(connection)
        token = secrets.token_urlsafe(32)
        async with self._database.write() as session:
            agent = connection.headers.get("user-agent", "")
            session.add(new_session(person.id, "browser", printable(agent), token))
        _set_cookie(token, connection, response)

    async def leave(self, connection: HTTPConnection) -> None:
        """Ends the session that asks: its cookie is worth nothing from now on."""
        known = await self.known(connection)
        if known is None:
            return
        async with self._database.write() as session:
            if known.session is None:
                person = await session.merge(known.person)
                person.exchanged = person.exchanged or now()
                return
            if known.session.kind == "script":
                return
            await revoke(session, known.person.id, known.session.id)
            await self._tell_ended(session, [known.session.id])
        self._ended([known.session.id])

    async def sessions(self, connection: HTTPConnection) -> list[SessionInfo]:
        known = await self.known(connection)
        if known is None:
            return []
        async with self._database.read() as session:
            rows = await sessions_of(session, known.person.id)
        here = "" if known.session is None else known.session.id
        return [session_info(row, here) for row in rows]

    async def revoke(self, person: PersonRow, id: str) -> None:
        async with self._database.write() as session:
            if not await revoke(session, person.id, id):
                raise Refusal("not_found", f"You have no session {id!r}.")
            await self._tell_ended(session, [id])
        self._ended([id])

    async def revoke_others(self, connection: HTTPConnection) -> None:
        """Ends all sessions and tokens of whoever asks, but the one that asks."""
        known = await self.known(connection)
        assert known is not None
        here = None if known.session is None else known.session.id
        async with self._database.write() as session:
            ids = await revoke_all(session, known.person.id, but=here)
            await self._tell_ended(session, ids)
        self._ended(ids)

    async def end_all(self, person: str) -> None:
        """Ends all sessions and tokens of a person."""
        async with self._database.write() as session:
            ids = await revoke_all(session, person, but=None)
            await self._tell_ended(session, ids)
        self._ended(ids)

    async def _tell_ended(self, session: AsyncSession, ids: Sequence[str]) -> None:
        await self._broadcast.tell(session, [News("ended", ids=(id,)) for id in ids])

    async def new_token(self, connection: HTTPConnection, name: str) -> NewToken:
        """A token for a script; it is shown this once."""
        known = await self.known(connection)
        if known is None:
            raise Refusal("not_allowed", "Tokens are made in the browser, by who is known there.")
        token = f"iteru_{secrets.token_urlsafe(32)}"
        row = new_session(known.person.id, "script", name, token)
        async with self._database.write() as session:
            rows = await sessions_of(session, known.person.id)
            if sum(one.kind == "script" for one in rows) >= MOST_TOKENS:
                raise Refusal("not_allowed", f"One person has at most {MOST_TOKENS} tokens.")
            session.add(row)
        return NewToken(token=token, session=session_info(row, ""))


def bearer(connection: HTTPConnection) -> str | None:
    """The token of a script, if the request has one."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def new_session(person: str, kind: SessionKind, name: str, token: str) -> SessionRow:
    time = now()
    return SessionRow(
        id=secrets.token_urlsafe(9),
        person=person,
        kind=kind,
        name=name,
        hash=hash_of(token),
        created=time,
        used=time,
    )


def session_info(row: SessionRow, here: str) -> SessionInfo:
    return SessionInfo(
        id=row.id,
        kind=row.kind,
        name=row.name,
        created=row.created,
        used=row.used,
        here=row.id == here,
    )


def hash_of(token: str) -> str:
    """Tokens are random and long: a plain hash cannot be turned back."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def printable(agent: str) -> str:
    """A browser's name of itself, as far as a list shows it."""
    return "".join(letter for letter in agent if letter.isprintable())[:40]


def _set_cookie(token: str, connection: HTTPConnection, response: Response) -> None:
    response.set_cookie(
        COOKIE,
        token,
        max_age=COOKIE_AGE,
        httponly=True,
        samesite="lax",
        secure=connection.url.scheme in ("https", "wss"),
    )


def me(person: PersonRow) -> Me:
    return Me(
        id=person.id,
        name=person.name,
        account=person.account,
        recovery=person.recovery is not None,
    )
