"""Laws of records: a game is what its moves make of its beginning."""

from pathlib import Path
from tempfile import TemporaryDirectory

from iteru.kernel.match import Match
from iteru.kernel.record import Record
from iteru.kernel.state import State
from iteru.testing.trial import Trial, portrait, position, require, require_equal

MOST_UNDONE = 12
STANDS = -1  # nothing can be taken back


def records_come_back_exactly(trial: Trial) -> None:
    """A record that is saved and loaded is the same, and its moves lead to the same end."""
    record = trial.record()
    require(Record.from_json(record.to_json()) == record, "JSON gives another record")
    with TemporaryDirectory() as folder:
        file = Path(folder) / "game.json"
        record.save(file)
        require(Record.load(file) == record, "the file gives another record")
    state = trial.game.new(record.seats, record.seed, record.options)
    for text in record.moves:
        state.play(trial.game.parse(text))
    require_equal(portrait(state), portrait(trial.state), "the end of the replay")
    if trial.report.installed:
        require_equal(portrait(record.replay()), portrait(trial.state), "Record.replay()")


def undo_takes_back_own_decisions(trial: Trial) -> None:
    """Undo goes back one decision, unless something was revealed or another seat decided.

    What a seat has answered in secret it may withdraw as a whole until the next seat decides, if
    that one is asked in secret as well. What it decided openly before stands.
    """
    if not trial.report.installed:
        return
    record = trial.record()
    length = int(trial.chance.below(len(record.moves) + 1))
    first = max(0, length - MOST_UNDONE)
    states = [record.replay(number) for number in range(first, length + 1)]
    record.moves[length:] = []
    match = Match(record)
    has_withdrawn = False
    while True:
        now = states[-1]
        require_equal(position(match.state), position(now), "the match, compared with its record")
        back = _undone(states, has_withdrawn)
        if back == 0 and first > 0:
            return  # perhaps a commitment began before
        after = f"after move {first + len(states) - 1}"
        allowed = [back != STANDS and seat == states[back].to_move for seat in trial.seats]
        may = [match.can_undo(seat) for seat in trial.seats]
        require_equal(may, allowed, f"can_undo() of the seats {after}")
        for seat in trial.seats:
            if not allowed[seat]:
                require(not match.undo(seat), f"undo({seat}) {after} says that it did")
        require_equal(position(match.state), position(now), "the match after a refused undo")
        if back == STANDS:
            return
        require(match.undo(states[back].to_move), f"undo() {after} says that it did not")
        has_withdrawn = has_withdrawn or states[back].to_move != now.to_move
        states[back + 1 :] = []


def _undone(states: list[State], has_withdrawn: bool) -> int:
    """Which of these states undo brings back after the last of them, or STANDS."""
    now, back = states[-1], len(states) - 2
    if back < 0 or states[back].reveals != now.reveals:
        return STANDS
    seat = states[back].to_move
    if seat == now.to_move:
        return STANDS if has_withdrawn else back
    if not (states[back].secret and now.secret):
        return STANDS
    while back > 0 and _is_secret_of(seat, states[back - 1]) and not _reveals(states, back - 1):
        back -= 1
    return back


def _is_secret_of(seat: int, state: State) -> bool:
    return state.to_move == seat and state.secret


def _reveals(states: list[State], number: int) -> bool:
    """Whether the decision after this state revealed something."""
    return states[number].reveals != states[number + 1].reveals
