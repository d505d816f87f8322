"""A state with its rules: copies, what a seat knows, and the choices of a client."""

import pytest

from iteru import IllegalAction
from iteru.games.fertility.position import FertilityState
from tests.conftest import scaled
from tests.games.fertility.positions import (
    GAME,
    choices,
    dumped,
    finish_turn,
    offered,
    play,
    position,
)
from tests.games.fertility.random_play import every_variant, random_choice

QUARRY = ["place bovine-alabaster at g5 east", "place papyrus-grape at e7 east"]


def final(state: FertilityState, move: str) -> bool:
    (choice,) = [choice for choice in choices(state) if choice["notation"] == move]
    assert isinstance(choice["final"], bool)
    return choice["final"]


def test_a_copy_goes_its_own_way() -> None:
    """Whatever happens to a copy, to the end of the game, the state stays as it was."""
    for seats, options in every_variant():
        for seed in range(scaled(3)):
            state = GAME.new(seats, seed, options)
            choose = random_choice(seed)
            for _ in range(10 * seed):
                if not state.over:
                    choose(state)
            before = state.dump()
            copy = state.copy()
            assert copy.dump() == before
            while not copy.over:
                choose(copy)
            assert state.dump() == before


def test_an_illegal_action_is_told_and_changes_nothing() -> None:
    state = position(pools={0: ["papyrus-grape"]})
    before = state.dump()

    with pytest.raises(IllegalAction, match='seat 0 cannot "build nothing" now; to decide: place'):
        state.play(GAME.parse("build nothing"))
    with pytest.raises(IllegalAction, match="there is no action 6174; allowed: 0 to 6173"):
        state.play(6174)

    assert state.dump() == before


def test_what_is_known_holds_no_chance() -> None:
    """F13.2 All but the generator; determinized, it plays on with chance of its own."""
    state = position(pools={0: ["papyrus-grape"]})

    known = state.known(0)

    assert known.view(0) == state.view(0)
    assert known.legal() == state.legal()
    assert known.generator.words() == (0, 0, 0, 0)
    assert known.dump() == state.determinize(1, 5).known(0).dump()
    assert state.determinize(0, 5).generator.words() != state.generator.words()


def test_other_chance_brings_other_tiles() -> None:
    """F13.3 Determinized states differ only in what is revealed later."""
    state = position(asked="draft")
    pools = set()
    for seed in range(20):
        trial = state.determinize(0, seed)
        trial.play(trial.legal()[0])
        pools.add(str(dumped(trial)["pool"]))

    assert len(pools) > 3


def test_choices_name_the_quarry_they_are_about() -> None:
    """F4.3.5"""
    state = position(pools={0: ["alabaster-grape"]}, laid=QUARRY)
    play(state, "place alabaster-grape at h6 east")

    for choice in choices(state):
        assert "cell:g6" in choice["targets"]
        assert choice["args"]["square"] == "g6"
        assert choice["args"]["monument"] == {"text": "monuments-obelisk", "args": {}}
    assert "stock:grape" in choices(state)[3]["targets"]
    assert "monument:obelisk" in choices(state)[4]["targets"]


def test_choices_name_the_exchange_shop() -> None:
    """F6.6"""
    state = position(asked="supply", hand="pp")
    play(state, "supply memphis.3 with papyrus")

    choice = choices(state)[0]

    assert choice["targets"] == ["stock:alabaster", "shop:metropolis_memphis_s1"]
    assert choice["args"]["from"]["args"]["number"] == 3


def test_choices_carry_code_notation_and_description() -> None:
    state = position(asked="supply", hand="pp")

    for code, choice in zip(state.legal(), choices(state), strict=True):
        assert choice["code"] == code
        assert choice["notation"] == GAME.notation(code)
        assert choice["kind"] == GAME.describe(code)["kind"]


def test_a_choice_is_final_if_it_reveals_or_hands_over() -> None:
    """F8.3, F8.5 A draft is; a placement is not, nor is supplying."""
    state = position(pools={0: ["papyrus-grape"]})
    assert not final(state, "place papyrus-grape at e7 east")

    supply = position(asked="supply", hand="g")
    assert not final(supply, "supply memphis.4 with grape")
    assert not final(supply, "supply no more")

    draft = position(asked="draft")
    assert final(draft, offered(draft)[0])


def test_a_choice_that_ends_the_last_turn_is_final() -> None:
    """F9.3, F9.4"""
    state = position(turn=17, asked="supply", hand="g")

    assert final(state, "supply no more")


def test_asking_for_choices_changes_nothing() -> None:
    state = position(asked="draft")
    before = state.dump()

    choices(state)

    assert state.dump() == before


def test_decisions_are_named_as_in_the_rules() -> None:
    """F3.5"""
    state = GAME.new(2, 3, {"mode": "two_player_variant"})
    asked = set()
    choose = random_choice(3)
    while not state.over:
        asked.add(state.decision)
        choose(state)

    assert {"place", "build", "supply", "draft", "remove"} <= asked
    assert asked <= {
        "place",
        "discard",
        "quarry",
        "build",
        "supply",
        "exchange",
        "draft",
        "remove",
    }


def test_scores_are_the_sums_of_the_parts_at_any_time() -> None:
    """F10"""
    state = GAME.new(4, 9)
    while not state.over:
        finish_turn(state)
        assert state.scores() == [sum(state.parts(seat).values()) for seat in range(4)]


def test_no_decision_is_secret() -> None:
    """F3.5, F13.1 All decisions are open."""
    state = position()

    assert not state.secret
