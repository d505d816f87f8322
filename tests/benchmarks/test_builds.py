"""A build behind a pipe. The build under test stands in for the first edition here."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

import iteru
from benchmarks import first_edition
from benchmarks.builds import Build
from benchmarks.editions import FIGURES, report
from benchmarks.first_edition import HardOne
from iteru import Record
from iteru.bots.levels import bot_named, entrant_named
from iteru.bots.question import question

HERE = Path(iteru.__file__).parents[1]


@pytest.fixture(scope="module")
def build() -> Iterator[Build]:
    with closing(Build(HERE)) as found:
        yield found


@pytest.fixture
def hard_one(monkeypatch: pytest.MonkeyPatch) -> Iterator[HardOne]:
    monkeypatch.setenv("ITERU_FIRST_EDITION", str(HERE))
    first_edition.first_edition.cache_clear()
    yield HardOne("hard-1")
    first_edition.first_edition().close()
    first_edition.first_edition.cache_clear()


def last_decision() -> Record:
    """A game of Fertility, but for its last move."""
    record = Record.begin("fertility", 2, 5, {"mode": "two_player_variant"})
    state = record.replay()
    while not state.over:
        code = state.legal()[0]
        record.moves.append(state.game.notation(code))
        state.play(code)
    record.moves.pop()
    return record


def test_it_answers_as_the_library_does(hard_one: HardOne) -> None:
    record = last_decision()
    state = record.replay()
    known, seed = question(record, state)

    notation, seconds = hard_one.answer(record, seed)

    assert notation == state.game.notation(bot_named("hard").choose(known, seed).code)
    assert 0.0 < seconds < 60.0


def test_the_arena_finds_it_by_its_name(hard_one: HardOne) -> None:
    assert isinstance(entrant_named("benchmarks.first_edition:HardOne"), type(hard_one))


def test_it_says_what_it_cannot_do(build: Build) -> None:
    facts = {"game": "fertility", "seats": 2, "seed": 1, "options": {}, "decision_seed": 1}
    with pytest.raises(RuntimeError, match="RecordError: move 1 of the record"):
        build.ask(do="answer", moves=["fly"], level="easy", **facts)
    with pytest.raises(RuntimeError, match="there is no bot 'best'"):
        build.ask(do="answer", moves=[], level="best", **facts)


@pytest.mark.parametrize("figure", FIGURES)
def test_every_figure_is_measured(build: Build, figure: str) -> None:
    found = build.ask(do="measure", game="fertility", seats=2, figure=figure, seconds=0.01)
    assert found["figure"] > 0.0
    assert found["build"] == iteru.build()


def test_a_build_that_ended_is_noticed(tmp_path: Path) -> None:
    package = tmp_path / "iteru"
    package.mkdir()
    (package / "__init__.py").write_text("raise SystemExit(3)\n", encoding="utf-8")

    with closing(Build(tmp_path)) as broken, pytest.raises(RuntimeError, match="ended with exit"):
        broken.ask(do="measure")


def test_the_report_marks_what_is_slower_than_wanted() -> None:
    text = report(
        [
            ("kemet", 2, "decisions_per_second", 1000.0, 1590.0),
            ("kemet", 5, "decisions_per_second", 1000.0, 1600.0),
            ("fertility", 2, "decisions_per_second", 1000.0, 1600.0),
            ("kemet", 2, "copies_per_second", 1e6, 2e6),
        ]
    )
    assert "| kemet | 2 | random decisions/s | 1,000 | 1,590 | 1.59 ! | 1.6 |" in text
    assert "| kemet | 5 | random decisions/s | 1,000 | 1,600 | 1.60 | 1.6 |" in text
    assert "| fertility | 2 | random decisions/s | 1,000 | 1,600 | 1.60 ! | 1.9 |" in text
    assert "| 1,000,000 | 2,000,000 | 2.00 (0.50 µs) | under 0.6 µs |" in text


def test_a_shallow_clone_is_told_what_it_lacks(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(first_edition, "ROOT", tmp_path)
    with pytest.raises(SystemExit, match=r"not in this repository's history.*--unshallow"):
        first_edition.archived()
