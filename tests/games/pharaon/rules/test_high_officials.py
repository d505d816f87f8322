"""High Officials: immediate nobles (P9.8)."""

import pytest

from tests.games.pharaon.positions import (
    artisans_of,
    nile_of,
    nobles_of,
    offered,
    play,
    position,
    resources,
    tokens_of,
)

FIVE = "A1 C1 T1 R1 J1"
SAME_TRACK = {"high_official_nile_same_track": "yes"}
ANY_TRACK = {"high_official_nile_same_track": "no"}


def slots(number: int) -> list[str | None]:
    return [f"high_official_{number}", "general", "judge"]


def recruit(number: int) -> tuple[str, str]:
    return "act nobles wheel", f"recruit high-official-{number}"


def test_21_three_advances_on_one_track_and_two_silver() -> None:
    """P9.8 First the advances, then the silver."""
    state = position(own={0: FIVE}, noble_slots=slots(21), options=SAME_TRACK)

    play(state, *recruit(21))
    assert state.decision == "official_track"
    assert len(offered(state)) == 5
    assert resources(state, 0) == ""
    play(state, "advance royalty")

    assert (nile_of(state, 0), resources(state, 0)) == ("R3", "S2")
    assert nobles_of(state, 0) == ["high_official_21"]


def test_21_even_a_track_without_room_may_be_chosen() -> None:
    """P9.8 Ruling: any of the five; advances beyond the top are lost."""
    state = position(own={0: FIVE}, noble_slots=slots(21), nile={0: "R3 J2"})
    play(state, *recruit(21))
    full = play(state.copy(), "advance royalty")
    play(state, "advance justice")

    assert nile_of(full, 0) == "R3 J2"
    assert nile_of(state, 0) == "R3 J3"
    assert resources(full, 0) == resources(state, 0) == "S2"


def test_21_each_advance_on_a_track_of_its_own() -> None:
    """P9.8 Option high_official_nile_same_track = no: three decisions, only tracks with room."""
    state = position(own={0: FIVE}, noble_slots=slots(21), options=ANY_TRACK, nile={0: "R3"})

    play(state, *recruit(21))
    assert state.decision == "nile_advance"
    assert "advance royalty" not in offered(state)
    play(state, "advance trade", "advance justice", "advance trade")

    assert (nile_of(state, 0), resources(state, 0)) == ("T2 R3 J1", "S2")


def test_21_advances_without_any_room_are_lost() -> None:
    """P9.8, P4.5.2 With the option no nothing is asked then."""
    state = position(
        own={0: FIVE}, noble_slots=slots(21), options=ANY_TRACK, nile={0: "A3 C3 T3 R3 J2"}
    )

    play(state, *recruit(21))

    assert nile_of(state, 0) == "A3 C3 T3 R3 J3"
    assert (resources(state, 0), state.to_move) == ("S2", 1)


def test_22_two_advances_and_two_offering_tokens() -> None:
    """P9.8, P3.7 Each token decided anew."""
    state = position(own={0: FIVE}, noble_slots=slots(22), bonus=["trade", "justice"])

    play(state, *recruit(22), "advance trade")
    assert state.decision == "offering_source"
    play(state, "bonus 1", "bonus 2")

    assert nile_of(state, 0) == "T2"
    assert tokens_of(state, 0) == ["trade", "justice"]


def test_22_with_the_option_no() -> None:
    """P9.8"""
    state = position(own={0: FIVE}, noble_slots=slots(22), options=ANY_TRACK)

    play(state, *recruit(22), "advance trade", "advance agriculture", "bonus 1", "bonus 2")

    assert nile_of(state, 0) == "A1 T1"
    assert len(tokens_of(state, 0)) == 2


def test_23_an_artisan_with_its_gains_and_one_silver() -> None:
    """P9.8, P9.9 From display or deck, without cost."""
    artisans = ["artisan_21", "artisan_27", "artisan_28", "artisan_29"]
    state = position(own={0: FIVE}, noble_slots=slots(23), artisan_slots=artisans)

    play(state, *recruit(23))
    assert (state.decision, len(offered(state))) == ("artisan_pick", 5)
    play(state, "hire artisan-21")

    assert artisans_of(state, 0) == ["artisan_21"]
    assert resources(state, 0) == "A1 S1"


def test_24_an_artisan_and_two_offering_tokens() -> None:
    """P9.8"""
    state = position(own={0: FIVE}, noble_slots=slots(24), artisan_deck=["artisan_30"])

    play(state, *recruit(24), "hire from deck", "bonus 1", "bonus 2")

    assert artisans_of(state, 0) == ["artisan_30"]
    assert len(tokens_of(state, 0)) == 2


@pytest.mark.parametrize("number", [23, 24])
def test_without_any_artisan_that_part_is_lost(number: int) -> None:
    """P9.9, P9.8 The other part follows all the same."""
    state = position(
        own={0: FIVE}, noble_slots=slots(number), artisan_slots=[None] * 4, artisan_deck=[]
    )

    play(state, *recruit(number))
    if number == 24:
        play(state, "bonus 1", "bonus 2")

    gained = ("S1", 0) if number == 23 else ("", 2)
    assert (resources(state, 0), len(tokens_of(state, 0))) == gained
    assert state.to_move == 1


def test_25_a_stage_and_one_silver() -> None:
    """P9.8 Free of cost."""
    state = position(own={0: FIVE}, noble_slots=slots(25))

    play(state, *recruit(25))

    assert (state.stage[0], resources(state, 0)) == (1, "S1")
    assert state.to_move == 1


def test_26_a_stage_and_an_offering_token() -> None:
    """P9.8, P3.7"""
    state = position(own={0: FIVE}, noble_slots=slots(26))

    play(state, *recruit(26), "bonus 3")

    assert (state.stage[0], tokens_of(state, 0)) == (1, ["area_nile"])


@pytest.mark.parametrize("number", [25, 26])
def test_a_stage_beyond_the_last_is_lost(number: int) -> None:
    """P9.8"""
    state = position(
        own={0: FIVE}, noble_slots=slots(number), stage={0: 6}, nobles={0: []}, pharaoh=-1
    )

    play(state, *recruit(number))

    assert state.stage[0] == 6


def test_the_slot_is_refilled_before_the_effect() -> None:
    """P4.4, P9.8 At once."""
    state = position(own={0: FIVE}, noble_slots=slots(22), noble_deck=["witch"])

    play(state, *recruit(22))

    assert state.decision == "official_track"
    assert state.noble_slots[0] == 16


def test_a_free_artisan_may_come_with_a_jar() -> None:
    """P9.8, P3.5, P9.7 The Teacher works with it."""
    artisans = ["artisan_01", "artisan_27", "artisan_28", "artisan_29"]
    state = position(
        own={0: FIVE},
        nobles={0: ["teacher"]},
        noble_slots=slots(23),
        artisan_slots=artisans,
        stack=["jar_23"],
    )

    play(state, *recruit(23), "hire artisan-01", "use teacher", "gain trade")

    assert resources(state, 0) == "A1 T1 R2 J1 S1"
