"""How thoroughly a decision is read."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Depth:
    """In iterations of a search and positions of an ending: never in time."""

    name: str
    iterations: int  # of the search that looks for the best choice
    repeats: int  # searches on fresh seeds in which two choices are weighed
    weighing: int  # iterations of each of them, for each choice
    positions: int  # of an ending that is played out in full


QUICK: Final = Depth("quick", iterations=1000, repeats=4, weighing=250, positions=2_000)
DEEP: Final = Depth("deep", iterations=6000, repeats=8, weighing=1250, positions=20_000)
DEPTHS: Final = {depth.name: depth for depth in (QUICK, DEEP)}
