"""The search bot: proven best moves, when it ends, temperature."""

from time import sleep

import pytest

from iteru.bots.arena import run_arena
from iteru.bots.levels import bot_named
from iteru.bots.search import BETWEEN, Search, SearchBot, warmed
from iteru.bots.settings import NO_NETWORK, Settings
from iteru.bots.thought import Thought
from iteru.kernel.state import State
from iteru.work import finished
from tests.bots.duels import duel
from tests.bots.pennies import EDGE, pennies
from tests.bots.positions import middle_game
from tests.games.fertility.positions import GAME, position

LAST_TURN = 17  # of two players: seat 1 plays, then the game is over

LAST_TURNS = {
    "a pair is worth more than two beginnings": position(
        turn=LAST_TURN, asked="supply", hand="bp", wheat={0: 2}
    ),
    "an exchange completes the pair": position(
        turn=LAST_TURN, asked="supply", hand="gp", wheat={0: 2}
    ),
    "a District is built for the tokens that it takes": position(
        turn=LAST_TURN,
        asked="build",
        hand="aag",
        wheat={0: 3, 1: 1},
        display=["district_bazaar_alabaster", "district_guild_alabaster"],
    ),
    "wheat pays, and tokens complete the great market": position(
        turn=LAST_TURN,
        asked="build",
        hand="ppp",
        wheat={0: 4, 1: 2},
        display=["district_great_market_papyrus", "district_shrine_papyrus"],
    ),
    "the tile that brings enough": position(
        turn=LAST_TURN,
        wheat={0: 2},
        pools={1: ["alabaster-bovine", "alabaster-bovine", "papyrus-grape"]},
    ),
}


def winning_codes(state: State) -> list[int]:
    """The codes after which the seat to move can win for certain, by trying everything."""
    return [code for code in state.legal() if wins_after(state, code, state.to_move)]


def wins_after(state: State, code: int, seat: int) -> bool:
    after = state.copy()
    after.play(code)
    if after.over:
        return after.results()[seat] == 1.0
    return any(wins_after(after, answer, seat) for answer in after.legal())


@pytest.mark.parametrize("name", LAST_TURNS)
def test_the_last_turn_is_played_to_the_win(name: str) -> None:
    """Each decision of the turn, up to the end, against a search through all lines."""
    state: State = LAST_TURNS[name].copy()
    winning = winning_codes(state)
    assert winning
    assert len(winning) < len(state.legal())
    while not state.over:
        seat = state.to_move
        answer = bot_named("search:400").choose(state.known(seat), 1)
        assert answer.code in winning_codes(state), GAME.notation(answer.code)
        state.play(answer.code)
    assert state.results() == [0.0, 1.0]


@pytest.mark.parametrize(
    ("seats", "decisions", "visits"),
    [
        (
            2,
            0,
            [
                ("place alabaster-grape at e7 east", 34),
                ("place alabaster-grape at e7 south", 30),
                ("place grape-alabaster at c6 east", 24),
            ],
        ),
        (
            4,
            60,
            [
                ("supply temple-court-grape.2 with alabaster", 50),
                ("supply palace-papyrus.3 with alabaster", 44),
                ("supply memphis.1 with alabaster", 4),
            ],
        ),
    ],
)
def test_both_builds_visit_the_same_codes_equally_often(
    seats: int, decisions: int, visits: list[tuple[str, int]]
) -> None:
    """Recorded interpreted; the tests run compiled as well."""
    state = middle_game(seats, decisions)
    thought = Thought(state.known(state.to_move), 3, GAME.tuning(seats))
    for _ in range(100):
        thought.iterate()
    tries = sorted(thought.tries(), key=lambda tried: -tried[1])
    assert [(GAME.notation(code), count) for code, count, _ in tries[:3]] == visits


def search(known: State, iterations: int, at_most: float | None = None) -> Search:
    """A search that has come to its end, by the game's own judgement."""
    found = Search(known, 3, Settings(iterations, network=NO_NETWORK), at_most)
    while found.goes_on():
        pass
    return found


def test_a_search_that_stays_open_uses_all_its_iterations() -> None:
    state = middle_game(2, 0)
    known = state.known(state.to_move)
    assert search(known, 100).thought.iterations == 100
    assert search(known, 7).thought.iterations == 7


def test_it_stops_once_no_other_code_can_catch_up() -> None:
    known = pennies(secret=False, edge=True).known(0)
    short = search(known, 400)
    assert short.thought.iterations < 400
    assert short.thought.iterations % BETWEEN == 0
    assert short.answer().code == EDGE
    assert not short.answer().cut


def test_the_only_answer_takes_one_look() -> None:
    state = duel(says_so=True)
    state.open_codes = [1]
    answer = search(state, 400).answer()
    assert search(state, 400).thought.iterations == BETWEEN
    assert (answer.code, answer.shares) == (1, [(1, 1.0)])


def test_the_guard_cuts_a_search_and_says_so() -> None:
    state = middle_game(2, 0)
    known = state.known(state.to_move)
    cut = search(known, 1_000_000, at_most=0.02)
    assert BETWEEN <= cut.thought.iterations < 1_000_000
    assert cut.answer().cut
    assert cut.answer().code in state.legal()


def test_a_search_that_ends_before_the_guard_strikes_is_not_cut() -> None:
    """Its first check is its last, as it has taken longer than the guard allows."""
    state = middle_game(2, 0)
    last = search(state.known(state.to_move), BETWEEN, at_most=1e-9)
    assert not last.answer().cut


def test_pauses_do_not_count_as_thinking() -> None:
    state = middle_game(2, 0)
    steps = bot_named("search:48").choose_in_steps(state.known(state.to_move), 1, at_most=0.5)
    next(steps)
    sleep(0.6)
    assert not finished(steps).cut


def test_without_temperature_the_most_visited_code_is_played() -> None:
    state = middle_game(2, 30)
    for seed in range(5):
        answer = SearchBot("cold", Settings(20)).choose(state.known(state.to_move), seed)
        assert answer.code == answer.shares[0][0]


def test_with_temperature_others_are_played_too() -> None:
    state = middle_game(2, 30)
    bot = SearchBot("warm", Settings(40, temperature=1.0))
    answers = [bot.choose(state.known(state.to_move), seed) for seed in range(20)]
    assert any(answer.code != answer.shares[0][0] for answer in answers)


def test_a_temperature_flattens_or_sharpens_the_shares() -> None:
    shares = [(1, 0.8), (2, 0.2)]
    assert warmed(shares, 1.0)[0][1] == pytest.approx(0.8)
    assert warmed(shares, 0.5)[0][1] == pytest.approx(16 / 17)
    assert warmed(shares, 2.0)[0][1] == pytest.approx(2 / 3)


def test_a_secret_choice_is_not_always_the_same() -> None:
    known = pennies().known(0)
    bot = SearchBot("secret", Settings(60))
    assert {bot.choose(known, seed).code for seed in range(12)} == {0, 1}


@pytest.mark.slow
def test_it_beats_random_play_with_little_thought() -> None:
    result = run_arena("fertility", ["search:20", "random"], 4)
    assert result.standings[0].wins == 4.0
