"""The mode of a game (K18) and what it changes."""

from collections.abc import Mapping

from iteru.games.kemet.box.components import OF_LEVEL, PRINTED
from iteru.games.kemet.box.ids import MODES
from iteru.kernel.rows import i64


def mode_of(options: Mapping[str, str]) -> i64:
    """The mode as a number of MODES."""
    return MODES.index(options["mode"])


def tiles_at_start(mode: i64) -> i64:
    """K3.2, K18.3 Set of the power tiles for sale in the first round."""
    found: i64 = 0
    for level in PRINTED.levels_at_start[mode]:
        found |= OF_LEVEL[level]
    return found


def tiles_in_game(mode: i64, round: i64) -> i64:
    """K18.3 Set of the power tiles that lie for sale or with a player in a round's Day."""
    found = tiles_at_start(mode)
    if round > 1:
        for level in PRINTED.levels_from_day_2[mode]:
            found |= OF_LEVEL[level]
    return found
