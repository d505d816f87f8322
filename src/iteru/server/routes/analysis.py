"""The coach: analyses of finished games, begun, looked at and stopped."""

from fastapi import APIRouter, Request, Response

from iteru.server.limits import Cost
from iteru.server.messages.analysis import AnalysisAnswer, AnalysisRequest, ReadingAnswer
from iteru.server.messages.records import StepNumber
from iteru.server.routes.asking import Person, Server, TableId, Visitor, costs, refusals
from iteru.server.routes.games import unchanged_or
from iteru.server.routes.records import owner

router = APIRouter(tags=["analysis"])


@router.get(
    "/tables/{id}/analysis",
    response_model=AnalysisAnswer,
    dependencies=[costs(Cost.STEPS)],
    responses=refusals(403, 404),
)
async def analysis(id: TableId, visitor: Visitor, request: Request, server: Server) -> Response:
    """What is read of a finished game so far; 304 if nothing has changed."""
    person = None if visitor is None else visitor.id
    found = await server.analyses.so_far(id, person, owner(visitor, request))
    body = found.model_dump_json()
    return unchanged_or(request, Response(body, media_type="application/json"))


@router.get(
    "/tables/{id}/analysis/{move}",
    dependencies=[costs(Cost.STEPS)],
    responses=refusals(403, 404),
)
async def reading(
    id: TableId, move: StepNumber, visitor: Visitor, request: Request, server: Server
) -> ReadingAnswer:
    """All that was read of the decision after so many moves."""
    person = None if visitor is None else visitor.id
    return await server.analyses.reading(id, move, person, owner(visitor, request))


@router.post(
    "/tables/{id}/analysis",
    status_code=204,
    dependencies=[costs(Cost.ANALYSIS)],
    responses=refusals(403, 404),
)
async def begin_analysis(
    id: TableId, person: Person, asked: AnalysisRequest, server: Server
) -> None:
    """Goes on with the analysis of a finished game; one at a time for each person."""
    await server.analyses.begin(id, person.id, asked.depth)


@router.delete("/tables/{id}/analysis", status_code=204, responses=refusals(403, 404, 409))
async def stop_analysis(id: TableId, person: Person, server: Server) -> None:
    """Stops an analysis that I have begun; what was read stays."""
    await server.analyses.cancel(id, person.id)
