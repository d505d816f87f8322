"""Oneself: name and account."""

from fastapi import APIRouter, Request, Response

from iteru.server.identity import me
from iteru.server.limits import Cost
from iteru.server.messages.base import Json
from iteru.server.messages.notices import ForgottenPassword, PasswordByMail
from iteru.server.messages.people import (
    Credentials,
    Erase,
    Me,
    NewPassword,
    NewToken,
    Recover,
    Recovered,
    RecoveryCode,
    Registration,
    Rename,
    SessionInfo,
    TokenRequest,
)
from iteru.server.messages.play import MuteInfo
from iteru.server.messages.profiles import BlockInfo
from iteru.server.names import skeleton
from iteru.server.routes.asking import (
    InBrowser,
    Person,
    SeldomEnough,
    Server,
    TableId,
    Visitor,
    costs,
    new_guest,
    refusals,
)

router = APIRouter(tags=["people"])


@router.get("/me", responses=refusals())
async def get_me(request: Request, response: Response, server: Server) -> Me:
    """Who I am; the first question makes a newcomer a guest with a name."""
    known = await server.identity.known(request)
    if known is not None:
        await server.identity.stay(known, request, response)
        return me(known.person)
    return me(await new_guest(request, response, server))


@router.patch("/me", responses=refusals())
async def rename(person: Person, asked: Rename, server: Server) -> Me:
    return me(await server.accounts.rename(person, asked.name))


@router.post("/account", dependencies=[SeldomEnough, InBrowser], responses=refusals(403, 409))
async def register(
    person: Person, asked: Registration, request: Request, response: Response, server: Server
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
    server.account_logins.check(skeleton(asked.account))
    holder = await server.accounts.log_in(visitor, asked)
    await server.identity.enter(holder, request, response)
    return me(holder)


@router.post("/logout", responses=refusals())
async def log_out(request: Request, response: Response, server: Server) -> Me:
    """I am a new guest; the session that was is worth nothing any more."""
    return me(await new_guest(request, response, server))


@router.post("/password", dependencies=[SeldomEnough], responses=refusals(403))
async def change_password(
    person: Person, asked: NewPassword, request: Request, server: Server
) -> list[SessionInfo]:
    """Changes my password; other browsers and my scripts' tokens are signed out."""
    server.account_logins.check(skeleton(person.account or person.id))
    await server.accounts.change_password(person, asked)
    await server.identity.revoke_others(request)
    return await server.identity.sessions(request)


@router.post("/password/forgotten", dependencies=[SeldomEnough], responses=refusals(403))
async def forgot_password(asked: ForgottenPassword, server: Server) -> None:
    """Sends a link to the account's address, if it has a confirmed one."""
    server.mails.check(f"account {skeleton(asked.account)}")
    await server.lost_passwords.forgotten(asked)


@router.post("/password/reset", dependencies=[SeldomEnough], responses=refusals(403))
async def reset_password(asked: PasswordByMail, server: Server) -> None:
    """By the link in a mail: a new password. Whoever was signed in is signed out."""
    holder = await server.lost_passwords.change(asked)
    await server.identity.end_all(holder.id)


@router.get("/me/data", dependencies=[costs(Cost.RECORD)], responses=refusals())
async def my_data(person: Person, server: Server) -> Json:
    """All that this server knows about me."""
    return await server.own_data.export(person.id)


@router.post("/me/erase", dependencies=[SeldomEnough, InBrowser], responses=refusals(403))
async def erase(
    person: Person, asked: Erase, request: Request, response: Response, server: Server
) -> Me:
    """Deletes me for good; I am a new guest."""
    await server.own_data.erase(person, asked.password)
    return me(await new_guest(request, response, server))


@router.post("/recovery", dependencies=[InBrowser], responses=refusals(403))
async def new_recovery_code(person: Person, server: Server) -> RecoveryCode:
    """A code for a guest to come back with; the one before is worth nothing any more."""
    return RecoveryCode(code=await server.recovery.new_code(person))


@router.post("/recover", dependencies=[SeldomEnough], responses=refusals(403))
async def recover(
    visitor: Visitor, asked: Recover, request: Request, response: Response, server: Server
) -> Recovered:
    """I am the guest whose code this is; the seats that I have taken since come with me."""
    guest = await server.recovery.use(asked.code)
    await server.accounts.take_along(visitor, guest)
    await server.identity.enter(guest, request, response)
    code = await server.recovery.new_code(guest)
    return Recovered(me=me(guest).model_copy(update={"recovery": True}), code=code)


@router.get("/sessions", responses=refusals())
async def sessions(request: Request, server: Server) -> list[SessionInfo]:
    """The browsers that are signed in as me, and my scripts' tokens."""
    return await server.identity.sessions(request)


@router.delete("/sessions/{id}", dependencies=[InBrowser], responses=refusals(403, 404))
async def revoke(
    id: TableId, person: Person, request: Request, server: Server
) -> list[SessionInfo]:
    """Signs a browser out, or ends a token; returns what is left."""
    await server.identity.revoke(person, id)
    return await server.identity.sessions(request)


@router.get("/mutes", responses=refusals())
async def mutes(person: Person, server: Server) -> list[MuteInfo]:
    """Whom I do not hear, and whom nobody hears at tables whose host I am."""
    return await server.chat.mutes(person.id)


@router.delete("/mutes/{id}", responses=refusals(404))
async def lift_mute(id: TableId, person: Person, server: Server) -> list[MuteInfo]:
    """Hears somebody again; returns what is left."""
    await server.chat.lift(person.id, id)
    return await server.chat.mutes(person.id)


@router.get("/blocks", responses=refusals())
async def blocks(person: Person, server: Server) -> list[BlockInfo]:
    """Whom I do not play with."""
    return await server.blocks.blocks(person.id)


@router.delete("/blocks/{id}", responses=refusals(404))
async def lift_block(id: TableId, person: Person, server: Server) -> list[BlockInfo]:
    """Plays with somebody again; returns what is left."""
    await server.blocks.lift(person.id, id)
    return await server.blocks.blocks(person.id)


@router.post("/tokens", dependencies=[InBrowser], responses=refusals(403))
async def new_token(asked: TokenRequest, request: Request, server: Server) -> NewToken:
    """A token for a script that plays as me."""
    return await server.identity.new_token(request, asked.name)
