"""A real Ray cluster of two machines, of which one dies while an arena is played."""

import os
from collections.abc import Iterator
from typing import Any

import pytest

from iteru.bots.arena import run_arena
from iteru.bots.arena_result import ArenaResult
from iteru.work import Workforce, once
from iteru.work.cluster import Cluster, engine_at
from iteru.work.processes import Processes

os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
GAMES = 16
BOTS = ["search:30", "greedy"]
MACHINE = {"num_cpus": 1, "object_store_memory": 100 * 2**20}
# The death of a machine is noticed within two seconds.
QUICK = {
    "health_check_period_ms": 500,
    "health_check_failure_threshold": 3,
    "health_check_initial_delay_ms": 0,
}


@pytest.fixture(scope="module")
def machines() -> Iterator[Any]:
    from ray.cluster_utils import Cluster as Machines

    head = {**MACHINE, "include_dashboard": False, "_system_config": QUICK}
    machines = Machines(initialize_head=True, head_node_args=head)
    yield machines
    machines.shutdown()


def outcome(result: ArenaResult) -> list[tuple[str, int, float, float, float, int]]:
    """All that does not depend on the clock."""
    return [
        (row.name, row.games, row.wins, row.mean_score, row.mean_rank, row.decisions)
        for row in result.standings
    ]


@pytest.mark.slow
def test_an_arena_survives_the_death_of_a_machine(machines: Any) -> None:
    """With the same moves, scores and shares as played in this process alone."""
    second = machines.add_node(**MACHINE)
    machines.wait_for_nodes()
    engine = engine_at(machines.address)
    assert isinstance(engine, Cluster)
    assert engine.places == 2

    def kill_second(done: int) -> None:
        if done == 3:
            machines.remove_node(second, allow_graceful=False)

    with Workforce(engine) as workforce:
        together = run_arena(
            "fertility", BOTS, GAMES, seed=6, workforce=workforce, progress=kill_second
        )
    alone = run_arena("fertility", BOTS, GAMES, seed=6)

    assert outcome(together) == outcome(alone)


@pytest.mark.slow
def test_an_error_comes_back_as_it_was_raised(machines: Any) -> None:
    with Workforce(engine_at(machines.address)) as workforce:
        future = workforce.submit(once(int, "nile"))
        with pytest.raises(ValueError, match="nile"):
            future.result(timeout=60)


def test_without_a_cluster_processes_of_this_machine_work(caplog: pytest.LogCaptureFixture) -> None:
    engine = engine_at("127.0.0.1:1", processes=1)
    assert isinstance(engine, Processes)
    assert "no Ray cluster at 127.0.0.1:1, processes of this machine work" in caplog.text
    with Workforce(engine) as workforce:
        assert workforce.submit(once(max, 3, 5)).result(timeout=60) == 5
