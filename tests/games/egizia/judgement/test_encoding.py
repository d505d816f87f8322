"""What a learner observes: named numbers of what a seat knows."""

from iteru.games.egizia.judgement.encoding import (
    GONE,
    HELD,
    IN_HAND,
    LOOKED_AT,
    ON_CARD_SPACE,
    SPENT,
)
from iteru.games.egizia.position import EgiziaState
from tests.games.egizia.positions import BLUE, GAME, GREEN, RED, obelisk, play, position


def observed(state: EgiziaState, seat: int) -> dict[str, int]:
    """By the name of the feature."""
    buffers = GAME.buffers(1)
    state.encode(seat, buffers, 0)
    return dict(zip(GAME.features, buffers.observations, strict=True))


def named(found: dict[str, int], start: str) -> dict[str, int]:
    """What is not 0 of the features whose names begin like this."""
    return {
        name.removeprefix(start): number
        for name, number in found.items()
        if name.startswith(start) and number
    }


def test_every_number_has_a_name_of_its_own() -> None:
    assert len(set(GAME.features)) == len(GAME.features)


def test_the_seat_that_looks_comes_first() -> None:
    state = position(
        seat=RED,
        order=[RED, BLUE, GREEN],
        score={BLUE: 3, RED: 5, GREEN: 7},
        strength={GREEN: (3, 4, 5, 2)},
        stones={GREEN: obelisk(1, 1)},
        ships={BLUE: ["edfu"]},
        sites={"sphinx": [RED]},
    )
    for seat in range(3):
        found = observed(state, seat)
        scores = [found[f"seat {after}: score"] for after in range(4)]
        assert scores == [[3, 5, 7][(seat + after) % 3] for after in range(3)] + [0]
        assert [found[f"seat {after}: plays"] for after in range(4)] == [1, 1, 1, 0]
        assert found["to move"] == (RED - seat) % 3
        assert found[f"seat {(GREEN - seat) % 3}: rank"] == 1
        assert found[f"seat {(RED - seat) % 3}: order tile"] == 1
        assert found[f"seat {(GREEN - seat) % 3}: strength: haulers"] == 4
        assert named(found, "stone: ") == {"obelisk:1": 1 + (GREEN - seat) % 3}
        ships = {"edfu": 1 + (BLUE - seat) % 3, "sphinx 1": 1 + (RED - seat) % 3}
        assert named(found, "ship: ") == ships


def test_each_nile_card_is_in_one_place() -> None:
    state = position(
        cards={RED: ["upstream", "field_brown_6", "field_upgrade"]},
        used=["upstream"],
        upgraded="field_brown_6",
        gone=["market_2"],
        laid={"card_3": "quarry_2_a"},
        empty=True,
    )
    assert named(observed(state, RED), "Nile card: ") == {
        "upstream": SPENT,
        "field_brown_6": SPENT,
        "field_upgrade": HELD,
        "market_2": GONE,
        "quarry_2_a": ON_CARD_SPACE + 2,
    }
    assert observed(state, BLUE)["Nile card: field_upgrade"] == HELD + 1


def test_e15_1_only_own_sphinx_cards_are_seen() -> None:
    state = position(
        phase="building",
        seat=BLUE,
        site="sphinx",
        reserve={BLUE: 9},
        strength={BLUE: (5, 1, 1, 2)},
        sphinx={BLUE: ["sphinx_pyramid"], RED: ["sphinx_all_graves"]},
    )
    play(state, "build masons alone plain", "draw 2+0")
    own, other = observed(state, BLUE), observed(state, RED)
    seen = named(own, "Sphinx card: ")
    assert seen["sphinx_pyramid"] == IN_HAND
    assert sorted(seen.values()) == [IN_HAND, LOOKED_AT, LOOKED_AT]
    assert named(other, "Sphinx card: ") == {"sphinx_all_graves": IN_HAND}
    assert own["Sphinx cards looked at"] == other["Sphinx cards looked at"] == 2
    assert own["asked: sphinx_keep"] == 1


def test_the_question_with_its_number_and_those_to_come() -> None:
    state = position(phase="feeding", strength={BLUE: (5, 5, 5, 4)}, cards={BLUE: ["grain_4_a"]})
    found = observed(state, BLUE)
    assert named(found, "asked: ") == {state.decision: 1}
    assert found["number in the question"] == state.pending.argument > 0
    assert found["phase"] == 3
    assert found["seat 0: questions to come"] == 1
