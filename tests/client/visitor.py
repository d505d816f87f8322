"""A person with a browser: what one can see, and what one can do, at a table of any game."""

import json
import random
import re
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import APIResponse, Locator, Page, TimeoutError, expect

import iteru

LIT = '[data-target][data-state="legal"][role="button"]'
ROOT = Path(__file__).parents[2]
ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
AXE = ROOT / "client/node_modules/axe-core/axe.min.js"
PATIENCE = 60_000  # milliseconds; bots think, and two cores may be busy
# Of places in view and not all under something else: where in the window a click meets them, in
# their middle if possible.
BARE_SPOTS = """(places) => places.flatMap((place) => {
    const box = place.getBoundingClientRect();
    const shares = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95];
    for (const down of shares)
        for (const across of shares) {
            const [x, y] = [box.left + box.width * across, box.top + box.height * down];
            const met = document.elementFromPoint(x, y)?.closest("[data-target]");
            if (met === place) return [{ x, y }];
        }
    return [];
})"""
Spot = tuple[float, float]  # pixels from the left and from the top of the window


class Visitor:
    def __init__(self, page: Page, game: str = "fertility") -> None:
        self.page = page
        self.game = game

    # ------------------------------------------------------------------ getting to a table

    def open_lobby(self) -> None:
        self.page.goto("/")
        expect(self.page.locator("[data-game]").first).to_be_visible()
        picture = self.page.locator(f'[data-picture="{self.game}"]')
        if picture.count() > 0:  # a phone shows the buttons of one game
            picture.click()
        expect(self.card(self.game)).to_be_visible()

    def card(self, game: str) -> Locator:
        return self.page.locator(f'[data-game="{game}"]')

    def play_bot(self) -> str:
        """One click in the lobby; returns the table's address."""
        self.open_lobby()
        self.card(self.game).locator(".button.primary").click()
        return self.at_table()

    def at_table(self) -> str:
        expect(self.page.locator("[data-number]")).to_be_visible(timeout=PATIENCE)
        return self.page.url

    def new_table(self, *seats: str, listed: bool = True) -> None:
        """The page of a new table; seats after mine as in its menus: open, local, bot-easy, …"""
        self.open_lobby()
        self.page.goto(f"/new/{self.game}")
        form = self.page.locator("#new-table")
        form.get_by_role("radio", name=str(len(seats) + 1), exact=True).check(force=True)
        for menu, seat in zip(form.locator("li select").all(), seats, strict=True):
            menu.select_option(seat)
        if not listed:
            form.get_by_role("switch", name="Only by link").check()
        form.locator("button.open").click()

    def waits(self) -> str:
        """In the waiting room; returns the table's address."""
        expect(self.page.locator("[data-seat]").first).to_be_visible()
        return self.page.url

    def put_notes_away(self) -> None:
        """A guest who takes the first seat is shown a recovery code, perhaps over a button."""
        me = self.page.request.get("/api/me").json()
        note = self.page.locator(".toast button")
        if me["account"] is None:
            expect(note.first).to_be_visible()
        while note.count() > 0:
            note.first.click()

    def accept(self, address: str, ready: bool = True) -> None:
        """The invitation to a table: sits down, and says so."""
        self.page.goto(address)
        self.page.get_by_role("button", name="Sit down", exact=True).click()
        self.waits()
        self.put_notes_away()
        if ready:
            self.page.get_by_role("button", name="I am ready").click()

    def sit_down(self, record: iteru.Record, *others: dict[str, str]) -> str:
        """At a table in the middle of this game, with people at one screen unless `others` says
        who; returns its id."""
        self.open_lobby()
        seats = others or ({"kind": "local"},) * (record.seats - 1)
        asked = {
            "record": json.loads(record.to_json()),
            "to": len(record.moves),
            "seats": [{"kind": "me"}, *seats],
        }
        answer = self.post("/api/tables/from-record", asked)
        assert answer.ok, answer.text()
        id = str(answer.json()["id"])
        self.page.goto(f"/table/{id}")
        self.at_table()
        assert self.wait_for_question()
        return id

    def post(self, address: str, data: object) -> APIResponse:
        """As the page that is open would do it; again if the server has just closed the line."""
        origin = {"Origin": self.page.evaluate("location.origin")}
        return self.page.request.post(address, data=data, headers=origin, max_retries=1)

    # ------------------------------------------------------------------ looking

    @property
    def number(self) -> int:
        """Entries of the log at the position on show."""
        return int(self.page.locator("[data-number]").get_attribute("data-number") or 0)

    @property
    def asked(self) -> int:
        """How many choices this screen has now."""
        return int(self.page.locator("[data-asked]").get_attribute("data-asked") or 0)

    @property
    def to_move(self) -> int:
        """The seat that decides at the position on show, -1: none."""
        return int(self.page.locator("[data-to-move]").get_attribute("data-to-move") or 0)

    def scores(self) -> list[str]:
        """By seat, as the panels show them."""
        return self.page.locator(".panels .score b").all_inner_texts()

    @property
    def is_over(self) -> bool:
        return self.page.get_by_test_id("score").is_visible()

    @property
    def prompt(self) -> Locator:
        return self.page.get_by_test_id("prompt")

    @property
    def draft(self) -> Locator:
        """What is laid out below the question, and not sent yet."""
        return self.page.get_by_test_id("draft")

    @property
    def lit(self) -> Locator:
        return self.page.locator(LIT).locator("visible=true")

    @property
    def confirm(self) -> Locator:
        return self.page.locator(".actions .button.primary.confirm")

    def place(self, target: str) -> Locator:
        return self.page.locator(f'[data-target="{target}"]').locator("visible=true")

    @property
    def curtain(self) -> Locator:
        """Turns the secrets of whoever is at a shared screen face up; only while they are down."""
        return self.page.locator(".curtain")

    def wait_for_question(self) -> bool:
        """Until something is asked of this screen; False: the game is over."""
        asked = self.page.locator('[data-asked]:not([data-asked="0"])')
        skip = self.page.locator(".caption .button").last
        over = self.page.get_by_test_id("score")
        shown = asked.or_(skip).or_(over).or_(self.curtain)
        while True:
            expect(shown.first).to_be_visible(timeout=PATIENCE)
            if over.is_visible():
                return False
            if self.curtain.is_visible():
                self.curtain.click()
            elif asked.count() > 0:
                return True
            else:
                self.page.keyboard.press("Escape")

    def wait_for_number(self, number: int) -> None:
        """Until the position on show has so many entries in its log."""
        while self.number < number:
            self.page.wait_for_function(
                """(number) => document.querySelector(".caption")
                    || Number(document.querySelector("[data-number]").dataset.number) >= number""",
                arg=number,
                timeout=PATIENCE,
            )
            self.page.keyboard.press("Escape")  # ends a playback

    # ------------------------------------------------------------------ playing

    def decide(self, chance: random.Random) -> None:
        """Clicks until one decision is made: lit places, then the button that confirms."""
        number = self.number
        for _ in range(12):
            self.click_something(chance)
            self.settle(number)
            expect(self.page.locator(".toast.error")).to_have_count(0)  # nothing was refused
            if self.number != number:
                return
        raise AssertionError(f"nothing was decided at {self.page.url}")

    def decide_by_keyboard(self, chance: random.Random) -> None:
        """Arrows to a lit place, Enter until it is decided; 1 where there is a button only."""
        keys, number = self.page.keyboard, self.number
        focused = self.page.locator("[data-target]:focus")
        for _ in range(60):
            if self.confirm.is_visible():
                keys.press("Enter")
            elif self.lit.count() == 0:
                keys.press("1")
            else:
                for arrow in chance.choices(ARROWS, k=chance.randint(1, 4)):
                    keys.press(arrow)
                expect(focused).to_have_count(1)
                if focused.get_attribute("data-state") == "chosen":
                    continue  # there was no other place in these directions
                keys.press("Enter")
            self.settle(number)
            if self.number != number:
                return
        raise AssertionError(f"nothing was decided by keyboard at {self.page.url}")

    def click_something(self, chance: random.Random) -> None:
        if self.confirm.is_visible():
            self.confirm.click()
            return
        places = self.reachable()
        plain = self.page.locator(".actions .button.confirm").all()
        if places and (not plain or chance.random() < 0.8):
            self.click(chance.choice(places))
        else:
            chance.choice(plain).click()

    def reachable(self) -> list[Spot]:
        """Where a click would meet a lit place; one spot for each."""
        return [(spot["x"], spot["y"]) for spot in self.lit.evaluate_all(BARE_SPOTS)]

    def click_place(self, place: Locator) -> None:
        """Clicks a place where nothing else lies on it."""
        place.scroll_into_view_if_needed()
        [spot] = place.evaluate_all(BARE_SPOTS)
        self.click((spot["x"], spot["y"]))

    def click(self, spot: Spot) -> None:
        """With the mouse, or on a touch screen with a finger."""
        if self.page.evaluate("navigator.maxTouchPoints > 0"):
            self.page.touchscreen.tap(*spot)
        else:
            self.page.mouse.click(*spot)

    def settle(self, number: int) -> None:
        """Until what was clicked shows: something chosen, or the next position.

        A click may miss a place that has just moved: then nothing shows, and one clicks again.
        """
        self.page.wait_for_function(
            """(number) => {
                const table = document.querySelector("[data-number]");
                return table.dataset.number !== String(number) || table.dataset.asked !== "0";
            }""",
            arg=number,
            timeout=PATIENCE,
        )
        with suppress(TimeoutError):
            self.page.wait_for_function(
                """(number) => {
                    const table = document.querySelector("[data-number]");
                    if (table.dataset.number !== String(number)) return true;
                    if (table.dataset.asked === "0") return false;
                    const shown = '[data-state="chosen"], .button.confirm';
                    return document.querySelector(shown) !== null;
                }""",
                arg=number,
            )

    def wait_for_stored(self) -> None:
        """Until the server has acknowledged what was played."""
        expect(self.page.get_by_test_id("sending")).to_have_count(0)

    def play_on(self, seed: int, decisions: int = 1000) -> int:
        """Plays at random until the end, or so many decisions; returns how many there were."""
        chance = random.Random(seed)
        for made in range(decisions):
            if not self.wait_for_question():
                return made
            self.decide(chance)
        return decisions

    # ------------------------------------------------------------------ checking

    def overflows(self) -> bool:
        """Whether the page is wider than the window."""
        return bool(
            self.page.evaluate("document.documentElement.scrollWidth > window.innerWidth + 1")
        )

    def accessibility_faults(self) -> list[str]:
        """What axe-core finds serious or critical."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate(
            """async () => (await axe.run()).violations
                .filter((fault) => ["serious", "critical"].includes(fault.impact))
                .map((fault) => fault.id + ": " + fault.nodes.slice(0, 3)
                    .map((node) => node.html.slice(0, 160) + " " + node.failureSummary)
                    .join(" | "))"""
        )
        return [re.sub(r"\s+", " ", fault) for fault in found]
