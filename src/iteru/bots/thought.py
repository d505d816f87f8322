"""One search: iterations that grow a tree, each on a new guess at what is hidden and to come.

An iteration fills the unknown at random (`determinize`), walks down the tree to a decision that
was not met before, plays on as the game's weights say until the turn has been handed over often
enough, and asks the game who seems to win. Each seat on the way maximises its own result.

Tuning. A game may say that it pays to look farther ahead before a position is evaluated, that
what looks worse at first deserves more tries, and that every seat has a tree of its own decisions
(`kernel/tuning.py`). What the others do in between is then averaged over, as chance is: with their
choices in one tree hardly two iterations would meet again at a seat's next turn, and no plan could
be compared.

Secrets. In a common tree every seat has a cursor of its own: the node of what that seat has seen. A
public code moves all cursors alike. A secret one moves its mover's cursor by the code, and those
of the others by HIDDEN, so that no seat's statistics depend on what it cannot know. The cursors
stay apart from there on: what is revealed later is averaged over, as chance is. Now and then a
secret choice is made at random: two seats that always did what looks best would choose alike.
"""

from math import sqrt
from typing import Final, final

from iteru.bots.bot import fraction
from iteru.bots.network import Network
from iteru.bots.tree import HIDDEN, NO_CODE, Edge, Node
from iteru.kernel.errors import NotKnown
from iteru.kernel.generator import Generator, seeded
from iteru.kernel.state import State
from iteru.kernel.tuning import SearchTuning

FIRST_SPREAD: Final = 0.1  # of results, until enough of them were seen
ENOUGH: Final = 8
LEAST_SPREAD: Final = 1e-4
DARING: Final = 0.2  # part of the secret choices that is made at random
WIDTH: Final = 0.7  # codes looked at after n visits: 2 + WIDTH * sqrt(n)

LONGEST_LINE: Final = 12  # codes

# What came of a code at the root: the code, its visits, the sum of the seat's results.
Try = tuple[int, int, float]

Step = tuple[int, int]  # of a line: the seat that decides, its code


@final
class Thought:
    """A search in progress, for the seat to move."""

    def __init__(
        self, known: State, seed: int, tuning: SearchTuning, network: Network | None = None
    ) -> None:
        self.known = known
        self.seat = known.to_move
        self.turns_ahead = tuning.turns_ahead
        self.curiosity = tuning.curiosity  # in standard deviations of results
        self.own_trees = tuning.own_trees
        self.network = network  # judges positions; without one the game does
        self.chance = seeded(seed)
        self.root = Node()
        self.roots = [self.root] * known.seats  # by seat
        if self.own_trees:
            self.roots = [Node() for _ in range(known.seats)]
            self.roots[self.seat] = self.root
        self.iterations = 0
        self.results: list[float] = []  # of the latest iteration, by seat
        self._path: list[Edge] = []  # of the iteration in progress, as are the next three
        self._movers: list[int] = []
        self._turns = 0  # that have begun
        self._turn_begins = False  # with the latest code
        self._mean = 0.0  # of the seat's results
        self._squares = 0.0  # sum of the squares of their distances from the mean
        self.spread = FIRST_SPREAD  # of the seat's results

    def iterate(self, code: int = NO_CODE) -> None:
        """One iteration more; with a code, one that begins with it."""
        state = self.known.determinize(self.seat, int(self.chance.below(1 << 29)))
        self._path = []
        self._movers = []
        self._turns = 0
        self._turn_begins = False
        self._walk(state, code)
        self._play_on(state)
        if self.network is None:
            self._remember(state.evaluations())
        else:
            self._remember(self.network.chances(state))

    def _walk(self, state: State, first: int) -> None:
        """Down the tree, up to and with the first decision that was not met before."""
        cursors = self.roots[:]
        together = True
        while state.to_move >= 0:
            mover = state.to_move
            node = cursors[mover]
            is_new = node.is_new()
            node.meet(state)
            secret = state.secret
            if first != NO_CODE:
                edge = node.met[first * state.seats + mover]
                first = NO_CODE
            elif secret and fraction(self.chance) < DARING:
                edge = node.edges[self.chance.below(len(node.edges))]
            else:
                edge = node.pick(self.curiosity * self.spread, WIDTH)
            self._path.append(edge)
            self._movers.append(mover)
            self._apply(state, edge.code)
            if is_new:
                return
            together = self._follow(cursors, mover, edge.code, secret, together)

    def _follow(
        self, cursors: list[Node], mover: int, code: int, secret: bool, together: bool
    ) -> bool:
        """Moves the cursors past a code; says whether they still stand together."""
        seats = len(cursors)
        if self.own_trees:
            cursors[mover] = cursors[mover].after(mover, code, seats)
            return together
        if together and not secret:
            node = cursors[mover].after(mover, code, seats)
            for seat in range(seats):
                cursors[seat] = node
            return True
        for seat in range(seats):
            seen = HIDDEN if secret and seat != mover else code
            cursors[seat] = cursors[seat].after(mover, seen, seats)
        return False

    def _play_on(self, state: State) -> None:
        """By the game's weights, up to where positions are evaluated."""
        while self._looks_on(state):
            self._apply(state, self._likely(state, self.chance))

    def _looks_on(self, state: State) -> bool:
        """False: the game is over, or enough turns have begun, the last of them just now."""
        return state.to_move >= 0 and (self._turns < self.turns_ahead or not self._turn_begins)

    def _apply(self, state: State, code: int) -> None:
        before = state.turn_count
        state.apply(code)
        self._turn_begins = state.turn_count != before
        if self._turn_begins:
            self._turns += 1

    def _likely(self, state: State, chance: Generator) -> int:
        """A random legal code, in proportion to its weight.

        Always the highest weight was no stronger, and would play one code only in a game that
        weighs all alike.
        """
        codes = state.open_codes
        left = fraction(chance)
        if len(codes) == 1:
            return codes[0]
        weights = state.weights(codes)
        left *= sum(weights)
        for index in range(len(codes)):
            left -= weights[index]
            if left < 0.0:
                return codes[index]
        return codes[-1]

    def _remember(self, results: list[float]) -> None:
        for index in range(len(self._path)):
            edge = self._path[index]
            edge.visits += 1
            edge.total += results[self._movers[index]]
        self.iterations += 1
        self.results = results
        result = results[self.seat]
        distance = result - self._mean
        self._mean += distance / self.iterations
        self._squares += distance * (result - self._mean)
        if self.iterations > ENOUGH:
            self.spread = max(LEAST_SPREAD, sqrt(self._squares / self.iterations))

    def line(self, code: int) -> list[Step]:
        """What was visited most after this code, which comes first, as far as it was often enough.

        Where every seat has its own tree, these are the seat's own decisions. A line ends before
        another seat's secret choice.
        """
        seats = self.known.seats
        found = [(self.seat, code)]
        node = self.root.links.get(code * seats + self.seat)
        while node is not None and not node.is_new() and len(found) < LONGEST_LINE:
            mover = node.mover
            if mover != self.seat and HIDDEN * seats + mover in node.links:
                break
            code = node.favourite(mover, node.codes, seats)
            if code == NO_CODE:
                break
            found.append((mover, code))
            node = node.links.get(code * seats + mover)
        return found

    def stretch(self, code: int, least: int) -> list[int]:
        """This code, and what its mover would play next, up to a reveal or a hand-over.

        It ends before a choice that was tried less than this often, or is secret: such a choice
        deserves a search of its own.
        """
        shown = self.known.copy()
        node = self.root
        codes = [code]
        while goes_on_after(shown, code):
            key = code * shown.seats + self.seat
            if key not in node.links:
                break
            node = node.links[key]
            code = node.favourite(self.seat, shown.open_codes, shown.seats)
            if code == NO_CODE or node.met[code * shown.seats + self.seat].visits < least:
                break
            codes.append(code)
        return codes

    def end_of_line(self, code: int, seed: int) -> State:
        """A position that this code may lead to, as far ahead as the search looks.

        The seed fills what is hidden and to come, alike for every code. All seats play what was
        visited most; where nothing was, what is likely.
        """
        chance = seeded(seed)
        state = self.known.determinize(self.seat, int(chance.below(1 << 29)))
        self._turns = 0
        self._turn_begins = False
        cursors = self.roots[:]
        together = True
        while self._looks_on(state):
            mover = state.to_move
            secret = state.secret
            if code == NO_CODE:
                code = cursors[mover].favourite(mover, state.open_codes, state.seats)
            if code == NO_CODE:
                code = self._likely(state, chance)
            self._apply(state, code)
            together = self._follow(cursors, mover, code, secret, together)
            code = NO_CODE
        return state

    @property
    def latest(self) -> int:
        """The code with which the latest iteration began."""
        return self._path[0].code

    def tries(self) -> list[Try]:
        """What came of the codes at the root that were visited."""
        return [
            (edge.code, int(edge.visits), edge.total) for edge in self.root.edges if edge.visits > 0
        ]

    def is_decided(self, left: int) -> bool:
        """True: with so many iterations left no other code can become the most visited."""
        if len(self.known.open_codes) == 1:
            return True
        most = 0
        second = 0
        for edge in self.root.edges:
            visits = int(edge.visits)
            if visits > most:
                second = most
                most = visits
            elif visits > second:
                second = visits
        return most - second > left


def goes_on_after(known: State, code: int) -> bool:
    """Plays a code; True: its mover decides again, openly, and nothing was revealed."""
    mover, reveals = known.to_move, known.reveals
    try:
        known.apply(code)
    except NotKnown:
        return False
    return known.to_move == mover and known.reveals == reveals and not known.secret
