"""Questions in other players' turns, such as Kemet's Veto: when the server answers them itself.

Everyone who could hold the card is asked, since asking its holder alone would tell. Whoever can
only pass is passed for at a random moment of a range that is the same for every hand; a bot answers
within it too, whatever it holds. Nobody's clock runs before the range is over.
"""

import random
from collections.abc import Mapping
from datetime import datetime, timedelta

from iteru import State
from iteru.kernel.state import NOBODY
from iteru.server.messages.pace import PaceKind
from iteru.server.store.models import SeatRow
from iteru.server.store.tables import Kept

Range = tuple[float, float]  # seconds after the question
RANGES: Mapping[PaceKind, Range] = {"none": (2, 10), "live": (2, 10), "days": (300, 3600)}
BRISK: Range = (0.2, 0.8)  # a bot's, where one person plays: only the bots' hands are hidden
AT_ONCE: Range = (0, 0)
chance = random.SystemRandom()


def can_only_pass(state: State) -> bool:
    """Whether the seat to decide is asked for a reaction that it does not have."""
    return state.reaction_pass != NOBODY and len(state.open_codes) == 1


def seconds_without_clock(state: State, pace: PaceKind) -> float:
    """How long the clock of the seat to decide stands, whatever it holds."""
    return 0.0 if state.reaction_pass == NOBODY else RANGES[pace][1]


def moment_to_answer(kept: Kept, seat: SeatRow, asked: datetime) -> datetime:
    """When the server answers a question that was asked then, for a bot or who can only pass."""
    least, most = _range(kept, seat)
    return asked + timedelta(seconds=chance.uniform(least, most))


def _range(kept: Kept, seat: SeatRow) -> Range:
    people = [one for one in kept.seats if one.person is not None]
    if len(people) > 1 and not kept.table.study:
        return RANGES[kept.table.pace]
    return BRISK if seat.kind == "bot" else AT_ONCE
