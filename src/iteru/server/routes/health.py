"""Whether the server is well."""

from fastapi import APIRouter
from sqlalchemy import text

import iteru
from iteru.server.messages import Health
from iteru.server.routes.asking import Server, refusals

router = APIRouter(tags=["health"])


@router.get("/health", responses=refusals())
async def health(server: Server) -> Health:
    """Answers if the database does."""
    async with server.database.read() as session:
        await session.execute(text("SELECT 1"))
    return Health(
        version=iteru.__version__,
        build=iteru.build(),
        database="sqlite" if server.database.is_sqlite else "postgresql",
    )
