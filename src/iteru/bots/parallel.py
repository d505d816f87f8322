"""Root parallelism: several processes search alone, and what they tried is added up."""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Final

from iteru.bots.settings import Settings
from iteru.bots.thought import Try, think
from iteru.kernel.generator import MAX_SEED
from iteru.kernel.state import State

# What one process is asked: the arguments of think().
Order = tuple[State, int, Settings, int, float]

# By number of processes; kept, since starting them takes longer than a decision may.
_pools: Final[dict[int, ProcessPoolExecutor]] = {}


def think_in_processes(
    known: State, seed: int, settings: Settings, iterations: int, seconds: float, jobs: int
) -> list[Try]:
    """Shares the iterations among `jobs` processes; seconds are for each of them."""
    each = -(-iterations // jobs)
    orders: list[Order] = [
        (known, (seed + job * 7919) % MAX_SEED, settings, each, seconds) for job in range(jobs)
    ]
    pool = _pools.get(jobs)
    if pool is None:
        pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
        _pools[jobs] = pool
    return added_up(list(pool.map(obey, orders)))


def obey(order: Order) -> list[Try]:
    known, seed, settings, iterations, seconds = order
    return think(known, seed, settings, iterations, seconds, to_the_end=True)


def added_up(found: list[list[Try]]) -> list[Try]:
    """Visits and results of each code over all processes."""
    visits: dict[int, int] = {}
    totals: dict[int, float] = {}
    for tries in found:
        for code, count, total in tries:
            visits[code] = visits.get(code, 0) + count
            totals[code] = totals.get(code, 0.0) + total
    return [(code, visits[code], totals[code]) for code in visits]
