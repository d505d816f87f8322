"""The games that exist, what is printed on their parts, their rules and texts."""

import hashlib
from functools import cache
from pathlib import Path

from fastapi import APIRouter, Request, Response
from pydantic_core import to_json

import iteru
from iteru import Game, UnknownGame
from iteru.server.messages.base import Language
from iteru.server.messages.games import GameInfo, OptionInfo
from iteru.server.refusals import Refusal
from iteru.server.routes.asking import refusals, text_of
from iteru.texts import rules_text
from iteru.texts.catalogue import SHARED

router = APIRouter(tags=["games"])
MARKDOWN = "text/markdown"
PLAIN = "text/plain"


def loaded(id: str) -> Game:
    try:
        return iteru.load(id)
    except UnknownGame as error:
        raise Refusal("not_found", f"{error}.") from error


@router.get("/games", responses=refusals())
def games() -> list[GameInfo]:
    return [game_info(iteru.load(id)) for id in iteru.games()]


@router.get("/games/{id}/components", responses=refusals(404))
def components(id: str, request: Request) -> Response:
    """What is printed, the same for everyone: boards, cards, tiles, prices."""
    body = to_json(loaded(id).components)
    return unchanged_or(request, Response(body, media_type="application/json"))


@router.get("/games/{id}/rules/{language}", responses=refusals(404) | text_of(MARKDOWN))
def rules(id: str, language: Language, request: Request) -> Response:
    """The rules for players, in Markdown."""
    return unchanged_or(request, Response(rules_text(loaded(id), language), media_type=MARKDOWN))


@router.get("/texts/{language}", responses=refusals(404) | text_of(PLAIN))
def texts(language: Language, request: Request, game: str | None = None) -> Response:
    """Texts of a language in Fluent's format: those of every table, or a game's own."""
    folder = SHARED if game is None else Path(loaded(game).folder()) / "texts"
    text = (folder / f"{language}.ftl").read_text("utf-8")
    return unchanged_or(request, Response(text, media_type=PLAIN))


def unchanged_or(request: Request, response: Response) -> Response:
    """The response, or 304 if the client has the very same."""
    tag = f'"{hashlib.sha256(response.body).hexdigest()[:20]}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache"}  # kept, and asked for each time
    if request.headers.get("if-none-match", "").removeprefix("W/") == tag:
        return Response(status_code=304, headers=headers)
    response.headers.update(headers)
    return response


@cache
def game_info(game: Game) -> GameInfo:
    return GameInfo(
        id=game.id,
        min_seats=game.min_seats,
        max_seats=game.max_seats,
        options=[
            OptionInfo(
                name=option.name,
                choices=list(option.choices),
                default=option.default,
                seats=list(option.seats),
            )
            for option in game.options
        ],
        rules_version=game.rules_version,
        fingerprint=game.fingerprint,
        has_secrets=game.has_secrets,
    )
