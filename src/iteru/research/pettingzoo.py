"""PettingZoo: `env("kemet", seats=5)` is an AEC environment of all seats.

Agents are `seat_0`, `seat_1`, ... An observation is a dict: `observation` holds what that seat
knows, as `iteru.load(name).features` names it, and `action_mask` what is legal. At the end each
agent is rewarded by its share of the victory, 0 to 1. An illegal action raises IllegalAction.

    from iteru.research.pettingzoo import env

    game = env("fertility", seats=3, options={"quarry_neighbourhood": "4"})
    game.reset(seed=7)
    for agent in game.agent_iter():
        observation, reward, termination, truncation, info = game.last()
        mask = observation["action_mask"]
        game.step(None if termination else game.action_space(agent).sample(mask))
"""

from collections.abc import Mapping

from gymnasium import spaces
from gymnasium.utils.seeding import np_random
from pettingzoo import AECEnv

import iteru
from iteru.research.arrays import Observation, Observer, observation_space


def env(
    name: str,
    seats: int,
    options: Mapping[str, str] | None = None,
    render_mode: str | None = None,
) -> "GameEnv":
    """An environment of this game. Raises what `load` and `new` raise."""
    return GameEnv(name, seats, options, render_mode)


class GameEnv(AECEnv[str, Observation, int]):
    """A game as an environment in which one seat acts at a time."""

    def __init__(
        self, name: str, seats: int, options: Mapping[str, str] | None, render_mode: str | None
    ) -> None:
        super().__init__()
        self.game = iteru.load(name)
        self.options = options
        self.render_mode = render_mode
        self.metadata = {
            "name": f"iteru_{name}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        observations = observation_space(self.game)
        self.observation_spaces = dict.fromkeys(self.possible_agents, observations)
        self.action_spaces = {
            agent: spaces.Discrete(self.game.action_count) for agent in self.possible_agents
        }
        self.state_of_game = self.game.new(seats, 0, options)
        self._chance, _ = np_random(None)
        self._observer = Observer(self.game)

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Begins a game; without a seed, the one that follows from the last."""
        if seed is not None:
            self._chance, _ = np_random(seed)
        seats = len(self.possible_agents)
        game_seed = int(self._chance.integers(1 << 31))
        self.state_of_game = self.game.new(seats, game_seed, self.options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        return self._observer.look(self.state_of_game, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} must act; only an agent whose game is over gives None")
        self._cumulative_rewards[agent] = 0.0
        self.state_of_game.play(int(action))
        if self.state_of_game.over:
            shares = self.state_of_game.results()
            self.rewards = dict(zip(self.possible_agents, shares, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()

    def _select(self) -> None:
        state = self.state_of_game
        self.agent_selection = self.possible_agents[0 if state.over else state.to_move]

    def render(self) -> str | None:
        """The public board as text."""
        if self.render_mode is None:
            return None
        return self.game.text_board(self.state_of_game.view(None))

    def close(self) -> None:
        """Nothing is held open."""
