"""Puzzles: the day's and the archive, and how one is solved."""

from typing import Annotated

from fastapi import APIRouter, Path

from iteru.server.limits import Cost
from iteru.server.messages.puzzles import PuzzleAnswer, PuzzleList, PuzzlePosition, PuzzleState
from iteru.server.routes.asking import Person, Server, SomeTables, Visitor, costs, refusals

router = APIRouter(tags=["puzzles"])
PuzzleId = Annotated[str, Path(pattern="^[a-z0-9-]{1,60}$")]


@router.get("/puzzles", responses=refusals())
async def puzzles(visitor: Visitor, server: Server) -> PuzzleList:
    """Today's puzzle, the same for everybody, those of the days before, and all that there are."""
    return await server.puzzles.all(None if visitor is None else visitor.id)


@router.get("/puzzles/{id}", dependencies=[costs(Cost.LAST)], responses=refusals(404))
async def position(id: PuzzleId, visitor: Visitor, server: Server) -> PuzzlePosition:
    """What is asked, as the seat that decides sees it."""
    return await server.puzzles.position(id, None if visitor is None else visitor.id)


@router.post(
    "/puzzles/{id}", dependencies=[costs(Cost.RECORD), SomeTables], responses=refusals(404)
)
async def open_puzzle(id: PuzzleId, person: Person, server: Server) -> PuzzleState:
    """Opens a puzzle, or goes on with it, at a study of mine."""
    return await server.puzzles.open(person, id)


@router.post("/puzzles/{id}/tries", responses=refusals(404, 409))
async def try_answer(
    id: PuzzleId, person: Person, asked: PuzzleAnswer, server: Server
) -> PuzzleState:
    """An answer; a wrong one tells what it would have cost. There are three."""
    return await server.puzzles.answer(person.id, id, asked.code)


@router.post("/puzzles/{id}/hints", responses=refusals(403, 404, 409))
async def next_hint(id: PuzzleId, person: Person, server: Server) -> PuzzleState:
    """The next of three: the rule, the area, the piece."""
    return await server.puzzles.hint(person.id, id)


@router.post("/puzzles/{id}/end", responses=refusals(404, 409))
async def give_up(id: PuzzleId, person: Person, server: Server) -> PuzzleState:
    """I want to see the answer."""
    return await server.puzzles.give_up(person.id, id)
