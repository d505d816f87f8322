"""People: who is here, their pages, and what I think of them."""

from typing import Annotated

from fastapi import APIRouter, Path

from iteru.server.limits import Cost
from iteru.server.messages.base import AccountText
from iteru.server.messages.profiles import PersonHere, Profile, RatingChange, SetRegard
from iteru.server.routes.asking import Person, Server, TableId, Visitor, costs, refusals

router = APIRouter(tags=["profiles"])
AccountName = Annotated[AccountText, Path()]


@router.get("/people", responses=refusals())
async def people_here(person: Person, server: Server, acts: bool = True) -> list[PersonHere]:
    """Who is here with an account; who asks is here, too, and idle if only the page asks."""
    server.hub.seen(person.id)
    if acts:
        server.hub.acted(person.id)
    return await server.profiles.here(person)


@router.get("/people/{name}", dependencies=[costs(Cost.PROFILE)], responses=refusals(404))
async def profile(name: AccountName, person: Person, server: Server) -> Profile:
    """Results and ratings of the holder of an account; of "me", one's own."""
    return await server.profiles.profile(person, name)


@router.get("/tables/{id}/ratings", responses=refusals(404))
async def rating_changes(id: TableId, visitor: Visitor, server: Server) -> list[RatingChange]:
    """What a rated game has made of the ratings of those who played it; else nothing."""
    return await server.profiles.rating_changes(None if visitor is None else visitor.id, id)


@router.put("/people/{name}/regard", responses=refusals(403, 404))
async def set_regard(
    name: AccountName, person: Person, asked: SetRegard, server: Server
) -> Profile:
    """Marks a favourite, or blocks somebody; null takes it back."""
    return await server.profiles.set_regard(person, name, asked.regard)
