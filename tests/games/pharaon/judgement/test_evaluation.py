"""What Pharaon's bots look at: the evaluation and the weights, as the kernel calls them."""

import random

import pytest

import iteru
from iteru.bots.levels import bot_named
from iteru.games.pharaon.actions import PASS, PAY_PROPOSED
from iteru.games.pharaon.game import GAME
from iteru.games.pharaon.position import PharaonState
from tests.games.pharaon.positions import play, position

FIRST_OF_BOTH = {0: "A2 C2", 1: "A2 C2"}


def notations(state: PharaonState) -> dict[str, float]:
    """The weight of every legal move by its notation."""
    codes = state.legal()
    return {GAME.notation(code): w for code, w in zip(codes, state.weights(codes), strict=True)}


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_chances_are_of_one_victory_and_weights_are_positive(seats: int) -> None:
    """At every decision of a game; alone the Traitor has what is left of the chances."""
    state = GAME.new(seats, 20 + seats)
    chance = random.Random(seats)
    while not state.over:
        chances = state.evaluations()
        codes = state.legal()
        weights = state.weights(codes)
        assert len(chances) == seats
        assert all(0.0 <= own <= 1.0 for own in chances)
        assert seats == 1 or sum(chances) == pytest.approx(1.0)
        assert len(weights) == len(codes)
        assert all(weight > 0.0 for weight in weights)
        state.play(chance.choices(codes, weights)[0])


@pytest.mark.parametrize("seats", [1, 3])
def test_a_finished_game_is_evaluated_by_its_result(seats: int) -> None:
    state = GAME.new(seats, 4)
    iteru.playout(state, 1)
    assert state.evaluations() == state.results()


def with_more(what: str, round: int) -> PharaonState:
    """Two equal seats, but that seat 1 has one thing more, named as in `position`."""
    return position(
        seats=2,
        round=round,
        own={0: "A2 C2", 1: "A2 C2 S1" if what == "own" else "A2 C2"},
        tokens={1: ["prestige_2"]} if what == "tokens" else {},
        artisans={1: ["artisan_26"]} if what == "artisans" else {},
        nile={1: "T1"} if what == "nile" else {},
        stage={1: 1} if what == "stage" else {},
        nobles={1: ["judge"]} if what == "nobles" else {},
    )


@pytest.mark.parametrize("what", ["own", "tokens", "artisans", "nile", "stage", "nobles"])
@pytest.mark.parametrize("round", [1, 3])
def test_who_has_more_is_more_likely_to_win(what: str, round: int) -> None:
    level = with_more("nothing", round).evaluations()
    ahead = with_more(what, round).evaluations()
    assert ahead[1] > level[1]
    assert ahead[0] < level[0]


def test_the_same_lead_is_surer_near_the_end() -> None:
    chances = [
        position(seats=2, round=round, own=FIRST_OF_BOTH, stage={0: 2}).evaluate(0)
        for round in (1, 3, 5)
    ]
    assert 0.5 < chances[0] < chances[1] < chances[2]


def test_a_god_is_worth_more_than_the_points_of_a_better_card() -> None:
    """P8.1 Three potters and two stages satisfy a god; a goldsmith has a point more than they."""
    stages = {0: 2, 1: 2}
    goldsmith = position(
        seats=2, round=5, own=FIRST_OF_BOTH, stage=stages, artisans={0: ["artisan_26"]}
    )
    potters = ["artisan_01", "artisan_02", "artisan_03"]
    god = position(seats=2, round=5, own=FIRST_OF_BOTH, stage=stages, artisans={0: potters})
    assert god.evaluate(0) > goldsmith.evaluate(0)


def test_alone_the_chance_falls_with_what_the_traitor_has() -> None:
    plain = position(seats=1, round=4)
    ahead = position(seats=1, round=4, stage={1: 4})
    assert ahead.evaluate(0) < plain.evaluate(0)


def test_weights_of_some_codes_are_those_of_all() -> None:
    """A search asks only about the codes that it has not met."""
    state = position(seats=2, own={0: "A3 C3 T2 R1 J2 S1"})
    codes = state.legal()
    weights = dict(zip(codes, state.weights(codes), strict=True))
    for code in codes:
        assert state.weights([code]) == [weights[code]]


def test_paying_as_proposed_is_far_ahead_of_other_ways() -> None:
    state = position(seats=2, own={0: "A2 C2 T2 R2 J2 S2"})
    play(state, "act burial-chamber wheel")
    weights = dict(zip(state.legal(), state.weights(state.legal()), strict=True))
    others = [weight for code, weight in weights.items() if code != PAY_PROPOSED]
    assert state.decision == "payment"
    assert weights[PAY_PROPOSED] > 3 * max(others)


def test_who_can_act_does_not_think_of_passing_first() -> None:
    state = position(seats=2, own={0: "A3 C3 T2 R1 J2"}, facing=("nile", "agriculture"))
    weights = dict(zip(state.legal(), state.weights(state.legal()), strict=True))
    assert weights[PASS] < max(weights.values())


def test_early_an_artisan_who_gives_resources_looks_better_than_one_who_gives_points() -> None:
    state = position(
        seats=2,
        own={0: "A4"},
        facing=("artisans", "agriculture"),
        artisan_slots=["artisan_26", "artisan_21", "artisan_06", "artisan_11"],
    )
    play(state, "act artisans wheel")
    weights = notations(state)
    assert weights["hire artisan-06"] > weights["hire artisan-26"]


@pytest.mark.parametrize("name", ["greedy", "easy", "medium"])
def test_a_bot_takes_the_points_that_lie_open_in_the_end(name: str) -> None:
    """Round 5, the other has passed: two units for seven points, or they score two."""
    state = position(
        seats=2,
        round=5,
        first=1,
        passed=[1],
        own={0: "T1 J1", 1: "A5 C5"},
        stage={0: 1},
        facing=("burial_chamber", "trade"),
        wheel={"justice": ["block"] * 3},
    )
    answer = bot_named(name).choose(state.known(0), 3)
    assert GAME.notation(answer.code) == "act burial-chamber wheel"


def test_what_would_help_the_traitor_most_goes_to_the_wheel() -> None:
    """P11.4 Construction would build a stage of its chamber, trade would do nothing."""
    state = position(
        seats=1,
        tiles=[
            ("a", "light", "construction", 2),
            ("b", "light", "trade", 1),
            ("c", "light", "agriculture", 1),
            ("d", "light", "royalty", 1),
            ("e", "light", "justice", 1),
        ],
        traitor_jars=["jar_01"],
        traitor_turn=True,
    )
    assert state.decision == "solo_split"
    weights = notations(state)
    assert weights["wheel left"] > weights["wheel right"]
    answer = bot_named("medium").choose(state.known(0), 1)
    assert GAME.notation(answer.code) == "wheel left"
