"""Puzzles: those that are shipped can be asked, and new ones are clear."""

from pathlib import Path

import pytest

import iteru
from iteru.analysis.puzzle import GRADES, Collection, shipped
from iteru.analysis.puzzle_making import (
    CLEARLY,
    finding_of,
    is_worth_a_look,
    puzzle_at,
)
from iteru.kernel.record import Record
from iteru.texts import LANGUAGES, Catalogue
from iteru.work import finished
from tests.bots.test_search import LAST_TURNS, winning_codes


@pytest.mark.parametrize("game", iteru.games())
def test_shipped_puzzles_can_be_asked_and_told(game: str) -> None:
    puzzles = shipped(game)
    catalogues = [Catalogue(language, iteru.load(game)) for language in LANGUAGES]
    assert puzzles
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
    states = {puzzle.id: puzzle.state for puzzle in shipped("fertility")}
    obvious, open_question = states["fertility-3-73"], states["fertility-4-85"]

    assert not is_worth_a_look(obvious, obvious.known(obvious.to_move))
    assert is_worth_a_look(open_question, open_question.known(open_question.to_move))


def test_a_turn_that_decides_the_game_is_a_puzzle_with_all_its_answers() -> None:
    """It is played out, so that no long search is needed."""
    state = LAST_TURNS["a pair is worth more than two beginnings"]
    record = Record.begin("fertility", seats=2, seed=1)

    puzzle = finished(puzzle_at(record, state.known(state.to_move), 1))

    assert puzzle is not None
    assert puzzle.margin == 1.0
    assert sorted(map(state.game.parse, puzzle.answers)) == winning_codes(state)
