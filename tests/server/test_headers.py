"""Strict headers on every answer."""

import httpx
import pytest
from starlette.requests import Request

from iteru.server.app import answer_failure
from iteru.server.headers import STRICT
from tests.server.processes import ServerProcess

ADDRESSES = [
    ("GET", "/"),
    ("GET", "/table/x"),
    ("GET", "/api/me"),
    ("GET", "/api/docs"),
    ("GET", "/api/openapi.json"),
    ("GET", "/api/games/fertility/components"),
    ("GET", "/api/nothing"),
    ("POST", "/api/login"),
    ("PUT", "/api/me"),
    ("GET", "/api/health"),
]


@pytest.mark.parametrize(("method", "address"), ADDRESSES)
def test_every_answer_has_them(server: ServerProcess, method: str, address: str) -> None:
    """The attack: put the table into a frame of another page, under a button of that page; or
    let a browser take a name in an answer for a script. No answer forbade either."""
    answer = httpx.request(method, server.url + address)

    assert {name: answer.headers.get(name) for name in STRICT} == STRICT


@pytest.mark.parametrize("address", ["/api/me", "/api/sessions", "/api/me/data", "/api/nothing"])
def test_no_cache_keeps_what_is_told_to_one_person(server: ServerProcess, address: str) -> None:
    """The attack: look into what a shared computer, or a cache on the way, has kept."""
    assert httpx.get(server.url + address).headers["cache-control"] == "no-store"


def test_what_is_the_same_for_all_is_asked_for_again_only_if_it_changed(
    server: ServerProcess,
) -> None:
    answer = httpx.get(f"{server.url}/api/games/fertility/components")

    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["etag"]


def test_a_fault_of_ours_has_them_too() -> None:
    answer = answer_failure(Request({"type": "http"}), ValueError())

    assert answer.status_code == 500
    assert {name: answer.headers.get(name) for name in STRICT} == STRICT


def test_nothing_inline_is_allowed() -> None:
    policy = STRICT["Content-Security-Policy"]

    assert "unsafe" not in policy
    assert "*" not in policy
    assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self';")


def test_the_page_of_the_api_needs_nothing_inline(server: ServerProcess) -> None:
    """FastAPI's own page loads scripts from elsewhere, and has one inside."""
    page = httpx.get(f"{server.url}/api/docs").text

    assert "/api/tables/{id}/moves" in page
    assert 'id="TableInfo"' in page
    assert not any(word in page for word in ("<script", "<style", "style=", "https:"))
