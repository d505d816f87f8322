"""The arena: rotation, paired seeds, processes, records."""

from pathlib import Path

import pytest

from iteru import Record, State
from iteru.bots.arena import planned, run_arena
from iteru.bots.arena_result import ArenaResult
from iteru.bots.bot import Answer, Bot
from iteru.bots.kept_games import Task
from iteru.bots.outsider import Outsider
from iteru.work import Workforce, on_this_machine


def outcome(result: ArenaResult) -> list[tuple[str, int, float, float, float, int]]:
    """All that does not depend on the clock."""
    return [
        (row.name, row.games, row.wins, row.mean_score, row.mean_rank, row.decisions)
        for row in result.standings
    ]


def plan(seats: list[str], games: int, seed: int = 1) -> list[Task]:
    return planned("fertility", seats, games, seed, {})


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
    result = run_arena("fertility", ["random", "random"], 3, progress=told.append)
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
    result = run_arena("fertility", names, 2)
    assert [row.name for row in result.standings] == names
    assert result.standings[1].mean_seconds == result.standings[1].max_seconds == 0.25


@pytest.mark.slow
class Eager(Bot):
    """A bot of one's own: it plays what comes first in the codebook."""

    def choose(self, known: State, seed: int, at_most: float | None = None) -> Answer:
        code = known.legal()[0]
        return Answer(code, [(code, 1.0)], 0.5)


def test_bots_of_ones_own_play_as_objects_or_by_name() -> None:
    name = f"{__name__}:Eager"
    as_objects = run_arena("fertility", [Eager("eager"), Last("last")], 2)
    by_name = run_arena("fertility", [name, f"{__name__}:Last"], 2)
    assert [row.name for row in as_objects.standings] == ["eager", "last"]
    assert [row[1:] for row in outcome(as_objects)] == [row[1:] for row in outcome(by_name)]


@pytest.mark.slow
def test_two_processes_give_the_same_result_as_one() -> None:
    bots = ["search:3", "greedy", "random"]
    one = run_arena("fertility", bots, 3, seed=5)
    with Workforce(on_this_machine(2)) as workforce:
        two = run_arena("fertility", bots, 3, seed=5, workforce=workforce)
    assert outcome(one) == outcome(two)


@pytest.mark.slow
def test_a_bot_follows_its_rotation() -> None:
    """The better bot wins from either seat, whichever name comes first."""
    for seats in (["greedy", "random"], ["random", "greedy"]):
        result = run_arena("fertility", seats, 4, seed=2)
        wins = {row.name: row.wins for row in result.standings}
        assert wins == {"greedy": 4.0, "random": 0.0}


def test_records_replay_to_the_same_scores(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "games"
    options = {"mode": "two_player_variant"}
    result = run_arena(
        "fertility", ["greedy", "random"], 4, seed=3, options=options, records=folder
    )
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
    ("game", "seats", "games", "options", "bar", "fault"),
    [
        ("chess", ["random", "random"], 2, {}, None, "there is no game 'chess'"),
        ("fertility", ["random", "best"], 2, {}, None, "there is no bot 'best'"),
        ("fertility", ["random"], 2, {}, None, "1 seats are not allowed; allowed: 2 to 4"),
        ("fertility", ["random"] * 2, 0, {}, None, "0 games are not allowed; allowed: 1 or more"),
        ("fertility", ["random"] * 2, 2, {}, 1.0, "a bar of 1.0 is not allowed; allowed: more"),
        ("fertility", ["random"] * 2, 2, {"luck": "no"}, None, "there is no option 'luck'"),
    ],
)
def test_what_is_not_allowed_is_refused_before_anything_is_written(
    game: str,
    seats: list[str],
    games: int,
    options: dict[str, str],
    bar: float | None,
    fault: str,
    tmp_path: Path,
) -> None:
    folder = tmp_path / "games"
    with pytest.raises(ValueError, match=fault):
        run_arena(game, seats, games, options=options, records=folder, bar=bar)
    assert not folder.exists()


@pytest.mark.slow
def test_greedy_beats_random() -> None:
    result = run_arena("fertility", ["greedy", "random"], 20)
    assert result.standings[0].wins >= 18


@pytest.mark.slow
def test_an_arena_goes_on_from_what_it_has_kept(tmp_path: Path) -> None:
    """The third of six games was being written when the arena was killed."""
    file = tmp_path / "games.jsonl"
    bots = ["greedy", "random"]
    whole = run_arena("fertility", bots, 6, seed=8)
    run_arena("fertility", bots, 3, seed=8, keep=file)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:2]) + lines[2][:50])

    again = run_arena("fertility", bots, 6, seed=8, keep=file)

    assert outcome(again) == outcome(whole)
    assert file.read_bytes().startswith(b"".join(lines[:2]))
    assert len(file.read_bytes().splitlines()) == 6


def test_what_is_kept_is_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    run_arena("fertility", ["greedy", "random"], 4, keep=file)
    before = file.read_bytes()

    run_arena("fertility", ["greedy", "random"], 4, keep=file)

    assert file.read_bytes() == before


def test_other_games_in_the_file_do_not_count(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    run_arena("fertility", ["greedy", "random"], 2, keep=file)
    result = run_arena("fertility", ["random", "greedy"], 2, keep=file)
    assert [row.name for row in result.standings] == ["random", "greedy"]
    assert len(file.read_bytes().splitlines()) == 4


def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "poem.txt"
    file.write_text("Hail to thee, O Nile!\n")
    with pytest.raises(ValueError, match="line 1 is no game of an arena"):
        run_arena("fertility", ["greedy", "random"], 2, keep=file)
    assert file.read_text() == "Hail to thee, O Nile!\n"


@pytest.mark.slow
class Noted(Bot):
    """Plays the first code, and notes when it is asked."""

    def __init__(self, notes: list[str]) -> None:
        super().__init__("noted")
        self.notes = notes

    def choose(self, known: State, seed: int, at_most: float | None = None) -> Answer:
        self.notes.append("asked")
        code = known.legal()[0]
        return Answer(code, [(code, 1.0)], 0.5)


def test_a_game_is_over_before_the_next_begins() -> None:
    """Else nothing would be kept before all are played, and a test would be sure too late."""
    notes: list[str] = []

    def over(done: int) -> None:
        notes.append(f"{done} over")

    run_arena("fertility", ["random", Noted(notes)], 2, progress=over)
    assert "asked" in notes[notes.index("1 over") :]
    assert notes[-1] == "2 over"


def test_an_arena_ends_when_it_is_sure() -> None:
    result = run_arena("fertility", ["greedy", "random"], 200, bar=0.6)
    assert result.test is not None
    assert result.test.is_met
    assert result.test.is_sure
    assert result.games == result.test.games < 40
    assert result.games % 2 == 0
