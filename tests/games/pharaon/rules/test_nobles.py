"""The nobles section: display, deck and refilling (P4.4)."""

from tests.games.pharaon.payments import payments
from tests.games.pharaon.positions import nobles_of, offered, play, position, resources, seen

FIVE = "A1 C1 T1 R1 J1"


def test_five_different_resources_in_all() -> None:
    """P4.4 The access unit is always deducted, whatever the sector."""
    for sector in ("agriculture", "construction", "trade", "royalty", "justice"):
        state = position(facing=("nobles", sector), own={0: FIVE})
        (payment,) = payments(state, "nobles")
        assert payment[0] == sector
        assert len(payment[1]) == 4


def test_a_slot_is_refilled_at_once_without_sliding() -> None:
    """P4.4 The two other nobles stay where they are."""
    slots = ["judge", "general", "doctor"]
    state = position(own={0: FIVE}, noble_slots=slots, noble_deck=["witch"])

    play(state, "act nobles wheel")
    assert state.decision == "noble_pick"
    assert offered(state) == [
        "recruit general",
        "recruit judge",
        "recruit doctor",
        "recruit from deck",
    ]
    play(state, "recruit general")

    assert nobles_of(state, 0) == ["general"]
    assert seen(state)["nobles"]["slots"] == ["judge", "witch", "doctor"]


def test_with_an_empty_deck_slots_stay_empty() -> None:
    """P4.4 And nothing is offered from the deck."""
    state = position(own={0: FIVE}, noble_slots=["judge", "general", None], noble_deck=[])

    play(state, "act nobles wheel")
    assert offered(state) == ["recruit general", "recruit judge"]
    play(state, "recruit judge")

    assert seen(state)["nobles"]["slots"] == [None, "general", None]


def test_a_card_from_the_deck_must_be_kept() -> None:
    """P4.4 The display stays as it is; the card is seen by all."""
    slots = ["judge", "general", "doctor"]
    state = position(own={0: FIVE}, noble_slots=slots, noble_deck=["witch"])

    play(state, "act nobles wheel", "recruit from deck")

    assert nobles_of(state, 0) == ["witch"]
    assert seen(state)["nobles"]["slots"] == slots
    assert seen(state)["nobles"]["deck"] == 0


def test_a_noble_taken_from_the_deck_may_be_any_of_it() -> None:
    """P13.1, P4.4 The order of the deck is hidden: other seeds, other cards."""
    found = set()
    for seed in range(40):
        state = position(own={0: FIVE}, seed=seed, noble_deck=["scribe_1", "witch", "judge"])
        play(state, "act nobles wheel", "recruit from deck")
        found.add(nobles_of(state, 0)[0])

    assert found == {"scribe_1", "witch", "judge"}


def test_without_any_noble_the_action_is_not_available() -> None:
    """P4.4, P4.9"""
    state = position(own={0: FIVE}, noble_slots=[None] * 3, noble_deck=[])

    assert offered(state, "act nobles") == []


def test_the_last_noble_is_taken_without_a_question() -> None:
    """P14.1, P4.4"""
    state = position(own={0: FIVE}, noble_slots=[None, "witch", None], noble_deck=[])

    play(state, "act nobles wheel")

    assert nobles_of(state, 0) == ["witch"]
    assert resources(state, 0) == ""
