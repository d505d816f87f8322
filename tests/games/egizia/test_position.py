"""A state with its rules: copies, the choices of a client, decisions and who answers them."""

import pytest

from iteru import IllegalAction
from iteru.games.egizia.frames import FRAME_KINDS
from tests.conftest import scaled
from tests.games.egizia.positions import (
    BLUE,
    GAME,
    RED,
    choices,
    obelisk,
    offered,
    play,
    position,
)
from tests.games.egizia.random_play import random_choice, random_options


def test_a_copy_goes_its_own_way() -> None:
    """Whatever happens to a copy, to the end of the game, the state stays as it was."""
    for seats in (2, 3, 4):
        for seed in range(scaled(6)):
            state = GAME.new(seats, seed, random_options(seats, seed))
            choose = random_choice(seed)
            for _ in range(25 * seed):
                if not state.over:
                    choose(state)
            before = state.dump()
            copy = state.copy()
            assert copy.dump() == before
            while not copy.over:
                choose(copy)
            assert state.dump() == before


def test_an_illegal_action_is_told_and_changes_nothing() -> None:
    state = position(ships={RED: ["edfu"]})
    before = state.dump()

    with pytest.raises(IllegalAction, match='seat 0 cannot "ship edfu" now; to decide: ship'):
        state.play(GAME.parse("ship edfu"))
    with pytest.raises(IllegalAction, match="there is no action 808; allowed: 0 to 807"):
        state.play(808)

    assert state.dump() == before


def test_choices_carry_code_notation_and_description() -> None:
    """Also in the midst of random games; texts exist for all of them."""
    texts = set(GAME.text_ids())
    for seed in range(scaled(6)):
        state = GAME.new(2 + seed % 3, seed)
        choose = random_choice(seed)
        while not state.over:
            for code, choice in zip(state.proposed(), state.choices(), strict=True):
                assert choice["code"] == code
                assert choice["notation"] == GAME.notation(code)
                assert choice["kind"] == GAME.describe(code)["kind"]
                assert choice["text"] in texts
            for _ in range(4):
                if not state.over:
                    choose(state)


def test_a_choice_of_a_card_space_tells_the_card() -> None:
    """E5.3.1 Card and place."""
    state = position(laid={"card_1": "market_2"}, cards={BLUE: ["two_ships"]})

    for notation, text in (("ship card-1", "ship_card"), ("two ships card-1", "ship_two_card")):
        choice = choices(state)[notation]
        assert choice["text"] == f"choice-{text}"
        assert "card:market_2" in choice["targets"]
        assert choice["args"]["card"] == {"text": "nile_cards-market_2", "args": {}}


def test_a_choice_is_final_if_it_reveals_or_hands_over() -> None:
    """E15.2 A turned-up grave, Sphinx cards, the end of a turn; not a free action or a stone."""
    state = position(cards={BLUE: ["stones_6_a"]})
    assert not choices(state)["play stones-6-a"]["final"]
    assert not choices(state)["ship alyi"]["final"]
    assert choices(state)["ship thebae"]["final"]

    state = position(
        phase="building",
        sites={"obelisk_graves": [BLUE], "sphinx": [BLUE]},
        reserve={BLUE: 9},
        strength={BLUE: (2, 9, 1, 2)},
        stones={RED: obelisk(1, 1)},
    )
    assert not choices(state)["build masons alone plain"]["final"]
    play(state, "build masons alone plain")
    assert choices(state)["draw 1+0"]["final"]
    play(state, "draw 1+0", "keep none", "build haulers alone plain")
    assert not choices(state)["lay obelisk-2"]["final"]
    assert choices(state)["lay grave-1"]["final"]


def test_asking_for_choices_changes_nothing() -> None:
    state = position()
    before = state.dump()

    choices(state)

    assert state.dump() == before


def test_a_decision_has_two_answers_or_more_and_one_seat() -> None:
    """E14.1, E14.5 One question at a time; only what is kept at the Sphinx is secret."""
    for seats in (2, 3, 4):
        for seed in range(scaled(12)):
            state = GAME.new(seats, seed, random_options(seats, seed))
            choose = random_choice(seed)
            while not state.over:
                assert len(state.legal()) > 1
                assert state.decision in FRAME_KINDS[:18]
                assert state.to_move in range(seats)
                assert state.secret == (state.decision == "sphinx_keep")
                choose(state)


def test_scores_are_the_sums_of_the_parts_at_any_time() -> None:
    """E10.2"""
    state = GAME.new(4, 9)
    choose = random_choice(9)
    while not state.over:
        choose(state)
        assert state.scores() == [sum(state.parts(seat).values()) for seat in range(4)]


def test_a_preview_tells_what_a_choice_would_bring() -> None:
    """It changes nothing."""
    state = position(market={BLUE: (2, 0)})
    before = state.dump()

    kinds = [event["kind"] for event in state.preview([GAME.parse("ship edfu")]).events]

    assert kinds == ["ship", "market", "stones", "market"]
    assert state.dump() == before


def test_a_preview_ends_where_sphinx_cards_are_drawn() -> None:
    """E15.1, E15.2 Chance decides which; the deck is hidden from the drawer too."""
    state = position(
        phase="building",
        site="sphinx",
        sites={"sphinx": [BLUE]},
        strength={BLUE: (2, 1, 1, 2)},
        reserve={BLUE: 9},
    )
    play(state, "build masons alone plain")

    kinds = [event["kind"] for event in state.preview([GAME.parse("draw 2+0")]).events]

    assert kinds == ["stones_paid", "sphinx_drawn"]


def test_a_preview_ends_where_a_grave_is_turned_up() -> None:
    """E15.2"""
    state = position(
        phase="building",
        site="obelisk_graves",
        sites={"obelisk_graves": [BLUE]},
        strength={BLUE: (3, 1, 1, 2)},
        reserve={BLUE: 9},
    )
    play(state, "build masons alone plain")

    kinds = [event["kind"] for event in state.preview([GAME.parse("lay grave-1")]).events]

    assert kinds == ["stone_laid", "stones_paid"]


def test_every_choice_can_be_previewed() -> None:
    """In random games, for whoever moves."""
    for seed in range(scaled(10)):
        seats = 2 + seed % 3
        state = GAME.new(seats, seed, random_options(seats, seed))
        choose = random_choice(seed)
        while not state.over:
            for code in state.legal()[:12]:
                state.preview([code])
            choose(state)


def test_a_turn_begins_where_a_ship_or_a_building_is_asked() -> None:
    """Whoever is left alone on the river is asked time after time; else the seat must change."""
    state = GAME.new(2, 8)
    choose = random_choice(8)
    is_same_seat = set()
    while not state.over:
        turns, mover = state.turn_count, state.to_move
        choose(state)
        begins = state.to_move != mover or state.decision in ("ship", "build")
        assert state.turn_count == turns + begins
        is_same_seat.add((state.to_move == mover, begins))
    assert is_same_seat == {(True, True), (True, False), (False, True)}


def test_offers_and_notations_agree() -> None:
    state = position()

    assert [GAME.parse(move) for move in offered(state)] == state.legal()
