"""What I want to be told outside the page: what, this browser, an address for mail."""

from fastapi import APIRouter, Request, Response

from iteru.server.identity import Known
from iteru.server.limits import Cost
from iteru.server.messages.notices import (
    Device,
    MailLink,
    Notices,
    SetAddress,
    SetNotices,
    Tried,
    TryNotice,
)
from iteru.server.routes.asking import (
    InBrowser,
    Person,
    SeldomEnough,
    Server,
    costs,
    new_guest,
    refusals,
)
from iteru.server.services import Services

router = APIRouter(tags=["notices"])


@router.get("/notices", responses=refusals())
async def notices(request: Request, response: Response, server: Server) -> Notices:
    """What can be told here, and what I want to be told."""
    return await server.notice_settings.notices(await known(request, response, server))


@router.put("/notices", responses=refusals())
async def set_notices(
    person: Person, asked: SetNotices, request: Request, response: Response, server: Server
) -> Notices:
    await server.notice_settings.set(person, asked)
    return await notices(request, response, server)


@router.post("/notices/try", dependencies=[costs(Cost.NOTICE)], responses=refusals(403))
async def try_notice(
    asked: TryNotice, request: Request, response: Response, server: Server
) -> Tried:
    """Sends me a notice at once, a few of them at most."""
    asker = await known(request, response, server)
    server.mails.check(f"{asked.channel} for {asker.person.id}")
    return Tried(sent=await server.notice_settings.try_notice(asker, asked))


@router.put("/notices/device", dependencies=[SeldomEnough], responses=refusals(403))
async def add_device(
    asked: Device, request: Request, response: Response, server: Server
) -> Notices:
    """This browser is told by Web Push from now on."""
    await server.notice_settings.add_device(await known(request, response, server), asked)
    return await notices(request, response, server)


@router.delete("/notices/device", responses=refusals())
async def drop_device(request: Request, response: Response, server: Server) -> Notices:
    """This browser is told no longer."""
    await server.notice_settings.drop_device(await known(request, response, server))
    return await notices(request, response, server)


@router.put("/notices/address", dependencies=[SeldomEnough, InBrowser], responses=refusals(403))
async def set_address(
    person: Person, asked: SetAddress, request: Request, response: Response, server: Server
) -> Notices:
    """Names an address for mail; a mail with a link asks there first."""
    server.mails.check(person.id)
    server.mails.check(asked.address.lower())  # nobody fills a stranger's box
    await server.notice_settings.set_address(person, asked)
    return await notices(request, response, server)


@router.delete("/notices/address", dependencies=[InBrowser], responses=refusals(403))
async def drop_address(
    person: Person, request: Request, response: Response, server: Server
) -> Notices:
    await server.notice_settings.drop_address(person.id)
    return await notices(request, response, server)


@router.post("/notices/confirm", dependencies=[SeldomEnough], responses=refusals(403))
async def confirm(asked: MailLink, server: Server) -> None:
    """By the link in a mail: this address is mine."""
    await server.notice_settings.confirm(asked.token)


@router.post("/notices/end", dependencies=[SeldomEnough], responses=refusals(403))
async def end_mails(asked: MailLink, server: Server) -> None:
    """By the link in a mail: no more notices by mail."""
    await server.notice_settings.end_mails(asked.token)


async def known(request: Request, response: Response, server: Services) -> Known:
    """Who is asking, with the session; a newcomer becomes a guest at once."""
    return await server.identity.known(request) or Known(
        await new_guest(request, response, server), None
    )
