"""Laws of the journal: what is told of a move."""

from iteru.kernel.journal import Journal
from iteru.kernel.state import State
from iteru.testing.laws.actions import check_message
from iteru.testing.plain_data import is_json_ready
from iteru.testing.trial import Trial, position, require, require_equal

KEYS = {"kind", "seat", "text", "args", "targets", "data"}
MOST_STEPS = 20
MOST_PREVIEWS = 4


def events_are_complete(trial: Trial) -> None:
    """An event is JSON-ready, with kind, seat, text and args, targets, and data."""
    for event in trial.events:
        what = f"event {event.get('kind')!r}"
        require(set(event) == KEYS, f"{what} has the keys {sorted(event)}")
        seat, targets = event["seat"], event["targets"]
        require(isinstance(event["kind"], str) and event["kind"] != "", f"{what}: kind is no word")
        require(
            isinstance(seat, int) and (seat == -1 or seat in trial.seats), f"{what}: seat {seat!r}"
        )
        require(
            isinstance(targets, list) and all(isinstance(target, str) for target in targets),
            f"{what}: targets {targets!r} are no list of texts",
        )
        require(isinstance(event["data"], dict), f"{what}: data is no mapping")
        check_message(event, trial.texts, what)
        require(is_json_ready(event), f"{what} is not JSON-ready")


def listened(state: State, code: int) -> tuple[State, Journal]:
    """The state after this code, and what is told of it."""
    after = state.copy()
    journal = Journal()
    after.journal = journal
    after.play(code)
    return after, journal


def previews_tell_the_beginning(trial: Trial) -> None:
    """preview() gives events that the move will bring, from the first one on."""
    if trial.state.over:
        return
    for _ in range(MOST_PREVIEWS):
        code = trial.some_code(trial.state)
        preview = trial.state.preview(code)
        told = listened(trial.state, code)[1].seen_by(trial.state.to_move)
        require_equal(preview, told[: len(preview)], f"preview({code})")


def listening_changes_nothing(trial: Trial) -> None:
    """A game goes the same way whether or not someone listens."""
    alone, heard = trial.state.copy(), trial.state.copy()
    heard.journal = Journal()
    for code in trial.walk(alone, 1 + int(trial.chance.below(MOST_STEPS))):
        heard.play(code)
    require_equal(position(heard), position(alone), "the state with a journal")
