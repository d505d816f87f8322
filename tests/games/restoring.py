"""For tests of dumps: what a state holds, and what a dump that does not fit is told."""

from collections.abc import Mapping, Sequence

import pytest

from iteru import Game, State
from iteru.kernel.frames import Stack


def fields(state: State) -> dict[str, object]:
    """Every field by name, also those that are worked out again; the generator as its words."""
    return {**attributes(state), "words": state.generator.words()}


def attributes(thing: object) -> dict[str, object]:
    """What a state or a part of it holds, by name."""
    names = [name for name in dir(thing) if not name.startswith("_")]
    found = {name: getattr(thing, name) for name in names}
    return {
        name: attributes(value) if is_part(value) else value
        for name, value in found.items()
        if not callable(value) and name not in ("game", "generator", "journal")
    }


def is_part(value: object) -> bool:
    """Whether this is an object of a game's own classes, such as a battle."""
    return type(value).__module__.startswith("iteru.games.") and not isinstance(value, Stack)


def refuse(game: Game, dump: Mapping[str, object], words: Sequence[str]) -> None:
    """The message names the place and what is allowed."""
    kinds = r"allowed|missing|no action|known|must be|no option"
    with pytest.raises(ValueError, match=kinds) as caught:
        game.restore(dump)
    for word in words:
        assert word in str(caught.value)
