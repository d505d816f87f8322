"""How long players may think, and what happens when somebody is not there."""

from datetime import datetime
from typing import Annotated, Literal

from pydantic import Field

from iteru.server.messages.base import Message


class NoClock(Message):
    kind: Literal["none"]


class LivePace(Message):
    kind: Literal["live"]
    minutes: Annotated[int, Field(ge=1, le=180)]  # of each seat, for the whole game
    seconds: Annotated[int, Field(ge=0, le=300)]  # added for each turn, and for each question


class DaysPace(Message):
    kind: Literal["days"]
    hours: Annotated[int, Field(ge=1, le=336)]  # for each turn, and for each question


Pace = Annotated[NoClock | LivePace | DaysPace, Field(discriminator="kind")]
PaceKind = Literal["none", "live", "days"]

# A bot plays on for whoever has no time left and may come back; the game ends for all, the absent
# last and the others by their points; or the others are asked.
WhenTimeIsUp = Literal["bot", "end", "ask"]
Ended = Literal["time", "absence", "agreed"]  # on time; the others chose so; all did
Minutes = Annotated[int, Field(ge=1, le=7 * 24 * 60)]

# About an absent seat: wait for it, let a bot play, end the game. About the table: stop here by the
# points now; or, where the game is rated, without rating it.
Wish = Literal["wait", "bot", "end", "stop", "unrated"]


class PaceRules(Message):
    """What a table's players have agreed on about time."""

    pace: Pace = NoClock(kind="none")
    when_time_is_up: WhenTimeIsUp = "bot"
    hand_over_after: Minutes = 10  # without a clock: then the others may let a bot play


class ClocksInfo(Message):
    """The clocks as they stand at the moment of the message: whoever shows them counts on."""

    left: list[float]  # seconds by seat; with days only that of the running one tells anything
    running: int  # the seat whose clock runs, -1: none
    stands: float  # seconds before that one begins to run
    until: datetime | None  # when the running one has no time left


class AbsentInfo(Message):
    """The seat to decide is not there, and the others may agree what happens."""

    seat: int
    choices: list[Wish]
    at_once: bool  # else when the seat has no time left


class WishRequest(Message):
    """What I agree with. None takes it back, and declines an offer to stop."""

    wish: Wish | None
