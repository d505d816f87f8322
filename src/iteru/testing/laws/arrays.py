"""Laws of the arrays that learners read."""

from iteru.kernel.buffers import Buffers
from iteru.kernel.state import State
from iteru.testing.trial import Trial, require_equal


def observed(state: State, seat: int) -> list[int]:
    """The observation of a seat."""
    buffers = state.game.buffers(1)
    state.encode(seat, buffers, 0)
    return list(buffers.observations)


def observations_hold_what_is_known(trial: Trial) -> None:
    """encode() writes the same for the state, for known() and for any determinize()."""
    state = trial.state
    for seat in trial.seats:
        found = observed(state, seat)
        known = observed(state.known(seat), seat)
        require_equal(found, known, f"the observation of seat {seat}, compared with known({seat})")
        seed = trial.some_seed()
        what = f"the observation of seat {seat}, compared with determinize({seat}, {seed})"
        require_equal(found, observed(state.determinize(seat, seed), seat), what)


def arrays_keep_to_their_rows(trial: Trial) -> None:
    """encode() and mask() write all of their row, whatever was there, and nothing beside it."""
    state, game = trial.state, trial.game
    other = state.copy()
    trial.walk(other, 3)
    buffers = game.buffers(3)
    for row in range(3):
        other.encode(0, buffers, row)
        other.mask(buffers, row)
    for seat in trial.seats:
        state.encode(seat, buffers, 1)
        state.mask(buffers, 1)
        _require_row(buffers, 0, observed(other, 0), other.legal())
        _require_row(buffers, 1, observed(state, seat), state.legal())
        _require_row(buffers, 2, observed(other, 0), other.legal())


def _require_row(buffers: Buffers, row: int, observation: list[int], codes: list[int]) -> None:
    features, actions = int(buffers.features), int(buffers.actions)
    found = list(buffers.observations[row * features : row * features + features])
    require_equal(found, observation, f"observation of row {row} of 3")
    mask = list(buffers.masks[row * actions : row * actions + actions])
    marked = [code for code, is_legal in enumerate(mask) if is_legal]
    require_equal(marked, codes, f"mask of row {row} of 3")
