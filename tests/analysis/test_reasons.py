"""Why a choice is better: parts of the judgement at the ends of the lines."""

import pytest

import iteru
from iteru.analysis.hint import hint
from iteru.analysis.reasons import (
    BEYOND,
    LEAST_POINTS,
    MOST_SENTENCES,
    RIVALS,
    Comparison,
    End,
    Part,
    compared,
)
from iteru.bots.level_table import settings_of
from iteru.bots.levels import bot_named
from iteru.bots.search import Search
from iteru.texts import LANGUAGES, Catalogue
from iteru.work import finished
from tests.bots.answers import stored
from tests.games.fertility.positions import position


def end(chance: float, shops: float, wheat: float = 0.0, rival: float = 10.0) -> End:
    return End(["reason-shops", "reason-wheat"], [shops, wheat], rival, chance)


def texts_of(comparison: Comparison) -> list[str]:
    return [str(sentence["text"]) for sentence in comparison.sentences]


def by_text(comparison: Comparison) -> dict[str, float]:
    return {part.text: part.points for part in comparison.parts}


def test_the_parts_add_up_to_what_the_chance_is_worth() -> None:
    """Five points of lead are worth 0.1 of a chance in these ends, and the search sees 0.1."""
    pairs = [(end(0.6, 12.0), end(0.5, 7.0)), (end(0.62, 14.0, 1.0), end(0.52, 10.0))]
    comparison = compared(1, 2, 0.1, pairs)

    assert sum(by_text(comparison).values()) == pytest.approx(comparison.points)
    assert by_text(comparison)["reason-shops"] == pytest.approx(4.5)
    assert by_text(comparison)["reason-wheat"] == pytest.approx(0.5)


def test_a_rival_who_is_held_back_is_a_part() -> None:
    pairs = [(end(0.6, 9.0, rival=8.0), end(0.5, 9.0, rival=12.0))] * 3
    comparison = compared(1, 2, 0.1, pairs)

    assert by_text(comparison) == pytest.approx({RIVALS: 4.0})
    assert texts_of(comparison) == ["table-reason-rivals-more"]


def test_no_sentence_if_the_search_sees_most_of_it_beyond() -> None:
    """The ends differ by one point; the search holds the choice better by ten times that."""
    pairs = [(end(0.52, 11.0), end(0.5, 10.0))] * 3
    comparison = compared(1, 2, 0.2, pairs)

    assert comparison.parts[0].text == BEYOND
    assert comparison.sentences == []


def test_no_sentence_where_no_end_differs() -> None:
    comparison = compared(1, 2, 0.0, [(end(0.5, 10.0), end(0.5, 10.0))] * 3)
    assert (comparison.parts, comparison.sentences, comparison.is_close) == ([], [], True)


def comparison_of(*parts: Part) -> Comparison:
    ordered = sorted(parts, key=lambda part: -abs(part.points))
    return Comparison(1, 2, 0.1, sum(part.points for part in parts), ordered)


def test_the_gain_comes_first_and_then_its_price() -> None:
    shops, price = Part("reason-shops", 3.0, 0.1), Part("reason-hand", -2.0, 0.1)
    wheat = Part("reason-wheat", 1.9, 0.1)
    assert texts_of(comparison_of(wheat, price, shops)) == ["reason-shops-more", "reason-hand-less"]


def test_small_and_unsure_parts_are_not_told() -> None:
    unsure, small = Part("reason-shops", 3.0, 1.6), Part("reason-hand", LEAST_POINTS / 2, 0.0)
    assert texts_of(comparison_of(unsure, small)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_has_the_levels_answer_and_reasons_that_can_be_told(language: str) -> None:
    """On one position of each game; medium, since hard takes long where nothing is compiled."""
    told = 0
    for game in iteru.games():
        texts = Catalogue(language, iteru.load(game))
        asked = [place for place in stored() if place.game == game][40]
        state = asked.asked().replay()
        known = state.known(state.to_move)
        found = finished(hint("medium", known, 1))
        answer = bot_named("medium").choose(known, 1)
        assert (found.answer.code, found.answer.shares) == (answer.code, answer.shares)
        assert len(found.comparisons) == min(2, len(answer.shares) - 1)
        for comparison in found.comparisons:
            names = {texts.message({"text": part.text, "args": {}}) for part in comparison.parts}
            sentences = {texts.message(sentence) for sentence in comparison.sentences}
            assert len(names) == len(comparison.parts)
            assert len(sentences) <= MOST_SENTENCES
            told += len(sentences)
    assert told > 0


def test_a_line_is_legal_and_begins_with_its_choice() -> None:
    """Fertility's last turn: nothing is hidden and chance has no part, so that it can be played."""
    state = position(turn=17, asked="supply", hand="bp", wheat={0: 2})
    answer = bot_named("search:400").choose(state.known(state.to_move), 1)

    assert answer.line[0][1] == answer.code
    assert [line[0][1] for line in answer.lines] == [code for code, _ in answer.shares[:3]]
    for seat, code in answer.line:
        assert seat == state.to_move
        state.play(code)


def test_a_line_ends_before_anothers_secret() -> None:
    """Kemet's battle: what the other side commits is not foretold."""
    secrets = 0
    for asked in [place for place in stored() if place.game == "kemet"]:
        state = asked.asked().replay()
        if not state.secret:
            continue
        secrets += 1
        seat = state.to_move
        search = Search(state.known(seat), 1, settings_of("medium", "kemet", state.seats))
        for _ in range(60):
            search.thought.iterate()
        for line in search.answer().lines:
            assert [code for mover, code in line[1:] if mover != seat] == []
        if secrets == 3:
            return
    pytest.fail("too few positions ask for a secret")


def test_the_ends_of_lines_are_the_same_for_the_same_seed() -> None:
    state = position(turn=3)
    search = Search(state.known(state.to_move), 1, settings_of("medium", "fertility", 2))
    while search.goes_on():
        pass
    code = search.answer().code
    first, again = (search.thought.end_of_line(code, 5) for _ in range(2))
    assert first == again
    assert first.turn_count >= state.turn_count + 2
