"""The page /api/docs: every address and every message, from the OpenAPI description.

A page of plain HTML: it needs no script, no style and nothing from another server.
"""

from collections.abc import Mapping
from functools import cache
from html import escape
from typing import Any

from fastapi import APIRouter, FastAPI, Request
from starlette.responses import HTMLResponse

router = APIRouter(include_in_schema=False)
Node = Mapping[str, Any]  # a part of the OpenAPI description


@router.get("/docs")
def docs(request: Request) -> HTMLResponse:
    return HTMLResponse(page(request.app))


@cache
def page(app: FastAPI) -> str:
    schema = app.openapi()
    routes = [
        _route(method, path, route)
        for path, methods in schema["paths"].items()
        for method, route in methods.items()
    ]
    messages = [
        _message(name, message) for name, message in schema["components"]["schemas"].items()
    ]
    title = f"Iteru {escape(app.version)}: addresses and messages"
    return "\n".join(
        (
            f'<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>{title}</title>',
            f"<h1>{title}</h1>",
            f"<p>{escape(schema['info']['summary'])}",
            'As data: <a href="/api/openapi.json">/api/openapi.json</a>.</p>',
            "<h2>Addresses</h2>",
            *routes,
            "<h2>Messages</h2>",
            *messages,
            "</html>",
        )
    )


def _route(method: str, path: str, route: Node) -> str:
    lines = [f"<h3><code>{method.upper()} {escape(path)}</code></h3>"]
    if "description" in route:
        lines.append(f"<p>{escape(route['description'])}</p>")
    rows = [
        (parameter["name"], f"{_type(parameter['schema'])}, in the {parameter['in']}")
        for parameter in route.get("parameters", [])
    ]
    if "requestBody" in route:
        rows.append(("send", _content(route["requestBody"])))
    answers = route["responses"].items()
    rows += [(status, _content(answer)) for status, answer in answers]
    return "\n".join((*lines, _table(rows)))


def _content(body: Node) -> str:
    found = [
        _type(content["schema"]) if content.get("schema") else escape(media_type)
        for media_type, content in body.get("content", {}).items()
    ]
    return " or ".join(dict.fromkeys(found)) or "nothing"


def _message(name: str, message: Node) -> str:
    rows = [(field, _type(schema)) for field, schema in message.get("properties", {}).items()]
    description = f"<p>{escape(message.get('description', ''))}</p>\n"
    return f'<h3 id="{escape(name)}">{escape(name)}</h3>\n{description}{_table(rows)}'


def _type(schema: Node) -> str:
    """A type in a few words, with a link where it is a message."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    if "anyOf" in schema:
        return " or ".join(_type(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " or ".join(f"<code>{escape(str(value))}</code>" for value in schema["enum"])
    if "const" in schema:
        return f"<code>{escape(str(schema['const']))}</code>"
    if schema.get("type") == "array":
        return f"list of {_type(schema.get('items', {}))}"
    return escape(str(schema.get("type", "anything")))


def _table(rows: list[tuple[str, str]]) -> str:
    cells = (f"<tr><th>{escape(name)}</th><td>{meaning}</td></tr>" for name, meaning in rows)
    return "\n".join(("<table>", *cells, "</table>"))
