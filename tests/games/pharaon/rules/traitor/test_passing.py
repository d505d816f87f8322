"""The Traitor passes, moves in the pyramid, and the rounds of the solo game (P11.7)."""

from typing import Any

import pytest

from iteru import Journal
from iteru.games.pharaon.box.ids import BASICS, KINDS, RESOURCES, SILVER
from iteru.games.pharaon.game import GAME
from iteru.games.pharaon.position import PharaonState
from iteru.games.pharaon.rules.jars import traitor_jars
from iteru.games.pharaon.rules.traitor.passing import most_plentiful, move_traitor, pass_traitor
from iteru.kernel.generator import seeded
from iteru.kernel.plain import NONE
from tests.games.pharaon.positions import (
    jars,
    offered,
    on_wheel,
    play,
    resources,
    seen,
    tokens_of,
)
from tests.games.pharaon.traitor_positions import TRAITOR, row, solo, tile

IDLE: dict[str, Any] = {"own": {0: "S20"}, "shown": ["jar_01", "jar_02"]}


def idle_turn(state: PharaonState) -> None:
    """The player spends a turn, so that the Traitor moves; nothing of its own is touched."""
    play(state, next(move for move in offered(state, "act") if "offerings-1" in move))
    while state.decision != "turn":
        play(state, offered(state)[0])


def test_d23_the_traitor_passes_first() -> None:
    """Example D-23 (P11.7.1): row 1 and the first player token; then the incomes of the row."""
    state = solo(traitor_turn=True, first=0, **IDLE)

    assert list(state.passed) == [TRAITOR]
    assert state.first == TRAITOR
    assert state.index[TRAITOR] == 0
    assert (state.decision, state.to_move) == ("turn", 0)

    idle_turn(state)
    assert sum(state.own[KINDS : KINDS + BASICS]) == 1
    idle_turn(state)
    assert state.own[KINDS + SILVER] == 0  # the player holds all twenty, none is in the supply
    assert state.index[TRAITOR] == 2
    idle_turn(state)
    assert sum(state.own[KINDS + 6 :]) == 1

    play(state, "pass")
    assert offered(state) == ["take jar-01", "take jar-02"]  # the last to pass, one of two
    play(state, "take jar-01")
    assert state.round == 2
    assert resources(state, 0).startswith("A1 C1 T1")


def test_the_row_of_the_pyramid_step_by_step() -> None:
    """P11.7.1 The new space's income, never that to its left; on the last space it stays."""
    state = solo(passed=[TRAITOR], first=TRAITOR)
    gained = []
    for _ in range(7):
        before = list(state.own[KINDS:])
        move_traitor(state)
        state.check()
        more = [now - had for now, had in zip(state.own[KINDS:], before, strict=True)]
        gained.append(more)

    kinds = [sum(more[:BASICS]) * "b" + more[SILVER] * "s" + sum(more[6:]) * "o" for more in gained]
    assert kinds == ["b", "s", "o", "b", "s", "", ""]
    assert state.index[TRAITOR] == 5


@pytest.mark.parametrize(
    ("supply", "kind"),
    [
        ([8, 8, 8, 8, 8], "agriculture"),
        ([3, 4, 9, 9, 1], "trade"),
        ([0, 0, 0, 0, 2], "justice"),
    ],
)
def test_the_kind_with_the_largest_stock(supply: list[int], kind: str) -> None:
    """P11.7.1 `any_basic`: the first in the order of the resources on a tie."""
    left = dict(zip(RESOURCES, supply, strict=False))
    state = solo(supply=left, passed=[TRAITOR], first=TRAITOR)
    resource = RESOURCES.index(kind)
    had = state.own[KINDS + resource]

    assert most_plentiful(state) == resource
    move_traitor(state)

    assert state.own[KINDS + resource] == had + 1


def test_nothing_in_stock_gives_nothing() -> None:
    """P11.7.1, P3.4 No basic resource, then no silver."""
    empty = dict.fromkeys(RESOURCES, 0)
    state = solo(supply=empty, passed=[TRAITOR], first=TRAITOR)
    before = list(state.own[KINDS:])

    move_traitor(state)
    move_traitor(state)

    assert list(state.own[KINDS:]) == before
    assert state.index[TRAITOR] == 2


def test_a_random_offering_comes_from_the_bag_and_never_from_the_bonus_area() -> None:
    """P11.7.1, P3.7 The bag is refilled from the discards if it is empty."""
    full = solo(passed=[TRAITOR], index={TRAITOR: 2})
    empty = solo(passed=[TRAITOR], index={TRAITOR: 2}, bag=[], discarded=["trade"])
    for state in (full, empty):
        tokens, bonus, reveals = tokens_of(state, TRAITOR), list(state.bonus), state.reveals

        move_traitor(state)

        state.check()
        assert len(tokens_of(state, TRAITOR)) == len(tokens) + 1
        assert list(state.bonus) == bonus
        assert state.reveals > reveals
    assert sum(empty.bag) == sum(empty.discards) == 0


def test_with_neither_bag_nor_discards_there_is_no_token() -> None:
    """P11.7.1 The bonus area is not used instead."""
    state = solo(passed=[TRAITOR], index={TRAITOR: 2}, bag=[])
    tokens, bonus = tokens_of(state, TRAITOR), list(state.bonus)

    move_traitor(state)

    state.check()
    assert state.index[TRAITOR] == 3
    assert tokens_of(state, TRAITOR) == tokens
    assert list(state.bonus) == bonus


def test_the_traitor_passes_exactly_when_its_stack_is_empty() -> None:
    """P11.7.1 With a jar left it plays it."""
    playing = solo(traitor_turn=True, traitor_jars=["jar_03"], **IDLE)
    passing = solo(traitor_turn=True, **IDLE)

    assert list(playing.passed) == []
    assert traitor_jars(playing) == 0
    assert list(passing.passed) == [TRAITOR]


def test_the_traitor_takes_no_jar() -> None:
    """P11.7.1 Both jars stay for the player."""
    state = solo(traitor_turn=True, **IDLE)

    assert list(state.jars_shown) == [0, 1]
    assert sum(state.own[KINDS:]) == 0


def test_last_to_pass_the_traitor_ends_the_round() -> None:
    """P11.7.1, P5.2 The player passed before: no row, no token, and the next round begins."""
    state = solo(passed=[0], first=0)

    pass_traitor(state)

    assert list(state.passed) == [0, TRAITOR]
    assert state.first == 0

    whole = solo(traitor_turn=True, passed=[0], first=0, shown=["jar_01"])
    assert whole.round == 2
    assert list(whole.passed) == []
    assert (whole.decision, whole.to_move) == ("turn", 0)


def test_the_player_passes_first() -> None:
    """P11.7.2 Row 1, first player token, one of two jars; pyramid turns while there are jars."""
    state = solo(
        over=False,
        first=TRAITOR,
        shown=["jar_01", "jar_02"],
        traitor_jars=["jar_07", "jar_09"],
    )

    play(state, "pass")
    assert state.first == 0
    assert offered(state) == ["take jar-01", "take jar-02"]
    play(state, "take jar-02")
    assert state.decision == "solo_split"  # the Traitor's turn
    play(state, "wheel left")

    assert state.decision == "any_basic"  # the player's disk has moved to index 1
    assert list(state.index) == [1, 0]
    play(state, "gain trade")
    assert state.decision == "solo_split"
    play(state, "wheel left")
    assert state.decision == "pyramid_income"
    play(state, "income silver")

    assert state.round == 2  # its stack was empty: the Traitor was the last to pass


SECOND_DARK = ["a light R 1", "c dark J 1", "b light A 1", "d light C 1", "e light T 1"]


def test_the_next_round_is_prepared() -> None:
    """P11.7.3 Sets and bonus tokens up to 3, the jar left over blocks, new jars, a new stack."""
    state = solo(
        traitor_turn=True,
        passed=[0],
        first=0,
        sets=[None, "trade trade", None],
        bonus=[None, "justice", None],
        wheel={"trade": ["trade"] * 3},
        shown=["jar_19"],
        tiles=[tile(text) for text in SECOND_DARK],
    )

    assert state.round == 2
    assert NONE not in [*state.set_tokens[:6], *state.bonus[:3]]
    assert list(state.set_tokens[2:4]) == [2, 2]  # what nobody took stays in its place
    assert state.bonus[1] == 4
    assert on_wheel(state, "trade") == ["trade", "trade"]
    assert on_wheel(state, "royalty") == ["royalty"]
    assert jars(state.jar_discards) == ["jar_19"]
    assert len(state.jars_shown) == 2
    assert traitor_jars(state) == 5  # the second tile from the left, dark


@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_ex09_the_tile_of_the_round(round: int) -> None:
    """Example EX-09 (P11.7.3): preparing round r, the r-th tile from the left."""
    state = solo(traitor_turn=True, round=round, passed=[0], first=0, shown=["jar_01"], tiles=row())

    assert state.round == round + 1
    assert traitor_jars(state) == [4, 3, 4, 3, 3][round]


def test_preparing_round_five() -> None:
    """P11.7.3 The jar left over from round 4 blocks; no jars are revealed; nobody gets one."""
    state = solo(traitor_turn=True, round=4, passed=[0], first=0, shown=["jar_19"])

    assert state.round == 5
    assert on_wheel(state, "trade") == ["trade", "trade"]
    assert list(state.jars_shown) == []

    play(state, "pass")
    assert state.first == 0
    assert resources(state, 0) == "S1"
    while not state.over:
        play(state, offered(state)[0])
    assert state.round == 5


def test_each_round_begins_with_the_owner_of_the_token() -> None:
    """P11.3 The Traitor, if it passed first; it plays a jar before the player decides."""
    state = solo(traitor_turn=True, first=0, **IDLE)
    assert state.first == TRAITOR

    play(state, "pass", "take jar-01")

    assert state.round == 2
    assert list(state.tile_spaces).count(NONE) < 45
    assert seen(state)["first"] == -1


def test_what_is_told_of_passing() -> None:
    """P11.7, P11.7.1 The players' events, with nobody's seat."""
    state = solo()
    state.journal = Journal()

    pass_traitor(state)
    for _ in range(3):
        move_traitor(state)

    told = [(event["kind"], event["seat"]) for event in state.journal.seen_by(0)]
    assert told == [
        ("passed", -1),
        ("first_player", -1),
        ("moved", -1),
        ("gained", -1),
        ("moved", -1),
        ("gained", -1),
        ("moved", -1),
        ("offering_taken", -1),
    ]


def test_the_traitor_never_spends_anything() -> None:
    """P11.7.1 Through whole games its tokens only grow."""
    for seed in range(5):
        state = GAME.new(seats=1, seed=seed, options={"traitor_difficulty": "3"})
        held = state.own[KINDS:]
        chance = seeded(seed)
        while not state.over:
            codes = state.legal()
            state.play(codes[chance.below(len(codes))])
            assert all(now >= had for now, had in zip(state.own[KINDS:], held, strict=True))
            held = state.own[KINDS:]
