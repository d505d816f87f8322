"""What Egizia's bots look at: the evaluation and the weights, as the kernel calls them."""

import random

import pytest

import iteru
from iteru.bots.levels import bot_named
from iteru.games.egizia.game import GAME
from iteru.games.egizia.position import EgiziaState
from tests.games.egizia.positions import play, position


def notations(state: EgiziaState) -> dict[str, float]:
    """The weight of every legal move by its notation."""
    codes = state.legal()
    return {GAME.notation(code): w for code, w in zip(codes, state.weights(codes), strict=True)}


def chosen(name: str, state: EgiziaState) -> str:
    """What a bot plays, by its notation."""
    answer = bot_named(name).choose(state.known(state.to_move), 3)
    return GAME.notation(answer.code)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chances_are_of_one_victory_and_weights_are_positive(seats: int) -> None:
    """At every decision of a game that the weights play, with all powers that they take."""
    state = GAME.new(seats, 20 + seats, {"bid_for_order": "yes"})
    chance = random.Random(seats)
    while not state.over:
        chances = state.evaluations()
        codes = state.legal()
        weights = state.weights(codes)
        assert len(chances) == seats
        assert all(0.0 <= own <= 1.0 for own in chances)
        assert sum(chances) == pytest.approx(1.0)
        assert len(weights) == len(codes)
        assert all(weight > 0.0 for weight in weights)
        state.play(chance.choices(codes, weights)[0])


@pytest.mark.parametrize("seats", [2, 4])
def test_random_positions_are_judged_too(seats: int) -> None:
    """Random play leads where weights never do: full markets, starved crews, no stones."""
    for seed in range(4):
        state = GAME.new(seats, seed)
        chance = random.Random(seed)
        while not state.over:
            codes = state.legal()
            assert sum(state.evaluations()) == pytest.approx(1.0)
            assert min(state.weights(codes)) > 0.0
            state.play(chance.choice(codes))


@pytest.mark.parametrize("seats", [2, 4])
def test_a_finished_game_is_evaluated_by_its_result(seats: int) -> None:
    state = GAME.new(seats, 4)
    iteru.playout(state, 1)
    assert state.evaluations() == state.results()


def test_weights_of_some_codes_are_those_of_all() -> None:
    """A search asks only about the codes that it has not met."""
    state = GAME.new(3, 5)
    chance = random.Random(5)
    while not state.over:
        codes = state.legal()
        weights = dict(zip(codes, state.weights(codes), strict=True))
        some = chance.sample(codes, 1 + chance.randrange(len(codes)))
        assert state.weights(some) == [weights[code] for code in some]
        state.play(chance.choice(codes))


def with_more(what: str, round: int) -> EgiziaState:
    """Two equal seats, but that seat 1 has one thing more, named as in `position`."""
    return position(
        seats=2,
        round=round,
        phase="building",
        score={0: 30, 1: 31 if what == "score" else 30},
        rank=[0, 1] if what != "score" else [1, 0],
        reserve={0: 6, 1: 9 if what == "reserve" else 6},
        strength={0: (2, 2, 2, 2), 1: (2, 3, 2, 2) if what == "strength" else (2, 2, 2, 2)},
        cards={
            0: ["field_green_4_a", "quarry_4_a"],
            1: [
                "field_green_4_b",
                "quarry_4_b",
                *{"quarry": ["quarry_3_a"], "power": ["upstream"], "anytime": ["stones_6_a"]}.get(
                    what, []
                ),
            ],
        },
        market={1: (3, 0)} if what == "market" else {},
        sphinx={
            0: ["sphinx_all_graves"],
            1: ["sphinx_pyramid", "sphinx_last_stone"] if what == "sphinx" else ["sphinx_pyramid"],
        },
        sites={"sphinx": [0, 1], "obelisk_graves": [1] if what == "ship" else []},
    )


@pytest.mark.parametrize(
    "what",
    ["score", "reserve", "strength", "quarry", "power", "anytime", "market", "sphinx", "ship"],
)
@pytest.mark.parametrize("round", [2, 4])
def test_who_has_more_is_more_likely_to_win(what: str, round: int) -> None:
    level = with_more("nothing", round).evaluations()
    ahead = with_more(what, round).evaluations()
    assert ahead[1] > level[1]
    assert ahead[0] < level[0]


def test_the_same_lead_is_surer_near_the_end() -> None:
    chances = [
        position(seats=2, round=round, score={0: 32, 1: 20}).evaluate(0) for round in (1, 3, 5)
    ]
    assert 0.5 < chances[0] < chances[1] < chances[2]


def test_guessed_sphinx_cards_of_others_do_not_sway_the_judgement() -> None:
    """E15.1 Two guesses at what another holds are worth the same."""
    state = position(seats=2, phase="ships", sphinx={0: ["sphinx_per_10"]})
    known = state.known(0)
    guesses = [known.determinize(0, seed) for seed in range(8)]
    assert len({guess.hands[1] for guess in guesses}) > 1
    assert len({guess.evaluate(0) for guess in guesses}) == 1
    assert guesses[0].copy().evaluate(0) == guesses[0].evaluate(0)


# ---------------------------------------------------------------- decisions


@pytest.mark.parametrize("name", ["easy", "medium"])
def test_who_builds_for_points_that_lie_open_does_not_decline(name: str) -> None:
    state = position(
        seats=2,
        round=5,
        phase="building",
        seat=0,
        site="obelisk_graves",
        reserve={0: 9},
        strength={0: (1, 5, 2, 3)},
        sites={"obelisk_graves": [0]},
    )
    assert chosen(name, state).startswith("build haulers overseer")


def test_stones_are_laid_so_that_all_of_them_find_a_place() -> None:
    """Graves 2 and 3 together are five; levels 1 and 2 of the obelisk and grave 2 are five too."""
    state = position(
        seats=2,
        round=5,
        phase="building",
        site="obelisk_graves",
        reserve={0: 5},
        strength={0: (5, 1, 1, 2)},
        stones={1: ["obelisk_1", "obelisk_2", "obelisk_3"]},
        graves=[4, 5, 2, 3],
        sites={"obelisk_graves": [0]},
    )
    play(state, "build masons alone plain")
    weights = notations(state)
    # the next level of the obelisk leaves two stones that fit nowhere, the grave only one
    assert weights["lay grave-1"] > weights["lay obelisk-4"]
    assert chosen("medium", state) == "lay grave-1"


def test_hungry_crews_are_fed_with_stones_where_grain_is_dear() -> None:
    """E6.4 A stone for a grain, or three points for it."""
    state = position(
        seats=2,
        round=3,
        phase="feeding",
        score={0: 40, 1: 40},
        strength={0: (3, 3, 3, 2)},
        reserve={0: 12},
        cards={0: ["stones_as_grain"]},
    )
    assert (state.decision, state.to_move) == ("grain", 0)
    weights = notations(state)
    assert max(weights, key=lambda move: weights[move]) == "feed 5"
    assert chosen("medium", state) == "feed 5"


def test_who_has_nothing_to_lose_keeps_the_stones() -> None:
    """E2.3.2 A score of 0 cannot fall."""
    state = position(
        seats=2,
        round=1,
        phase="feeding",
        strength={0: (3, 3, 3, 2)},
        reserve={0: 12},
        cards={0: ["stones_as_grain"]},
    )
    weights = notations(state)
    assert max(weights, key=lambda move: weights[move]) == "accept loss"


def test_a_sphinx_card_that_is_met_is_kept_before_one_that_cannot_be() -> None:
    """E13 In the last round all graves are out of reach, and the masons are strong already."""
    state = position(
        seats=2,
        round=5,
        phase="building",
        site="sphinx",
        reserve={0: 2},
        strength={0: (8, 1, 1, 2)},
        sites={"sphinx": [0]},
        sphinx={0: ["sphinx_pyramid"]},
        deck=[["sphinx_crew_masons", "sphinx_all_graves"]],
    )
    play(state, "build haulers overseer plain", "draw 2+0")
    weights = notations(state)
    assert weights["keep sphinx-crew-masons"] > 10 * weights["keep sphinx-all-graves"]
    assert weights["keep sphinx-all-graves"] < weights["keep none"]


def test_early_ships_go_on_and_do_not_pass() -> None:
    weights = notations(position(seats=2, round=2, reserve={0: 6}))
    assert weights["pass"] < 0.01 * max(weights.values())


@pytest.mark.parametrize(("round", "reserve", "is_first"), [(1, 3, True), (5, 15, False)])
def test_a_quarry_is_taken_early_and_left_in_the_end(
    round: int, reserve: int, is_first: bool
) -> None:
    """Stones of the last round that find no strength bring nothing; strength brings points."""
    state = position(
        seats=2,
        round=round,
        reserve={0: reserve},
        laid={"card_2": "quarry_4_a", "card_3": "raise_three"},
        strength={0: (1, 1, 1, 2) if round == 1 else (3, 3, 3, 3)},
        cards={} if round == 1 else {0: ["field_green_5", "field_yellow_6"]},
    )
    weights = notations(state)
    assert (weights["ship card-2"] > weights["ship card-3"]) == is_first


@pytest.mark.slow
def test_a_level_plays_on_to_the_end() -> None:
    """No decision leads a bot in circles."""
    state = GAME.new(2, 3)
    bot = bot_named("easy")
    decisions = 0
    while not state.over:
        state.play(bot.choose(state.known(state.to_move), decisions).code)
        decisions += 1
    assert decisions < 400
