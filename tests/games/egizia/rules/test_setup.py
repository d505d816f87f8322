"""Setting up the game (E3, E11.1, E11.2)."""

from collections import Counter

import pytest

from tests.games.egizia.positions import (
    DATA,
    GAME,
    NILE_CARDS,
    SPHINX_CARDS,
    dumped,
    hand_of,
    markets,
    offered,
    seen,
    strengths,
)

SEEDS = range(60)
RED_SHIPS = {"red_ship_cards": "yes"}


def test_order_tiles_are_dealt_at_random() -> None:
    """E3.2, E15.2 One each, tiles 1 to n; the others are unused."""
    for seats in (2, 3, 4):
        orders = {tuple(seen(GAME.new(seats, seed))["order"]) for seed in SEEDS}
        assert {tuple(sorted(order)) for order in orders} == {tuple(range(seats))}
        assert len(orders) == {2: 2, 3: 6}.get(seats, len(orders)) > 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_begins_alike(seats: int) -> None:
    """E3.3, E3.6 Crews 1, overseer 2, unused; eight ships; markets on top; a field, a quarry."""
    state = GAME.new(seats, 5)
    for seat, own in enumerate(seen(state)["seats"]):
        assert strengths(state, seat) == (1, 1, 1, 2)
        assert markets(state, seat) == (0, 0)
        assert (own["used_crews"], own["ships_left"], own["score"]) == ([], 8, 0)
        assert own["cards"] == []
        assert (own["feeding"]["supply"], own["feeding"]["need"]) == (6, 5)
        assert own["production"] == {
            "green_field": 6,
            "yellow_field": 0,
            "brown_field": 0,
            "quarry": 3,
        }


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_stones_and_rank_by_order_tile(seats: int) -> None:
    """E3.4, E3.5 Tile 1: 2 stones and last; the highest tile in front."""
    for seed in range(5):
        state = GAME.new(seats, seed)
        order = seen(state)["order"]
        assert [state.reserve[seat] for seat in order] == [2, 3, 4, 5][:seats]
        assert list(state.rank) == order[::-1]
        assert state.to_move == order[0]


def test_each_player_draws_one_sphinx_card() -> None:
    """E3.7, E15.2 Secretly, of 29; the rest is the deck."""
    dealt: Counter[str] = Counter()
    for seed in range(120):
        state = GAME.new(4, seed)
        hands = [hand_of(state, seat) for seat in range(4)]
        assert [len(hand) for hand in hands] == [1, 1, 1, 1]
        dealt.update(card for hand in hands for card in hand)
        assert seen(state)["sphinx_deck"] == {"cards": 25, "batches": [25], "looking": 0}

    assert set(dealt) == {*SPHINX_CARDS} - {"sphinx_per_15"}
    assert max(dealt.values()) < 5 * 480 / 29


def test_the_extra_nile_card_is_not_used() -> None:
    """E3.8 22, 22 and 12 cards."""
    state = GAME.new(3, 1)

    laid = [space["card"] for space in seen(state)["river"] if space["card"]]
    unseen = seen(state)["unseen_cards"]
    assert sorted([*laid, *unseen["1/2"], *unseen["3/4"], *unseen["5"]]) == sorted(
        {*NILE_CARDS} - {"sphinx_plus_1"}
    )
    assert [len(unseen[deck]) for deck in ("1/2", "3/4", "5")] == [12, 22, 12]


def test_the_nile_cards_are_shuffled() -> None:
    """E3.8, E15.2 Every card of the deck comes to every space."""
    first = {seen(GAME.new(2, seed))["river"][0]["card"] for seed in range(300)}

    assert first == {card["id"] for card in DATA["nile_cards"] if card["deck"] == "1/2"}


def test_the_irrigation_marker_is_in_the_middle() -> None:
    """E3.9"""
    assert seen(GAME.new(2, 1))["irrigation"] == "irrigation_middle"


def test_twelve_graves_four_face_up() -> None:
    """E3.10, E15.2 Of 20 tiles; 8 stay in the box unseen."""
    rows = set()
    for seed in SEEDS:
        public = seen(GAME.new(2, seed))
        assert [value is not None for value in public["graves"]] == [True] * 4 + [False] * 8
        assert sum(public["unseen_graves"].values()) == 16
        rows.add(tuple(public["graves"][:4]))
    assert len(rows) > 40
    assert {value for row in rows for value in row} == {2, 3, 4, 5, 6}


@pytest.mark.parametrize(("seats", "spaces"), [(2, 2), (3, 2), (4, 3)])
def test_the_third_space_of_a_site_is_for_four_players(seats: int, spaces: int) -> None:
    """E3.11, E11.1"""
    state = GAME.new(seats, 1)

    assert seen(state)["site_spaces"] == spaces
    assert len(offered(state, "ship obelisk")) == spaces


@pytest.mark.parametrize("seats", [2, 3])
def test_red_ship_cards_replace_the_blue_ones(seats: int) -> None:
    """E11.2, E3.1 Both or none; still 22 cards of the first deck and 29 Sphinx cards."""
    met: set[str] = set()
    for seed in range(60):
        state = GAME.new(seats, seed, RED_SHIPS)
        state.check()
        public = seen(state)
        laid = {space["card"] for space in public["river"] if space["card"]}
        deck = laid | set(public["unseen_cards"]["1/2"])
        assert len(deck) == 22
        assert "sphinx_plus_1" in deck
        assert "sphinx_plus_2" not in deck
        assert public["sphinx_deck"]["cards"] == 29 - seats
        met |= {card for seat in range(seats) for card in hand_of(state, seat)}
        met |= set(dumped(state)["sphinx_deck"][0])
    assert met == {*SPHINX_CARDS} - {"sphinx_per_10"}


def test_red_ship_cards_are_not_for_four() -> None:
    """E11.2"""
    with pytest.raises(ValueError, match="not for 4"):
        GAME.new(4, 1, RED_SHIPS)


def test_nothing_hidden_is_dealt_before_it_is_revealed() -> None:
    """E15.2 Decks have no order: what is not revealed is a set."""
    dump = dumped(GAME.new(2, 4))

    assert dump["graves"][4:] == [0] * 8
    assert dump["unseen"] == sorted(dump["unseen"], key=NILE_CARDS.index)
