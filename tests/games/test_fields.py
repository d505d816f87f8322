"""Every field of a state is carried by copy, dump, restore and pickle: one test for all games.

What a field is, the source says: whatever `__init__` sets. A field counts as carried when two
states differ in it, and each comes back from every way of carrying with its own value.
"""

import ast
import pickle
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import iteru
from iteru import State
from iteru.kernel.generator import seeded
from iteru.testing.settings import accepted, settings

SOURCE = Path(__file__).parents[2] / "src/iteru"
NOT_CARRIED = {"journal"}  # by design
SHARED = {"game"}  # one object in a process
GAMES = 8  # of each setting
EVERY = 7  # decisions between two looks at a game


def fields(name: str) -> list[str]:
    """The names that __init__ sets, in the kernel's state and in the game's."""
    found: list[str] = []
    for file in (SOURCE / "kernel/state.py", SOURCE / "games" / name / "state.py"):
        for definition in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(definition, ast.ClassDef) and definition.name in ("State", "Fields"):
                found += _set_by_init(definition)
    return [field for field in dict.fromkeys(found) if field not in NOT_CARRIED]


def _set_by_init(definition: ast.ClassDef) -> Iterator[str]:
    for function in definition.body:
        if not isinstance(function, ast.FunctionDef) or function.name != "__init__":
            continue
        for node in ast.walk(function):
            if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
                yield node.attr


def plain(value: object) -> object:
    """A field's value as something to compare: objects by what they are pickled as."""
    if isinstance(value, list):
        return [plain(entry) for entry in value]
    if isinstance(value, int | float | str | tuple | dict | None):
        return value
    return value.__reduce__()[1:]


def states(name: str) -> Iterator[State]:
    """Positions of random games with every number of seats and mix of options."""
    for setting in accepted(settings(iteru.load(name), seeded(0))):
        for seed in range(GAMES):
            state = iteru.load(name).new(setting.seats, seed, dict(setting.options))
            chance = seeded(seed)
            while not state.over:
                for _ in range(EVERY):
                    if not state.over:
                        codes = state.legal()
                        state.play(codes[chance.below(len(codes))])
                yield state
                yield state.known(0)


def copied(state: State) -> State:
    return state.copy()


def restored(state: State) -> State:
    return state.game.restore(state.dump())


def pickled(state: State) -> State:
    other = pickle.loads(pickle.dumps(state))
    assert isinstance(other, State)
    return other


WAYS: list[Callable[[State], State]] = [copied, restored, pickled]


@pytest.mark.parametrize("name", iteru.games())
def test_every_field_is_carried(name: str) -> None:
    names = fields(name)
    assert len(names) > 20
    seen: dict[str, object] = {}
    differ = set(SHARED)
    for state in states(name):
        values = {field: plain(getattr(state, field)) for field in names if field not in SHARED}
        differ |= {
            field for field in values if seen.setdefault(field, values[field]) != values[field]
        }
        for way in WAYS:
            other = way(state)
            assert other.game is state.game
            for field, value in values.items():
                assert plain(getattr(other, field)) == value, (way.__name__, field)

    assert [field for field in names if field not in differ] == []
