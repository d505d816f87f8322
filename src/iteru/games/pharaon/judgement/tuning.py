"""How bots that plan should search Pharaon."""

from iteru.games.pharaon.judgement.outlook import CROWD
from iteru.kernel.tuning import SearchTuning


def tuning(seats: int) -> SearchTuning:
    """In a crowd a seat plans for itself, and looks ahead until everyone has had a turn."""
    if seats >= CROWD:
        return SearchTuning(turns_ahead=seats, own_trees=True)
    return SearchTuning()
