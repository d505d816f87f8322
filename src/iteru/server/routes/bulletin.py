"""What every open page asks for now and then: turns elsewhere, announcements, a new version."""

import hashlib
from functools import cache

from fastapi import APIRouter

import iteru
from iteru.server.clock import now
from iteru.server.messages.bulletin import Announcement, Bulletin, Turn
from iteru.server.routes import client
from iteru.server.routes.asking import Person, Server, Visitor, refusals
from iteru.server.store.notices import turns_of
from iteru.server.store.order import announcements, forget_warning

router = APIRouter(tags=["bulletin"])


@router.get("/bulletin", responses=refusals())
async def bulletin(visitor: Visitor, server: Server) -> Bulletin:
    async with server.database.read() as session:
        turns = [] if visitor is None else await turns_of(session, visitor.id)
        told = await announcements(session, now())
    return Bulletin(
        turns=[
            Turn(table=table.id, game=table.game, name=table.name, others=others, until=table.due)
            for table, others in turns
        ],
        announcements=[Announcement(id=row.id, text=row.text) for row in told],
        warning=None if visitor is None else visitor.warning,
        build=build(),
    )


@router.delete("/warning", responses=refusals())
async def read_warning(person: Person, server: Server) -> None:
    """I have read the warning of who runs the server."""
    async with server.database.write() as session:
        await forget_warning(session, person.id)


@cache
def build() -> str:
    """Changes with every build of the client: its page names all its files by their hashes."""
    page = client.FOLDER / "index.html"
    text = page.read_bytes() if page.is_file() else b""
    return hashlib.sha256(iteru.__version__.encode() + text).hexdigest()[:16]
