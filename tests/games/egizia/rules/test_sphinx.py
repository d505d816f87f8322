"""A visit of the Sphinx: cards drawn, kept and returned; the deck as a row of batches (E8.3.1)."""

from typing import Any

import pytest

from iteru.games.egizia.position import EgiziaState
from tests.games.egizia.positions import (
    BLUE,
    RED,
    SPHINX_CARDS,
    asked,
    cards_of,
    dumped,
    gone_cards,
    hand_of,
    offered,
    play,
    position,
    seen,
    told,
    used_crews,
)


def visit(masons: int, reserve: int, *, cards: tuple[str, ...] = (), **given: Any) -> EgiziaState:
    """Blue has chosen masons of this strength to build on the Sphinx."""
    state = position(
        phase="building",
        site="sphinx",
        sites={"sphinx": [BLUE]},
        strength={BLUE: (masons, 1, 1, 2)},
        reserve={BLUE: reserve},
        cards={BLUE: cards},
        **given,
    )
    return play(state, "build masons alone plain")


def test_a06_sphinx() -> None:
    """Example A6 (E8.3.1) Two cards for 2 stones, one kept, the other under the deck: 1 point."""
    state = visit(2, 5, score={BLUE: 7}, sphinx={BLUE: ["sphinx_pyramid"]})
    deck = seen(state)["sphinx_deck"]["cards"]

    play(state, "draw 2+0")
    assert (asked(state), state.reserve[BLUE]) == (("sphinx_keep", BLUE), 3)
    assert used_crews(state, BLUE) == ["masons"]
    kept = offered(state, "keep sphinx")[0].removeprefix("keep ").replace("-", "_")
    play(state, offered(state, "keep sphinx")[0])

    assert hand_of(state, BLUE) == sorted(["sphinx_pyramid", kept], key=SPHINX_CARDS.index)
    assert seen(state)["sphinx_deck"]["cards"] == deck - 1
    assert seen(state)["sphinx_deck"]["batches"] == [deck - 2, 1]
    assert state.score[BLUE] == 7 + 1 + 1  # phase 6 has followed: one site


@pytest.mark.parametrize(
    ("masons", "reserve", "most"), [(2, 9, 2), (3, 9, 3), (9, 2, 2), (5, 5, 5), (9, 25, 5)]
)
def test_paid_cards_are_limited_by_strength_stones_and_five(
    masons: int, reserve: int, most: int
) -> None:
    """E8.3.1 1 <= p <= min(S, reserve, 5)."""
    assert offered(visit(masons, reserve)) == [f"draw {paid}+0" for paid in range(1, most + 1)]


def test_b07_sphinx_with_free_cards() -> None:
    """Example B7 (E8.3.1, E12.3.1) Up to 4 for 2 stones; at most 5 in all; nothing for none."""
    state = visit(4, 2, cards=("sphinx_plus_2",), score={BLUE: 10}, round=5)
    assert offered(state) == [
        "draw 1+0",
        "draw 1+1",
        "draw 1+2",
        "draw 2+0",
        "draw 2+1",
        "draw 2+2",
    ]
    play(state, "draw 2+2")
    events = told(state, offered(state, "keep sphinx")[0])
    assert ("points", BLUE, {"amount": 3, "part": "sphinx_returned"}) in events

    moves = offered(visit(4, 6, cards=("sphinx_plus_2",)))
    assert {"draw 3+2", "draw 4+1"} <= set(moves)
    assert not {"draw 4+2", "draw 3+3", "draw 5+0"} & set(moves)

    state = position(
        phase="building", alone=True, sites={"sphinx": [BLUE]}, cards={BLUE: ["sphinx_plus_2"]}
    )
    assert state.over


def test_b08_keep_none() -> None:
    """Example B8 (E8.3.1) Three cards, none kept: 3 points, all under the deck."""
    state = visit(3, 5)
    hand = hand_of(state, BLUE)

    events = told(state, "draw 3+0", "keep none")

    assert ("points", BLUE, {"amount": 3, "part": "sphinx_returned"}) in events
    assert ("sphinx_kept", BLUE, {"kept": 0, "returned": 3}) in events
    assert hand_of(state, BLUE) == hand


def test_without_the_card_one_is_kept_at_most() -> None:
    """E8.3.1 None or one."""
    state = play(visit(3, 5), "draw 3+0")

    assert len(offered(state)) == 1 + 3
    assert not any("+" in move for move in offered(state))


def test_two_are_kept_with_the_card() -> None:
    """E8.3.1, E12.4 Played after the cards were seen; one copy is spent."""
    state = visit(3, 5, cards=("keep_two_sphinx_a", "keep_two_sphinx_b"))
    play(state, "draw 3+0")
    assert cards_of(state, BLUE) == ["keep_two_sphinx_a", "keep_two_sphinx_b"]
    assert len(offered(state)) == 1 + 3 + 3
    pair = offered(state)[-1]

    events = told(state, pair)

    names = pair.removeprefix("keep ").replace("-", "_").split("+")
    assert set(names) <= set(hand_of(state, BLUE))
    assert gone_cards(state) == ["keep_two_sphinx_a"]
    assert ("points", BLUE, {"amount": 1, "part": "sphinx_returned"}) in events


def test_keeping_one_does_not_spend_the_card() -> None:
    """E8.3.1"""
    state = visit(3, 5, cards=("keep_two_sphinx_a",))

    play(state, "draw 3+0", "keep none")

    assert cards_of(state, BLUE) == ["keep_two_sphinx_a"]


DECK = [
    ["sphinx_last_stone", "sphinx_last_grain", "sphinx_permanents"],
    ["sphinx_most_quarry", "sphinx_most_green", "sphinx_most_yellow", "sphinx_most_brown"],
]


def test_b22_returned_cards_come_up_last() -> None:
    """Example B22 (E8.3.1) Four of 3 + 4: the three above, and one of the batch at random."""
    drawn = set()
    for seed in range(24):
        state = play(visit(4, 9, deck=DECK, seed=seed), "draw 4+0")
        looking = dumped(state)["looking"]
        assert set(DECK[0]) <= set(looking)
        drawn |= set(looking) - set(DECK[0])
        assert seen(state)["sphinx_deck"]["batches"] == [3]
    assert drawn == set(DECK[1])


def test_returned_cards_go_below_everything() -> None:
    """E8.3.1 As a batch of their own."""
    state = play(visit(4, 9, deck=DECK), "draw 4+0", "keep none")

    batches = dumped(state)["sphinx_deck"]
    assert [len(batch) for batch in batches] == [3, 4]
    assert set(DECK[0]) <= set(batches[1])


def test_no_more_cards_than_the_deck_holds() -> None:
    """E8.3.1 Paid and free ones together."""
    deck = [["sphinx_last_stone"], ["sphinx_last_grain"]]

    assert offered(visit(9, 9, deck=deck)) == ["draw 1+0", "draw 2+0"]
    state = visit(9, 9, deck=deck, cards=("sphinx_plus_2",))
    assert offered(state) == ["draw 1+0", "draw 1+1", "draw 2+0"]


def test_only_the_number_kept_is_public() -> None:
    """E14.1, E15.1 The decision is secret; the event tells numbers."""
    state = play(visit(2, 5), "draw 2+0")
    assert state.secret

    events = told(state, offered(state, "keep sphinx")[0])

    assert events[0] == ("sphinx_kept", BLUE, {"kept": 1, "returned": 1})
    assert not any("cards" in data for kind, _, data in events if kind.startswith("sphinx"))


def test_every_visit_gives_free_cards_and_costs_a_crew() -> None:
    """E12.3.1, E8.2.4 Also in the next round."""
    state = position(
        seats=2,
        empty=True,
        cards={BLUE: ["sphinx_plus_2"]},
        reserve={BLUE: 9},
        order=[RED, BLUE],
        seat=RED,
    )
    for _ in range(2):
        while not (state.decision == "ship" and state.to_move == BLUE):
            play(state, "pass")
        play(state, "ship sphinx-1")
        while state.decision == "ship":
            play(state, "pass")
        play(state, "build masons alone plain")
        assert offered(state) == ["draw 1+0", "draw 1+1", "draw 1+2"]
        play(state, "draw 1+2", "keep none")
    assert state.round == 3
