"""Laws of copies, dumps and pickles: a state can be had twice, and stored."""

import pickle

from iteru.kernel.journal import Journal
from iteru.kernel.state import State
from iteru.testing.plain_data import Slot, empty_out, from_json, is_json_ready, slots, to_json
from iteru.testing.trial import LawBroken, Trial, portrait, position, require, require_equal

MOST_STEPS = 40  # how far a copy is played on
MOST_FAULTS = 4  # of each sort, planted in one dump
NO_SUCH = "no such thing"
FAULTY_VALUES = (-7, 10**30, NO_SUCH)  # of the right type somewhere: refused or accepted


def copies_are_independent(trial: Trial) -> None:
    """Playing on a copy leaves the original as it was, and the other way round."""
    first = trial.state.copy()
    second = first.copy()
    require_equal(portrait(first), portrait(trial.state), "the copy")
    before = position(trial.state)
    codes = trial.walk(first, 1 + int(trial.chance.below(MOST_STEPS)))
    require_equal(position(trial.state), before, "the original after play on its copy")
    require_equal(position(second), before, "a copy after play on the state it was made from")
    _require_same_way(second, codes, position(first), "a copy")


def _require_same_way(state: State, codes: list[int], end: dict[str, object], what: str) -> None:
    for code in codes:
        state.play(code)
    require_equal(position(state), end, f"{what} after the same {len(codes)} codes")


def journals_stay_behind(trial: Trial) -> None:
    """Copies, known and determinized states, and pickles have no journal."""
    state = trial.state.copy()
    state.journal = Journal()
    seat = max(state.to_move, 0)
    for what, other in (
        ("a copy", state.copy()),
        ("known()", state.known(seat)),
        ("determinize()", state.determinize(seat, 0)),
        ("a pickle", _pickled(state)),
    ):
        require(other.journal is None, f"{what} took the journal along")


def dumps_come_back_exactly(trial: Trial) -> None:
    """A dump is JSON-ready, and restore() gives a state that is the same and goes the same way."""
    data = trial.state.dump()
    require(is_json_ready(data), "dump() is not JSON-ready")
    _require_same_state(trial, _restored(trial, to_json(data)), "the restored state")


def pickles_come_back_exactly(trial: Trial) -> None:
    """A pickle gives a state of the same game that is the same and goes the same way."""
    state = _pickled(trial.state)
    require(state.game is trial.game, "the pickled state has another game")
    _require_same_state(trial, state, "the pickled state")


def _require_same_state(trial: Trial, other: State, what: str) -> None:
    require_equal(portrait(other), portrait(trial.state), what)
    original = trial.state.copy()
    codes = trial.walk(original, 1 + int(trial.chance.below(MOST_STEPS)))
    _require_same_way(other, codes, position(original), what)


def _pickled(state: State) -> State:
    found: object = pickle.loads(pickle.dumps(state))
    assert isinstance(found, State), f"a pickle gives {found!r}"
    return found


def _restored(trial: Trial, text: str) -> State:
    data = from_json(text)
    assert isinstance(data, dict)
    return trial.game.restore(data)


def what_is_handed_out_is_nobodys(trial: Trial) -> None:
    """Changing a dump, a view or a choice changes no state."""
    before = to_json(portrait(trial.state))
    empty_out(portrait(trial.state))
    empty_out(trial.state.choices())
    require_equal(portrait(trial.state), from_json(before), "after changes to what was handed out")


def broken_data_is_refused(trial: Trial) -> None:
    """restore() raises ValueError, and nothing else, on data that does not fit."""
    text = to_json(trial.state.dump())
    keys = list(trial.state.dump())
    for _ in range(MOST_FAULTS):
        data = trial.state.dump()
        key = keys[trial.chance.below(len(keys))]
        del data[key]
        _require_refusal(trial, to_json(data), f"without {key}")
    data = trial.state.dump()
    data["no_such_key"] = 0
    _require_refusal(trial, to_json(data), "with a key too many")
    for _ in range(MOST_FAULTS):
        plain = from_json(text)
        slot = _some_slot(trial, plain)
        old = slot.value
        slot.value = [] if isinstance(old, float) else 0.5
        _require_refusal(trial, to_json(plain), f"with {slot.value!r} for {old!r} as {slot.key!r}")
    for value in FAULTY_VALUES:
        plain = from_json(text)
        slot = _some_slot(trial, plain)
        slot.value = value
        try:
            _restored(trial, to_json(plain))
        except ValueError:
            continue


def _some_slot(trial: Trial, data: object) -> Slot:
    places = list(slots(data))
    return places[trial.chance.below(len(places))]


def _require_refusal(trial: Trial, text: str, what: str) -> None:
    try:
        _restored(trial, text)
    except ValueError:
        return
    raise LawBroken(f"restore() takes a dump {what}")
