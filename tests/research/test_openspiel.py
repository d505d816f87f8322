"""OpenSpiel: its games are the engine's; its search, and what a clone foresees."""

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts
from open_spiel.python.observation import make_observation

import iteru
from iteru.research.openspiel import OpenSpielState, register
from iteru.testing.laws.arrays import observed


def begun(parameters: str = "") -> OpenSpielState:
    register()
    state = pyspiel.load_game(f"iteru_fertility{parameters}").new_initial_state()
    state.apply_action(7)
    return state


def test_every_game_is_registered_once() -> None:
    assert register() == register() == [f"iteru_{name}" for name in iteru.games()]


def test_players_and_options_are_parameters() -> None:
    state = begun("(players=3,quarry_neighbourhood=4)")
    position = state.position()
    assert position is not None
    assert (position.seats, position.options["quarry_neighbourhood"]) == (3, "4")


def test_a_state_plays_the_engines_game() -> None:
    state, own = begun(), iteru.load("fertility").new(2, 7)
    while not own.over:
        assert state.current_player() == own.to_move
        assert state.legal_actions() == own.legal()
        action = own.legal()[-1]
        assert state.action_to_string(action) == own.game.notation(action)
        state.apply_action(action)
        own.play(action)
    assert state.is_terminal()
    assert state.returns() == own.results()


def test_clones_are_independent_and_resampling_draws_anew() -> None:
    state = begun()
    other = state.clone()
    other.apply_action(other.legal_actions()[0])
    assert str(other) != str(state) == str(state.clone())
    guess = state.resample_from_infostate(0, lambda: 0.25)
    position, guessed = state.position(), guess.position()
    assert position is not None
    assert guessed is not None
    assert guessed != position
    assert guessed.view(0) == position.view(0)


def test_observations_are_those_of_the_engine() -> None:
    state = begun()
    observation = make_observation(state.get_game())
    for player in range(2):
        observation.set_from(state, player)
        position = state.position()
        assert position is not None
        assert list(observation.tensor) == observed(position, player)
        assert observation.string_from(state, player)


def test_its_search_plays() -> None:
    state = begun()
    chance = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    bot = mcts.MCTSBot(state.get_game(), 1.0, 3, evaluator, random_state=chance)
    assert bot.step(state) in state.legal_actions()
