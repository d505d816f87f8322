"""A preview: what a draft of several codes would bring, as its mover may see it."""

from typing import Final, final

from iteru.kernel.message import Message

# Why a preview ended after or within a code.
GOES_ON: Final = ""  # it did not: all codes were played, and the mover decides again
CHANCE: Final = "chance"  # this code needs a draw; it is not played
SECRET: Final = "secret"  # what this code brings depends on what is hidden; it is not played
REVEAL: Final = "reveal"  # this code has shown something, so that it could not be undone
SEAT: Final = "seat"  # after this code another seat decides
OVER: Final = "over"  # after this code the game is over


@final
class Preview:
    """The events of a draft, and the position after the last code that was played.

    The events of a code that chance or a secret cut off are told up to there; the view and the
    choices are those before it, never half-way.
    """

    def __init__(
        self,
        events: list[Message],
        view: dict[str, object],
        choices: list[Message],
        played: int,
        stopped: str,
    ) -> None:
        self.events = events
        self.view = view  # of the mover
        self.choices = choices  # of the mover; none where another seat decides
        self.played = played  # how many codes of the draft the view shows
        self.stopped = stopped  # GOES_ON, CHANCE, ... above
