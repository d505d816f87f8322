"""The arena: rotation, paired seeds, processes, records."""

from pathlib import Path

import pytest

from iteru import Record
from iteru.bots.arena import Task, planned, run_arena
from iteru.bots.arena_result import ArenaResult
from iteru.bots.outsider import Outsider


def outcome(result: ArenaResult) -> list[tuple[str, int, float, float, float, int]]:
    """All that does not depend on the clock."""
    return [
        (row.name, row.games, row.wins, row.mean_score, row.mean_rank, row.decisions)
        for row in result.standings
    ]


def plan(seats: list[str], games: int, seed: int = 1) -> list[Task]:
    return planned("fertility", seats, games, seed, 1, {}, None)


def test_each_seed_is_played_once_from_every_seat() -> None:
    tasks = plan(["greedy", "random", "easy"], 6)
    seeds = [task[2] for task in tasks]
    assert [task[4] for task in tasks] == [0, 1, 2, 0, 1, 2]
    assert seeds[0] == seeds[1] == seeds[2] != seeds[3] == seeds[4] == seeds[5]


def test_another_seed_gives_other_games() -> None:
    first, second = plan(["greedy", "random"], 20), plan(["greedy", "random"], 20, 2)
    assert not {task[2] for task in first} & {task[2] for task in second}
    assert len({task[2] for task in first}) == 10


def test_every_bot_plays_all_games_and_progress_is_told() -> None:
    told: list[int] = []
    result = run_arena("fertility", ["random", "random"], 3, 1, 1, {}, told.append, None)
    assert told == [1, 2, 3]
    assert [row.games for row in result.standings] == [3, 3]
    assert sum(row.wins for row in result.standings) == pytest.approx(3.0)
    assert all(row.decisions > 20 for row in result.standings)
    assert all(0.0 < row.mean_seconds <= row.max_seconds for row in result.standings)


class Last(Outsider):
    """Another program: it plays what comes last in the codebook, and says how long it took."""

    def answer(self, record: Record, seed: int) -> tuple[str, float]:
        state = record.replay()
        return state.game.notation(state.legal()[-1]), 0.25


def test_another_program_may_play() -> None:
    names = ["random", f"{__name__}:Last"]
    result = run_arena("fertility", names, 2, 1, 1, {}, None, None)
    assert [row.name for row in result.standings] == names
    assert result.standings[1].mean_seconds == result.standings[1].max_seconds == 0.25


def test_two_processes_give_the_same_result_as_one() -> None:
    arguments = ("fertility", ["search:3", "greedy", "random"], 3, 5)
    one = run_arena(*arguments, 1, {}, None, None)
    two = run_arena(*arguments, 2, {}, None, None)
    assert outcome(one) == outcome(two)


def test_a_bot_follows_its_rotation() -> None:
    """The better bot wins from either seat, whichever name comes first."""
    for seats in (["greedy", "random"], ["random", "greedy"]):
        result = run_arena("fertility", seats, 4, 2, 1, {}, None, None)
        wins = {row.name: row.wins for row in result.standings}
        assert wins == {"greedy": 4.0, "random": 0.0}


def test_records_replay_to_the_same_scores(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "games"
    options = {"mode": "two_player_variant"}
    result = run_arena("fertility", ["greedy", "random"], 4, 3, 1, options, None, folder)
    totals = [0, 0]
    files = sorted(folder.iterdir())
    assert len(files) == 4
    for file in files:
        state = Record.load(file).replay()
        rotation = int(file.stem.rsplit("-", 1)[1])
        assert state.over
        assert state.options["mode"] == "two_player_variant"
        for entry in range(2):
            totals[entry] += state.scores()[(entry + rotation) % 2]
    assert totals == [round(4 * row.mean_score) for row in result.standings]


@pytest.mark.parametrize(
    ("game", "seats", "games", "jobs", "options", "fault"),
    [
        ("chess", ["random", "random"], 2, 1, {}, "there is no game 'chess'"),
        ("fertility", ["random", "best"], 2, 1, {}, "there is no bot 'best'"),
        ("fertility", ["random"], 2, 1, {}, "1 seats are not allowed; allowed: 2 to 4"),
        ("fertility", ["random"] * 2, 0, 1, {}, "0 games are not allowed; allowed: 1 or more"),
        ("fertility", ["random"] * 2, 2, 0, {}, "0 jobs are not allowed; allowed: 1 or more"),
        ("fertility", ["random"] * 2, 2, 1, {"luck": "no"}, "there is no option 'luck'"),
    ],
)
def test_what_is_not_allowed_is_refused_before_anything_is_written(
    game: str,
    seats: list[str],
    games: int,
    jobs: int,
    options: dict[str, str],
    fault: str,
    tmp_path: Path,
) -> None:
    folder = tmp_path / "games"
    with pytest.raises(ValueError, match=fault):
        run_arena(game, seats, games, 1, jobs, options, None, folder)
    assert not folder.exists()


def test_greedy_beats_random() -> None:
    result = run_arena("fertility", ["greedy", "random"], 20, 1, 1, {}, None, None)
    assert result.standings[0].wins >= 18
