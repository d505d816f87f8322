"""The games that exist, what is printed on their parts, their rules and texts."""

import hashlib
from functools import cache
from pathlib import Path

from fastapi import APIRouter, Request, Response
from pydantic_core import to_json

import iteru
from iteru import Game, UnknownGame
from iteru.server.messages import GameInfo, Language, OptionInfo
from iteru.server.refusals import Refusal
from iteru.server.routes.asking import refusals
from iteru.texts import rules_text
from iteru.texts.catalogue import SHARED

router = APIRouter(tags=["games"])


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
    return unchanged_or(request, to_json(loaded(id).components), "application/json")


@router.get("/games/{id}/rules/{language}", responses=refusals(404))
def rules(id: str, language: Language, request: Request) -> Response:
    """The rules for players, in Markdown."""
    text = rules_text(loaded(id), language)
    return unchanged_or(request, text.encode(), "text/markdown; charset=utf-8")


@router.get("/texts/{language}", tags=["texts"], responses=refusals(404))
def texts(language: Language, request: Request, game: str | None = None) -> Response:
    """All texts of a language in Fluent's format: the table's, and a game's own."""
    folders = [SHARED]
    if game is not None:
        folders.append(Path(loaded(game).folder()) / "texts")
    text = "\n".join((folder / f"{language}.ftl").read_text("utf-8") for folder in folders)
    return unchanged_or(request, text.encode(), "text/plain; charset=utf-8")


def unchanged_or(request: Request, body: bytes, media_type: str) -> Response:
    """The body, or 304 if the client has the very same."""
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache"}  # kept, and asked for each time
    if request.headers.get("if-none-match", "").removeprefix("W/") == tag:
        return Response(status_code=304, headers=headers)
    return Response(body, media_type=media_type, headers=headers)


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
