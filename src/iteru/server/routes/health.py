"""Whether the server is well."""

from fastapi import APIRouter

import iteru
from iteru.server.messages.games import Health
from iteru.server.refusals import Refusal
from iteru.server.routes.asking import Server, refusals

router = APIRouter(tags=["health"])


@router.get("/health", responses=refusals(503))
async def health(server: Server) -> Health:
    """Answers 200 if the database can be written, else 503 with the reason."""
    fault = await server.heartbeat.fault()
    if fault:
        raise Refusal("unavailable", fault)
    return Health(
        version=iteru.__version__,
        build=iteru.build(),
        database="sqlite" if server.database.is_sqlite else "postgresql",
    )
