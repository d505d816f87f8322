"""Kemet in a real browser: whole games, Veto, moving, cards, phone, languages."""

import json

import pytest
from playwright.sync_api import Locator, expect

import iteru
from iteru.texts import Catalogue
from tests.client import kemet_positions as positions
from tests.client.conftest import NewVisitor
from tests.client.kemet_table import choose, is_phone, lay_out, sit_together, state_of
from tests.client.kemet_words import Words
from tests.client.learning import check_lessons, take_lessons
from tests.client.test_phone import small_targets
from tests.client.visitor import BARE_SPOTS, PATIENCE, Visitor

GAME = iteru.load("kemet")
PARTS = 6  # sources of victory points on the score
BOT = {"kind": "bot", "level": "easy"}


@pytest.fixture
def visitor(new_visitor: NewVisitor) -> Visitor:
    return new_visitor(game="kemet")


@pytest.fixture(params=["day", "night", "day-phone", "night-phone"])
def someone(request: pytest.FixtureRequest, new_visitor: NewVisitor) -> Visitor:
    dark = "night" in request.param
    if "phone" in request.param:
        return new_visitor(game="kemet", dark=dark, width=390, height=844, touch=True)
    return new_visitor(game="kemet", dark=dark)


# ------------------------------------------------------------------ whole games


def check_score(visitor: Visitor, columns: int) -> list[int]:
    """The parts add up; returns the totals."""
    score = visitor.page.get_by_test_id("score")
    expect(score.locator("tbody tr")).to_have_count(PARTS)
    totals = [int(total) for total in score.locator("tfoot td").all_inner_texts()]
    assert len(totals) == columns
    for column, total in enumerate(totals, start=1):
        parts = score.locator(f"tbody tr td:nth-of-type({column})").all_inner_texts()
        assert sum(int(part) for part in parts) == total
    return totals


@pytest.mark.parametrize(("mode", "goal"), [("beginner", 4), ("short", 8)])
def test_a_whole_game_against_a_bot_by_clicks(visitor: Visitor, mode: str, goal: int) -> None:
    visitor.sit_down(iteru.Record.begin("kemet", 2, 1, {"mode": mode}), BOT)

    decisions = visitor.play_on(seed=1)

    assert decisions >= 10  # five turns of a Day, each a token and the end of the turn
    assert max(check_score(visitor, columns=2)) >= goal
    expect(visitor.page.get_by_role("button", name="Rematch")).to_be_visible()


# ------------------------------------------------------------------ Veto


def test_a_card_is_vetoed_in_another_players_turn(new_visitor: NewVisitor) -> None:
    ann, ben = new_visitor(game="kemet"), new_visitor(game="kemet")
    id = sit_together(ann, ben, positions.a_veto())
    assert ann.wait_for_question()

    choose(ann, "di:prayer")

    assert ben.wait_for_question()
    expect(ben.prompt).to_contain_text("plays Prayer")
    expect(ben.page.locator(".docked [role=status]")).to_contain_text("Prayer")
    ben.page.locator(".actions").get_by_role("button", name="Veto").click()
    ann.wait_for_number(len(positions.a_veto().moves) + 3)
    vetoed = positions.with_moves(positions.a_veto(), "card prayer", "veto").replay()
    assert state_of(ann, id)["public"] == json.loads(json.dumps(positions.public(vetoed)))


# ------------------------------------------------------------------ moving


def test_a_troop_is_dragged_to_where_it_goes(visitor: Visitor) -> None:
    record = positions.with_moves(positions.a_turn(), "regular mid-move")
    origin = positions.choices_of(record.replay(), "from ")[0]
    leaving = positions.with_moves(record, f"from {origin.replace('_', '-')}").replay()
    goal = positions.choices_of(leaving, "step ")[0]
    id = visitor.sit_down(record)

    drag(visitor, origin, goal)

    expect(visitor.draft).to_contain_text(called(leaving, goal))
    visitor.confirm.click()
    visitor.wait_for_number(len(record.moves) + 4)
    areas = {area["area"]: area for area in state_of(visitor, id)["public"]["areas"]}
    assert [troop["seat"] for troop in areas[goal]["troops"]] == [0]


def called(state: iteru.State, area: str) -> str:
    """A district by its pyramid, other areas as printed on the map."""
    for pyramid in positions.public(state)["pyramids"]:
        if pyramid["area"] == area:
            return f"{pyramid['colour']} district"
    return Catalogue("en", GAME).text(f"areas-{area}")


def drag(visitor: Visitor, origin: str, goal: str) -> None:
    mouse = visitor.page.mouse
    ways = [spot_of(visitor, area) for area in (origin, goal)]
    mouse.move(*ways[0])
    mouse.down()
    mouse.move(*ways[1], steps=6)
    mouse.up()


def spot_of(visitor: Visitor, area: str) -> tuple[float, float]:
    """Where the troop of an area stands, in the window."""
    box = visitor.page.locator(f'[data-spot="{area}"]').bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_an_attack_shows_what_is_known_of_both_sides(visitor: Visitor) -> None:
    record = positions.an_attack()
    aim_at_enemy(visitor, record)
    clash = visitor.page.get_by_role("region", name="Attack preview")
    expect(clash.get_by_role("table")).to_have_count(2)
    total = clash.locator("tfoot .great").first
    units = int(total.inner_text())
    expect(clash.get_by_role("listitem")).to_have_count(cards_in_hand(record))

    visitor.page.get_by_role("button", name="One less").click()

    expect(total).to_have_text(str(units - 1))


def cards_in_hand(record: iteru.Record) -> int:
    return len(positions.private(record.replay(), 0)["battle_hand"])


def aim_at_enemy(visitor: Visitor, record: iteru.Record) -> None:
    """Goes towards an enemy troop: how many go is asked."""
    visitor.sit_down(record)
    state = record.replay()
    enemies = {
        area["area"]
        for area in positions.public(state)["areas"]
        if any(troop["seat"] != 0 for troop in area["troops"])
    }
    goal = next(area for area in positions.choices_of(state, "step ") if area in enemies)
    lay_out(visitor, f"area:{goal}")
    expect(visitor.confirm).to_be_visible()


# ------------------------------------------------------------------ phone


def test_a_move_on_a_phone_by_taps(new_visitor: NewVisitor) -> None:
    phone = new_visitor(game="kemet", width=390, height=844, touch=True, language="pl")
    id = phone.sit_down(positions.a_turn(), BOT)
    before = state_of(phone, id)["public"]["areas"]
    check_fit(phone)
    lay_out(phone, "space:mid_move")
    for _ in range(2):  # where from, where to
        check_fit(phone)
        phone.click(lit_area(phone))
    expect(phone.confirm).to_be_visible()
    check_fit(phone)
    phone.confirm.tap()

    phone.wait_for_number(len(positions.a_turn().moves) + 5)
    assert state_of(phone, id)["public"]["areas"] != before
    check_fit(phone)


def lit_area(phone: Visitor) -> tuple[float, float]:
    """Where a finger meets an area that can be chosen."""
    areas = phone.page.locator('[data-target^="area:"][data-state="legal"]')
    expect(areas.first).to_be_visible()
    spots = areas.evaluate_all(BARE_SPOTS)
    assert spots, "no area that can be chosen is in sight"
    return spots[0]["x"], spots[0]["y"]


def check_fit(phone: Visitor) -> None:
    assert not phone.overflows()
    assert small_targets(phone) == []


# ------------------------------------------------------------------ cards


def open_tiles(visitor: Visitor) -> None:
    page = visitor.page
    if is_phone(visitor):
        page.locator("nav.tabs").get_by_role("button", name="Powers").tap()
    else:
        page.locator('[data-anchor="tiles"]').click()
    expect(page.locator('[data-target^="tile:"]').locator("visible=true").first).to_be_visible()


def is_whole(words: Locator) -> bool:
    """Whether nothing of the text is cut off."""
    return bool(
        words.evaluate(
            """(text) => text.scrollWidth <= text.clientWidth + 1 &&
                (getComputedStyle(text).overflowY === "visible" ||
                    text.scrollHeight <= text.clientHeight + 1)"""
        )
    )


def test_every_power_tile_and_creature_can_be_read_in_full(visitor: Visitor) -> None:
    """In three languages; what a creature does stands on its tile."""
    visitor.sit_down(positions.a_turn())
    open_tiles(visitor)
    tiles = positions.names(GAME.components, "power_tiles")
    assert set(positions.names(GAME.components, "creatures")) <= set(tiles)
    for code in ("pl", "fr", "en"):
        visitor.page.locator("header select").select_option(code)
        words = Words(code, GAME.components)
        expect(visitor.place(f"tile:{tiles[0]}")).to_contain_text(words.tile(tiles[0]))
        for tile in tiles:
            card = visitor.place(f"tile:{tile}")
            name, text = card.locator("b"), card.locator("small")
            assert name.inner_text() == words.text(f"power_tiles-{tile}"), (code, tile)
            assert text.inner_text() == words.tile(tile), (code, tile)
            assert is_whole(card), (code, tile)
        assert not visitor.overflows()


def test_every_divine_intervention_card_can_be_read_in_full(visitor: Visitor) -> None:
    """On it or, where many have little room, in a tip."""
    words = Words("en", GAME.components)
    left = set(positions.names(GAME.components, "di_cards"))
    read = 0
    while left:
        record = positions.a_hand_with(min(left))
        visitor.sit_down(record)
        for card in positions.held(record.replay(), 0) & left:
            face = visitor.page.locator(f'.region-mine [data-target$="di:{card}"]').first
            assert face.locator("b").inner_text() == words.text(f"di_cards-{card}")
            if face.locator("small").count() > 0:
                assert face.locator("small").inner_text() == words.card(card)
                assert is_whole(face.locator("small")), card
                read += 1
            else:
                face.hover()
                expect(visitor.page.locator(".tip[aria-hidden]")).to_contain_text(words.card(card))
                visitor.page.mouse.move(0, 0)
            left.remove(card)
    assert read > 5


def test_every_battle_card_can_be_read_in_full(visitor: Visitor) -> None:
    """Its numbers stand on it; a tip says them in words."""
    words = Words("en", GAME.components)
    left = positions.rows(GAME.components, "battle_cards")
    for special in ("offensive_strategy_card", "defensive_strategy_card"):
        record = positions.a_set_with(special)
        visitor.sit_down(record)
        mine = positions.public(record.replay())["seats"][0]["battle_set"]
        for card in [card for card in mine if card in left]:
            face = visitor.page.locator(f'.region-mine [data-target$="battle_card:{card}"]')
            for number in ("strength", "damage", "protection"):
                assert face.locator(f".{number}").inner_text() == str(left[card][number])
            face.hover()
            tip = visitor.page.locator(".tip[aria-hidden]")
            expect(tip).to_contain_text(words.text(f"battle_cards-{card}"))
            expect(tip).to_contain_text(words.figures(card))
            visitor.page.mouse.move(0, 0)
            del left[card]
    assert left == {}


# ------------------------------------------------------------------ words and eyes


def test_the_language_changes_in_the_middle_of_a_battle(visitor: Visitor) -> None:
    visitor.sit_down(positions.a_battle())
    page, number = visitor.page, visitor.number
    for code in ("pl", "fr", "en"):
        page.locator("header select").select_option(code)
        words = Words(code, GAME.components)
        expect(visitor.prompt).to_contain_text(words.text("board-ask_cards"))
        battle = page.locator("section.battle")
        expect(battle).to_contain_text(words.text("board-you_attacker"))
        for name in battle.locator(".battle-card b").all():
            assert is_whole(name), (code, name.inner_text())
        assert not visitor.overflows()
    assert visitor.number == number


def test_the_map_and_the_tiles_have_no_serious_fault(someone: Visitor) -> None:
    someone.sit_down(positions.a_turn())
    assert someone.accessibility_faults() == []
    open_tiles(someone)
    assert someone.accessibility_faults() == []
    for colour in someone.page.locator('.region-market [role="tab"]').all()[1:]:
        colour.tap()  # a phone shows one colour at a time
        assert someone.accessibility_faults() == []


def test_an_attack_and_a_battle_have_no_serious_fault(someone: Visitor) -> None:
    aim_at_enemy(someone, positions.an_attack())
    assert someone.accessibility_faults() == []
    someone.sit_down(positions.a_battle())
    expect(someone.page.locator("section.battle").locator("visible=true").first).to_be_visible(
        timeout=PATIENCE
    )
    assert someone.accessibility_faults() == []


# ------------------------------------------------------------------ lessons


def test_the_lessons_can_be_played_and_every_text_is_there() -> None:
    check_lessons("kemet")


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)], ids=["desktop", "phone"])
def test_the_tutorial_from_first_to_last_step(
    new_visitor: NewVisitor, width: int, height: int
) -> None:
    take_lessons(new_visitor(game="kemet", width=width, height=height, touch=width < 640))
