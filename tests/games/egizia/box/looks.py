"""What play shows of a position, for tests with corrected data."""

from collections.abc import Callable
from typing import Any

from iteru.games.egizia.box.components import PRINTED
from iteru.games.egizia.frames import ASK_TRACK
from iteru.games.egizia.position import EgiziaState
from tests.games.egizia.positions import (
    BLUE,
    column,
    dumped,
    grave,
    ids,
    obelisk,
    of_crews,
    position,
    row,
)

Path = tuple[str | int, ...]  # of an entry in the data: table, row, key, ...

CREWS = ids("crews")
SITES = ids("sites")
BOTTOM = PRINTED.bottom
MANY = 25  # stones
BUILDINGS = {
    "obelisk": obelisk(1, 9),
    "graves": grave(1, 12),
    "temple": [*column("left"), *column("right"), "temple_middle_1", "temple_middle_2"],
    "pyramid": [space for number in range(1, 7) for space in row(number)],
}
STRONG = of_crews("max")


def reserve(state: EgiziaState) -> int:
    return int(dumped(state)["players"][BLUE]["reserve"])


def score(state: EgiziaState) -> int:
    return int(dumped(state)["players"][BLUE]["score"])


def steps_asked(state: EgiziaState) -> int:
    """How many steps on a market the question now is about."""
    kind, _, steps = state.pending.top()
    return steps if kind == ASK_TRACK else 0


def least(reaches: Callable[[int], bool]) -> int:
    """The lowest number of a scale that is enough."""
    return next(number for number in range(200) if reaches(number))


def at_site(site: str, **more: Any) -> EgiziaState:
    """A strong builder's turn, with many stones."""
    facts: dict[str, Any] = {"strength": {BLUE: STRONG}, "reserve": {BLUE: MANY}}
    return position(phase="building", site=site, sites={site: [BLUE]}, alone=True, **(facts | more))
