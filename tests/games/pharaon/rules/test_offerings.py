"""The offerings section (P4.3)."""

from tests.games.pharaon.payments import payments
from tests.games.pharaon.positions import offered, on_wheel, play, position, resources, tokens_of


def test_ex02_offerings_with_bonus() -> None:
    """Example EX-02 (P4.3, P4.3.1, P4.3.2) Two J, or J and two A, never J and A."""
    state = position(facing=("offerings", "justice"), own={0: "J2 A2"}, bonus=["area_nile"] * 2)
    assert payments(state, "offerings-1") == {("justice", ())}
    assert payments(state, "offerings-2") == {
        ("justice", ("justice",)),
        ("justice", ("agriculture", "agriculture")),
    }
    other = state.copy()

    play(state, "act offerings-2 wheel", "pay justice", "set 2", "bonus 1")

    assert resources(state, 0) == "A2"
    assert tokens_of(state, 0) == ["area_nile", "prestige_1", "prestige_2"]
    assert list(state.set_tokens[2:4]) == [-1, -1]
    assert state.bonus[0] == -1
    play(other, "act offerings-2 wheel", "pay agriculture", "set 2", "bonus 1")
    assert resources(other, 0) == "J1"
    assert tokens_of(other, 0) == tokens_of(state, 0)


def test_without_the_second_resource_there_is_no_third_token() -> None:
    """P4.3 One resource gives a set, and the turn ends."""
    state = position(facing=("offerings", "justice"), own={0: "J2"})

    play(state, "act offerings-1 wheel", "set 1")

    assert (state.to_move, state.decision) == (1, "turn")
    assert tokens_of(state, 0) == ["prestige_1", "prestige_2"]
    assert resources(state, 0) == "J1"


def test_the_third_token_is_taken_after_the_set() -> None:
    """P4.3.1, P3.7 From the bonus area or from the bag."""
    state = position(facing=("offerings", "justice"), own={0: "J2"})

    play(state, "act offerings-2 wheel")
    assert (state.decision, offered(state)) == (
        "offerings_set",
        ["set 1", "set 2", "set 3", "set 4"],
    )
    play(state, "set 3")

    assert state.decision == "offering_source"
    assert offered(state) == ["bonus 1", "bonus 2", "bonus 3", "bonus 4", "bag"]


def test_another_kind_than_the_sectors_is_paid_besides_access() -> None:
    """P4.3.2 Justice for access and agriculture twice: three units in all."""
    state = position(facing=("offerings", "justice"), own={0: "J1 A2"})

    assert payments(state, "offerings-1") == {("justice", ())}
    assert payments(state, "offerings-2") == {("justice", ("agriculture", "agriculture"))}


def test_taken_tokens_are_not_replaced_in_the_round() -> None:
    """P4.3.3 The next player finds three sets and three bonus tokens."""
    state = position(facing=("offerings", "justice"), own={0: "J2", 1: "J2"})

    play(state, "act offerings-2 wheel", "set 1", "bonus 4", "act offerings-2 wheel")

    assert offered(state) == ["set 2", "set 3", "set 4"]
    play(state, "set 4")
    assert offered(state) == ["bonus 1", "bonus 2", "bonus 3", "bag"]


def test_without_a_set_the_action_is_not_available() -> None:
    """P4.3.3 Ruling: even though bonus tokens lie there."""
    state = position(own={0: "S9"}, sets=[None] * 4)

    assert offered(state, "act offerings") == []


def test_the_last_set_is_taken_without_a_question() -> None:
    """P14.1 A decision with one option is not asked."""
    state = position(
        facing=("offerings", "justice"), own={0: "J1"}, sets=[None, None, "trade justice", None]
    )

    play(state, "act offerings-1 wheel")

    assert state.to_move == 1
    assert tokens_of(state, 0) == ["trade", "justice"]
    assert on_wheel(state, "justice") == ["justice"]
