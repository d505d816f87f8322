"""The order in which a client proposes answers: what is meant most often comes first."""

from iteru.games.kemet.actions import (
    CARD,
    DISCARD,
    END_TURN,
    GOLD_TOKEN,
    PUT,
    SPREAD,
    SPREADS,
    STOP,
    TOKEN,
)
from iteru.games.kemet.box.components import SPACE_LEVEL
from iteru.games.kemet.box.ids import LEVEL_SPACES, MOST_UNITS, OWN_TURN_DI
from iteru.games.kemet.frames import (
    ASK_BATTLE_DISCARD,
    ASK_ENLISTMENT,
    ASK_MOVE_DEPART,
    ASK_MOVE_GROUP,
    ASK_RECRUIT,
    ASK_REINFORCEMENTS,
    ASK_TOKEN,
    ASK_UNITS,
)
from iteru.games.kemet.sight.outcomes import wins_of
from iteru.games.kemet.state import Fields, move_of
from iteru.kernel.plain import NONE
from iteru.kernel.sets import members


def proposed(state: Fields, codes: list[int]) -> list[int]:
    """The answers to the question at hand, the best guess first."""
    kind, seat, argument = state.pending.top()
    if kind == ASK_MOVE_GROUP:
        return sorted(codes, reverse=True)  # the largest group, with the creature
    if kind in (ASK_RECRUIT, ASK_REINFORCEMENTS, ASK_ENLISTMENT):
        return sorted(codes, key=_put_order)
    if kind == ASK_UNITS:
        return sorted(codes, key=_unevenness)
    if kind == ASK_TOKEN:
        if all(code == END_TURN or CARD <= code < CARD + OWN_TURN_DI for code in codes):
            return sorted(codes, key=_is_not_end)  # no token is left to place
        filled = _filled_levels(state, seat)
        return _by(codes, [_token_order(code, filled) for code in codes])
    if kind == ASK_MOVE_DEPART and move_of(state).origin != NONE:
        return sorted(codes, key=_is_not_stop)
    if kind == ASK_BATTLE_DISCARD:
        return _by(codes, [wins_of(state, argument, code - DISCARD) for code in codes])
    return codes


def _by(codes: list[int], order: list[int]) -> list[int]:
    """The codes by these numbers, lowest first."""
    return [code for _, code in sorted(zip(order, codes))]


def _put_order(code: int) -> int:
    """By area, the most units first; other codes stay behind."""
    area, units = divmod(code - PUT, MOST_UNITS)
    return area * MOST_UNITS + MOST_UNITS - units


def _unevenness(code: int) -> int:
    return sum([units * units for units in SPREADS[code - SPREAD]])


def _filled_levels(state: Fields, seat: int) -> list[int]:
    return [SPACE_LEVEL[space] for space in members(state.filled[seat])]


def _token_order(code: int, filled: list[int]) -> int:
    """K6.3 Spaces of levels without a token first; the end last, for there may be more to do."""
    if code == END_TURN:
        return 2
    if TOKEN <= code < GOLD_TOKEN and SPACE_LEVEL[(code - TOKEN) % LEVEL_SPACES] in filled:
        return 1
    return 0


def _is_not_end(code: int) -> bool:
    return code != END_TURN


def _is_not_stop(code: int) -> bool:
    """A troop that has arrived stays there more often than not."""
    return code != STOP
