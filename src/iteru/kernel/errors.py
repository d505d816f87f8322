"""Errors that cross Iteru's borders: each text says what is wrong, where, and what is allowed."""


class IllegalAction(ValueError):
    """The action may not be played now. The state is unchanged."""


class NotationError(ValueError):
    """The text is not an action of this game."""


class RecordError(ValueError):
    """The file or data is not a record that this Iteru can replay."""


class ComponentsError(ValueError):
    """A components file breaks its format: the entry, the fault and what is allowed."""


class NotKnown(Exception):
    """What follows cannot be told from what a seat knows: determinize() the state to play on."""


class BlankChance(NotKnown):
    """What a seat knows has a blank generator: nothing can be drawn."""


class HiddenChoice(NotKnown):
    """What follows depends on a choice that is hidden from this seat."""


class UnknownGame(ValueError):
    """There is no game of that name."""
