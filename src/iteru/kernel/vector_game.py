"""Many games of one kind, stepped together: what a learner plays against itself."""

from collections.abc import Iterable, Mapping
from typing import final

from iteru.kernel.errors import IllegalAction
from iteru.kernel.game import Game
from iteru.kernel.generator import seeded
from iteru.kernel.rows import append, i64, u8, vec
from iteru.kernel.state import State


@final
class VectorGame:
    """`rows` games at once. A game that ends is followed by a new one in the same step.

    >>> import iteru
    >>> games = VectorGame(iteru.load("fertility"), 4, seats=2, seed=7)
    >>> for _ in range(1000):
    ...     games.step(games.sample())
    >>> games.finished > 20
    True
    """

    def __init__(
        self,
        game: Game,
        rows: int,
        seats: int,
        seed: int,
        options: Mapping[str, str] | None = None,
    ) -> None:
        self.game = game
        self.rows = rows
        self.seats = seats
        self.options = options
        self.finished = 0  # games so far
        self.buffers = game.buffers(rows)  # what the seat to move observes, and may do
        self.movers = vec[i64]([0] * rows)  # by row: the seat to move
        self.rewards = vec[float]([0.0] * (rows * seats))  # by row * seats + seat: at the end of
        # a game the share of the victory, else 0
        self.ended = vec[u8]([0] * rows)  # by row: 1 if a game has ended in the latest step
        self._chance = seeded(seed)
        self.states: list[State] = [self._begun() for _ in range(rows)]
        for row in range(rows):
            self._show(row)

    def step(self, codes: Iterable[int]) -> None:
        """Plays one code in each row.

        Raises IllegalAction, and changes nothing, if one of them is not legal.
        """
        chosen = vec[i64](codes)
        self._check(chosen)
        rewards, ended = self.rewards, self.ended
        for row in range(self.rows):
            first = row * self.seats
            if ended[row] != 0:
                ended[row] = 0
                for seat in range(self.seats):
                    rewards[first + seat] = 0.0
            state = self.states[row]
            state.apply(int(chosen[row]))
            if state.to_move < 0:
                for seat, share in enumerate(state.results()):
                    rewards[first + seat] = share
                ended[row] = 1
                self.finished += 1
                self.states[row] = self._begun()
            self._show(row)

    def sample(self) -> vec[i64]:
        """A random legal code for each row."""
        chosen = vec[i64]()
        for codes in self.buffers.open_codes:
            chosen = append(chosen, codes[self._chance.below(len(codes))])
        return chosen

    def _begun(self) -> State:
        return self.game.new(self.seats, int(self._chance.below(1 << 29)), self.options)

    def _show(self, row: i64) -> None:
        """What the seat to move observes, and may do."""
        state = self.states[row]
        self.movers[row] = state.to_move
        state.encode(state.to_move, self.buffers, row)
        state.mask(self.buffers, row)

    def _check(self, chosen: vec[i64]) -> None:
        if len(chosen) != self.rows:
            raise ValueError(f"{len(chosen)} codes are not allowed; allowed: {self.rows}")
        actions, masks = self.buffers.actions, self.buffers.masks
        for row in range(self.rows):
            code = chosen[row]
            if not 0 <= code < actions or masks[row * actions + code] == 0:
                raise IllegalAction(f"row {row}: {self.states[row].refusal(int(code))}")
