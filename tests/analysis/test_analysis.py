"""The analysis of a whole game: passes, going on, graph and moments."""

import doctest
import json
from dataclasses import replace
from typing import Any

import pytest

from iteru.analysis import analysis as module
from iteru.analysis.analysis import Analysis, deserves_more
from iteru.analysis.moments import Place, graph, lead_changes, moments
from iteru.analysis.outline import FATES, Decision, Outline, luck_of, outlined
from iteru.analysis.reading import Option, Reading
from iteru.kernel.generator import seeded
from iteru.work import finished
from tests.analysis.games import recorded

QUIET = [0.0, 0.0]


def test_examples_of_the_docstrings_run() -> None:
    assert doctest.testmod(module).failed == 0


def option(name: str, *chances: float) -> Option:
    return Option(1, name, list(chances), [(0, name)], {"text": name, "args": {}})


def reading(move: int, cost: float = 0.0, *, next_best: float = 0.5, **changes: Any) -> Reading:
    """Of seat 0, which has half of all chances."""
    found = Reading(
        move=move,
        seat=0,
        depth="quick",
        choices=5,
        played=option("this", 0.5 - cost, 0.5 + cost),
        best=option("that", 0.5, 0.5),
        alternatives=[option("other", next_best, 1 - next_best)],
        cost=cost,
        error=0.01,
        verdict="costly" if cost else "best",
        is_exact=False,
    )
    return replace(found, **changes)


def outline(*rows: tuple[int, float, list[float]]) -> Outline:
    """By move: the turn, the first seat's chance, what chance gave."""
    decisions = [
        Decision(turn % 2, turn, turn // 2 + 1, 5, [first, 1 - first], [1, 2], luck)
        for turn, first, luck in rows
    ]
    return Outline(decisions, [0.0, 1.0], [3, 5])


def test_the_quick_pass_reads_all_and_the_deep_one_what_may_have_been_costly() -> None:
    analysis = Analysis(recorded("fertility-2-greedy", 12))
    every = analysis.unread("quick")
    assert set(every) == set(analysis.unread("deep"))
    for move in every:
        analysis.take(reading(move, cost=0.1 if move == every[3] else 0.0))

    assert analysis.unread("quick") == []
    assert analysis.unread("deep") == [every[3]]
    analysis.take(reading(every[3], cost=0.2, depth="deep"))
    analysis.take(reading(every[3], cost=0.3))
    assert analysis.is_read("deep")
    assert analysis.readings[every[3]].cost == 0.2


def test_what_is_certain_or_best_is_not_read_again() -> None:
    assert deserves_more(reading(1, cost=0.02))
    assert deserves_more(reading(1, verdict="sound"))
    assert not deserves_more(reading(1, cost=0.02, is_exact=True))
    assert not deserves_more(reading(1))
    assert not deserves_more(reading(1, cost=0.02, depth="deep"))


def test_an_analysis_goes_on_from_what_was_kept() -> None:
    analysis = Analysis(recorded("fertility-2-greedy", 12))
    for move in analysis.unread("quick")[:4]:
        analysis.take(reading(move, cost=0.1))
    kept = json.loads(json.dumps(analysis.to_json()))

    again = Analysis.from_json(kept)

    assert again.unread("quick") == analysis.unread("quick")
    assert json.dumps(again.to_json()) == json.dumps(analysis.to_json())
    assert (kept["read"], kept["of"]) == (4, 12)
    with pytest.raises(ValueError, match="not an analysis"):
        Analysis.from_json(kept | {"format": "iteru-record"})
    with pytest.raises(ValueError, match="not an analysis"):
        Analysis.from_json(kept | {"decisions": [{"move": 3}]})


def test_decisions_that_changed_most_are_read_first() -> None:
    found = outline((0, 0.5, QUIET), (1, 0.5, QUIET), (2, 0.9, QUIET), (3, 0.9, QUIET))
    assert found.questions[0] in (2, 3)
    assert found.jump(2) == pytest.approx(0.9)  # the last decision of seat 0, which then loses


def test_the_graph_has_a_place_for_each_turn_and_the_end() -> None:
    game = outline((0, 0.5, QUIET), (0, 0.6, QUIET), (1, 0.4, QUIET))
    read = {0: reading(0), 2: reading(2)}

    places = graph(game, read, has_secrets=False)

    assert [place.move for place in places] == [0, 2, 3]
    assert [place.chances for place in places] == [[0.5, 0.5], [0.5, 0.5], [0.0, 1.0]]
    assert [place.is_read for place in places] == [False, True, True]  # move 1 is not read yet
    assert graph(game, read, has_secrets=True)[1].chances == [0.4, 0.6]


def test_a_lead_changes_when_another_seat_leads_clearly() -> None:
    chances = [[0.6, 0.4], [0.49, 0.51], [0.2, 0.8], [0.3, 0.7], [0.9, 0.1]]
    places = [Place(move, move, 1, found, [0, 0], True) for move, found in enumerate(chances)]
    assert [(moment.move, moment.seat) for moment in lead_changes(places)] == [(2, 1), (4, 0)]


def test_moments_tell_costly_decisions_praise_and_fortune_apart() -> None:
    game = outline(*[(turn, 0.5, [0.2, -0.2] if turn == 5 else QUIET) for turn in range(8)])
    read = {move: reading(move, cost) for move, cost in enumerate([0.1, 0.3, 0.2, 0.05])}
    read |= {6: reading(6, next_best=0.3), 7: reading(7, next_best=0.45)}

    told = [(moment.kind, moment.move) for moment in moments(game, read, has_secrets=False)]

    assert told[:5] == [("costly", 0), ("costly", 1), ("costly", 2), ("fortune", 5), ("praise", 6)]


def test_luck_is_what_chance_gave_and_adds_up_to_nothing_over_all_fates() -> None:
    record = recorded("pharaon-2-greedy")
    lucky = [
        move for move, made in enumerate(finished(outlined(record)).decisions) if any(made.luck)
    ]
    assert 0 < len(lucky) < len(record.moves) / 2

    before = record.replay(lucky[-1])
    code = before.game.parse(record.moves[lucky[-1]])
    given = []
    for seed in range(FATES):
        fate = before.copy()
        fate.generator = seeded(seed)
        fate.play(code)
        given.append(luck_of(before, code, fate)[0])
    assert sum(given) == pytest.approx(0.0)
    assert max(given) > 1e-4
