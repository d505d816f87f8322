"""What is printed: the contents of the box, in the data (E1, E12.0)."""

from collections import Counter
from typing import Any

import pytest

from tests.games.egizia.positions import DATA, GAME, ids, position, seen


def total(table: str, key: str) -> int:
    return sum(entry[key] for entry in DATA[table])


def test_the_box_holds_what_the_rulebook_counts() -> None:
    """E1.1 57 Nile cards, 30 Sphinx cards, 20 grave tiles, 4 order tiles, 8 ships each."""
    decks = Counter(card["deck"] for card in DATA["nile_cards"])
    assert decks == {"1/2": 22, "1/2-extra": 1, "3/4": 22, "5": 12}
    assert Counter(card["set"] for card in DATA["sphinx_cards"]) == {"base": 29, "extra": 1}
    assert total("grave_tiles", "count") == 20
    assert len(DATA["order_tiles"]) == 4
    assert DATA["limits"]["ships"] == 8
    assert ids("start_cards") == ["start_quarry", "start_field"]


def test_four_colours_by_seat() -> None:
    """E1.2"""
    assert ids("player_colours") == ["blue", "red", "green", "yellow"]
    colours = [seat["colour"] for seat in seen(position(seats=4))["seats"]]
    assert colours == ["blue", "red", "green", "yellow"]


def test_three_crews_and_an_overseer() -> None:
    """E1.3, E2.1 Crews begin at 1, the overseer at 2, all end at 9."""
    assert ids("crews") == ["masons", "haulers", "carvers", "overseer"]
    assert [crew["overseer"] for crew in DATA["crews"]] == [False, False, False, True]
    assert [(crew["start"], crew["max"]) for crew in DATA["crews"]] == [(1, 9)] * 3 + [(2, 9)]


def test_the_reserve_is_limited() -> None:
    """E1.4, E2.2"""
    assert DATA["limits"]["max_stones"] == 25


def test_two_markets_of_four_spaces() -> None:
    """E2.5, E2.5.3, E2.5.4"""
    grain = [space for space in DATA["market_spaces"] if space["market"] == "grain_market"]
    stone = [space for space in DATA["market_spaces"] if space["market"] == "stone_market"]
    assert [space["penalty"] for space in grain] == [3, 2, 1, 1]
    assert [space["sell_at_end"] for space in stone] == [False, False, True, True]
    assert not any(space["sell_at_end"] for space in grain)
    assert (
        [space["index"] for space in grain] == [space["index"] for space in stone] == [0, 1, 2, 3]
    )


def test_decks_by_round() -> None:
    """E2.9, E4.3"""
    assert [entry["deck"] for entry in DATA["rounds"]] == ["1/2", "1/2", "3/4", "3/4", "5"]
    assert [entry["cards"] for entry in DATA["rounds"]] == [10] * 5
    assert len(DATA["phases"]) == 7


def test_the_river() -> None:
    """E5.2.1 Ten cards, seven round spaces and three sites, each order once."""
    assert sorted(space["order"] for space in DATA["nile_spaces"]) == list(range(1, 21))
    assert Counter(space["type"] for space in DATA["nile_spaces"]) == {
        "card": 10,
        "round": 7,
        "site": 3,
    }


def test_only_heliopolis_is_not_reusable() -> None:
    """E5.5.7, E5.6.2 The grey, last space of the river."""
    closed = [
        space["id"]
        for space in DATA["nile_spaces"]
        if space["type"] == "round" and not space["reusable"]
    ]
    assert closed == ["heliopolis"]
    (last,) = [space for space in DATA["nile_spaces"] if space["order"] == 20]
    assert last["id"] == "heliopolis"


@pytest.mark.parametrize(
    ("table", "number", "value"),
    [("obelisk_spaces", 9, 29), ("temple_spaces", 11, 48), ("pyramid_spaces", 21, 56)],
)
def test_the_buildings(table: str, number: int, value: int) -> None:
    """E8.3.2, E8.3.3 How many stones, and what they are worth together."""
    assert len(DATA[table]) == number
    assert total(table, "value") == value


def test_every_type_of_card_has_its_windows() -> None:
    """E12.0, E14.2 Immediate ones act when taken; the others never."""
    for card in DATA["nile_cards"]:
        assert (card["type"] == "immediate") == (
            card["when"] == "taken" and card["id"] != "field_upgrade"
        )
    types = Counter(card["type"] for card in DATA["nile_cards"])
    assert types == {"permanent": 34, "anytime": 15, "immediate": 8}


def test_categories_of_cards() -> None:
    """E12.1, E12.2, E12.3, E13.7 Ten powers."""
    categories = Counter(card["category"] for card in DATA["nile_cards"])
    assert categories == {"field": 14, "quarry": 10, "power": 10, "event": 23}


def test_ship_marks_name_the_cards_of_the_option() -> None:
    """E11.2 Blue ships go out, red ships come in."""
    marks: dict[str, list[Any]] = {"blue": [], "red": []}
    for card in [*DATA["nile_cards"], *DATA["sphinx_cards"]]:
        if card["ship_mark"] != "none":
            marks[card["ship_mark"]].append(card["id"])
    assert marks == {
        "blue": ["sphinx_plus_2", "sphinx_per_10"],
        "red": ["sphinx_plus_1", "sphinx_per_15"],
    }


def test_everything_printed_has_a_text() -> None:
    """Names of cards, spaces, crews, sites."""
    texts = {*GAME.text_ids(), *GAME.names()}
    for table in ("nile_cards", "sphinx_cards", "nile_spaces", "crews", "sites", "site_spaces"):
        for name in ids(table):
            assert f"{table}-{name}" in texts
