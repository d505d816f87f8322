"""Oneself: name and account."""

from fastapi import APIRouter, Request, Response

from iteru.server.identity import me
from iteru.server.messages import Credentials, Me, NewToken, Rename, SessionInfo, TokenRequest
from iteru.server.routes.asking import Person, SeldomEnough, Server, TableId, Visitor, refusals

router = APIRouter(tags=["people"])


@router.get("/me", responses=refusals())
async def get_me(request: Request, response: Response, server: Server) -> Me:
    """Who I am; the first question makes a newcomer a guest with a name."""
    known = await server.identity.known(request)
    if known is not None:
        await server.identity.stay(known, request, response)
        return me(known.person)
    guest = await server.identity.new_guest()
    await server.identity.enter(guest, request, response)
    return me(guest)


@router.patch("/me", responses=refusals())
async def rename(person: Person, asked: Rename, server: Server) -> Me:
    return me(await server.accounts.rename(person, asked.name))


@router.post("/account", dependencies=[SeldomEnough], responses=refusals(403, 409))
async def register(
    person: Person, asked: Credentials, request: Request, response: Response, server: Server
) -> Me:
    """Makes an account; what I have played as a guest is its own."""
    account = await server.accounts.register(person, asked)
    await server.identity.enter(account, request, response)
    return me(account)


@router.post("/login", dependencies=[SeldomEnough], responses=refusals(403))
async def log_in(
    visitor: Visitor, asked: Credentials, request: Request, response: Response, server: Server
) -> Me:
    """I am the holder of this account; the seats that I took as a guest come with me."""
    holder = await server.accounts.log_in(visitor, asked)
    await server.identity.enter(holder, request, response)
    return me(holder)


@router.post("/logout", responses=refusals())
async def log_out(request: Request, response: Response, server: Server) -> Me:
    """I am a new guest; the session that was is worth nothing any more."""
    guest = await server.identity.new_guest()
    await server.identity.enter(guest, request, response)
    return me(guest)


@router.get("/sessions", responses=refusals())
async def sessions(request: Request, server: Server) -> list[SessionInfo]:
    """The browsers that are signed in as me, and my scripts' tokens."""
    return await server.identity.sessions(request)


@router.delete("/sessions/{id}", responses=refusals(404))
async def revoke(
    id: TableId, person: Person, request: Request, server: Server
) -> list[SessionInfo]:
    """Signs a browser out, or ends a token; returns what is left."""
    await server.identity.revoke(person, id)
    return await server.identity.sessions(request)


@router.post("/tokens", responses=refusals(403))
async def new_token(asked: TokenRequest, request: Request, server: Server) -> NewToken:
    """A token for a script that plays as me."""
    return await server.identity.new_token(request, asked.name)
