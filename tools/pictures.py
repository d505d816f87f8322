"""Takes the pictures of the web client for the README: `python -m tools.pictures`.

Writes docs/pictures/{lobby,table,table-night,phone,score,tutorial}.png. The game on them is
played by bots from a fixed seed, so that it is the same every time.
"""

import json
import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

import iteru
from iteru.bots.levels import bot_named
from tests.client.conftest import BROWSERS, FLAGS, SHIPPED
from tests.server.processes import ServerProcess
from tools import build_client

PICTURES = Path(__file__).parents[1] / "docs/pictures"
SEATS = 3
SEED = 5
BOT = "greedy"
TURN = 5  # of nine: the turn on the pictures
ME = 0
BOTS = [{"kind": "bot", "level": "hard"}] * (SEATS - 1)
FRIENDS = [{"kind": "local", "name": name} for name in ("Marek", "Zoé")]


def played() -> iteru.Match:
    """A whole game of bots."""
    match = iteru.Match(iteru.Record.begin("fertility", SEATS, SEED))
    bot = bot_named(BOT)
    while not match.state.over:
        seat = match.state.to_move
        match.play(bot.choose(match.state.known(seat), len(match.record.moves)).code)
    return match


def my_turn(record: iteru.Record) -> int:
    """After how many moves I am to place a tile, in the turn that the pictures show."""
    for moves in range(len(record.moves)):
        state = record.replay(moves)
        turn = state.view(None)["public"]
        assert isinstance(turn, dict)
        is_late = int(turn["turn"]) // SEATS + 1 >= TURN
        if is_late and state.to_move == ME and state.decision == "place":
            return moves
    raise ValueError("I am never to move in this game")


class Camera:
    def __init__(self, browser: Browser, url: str) -> None:
        self._browser = browser
        self._url = url

    def visit(self, path: str, night: bool = False, phone: bool = False) -> Page:
        """A visitor whose name is Hania."""
        context = self._browser.new_context(
            viewport={"width": 390, "height": 844} if phone else {"width": 1440, "height": 900},
            device_scale_factor=2 if phone else 1,
            has_touch=phone,
            is_mobile=phone,
            color_scheme="dark" if night else "light",
            reduced_motion="reduce",
            locale="en",
            base_url=self._url,
        )
        assert context.request.get("/api/me").ok
        assert context.request.patch("/api/me", data={"name": "Hania"}).ok
        page = context.new_page()
        page.goto(path)
        return page

    def table(
        self, page: Page, record: iteru.Record, moves: int, others: list[dict[str, str]]
    ) -> None:
        """Opens a table of mine after so many moves of the record."""
        asked = {"record": json.loads(record.to_json()), "to": moves}
        seats = [{"kind": "me"}, *others]
        answer = page.request.post("/api/tables/from-record", data={**asked, "seats": seats})
        assert answer.ok, answer.text()
        page.goto(f"/table/{answer.json()['id']}")
        expect(page.locator("[data-number]")).to_be_visible()

    def finish(self, page: Page, record: iteru.Record) -> None:
        """Opens the table of a finished game: its last move is made here."""
        moves = len(record.moves) - 1
        self.table(page, record, moves, FRIENDS)
        last = {"number": moves + 1, "seat": record.replay(moves).to_move}
        address = page.url.replace("/table/", "/api/tables/") + "/moves"
        answer = page.request.post(address, data={**last, "notation": record.moves[-1]})
        assert answer.ok, answer.text()
        page.reload()
        expect(page.get_by_test_id("score")).to_be_visible()


def save(page: Page, name: str) -> None:
    page.evaluate("document.fonts.ready")
    page.wait_for_load_state("networkidle")
    page.mouse.move(0, 0)
    page.screenshot(path=PICTURES / f"{name}.png", animations="disabled")
    page.context.close()
    print(f"wrote docs/pictures/{name}.png")


def lay_a_tile(page: Page) -> None:
    """Lays a tile on the board, to be confirmed: the one that a strong bot would lay."""
    page.get_by_role("button", name="Hint", exact=True).click()
    hint = page.get_by_role("region", name="What would the bot do?")
    expect(hint.get_by_text("% sure").first).to_be_visible(timeout=60_000)
    chosen = page.locator("[data-state=chosen]")
    tile = chosen.and_(page.locator("[data-target^='tile:']")).first.get_attribute("data-target")
    cell = chosen.and_(page.locator("[data-target^='cell:']")).first.get_attribute("data-target")
    hint.get_by_role("button", name="Hide the hint").click()
    page.locator(f"[data-target='{tile}'][data-state=legal]").first.click()
    page.locator(f"[data-target='{cell}'][data-state=legal]").first.click()
    expect(page.locator(".button.primary.confirm")).to_be_visible()
    expect(page.get_by_text("You would gain").first).to_be_visible()


def take(camera: Camera) -> None:
    match = played()
    moves = my_turn(match.record)
    lobby = camera.visit("/")
    camera.table(lobby, match.record, moves, BOTS)
    lobby.goto("/")
    expect(lobby.get_by_text("Your turn")).to_be_visible()
    save(lobby, "lobby")
    for name, night, phone in (
        ("table", False, False),
        ("table-night", True, False),
        ("phone", False, True),
    ):
        page = camera.visit("/", night, phone)
        camera.table(page, match.record, moves, BOTS)
        lay_a_tile(page)
        save(page, name)
    score = camera.visit("/", night=True)
    camera.finish(score, match.record)
    save(score, "score")
    tutorial = camera.visit("/learn/fertility")
    tutorial.locator(".lesson").get_by_role("button", name="Next").click()
    expect(tutorial.locator(".lesson").get_by_text("Lesson 2 of")).to_be_visible()
    save(tutorial, "tutorial")


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    path = next(found for name in BROWSERS if (found := shutil.which(name)))
    with tempfile.TemporaryDirectory() as temporary, sync_playwright() as playwright:
        folder = Path(temporary)
        client = SHIPPED if (SHIPPED / "index.html").exists() else folder / "client"
        if client != SHIPPED:
            build_client.build(client)
        server = ServerProcess(f"sqlite:///{folder}/iteru.db", folder, client=client).start()
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        take(Camera(browser, server.url))
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
