"""Bidding for the turn order (E11.4)."""

import pytest

from tests.games.egizia.positions import GAME, asked, offered, play, seen, told

BID = {"bid_for_order": "yes"}


def test_a_random_player_opens() -> None:
    """E11.4, E15.2 Before anything else is dealt."""
    openers = set()
    for seed in range(30):
        state = GAME.new(3, seed, BID)
        assert (state.decision, state.round) == ("bid", 0)
        assert seen(state)["order"] == [None, None, None]
        assert [seat["sphinx"] for seat in seen(state)["seats"]] == [0, 0, 0]
        assert seen(state)["graves"] == [None] * 12
        openers.add(state.to_move)
    assert openers == {0, 1, 2}


def test_every_free_tile_from_zero_to_twenty() -> None:
    """E11.4 Whole points."""
    state = GAME.new(3, 1, BID)

    assert offered(state) == [
        f"bid {points} for {tile}" for tile in (1, 2, 3) for points in range(21)
    ]


def test_a_held_tile_needs_more_than_its_bid() -> None:
    """E11.4"""
    state = play(GAME.new(3, 1, BID), "bid 7 for 2")

    on_two = [move for move in offered(state) if move.endswith("for 2")]
    assert on_two == [f"bid {points} for 2" for points in range(8, 21)]
    assert len(offered(state)) == 21 + 13 + 21


def test_a_tile_held_at_twenty_cannot_be_outbid() -> None:
    """E11.4 Another tile is always to be had."""
    state = play(GAME.new(2, 1, BID), "bid 20 for 1")

    assert offered(state) == [f"bid {points} for 2" for points in range(21)]


def test_the_former_holder_bids_next() -> None:
    """E11.4 Otherwise the next player in seat order without a tile."""
    state = GAME.new(3, 1, BID)
    first = state.to_move
    play(state, "bid 3 for 1")
    second = state.to_move
    assert second == (first + 1) % 3
    play(state, "bid 4 for 1")
    assert state.to_move == first
    assert seen(state)["seats"][first]["bid"] == 0
    play(state, "bid 0 for 3")
    assert state.to_move == (first + 2) % 3

    play(state, "bid 5 for 1")

    assert state.to_move == second
    assert seen(state)["order"] == [(first + 2) % 3, None, first]


def test_who_outbids_the_last_goes_on_from_his_own_seat() -> None:
    """E11.4 The next in seat order after the bidder who has no tile."""
    state = GAME.new(4, 1, BID)
    first = state.to_move
    movers = []
    for move in ("bid 0 for 1", "bid 0 for 2", "bid 0 for 3", "bid 0 for 4"):
        movers.append(state.to_move)
        play(state, move)

    assert movers == [(first + step) % 4 for step in range(4)]
    assert state.decision == "ship"


def test_the_setup_goes_on_with_the_tiles_bid_for() -> None:
    """E11.4, E3.4, E3.5"""
    state = GAME.new(2, 1, BID)
    first = state.to_move

    events = told(state, "bid 2 for 2", "bid 1 for 1")

    assert ("bid", first, {"tile": 2, "points": 2}) in events
    assert seen(state)["order"] == [1 - first, first]
    assert asked(state) == ("ship", 1 - first)
    assert list(state.rank) == [first, 1 - first]
    assert (state.reserve[1 - first], state.reserve[first]) == (2, 3)
    assert [seat["sphinx"] for seat in seen(state)["seats"]] == [1, 1]
    assert state.scores()[first] == state.parts(first)["sphinx_cards"] - 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_bidding_ends_because_bids_only_rise(seats: int) -> None:
    """E11.4 Always outbidding by one: at most 21 bids for each tile."""
    state = GAME.new(seats, 2, BID)
    bids = 0
    while state.decision == "bid":
        held = [tile for tile, seat in enumerate(seen(state)["order"]) if seat is not None]
        moves = [move for move in offered(state) if any(move.endswith(str(t + 1)) for t in held)]
        play(state, (moves or offered(state))[0])
        bids += 1

    assert bids <= 21 * seats
