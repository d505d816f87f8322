"""Laws of records: a game is what its moves make of its beginning."""

from pathlib import Path
from tempfile import TemporaryDirectory

from iteru.kernel.match import Match
from iteru.kernel.record import Record
from iteru.testing.trial import Trial, portrait, position, require, require_equal

MOST_UNDONE = 12


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
    """Undo goes back one decision, unless something was revealed or another seat decided."""
    if not trial.report.installed:
        return
    record = trial.record()
    length = int(trial.chance.below(len(record.moves) + 1))
    first = max(0, length - MOST_UNDONE)
    states = [record.replay(number) for number in range(first, length + 1)]
    record.moves[length:] = []
    match = Match(record)
    while states:
        now = states.pop()
        require_equal(position(match.state), position(now), "the match, compared with its record")
        if not states:
            return
        before = states[-1]
        allowed = (before.to_move, before.reveals) == (now.to_move, now.reveals)
        require_equal(match.can_undo(), allowed, f"can_undo() after move {first + len(states)}")
        require_equal(match.undo(), allowed, f"undo() after move {first + len(states)}")
        if not allowed:
            require_equal(position(match.state), position(now), "the match after a refused undo")
            return
