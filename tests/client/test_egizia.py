"""Egizia in a real browser: whole games, secrets, choosing, cards, phone, lessons, languages."""

import random
import re
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, expect

import iteru
from iteru.texts import Catalogue
from tests.client.conftest import NewVisitor
from tests.client.egizia_positions import (
    at_random,
    at_the_sphinx,
    cut,
    lesson_until,
    river_of,
    round_of,
    sphinx_cards_of,
)
from tests.client.learning import check_lessons, take_lessons
from tests.client.test_phone import small_targets
from tests.client.visitor import Visitor

PARTS = 13  # sources of points on the score
BOT = {"kind": "bot", "level": "easy"}


@pytest.fixture
def visitor(new_visitor: NewVisitor) -> Visitor:
    return new_visitor(game="egizia")


@pytest.fixture(params=[False, True], ids=["day", "night"])
def someone(request: pytest.FixtureRequest, new_visitor: NewVisitor) -> Visitor:
    return new_visitor(game="egizia", dark=request.param)


# ------------------------------------------------------------------ whole games


def check_score(visitor: Visitor, columns: int) -> None:
    """The parts add up."""
    score = visitor.page.get_by_test_id("score")
    expect(score.locator("tbody tr")).to_have_count(PARTS)
    totals = [int(total) for total in score.locator("tfoot td").all_inner_texts()]
    assert len(totals) == columns
    for column, total in enumerate(totals, start=1):
        parts = score.locator(f"tbody tr td:nth-of-type({column})").all_inner_texts()
        assert sum(int(part.replace("\u2212", "-")) for part in parts) == total


def test_a_whole_game_against_three_bots_by_clicks(visitor: Visitor) -> None:
    visitor.new_table("bot-easy", "bot-easy", "bot-easy")
    visitor.at_table()

    decisions = visitor.play_on(seed=1)

    assert decisions >= 10  # five rounds, in each at least a ship and passing
    check_score(visitor, columns=4)
    expect(visitor.page.get_by_role("button", name="Rematch")).to_be_visible()


# ------------------------------------------------------------------ secrets


def sphinx_cards(visitor: Visitor, id: str) -> dict[int, set[str]]:
    """What the server says: by seat of the one who asks, the cards held or looked at."""
    visitor.wait_for_stored()
    private = visitor.page.request.get(f"/api/tables/{id}/state").json()["state"]["private"]
    return {
        int(seat): {card["card"] for card in [*hidden["sphinx"], *hidden.get("looking", [])]}
        for seat, hidden in private.items()
    }


def names_in(language: str) -> dict[str, str]:
    """What things are called, by table and id."""
    return Catalogue(language, iteru.load("egizia")).words()


def traces(visitor: Visitor, cards: set[str]) -> set[str]:
    """Those of the Sphinx cards of which anything is in the page, be it out of sight."""
    names, page = names_in("en"), visitor.page.content()
    others = {name for id, name in names.items() if not id.startswith("sphinx_cards-")}

    def is_told(card: str) -> bool:
        name = names[f"sphinx_cards-{card}"]
        words = f"Read the card: {name}" if name in others else name  # "Pyramid" is a site, too
        return words in page or re.search(rf"\b{card}\b", page) is not None

    return set(filter(is_told, cards))


def sees(visitor: Visitor, cards: set[str]) -> bool:
    """Whether these cards are in the page, once it shows the visitor's own things again."""
    for _ in range(100):
        if traces(visitor, cards) == cards:
            return True
        visitor.page.wait_for_timeout(100)
    return False


def test_two_people_at_one_screen_keep_their_sphinx_cards_secret(visitor: Visitor) -> None:
    """Those they hold, those just drawn, and those put back; they lie face down in between."""
    id = visitor.sit_down(lesson_until("draw 3+0"))
    mine, others = sphinx_cards(visitor, id)[0], sphinx_cards(visitor, id)[1]
    assert traces(visitor, mine) == mine
    assert traces(visitor, others) == set()
    visitor.confirm.click()
    assert visitor.wait_for_question()
    drawn = sphinx_cards(visitor, id)[0] - mine
    assert len(drawn) == 3
    assert traces(visitor, mine | drawn) == mine | drawn
    assert traces(visitor, others) == set()

    visitor.place("sphinx:sphinx_obelisk_5_stones").click()
    visitor.confirm.click()

    expect(visitor.curtain).to_be_visible()
    assert visitor.wait_for_question()
    assert visitor.to_move == 1
    assert traces(visitor, others) == others
    assert traces(visitor, mine | drawn) == set()
    visitor.page.locator(".panels").get_by_role("button").first.click()
    expect(visitor.page.get_by_role("img", name="2 Sphinx cards, face down")).to_be_visible()
    assert traces(visitor, mine | drawn) == set()


def test_two_browsers_at_one_table_see_their_own_sphinx_cards_only(
    new_visitor: NewVisitor,
) -> None:
    ann = new_visitor(game="egizia")
    ben = new_visitor(game="egizia", width=1024, height=768)
    ann.new_table("open")
    ann.waits()
    ben.accept(ann.page.url)
    ann.at_table()
    ben.at_table()
    id = ann.page.url.rpartition("/")[2]

    for turn in range(8):
        mover, other = (ann, ben) if ann.to_move == 0 else (ben, ann)
        assert mover.wait_for_question()
        mover.play_on(seed=turn, decisions=1)
        mover.wait_for_stored()
        other.wait_for_number(mover.number)
        assert other.number == mover.number
        assert other.scores() == mover.scores()

    anns, bens = sphinx_cards(ann, id), sphinx_cards(ben, id)
    assert (set(anns), set(bens)) == ({0}, {1})
    assert sees(ann, anns[0])
    assert sees(ben, bens[1])
    assert traces(ann, bens[1]) == set()
    assert traces(ben, anns[0]) == set()


# ------------------------------------------------------------------ choosing


def test_a_click_on_another_place_takes_the_place_of_what_waits(visitor: Visitor) -> None:
    """The temple would end the work and asks to be confirmed; the pyramid is one click away."""
    record = lesson_until("lay temple-left-1")
    record.moves.append("lay pyramid-r1-c1")
    visitor.sit_down(record)
    number = visitor.number
    temple, pyramid = visitor.place("temple:temple_left_1"), visitor.place("pyramid:pyramid_r1_c2")
    temple.click()
    expect(visitor.draft).to_contain_text("Temple")
    expect(pyramid).to_have_attribute("data-state", "legal")
    assert visitor.number == number

    pyramid.click()

    visitor.wait_for_number(number + 1)
    expect(visitor.page.get_by_role("img", name="Pyramid, row 1, stone 2")).to_be_visible()
    expect(visitor.page.get_by_role("img", name="Temple, left column 1")).to_be_visible()


def test_how_many_cards_to_draw_is_chosen_beside_the_button(visitor: Visitor) -> None:
    id = visitor.sit_down(lesson_until("draw 3+0"))
    before = len(sphinx_cards(visitor, id)[0])
    amounts = visitor.page.get_by_role("group", name="Draw 3 Sphinx cards").get_by_role("button")
    expect(amounts).to_have_count(3)

    amounts.nth(1).click()

    expect(visitor.draft).to_contain_text("Draw 2 Sphinx cards")
    visitor.confirm.click()
    assert visitor.wait_for_question()
    assert len(sphinx_cards(visitor, id)[0]) == before + 2


# ------------------------------------------------------------------ cards


class Shown(NamedTuple):
    """A table, and the cards that can be read there."""

    record: iteru.Record
    cards: set[str]


def fewest(tables: list[Shown], wanted: set[str]) -> list[Shown]:
    """Tables that show all of them, the one with most new cards first."""
    found: list[Shown] = []
    missing = set(wanted)
    while missing:
        best = max(tables, key=lambda table: len(table.cards & missing))
        assert best.cards & missing, f"no table shows {sorted(missing)}"
        found.append(Shown(best.record, best.cards & missing))
        missing -= best.cards
    return found


def rounds_begun(record: iteru.Record) -> list[Shown]:
    """The river at the beginning of each round."""
    state, game = record.replay(0), iteru.load("egizia")
    found = [Shown(cut(record, 0), river_of(state))]
    for number, move in enumerate(record.moves[:-1], start=1):
        before = round_of(state)
        state.play(game.parse(move))
        if round_of(state) > before:
            found.append(Shown(cut(record, number), river_of(state)))
    return found


def read_card(among: Locator, kind: str, card: str) -> None:
    """Opens the card, and closes it."""
    page, name = among.page, names_in("en")[f"{kind}-{card}"]
    among.get_by_role("button", name=f"Read the card: {name}", exact=True).first.click()
    dialog = page.get_by_role("dialog", name=name)
    expect(dialog.locator(".text")).to_have_text(re.compile(r"^[^{}?]+\.$"))  # a sentence
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


RED = {"red_ship_cards": "yes"}


def test_every_nile_card_can_be_read_in_full(visitor: Visitor) -> None:
    games = [*(at_random(4, s) for s in range(16)), *(at_random(2, s, RED) for s in range(4))]
    tables = [table for game in games for table in rounds_begun(game)]
    for table in fewest(tables, cards_named("nile_cards")):
        visitor.sit_down(table.record)
        for card in sorted(table.cards):
            read_card(visitor.page.locator("main"), "nile_cards", card)


def cards_named(table: str) -> set[str]:
    """The cards of a table of components, one of each name."""
    rows = iteru.load("egizia").components[table]
    assert isinstance(rows, list)
    names = names_in("en")
    return set({names[f"{table}-{row['id']}"]: row["id"] for row in rows}.values())


def test_every_sphinx_card_can_be_read_at_the_end(visitor: Visitor) -> None:
    games = [at_the_sphinx(4, seed) for seed in range(20)]
    games += [at_the_sphinx(3, seed, RED) for seed in range(20)]
    tables = [Shown(game, sphinx_cards_of(game.replay())) for game in games]
    for table in fewest(tables, cards_named("sphinx_cards")):
        visitor.sit_down(cut(table.record, len(table.record.moves) - 1))
        visitor.play_on(seed=1)
        visitor.page.get_by_role("button", name="Look at the board").click()
        left = set(table.cards)
        drawer = visitor.page.get_by_role("dialog")
        for panel in visitor.page.locator(".panels button").all():
            panel.click()
            board = drawer if drawer.count() else visitor.page.locator(".region-mine")
            for card in sorted(left):
                if board.locator(f'[data-target="sphinx:{card}"]').count():
                    read_card(board, "sphinx_cards", card)
                    left.remove(card)
            visitor.page.keyboard.press("Escape")  # a rival's board may lie over the panels
        assert left == set()


# ------------------------------------------------------------------ phone


def test_a_round_on_a_phone_by_taps(new_visitor: NewVisitor) -> None:
    phone = new_visitor(game="egizia", width=390, height=844, touch=True, language="pl")
    id = phone.sit_down(lesson_until("ship card-3"), BOT)
    looked_at = set()
    chance = random.Random(4)
    while (now := phone.prompt.inner_text()) and round_on(phone, id) == 1:
        assert not phone.overflows()
        if now not in looked_at:
            assert small_targets(phone) == []
        looked_at.add(now)
        phone.decide(chance)
        assert phone.wait_for_question()
    assert len(looked_at) >= 2
    assert not phone.overflows()


def round_on(visitor: Visitor, id: str) -> int:
    state = visitor.page.request.get(f"/api/tables/{id}/state").json()["state"]
    return int(state["public"]["round"])


# ------------------------------------------------------------------ words and eyes


def test_the_language_changes_in_the_middle_of_a_game(visitor: Visitor) -> None:
    visitor.sit_down(lesson_until("ship selinon"))
    page, number = visitor.page, visitor.number
    for code in ("pl", "fr", "en"):
        page.locator("header select").select_option(code)
        words = Catalogue(code, iteru.load("egizia"))
        expect(visitor.prompt).to_contain_text(words.text("prompt-ship"))
        for place in ("thebae", "selinon", "heliopolis"):
            expect(page.locator(".region-stage")).to_contain_text(
                words.text(f"nile_spaces-{place}")
            )
        for crew in ("masons", "haulers", "carvers", "overseer"):
            name = visitor.place(f"crew:{crew}").locator(".word")
            expect(name).to_have_text(words.text(f"crews-{crew}"))
            assert name.evaluate("(word) => word.scrollWidth <= word.clientWidth"), (code, crew)
        expect(page.locator(".region-mine")).to_contain_text(
            names_in(code)["sphinx_cards-sphinx_obelisk_4_stones"]
        )
    assert visitor.number == number


def test_everything_drawn_has_words(visitor: Visitor) -> None:
    """Each place a name, and none of the names an id that has no text."""
    visitor.sit_down(lesson_until("build carvers alone plain"))
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
    ids = set(iteru.load("egizia").text_ids())
    assert [word for word in words if word in ids] == []
    assert [word for word in words if word and re.search(r"[{}]|undefined|NaN", word)] == []


def test_the_river_cards_and_crews_have_no_serious_fault(someone: Visitor) -> None:
    someone.sit_down(lesson_until("ship selinon"))
    page = someone.page
    assert someone.accessibility_faults() == []
    someone.place("space:selinon").click()
    expect(someone.confirm).to_be_visible()
    assert someone.accessibility_faults() == []
    page.get_by_role("button", name="Read the card: Recruits").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert someone.accessibility_faults() == []


def test_sphinx_and_sites_have_no_serious_fault(someone: Visitor) -> None:
    someone.sit_down(lesson_until("draw 3+0"))
    assert someone.accessibility_faults() == []
    assert someone.wait_for_question()  # where nobody moves for long, cards are turned face down
    someone.confirm.click()
    expect(someone.place("sphinx:sphinx_crew_haulers")).to_have_attribute("data-state", "legal")
    assert someone.accessibility_faults() == []
    someone.sit_down(lesson_until("lay pyramid-r1-c1"))
    assert someone.accessibility_faults() == []


def test_the_score_has_no_serious_fault(someone: Visitor) -> None:
    game = at_random(3, seed=4)
    someone.sit_down(cut(game, len(game.moves) - 1))
    someone.play_on(seed=4)
    check_score(someone, columns=3)
    assert someone.accessibility_faults() == []


# ------------------------------------------------------------------ lessons


def test_the_lessons_can_be_played_and_every_text_is_there() -> None:
    check_lessons("egizia")


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)], ids=["desktop", "phone"])
def test_the_tutorial_from_first_to_last_step(
    new_visitor: NewVisitor, width: int, height: int
) -> None:
    take_lessons(new_visitor(game="egizia", width=width, height=height, touch=width < 640))
