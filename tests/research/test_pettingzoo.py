"""What an episode of a PettingZoo environment holds."""

import numpy as np
import pytest

import iteru
from iteru.kernel.errors import IllegalAction
from iteru.research.pettingzoo import GameEnv, env
from iteru.testing.laws.arrays import observed
from tests.research.settings import NAMES


def played(game: GameEnv, seed: int) -> list[dict[str, float]]:
    """The rewards after each step of a game of first legal actions."""
    game.reset(seed=seed)
    found = []
    while not all(game.terminations.values()):
        mask = game.observe(game.agent_selection)["action_mask"]
        game.step(int(np.flatnonzero(mask)[-1]))
        found.append(dict(game.rewards))
    return found


@pytest.mark.parametrize("name", NAMES)
def test_each_seat_sees_what_it_knows_and_the_mover_its_mask(name: str) -> None:
    game = env(name, 3)
    game.reset(seed=1)
    state = game.state_of_game
    for seat, agent in enumerate(game.possible_agents):
        seen = game.observe(agent)
        assert list(seen["observation"]) == observed(state, seat)
        legal = state.legal() if seat == state.to_move else []
        assert list(np.flatnonzero(seen["action_mask"])) == legal
        assert game.observation_space(agent).contains(seen)


def test_the_victory_is_shared_out_at_the_end_only() -> None:
    game = env("fertility", 2)
    rewards = played(game, 3)
    assert all(not any(step.values()) for step in rewards[:-1])
    assert list(rewards[-1].values()) == game.state_of_game.results()
    assert game.state_of_game.over


def test_equal_seeds_give_equal_games_and_options_hold() -> None:
    first, second = env("fertility", 2), env("fertility", 2)
    played(first, 3)
    played(second, 3)
    assert first.state_of_game == second.state_of_game
    four = env("fertility", 2, {"quarry_neighbourhood": "4"})
    assert four.state_of_game.options["quarry_neighbourhood"] == "4"


def test_an_illegal_action_is_refused() -> None:
    game = env("fertility", 2)
    game.reset(seed=1)
    before = game.state_of_game.digest()
    with pytest.raises(IllegalAction):
        game.step(iteru.load("fertility").action_count - 1)
    with pytest.raises(ValueError, match="must act"):
        game.step(None)
    assert game.state_of_game.digest() == before


def test_the_board_is_drawn_as_text() -> None:
    game = env("fertility", 2, render_mode="ansi")
    game.reset(seed=1)
    board = game.render()
    assert board is not None
    assert "A" in board
    assert env("fertility", 2).render() is None
