"""Pages elsewhere cannot act as their visitors."""

from collections.abc import Iterator

import httpx
import pytest
from websockets import Origin
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from iteru.server.settings import BadSettings, read_settings
from tests.server.clients import ME, OPEN, Player, cookie
from tests.server.conftest import NewPlayer, NewServer
from tests.server.databases import Databases
from tests.server.processes import ServerProcess

FOREIGN = ["https://evil.example", "http://127.0.0.1:1", "http://localhost", "null", ""]


def origin(text: str) -> dict[str, str]:
    return {"Origin": text} if text else {}


@pytest.fixture
def browser(server: ServerProcess, ann: Player) -> Iterator[httpx.Client]:
    """Ann's browser on some page: it sends her cookie along."""
    with httpx.Client(base_url=f"{server.url}/api", cookies=ann.http.cookies) as client:
        yield client


@pytest.mark.parametrize("elsewhere", FOREIGN)
def test_a_page_elsewhere_cannot_log_a_guest_out(
    browser: httpx.Client, ann: Player, elsewhere: str
) -> None:
    """The attack: a form that sends itself to /api/logout; the guest's seats were lost for ever."""
    answer = browser.post("/logout", headers=origin(elsewhere))

    assert answer.status_code == 403
    assert "set-cookie" not in answer.headers
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert ann.get("/me") == ann.me


@pytest.mark.parametrize("elsewhere", [one for one in FOREIGN if one])
@pytest.mark.parametrize("address", ["/logout", "/recovery", "/tables/x/leave"])
def test_a_page_elsewhere_cannot_replace_the_cookie(
    server: ServerProcess, elsewhere: str, address: str
) -> None:
    """The attack: the same form. SameSite keeps the guest's cookie back, so this looks like a
    newcomer, whose new cookie the browser then keeps in the place of the guest's."""
    answer = httpx.post(f"{server.url}/api{address}", headers=origin(elsewhere))

    assert answer.status_code == 403
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("elsewhere", FOREIGN)
def test_a_page_elsewhere_cannot_open_the_socket(
    server: ServerProcess, ann: Player, elsewhere: str
) -> None:
    """The attack: from another port of the same host, SameSite lets the cookie through; the page
    saw the victim's hand and moved."""
    table = ann.new_table(ME, OPEN)
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"

    with pytest.raises(InvalidStatus) as refused:
        connect(
            address,
            origin=Origin(elsewhere) if elsewhere else None,
            additional_headers={"Cookie": cookie(ann)},
        )

    assert refused.value.response.status_code == 403


def test_reading_needs_no_origin(browser: httpx.Client, ann: Player) -> None:
    assert browser.get("/me").json() == ann.me


def test_a_token_needs_no_origin(server: ServerProcess, ann: Player) -> None:
    token = ann.post("/tokens", {"name": "my bot"})["token"]

    renamed = httpx.patch(
        f"{server.url}/api/me", json={"name": "Hori"}, headers={"Authorization": f"Bearer {token}"}
    )

    assert renamed.json()["name"] == "Hori"


def test_behind_a_proxy_the_public_address_counts(
    databases: Databases, new_server: NewServer, new_player: NewPlayer
) -> None:
    server = new_server(databases.new("sqlite"), public_url="https://games.example")
    ann = new_player(server)

    ann.http.headers["Origin"] = "https://games.example"
    assert ann.http.patch("/me", json={"name": "Hori"}).status_code == 200
    ann.http.headers["Origin"] = "https://other.example"
    assert ann.http.patch("/me", json={"name": "Maya"}).status_code == 403


@pytest.mark.parametrize("text", ["games.example", "ftp://games.example", "https://"])
def test_a_public_address_must_be_one(text: str) -> None:
    with pytest.raises(BadSettings, match="ITERU_PUBLIC_URL"):
        read_settings({"ITERU_PUBLIC_URL": text})
