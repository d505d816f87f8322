"""How a search is tuned to a game: what a game tells bots about itself."""

from typing import final


@final
class SearchTuning:
    """What pays for bots that plan; those that do not plan use the defaults."""

    def __init__(
        self, turns_ahead: int = 2, curiosity: float = 1.0, own_trees: bool = False
    ) -> None:
        self.turns_ahead = turns_ahead  # turns that begin before a position is evaluated
        # Above 1 where results vary so much that the best choice shows late: what does not look
        # best yet is tried longer.
        self.curiosity = curiosity
        # True: each seat has a tree of its own decisions, and what the others do in between is
        # averaged over. It pays where many seats have their turns in between.
        self.own_trees = own_trees
