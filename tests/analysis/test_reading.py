"""What a decision was worth: from what the seat knew, and only if it is found again."""

import json

import pytest

import iteru
from iteru.analysis.depth import QUICK, Depth
from iteru.analysis.reading import Reading, read_decision, weighed_reading
from iteru.analysis.weighing import Weighed
from iteru.bots.levels import bot_named
from iteru.bots.question import question
from iteru.kernel.state import State
from iteru.work import finished
from tests.analysis.games import recorded
from tests.bots.test_search import LAST_TURNS, winning_codes

TINY = Depth("quick", iterations=60, repeats=2, weighing=20, positions=300)


def reading_of(state: State, code: int, depth: Depth = TINY) -> Reading:
    return finished(read_decision(state.known(state.to_move), code, 7, depth))


@pytest.mark.parametrize("name", ["kemet-4-greedy", "egizia-4-greedy", "pharaon-2-greedy"])
def test_a_reading_does_not_change_when_unseen_cards_are_swapped(name: str) -> None:
    """Two worlds that the seat cannot tell apart, at several decisions of a game."""
    record = recorded(name)
    worlds = 0
    for move in range(30, len(record.moves), len(record.moves) // 3):
        state = record.replay(move)
        code = state.game.parse(record.moves[move])
        one, other = (state.determinize(state.to_move, seed) for seed in (1, 2))
        other.generator = one.generator.copy()
        worlds += one != other
        assert reading_of(one, code) == reading_of(other, code)
    assert worlds > 0 or name.startswith("pharaon")


def test_a_lost_ending_is_costly_for_certain() -> None:
    state = LAST_TURNS["a pair is worth more than two beginnings"]
    winning = winning_codes(state)
    losing = [code for code in state.legal() if code not in winning]
    ending = Depth("quick", 60, 2, 20, positions=50_000)

    blunder = reading_of(state, losing[0], ending)
    assert (blunder.verdict, blunder.is_exact, blunder.best.code in winning) == (
        "costly",
        True,
        True,
    )
    assert blunder.cost == 1.0
    assert reading_of(state, winning[-1], ending).verdict == "best"


def test_a_planted_blunder_is_found_by_the_search() -> None:
    """The same position, with too few positions allowed to play it out."""
    state = LAST_TURNS["a pair is worth more than two beginnings"]
    losing = [code for code in state.legal() if code not in winning_codes(state)]
    search = Depth("quick", iterations=300, repeats=4, weighing=100, positions=1)

    blunder = reading_of(state, losing[0], search)

    assert (blunder.verdict, blunder.is_exact) == ("costly", False)
    assert blunder.best.code in winning_codes(state)
    assert blunder.cost > 0.5
    assert blunder.cost > 2 * blunder.error


@pytest.mark.parametrize("name", ["fertility-2-greedy", "pharaon-2-greedy", "egizia-4-greedy"])
def test_what_hard_would_play_is_not_blamed(name: str) -> None:
    """At some decisions; `make soak` reads hundreds, in games of hard."""
    record = recorded(name)
    costs: list[float] = []
    for move in range(20, len(record.moves), len(record.moves) // 4):
        state = record.replay(move)
        code = bot_named("hard").choose(*question(record, state)).code
        costs.append(reading_of(state, code, QUICK).cost)

    assert len(costs) >= 3
    assert sum(costs) / len(costs) < 0.005


def weighed(cost: float, error: float) -> Reading:
    state = iteru.load("fertility").new(2, 1)
    reading = reading_of(state, state.legal()[0], Depth("quick", 16, 2, 2, 1))
    return weighed_reading(reading, Weighed([0.5, 0.5], [0.5 - cost, 0.5 + cost], cost, error))


@pytest.mark.parametrize(
    ("cost", "error", "verdict", "told"),
    [
        (0.2, 0.05, "costly", 0.2),
        (0.2, 0.15, "close", 0.2),
        (0.02, 0.015, "sound", 0.0),
        (-0.1, 0.01, "sound", 0.0),
        (0.004, 0.0001, "sound", 0.0),
    ],
)
def test_a_cost_is_told_if_it_is_twice_its_error(
    cost: float, error: float, verdict: str, told: float
) -> None:
    reading = weighed(cost, error)
    assert (reading.verdict, reading.cost) == (verdict, told)


def test_a_reading_survives_json() -> None:
    for move in (0, 5, 9):
        record = recorded("fertility-2-greedy")
        state = record.replay(move)
        reading = reading_of(state, state.game.parse(record.moves[move]))
        assert Reading.from_json(json.loads(json.dumps(reading.to_json()))) == reading
