"""The tree of a search: what was tried at each decision, and how it went for the seat that decided.

A node stands for a sequence of codes as one seat has seen them, whatever chance did meanwhile:
what is legal at a node may differ from one visit to the next, and statistics are kept for each
pair of mover and code.
"""

from math import sqrt
from typing import Final, final

from mypy_extensions import i64

from iteru.kernel.state import State

HIDDEN: Final = -1  # stands for a code that a seat has not seen
NO_CODE: Final = -1
ENOUGH_VISITS: Final = 8  # from which on a favourite means something


@final
class Edge:
    """One code of one mover at a node."""

    def __init__(self, code: int, weight: float) -> None:
        self.code = code
        self.weight = weight  # the game's own hint, as it was when first met
        self.visits: i64 = 0
        self.total = 0.0  # of the mover's results


@final
class Node:
    """The edges that were met here, and the nodes after them."""

    def __init__(self) -> None:
        self.mover = -1  # of the latest visit, as are the next three
        self.codes: list[int] = []  # what was legal
        self.edges: list[Edge] = []  # of these codes, the most promising first
        self.weights = 0.0  # of these edges together
        self.met: dict[int, Edge] = {}  # every edge, by code * seats + mover
        self.links: dict[int, Node] = {}  # by the same number

    def is_new(self) -> bool:
        """True: no decision was met here."""
        return self.mover < 0

    def after(self, mover: int, code: int, seats: int) -> "Node":
        """The node after a code, or after HIDDEN; it is made when first asked for."""
        key = code * seats + mover
        node = self.links.get(key)
        if node is None:
            node = Node()
            self.links[key] = node
        return node

    def meet(self, state: State) -> None:
        """Looks up the edges of what is legal now; new ones ask the game for their weights."""
        mover, codes, seats = state.to_move, state.open_codes, state.seats
        if mover == self.mover and codes == self.codes:
            return
        self.mover = mover
        self.codes = codes
        new = [code for code in codes if code * seats + mover not in self.met]
        if new:
            for code, weight in zip(new, state.weights(new)):
                self.met[code * seats + mover] = Edge(code, weight)
        order: list[tuple[float, int]] = []
        self.weights = 0.0
        for code in codes:
            weight = self.met[code * seats + mover].weight
            self.weights += weight
            order.append((-weight, code))
        order.sort()
        self.edges = [self.met[code * seats + mover] for _, code in order]

    def favourite(self, mover: int, codes: list[int], seats: int) -> int:
        """The code of these that the mover has visited most; NO_CODE if none was often enough."""
        best = NO_CODE
        most: i64 = ENOUGH_VISITS - 1
        for code in codes:
            edge = self.met.get(code * seats + mover)
            if edge is not None and edge.visits > most:
                most = edge.visits
                best = code
        return best

    def pick(self, curiosity: float, width: float) -> Edge:
        """The edge to try next: good so far, or promising and little tried (PUCT).

        `curiosity` is in the unit of results. An edge not yet tried counts as the mean of those
        that were. Only the 2 + `width` * sqrt(visits) most promising are looked at.
        """
        edges = self.edges
        visits: i64 = 0
        total = 0.0
        for edge in edges:
            visits += edge.visits
            total += edge.total
        if visits == 0:
            return edges[0]
        root = sqrt(float(visits))
        untried = total / float(visits)
        scale = curiosity * root / self.weights
        open_edges = min(len(edges), 2 + int(width * root))
        best = edges[0]
        best_score = -1e9
        for index in range(open_edges):
            edge = edges[index]
            tries = float(edge.visits)
            score = scale * edge.weight / (1.0 + tries)
            if edge.visits > 0:
                score += edge.total / tries
            else:
                score += untried
            if score > best_score:
                best_score = score
                best = edge
        return best
