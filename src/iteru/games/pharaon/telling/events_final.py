"""What is told of the end: the points of everyone, and who has won (P10)."""

from typing import Final

from iteru.games.pharaon.box.ids import PARTS
from iteru.games.pharaon.state import Fields
from iteru.games.pharaon.telling.events import player_message, tell
from iteru.games.pharaon.telling.words import WORDS
from iteru.kernel.plain import NONE

SCORED: Final = WORDS.event("scored")
TRAITOR_SCORED: Final = WORDS.event("traitor_scored")
WON: Final = WORDS.event("won")
SHARED: Final = WORDS.event("shared")
LOST: Final = WORDS.event("lost")


def tell_scored(state: Fields, seat: int, parts: list[int]) -> None:
    """The parts are in the order of PARTS."""
    _tell_points(state, SCORED, seat, parts)


def tell_traitor_scored(state: Fields, parts: list[int]) -> None:
    """P11.8"""
    _tell_points(state, TRAITOR_SCORED, NONE, parts)


def _tell_points(state: Fields, kind: str, seat: int, parts: list[int]) -> None:
    total = sum(parts)
    data: dict[str, object] = {"parts": dict(zip(PARTS, parts)), "total": total}
    tell(state, kind, seat, args={"total": total}, targets=[], data=data)


def tell_winners(state: Fields, seats: list[int]) -> None:
    """P10.8 One has won, or several share the victory; P11.8.4 none: the Traitor has won."""
    if len(seats) == 1:
        tell(state, WON, seats[0], args={}, targets=[], data={})
    elif seats:
        players = [player_message(seat) for seat in seats]
        tell(state, SHARED, NONE, args={"players": players}, targets=[], data={"seats": seats})
    else:
        tell(state, LOST, 0, args={}, targets=[], data={})
