"""What every route may ask for: the server's parts, and who is asking."""

from typing import Annotated

from fastapi import Depends, Path, Request, Response
from starlette.requests import HTTPConnection

from iteru.server.messages import ErrorMessage
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
    guest = await server.identity.new_guest()
    await server.identity.enter(guest, request, response)
    return guest


Person = Annotated[PersonRow, Depends(person)]


def address(request: Request) -> str:
    return request.client.host if request.client is not None else ""


async def check_rate(request: Request, server: Server) -> None:
    server.requests.check(address(request))


async def check_login_rate(request: Request, server: Server) -> None:
    """Guessing passwords must be slow."""
    server.logins.check(address(request))


NotTooFast = Depends(check_rate)
SeldomEnough = Depends(check_login_rate)
TableId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,32}$")]


def refusals(*statuses: int) -> dict[int | str, dict[str, object]]:
    """For the OpenAPI page: the statuses with which a route may refuse, and those of them all."""
    return {status: {"model": ErrorMessage} for status in (400, *statuses, 413, 422, 429)}


def text_of(media_type: str) -> dict[int | str, dict[str, object]]:
    """For the OpenAPI page: a text instead of JSON."""
    return {200: {"content": {media_type: {}}}}
