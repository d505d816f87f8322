"""The order in which a client proposes answers: what is meant most often comes first."""

from iteru.games.kemet.actions import END_TURN, PUT, SPREAD, SPREADS
from iteru.games.kemet.box.ids import MOST_UNITS
from iteru.games.kemet.frames import (
    ASK_ENLISTMENT,
    ASK_MOVE_GROUP,
    ASK_RECRUIT,
    ASK_REINFORCEMENTS,
    ASK_TOKEN,
    ASK_UNITS,
)


def proposed(kind: int, codes: list[int]) -> list[int]:
    """The answers to a frame of this kind, the best guess first."""
    if kind == ASK_MOVE_GROUP:
        return sorted(codes, reverse=True)  # the largest group, with the creature
    if kind in (ASK_RECRUIT, ASK_REINFORCEMENTS, ASK_ENLISTMENT):
        return sorted(codes, key=_put_order)
    if kind == ASK_UNITS:
        return sorted(codes, key=_unevenness)
    if kind == ASK_TOKEN:
        return sorted(codes, key=_is_end)
    return codes


def _put_order(code: int) -> int:
    """By area, the most units first; other codes stay behind."""
    area, units = divmod(code - PUT, MOST_UNITS)
    return area * MOST_UNITS + MOST_UNITS - units


def _unevenness(code: int) -> int:
    return sum([units * units for units in SPREADS[code - SPREAD]])


def _is_end(code: int) -> bool:
    """There may be more to do."""
    return code == END_TURN
