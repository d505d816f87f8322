"""Every field of a state is carried by copy, dump, restore and pickle: one test for all games.

What a field is, the source says: whatever `__init__` sets. A field counts as carried when two
states differ in it, and each comes back from every way of carrying with its own value.
"""

import ast
import pickle
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest

import iteru
from iteru import State
from iteru.kernel.frames import Stack
from iteru.kernel.generator import Generator, seeded
from iteru.testing.settings import accepted, settings

SOURCE = Path(__file__).parents[2] / "src/iteru"
NOT_CARRIED = {"journal"}  # by design
SHARED = {"game"}  # one object in a process
GAMES = 8  # of each setting, at most
EVERY = 7  # decisions between two looks at a game
ENOUGH = 400  # looks, once every field has had two values
CARRIED = 11  # one of so many looks is carried by every way


def declared(file: Path) -> dict[str, list[str]]:
    """By class of a module: the names that its __init__ sets."""
    found: dict[str, list[str]] = {}
    for definition in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(definition, ast.ClassDef):
            found[definition.name] = list(dict.fromkeys(_set_by_init(definition)))
    return found


def _set_by_init(definition: ast.ClassDef) -> Iterator[str]:
    for function in definition.body:
        if not isinstance(function, ast.FunctionDef) or function.name != "__init__":
            continue
        for node in ast.walk(function):
            if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
                yield node.attr


def fields(name: str) -> list[str]:
    """The fields of a game's state: the kernel's, then its own."""
    kernel = declared(SOURCE / "kernel/state.py")["State"]
    own = declared(SOURCE / "games" / name / "state.py")["Fields"]
    return [field for field in [*kernel, *own] if field not in NOT_CARRIED]


def plain(value: object, parts: dict[str, list[str]]) -> object:
    """A field's value as something to compare; `parts` are the classes of the game's state."""
    if isinstance(value, Generator):
        return value.words()
    if isinstance(value, Stack):
        return value.frames()
    if (attributes := parts.get(type(value).__name__)) is not None:
        return {name: plain(getattr(value, name), parts) for name in attributes}
    if isinstance(value, int | float | str | tuple | dict | None):
        return value
    assert isinstance(value, Iterable), value  # a list, or a row of the compiled engine
    return [plain(entry, parts) for entry in value]


def states(name: str) -> Iterator[State]:
    """Positions of random games with every number of seats and mix of options.

    Also what a seat knows of them, and guesses.
    """
    chosen = list(accepted(settings(iteru.load(name), seeded(0))))
    for seed in range(GAMES):
        for setting in chosen:
            state = iteru.load(name).new(setting.seats, seed, dict(setting.options))
            yield state.determinize(0, seed)
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


@pytest.mark.slow
@pytest.mark.parametrize("name", iteru.games())
def test_every_field_is_carried(name: str) -> None:
    names = fields(name)
    parts = declared(SOURCE / "games" / name / "state.py")
    assert len(names) > 20
    seen: dict[str, object] = {}
    differ = set(SHARED)
    for number, state in enumerate(states(name)):
        is_carried = number % CARRIED == 0
        values = {
            field: plain(getattr(state, field), parts)
            for field in names
            if field not in (SHARED if is_carried else differ)
        }
        differ |= {
            field for field in values if seen.setdefault(field, values[field]) != values[field]
        }
        for way in WAYS if is_carried else []:
            other = way(state)
            assert other.game is state.game
            for field, value in values.items():
                assert plain(getattr(other, field), parts) == value, (way.__name__, field)
        if number > ENOUGH and len(differ) == len(names):
            break

    assert [field for field in names if field not in differ] == []
