"""Deciding in Kemet: turns laid out as drafts, requests that explain themselves, one Ready."""

import json
import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

import iteru
from iteru.texts import Catalogue
from tests.client import kemet_positions as positions
from tests.client.conftest import NewVisitor
from tests.client.kemet_table import lay_out, state_of
from tests.client.visitor import Visitor

GAME = iteru.load("kemet")
WORDS = Catalogue("en", GAME)


@pytest.fixture
def visitor(new_visitor: NewVisitor) -> Visitor:
    return new_visitor(game="kemet")


class Gestures:
    """Clicks and keys, counted."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.count = 0

    def click(self, place: str) -> None:
        lay_out(self.visitor, place)
        self.count += 1

    def press(self, key: str) -> None:
        self.visitor.page.keyboard.press(key)
        self.count += 1


def teleport() -> tuple[str, str]:
    """A troop that can teleport at the beginning of the turn, and where to."""
    for origin in positions.choices_of(after("regular mid-move"), "from "):
        goals = positions.choices_of(
            after("regular mid-move", f"from {dashed(origin)}"), "teleport "
        )
        if goals:
            return origin, goals[0]
    raise AssertionError("no troop stands on a pyramid")


def after(*moves: str) -> iteru.State:
    return positions.with_moves(positions.a_turn(), *moves).replay()


def dashed(name: str) -> str:
    return name.replace("_", "-")


def test_a_teleport_and_the_end_of_the_turn_take_four_gestures(visitor: Visitor) -> None:
    """The token need not be clicked: a troop that is clicked moves."""
    visitor.sit_down(positions.a_turn())
    number, seat = visitor.number, visitor.to_move
    origin, goal = teleport()
    gestures = Gestures(visitor)

    gestures.click(f"area:{origin}")
    gestures.click(f"area:{goal}")
    expect(visitor.confirm).to_contain_text("Teleport")
    expect(visitor.draft).to_contain_text("pay 2")
    assert visitor.number == number  # nothing was sent
    gestures.press("Enter")
    visitor.wait_for_number(number + 4)
    if visitor.to_move == seat and not visitor.curtain.is_visible():
        expect(visitor.confirm).to_be_visible()
        gestures.press("Enter")

    expect(visitor.page.locator(f'[data-to-move="{seat}"]')).to_have_count(0)
    assert gestures.count <= 4


def test_a_draft_is_taken_back_part_by_part_or_as_a_whole(visitor: Visitor) -> None:
    visitor.sit_down(positions.a_turn())
    number, prompt = visitor.number, visitor.prompt.inner_text()
    origin, goal = teleport()
    keys = visitor.page.keyboard

    lay_out(visitor, f"area:{origin}", f"area:{goal}")
    expect(visitor.draft).to_contain_text(WORDS.text(f"areas-{goal}"))
    visitor.prompt.hover()  # what the pointer is on is shown, too
    keys.press("u")
    expect(visitor.draft).not_to_contain_text(WORDS.text(f"areas-{goal}"))
    lay_out(visitor, f"area:{goal}")
    visitor.prompt.hover()
    keys.press("Shift+U")

    expect(visitor.draft).to_have_count(0)
    expect(visitor.prompt).to_have_text(prompt)
    lay_out(visitor, f"area:{origin}")
    visitor.prompt.hover()
    keys.press("Escape")
    keys.press("Escape")
    expect(visitor.prompt).to_have_text(prompt)
    assert visitor.number == number


def test_shift_u_takes_back_what_was_sent_as_far_as_the_server_allows(visitor: Visitor) -> None:
    id = visitor.sit_down(positions.a_turn())
    number, before = visitor.number, state_of(visitor, id)["public"]
    lay_out(visitor, *[f"area:{area}" for area in teleport()])
    expect(visitor.confirm).to_contain_text("Teleport")
    visitor.page.keyboard.press("Enter")
    visitor.wait_for_number(number + 4)
    assert visitor.wait_for_question()

    visitor.page.keyboard.press("Shift+U")

    visitor.wait_for_number(number + 8)
    assert state_of(visitor, id)["public"] == before


def test_a_card_that_can_be_played_stands_beside_the_end_of_the_turn(visitor: Visitor) -> None:
    record = positions.the_end_of_a_turn()
    cards = positions.choices_of(record.replay(), "card ")
    visitor.sit_down(record)

    expect(visitor.prompt).to_contain_text("End the turn, or play a card first?")
    expect(visitor.confirm).to_contain_text("End turn")
    visitor.draft.get_by_role("button").first.click()

    expect(visitor.confirm).to_contain_text("Play card")
    expect(visitor.draft).to_contain_text(WORDS.text(f"di_cards-{cards[0]}"))


def test_a_draft_is_refused_as_a_whole(new_visitor: NewVisitor) -> None:
    """Its second step has become illegal on the way: nothing is played, and the reason is said."""
    visitor = new_visitor(game="kemet")
    sent: list[list[int]] = []

    def spoil(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "move":
                sent.append(told["codes"])
                told["codes"][1] = GAME.parse("stop")
            server.send(json.dumps(told))

        route.on_message(pass_on)

    visitor.page.route_web_socket("**/api/**", spoil)
    visitor.sit_down(positions.a_turn())
    number, prompt = visitor.number, visitor.prompt.inner_text()
    origin, goal = teleport()
    lay_out(visitor, f"area:{origin}", f"area:{goal}")
    expect(visitor.confirm).to_be_visible()

    visitor.page.keyboard.press("Enter")

    expect(visitor.page.locator(".toast.error")).to_contain_text("Nothing of the draft was played")
    assert [len(codes) > 1 for codes in sent] == [True]
    expect(visitor.draft).to_have_count(0)
    expect(visitor.prompt).to_have_text(prompt)
    assert visitor.number == number


def test_a_battle_takes_a_card_and_ready(visitor: Visitor) -> None:
    """What to discard is proposed, and no divine cards; arrows, Space and Enter do it all."""
    visitor.sit_down(positions.a_battle())
    number = visitor.number
    gestures = Gestures(visitor)

    gestures.press("1")
    expect(visitor.confirm).to_contain_text("Ready")
    gestures.press("Enter")

    visitor.wait_for_number(number + 3)
    assert gestures.count == 2


def test_the_cards_of_a_battle_change_until_they_are_sent(visitor: Visitor) -> None:
    visitor.sit_down(positions.a_battle())
    keys, number = visitor.page.keyboard, visitor.number
    first, second = (
        WORDS.text(f"battle_cards-{card}")
        for card in positions.choices_of(positions.a_battle().replay(), "play ")[:2]
    )

    keys.press("1")
    expect(visitor.draft).to_contain_text(f"play {first}")
    keys.press("2")
    expect(visitor.draft).to_contain_text(f"play {second}")
    keys.press("Shift+Digit1")
    expect(visitor.draft).to_contain_text(f"discard {first}")
    divine = visitor.page.locator('.battle [data-target^="di:"][data-state="legal"]')
    expect(divine.first).to_be_visible()
    keys.press("7")

    expect(visitor.draft).to_contain_text("Add")
    assert visitor.number == number


def test_both_at_one_screen_see_the_reveal(visitor: Visitor) -> None:
    """No curtain falls over it, both cards lie there together, and the log waits for them."""
    plan = ("play chariot-raid", "discard cavalry-blitz", "add 0-0-0-0-0-0")
    visitor.sit_down(positions.with_moves(positions.a_battle(), *plan))
    battle = visitor.page.locator(".battle")
    names = [WORDS.text(f"battle_cards-{card}") for card in ("chariot_raid", "phalanx_defense")]
    log = visitor.page.get_by_role("log")
    expect(battle.locator(".shown")).to_have_count(0)

    lay_out(visitor, "battle_card:phalanx_defense")
    expect(visitor.draft).to_contain_text(names[1])
    expect(visitor.confirm).to_be_visible()
    visitor.page.keyboard.press("Enter")

    expect(battle.locator(".shown")).to_contain_text(names)
    expect(visitor.curtain).to_have_count(0)
    told = re.compile(f"reveals {names[0]}", re.IGNORECASE)
    expect(log).not_to_contain_text(told)
    assert visitor.wait_for_question()
    expect(log).to_contain_text(told)


def test_a_request_says_who_does_what_and_whether_i_can_stop_it(visitor: Visitor) -> None:
    """Asked are all who might hold a Veto; for those who do not the server answers soon."""
    record = positions.a_request()
    visitor.sit_down(record)
    card = positions.public(record.replay())["card"]["card"]

    expect(visitor.prompt).to_contain_text(WORDS.text(f"di_cards-{card}"))
    expect(visitor.page.get_by_test_id("note")).to_contain_text("You hold Veto")
    buttons = visitor.page.locator(".actions .button.confirm")
    expect(buttons.filter(has_text="Let it happen")).to_have_count(1)
    assert buttons.count() == 2
    expect(visitor.confirm).to_have_count(0)  # two equal answers, none for Enter
    number = visitor.number
    visitor.page.keyboard.press("2")
    visitor.wait_for_number(number + 1)


def test_the_pyramid_that_is_placed_is_named_by_its_colour(visitor: Visitor) -> None:
    record = positions.game_until(lambda state: state.decision == "place_pyramid")
    visitor.sit_down(record)

    colours = {move.split()[1] for move in positions.notations(record.replay())}
    assert len(colours) == 1
    expect(visitor.prompt).to_contain_text(colours.pop())
