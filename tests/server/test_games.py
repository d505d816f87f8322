"""What is the same for everyone: games, their parts, rules and texts; and the client's files."""

from pathlib import Path

import httpx
import pytest
from starlette.responses import FileResponse

import iteru
from iteru.server.routes import client
from tests.server.clients import Player
from tests.server.processes import ServerProcess


def test_games_are_listed_with_their_options(ann: Player) -> None:
    games = {game["id"]: game for game in ann.get("/games")}

    fertility = games["fertility"]
    loaded = iteru.load("fertility")
    assert (fertility["min_seats"], fertility["max_seats"]) == (2, 4)
    assert [option["name"] for option in fertility["options"]] == [o.name for o in loaded.options]
    assert fertility["fingerprint"] == loaded.fingerprint
    assert not fertility["has_secrets"]


def test_components_rules_and_texts(ann: Player) -> None:
    assert ann.get("/games/fertility/components") == iteru.load("fertility").components
    for language in ("en", "pl", "fr"):
        rules = ann.http.get(f"/games/fertility/rules/{language}")
        shared = ann.http.get(f"/texts/{language}")
        own = ann.http.get(f"/texts/{language}?game=fertility")
        assert rules.headers["content-type"] == "text/markdown; charset=utf-8"
        assert rules.text.startswith("#")
        assert "\ntable-final = " in shared.text
        assert "\nprompt-place = " not in shared.text
        assert "\nprompt-place = " in own.text
        assert "\ntable-final = " not in own.text


@pytest.mark.parametrize(
    "path", ["/texts/pl?game=fertility", "/games/fertility/components", "/games/fertility/rules/en"]
)
def test_what_the_client_has_is_not_sent_again(ann: Player, path: str) -> None:
    first = ann.http.get(path)

    again = ann.http.get(path, headers={"If-None-Match": first.headers["etag"]})

    assert again.status_code == 304
    assert again.content == b""
    assert again.headers["etag"] == first.headers["etag"]


def test_long_answers_are_compressed(server: ServerProcess) -> None:
    response = httpx.get(f"{server.url}/api/texts/en", headers={"Accept-Encoding": "gzip"})

    assert response.headers["content-encoding"] == "gzip"


def test_the_openapi_page(server: ServerProcess) -> None:
    assert httpx.get(f"{server.url}/api/docs").status_code == 200
    schema = httpx.get(f"{server.url}/api/openapi.json").json()
    assert "/api/tables/{id}/moves" in schema["paths"]


@pytest.fixture
def static(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client that was built."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>")
    (folder / "assets" / "app-1a2b.js").write_text("1;")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(client, "FOLDER", folder)
    return folder


def test_files_of_the_client_and_its_pages(static: Path) -> None:
    page = client.client("table/abc")
    script = client.client("assets/app-1a2b.js")

    assert isinstance(page, FileResponse)
    assert isinstance(script, FileResponse)
    assert page.path == static / "index.html"
    assert script.path == static / "assets" / "app-1a2b.js"
    assert page.headers["cache-control"] == "no-cache"
    assert "immutable" in script.headers["cache-control"]


@pytest.mark.parametrize("path", ["../secret.txt", "assets/../../secret.txt", "a\0b", "assets"])
def test_nothing_outside_of_the_clients_folder_is_a_file(static: Path, path: str) -> None:
    assert client.found(path) is None


def test_an_absolute_path_is_no_file_of_the_client(static: Path) -> None:
    assert client.found(str(static.parent / "secret.txt")) is None
