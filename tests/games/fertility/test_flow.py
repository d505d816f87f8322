"""The order of a turn: which question follows which (F3)."""

import pytest

from tests.conftest import scaled
from tests.games.fertility.positions import GAME, hand, offered, play, position
from tests.games.fertility.random_play import every_variant, random_choice

DISPLAY = ["district_bazaar_grape", "district_guild_grape", "district_port_grape"]


def test_the_steps_of_a_turn_in_their_order() -> None:
    """F3.1, F3.5 Place, Quarry, build, supply, exchange, draft; then it is the next seat's turn."""
    state = position(
        pools={0: ["alabaster-grape"]},
        laid=["place bovine-alabaster at g5 east", "place papyrus-grape at e7 east"],
        display=DISPLAY,
    )
    asked: list[tuple[int, str]] = []
    counts: list[int] = []
    for move in [
        "place alabaster-grape at h6 east",
        "quarry papyrus",
        "build port-grape for nothing",
        "supply memphis.3 with papyrus",
        "exchange port-grape.1 gets grape",
        "supply port-grape.2 with alabaster",
        "exchange nothing",
        "draft papyrus-grape",
    ]:
        asked.append((state.to_move, state.decision))
        counts.append(state.turn_count)
        play(state, move)

    assert counts == [0] * 8
    assert state.turn_count == 1
    assert asked == [
        (0, "place"),
        (0, "quarry"),
        (0, "build"),
        (0, "supply"),
        (0, "exchange"),
        (0, "supply"),
        (0, "exchange"),
        (0, "draft"),
    ]
    assert (state.to_move, state.decision) == (1, "place")


def test_each_question_offers_its_own_answers_only() -> None:
    """F3.2 Nothing is supplied before the decision about building, nothing built after it."""
    state = position(pools={0: ["papyrus-grape"]}, display=DISPLAY)
    assert {move.split()[0] for move in offered(state)} == {"place"}

    play(state, "place papyrus-grape at e7 east")
    assert {move.split()[0] for move in offered(state)} == {"build"}

    play(state, "build guild-grape for papyrus")
    assert {move.split()[0] for move in offered(state)} == {"supply"}

    play(state, "supply guild-grape.1 with grape")
    assert {move.split()[0] for move in offered(state)} == {"draft"}


def test_step_one_is_mandatory_and_the_others_are_not() -> None:
    """F3.1 No passing while a tile can be placed; both other steps end with passing."""
    state = position(pools={0: ["papyrus-grape"]}, display=DISPLAY)
    assert all(move.startswith("place ") for move in offered(state))

    play(state, "place papyrus-grape at e7 east")
    assert offered(state)[-1] == "build nothing"

    play(state, "build nothing")
    assert offered(state)[-1] == "supply no more"


def test_passing_stays_a_decision_where_building_or_supplying_is_possible() -> None:
    """F3.5 Even if there is a single District or a single Shop."""
    build = position(asked="build", wheat={0: 1}, display=["district_guild_grape"])
    assert offered(build) == ["build guild-grape for wheat", "build nothing"]

    supply = position(
        asked="supply",
        hand="g",
        filled={"metropolis_memphis_s1": "a"},
    )
    assert offered(supply) == ["supply memphis.4 with grape", "supply no more"]


def test_nothing_is_asked_where_passing_is_all_that_is_possible() -> None:
    """F3.5 No District can be paid and the hand is empty: the draft is next."""
    state = position(asked="build")

    assert state.decision == "draft"


@pytest.mark.parametrize("variant", every_variant())
def test_only_the_active_player_decides(variant: tuple[int, dict[str, str]]) -> None:
    """F3.3, F3.4, F8.1 One seat in each turn, in seat order; it begins with an empty hand."""
    seats, options = variant
    for seed in range(scaled(10)):
        state = GAME.new(seats, seed, options)
        choose = random_choice(seed)
        first = state.to_move
        while not state.over:
            assert state.to_move == (first + state.turn) % seats
            if state.decision in ("place", "discard"):
                assert hand(state) == ""
            choose(state)
