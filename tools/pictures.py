"""Takes the pictures of the web client for the README: `python -m tools.pictures [name ...]`.

Writes docs/pictures/lobby.png with a table of every game, {table*,phone*,score,tutorial}.png with
Fertility, pharaon*.png, egizia*.png and kemet*.png; only those of the named games, or the lobby, if
any are named. Each game is shown on a desktop, a tablet and a phone held either way, a battle on a
laptop. The games are played by bots from a fixed seed, so that they are the same every time.
"""

import json
import re
import shutil
import sys
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, expect, sync_playwright

import iteru
from iteru.bots.levels import bot_named
from tests.client.conftest import BROWSERS, FLAGS, SHIPPED
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
PATIENCE = 60_000  # milliseconds; bots think, and the machine may be busy
SEATS_OF = {
    "fertility": SEATS,
    "pharaon": SEATS,
    "egizia": SEATS_OF_EGIZIA,
    "kemet": SEATS_OF_KEMET,
}
SEEDS = {"kemet": SEED_OF_KEMET}
FRIENDS = [{"kind": "local", "name": name} for name in ("Marek", "Zoé")]


class Device(NamedTuple):
    """Of what a picture shows the screen."""

    width: int
    height: int
    scale: float = 1
    touch: bool = False
    night: bool = False


DESKTOP = Device(1400, 875)
NIGHT = DESKTOP._replace(night=True)
LAPTOP = Device(1366, 657)
TABLET = Device(1024, 768, touch=True)
PHONE = Device(390, 844, scale=1.5, touch=True)
LYING = Device(844, 390, scale=1.5, touch=True)


def others(game: str) -> list[dict[str, str]]:
    """Who sits at the table with me."""
    return [{"kind": "bot", "level": "hard"}] * (SEATS_OF[game] - 1)


@cache
def played(game: str, seats: int) -> iteru.Match:
    """A whole game of bots."""
    match = iteru.Match(iteru.Record.begin(game, seats, SEEDS.get(game, SEED)))
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

    def visit(self, path: str = "/", device: Device = DESKTOP) -> Page:
        """A visitor whose name is Hania."""
        context = self._browser.new_context(
            viewport={"width": device.width, "height": device.height},
            device_scale_factor=device.scale,
            has_touch=device.touch,
            is_mobile=device.touch,
            color_scheme="dark" if device.night else "light",
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
        self,
        page: Page,
        record: iteru.Record,
        moves: int,
        rest: list[dict[str, str]] | None = None,
    ) -> None:
        """Opens a table of mine after so many moves of the record."""
        asked = {"record": json.loads(record.to_json()), "to": moves}
        seats = [{"kind": "me"}, *(others(record.game) if rest is None else rest)]
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
    recap = page.get_by_test_id("recap")
    if "phone" in name and recap.is_visible():  # it lies over the board there
        recap.get_by_role("button", name="Close").click()
    page.wait_for_load_state("networkidle")
    page.mouse.move(0, 0)
    page.screenshot(path=PICTURES / f"{name}.png", animations="disabled")
    page.context.close()
    print(f"wrote docs/pictures/{name}.png")


def lay_a_tile(page: Page) -> None:
    """Lays a tile on the board, to be confirmed: the one that a strong bot would lay."""
    page.get_by_role("button", name="Hint", exact=True).click()
    hint = page.get_by_role("dialog")
    expect(hint.locator(".choice").first).to_be_visible(timeout=PATIENCE)
    chosen = page.locator("[data-state=chosen]")
    tile = chosen.and_(page.locator("[data-target^='tile:']")).first.get_attribute("data-target")
    cell = chosen.and_(page.locator("[data-target^='cell:']")).first.get_attribute("data-target")
    page.keyboard.press("Escape")
    expect(hint).to_have_count(0)
    for target in (tile, cell):
        lit = page.locator(f"[data-target='{target}'][data-state=legal]").locator("visible=true")
        lit.first.click()
    expect(page.locator(".button.primary.confirm")).to_be_visible()


def moor(page: Page) -> None:
    """Lays a ship on the board, to be confirmed: on the next card that can be reached."""
    page.locator("[data-target^='space:card_'][data-state=legal]").first.click()
    expect(page.locator(".button.primary.confirm")).to_be_visible()


def nothing(page: Page) -> None:
    """The question as it is asked."""
    expect(page.get_by_test_id("prompt")).to_be_visible()


def attack(page: Page, area: str) -> None:
    """Looks there, by the keyboard: what is known of both sides stands beside the map."""
    place = page.locator(f"[data-target='area:{area}'][data-state=legal]")
    expect(place).to_be_visible()
    page.keyboard.press("Tab")
    place.focus()
    expect(page.get_by_role("region", name="Attack preview")).to_be_visible()


def choose_card(page: Page) -> None:
    """A card lies ready to be played in the battle."""
    expect(page.locator("section.battle").locator("visible=true")).to_be_visible()
    page.keyboard.press("1")
    expect(page.locator(".button.primary.confirm")).to_be_visible()


def go_on(page: Page) -> None:
    """To the next lesson."""
    title = page.locator(".lesson h2")
    before = title.inner_text()
    page.locator(".lesson").get_by_role("button", name=re.compile("Next|All lessons")).click()
    expect(title).not_to_have_text(before)


def take(
    camera: Camera,
    pictures: dict[str, Device],
    record: iteru.Record,
    moves: int,
    do: Callable[[Page], None],
) -> None:
    """The same position on several devices."""
    for name, device in pictures.items():
        page = camera.visit(device=device)
        camera.table(page, record, moves)
        do(page)
        save(page, name)


def on_devices(name: str, phone: str) -> dict[str, Device]:
    return {
        name: DESKTOP,
        f"{name}-night": NIGHT,
        f"{name}-tablet": TABLET,
        phone: PHONE,
        f"{phone}-lying": LYING,
    }


def take_fertility(camera: Camera) -> None:
    record = played("fertility", SEATS).record
    moves = my_turn(record, "place", turn_of_fertility)
    take(camera, on_devices("table", "phone"), record, moves, lay_a_tile)
    score = camera.visit(device=NIGHT)
    camera.finish(score, record)
    save(score, "score")
    tutorial = camera.visit("/learn/fertility")
    go_on(tutorial)
    save(tutorial, "tutorial")


def take_pharaon(camera: Camera) -> None:
    record = played("pharaon", SEATS).record
    moves = my_turn(record, "turn", round_of_pharaon)
    take(camera, on_devices("pharaon", "pharaon-phone"), record, moves, nothing)
    alone = played("pharaon", 1).record
    solo = camera.visit()
    camera.table(solo, alone, my_turn(alone, "turn", round_of_pharaon), [])
    save(solo, "pharaon-solo")


def take_egizia(camera: Camera) -> None:
    record = played("egizia", SEATS_OF_EGIZIA).record
    moves = my_turn(record, "ship", river_of_egizia)
    take(camera, on_devices("egizia", "egizia-phone"), record, moves, moor)
    tutorial = camera.visit("/learn/egizia")
    go_on(tutorial)
    go_on(tutorial)
    save(tutorial, "egizia-tutorial")


def take_kemet(camera: Camera) -> None:
    record = played("kemet", SEATS_OF_KEMET).record
    moves, area = attack_of_kemet(record)
    fight = my_turn(record, "battle_card", round_of_kemet)
    turn = my_turn(record, "choose_token_and_space", round_of_kemet)
    marching = {"kemet": DESKTOP, "kemet-night": NIGHT, "kemet-tablet": TABLET}
    take(camera, marching, record, moves, lambda page: attack(page, area))
    fighting = {"kemet-battle": LAPTOP, "kemet-phone": PHONE, "kemet-phone-lying": LYING}
    take(camera, fighting, record, fight, choose_card)
    tiles = camera.visit()
    camera.table(tiles, record, turn)
    tiles.locator("[data-anchor=tiles]").click()
    expect(tiles.locator("[data-target='tile:charge_1']")).to_be_visible()
    save(tiles, "kemet-tiles")


def take_lobby(camera: Camera) -> None:
    """With a table of mine in every game."""
    late: dict[str, tuple[str, Callable[[Json], bool]]] = {
        "kemet": ("choose_token_and_space", round_of_kemet),
        "egizia": ("ship", river_of_egizia),
        "pharaon": ("turn", round_of_pharaon),
        "fertility": ("place", turn_of_fertility),
    }
    lobby = camera.visit()
    for game, (decision, is_late) in late.items():
        record = played(game, SEATS_OF[game]).record
        camera.table(lobby, record, my_turn(record, decision, is_late))
    lobby.goto("/")
    expect(lobby.locator("[data-game]").first).to_be_visible()
    expect(lobby.get_by_text("Your turn").first).to_be_visible()
    save(lobby, "lobby")


TAKEN: dict[str, Callable[[Camera], None]] = {
    "fertility": take_fertility,
    "pharaon": take_pharaon,
    "egizia": take_egizia,
    "kemet": take_kemet,
    "lobby": take_lobby,
}


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=PATIENCE)
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
