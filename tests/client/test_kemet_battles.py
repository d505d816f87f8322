"""Battles of Kemet in a real browser: secret until the reveal."""

import pytest
from playwright.sync_api import expect

import iteru
from iteru.texts import Catalogue
from tests.client import kemet_positions as positions
from tests.client.conftest import NewVisitor
from tests.client.kemet_table import lay_out, sit_together, state_of
from tests.client.visitor import Visitor

GAME = iteru.load("kemet")


@pytest.fixture
def visitor(new_visitor: NewVisitor) -> Visitor:
    return new_visitor(game="kemet")


COMMITMENTS = 3  # of a side: card, discard, divine cards


def name_of(card: str) -> str:
    return Catalogue("en", GAME).text(f"battle_cards-{card}")


class Committed:
    """What a side commits to a battle in secret."""

    def __init__(self, card: str, discard: str, di: str) -> None:
        self.card = card
        self.discard = discard
        self.di = di

    def by(self, visitor: Visitor) -> None:
        """A click for each, then Ready: one message for all of it."""
        number = visitor.number
        lay_out(visitor, f"battle_card:{self.card}")
        visitor.page.get_by_role("button", name=f"Discard {name_of(self.discard)}").click()
        lay_out(visitor, f"di:{self.di}")
        expect(visitor.draft).to_contain_text(name_of(self.discard))
        assert visitor.number == number
        visitor.page.keyboard.press("Enter")
        visitor.wait_for_number(number + COMMITMENTS)


def secret_cards(seat: int) -> list[str]:
    """Cards for the battle that only this seat holds and nobody has seen."""
    state = positions.a_battle().replay()
    seen = set(positions.public(state)["di"]["discard"])
    mine, others = positions.held(state, seat), positions.held(state, 1 - seat)
    return sorted((mine & positions.FIGHTING) - others - seen)


def plans() -> tuple[Committed, Committed]:
    return (
        Committed("chariot_raid", "cavalry_blitz", secret_cards(0)[0]),
        Committed("phalanx_defense", "mixed_tactics", secret_cards(1)[0]),
    )


def traces(visitor: Visitor, cards: list[str]) -> list[str]:
    """Those of the Divine Intervention cards of which anything is in the page, be it out of
    sight."""
    words, page = Catalogue("en", GAME), visitor.page.content()
    return [card for card in cards if card in page or words.text(f"di_cards-{card}") in page]


def check_battle(visitor: Visitor, id: str, first: Committed, second: Committed) -> None:
    """Both sides were revealed as they were chosen, and the log tells it."""
    fought = state_of(visitor, id)["public"]["last_battle"]
    words = Catalogue("en", GAME)
    for side, plan in (("attacker", first), ("defender", second)):
        assert fought[side]["card"] == plan.card
        assert fought[side]["di"][plan.di] == 1
        log = visitor.page.get_by_role("log")
        expect(log).to_contain_text(words.text(f"battle_cards-{plan.card}"))
        expect(log).to_contain_text(words.text(f"di_cards-{plan.di}"))


def test_a_battle_at_one_screen_stays_secret_until_the_reveal(visitor: Visitor) -> None:
    """All lies face down between the two, and nothing of the first one's choice is in the page."""
    id = visitor.sit_down(positions.a_battle())
    first, second = plans()
    assert traces(visitor, secret_cards(0)) == secret_cards(0)
    assert traces(visitor, secret_cards(1)) == []

    first.by(visitor)

    expect(visitor.curtain).to_be_visible()
    assert traces(visitor, secret_cards(0)) == []
    assert visitor.wait_for_question()
    assert visitor.to_move == 1
    assert traces(visitor, secret_cards(1)) == secret_cards(1)
    assert traces(visitor, secret_cards(0)) == []
    second.by(visitor)

    assert visitor.wait_for_question()
    check_battle(visitor, id, first, second)


def everything_in(visitor: Visitor) -> list[list[str]]:
    """Words, names, tips, states and classes of all that is in the page, seen or not."""
    found: list[list[str]] = visitor.page.evaluate(
        """() => [...document.querySelectorAll("main *, aside *, .actions *")].map((one) => [
            one.tagName, one.getAttribute("class") ?? "", one.getAttribute("aria-label") ?? "",
            one.dataset.tip ?? "", one.dataset.target ?? "", one.dataset.state ?? "",
            one.children.length === 0 ? one.textContent.trim() : "",
        ])"""
    )
    return found


def test_whatever_the_first_side_chose_the_second_sees_the_same_page(visitor: Visitor) -> None:
    seen = []
    for moves in (
        ("play chariot-raid", "discard cavalry-blitz", "add 0-0-0-0-0-0"),
        ("play shield-push", "discard phalanx-defense", "add 1-0-1-0-1-0"),
    ):
        visitor.sit_down(positions.with_moves(positions.a_battle(), *moves))
        assert visitor.to_move == 1
        expect(visitor.page.locator(".battle .side")).to_have_count(2)
        seen.append(everything_in(visitor))

    assert seen[0] == seen[1]


def test_a_battle_of_two_browsers(new_visitor: NewVisitor) -> None:
    ann = new_visitor(game="kemet")
    ben = new_visitor(game="kemet", width=1024, height=768)
    id = sit_together(ann, ben, positions.a_battle())
    first, second = plans()
    assert ann.wait_for_question()

    first.by(ann)

    assert ben.wait_for_question()
    assert traces(ben, secret_cards(0)) == []
    assert traces(ben, secret_cards(1)) == secret_cards(1)
    assert traces(ann, secret_cards(1)) == []
    assert set(state_of(ben, id)["private"]) == {"1"}
    assert state_of(ben, id)["public"]["battle"]["attacker"]["card"] is None

    second.by(ben)

    ben.wait_for_stored()
    ann.wait_for_number(ben.number)
    check_battle(ann, id, first, second)
    assert ann.scores() == ben.scores()


def test_who_is_ready_may_withdraw_until_the_other_side_is(new_visitor: NewVisitor) -> None:
    """The button stands where Ready was; the other side sees only that the first chooses again."""
    ann = new_visitor(game="kemet")
    ben = new_visitor(game="kemet", width=390, height=844)
    id = sit_together(ann, ben, positions.a_battle())
    first, second = plans()
    withdraw = ann.page.get_by_role("button", name="Withdraw")
    assert ann.wait_for_question()
    expect(withdraw).to_have_count(0)
    before = state_of(ben, id)

    first.by(ann)

    assert ben.wait_for_question()
    expect(withdraw).to_be_visible()
    ann.page.keyboard.press("u")
    assert ann.wait_for_question()
    expect(withdraw).to_have_count(0)
    expect(ben.page.locator('[data-to-move="0"]')).to_have_count(1)
    assert state_of(ben, id)["public"] == before["public"]
    assert traces(ben, secret_cards(0)) == []

    other = Committed("shield_push", "phalanx_defense", first.di)
    other.by(ann)
    assert ben.wait_for_question()
    withdraw.click()
    assert ann.wait_for_question()
    first.by(ann)
    assert ben.wait_for_question()
    second.by(ben)

    ben.wait_for_stored()
    ann.wait_for_number(ben.number)
    expect(withdraw).to_have_count(0)
    fought = state_of(ann, id)["public"]["last_battle"]
    assert fought["attacker"]["card"] == first.card
    assert fought["defender"]["card"] == second.card


def test_at_one_screen_one_withdraws_before_the_next_looks(visitor: Visitor) -> None:
    visitor.sit_down(positions.a_battle())
    first, _ = plans()
    withdraw = visitor.page.get_by_role("button", name="Withdraw")
    first.by(visitor)
    expect(visitor.curtain).to_be_visible()

    withdraw.click()

    expect(visitor.page.locator('[data-to-move="0"]')).to_have_count(1)
    assert visitor.wait_for_question()
    first.by(visitor)
    assert visitor.wait_for_question()
    assert visitor.to_move == 1
    expect(withdraw).to_have_count(0)  # the next one sits here now


def test_who_looks_on_sees_both_sides_and_the_battle_on_the_map(new_visitor: NewVisitor) -> None:
    ann, ben = new_visitor(game="kemet"), new_visitor(game="kemet")
    id = sit_together(ann, ben, positions.a_battle())
    eve = new_visitor(game="kemet")
    eve.page.goto(f"/table/{id}")
    eve.at_table()
    battle = eve.page.locator("section.battle")

    for size in ((1440, 900), (1366, 657), (1024, 768)):
        eve.page.set_viewport_size({"width": size[0], "height": size[1]})

        expect(battle.locator(".side")).to_have_count(2)
        expect(battle.locator(".back")).to_have_count(2)
        expect(battle.locator(".battle-card")).to_have_count(0)
        eve.page.wait_for_function(FIGHT_IS_SEEN)


FIGHT_IS_SEEN = """() => {
    const fight = document.querySelector(".stage .fight").getBoundingClientRect();
    const [x, y] = [fight.left + fight.width / 2, fight.top + fight.height / 2];
    return document.elementFromPoint(x, y)?.closest(".stage") !== null;
}"""
