"""What environments hand out: observations and masks as numpy arrays of their own."""

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from iteru import Game, State

Observation = dict[str, NDArray[np.generic]]
LIMITS = np.iinfo(np.int16)


def observation_space(game: Game) -> spaces.Dict:
    """`observation` holds the numbers that `game.features` names, `action_mask` a 1 for each legal
    action. Raises ValueError on a game that has no features.
    """
    if not game.features:
        raise ValueError(f"{game.id} has nothing to observe: its Game names no features")
    return spaces.Dict(
        {
            "observation": spaces.Box(LIMITS.min, LIMITS.max, (len(game.features),), np.int16),
            "action_mask": spaces.Box(0, 1, (game.action_count,), np.int8),
        }
    )


class Observer:
    """Looks at the states of one game; it keeps one set of buffers."""

    def __init__(self, game: Game) -> None:
        self._buffers = game.buffers(1)
        self._observation = np.frombuffer(self._buffers.observations, np.int16)
        self._mask = np.frombuffer(self._buffers.masks, np.int8)
        self._nothing: NDArray[np.int8] = np.zeros(game.action_count, np.int8)

    def look(self, state: State, seat: int) -> Observation:
        """What the seat knows; a seat that is not to move has no legal action."""
        state.encode(seat, self._buffers, 0)
        mask = self._nothing
        if state.to_move == seat:
            state.mask(self._buffers, 0)
            mask = self._mask
        return {"observation": self._observation.copy(), "action_mask": mask.copy()}
