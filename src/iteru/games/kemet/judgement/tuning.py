"""How bots that plan search Kemet; found by play (docs/bots.md)."""

from typing import Final

from iteru.kernel.tuning import SearchTuning

# Most of a Day: who just moved holds much that the others will attack. Battles and the others'
# answers: the result of a move varies more than moves differ.
TUNING: Final = SearchTuning(turns_ahead=8, curiosity=3.0)
