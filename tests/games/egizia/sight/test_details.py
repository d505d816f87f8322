"""What a choice tells of this position: cards spent, places passed, the feeding afterwards."""

from typing import Any

from tests.games.egizia.positions import BLUE, RED, choices, play, position


def data_of(state: Any, notation: str) -> dict[str, Any]:
    found = choices(state)[notation].get("data", {})
    assert isinstance(found, dict)
    return found


def test_a_ship_tells_the_free_places_that_it_passes_and_leaves_ahead() -> None:
    """E5.2.2 A taken round space is no free place, nor is one upstream of own ships."""
    state = position(ships={BLUE: ["card_1"], RED: ["thebae"]})

    found = data_of(state, "ship card-2")
    assert found == {"spends": [], "skipped": 1, "ahead": 16}
    found = data_of(state, "ship card-3")
    assert (found["skipped"], found["ahead"]) == (2, 15)
    assert data_of(state, "ship heliopolis")["ahead"] == 0


def test_a_ship_upstream_passes_nothing() -> None:
    """E5.6.1 Ahead is what lies beyond all own ships."""
    state = position(ships={BLUE: ["edfu"]}, cards={BLUE: ["upstream"]})

    found = data_of(state, "ship card-1")
    assert (found["spends"], found["skipped"], found["ahead"]) == (["upstream"], 0, 18)


def test_a_full_site_is_no_free_place() -> None:
    """E5.7.1"""
    state = position(seats=2, sites={"temple_pyramid": [RED, None]})
    assert data_of(state, "ship card-9")["ahead"] == 3
    state = position(seats=3, sites={"temple_pyramid": [RED, 2]})
    assert data_of(state, "ship card-9")["ahead"] == 2


def test_a_ship_tells_the_cards_that_it_uses_up() -> None:
    """E5.6.2, E5.6.3, E5.7.5"""
    cards = ["two_ships", "occupied_site", "reuse_round_space"]
    state = position(
        cards={BLUE: cards}, ships={RED: ["edfu"]}, sites={"sphinx": [RED, 2]}, seats=3
    )

    assert data_of(state, "ship edfu")["spends"] == ["reuse_round_space"]
    assert data_of(state, "two ships card-1")["spends"] == ["two_ships"]
    assert data_of(state, "ship sphinx-occupied")["spends"] == ["occupied_site"]
    assert data_of(state, "ship card-1")["spends"] == []


def test_a_field_is_told_with_the_feeding_that_it_leads_to() -> None:
    """E6.2, E6.3 A field that is watered, one that is dry."""
    state = position(
        laid={"card_1": "field_green_3_a", "card_2": "field_brown_9"},
        strength={BLUE: (4, 3, 1, 2)},
        score={BLUE: 5},
    )

    assert data_of(state, "ship card-1")["feeding"] == {
        "need": 10,
        "supply": 9,
        "missing": 1,
        "penalty": 3,
        "loss": 3,
        "is_capped": False,
    }
    assert "feeding" not in data_of(state, "ship card-2")


def test_raises_water_and_markets_change_the_feeding() -> None:
    """E5.5.2, E5.5.3, E2.5.3"""
    state = position(cards={BLUE: ["field_brown_8"]})

    assert data_of(state, "ship thebae")["feeding"]["need"] == 7
    assert data_of(state, "ship edfu")["feeding"]["penalty"] == 2
    play(state, "ship passalon")
    assert data_of(state, "irrigate right")["feeding"]["supply"] == 14
    assert "feeding" not in data_of(state, "irrigate left")


def test_telling_what_follows_changes_nothing() -> None:
    state = position(cards={BLUE: ["stones_6_a", "raise_each_round"]})
    before = state.dump()

    assert data_of(state, "use raise-each-round masons")["feeding"]["need"] == 6

    assert state.dump() == before
