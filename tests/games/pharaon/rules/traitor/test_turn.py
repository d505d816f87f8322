"""The Traitor's turn: jar, tiles, wheel and the player's split (P11.3 to P11.5)."""

from collections.abc import Iterator

import pytest

from iteru import Journal
from iteru.games.pharaon.box.components import JAR_RESOURCES, PRINTED
from iteru.games.pharaon.box.ids import BASICS, DARK, LIGHT
from iteru.games.pharaon.game import GAME
from iteru.games.pharaon.rules.traitor import turn
from iteru.games.pharaon.rules.traitor.tiles import filled, shown_side
from iteru.games.pharaon.state import BLOCK
from iteru.kernel.generator import seeded
from iteru.kernel.plain import NONE
from iteru.kernel.sets import BIT
from tests.conftest import scaled
from tests.games.pharaon.positions import LETTERS, choices, offered, on_wheel, play, seen
from tests.games.pharaon.traitor_positions import TRAITOR, covered_spaces, row, solo, told

QUIET = {"R": 1, "J": 1, "A": 1, "C": 1, "T": 1}


def full(*names: str) -> dict[str, list[str]]:
    return {name: [name] * 3 for name in names}


def test_ex08_a_turn_of_the_traitor() -> None:
    """Example EX-08 (P11.4, P11.5, P11.6): the noble in slot 3 leaves, the player has no choice."""
    state = solo(
        traitor_turn=True,
        tiles=row(R=3, J=8),
        wheel={"construction": ["construction"] * 2, "justice": ["justice"] * 3},
        noble_slots=["judge", "witch", "general"],
        traitor_jars=["jar_09"],
    )

    assert state.nobles_removed == BIT[PRINTED.nobles.index("general")]
    assert state.noble_slots[2] != NONE
    assert on_wheel(state, "construction") == ["construction"] * 3
    assert covered_spaces(state) == QUIET | {"R": 4, "J": 9}
    assert list(state.jar_discards) == [PRINTED.jars.index("jar_09")]
    assert (state.decision, state.to_move) == ("turn", 0)


def test_the_player_chooses_what_goes_to_the_wheel() -> None:
    """P11.4 `solo_split`, asked of the player on the Traitor's turn, the whole jar seen."""
    state = solo(traitor_turn=True, tiles=row(), traitor_jars=["jar_01"])  # A, then C or T

    assert (state.decision, state.to_move) == ("solo_split", 0)
    assert offered(state) == ["wheel left", "wheel right"]
    assert covered_spaces(state) == QUIET | {"A": 2}
    targets = {notation: choice["targets"] for notation, choice in choices(state).items()}
    assert targets == {
        "wheel left": ["traitor_jar:left"],
        "wheel right": ["traitor_jar:right"],
    }

    left, right = state.copy(), state.copy()
    play(left, "wheel left")
    play(right, "wheel right")

    assert on_wheel(left, "construction") == ["construction"]
    assert on_wheel(left, "trade") == []
    assert covered_spaces(left) == QUIET | {"A": 2, "T": 2}
    assert on_wheel(right, "trade") == ["trade"]
    assert covered_spaces(right) == QUIET | {"A": 2, "C": 2}
    for after in (left, right):
        assert list(after.jar_discards) == [PRINTED.jars.index("jar_01")]
        assert after.decision == "turn"


def test_the_effect_of_the_bottom_resource_comes_before_the_choice() -> None:
    """P11.4 The noble is gone when the player splits."""
    state = solo(
        traitor_turn=True, tiles=row(R=3), noble_deck=[], noble_slots=["judge", "witch", "general"],
        traitor_jars=["jar_06"],
    )  # fmt: skip

    assert state.decision == "solo_split"
    assert state.noble_slots[2] == NONE
    assert filled(state, 0) == 4


def test_a_full_sector_may_not_be_chosen() -> None:
    """P11.4 Only the other one can go to the wheel: there is no choice."""
    state = solo(traitor_turn=True, tiles=row(), wheel=full("trade"), traitor_jars=["jar_01"])

    assert state.decision == "turn"
    assert on_wheel(state, "construction") == ["construction"]
    assert covered_spaces(state) == QUIET | {"A": 2, "T": 2}


def test_with_both_sectors_full_both_go_to_tiles_left_first() -> None:
    """P11.4 All three must be placed: agriculture, then construction, then trade."""
    state = solo(tiles=row(), wheel=full("construction", "trade"), traitor_jars=["jar_01"])
    state.journal = Journal()

    turn.take_traitor_turn(state)

    assert not state.pending
    assert covered_spaces(state) == QUIET | {"A": 2, "C": 2, "T": 2}
    assert list(state.jar_discards) == [PRINTED.jars.index("jar_01")]
    assert [data["resource"] for data in told(state, "traitor_tile")] == [
        "agriculture",
        "construction",
        "trade",
    ]


@pytest.fixture
def equal_sides() -> Iterator[str]:
    """A jar of other data, agriculture above two trades: the shipped jars have no equal sides."""
    jar = JAR_RESOURCES[0]
    shipped = list(jar)
    for place, letter in enumerate("ATT"):
        jar[place] = LETTERS[letter]
    yield PRINTED.jars[0]
    for place, resource in enumerate(shipped):
        jar[place] = resource


def test_equal_resources_leave_no_choice(equal_sides: str) -> None:
    """P11.4 One goes to the wheel, the other to a tile."""
    state = solo(traitor_turn=True, tiles=row(), traitor_jars=[equal_sides])

    assert state.decision == "turn"
    assert on_wheel(state, "trade") == ["trade"]
    assert covered_spaces(state) == QUIET | {"A": 2, "T": 2}


def test_equal_resources_with_a_full_sector_both_go_to_tiles(equal_sides: str) -> None:
    """P11.4 The sector of both is full."""
    state = solo(traitor_turn=True, tiles=row(), wheel=full("trade"), traitor_jars=[equal_sides])

    assert state.decision == "turn"
    assert covered_spaces(state) == QUIET | {"A": 2, "T": 3}


@pytest.mark.parametrize("jar", range(30))
def test_all_three_resources_of_every_jar_are_placed(jar: int) -> None:
    """P11.4 The tokens come from the supply; the jar is discarded."""
    state = solo(traitor_turn=True, tiles=row(), traitor_jars=[PRINTED.jars[jar]])
    if state.decision == "solo_split":
        play(state, "wheel left")

    for resource in range(BASICS):
        used = PRINTED.jar_resources[jar].count(resource)
        assert state.supply[resource] == 20 - 1 - used
    laid = sum(unit != NONE for unit in state.wheel) + sum(s != NONE for s in state.tile_spaces)
    assert laid == 5 + 3
    assert list(state.jar_discards) == [jar]


def test_an_empty_supply_fills_the_space_all_the_same() -> None:
    """P11.4 Blocks on tile and wheel; the effect of the tile's space is resolved."""
    state = solo(
        traitor_turn=True,
        tiles=row(R=2),  # the third space of tile a builds a stage
        supply={"royalty": 0, "justice": 0},
        traitor_jars=["jar_06"],  # royalty, justice, agriculture
    )
    play(state, "wheel left")

    assert state.tile_spaces[2] == BLOCK
    assert state.stage[TRAITOR] == 1
    assert on_wheel(state, "justice") == ["block"]
    assert covered_spaces(state) == QUIET | {"R": 3, "A": 2}


def test_d18_overflow() -> None:
    """Example D-18 (P11.5): past the rightmost comes the leftmost tile, with its effect."""
    state = solo(
        traitor_turn=True,
        tiles=row(T=10, R=2),
        wheel=full("royalty"),
        traitor_jars=["jar_04"],  # trade, royalty, agriculture: no choice
    )

    assert state.tile_spaces[2] == LETTERS["T"]
    assert state.stage[TRAITOR] == 1  # the third space of tile a, by a trade
    assert covered_spaces(state) == QUIET | {"T": 10, "R": 4}


def test_overflow_skips_full_tiles() -> None:
    """P11.5 The next tile to the right with a free space."""
    state = solo(tiles=row(R=10, J=10, A=10, C=4))

    turn.lay_on_tile(state, LETTERS["R"])

    assert covered_spaces(state) == {"R": 10, "J": 10, "A": 10, "C": 5, "T": 1}
    assert list(state.set_tokens[:2]) == [NONE, NONE]  # the fifth space of tile d takes set 1


def test_a_tile_is_filled_from_the_lowest_space() -> None:
    """P11.5 Spaces 2, 3, 4, ... in turn, each with its icon."""
    state = solo(tiles=row())
    state.journal = Journal()

    for _ in range(9):
        turn.lay_on_tile(state, LETTERS["R"])
    state.check()

    laid = told(state, "traitor_tile")
    assert [data["space"] for data in laid] == list(range(2, 11))
    assert [data["effect"] for data in laid] == [
        "none",
        "burial",
        "discard_noble",
        "nile_most",
        "none",
        "burial",
        "take_artisan_low",
        "god",
        "burial",
    ]


def test_full_tiles_take_nothing_more() -> None:
    """P11.5 All fifty spaces are covered: the resource is put back without effect."""
    state = solo(tiles=row(R=10, J=10, A=10, C=10, T=10))
    state.journal = Journal()
    before = (state.supply[:], state.stage[:], state.nile[:])

    turn.lay_on_tile(state, LETTERS["T"])

    state.check()
    assert (state.supply, state.stage, state.nile) == before
    assert [event["kind"] for event in state.journal.seen_by(0)] == ["traitor_full"]


def test_turns_alternate() -> None:
    """P11.3 After the Traitor the player, after the player the Traitor."""
    state = solo(traitor_turn=True, own={0: "S6"}, tiles=row(), traitor_jars=["jar_01", "jar_02"])
    play(state, "wheel left")
    assert (state.decision, state.to_move) == ("turn", 0)

    play(state, "act offerings-1 wheel")
    while state.decision not in ("turn", "solo_split"):
        play(state, offered(state)[0])

    assert state.decision == "solo_split"
    assert len(state.jar_discards) == 1


def test_dark_sides_have_their_own_icons() -> None:
    """P11.6 The second space of dark tile a builds a stage, of the light one nothing."""
    light, dark = solo(tiles=row("light")), solo(tiles=row("dark"))

    turn.lay_on_tile(light, LETTERS["R"])
    turn.lay_on_tile(dark, LETTERS["R"])

    assert light.stage[TRAITOR] == 0
    assert dark.stage[TRAITOR] == 1
    assert (shown_side(light, 0), shown_side(dark, 0)) == (LIGHT, DARK)


def test_the_split_is_public() -> None:
    """P11.4 The open jar shows in the view while the player splits it."""
    state = solo(traitor_turn=True, tiles=row(), traitor_jars=["jar_01"])
    public = seen(state)

    assert public["traitor"]["jar"] == "jar_01"
    assert public["traitor"]["stack"] == 0


def test_a_revealed_jar_cannot_be_undone() -> None:
    """P11.4 The reveal counts, so that undo stops there."""
    state = solo(tiles=row(), traitor_jars=["jar_01"])
    before = state.reveals

    turn.take_traitor_turn(state)

    assert state.reveals == before + 1


@pytest.mark.parametrize("conditions", ["no", "yes"])
@pytest.mark.parametrize("dark", ["random", "chosen"])
@pytest.mark.parametrize("difficulty", range(6))
def test_random_games_against_the_traitor_end(difficulty: int, dark: str, conditions: str) -> None:
    """P11.1 Everything is somewhere after every decision; the game ends after five rounds."""
    options = {
        "traitor_difficulty": str(difficulty),
        "traitor_dark_tiles": dark,
        "traitor_god_needs_conditions": conditions,
    }
    for seed in range(scaled(5)):
        state = GAME.new(seats=1, seed=seed, options=options)
        chance = seeded(seed)
        while not state.over:
            state.check()
            codes = state.legal()
            state.play(codes[chance.below(len(codes))])
        state.check()

        assert state.round == 5
        assert sorted(state.passed) == [0, TRAITOR]
        assert state.results() in ([1.0], [0.0])
