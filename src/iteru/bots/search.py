"""draft"""

from math import sqrt
from time import perf_counter
from typing import final

from iteru.bots.bot import Answer, Bot, Budget, best_first, check_undecided, drawn, fraction
from iteru.bots.tree import HIDDEN, Edge, Node
from iteru.kernel.generator import Generator, seeded
from iteru.kernel.state import State


@final
class Settings:
    def __init__(
        self,
        iterations: int,
        temperature: float = 0.0,
        horizon: int = 1,
        curiosity: float = 1.0,
        caution: float = 0.0,
        width: float = 1.0,
        heat: float = 1.0,
    ) -> None:
        self.iterations = iterations
        self.temperature = temperature
        self.horizon = horizon
        self.curiosity = curiosity
        self.caution = caution
        self.width = width
        self.heat = heat


@final
class Search:
    """One search: a tree that grows by one node an iteration."""

    def __init__(self, known: State, seed: int, settings: Settings) -> None:
        self.known = known
        self.seat = known.to_move
        self.settings = settings
        self.chance = seeded(seed)
        self.root = Node()
        self.iterations = 0
        self.mean = 0.0
        self.square = 0.0
        self.spread = 0.1

    def iterate(self) -> None:
        known = self.known
        seats = known.seats
        settings = self.settings
        state = known.determinize(self.seat, int(self.chance.below(1 << 29)))
        cursors = [self.root] * seats
        together = True
        path: list[Edge] = []
        movers: list[int] = []
        passed = 0
        mover = state.to_move
        while mover >= 0:
            node = cursors[mover]
            fresh = node.mover < 0
            node.meet(state)
            edge = node.pick(
                settings.curiosity * self.spread, settings.caution * self.spread, settings.width
            )
            path.append(edge)
            movers.append(mover)
            secret = state.secret
            state.apply(edge.code)
            if fresh:
                break
            if together and not secret:
                node = node.after(mover, edge.code, seats)
                for seat in range(seats):
                    cursors[seat] = node
            else:
                together = False
                for seat in range(seats):
                    seen = HIDDEN if secret and seat != mover else edge.code
                    cursors[seat] = cursors[seat].after(mover, seen, seats)
            if state.to_move != mover:
                passed += 1
            mover = state.to_move
        if state.to_move != mover:
            passed += 1
        self.play_on(state, passed, mover)
        values = state.evaluations()
        for index in range(len(path)):
            edge = path[index]
            edge.visits += 1
            edge.total += values[movers[index]]
        self.iterations += 1
        value = values[self.seat]
        off = value - self.mean
        self.mean += off / self.iterations
        self.square += off * (value - self.mean)
        self.spread = max(1e-4, sqrt(self.square / self.iterations)) if self.iterations > 8 else 0.1

    def play_on(self, state: State, passed: int, mover: int) -> None:
        horizon = self.settings.horizon
        mid = state.to_move == mover
        while state.to_move >= 0 and (passed < horizon or (mid and horizon > 0)):
            mover = state.to_move
            state.apply(self.policy(state))
            mid = True
            if state.to_move != mover:
                passed += 1
                mid = False

    def policy(self, state: State) -> int:
        codes = state.open_codes
        weights = state.weights(codes)
        heat = self.settings.heat
        if heat <= 0.0:
            best = 0
            for index in range(len(codes)):
                if weights[index] > weights[best]:
                    best = index
            return codes[best]
        left = fraction(self.chance) * sum(weights)
        for index in range(len(codes)):
            left -= weights[index]
            if left < 0.0:
                return codes[index]
        return codes[-1]

    def is_decided(self, left: int) -> bool:
        """True: the iterations that are left cannot give another code the most visits."""
        first = 0
        second = 0
        for edge in self.root.edges:
            visits = int(edge.visits)
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
        return first - second > left


@final
class SearchBot(Bot):
    def __init__(self, name: str, settings: Settings) -> None:
        super().__init__(name)
        self.settings = settings

    def choose(self, known: State, seed: int, budget: Budget | None = None) -> Answer:
        check_undecided(known)
        limit = self.settings.iterations
        seconds = 0.0
        if budget is not None:
            if budget.iterations is not None:
                limit = budget.iterations
            if budget.seconds is not None:
                seconds = budget.seconds
                if budget.iterations is None:
                    limit = 1 << 29
        search = Search(known, seed, self.settings)
        end = perf_counter() + seconds
        while search.iterations < limit:
            search.iterate()
            if seconds > 0.0 and perf_counter() > end:
                break
            if search.iterations % 16 == 0 and search.is_decided(limit - search.iterations):
                break
        visits = [(edge.code, float(edge.visits)) for edge in search.root.edges if edge.visits > 0]
        total = sum([visit for _, visit in visits])
        shares = best_first([(code, visit / total) for code, visit in visits])
        code = shares[0][0]
        if self.settings.temperature > 0.0:
            power = 1.0 / self.settings.temperature
            odds = [(code, share**power) for code, share in shares]
            whole = sum([odd for _, odd in odds])
            code = drawn([(code, odd / whole) for code, odd in odds], search.chance)
        expected = 0.0
        for edge in search.root.edges:
            if edge.code == code:
                expected = edge.total / float(edge.visits)
        return Answer(code, shares, expected)
