"""Takes the pictures of the web client for the README: `python -m tools.pictures [game ...]`.

Writes docs/pictures/{lobby,table,table-night,phone,score,tutorial}.png with Fertility,
pharaon*.png, egizia*.png and kemet*.png; of the named games only, if any are named. The games on
them are played by bots from a fixed seed, so that they are the same every time.
"""

import json
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

import iteru
from iteru.bots.levels import bot_named
from tests.client.conftest import BROWSERS, FLAGS, SHIPPED
from tests.client.visitor import Visitor
from tests.server.processes import ServerProcess
from tools import build_client

Json = dict[str, object]
PICTURES = Path(__file__).parents[1] / "docs/pictures"
SEATS = 3
SEED = 5
SEED_OF_KEMET = 2  # a game with an attack of mine
BOTS_OF = {"fertility": "greedy", "pharaon": "medium", "egizia": "medium", "kemet": "medium"}
TURN = 5  # of nine: the turn of Fertility on the pictures
ROUND = 3  # of five: the round of Pharaon on the pictures
SEATS_OF_EGIZIA = 4
ROUND_OF_EGIZIA = 4  # of five
SHIPS_OF_EGIZIA = 6  # of eight: as many or fewer are left on its pictures
SEATS_OF_KEMET = 5
ROUND_OF_KEMET = 2
ME = 0
BOTS = [{"kind": "bot", "level": "hard"}] * (SEATS - 1)
FRIENDS = [{"kind": "local", "name": name} for name in ("Marek", "Zoé")]


def played(game: str, seats: int, seed: int = SEED) -> iteru.Match:
    """A whole game of bots."""
    match = iteru.Match(iteru.Record.begin(game, seats, seed))
    bot = bot_named(BOTS_OF[game])
    while not match.state.over:
        seat = match.state.to_move
        match.play(bot.choose(match.state.known(seat), len(match.record.moves)).code)
    return match


def my_turn(record: iteru.Record, decision: str, is_late: Callable[[Json], bool]) -> int:
    """After how many moves I am to make this decision, late enough for a full board."""
    for moves in range(len(record.moves)):
        state = record.replay(moves)
        public = state.view(None)["public"]
        assert isinstance(public, dict)
        if state.to_move == ME and state.decision == decision and is_late(public):
            return moves
    raise ValueError(f"I am never to decide {decision} in this game")


def turn_of_fertility(public: Json) -> bool:
    return int(str(public["turn"])) // SEATS + 1 >= TURN


def round_of_pharaon(public: Json) -> bool:
    return int(str(public["round"])) >= ROUND


def river_of_egizia(public: Json) -> bool:
    """The river has begun to fill."""
    seats = public["seats"]
    assert isinstance(seats, list)
    is_late = int(str(public["round"])) >= ROUND_OF_EGIZIA
    return is_late and seats[ME]["ships_left"] <= SHIPS_OF_EGIZIA


def round_of_kemet(public: Json) -> bool:
    return int(str(public["round"])) >= ROUND_OF_KEMET


def attack_of_kemet(record: iteru.Record) -> tuple[int, str]:
    """After how many moves several units of mine can go where others stand, and where that is."""
    game = iteru.load("kemet")
    for moves in range(len(record.moves)):
        state = record.replay(moves)
        public = state.view(None)["public"]
        assert isinstance(public, dict)
        if (state.to_move, state.decision) != (ME, "move_depart") or not round_of_kemet(public):
            continue
        troops = {area["area"]: area["troops"] for area in public["areas"]}
        [mine] = [one for one in troops[public["move"]["at"]] if one["seat"] == ME]
        goals = [game.notation(code).split(" ") for code in state.legal()]
        for goal in (goal[1].replace("-", "_") for goal in goals if goal[0] == "step"):
            if mine["units"] > 1 and any(one["seat"] != ME for one in troops[goal]):
                return moves, goal
    raise ValueError("I never can attack in this game")


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
        asked = {"name": "Hania"}
        assert context.request.patch("/api/me", data=asked, headers={"Origin": self._url}).ok
        page = context.new_page()
        page.goto(path)
        return page

    def table(
        self, page: Page, record: iteru.Record, moves: int, others: list[dict[str, str]]
    ) -> None:
        """Opens a table of mine after so many moves of the record."""
        asked = {"record": json.loads(record.to_json()), "to": moves}
        seats = [{"kind": "me"}, *others]
        answer = page.request.post(
            "/api/tables/from-record",
            data={**asked, "seats": seats},
            headers={"Origin": self._url},
        )
        assert answer.ok, answer.text()
        page.goto(f"/table/{answer.json()['id']}")
        expect(page.locator("[data-number]")).to_be_visible()

    def finish(self, page: Page, record: iteru.Record) -> None:
        """Opens the table of a finished game: its last move is made here."""
        moves = len(record.moves) - 1
        self.table(page, record, moves, FRIENDS)
        last = {"number": moves + 1, "seat": record.replay(moves).to_move}
        address = page.url.replace("/table/", "/api/tables/") + "/moves"
        asked = {**last, "notation": record.moves[-1]}
        answer = page.request.post(address, data=asked, headers={"Origin": self._url})
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


def take_fertility(camera: Camera) -> None:
    match = played("fertility", SEATS)
    moves = my_turn(match.record, "place", turn_of_fertility)
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


def take_pharaon(camera: Camera) -> None:
    match = played("pharaon", SEATS)
    moves = my_turn(match.record, "turn", round_of_pharaon)
    for name, night, phone in (
        ("pharaon", False, False),
        ("pharaon-night", True, False),
        ("pharaon-phone", False, True),
    ):
        page = camera.visit("/", night, phone)
        camera.table(page, match.record, moves, BOTS)
        save(page, name)
    alone = played("pharaon", 1)
    solo = camera.visit("/")
    camera.table(solo, alone.record, my_turn(alone.record, "turn", round_of_pharaon), [])
    save(solo, "pharaon-solo")


def moor(page: Page) -> None:
    """Lays a ship on the board, to be confirmed: on the next card that can be reached."""
    page.locator("[data-target^='space:card_'][data-state=legal]").first.click()
    expect(page.locator(".button.primary.confirm")).to_be_visible()


def take_egizia(camera: Camera) -> None:
    match = played("egizia", SEATS_OF_EGIZIA)
    moves = my_turn(match.record, "ship", river_of_egizia)
    bots = BOTS[:1] * (SEATS_OF_EGIZIA - 1)
    for name, night, phone in (
        ("egizia", False, False),
        ("egizia-night", True, False),
        ("egizia-phone", False, True),
    ):
        page = camera.visit("/", night, phone)
        camera.table(page, match.record, moves, bots)
        moor(page)
        save(page, name)
    tutorial = camera.visit("/learn/egizia")
    for lesson in (1, 2, 3):
        card = tutorial.locator(".lesson").filter(has_text=f"Lesson {lesson} of")
        expect(card).to_be_visible()
        if lesson < 3:
            card.get_by_role("button", name="Next").click()
    save(tutorial, "egizia-tutorial")


def attack(page: Page, area: str) -> None:
    """Goes there; how many go is asked, and what is known of both sides stands on the map."""
    place = page.locator(f"[data-target='area:{area}'][data-state=legal]")
    expect(place).to_be_visible()
    Visitor(page, "kemet").click_place(place)
    expect(page.locator(".region-stage .tip").filter(has_text="Attack:")).to_be_visible()


def take_kemet(camera: Camera) -> None:
    match = played("kemet", SEATS_OF_KEMET, SEED_OF_KEMET)
    moves, area = attack_of_kemet(match.record)
    fight = my_turn(match.record, "battle_card", round_of_kemet)
    turn = my_turn(match.record, "choose_token_and_space", round_of_kemet)
    bots = BOTS[:1] * (SEATS_OF_KEMET - 1)
    for name, night in (("kemet", False), ("kemet-night", True)):
        page = camera.visit("/", night)
        camera.table(page, match.record, moves, bots)
        attack(page, area)
        save(page, name)
    battle = camera.visit("/")
    camera.table(battle, match.record, fight, bots)
    expect(battle.locator("section.battle")).to_be_visible()
    save(battle, "kemet-battle")
    tiles = camera.visit("/")
    camera.table(tiles, match.record, turn, bots)
    tiles.locator("[data-anchor=tiles]").click()
    expect(tiles.locator("[data-target='tile:charge_1']")).to_be_visible()
    save(tiles, "kemet-tiles")
    phone = camera.visit("/", phone=True)
    camera.table(phone, match.record, fight, bots)
    expect(phone.locator("section.battle").locator("visible=true")).to_be_visible()
    save(phone, "kemet-phone")


TAKEN: dict[str, Callable[[Camera], None]] = {
    "fertility": take_fertility,
    "pharaon": take_pharaon,
    "egizia": take_egizia,
    "kemet": take_kemet,
}


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
        camera = Camera(browser, server.url)
        for game in sys.argv[1:] or TAKEN:
            TAKEN[game](camera)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
