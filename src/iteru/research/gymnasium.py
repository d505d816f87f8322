"""Gymnasium: `env("fertility", seats=2, bots=["greedy"])` is one seat's game against bots.

The learner sits on seat 0, or on `seat`; the bots take the others in order. An observation is a
dict as in `iteru.research.pettingzoo`. The reward at the end is the share of the victory.

An illegal action gives the game up: it ends at once, the reward is 0, and the info holds
`illegal: True`. Take legal ones from `observation["action_mask"]`.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

import iteru
from iteru.bots.levels import bot_named
from iteru.research.arrays import Observation, Observer, observation_space

MOST_SEED = 1 << 31


def env(
    name: str,
    seats: int,
    bots: Sequence[str],
    seat: int = 0,
    options: Mapping[str, str] | None = None,
    render_mode: str | None = None,
) -> "SeatEnv":
    """An environment of one seat. `bots` are names as in the arena, one for each other seat."""
    return SeatEnv(name, seats, bots, seat, options, render_mode)


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of a game; the bots answer within a step."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 (as Gymnasium has it)

    def __init__(
        self,
        name: str,
        seats: int,
        bots: Sequence[str],
        seat: int,
        options: Mapping[str, str] | None,
        render_mode: str | None,
    ) -> None:
        if len(bots) != seats - 1:
            raise ValueError(f"{len(bots)} bots are not allowed; allowed: {seats - 1}")
        if not 0 <= seat < seats:
            raise ValueError(f"seat {seat} is not allowed; allowed: 0 to {seats - 1}")
        self.game = iteru.load(name)
        self.seats = seats
        self.seat = seat
        self.options = options
        self.render_mode = render_mode
        self.observation_space = observation_space(self.game)
        self.action_space = spaces.Discrete(self.game.action_count)
        others = [other for other in range(seats) if other != seat]
        self._bots = {other: bot_named(bot) for other, bot in zip(others, bots, strict=True)}
        self._observer = Observer(self.game)
        self.state_of_game = self.game.new(seats, 0, options)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.state_of_game = self.game.new(self.seats, self._seed(), self.options)
        self._let_bots_play()
        return self._observer.look(self.state_of_game, self.seat), {}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        state = self.state_of_game
        if state.over or int(action) not in state.legal():
            return self._observer.look(state, self.seat), 0.0, True, False, {"illegal": True}
        state.play(int(action))
        self._let_bots_play()
        reward = state.results()[self.seat] if state.over else 0.0
        return self._observer.look(state, self.seat), reward, state.over, False, {}

    def _let_bots_play(self) -> None:
        """Up to the learner's next decision, or the end."""
        state = self.state_of_game
        while not state.over and state.to_move != self.seat:
            bot = self._bots[state.to_move]
            state.play(bot.choose(state.known(state.to_move), self._seed()).code)

    def _seed(self) -> int:
        return int(self.np_random.integers(MOST_SEED))

    def render(self) -> str | None:
        """The board as the seat sees it, as text."""
        if self.render_mode is None:
            return None
        return self.game.text_board(self.state_of_game.view(self.seat))
