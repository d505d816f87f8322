"""Five thousand random games over all seats and options: each ends, and no invariant breaks."""

import json
from collections import Counter
from typing import Any

import pytest

import iteru
from iteru.games.pharaon.frames import FRAME_KINDS
from iteru.games.pharaon.position import PharaonState
from tests.conftest import scaled
from tests.games.pharaon.positions import GAME
from tests.games.pharaon.random_play import random_choice, random_options

GAMES = 5_000
PARTS = 4  # of the games of each number of seats, so that processes can share them
WATCHED = 10  # one game in so many is checked after every decision,
UNCHECKED = 40  # the others after so many
MOST_ACTIONS = {1: 15 + 4, 2: 15 + 4, 3: 15 + 4, 4: 20 + 4, 5: 20 + 4}  # of a round (P4.2.1, P9.5)
MOST_DECISIONS = 2_000  # of a game; the most seen is a fourth of it
MOST_IN_A_TURN = 40  # decisions; the most seen is half of it


def watched_game(state: PharaonState, seed: int) -> None:
    """Plays to the end, checks after every decision, and looks at what the journal heard."""
    state.journal = iteru.Journal()
    choose = random_choice(seed)
    while not state.over:
        codes = state.legal()
        assert codes == sorted(set(codes))
        assert len(codes) > 1
        choose(state)
        state.check()
    check_rounds(state, state.journal.seen_by(None))


def quick_game(state: PharaonState, seed: int) -> int:
    """Plays to the end with a check now and then; tells the number of decisions."""
    choose = random_choice(seed)
    decisions = 0
    while not state.over:
        choose(state)
        decisions += 1
        if decisions % UNCHECKED == 0:
            state.check()
    return decisions


def check_rounds(state: PharaonState, events: list[dict[str, Any]]) -> None:
    """P7.1, P4.2.1 Five rounds, each with everybody's pass and no more actions than spaces."""
    rounds: list[Counter[str]] = []
    for event in events:
        if event["kind"] == "round":
            rounds.append(Counter())
        elif rounds:
            rounds[-1][event["kind"]] += 1
    assert len(rounds) == 5
    for counted in rounds:
        passes = counted["passed"] + counted["passed_last"] + counted["traitor_passed"]
        assert passes == (2 if state.seats == 1 else state.seats)
        assert counted["acted"] <= MOST_ACTIONS[state.seats]


def check_end(state: PharaonState) -> None:
    """P7.3, P10.8, P11.8.4 Everything is somewhere, and somebody has won, if only the Traitor."""
    state.check()
    assert state.round == 5
    assert len(state.passed) == (2 if state.seats == 1 else state.seats)
    for seat in range(state.seats):
        assert sum(state.parts(seat).values()) == state.scores()[seat]
    if state.seats > 1:
        assert min(state.ranking()) == 1
        assert sum(state.results()) == pytest.approx(1)
    else:
        assert state.ranking() in ([1], [2])
        assert state.results() == [2.0 - state.ranking()[0]]


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("seats", range(1, 6))
def test_random_games_end_and_keep_every_invariant(seats: int, part: int) -> None:
    """P7.1, P7.3, P1.3, P3.6 Five rounds, whatever is played, and components are conserved."""
    for game in range(scaled(GAMES // (5 * PARTS))):
        seed = (seats * PARTS + part) * GAMES + game
        state = GAME.new(seats, seed, random_options(seats, seed))
        if game % WATCHED == 0:
            watched_game(state, seed)
        else:
            assert quick_game(state, seed) < MOST_DECISIONS
        check_end(state)


@pytest.mark.parametrize("seats", range(1, 6))
def test_no_turn_goes_round_in_circles(seats: int) -> None:
    """P3.10.6 Going back is undo: whatever is played leads to a new position, and turns end."""
    for seed in range(scaled(40)):
        state = GAME.new(seats, seed, random_options(seats, seed))
        choose = random_choice(seed)
        met: set[str] = set()
        decisions = 0  # of the turn
        while not state.over:
            position = json.dumps(state.dump())
            assert position not in met
            met.add(position)
            state.journal = iteru.Journal()
            choose(state)
            decisions += 1
            assert decisions <= MOST_IN_A_TURN
            if any(event["kind"] == "turn" for event in state.journal.seen_by(None)):
                decisions = 0


def test_all_choices_of_all_options_are_played() -> None:
    """P2.6, P4.2.3, P8.3, P9.8, P11.2 Whatever share of the games is played, the whole has them."""
    met = {
        (name, choice)
        for seats in range(1, 6)
        for game in range(GAMES // (5 * PARTS))
        for name, choice in random_options(seats, seats * PARTS * GAMES + game).items()
    }

    assert met == {(option.name, choice) for option in GAME.options for choice in option.choices}


def test_random_games_meet_every_decision() -> None:
    """P14.1, P14.2 All twenty questions are asked; only the active player answers."""
    asked: set[str] = set()
    for seed in range(40):
        seats = 1 + seed % 5
        options = random_options(seats, seed)
        if seats == 1:
            options |= {"traitor_difficulty": "2", "traitor_dark_tiles": "chosen"}
        state = GAME.new(seats, seed, options)
        choose = random_choice(seed)
        while not state.over:
            asked.add(state.decision)
            choose(state)

    assert asked == set(FRAME_KINDS[:20])
