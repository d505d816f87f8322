"""Oneself: name and account."""

from fastapi import APIRouter, Request, Response

from iteru.server.identity import me
from iteru.server.messages import Credentials, Me, Rename
from iteru.server.routes.asking import Person, SeldomEnough, Server, Visitor, refusals

router = APIRouter(tags=["people"])


@router.get("/me", responses=refusals())
async def get_me(visitor: Visitor, request: Request, response: Response, server: Server) -> Me:
    """Who I am; the first question makes a newcomer a guest with a name."""
    person = visitor or await server.identity.new_guest()
    server.identity.remember(person, request, response)  # the cookie lives on
    return me(person)


@router.patch("/me", responses=refusals())
async def rename(person: Person, asked: Rename, server: Server) -> Me:
    return me(await server.accounts.rename(person, asked.name))


@router.post("/account", dependencies=[SeldomEnough], responses=refusals(403, 409))
async def register(
    person: Person, asked: Credentials, request: Request, response: Response, server: Server
) -> Me:
    """Makes an account; what I have played as a guest is its own."""
    account = await server.accounts.register(person, asked)
    server.identity.remember(account, request, response)
    return me(account)


@router.post("/login", dependencies=[SeldomEnough], responses=refusals(403))
async def log_in(
    visitor: Visitor, asked: Credentials, request: Request, response: Response, server: Server
) -> Me:
    """I am the holder of this account; the seats that I took as a guest come with me."""
    holder = await server.accounts.log_in(visitor, asked)
    server.identity.remember(holder, request, response)
    return me(holder)


@router.post("/logout", responses=refusals())
async def log_out(request: Request, response: Response, server: Server) -> Me:
    """I am a new guest."""
    guest = await server.identity.new_guest()
    server.identity.remember(guest, request, response)
    return me(guest)
