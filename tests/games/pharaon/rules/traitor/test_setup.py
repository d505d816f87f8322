"""The Traitor's part of the set-up (P11.2), through new games."""

import pytest

from iteru import Journal
from iteru.games.pharaon.box.components import PRINTED, STOCK
from iteru.games.pharaon.box.ids import (
    BASICS,
    DARK,
    KINDS,
    LIGHT,
    RESOURCES,
    SILVER,
    TILE_SPACES,
    TILES,
)
from iteru.games.pharaon.game import GAME
from iteru.games.pharaon.position import PharaonState
from iteru.games.pharaon.rules.jars import traitor_jars
from iteru.kernel.plain import NONE
from iteru.kernel.sets import count_bits
from tests.games.pharaon.positions import nobles_of, offered, on_wheel, play, seen
from tests.games.pharaon.traitor_positions import TRAITOR, told

JARS = {  # printed on light and dark sides
    "traitor_tile_a": (4, 4),
    "traitor_tile_b": (3, 4),
    "traitor_tile_c": (4, 5),
    "traitor_tile_d": (3, 3),
    "traitor_tile_e": (3, 4),
}
SEEDS = range(12)


def begun(seed: int, **options: str) -> PharaonState:
    """A new solo game at its first decision."""
    state = GAME.new(seats=1, seed=seed, options=options)
    state.check()
    return state


def at_first_turn(seed: int, **options: str) -> PharaonState:
    """A new solo game after the opening picks, always the first that is offered."""
    state = begun(seed, **options)
    while state.round == 0:
        play(state, offered(state)[0])
    return state


def tiles(state: PharaonState) -> list[tuple[str, int]]:
    return [
        (TILES[tile], side) for tile, side in zip(state.tile_row, state.tile_sides, strict=True)
    ]


def test_one_player_against_the_traitor() -> None:
    """P11.1 Three spaces of each sector are usable; the Traitor has disks and a cube of its own."""
    state = begun(1)

    assert state.seats == 1
    assert state.usable == 3
    assert list(state.nile[TRAITOR * BASICS :]) == [0] * BASICS
    assert list(state.stage) == [0, 0]


def test_two_jars_three_sets_and_three_bonus_tokens() -> None:
    """P11.2 step 1: numbered 1 to 3 from the top."""
    state = begun(1)
    public = seen(state)

    assert len(public["jars"]["shown"]) == 2
    assert [set_ is not None for set_ in public["offerings"]["sets"]][:3] == [True] * 3
    assert list(state.set_tokens[6:]) == [NONE] * 6
    assert NONE not in state.bonus[:3]
    assert list(state.bonus[3:]) == [NONE] * 3


def test_the_tiles_lie_in_random_order() -> None:
    """P11.2 step 2: all five once, in different rows."""
    rows = {tuple(begun(seed).tile_row) for seed in SEEDS}

    assert len(rows) > 6
    assert all(sorted(row) == [0, 1, 2, 3, 4] for row in rows)


@pytest.mark.parametrize("difficulty", range(6))
def test_so_many_tiles_are_dark_at_random(difficulty: int) -> None:
    """P11.2 step 2: six difficulties; which tiles it is differs, nothing is asked."""
    states = [begun(seed, traitor_difficulty=str(difficulty)) for seed in SEEDS]

    assert all(list(state.tile_sides).count(DARK) == difficulty for state in states)
    assert all(state.decision != "dark_tile" for state in states)
    dark = {frozenset(tile for tile, side in tiles(state) if side == DARK) for state in states}
    assert len(dark) == 1 if difficulty in (0, 5) else len(dark) > 2


@pytest.mark.parametrize("difficulty", range(1, 6))
def test_the_player_chooses_the_dark_tiles(difficulty: int) -> None:
    """P11.2 step 2, `dark_tile`: one after the other, each still light, before step 3."""
    state = begun(3, traitor_difficulty=str(difficulty), traitor_dark_tiles="chosen")
    state.journal = Journal()
    chosen = ["c", "a", "e", "b"][:difficulty]

    for number, letter in enumerate(chosen):
        assert state.decision == "dark_tile"
        assert state.to_move == 0
        assert list(state.tied) == []
        light = [other for other in "abcde" if other not in chosen[:number]]
        assert offered(state) == [f"darken {other}" for other in light]
        play(state, f"darken {letter}")

    dark = {tile[-1] for tile, side in tiles(state) if side == DARK}
    assert dark == (set("abcde") if difficulty == 5 else set(chosen))  # the fifth is no choice
    assert state.decision == "setup_noble"
    assert [data["tile"] for data in told(state, "tile_dark")][: len(chosen)] == [
        f"traitor_tile_{letter}" for letter in chosen
    ]


def test_without_dark_tiles_nothing_is_asked() -> None:
    """P11.2 step 2: difficulty 0, even if the player would choose."""
    state = begun(3, traitor_dark_tiles="chosen")

    assert state.decision == "setup_noble"
    assert list(state.tile_sides) == [LIGHT] * 5


def test_each_tile_is_tied_to_a_resource() -> None:
    """P11.2 step 3: one token of each basic resource on space 1, from the supply, no effect."""
    ties = set()
    for seed in SEEDS:
        state = begun(seed, traitor_difficulty="5")
        firsts = list(state.tile_spaces)[::TILE_SPACES]

        assert sorted(firsts) == list(range(BASICS))
        assert list(state.tied) == firsts
        assert list(state.tile_spaces).count(NONE) == 45
        assert list(state.supply[:BASICS]) == [count - 1 for count in STOCK[:BASICS]]
        ties.add(tuple(state.tied))
    assert len(ties) > 6


@pytest.mark.parametrize("difficulty", ["0", "3", "5"])
def test_the_leftmost_tile_says_how_many_jars(difficulty: str) -> None:
    """P11.2 step 4: the shown side of the leftmost tile."""
    for seed in SEEDS:
        state = begun(seed, traitor_difficulty=difficulty)
        tile, side = tiles(state)[0]

        assert traitor_jars(state) == JARS[tile][side]
        assert seen(state)["traitor"]["stack"] == JARS[tile][side]


def test_the_traitor_gets_the_other_noble() -> None:
    """P11.2 step 5: face up; its ability is ignored."""
    for seed in SEEDS:
        state = begun(seed)
        two = [move.removeprefix("keep ").replace("-", "_") for move in offered(state, "keep")]
        stages, tracks = state.stage[TRAITOR], state.nile[BASICS:]

        play(state, offered(state)[0])

        assert nobles_of(state, 0) == [two[0]]
        assert nobles_of(state, TRAITOR) == [two[1]]
        assert seen(state)["traitor"]["nobles"] == [two[1]]
        assert (state.stage[TRAITOR], state.nile[BASICS:]) == (stages, tracks)
        assert sum(state.own[KINDS:]) == 0


def test_an_immediate_noble_is_resolved_for_the_player() -> None:
    """P11.2 step 5, P2.5 A High Official kept builds or advances at once."""
    kept = 0
    for seed in range(60):
        state = begun(seed)
        for move in offered(state, "keep high-official-2"):
            trial = state.copy()
            play(trial, move)
            kept += 1
            asked = trial.decision in ("official_track", "artisan_pick", "offering_source")
            assert asked or trial.stage[0] == 1
            assert trial.stage[TRAITOR] == 0
    assert kept > 5


def test_first_game_both_get_a_scribe() -> None:
    """P11.2 step 5, P2.6 Different random scribes; the first decision is the jar."""
    pairs = set()
    for seed in SEEDS:
        state = begun(seed, first_game_scribes="all")

        assert state.decision == "setup_jar"
        own, other = (nobles_of(state, holder) for holder in (0, TRAITOR))
        assert len(own) == len(other) == 1
        assert own != other
        assert {own[0], other[0]} <= {f"scribe_{number}" for number in range(1, 6)}
        pairs.add((own[0], other[0]))
    assert len(pairs) > 4


def test_the_player_takes_a_jar_and_the_other_one_blocks() -> None:
    """P11.2 step 6, P12.2: its resources and two silver; three spaces are blocked, two new jars."""
    starting = [seed for seed in SEEDS if at_first_turn(seed, first_game_scribes="all").first == 0]
    assert len(starting) > 3  # in the others the Traitor has played already when it can be seen
    for seed in starting:
        state = begun(seed, first_game_scribes="all")
        taken, left = state.jars_shown

        play(state, f"take {PRINTED.jars[taken].replace('_', '-')}")

        assert state.own[SILVER] == 2
        gained = [state.own[resource] for resource in range(BASICS)]
        assert gained == [PRINTED.jar_resources[taken].count(r) for r in range(BASICS)]
        for resource in range(BASICS):
            blocked = PRINTED.jar_resources[left].count(resource)
            assert on_wheel(state, RESOURCES[resource]) == [RESOURCES[resource]] * blocked
        assert set(state.jar_discards) == {taken, left}
        assert len(state.jars_shown) == 2


def test_chance_decides_who_begins() -> None:
    """P11.2 step 7, P11.3: the starter has the first player token and the first turn."""
    starters = set()
    for seed in SEEDS:
        state = at_first_turn(seed)
        starters.add(state.first)

        begun_by_traitor = list(state.tile_spaces).count(NONE) < 45
        assert begun_by_traitor == (state.first == TRAITOR)
        assert seen(state)["first"] == (-1 if state.first == TRAITOR else 0)
    assert starters == {0, TRAITOR}


def test_traitor_options_are_for_one_seat() -> None:
    """P11.2 The options belong to the solo game."""
    for name, value in [
        ("traitor_difficulty", "2"),
        ("traitor_dark_tiles", "chosen"),
        ("traitor_god_needs_conditions", "yes"),
    ]:
        GAME.new(seats=1, seed=1, options={name: value})
        with pytest.raises(ValueError, match=name):
            GAME.new(seats=2, seed=1, options={name: value})


def test_ex09_the_traitors_stack() -> None:
    """Example EX-09 (P11.7.3): in each round the next tile from the left counts, round 3 the third.

    The player passes whenever it can, so that the Traitor plays all its jars.
    """
    for seed in SEEDS:
        state = begun(seed, traitor_difficulty="2")
        state.journal = Journal()
        while not state.over:
            moves = offered(state)
            play(state, "pass" if "pass" in moves else moves[0])

        sizes = [JARS[tile][side] for tile, side in tiles(state)]
        assert [data["number"] for data in told(state, "traitor_stack")] == sizes[1:]
        assert len(told(state, "traitor_jar")) == sum(sizes)


def test_the_traitors_jars_leave_the_stack() -> None:
    """P11.2 step 4: every jar is somewhere, exactly once."""
    state = begun(4)

    hidden = count_bits(state.jar_stack | state.traitor_stack)
    assert hidden + len(state.jars_shown) == 30
    assert seen(state)["jars"]["stack"] == 28 - traitor_jars(state)
