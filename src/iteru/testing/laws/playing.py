"""Laws of playing: whose decision it is, what may be chosen, and what is refused."""

from itertools import pairwise

from iteru.kernel.errors import IllegalAction
from iteru.kernel.journal import Journal
from iteru.kernel.message import Message
from iteru.testing.trial import LawBroken, Trial, portrait, position, require, require_equal

MOST_ILLEGAL_CODES = 12  # of one position, beyond those that are no codes at all


def legal_codes_are_in_order(trial: Trial) -> None:
    """legal() is ascending, within the codes, and empty only at the end; a seat has a decision."""
    state = trial.state
    codes = state.legal()
    if state.over:
        require_equal(state.to_move, -1, "to_move at the end")
        require_equal(codes, [], "legal() at the end")
        require_equal(state.decision, "", "decision at the end")
        return
    require(state.to_move in trial.seats, f"to_move is {state.to_move}")
    require(state.decision != "", "decision is empty")
    require(bool(codes), "legal() is empty before the end")
    require(
        all(low < high for low, high in pairwise(codes)),
        f"legal() is not ascending: {codes}",
    )
    require(
        codes[0] >= 0 and codes[-1] < trial.game.action_count,
        f"legal() holds {codes[0]} to {codes[-1]}; allowed: 0 to {trial.game.action_count - 1}",
    )
    first = codes[0]
    codes.clear()
    require(state.legal()[:1] == [first], "who changes the list of legal() changes the state")


def single_answers_are_not_asked(trial: Trial) -> None:
    """A decision with one legal answer is played by the engine, unless must_ask()."""
    state = trial.state
    require(
        state.over or len(state.legal()) > 1 or state.must_ask(),
        f"seat {state.to_move} is asked to {state.decision}, with one answer",
    )


def components_are_conserved(trial: Trial) -> None:
    """check() finds no broken invariant."""
    trial.state.check()


def random_play_ends(trial: Trial) -> None:
    """The game ends within `max_decisions`."""
    require(
        trial.state.over or len(trial.codes) < trial.max_decisions,
        f"{len(trial.codes)} decisions and no end",
    )


def legal_codes_can_be_played(trial: Trial) -> None:
    """A random legal code can be played; `reveals` never falls, a code begins one turn at most."""
    state = trial.state
    code = trial.some_code(state)
    reveals, turns = state.reveals, state.turn_count
    journal = Journal()
    state.journal = journal
    state.play(code)
    state.journal = None
    trial.codes.append(code)
    trial.events = all_events(journal, trial.setting.seats)
    require(state.reveals >= reveals, f"reveals fell from {reveals} to {state.reveals}")
    require(
        turns <= state.turn_count <= turns + 1,
        f"turn_count went from {turns} to {state.turn_count}",
    )


def all_events(journal: Journal, seats: int) -> list[Message]:
    """Each event that at least one seat or a spectator may see, once."""
    found: dict[int, Message] = {}
    for seat in (None, *range(seats)):
        for event in journal.seen_by(seat):
            found.setdefault(id(event), event)
    return list(found.values())


def illegal_codes_are_refused(trial: Trial) -> None:
    """play() raises IllegalAction on any code that is not in legal(), and changes nothing."""
    state = trial.state.copy()
    before = position(state)
    count = trial.game.action_count
    legal = set(state.legal())
    codes = [-1, -count, count, count + 1, 2**40]
    for _ in range(MOST_ILLEGAL_CODES):
        codes.append(int(trial.chance.below(count)))
    for code in state.legal()[:MOST_ILLEGAL_CODES]:
        codes += [code - 1, code + 1]
    for code in codes:
        if code in legal:
            continue
        try:
            state.play(code)
        except IllegalAction:
            require_equal(position(state), before, f"after the refusal of code {code}")
            continue
        raise LawBroken(f"code {code} is not in legal(), and is not refused")


def apply_is_play(trial: Trial) -> None:
    """apply() does with a legal code what play() does."""
    if trial.state.over:
        return
    code = trial.some_code(trial.state)
    played, applied = trial.state.copy(), trial.state.copy()
    played.play(code)
    applied.apply(code)
    require_equal(position(applied), position(played), f"after apply({code}) and play({code})")


def looking_changes_nothing(trial: Trial) -> None:
    """Questions leave the state as it is, and draw nothing from its generator."""
    state = trial.state
    before = state.dump()
    for seat in trial.seats:
        state.known(seat)
        state.determinize(seat, trial.some_seed())
        state.evaluate(seat)
    portrait(state)
    state.choices()
    state.evaluations()
    if not state.over:
        state.weights(state.legal())
    state.check()
    require_equal(state.dump(), before, "after questions only")
