"""What every route may ask for: the server's parts, and who is asking."""

from typing import Annotated

from fastapi import Depends, Path, Request, Response, params
from starlette.requests import HTTPConnection

from iteru.server.addresses import address
from iteru.server.limits import Cost
from iteru.server.messages.base import ErrorMessage
from iteru.server.refusals import Refusal
from iteru.server.services import Services
from iteru.server.store.models import PersonRow


async def services(connection: HTTPConnection) -> Services:
    return services_of(connection)


def services_of(connection: HTTPConnection) -> Services:
    found = connection.app.state.services
    assert isinstance(found, Services)
    return found


Server = Annotated[Services, Depends(services)]


async def visitor(request: Request, server: Server) -> PersonRow | None:
    """Who is asking, if a cookie or a token tells."""
    return await server.identity.person(request)


Visitor = Annotated[PersonRow | None, Depends(visitor)]


async def person(
    visitor: Visitor, request: Request, response: Response, server: Server
) -> PersonRow:
    """Who is asking; a newcomer becomes a guest at once."""
    if visitor is not None:
        return visitor
    return await new_guest(request, response, server)


async def new_guest(request: Request, response: Response, server: Services) -> PersonRow:
    server.requests.check(None, address(request), Cost.GUEST)
    server.new_guests.check(address(request))
    guest = await server.identity.new_guest()
    await server.identity.enter(guest, request, response)
    return guest


Person = Annotated[PersonRow, Depends(person)]


async def check_rate(request: Request, server: Server) -> None:
    """Every request, before anything is looked up."""
    server.requests.check(None, address(request))


def costs(cost: Cost) -> params.Depends:
    """A dependency of routes that cost more than a plain request."""

    async def charge(visitor: Visitor, request: Request, server: Server) -> None:
        person = None if visitor is None else visitor.id
        server.requests.check(person, address(request), cost)

    charging: params.Depends = Depends(charge)
    return charging


async def check_new_table(request: Request, server: Server) -> None:
    """Nobody fills the list of open tables."""
    server.new_tables.check(address(request))


async def check_login_rate(request: Request, server: Server) -> None:
    """Guessing passwords must be slow."""
    server.logins.check(address(request))


async def check_browser(request: Request, server: Server) -> None:
    """A token plays for its person; it must not become the person, who could not revoke that."""
    known = await server.identity.known(request)
    if known is not None and known.session is not None and known.session.kind == "script":
        raise Refusal("not_allowed", "This is done in the browser, not by a script with a token.")


InBrowser = Depends(check_browser)
SomeTables = Depends(check_new_table)
NotTooFast = Depends(check_rate)
SeldomEnough = Depends(check_login_rate)
TableId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,32}$")]


def refusals(*statuses: int) -> dict[int | str, dict[str, object]]:
    """For the OpenAPI page: the statuses with which a route may refuse, and those of them all."""
    return {status: {"model": ErrorMessage} for status in (400, *statuses, 413, 422, 429)}


def text_of(media_type: str) -> dict[int | str, dict[str, object]]:
    """For the OpenAPI page: a text instead of JSON."""
    return {200: {"content": {media_type: {}}}}
