"""Laws of the journal: what is told of a move."""

from iteru.kernel.journal import Journal
from iteru.kernel.preview import CHANCE, GOES_ON, OVER, REVEAL, SEAT, SECRET, Preview
from iteru.kernel.state import State
from iteru.testing.laws.actions import check_message
from iteru.testing.plain_data import is_json_ready
from iteru.testing.trial import Trial, position, require, require_equal

KEYS = {"kind", "seat", "text", "args", "targets", "data"}
MOST_STEPS = 20
MOST_PREVIEWS = 4
MOST_DRAFTED = 4


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
        events = trial.state.preview([code]).events
        told = listened(trial.state, code)[1].seen_by(trial.state.to_move)
        require_equal(events, told[: len(events)], f"the events of preview([{code}])")


def previews_show_where_a_draft_leads(trial: Trial) -> None:
    """preview() of a draft shows the position after the codes that it says were played.

    It stops at the first reveal or hand-over, and every code before that is played.
    """
    state = trial.state
    if state.over:
        return
    seat = state.to_move
    played = state.copy()
    draft: list[int] = []
    for _ in range(MOST_DRAFTED):
        draft.append(trial.some_code(played))
        preview = state.preview(draft)
        what = f"preview({draft})"
        reveals = played.reveals
        if preview.played == len(draft):
            played.play(draft[-1])
            require_equal(preview.view, played.view(seat), f"the view of {what}")
        else:
            require_equal(preview.played, len(draft) - 1, f"codes played in {what}")
            require_equal(preview.view, played.view(seat), f"the view of {what}, which stopped")
        require_equal(
            preview.stopped, _why_stopped(preview, played, seat, reveals), f"the end of {what}"
        )
        expected = played.choices() if played.to_move == seat else []
        require_equal(preview.choices, expected, f"the choices of {what}")
        if preview.stopped != GOES_ON:
            return


def _why_stopped(preview: Preview, after: State, seat: int, reveals: int) -> str:
    """What preview() must say after a code of this seat was played."""
    if preview.stopped in (CHANCE, SECRET):
        return preview.stopped
    if after.over:
        return OVER
    if after.to_move != seat:
        return SEAT
    return REVEAL if after.reveals != reveals else GOES_ON


def listening_changes_nothing(trial: Trial) -> None:
    """A game goes the same way whether or not someone listens."""
    alone, heard = trial.state.copy(), trial.state.copy()
    heard.journal = Journal()
    for code in trial.walk(alone, 1 + int(trial.chance.below(MOST_STEPS))):
        heard.play(code)
    require_equal(position(heard), position(alone), "the state with a journal")
