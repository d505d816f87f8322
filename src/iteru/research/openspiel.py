"""OpenSpiel: after `register()`, `pyspiel.load_game("iteru_kemet(players=3)")` is Kemet.

Every option of a game is a parameter of the same name. A game begins with a chance node that
picks one of SEEDS seeds; what chance does later follows from it, inside the engine. So a search
that clones a state foresees the draws of that game; `resample_from_infostate` draws all that the
player does not know anew. OpenSpiel's C++ MCTSBot crashes on any game written in Python, so use
`open_spiel.python.algorithms.mcts`.
"""

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

import iteru
from iteru import Game, Option, State

SEEDS = 1024
LONGEST = 20_000  # decisions, at most


def register() -> list[str]:
    """Makes every game known to OpenSpiel; returns their names there."""
    names: list[str] = []
    for id in iteru.games():
        game_type = type_of(iteru.load(id))
        if game_type.short_name not in pyspiel.registered_names():
            pyspiel.register_game(game_type, game_class(iteru.load(id), game_type))
        names.append(game_type.short_name)
    return names


def loaded(name: str, players: int, options: Mapping[str, str] | None = None) -> pyspiel.Game:
    """The game for so many players and with these options, as OpenSpiel has it."""
    register()
    of_game = {option.name: option for option in iteru.load(name).options}
    chosen = {
        option: as_parameter(of_game[option], value) for option, value in (options or {}).items()
    }
    return pyspiel.load_game(f"iteru_{name}", {"players": players, **chosen})


def type_of(game: Game) -> pyspiel.GameType:
    alone = game.min_seats == 1
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"iteru_{game.id}",
        long_name=f"Iteru: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if alone else utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_seats,
        min_num_players=game.min_seats,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": max(2, game.min_seats),
            **{option.name: as_parameter(option, option.default) for option in game.options},
        },
    )


def as_parameter(option: Option, value: str) -> int | str:
    """OpenSpiel reads "4" as a number wherever it stands."""
    is_number = all(choice.isdigit() for choice in option.choices)
    return int(value) if is_number else value


def game_class(game: Game, game_type: pyspiel.GameType) -> Callable[..., pyspiel.Game]:
    """The class of one game, as OpenSpiel wants to call it."""

    class IteruGame(OpenSpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, game_type, params or {})

    return IteruGame


class OpenSpielGame(pyspiel.Game):
    def __init__(self, game: Game, game_type: pyspiel.GameType, params: dict[str, Any]) -> None:
        self.game = game
        self.seats = int(params.get("players", max(2, game.min_seats)))
        self.options = {
            option.name: str(params[option.name])
            for option in game.options
            if option.name in params and self.seats in option.seats
        }
        info = pyspiel.GameInfo(
            num_distinct_actions=game.action_count,
            max_chance_outcomes=SEEDS,
            num_players=self.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None if game.min_seats == 1 else 1.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type, info, params)

    def new_initial_state(self) -> "OpenSpielState":
        return OpenSpielState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Any = None
    ) -> "OpenSpielObserver":
        return OpenSpielObserver(self.game)


class Holder:
    """Keeps a state where OpenSpiel clones by deepcopy: 140 µs become 10."""

    def __init__(self, state: State | None) -> None:
        self.state = state

    def __deepcopy__(self, memo: dict[int, object]) -> "Holder":
        return Holder(None if self.state is None else self.state.copy())


class OpenSpielState(pyspiel.State):
    """A state of a game, or the chance node before its set-up."""

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        self.holder = Holder(None)

    def position(self) -> State | None:
        """The state of the game; None before the seed is chosen."""
        return self.holder.state

    def current_player(self) -> int:
        state = self.holder.state
        if state is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if state.over else int(state.to_move)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(seed, 1.0 / SEEDS) for seed in range(SEEDS)]

    def _legal_actions(self, player: int) -> list[int]:
        state = self.holder.state
        return [] if state is None or state.to_move != player else state.legal()

    def _apply_action(self, action: int) -> None:
        state = self.holder.state
        if state is None:
            game = self.get_game()
            self.holder.state = game.game.new(game.seats, action, game.options)
        else:
            state.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        return str(self.get_game().game.notation(action))

    def is_terminal(self) -> bool:
        return self.holder.state is not None and self.holder.state.over

    def returns(self) -> list[float]:
        state = self.holder.state
        if state is None or not state.over:
            return [0.0] * self.get_game().seats
        return state.results()

    def resample_from_infostate(
        self, player: int, probability_sampler: Callable[[], float]
    ) -> "OpenSpielState":
        """A state that the player cannot tell from this one, all else drawn anew."""
        other = self.clone()
        if other.holder.state is not None:
            seed = int(probability_sampler() * (1 << 31))
            other.holder.state = other.holder.state.determinize(player, seed)
        return other

    def __str__(self) -> str:
        state = self.holder.state
        return "set-up" if state is None else state.digest()


class OpenSpielObserver:
    """What a player knows, as numbers and as text."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._buffers = game.buffers(1)
        self._row = np.frombuffer(self._buffers.observations, np.int16)
        self.tensor: NDArray[np.float32] = np.zeros(len(game.features), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: OpenSpielState, player: int) -> None:
        position = state.position()
        if position is None:
            self.tensor.fill(0)
        else:
            position.encode(player, self._buffers, 0)
            self.tensor[:] = self._row

    def string_from(self, state: OpenSpielState, player: int) -> str:
        position = state.position()
        return "set-up" if position is None else self.game.text_board(position.view(player))
