"""Many games stepped together: the same games as one by one."""

import pytest

import iteru
from iteru.kernel.errors import IllegalAction
from iteru.kernel.vector_game import VectorGame
from iteru.testing.laws.arrays import observed

ROWS = 3


def games(seed: int = 5, seats: int = 3) -> VectorGame:
    return VectorGame(iteru.load("fertility"), ROWS, seats, seed)


def test_each_row_shows_its_state() -> None:
    vector = games()
    features, actions = int(vector.buffers.features), int(vector.buffers.actions)
    for _ in range(50):
        vector.step(vector.sample())
        for row, state in enumerate(vector.states):
            seen = vector.buffers.observations[row * features : row * features + features]
            mask = vector.buffers.masks[row * actions : row * actions + actions]
            assert vector.movers[row] == state.to_move
            assert list(seen) == observed(state, state.to_move)
            assert [code for code, is_legal in enumerate(mask) if is_legal] == state.legal()


def test_rewards_come_with_the_end_and_a_new_game_follows() -> None:
    vector = games()
    ends = 0
    while ends < 2 * ROWS:
        before = [state.copy() for state in vector.states]
        codes = list(vector.sample())
        vector.step(codes)
        for row, state in enumerate(before):
            state.play(codes[row])
            rewards = list(vector.rewards[row * 3 : row * 3 + 3])
            assert bool(vector.ended[row]) == state.over
            assert rewards == (state.results() if state.over else [0.0, 0.0, 0.0])
            if state.over:
                assert vector.states[row].turn_count == 0
                ends += 1
            else:
                assert vector.states[row] == state
    assert vector.finished == ends


def test_equal_seeds_give_equal_games() -> None:
    first, second, other = games(1), games(1), games(2)
    for _ in range(100):
        codes = list(first.sample())
        assert codes == list(second.sample())
        first.step(codes)
        second.step(codes)
    assert first.states == second.states
    assert first.states != other.states


def test_an_illegal_code_is_refused_and_nothing_changes() -> None:
    vector = games()
    before = [state.digest() for state in vector.states]
    codes = list(vector.sample())
    for wrong in (-1, vector.game.action_count, vector.game.action_count - 1):
        with pytest.raises(IllegalAction, match=r"^row 2: "):
            vector.step([*codes[:2], wrong])
    with pytest.raises(ValueError, match="2 codes are not allowed; allowed: 3"):
        vector.step(codes[:2])
    assert [state.digest() for state in vector.states] == before


def test_options_hold_for_every_game() -> None:
    options = {"quarry_neighbourhood": "4"}
    vector = VectorGame(iteru.load("fertility"), 2, 2, 1, options)
    assert {state.options["quarry_neighbourhood"] for state in vector.states} == {"4"}
