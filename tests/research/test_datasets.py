"""Data sets: what is read is what was played, also after a stop; what is wrong is refused."""

import shutil
from math import isnan
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from iteru import Record
from iteru.bots.arena import run_arena
from iteru.bots.levels import bot_named
from iteru.bots.question import question
from iteru.research.checking import check_data_set
from iteru.research.datasets import Card, DataSet, decisions_file, games_file
from iteru.research.making import make_data_set, make_file
from iteru.work import Workforce, on_this_machine
from tests.cli.command import contents, iteru, refused
from tests.research.settings import NAMES

BOTS = ["search:6", "random"]
CARD = Card.of("fertility", BOTS, 5, 3, {"quarry_neighbourhood": "4"}, per_file=2)
MAKE = ("records", "make", "fertility", "data", "--seats", "random,random", "--games", "2")


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> DataSet:
    told: list[int] = []
    with Workforce(on_this_machine(2)) as workforce:
        folder = tmp_path_factory.mktemp("made") / "data"
        data_set = make_data_set(folder, CARD, workforce=workforce, progress=told.append)
    assert told == [2, 4, 5]
    return data_set


@pytest.fixture
def copied(made: DataSet, tmp_path: Path) -> Path:
    """The same data set, to be spoilt."""
    return Path(shutil.copytree(made.folder, tmp_path / "copied"))


@pytest.mark.parametrize("name", NAMES)
def test_every_game_reads_back_as_it_was_played(name: str, tmp_path: Path) -> None:
    card = Card.of(name, ["greedy", "random"], 2, 1, {}, per_file=2)
    data_set = make_data_set(tmp_path, card)
    assert check_data_set(data_set) == sum(batch.num_rows for batch in data_set.decisions())


def test_the_games_are_those_of_the_arena(made: DataSet, tmp_path: Path) -> None:
    run_arena("fertility", BOTS, 5, seed=3, options=CARD.options, records=tmp_path)
    saved = {path.read_text() for path in tmp_path.iterdir()}
    assert {made.record(game).to_json() for game in made.games()} == saved
    assert check_data_set(made) > 100


def test_what_the_bots_thought_is_kept(made: DataSet) -> None:
    """The first decisions of the first game are asked once more."""
    first = next(made.games())
    assert first["bots"] == BOTS
    record = Record.begin("fertility", 2, made.record(first).seed, CARD.options)
    state = record.replay()
    for row in next(made.decisions()).to_pylist()[:6]:
        known, seed = question(record, state)
        answer = bot_named(BOTS[state.to_move]).choose(known, seed)
        shares = [share for share in row["visits"] if share]
        assert sorted(shares) == pytest.approx(sorted(share for _, share in answer.shares))
        tried = [(code, value) for code, value in zip(row["legal"], row["values"], strict=True)]
        values = [(code, value) for code, value in tried if not isnan(value)]
        assert values == [(code, pytest.approx(value)) for code, value in sorted(answer.values)]
        assert (row["code"], row["expected"]) == (answer.code, pytest.approx(answer.expected))
        record.moves.append(state.game.notation(answer.code))
        state.play(answer.code)


def test_what_was_stopped_goes_on_and_gives_the_same_files(made: DataSet, copied: Path) -> None:
    games_file(copied, 1).unlink()  # it stopped between the two files,
    stopped = make_file(copied, CARD, 2)  # and another in the middle of a game
    games_file(copied, 2).unlink()
    for _ in range(10):
        next(stopped)
    stopped.close()
    assert [path.name for path in (copied / "games").iterdir()] == ["00000.parquet"]
    with pytest.raises(ValueError, match="2 of 3 files are missing; `iteru records make` goes on"):
        DataSet(copied)

    kept = games_file(copied, 0).stat().st_mtime_ns
    make_data_set(copied, CARD)

    assert contents(copied) == contents(made.folder)
    assert games_file(copied, 0).stat().st_mtime_ns == kept


@pytest.mark.parametrize("column", ["observation", "legal", "result"])
def test_a_wrong_number_is_found(column: str, copied: Path) -> None:
    path = decisions_file(copied, 1)
    table = pq.read_table(path)
    rows = table[column].to_pylist()
    rows[7] = rows[8] if column != "result" else 0.25
    place = table.schema.get_field_index(column)
    field = table.schema.field(column)
    pq.write_table(table.set_column(place, field, pa.array(rows, field.type)), path)
    with pytest.raises(ValueError, match=f"decision 7 of game 2: {column} is"):
        check_data_set(DataSet(copied))


def test_a_folder_of_something_else_is_left_alone(copied: Path, tmp_path: Path) -> None:
    other = Card.of("fertility", BOTS, 6, 3, CARD.options, per_file=2)
    for folder, why in ((copied, "holds another data set"), (tmp_path, "is not empty")):
        before = contents(folder)
        with pytest.raises(ValueError, match=why):
            make_data_set(folder, other)
        assert contents(folder) == before
    with pytest.raises(ValueError, match="there is no bot 'best'"):
        make_data_set(tmp_path / "new", Card.of("fertility", ["best"] * 2, 1, 1, {}, 1))
    assert not (tmp_path / "new").exists()


def test_the_command_makes_and_checks(tmp_path: Path) -> None:
    assert iteru(*MAKE, folder=tmp_path).output == "data: 2 games of fertility.\n"
    assert "# 2 games of Fertility\n" in (tmp_path / "data/README.md").read_text()
    told = iteru("records", "check", "data", folder=tmp_path)
    assert told.output.startswith("data: right, 2 games with ")
    assert "another data set" in refused(*MAKE, "--seed", "2", folder=tmp_path)
    assert "is no data set: card.json" in refused("records", "check", ".", folder=tmp_path)
    assert "there is no game" in refused("records", "make", "chess", "c", folder=tmp_path)
