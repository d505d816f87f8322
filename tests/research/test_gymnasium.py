"""A seat's game against bots."""

import numpy as np
import pytest

import iteru
from iteru.research.gymnasium import SeatEnv, env


def played(game: SeatEnv, seed: int) -> float:
    """The reward of a game of last legal actions."""
    seen, _ = game.reset(seed=seed)
    while True:
        seen, reward, is_over, _, _ = game.step(np.flatnonzero(seen["action_mask"])[-1])
        if is_over:
            return reward


@pytest.mark.parametrize("seat", [0, 2])
def test_the_learner_decides_for_its_seat_only(seat: int) -> None:
    game = env("fertility", 3, ["greedy", "random"], seat)
    seen, _ = game.reset(seed=5)
    for _ in range(20):
        assert game.state_of_game.to_move == seat
        seen, *_ = game.step(np.flatnonzero(seen["action_mask"])[0])


def test_the_reward_is_the_share_of_the_victory() -> None:
    game = env("fertility", 2, ["greedy"])
    reward = played(game, 2)
    assert reward == game.state_of_game.results()[0]


def test_equal_seeds_give_equal_games() -> None:
    first, second = env("fertility", 2, ["random"]), env("fertility", 2, ["random"])
    assert played(first, 4) == played(second, 4)
    assert first.state_of_game == second.state_of_game


def test_an_illegal_action_gives_the_game_up() -> None:
    game = env("fertility", 2, ["random"])
    game.reset(seed=1)
    before = game.state_of_game.digest()
    _, reward, is_over, _, info = game.step(np.int64(iteru.load("fertility").action_count - 1))
    assert (reward, is_over, info) == (0.0, True, {"illegal": True})
    assert game.state_of_game.digest() == before


def test_bots_and_seats_must_fit() -> None:
    with pytest.raises(ValueError, match="1 bots are not allowed; allowed: 2"):
        env("fertility", 3, ["random"])
    with pytest.raises(ValueError, match="seat 2 is not allowed; allowed: 0 to 1"):
        env("fertility", 2, ["random"], seat=2)
