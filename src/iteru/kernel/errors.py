"""Errors that cross Iteru's borders: each text says what is wrong, where, and what is allowed."""


class IllegalAction(ValueError):
    """The action may not be played now. The state is unchanged."""


class NotationError(ValueError):
    """The text is no action of this game."""


class RecordError(ValueError):
    """The file or data is no record that this Iteru can replay."""


class ComponentsError(ValueError):
    """A components file breaks its format: the entry, the fault and what is allowed."""


class BlankChance(Exception):
    """What a seat knows holds no chance: determinize() it to play on."""


class UnknownGame(ValueError):
    """There is no game of that name."""
