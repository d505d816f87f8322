"""One search answers a stretch of its own turn: as far as it has looked, and can foresee."""

import pytest

import iteru
from iteru import Record
from iteru.bots.arena import play_game, task_of
from iteru.bots.bot import Answer
from iteru.bots.question import question
from iteru.bots.search import STRETCH, Search, SearchBot
from iteru.bots.settings import Settings
from iteru.kernel.state import State
from iteru.work import finished

ITERATIONS = 64


def answers(game: str, settings: Settings, seats: int = 2) -> list[tuple[State, Answer]]:
    """Of a whole game: what was known, and what was answered."""
    record = Record.begin(game, seats, 5)
    state = record.replay()
    bot = SearchBot("searching", settings)
    found = []
    while not state.over:
        known, seed = question(record, state)
        answer = bot.choose(known, seed)
        found.append((known, answer))
        for code in answer.stretch:
            record.moves.append(state.game.notation(code))
            state.play(code)  # raises on a code that is not legal
    return found


@pytest.mark.parametrize("game", iteru.games())
def test_a_stretch_ends_with_the_first_code_that_nobody_foresees(game: str) -> None:
    lengths = set()
    for known, answer in answers(game, Settings(ITERATIONS)):
        assert answer.stretch[0] == answer.code
        lengths.add(len(answer.stretch))
        preview = known.preview(answer.stretch)
        assert preview.played >= len(answer.stretch) - 1  # chance may stop the last one
        if len(answer.stretch) > 1:
            assert known.preview(answer.stretch[:-1]).stopped == ""
    assert max(lengths) > 1


@pytest.mark.parametrize("game", iteru.games())
def test_a_secret_choice_has_a_search_of_its_own(game: str) -> None:
    for known, answer in answers(game, Settings(ITERATIONS)):
        for code in answer.stretch[:-1]:
            known.apply(code)
            assert not known.secret


def test_every_code_of_a_stretch_was_tried_often_enough() -> None:
    record = Record.begin("fertility", 2, 3)
    state = record.replay()
    search = Search(*question(record, state), Settings(400))
    while search.goes_on():
        pass
    stretch = search.answer().stretch
    assert len(stretch) > 1
    node = search.thought.root
    for code in stretch:
        assert node.met[code * 2 + state.to_move].visits >= 400 // STRETCH
        node = node.after(state.to_move, code, 2)
    assert search.thought.stretch(stretch[0], least=401) == stretch[:1]


@pytest.mark.parametrize("settings", [Settings(60, temperature=1.0), Settings(60, plans=False)])
def test_bots_with_second_thoughts_or_no_plans_are_asked_each_time(settings: Settings) -> None:
    assert {len(answer.stretch) for _, answer in answers("fertility", settings)} == {1}


def test_the_arena_plays_whole_stretches() -> None:
    bots = [SearchBot(name, Settings(ITERATIONS)) for name in ("one", "two")]
    task = task_of("fertility", [bot.name for bot in bots], 1, {}, 0)
    result = finished(play_game(task, bots))
    record = Record.begin("fertility", 2, task[2], {})
    while not record.replay().over:
        state = record.replay()
        known, seed = question(record, state)
        for code in bots[0].choose(known, seed).stretch:
            record.moves.append(state.game.notation(code))
    assert result.moves == record.moves
