"""Puzzles: those that are shipped can be asked, and new ones are clear."""

from dataclasses import replace
from pathlib import Path

import pytest

import iteru
from iteru.analysis import puzzle_making
from iteru.analysis.puzzle import GRADES, Collection, shipped
from iteru.analysis.puzzle_making import (
    CLEARLY,
    at_first_sight,
    confirms,
    finding_of,
    is_worth_a_look,
    puzzle_at,
)
from iteru.kernel.record import Record
from iteru.texts import LANGUAGES, Catalogue
from iteru.work import finished
from tests.analysis.games import recorded
from tests.bots.test_search import LAST_TURNS, winning_codes


@pytest.mark.parametrize("game", iteru.games())
def test_shipped_puzzles_can_be_asked_and_told(game: str) -> None:
    puzzles = shipped(game)
    catalogues = [Catalogue(language, iteru.load(game)) for language in LANGUAGES]
    assert len(puzzles) >= 30
    assert {puzzle.grade for puzzle in puzzles} == set(GRADES)
    assert len({puzzle.record.seats for puzzle in puzzles}) == 3
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    for puzzle in puzzles:
        state = puzzle.state
        legal = {state.game.notation(code) for code in state.legal()}
        assert set(puzzle.answers) < legal
        assert not state.secret
        assert puzzle.grade in GRADES
        assert puzzle.margin >= CLEARLY
        assert puzzle.line[0][1] == puzzle.answers[0]
        assert set(puzzle.costs) == legal - set(puzzle.answers)
        assert min(puzzle.costs.values()) >= puzzle.margin
        assert puzzle.is_solved_by(puzzle.answers[-1])
        assert not puzzle.is_solved_by((legal - set(puzzle.answers)).pop())
        for texts in catalogues:
            assert all(texts.message(sentence) for sentence in puzzle.sentences)


def test_a_collection_comes_back_from_its_file(tmp_path: Path) -> None:
    collection = Collection(shipped("fertility")[:2], next_seed=7)
    file = tmp_path / "puzzles.json"
    collection.save(file)
    assert Collection.from_text(file.read_text(encoding="utf-8")) == collection
    for text in ("{}", "[]", '{"format": "iteru-puzzles", "puzzles": [{}]}'):
        with pytest.raises(ValueError, match="not a collection of puzzles"):
            Collection.from_text(text)


def test_what_is_as_good_counts_as_right_and_what_is_near_spoils_it() -> None:
    found = finding_of({1: 0.8, 2: 0.79, 3: 0.5, 4: 0.1})
    assert found is not None
    assert (found.answers, found.next_best, round(found.margin, 2)) == ([1, 2], 3, 0.3)
    assert finding_of({1: 0.8, 2: 0.7, 3: 0.5}) is None
    assert finding_of({1: 0.8, 2: 0.8}) is None


def test_a_decision_is_looked_at_if_more_than_one_choice_makes_sense() -> None:
    obvious = recorded("fertility-2-greedy").replay(63)
    for puzzle in shipped("fertility"):
        assert is_worth_a_look(puzzle.state, puzzle.state.known(puzzle.state.to_move))
    assert not is_worth_a_look(obvious, obvious.known(obvious.to_move))


def test_a_turn_that_decides_the_game_is_a_puzzle_with_all_its_answers() -> None:
    """It is played out, so that no long search is needed."""
    state = LAST_TURNS["a pair is worth more than two beginnings"]
    record = Record.begin("fertility", seats=2, seed=1)

    puzzle = finished(puzzle_at(record, state.known(state.to_move), 1))

    assert puzzle is not None
    assert puzzle.margin == 1.0
    assert sorted(map(state.game.parse, puzzle.answers)) == winning_codes(state)
    others = [grade for grade in GRADES if grade != puzzle.grade]
    assert finished(puzzle_at(record, state.known(state.to_move), 1, others)) is None


def test_another_search_confirms_an_answer_and_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """As long as hard's: `make soak` does it fifty times as long, for all that are shipped."""
    monkeypatch.setattr(puzzle_making, "TIMES_HARD", 1)
    puzzle = shipped("fertility")[0]
    wrong = replace(puzzle, answers=list(puzzle.costs)[:1])

    assert finished(confirms(puzzle, 3))
    assert not finished(confirms(wrong, 3))


def test_what_looks_alike_ends_at_first_sight_and_what_decides_goes_on() -> None:
    state = LAST_TURNS["a pair is worth more than two beginnings"]
    beginning = iteru.load("fertility").new(2, 1)

    answers = finished(at_first_sight(state.known(state.to_move), 1, 300, 0.08))

    assert set(answers) <= set(winning_codes(state))
    assert answers
    assert not finished(at_first_sight(beginning.known(beginning.to_move), 1, 300, 0.08))
