"""What if: branches off finished games."""

from fastapi import APIRouter

from iteru.server.limits import Cost
from iteru.server.messages.branches import BranchInfo, BranchOrigin, NewBranch
from iteru.server.routes.asking import Person, Server, SomeTables, TableId, costs, refusals

router = APIRouter(tags=["what if"])


@router.post(
    "/branches",
    dependencies=[costs(Cost.RECORD), SomeTables],
    responses=refusals(403, 404),
)
async def begin_branch(person: Person, asked: NewBranch, server: Server) -> BranchInfo:
    """A study of mine that leaves a finished game at a move; it is played like a table."""
    return await server.branches.begin(person, asked)


@router.post("/branches/search", dependencies=[costs(Cost.LAST)], responses=refusals(403, 404))
async def my_branches(person: Person, asked: BranchOrigin, server: Server) -> list[BranchInfo]:
    """Mine off this game, the latest first."""
    return await server.branches.of(person.id, asked)


@router.get("/branches/{id}", responses=refusals(404))
async def branch(id: TableId, person: Person, server: Server) -> BranchInfo:
    return await server.branches.info(person.id, id)


@router.delete("/branches/{id}", responses=refusals(404))
async def delete_branch(id: TableId, person: Person, server: Server) -> list[BranchInfo]:
    """With its study; what is left of mine off the same game."""
    return await server.branches.delete(person.id, id)
