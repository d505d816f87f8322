"""Pharaon in a real browser: whole games, cards and payments, phone, lessons, languages."""

import json
import random
import re
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, expect

import iteru
from iteru.texts import Catalogue
from tests.client.conftest import NewVisitor
from tests.client.learning import check_lessons, take_lessons
from tests.client.pharaon_table import act, check_score, place, sit_down, view
from tests.client.test_phone import small_targets
from tests.client.visitor import Visitor
from tests.texts.browser import browser_catalogue
from tests.texts.pharaon_nobles import Noble, ability, worth

NOBLES = 26
OPENING = ["keep high-priestess", "take jar-23", "keep scribe-3", "take jar-07"]
TRADE_ON_THE_NILE = ("section:nile", "nile_option:nile_construction_trade")
PAYING = [*OPENING, "act nile-construction-trade wheel"]


@pytest.fixture
def visitor(new_visitor: NewVisitor) -> Visitor:
    return new_visitor(game="pharaon")


@pytest.fixture(params=[False, True], ids=["day", "night"])
def someone(request: pytest.FixtureRequest, new_visitor: NewVisitor) -> Visitor:
    return new_visitor(game="pharaon", dark=request.param)


# ------------------------------------------------------------------ whole games


def test_a_whole_game_against_two_bots_by_clicks(visitor: Visitor) -> None:
    visitor.new_table("bot-easy", "bot-easy")
    visitor.at_table()

    decisions = visitor.play_on(seed=1)

    assert decisions >= 12  # a noble and a jar to begin with, and five rounds
    check_score(visitor, columns=3)
    expect(visitor.page.get_by_role("button", name="Rematch")).to_be_visible()


def test_a_solo_game_against_the_traitor(visitor: Visitor) -> None:
    visitor.new_table()
    visitor.at_table()
    expect(visitor.page.locator(".panels")).to_contain_text("Traitor")

    visitor.play_on(seed=2)

    mine, traitors = check_score(visitor, columns=2)
    score = visitor.page.get_by_test_id("score")
    expect(score.locator("thead th")).to_have_count(2)
    winner = score.locator("thead th", has=visitor.page.locator(".won"))
    expect(winner).to_have_count(1)
    if mine > traitors:
        expect(winner).not_to_contain_text("Traitor")
    else:
        expect(winner).to_contain_text("Traitor")


def test_five_people_at_one_screen_play_a_whole_game(
    visitor: Visitor, new_visitor: NewVisitor
) -> None:
    """Face down between them while they pick, since their first nobles are secret, and none after
    that: all is open then. Everybody acts once, and passes whenever asked after that."""
    visitor.new_table("local", "local", "local", "local")
    onlooker = new_visitor(game="pharaon")
    onlooker.page.goto(visitor.at_table())
    onlooker.at_table()
    id = visitor.page.url.rpartition("/")[2]
    chance = random.Random(3)
    for _ in range(5):
        expect(visitor.curtain).to_be_visible()
        mover = visitor.to_move
        assert visitor.wait_for_question()
        expect(legal_nobles(visitor)).to_have_count(2)
        expect(onlooker.page.locator('.region-mine [data-card^="noble:"]')).to_have_count(0)
        assert view(onlooker, id).private == {}
        while (now := view(visitor, id)).phase == "setup" and now.to_move == mover:
            assert visitor.wait_for_question()
            visitor.decide(chance)

    movers: set[int] = set()
    rounds: set[int] = set()
    while visitor.wait_for_question():
        expect(visitor.curtain).to_have_count(0)
        rounds.add(shown_round(visitor))
        mover = visitor.to_move
        if mover not in movers or not passes(visitor):
            visitor.decide(chance)
        movers.add(mover)

    assert rounds == {1, 2, 3, 4, 5}
    assert movers == {0, 1, 2, 3, 4}
    check_score(visitor, columns=5)


def shown_round(visitor: Visitor) -> int:
    found = re.search(r"Round (\d)", visitor.page.locator("header.bar").inner_text())
    assert found
    return int(found[1])


def passes(visitor: Visitor) -> bool:
    """Passes by the button, if that is asked now."""
    button, number = (
        visitor.page.locator(".actions").get_by_role("button", name="Leave the round"),
        visitor.number,
    )
    if not button.is_visible():
        return False
    button.click()
    visitor.confirm.click()
    visitor.wait_for_number(number + 1)
    return True


def legal_nobles(visitor: Visitor) -> Locator:
    return visitor.page.locator('.region-mine [data-target^="noble:"][data-state="legal"]')


# ------------------------------------------------------------------ cards


class Opened(NamedTuple):
    """A table of five after the set-up, and the nobles that can be seen there."""

    seed: int
    moves: list[str]
    nobles: set[str]


def opened(seed: int) -> Opened:
    game = iteru.load("pharaon")
    state = game.new(5, seed)
    moves: list[str] = []
    while (public := json.loads(json.dumps(state.view(None)["public"])))["phase"] == "setup":
        moves.append(game.notation(state.legal()[0]))
        state.play(state.legal()[0])
    held = [noble["id"] for seat in public["seats"] for noble in seat["nobles"]]
    return Opened(seed, moves, {*public["nobles"]["slots"], *held})


def test_every_noble_can_be_read_in_full(visitor: Visitor) -> None:
    words = browser_catalogue("en", "pharaon")
    tables = [opened(seed) for seed in range(60)]
    read: set[str] = set()
    while len(read) < NOBLES:
        table = max(tables, key=lambda one: len(one.nobles - read))
        assert table.nobles - read, f"no table shows the others; read: {sorted(read)}"
        sit_down(visitor, table.moves, seats=5, seed=table.seed)
        for hall in visitor.page.locator(".region-mine .seats button").all():
            hall.click()
            for noble in sorted(table.nobles - read):
                if place(visitor, f"noble:{noble}").count():
                    read_noble(visitor, noble, words)
                    read.add(noble)
        assert table.nobles <= read


def printed(noble: str) -> Noble:
    """The row of the components."""
    nobles = iteru.load("pharaon").components["nobles"]
    assert isinstance(nobles, list)
    return next(row for row in nobles if row["id"] == noble)


def read_noble(visitor: Visitor, noble: str, words: Catalogue) -> None:
    """Opens the card and closes it; a noble that could be used now has a small button for it."""
    page, name = visitor.page, words.text(f"nobles-{noble}")
    button = page.get_by_role("button", name=f"Read the card: {name}", exact=True)
    (button if button.is_visible() else place(visitor, f"noble:{noble}")).click()
    dialog = page.get_by_role("dialog", name=name)
    expect(dialog).to_contain_text(ability(words, printed(noble)))
    expect(dialog).to_contain_text(worth(words, printed(noble)))
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


# ------------------------------------------------------------------ paying


def test_an_action_is_chosen_on_the_ring_and_paid_as_proposed(visitor: Visitor) -> None:
    id = sit_down(visitor, OPENING)
    act(visitor, *TRADE_ON_THE_NILE)
    expect(place(visitor, "proposal")).to_contain_text("You pay")

    visitor.confirm.click()

    visitor.wait_for_number(len(PAYING) + 2)
    assert view(visitor, id).resources == {"agriculture": 1, "royalty": 2, "silver": 2}
    expect(place(visitor, "track:trade")).to_have_attribute("data-state", "legal")


def test_pointing_at_a_bargain_does_not_choose_it(visitor: Visitor) -> None:
    """However often: a click lays it on the board, and the button takes it."""
    sit_down(visitor, OPENING)
    section, bargain = (place(visitor, target) for target in TRADE_ON_THE_NILE)
    visitor.click_place(section)
    for one in (bargain, visitor.prompt, bargain, visitor.prompt):
        one.hover()
    expect(visitor.confirm).to_have_count(0)

    visitor.click_place(bargain)

    expect(visitor.confirm).to_be_visible()
    assert visitor.number == len(OPENING) + 1
    visitor.confirm.click()
    visitor.wait_for_number(len(PAYING) + 1)


def test_a_payment_is_changed_by_clicking_what_to_pay(visitor: Visitor) -> None:
    id = sit_down(visitor, PAYING)
    place(visitor, "unit:trade").click()
    visitor.wait_for_number(len(PAYING) + 2)
    expect(visitor.page.locator(".payment")).to_contain_text("Chosen so far")

    place(visitor, "unit:silver").click()

    visitor.wait_for_number(len(PAYING) + 3)
    visitor.wait_for_stored()
    kept = {"agriculture": 1, "construction": 1, "royalty": 2, "silver": 1}
    assert view(visitor, id).resources == kept


def test_a_payment_can_be_taken_back(visitor: Visitor) -> None:
    """Step by step, altogether, and after it was made."""
    id = sit_down(visitor, PAYING)
    page, before = visitor.page, view(visitor, id).resources
    place(visitor, "unit:trade").click()
    expect(page.locator(".payment")).to_contain_text("Chosen so far")
    page.keyboard.press("u")
    expect(page.locator(".payment")).not_to_contain_text("Chosen so far")

    visitor.confirm.click()
    expect(place(visitor, "track:trade")).to_have_attribute("data-state", "legal")
    page.keyboard.press("u")
    expect(page.locator(".payment")).to_be_visible()
    assert view(visitor, id).resources == before

    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".payment")).to_have_count(0)
    expect(place(visitor, "section:nile")).to_have_attribute("data-state", "legal")
    assert view(visitor, id).resources == before


# ------------------------------------------------------------------ phone


def test_a_turn_on_a_phone_by_thumb(new_visitor: NewVisitor) -> None:
    phone = new_visitor(game="pharaon", width=390, height=844, touch=True, language="pl")
    id = sit_down(phone, OPENING)
    assert not phone.overflows()
    assert small_targets(phone) == []
    act(phone, *TRADE_ON_THE_NILE)
    expect(place(phone, "proposal")).to_be_in_viewport()  # the screen has room for the payment
    assert not phone.overflows()
    assert small_targets(phone) == []
    place(phone, "unit:trade").tap()
    phone.wait_for_number(len(PAYING) + 2)
    place(phone, "unit:silver").tap()
    phone.wait_for_number(len(PAYING) + 3)
    for track in ("track:trade", "track:construction"):
        expect(place(phone, track)).to_have_attribute("data-state", "legal")
        phone.click_place(place(phone, track))
        if phone.confirm.is_visible():
            phone.confirm.tap()

    phone.wait_for_number(len(PAYING) + 5)
    assert view(phone, id).resources["construction"] == 1
    assert not phone.overflows()
    phone.play_on(seed=8, decisions=6)
    assert not phone.overflows()


# ------------------------------------------------------------------ words and eyes


def test_the_language_changes_in_the_middle_of_a_game(visitor: Visitor) -> None:
    sit_down(visitor, OPENING)
    page, number = visitor.page, visitor.number
    for code in ("pl", "fr", "en"):
        page.locator("header select").select_option(code)
        words = browser_catalogue(code, "pharaon")
        expect(visitor.prompt).to_contain_text(words.text("prompt-turn"))
        for section in ("offerings", "nobles", "nile", "artisans", "burial_chamber"):
            title = page.locator(f'[data-title="{section}"] text').first
            expect(title).to_have_text(words.text(f"board-title_{section}"))
        told = ability(words, printed("scribe_3"))
        expect(page.locator(".region-mine")).to_contain_text(told)
    assert visitor.number == number


def test_everything_drawn_has_words(visitor: Visitor) -> None:
    """Each place a name, and none of the names an id that has no text."""
    sit_down(visitor, OPENING)
    page = visitor.page
    unnamed = page.evaluate(
        """() => [...document.querySelectorAll("[data-target][role]")]
            .filter((place) => !place.getAttribute("aria-label") &&
                !place.getAttribute("aria-labelledby") && !place.textContent.trim())
            .map((place) => place.dataset.target)"""
    )
    words = page.evaluate(
        """() => [...document.querySelectorAll("[data-tip], [aria-label]")]
            .flatMap((one) => [one.getAttribute("data-tip"), one.getAttribute("aria-label")])"""
    )

    assert unnamed == []
    ids = set(browser_catalogue("en", "pharaon").ids())
    assert [word for word in words if word in ids] == []
    assert [word for word in words if word and re.search(r"[{}]|undefined|NaN", word)] == []


def test_the_table_a_card_and_a_payment_have_no_serious_fault(someone: Visitor) -> None:
    sit_down(someone, OPENING)
    page = someone.page
    assert someone.accessibility_faults() == []
    place(someone, "noble:scribe_3").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert someone.accessibility_faults() == []
    page.keyboard.press("Escape")
    act(someone, *TRADE_ON_THE_NILE)
    expect(place(someone, "proposal")).to_be_visible()
    assert someone.accessibility_faults() == []
    someone.confirm.click()
    expect(place(someone, "track:trade")).to_have_attribute("data-state", "legal")
    assert someone.accessibility_faults() == []


def almost_over(seed: int) -> list[str]:
    """A game at random, but for its last move."""
    game, chance = iteru.load("pharaon"), random.Random(seed)
    state = game.new(2, seed)
    moves: list[str] = []
    while not state.over:
        code = chance.choice(state.legal())
        moves.append(game.notation(code))
        state.play(code)
    return moves[:-1]


def test_the_score_has_no_serious_fault(someone: Visitor) -> None:
    sit_down(someone, almost_over(seed=4), seed=4)
    someone.play_on(seed=4)
    check_score(someone, columns=2)
    assert someone.accessibility_faults() == []


# ------------------------------------------------------------------ first steps


def test_the_lessons_can_be_played_and_every_text_is_there() -> None:
    check_lessons("pharaon")


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)], ids=["desktop", "phone"])
def test_the_tutorial_from_first_to_last_step(
    new_visitor: NewVisitor, width: int, height: int
) -> None:
    take_lessons(new_visitor(game="pharaon", width=width, height=height, touch=width < 640))
