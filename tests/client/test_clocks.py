"""Games with a clock, in the browser: lost on time, and an absent player who comes back."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.client.conftest import ROOT, NewVisitor
from tests.client.visitor import Visitor
from tests.server.ahead import Hourglass
from tests.server.processes import ServerProcess

LIVE = {"kind": "live", "minutes": 3, "seconds": 5}

# The server has noticed that somebody has hung up.
IS_MISSED = """async (table) => {
    const { seats } = await (await fetch(`/api/tables/${table}`)).json();
    return seats.some(({ here }) => !here);
}"""


@pytest.fixture(scope="module")
def glass(tmp_path_factory: pytest.TempPathFactory) -> Hourglass:
    return Hourglass(tmp_path_factory.mktemp("glass"))


@pytest.fixture(scope="module")
def timed(
    glass: Hourglass, built_client: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ServerProcess]:
    """A server whose clock is set ahead by the tests."""
    folder = tmp_path_factory.mktemp("timed")
    server = ServerProcess(f"sqlite:///{folder}/iteru.db", folder, client=built_client)
    server.module = "tests.server.ahead"
    server.add_to_python_path(ROOT)
    glass.give(server)
    yield server.start()
    server.stop()


def ask(visitor: Visitor, method: str, path: str, body: object) -> dict[str, object]:
    """What the page could ask the server for, without the way to its button."""
    visitor.page.goto("/about")
    origin = "/".join(visitor.page.url.split("/")[:3])
    answer = visitor.page.request.fetch(
        f"{origin}/api{path}", method=method, data=body, headers={"Origin": origin}
    )
    assert answer.ok, answer.text()
    found: dict[str, object] = answer.json()
    return found


def seated(visitors: list[Visitor], when_time_is_up: str) -> str:
    """All sit at a table of Fertility; returns its address."""
    seats = [{"kind": "me"}, *[{"kind": "open"} for _ in visitors[1:]]]
    body = {"game": "fertility", "seats": seats, "pace": LIVE}
    table = ask(visitors[0], "POST", "/tables", body | {"when_time_is_up": when_time_is_up})
    for visitor in visitors[1:]:
        ask(visitor, "POST", f"/tables/{table['id']}/join", {})
    for visitor in visitors:
        visitor.page.goto(f"/table/{table['id']}")
        visitor.at_table()
    return f"/table/{table['id']}"


def test_a_live_game_is_lost_on_time(
    new_visitor: NewVisitor, timed: ServerProcess, glass: Hourglass
) -> None:
    ann = new_visitor(timed.url)
    ben = new_visitor(timed.url, width=390, height=844, touch=True)
    address = seated([ann, ben], "end")
    for visitor in (ann, ben):
        expect(visitor.page.get_by_role("timer")).to_have_count(2)
    mover = ann if ann.page.title().startswith("●") else ben
    expect(mover.page).to_have_title(re.compile(r"^● \d:\d\d "))

    glass.pass_by(140)
    mover.page.goto(address)
    expect(mover.page.locator(".clock.short")).to_be_visible()
    glass.pass_by(60)

    for visitor in (ann, ben):
        expect(visitor.page.get_by_test_id("score")).to_contain_text("time ran out")
        expect(visitor.page.get_by_role("timer")).to_have_count(0)
    assert not (mover.page.title().startswith("●"))


def test_an_absent_player_is_replaced_and_comes_back(
    new_visitor: NewVisitor, timed: ServerProcess, glass: Hourglass
) -> None:
    visitors = [new_visitor(timed.url) for _ in range(3)]
    address = seated(visitors, "ask")
    absent = next(one for one in visitors if one.page.title().startswith("●"))
    others = [one for one in visitors if one is not absent]
    absent.page.goto("/about")
    others[0].page.wait_for_function(IS_MISSED, arg=address.rpartition("/")[2])

    glass.pass_by(100)
    for visitor in others:
        question = visitor.page.get_by_role("region", name="Somebody is missed")
        expect(question).to_be_visible()
        question.get_by_role("button", name="Let a bot play").click()
    agreed = others[0].page.locator('.choice[aria-pressed="true"] .agreed .sign')
    expect(agreed).to_have_count(2)
    glass.pass_by(100)

    for visitor in others:
        expect(visitor.page.get_by_text("away: a bot plays")).to_be_visible()
        expect(visitor.page.get_by_text("A bot plays for").first).to_be_visible()
    absent.page.goto(address)
    absent.page.get_by_role("button", name="Take my seat back").click()

    expect(absent.page.get_by_role("button", name="Take my seat back")).to_have_count(0)
    expect(others[0].page.get_by_text("is back.").first).to_be_visible()
