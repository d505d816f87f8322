"""The application: all routes, how errors are answered, and what starts and stops with it."""

import gc
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import JSONResponse, Response

import iteru
from iteru.server.bodies import BodyLimit
from iteru.server.headers import STRICT, StrictHeaders
from iteru.server.logs import RequestLog, set_up_logs
from iteru.server.messages.base import ErrorCode
from iteru.server.origins import OwnOrigin
from iteru.server.refusals import Refusal, failure, malformed
from iteru.server.routes import (
    analysis,
    branches,
    bulletin,
    client,
    docs,
    games,
    health,
    live,
    notices,
    people,
    profiles,
    puzzles,
    records,
    rooms,
    tables,
)
from iteru.server.routes.asking import NotTooFast
from iteru.server.services import Services
from iteru.server.settings import Settings, read_settings

LARGEST_BODY = 1024 * 1024  # bytes; a record has at most a quarter of it
log = logging.getLogger(__name__)
CODES: dict[int, ErrorCode] = {403: "not_allowed", 404: "not_found", 413: "too_large"}


def create_app(settings: Settings | None = None) -> FastAPI:
    """The server as an ASGI application; without settings, as the environment says."""
    settings = settings or read_settings()
    set_up_logs(settings.log_level)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        services = Services(settings)
        app.state.services = services
        await services.start()
        _collect_rarely()
        yield
        await services.stop()

    app = FastAPI(
        title="Iteru",
        version=iteru.__version__,
        summary="Board games of the Nile: tables, seats, moves and records.",
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,  # routes/docs.py: FastAPI's page needs scripts of other servers
        redoc_url=None,
    )
    modules = (people, profiles, notices, bulletin, games, records, tables, rooms)
    for module in (*modules, analysis, branches, puzzles):
        app.include_router(module.router, prefix="/api", dependencies=[NotTooFast])
    app.include_router(health.router, prefix="/api")
    app.include_router(docs.router, prefix="/api")
    app.include_router(live.router, prefix="/api")  # has its own limit for each connection
    app.include_router(client.router)
    app.add_exception_handler(Refusal, answer_refusal)
    app.add_exception_handler(RequestValidationError, answer_malformed)
    app.add_exception_handler(HTTPException, answer_http)
    app.add_exception_handler(DBAPIError, answer_database)
    app.add_exception_handler(PoolTimeout, answer_database)
    app.add_exception_handler(Exception, answer_failure)
    app.add_middleware(BodyLimit, largest=LARGEST_BODY)
    app.add_middleware(OwnOrigin, public_url=settings.public_url)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=4)
    app.add_middleware(StrictHeaders)
    app.add_middleware(RequestLog)
    return app


def _collect_rarely() -> None:
    """Views and choices are made and thrown away by the thousand without making a cycle: the
    garbage collector would look through all of them, and through every module, for nothing."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


def answer_refusal(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return JSONResponse(error.message().model_dump(), error.status)


def answer_malformed(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    return answer_refusal(request, malformed(error.errors()))


def answer_http(request: Request, error: Exception) -> Response:
    """What FastAPI refuses by itself: an unknown address, a wrong method, broken JSON."""
    assert isinstance(error, HTTPException)
    message = Refusal(CODES.get(error.status_code, "malformed"), f"{error.detail}.").message()
    return JSONResponse(message.model_dump(), error.status_code, error.headers)


def answer_database(request: Request, error: Exception) -> Response:
    """A full disk, a lock, a database that is gone: players are told which."""
    log.error("the database failed", exc_info=error)
    return answer_refusal(request, failure(error))


def answer_failure(request: Request, error: Exception) -> Response:
    """A fault of ours; the log has it in full. It is answered outside of all middleware."""
    response = answer_refusal(request, failure())
    response.headers.update(STRICT)
    return response
