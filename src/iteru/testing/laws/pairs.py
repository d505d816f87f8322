"""Laws on pairs of states: a seat that sees no difference must be told none."""

from collections.abc import Iterator, Mapping

from iteru.kernel.game import Game
from iteru.kernel.state import State
from iteru.testing.laws.arrays import observed
from iteru.testing.laws.events import listened
from iteru.testing.plain_data import Swapper, from_json, to_json
from iteru.testing.report import Report
from iteru.testing.trial import Trial, require, require_equal

SWAPS = 24  # tried on one position,
PERSISTENCE = 10  # and so many times more where something is hidden, as long as
FEW_PAIRS = 20  # fewer hidden pairs than these were found: secrets may lie among much else
MOST_CODES = 5  # secret answers compared at one position
ADVICE = " (if one of the two cannot occur, restore() or check() should refuse it)"


def equal_views_mean_equal_knowledge(trial: Trial) -> None:
    """States that look the same to a seat are the same in its known(), arrays and choices().

    So are the events after the same move.
    """
    views = {seat: trial.state.view(seat) for seat in (None, *trial.seats)}
    for twin in _twins(trial):
        if _compare(trial, twin, views):
            trial.report.pairs += 1
            if twin.generator.words() == trial.state.generator.words():
                trial.report.hidden_pairs += 1
    for seat in trial.seats:
        _compare(trial, trial.state.determinize(seat, trial.some_seed()), {seat: views[seat]})


def leaks_can_be_found(run: tuple[Game, Report]) -> None:
    """Swapping values makes pairs of states to compare; in a game with secrets, hidden ones too."""
    game, report = run
    advice = "restore() or check() refuses every state in which values of a dump are swapped"
    require(report.pairs > 0, f"no two states look the same to anyone: {advice}")
    require(
        report.hidden_pairs > 0 or not game.has_secrets,
        f"no two states that look the same to a seat differ in more than chance: {advice}",
    )


def _twins(trial: Trial) -> Iterator[State]:
    """Sound states that differ from the real one, made by swapping values in its dump."""
    text = to_json(trial.state.dump())
    swapper = Swapper(trial.state.dump(), trial.chance)
    tried = {text}
    for number in range(_swaps(trial)):
        if number == 0:  # so that at least chance differs
            changed = swapper.swapped_values(trial.state.generator.words())
        else:
            changed = swapper.swapped(2 if number % 4 == 0 else 1)
        data = from_json(changed)
        if changed in tried or not isinstance(data, dict):
            continue
        tried.add(changed)
        try:
            twin = trial.game.restore(data)
            twin.check()
        except (ValueError, AssertionError):
            continue
        if to_json(twin.dump()) != text:
            yield twin


def _swaps(trial: Trial) -> int:
    is_hidden = any(trial.state.view(seat)["private"] for seat in trial.seats)
    return SWAPS * PERSISTENCE if is_hidden and trial.report.hidden_pairs < FEW_PAIRS else SWAPS


def _compare(trial: Trial, twin: State, views: Mapping[int | None, object]) -> bool:
    """Checks the law for those to whom both look the same; says whether there are any."""
    state = trial.state
    if None in views and twin.view(None) != views[None]:
        return False  # what spectators see, everyone sees
    alike = [seat for seat, view in views.items() if twin.view(seat) == view]
    for seat in alike:
        _require_same_knowledge(state, twin, seat, "of what looks the same to it" + ADVICE)
        if seat is not None and seat == state.to_move:
            require_equal(twin.choices(), state.choices(), f"choices() of seat {seat}" + ADVICE)
            _require_same_preview(state, twin, trial.some_code(state))
    codes = [code for code in state.legal() if code in twin.legal()]
    if alike and codes:
        code = codes[trial.chance.below(len(codes))]
        _require_same_story((state, code), (twin, code), alike, ADVICE)
    return bool(alike)


def _require_same_knowledge(first: State, second: State, seat: int | None, what: str) -> None:
    if seat is None:
        return
    one, other = first.known(seat), second.known(seat)
    require_equal(other.dump(), one.dump(), f"known({seat}) {what}")
    require_equal(other.legal(), one.legal(), f"known({seat}).legal() {what}")
    require_equal(observed(second, seat), observed(first, seat), f"observation of {seat} {what}")


def _require_same_preview(first: State, second: State, code: int) -> None:
    """What a choice would bring does not depend on what the mover cannot see."""
    one, other = first.preview([code]), second.preview([code])
    what = f"of preview([{code}])" + ADVICE
    require_equal(other.events, one.events, "the events " + what)
    require_equal(other.view, one.view, "the view " + what)
    require_equal(other.choices, one.choices, "the choices " + what)
    require_equal(other.stopped, one.stopped, "the end " + what)


def _require_same_story(
    first: tuple[State, int], second: tuple[State, int], seats: list[int | None], advice: str
) -> None:
    """After a move in each, those to whom both still look the same were told the same."""
    (one, one_journal), (other, other_journal) = listened(*first), listened(*second)
    for seat in seats:
        if one.view(seat) == other.view(seat):
            what = f"of what looks the same to it after {first[1]} and {second[1]}{advice}"
            told, also_told = one_journal.seen_by(seat), other_journal.seen_by(seat)
            require_equal(also_told, told, f"events for seat {seat} {what}")
            _require_same_knowledge(one, other, seat, what)


def secret_answers_are_not_told(trial: Trial) -> None:
    """Whatever is answered in secret, others see and hear the same until `reveals` grows."""
    state = trial.state
    if state.over or not state.secret:
        return
    others = [seat for seat in (None, *trial.seats) if seat != state.to_move]
    first = trial.some_code(state)
    for second in state.legal()[:MOST_CODES]:
        one, other = state.copy(), state.copy()
        one.play(first)
        other.play(second)
        if one.reveals == other.reveals == state.reveals:
            for seat in others:
                what = f"view({seat}) after the secret answers {first} and {second}"
                require_equal(other.view(seat), one.view(seat), what)
        _require_same_story((state, first), (state, second), others, "")
