"""The Traitor's points, and who wins alone (P11.8)."""

from typing import Any

import pytest

from iteru import Journal
from iteru.games.pharaon.box.components import PRINTED
from iteru.games.pharaon.box.ids import PARTS, POSITIONS, SECTIONS
from iteru.games.pharaon.game import GAME
from iteru.games.pharaon.position import PharaonState
from iteru.games.pharaon.rules import final_scoring
from iteru.games.pharaon.rules.traitor import scoring
from tests.games.pharaon.positions import Tile, offered, play, seen
from tests.games.pharaon.traitor_positions import TRAITOR, solo, tile

GOD_OF_TILE = {"a": "anubis", "b": "horus", "c": "isis", "d": "ra", "e": "osiris"}
SECTION_OF_GOD = {
    "ra": "offerings",
    "horus": "nobles",
    "osiris": "nile",
    "isis": "artisans",
    "anubis": "burial_chamber",
}
HALF = {"offerings": 6, "nobles": 5, "nile": 2, "artisans": 7, "burial_chamber": 4}
MIXED = ("offerings", "artisans", "nobles", "burial_chamber", "nile")
GOD_SPACE = {"a": (9, 9), "b": (9, 9), "c": (9, 9), "d": (9, 8), "e": (9, 9)}  # light, dark


def parts(state: PharaonState) -> dict[str, int]:
    return dict(zip(PARTS, final_scoring.parts(state, TRAITOR), strict=True))


def lying(covered: dict[str, int], side: str = "light") -> list[Tile]:
    """Tiles a to e with so many spaces covered, one where nothing is said."""
    return [
        tile(f"{letter} {side} {tied} {covered.get(letter, 1)}")
        for letter, tied in zip("abcde", "RJACT", strict=True)
    ]


def test_the_player_scores_as_usual() -> None:
    """P11.8.1 The seven parts of P10."""
    state = solo(
        nobles={0: ["architect"]}, artisans={0: ["artisan_30"]}, nile={0: "A3"},
        stage={0: 1}, own={0: "T2"}, tokens={0: ["prestige_1"]}, first=0,
    )  # fmt: skip

    assert list(state.parts(0).values()) == [0, 9, 7, 7, 6, 4, 3]
    assert state.scores() == [36]


def test_the_traitor_scores_possessions_as_usual() -> None:
    """P11.8.1 Artisans, Nile, burial chamber, tokens with their bonus, and the two honours."""
    state = solo(
        artisans={TRAITOR: ["artisan_01", "artisan_30"]},
        nile={TRAITOR: "A3 C2 T1"},
        stage={TRAITOR: 3},
        nobles={TRAITOR: ["judge", "witch"]},
        own={TRAITOR: "T2 S1"},
        tokens={TRAITOR: ["trade", "prestige_2"]},
        first=TRAITOR,
    )

    assert parts(state) == {
        "gods": 0,
        "nobles": 12,
        "artisans": 9,
        "nile": 10,
        "burial_chamber": 21,
        "tokens": 3 + 1 + 3,
        "pharaoh_and_first_player": 10,
    }


def test_resources_on_its_tiles_do_not_count() -> None:
    """P11.8.1 Fifteen tokens lie there; gods and nobles' levels are not covered."""
    state = solo(first=0, tiles=lying(dict.fromkeys("abcde", 3)))

    assert parts(state)["tokens"] == 0
    assert final_scoring.points(state, TRAITOR) == 0


@pytest.mark.parametrize("side", ["light", "dark"])
@pytest.mark.parametrize("letter", "abcde")
def test_a_covered_god_is_worth_its_value_in_this_ring(letter: str, side: str) -> None:
    """P11.8.2 Both halves, without any condition; not before its space is covered."""
    section = SECTION_OF_GOD[GOD_OF_TILE[letter]]
    neighbour = MIXED[(MIXED.index(section) + 1) % POSITIONS]
    space = GOD_SPACE[letter][side == "dark"]

    before = solo(ring=MIXED, tiles=lying({letter: space - 1}, side))
    covered = solo(ring=MIXED, tiles=lying({letter: space}, side))

    assert parts(before)["gods"] == 0
    assert parts(covered)["gods"] == HALF[section] + HALF[neighbour]
    assert scoring.covered_gods(covered) == 1 << MIXED.index(section)


def test_all_covered_gods_are_added_up() -> None:
    """P11.8.2 All five: each half twice."""
    state = solo(tiles=lying(dict.fromkeys("abcde", 9)))

    assert parts(state)["gods"] == 48


def demanding(covered: dict[str, int], **given: Any) -> PharaonState:
    options = {"traitor_god_needs_conditions": "yes"}
    return solo(options=options, tiles=lying(covered), **given)


def test_with_the_option_a_covered_god_needs_its_conditions() -> None:
    """P11.8.2 Anubis, burial chamber and offerings: two stages and three tokens."""
    tokens = {TRAITOR: ["trade", "trade", "justice"]}

    assert parts(demanding({"a": 9}))["gods"] == 0
    assert parts(demanding({"a": 9}, stage={TRAITOR: 2}))["gods"] == 0
    assert parts(demanding({"a": 9}, stage={TRAITOR: 2}, tokens=tokens))["gods"] == 10


def test_with_the_option_other_gods_give_nothing() -> None:
    """P11.8.2 Conditions met, but the god is not covered."""
    tokens = {TRAITOR: ["trade", "trade", "justice"]}

    assert parts(demanding({"a": 8}, stage={TRAITOR: 2}, tokens=tokens))["gods"] == 0


def test_with_the_option_the_best_set_is_scored() -> None:
    """P11.8.2, P8.4 Three tokens serve Ra (6 + 5) or Anubis (4 + 6), not both; six serve both."""
    three = ["trade", "trade", "justice"]
    given = {"nobles": {TRAITOR: ["judge", "witch"]}, "stage": {TRAITOR: 2}}

    assert parts(demanding({"a": 9, "d": 9}, tokens={TRAITOR: three}, **given))["gods"] == 11
    assert parts(demanding({"a": 9}, tokens={TRAITOR: three}, **given))["gods"] == 10
    six = [*three, "justice", "royalty", "royalty"]
    assert parts(demanding({"a": 9, "d": 9}, tokens={TRAITOR: six}, **given))["gods"] == 21


def test_the_players_possessions_do_not_serve_the_traitor() -> None:
    """P11.8.2 Its own cards, tokens, disks and stages count."""
    tokens = {0: ["trade", "trade", "justice"]}

    assert parts(demanding({"a": 9}, stage={0: 2}, tokens=tokens))["gods"] == 0


@pytest.mark.parametrize(
    ("side", "covered", "each"),
    [
        ("b light", 3, 6),
        ("b light", 4, 7),
        ("b light", 6, 7),
        ("b light", 7, 8),
        ("b light", 10, 9),
        ("b dark", 1, 6),
        ("b dark", 2, 7),
        ("b dark", 5, 8),
        ("b dark", 8, 9),
        ("b dark", 10, 10),
        ("a light", 10, 6),
    ],
)
def test_nobles_are_worth_the_highest_level_covered(side: str, covered: int, each: int) -> None:
    """P11.8.3 Or 6 if none is covered; what is printed on them does not matter."""
    letter = side[0]
    others = zip([other for other in "abcde" if other != letter], "JACT", strict=True)
    tiles = [tile(f"{side} R {covered}")]
    tiles += [tile(f"{other} light {tied} 1") for other, tied in others]
    state = solo(tiles=tiles, nobles={TRAITOR: ["grand_vizier", "high_official_24"]})

    assert scoring.noble_level(state) == each
    assert parts(state)["nobles"] == 2 * each


def test_ex10_the_traitors_nobles() -> None:
    """Example EX-10 (P11.8.3): three nobles, 18 points, or 24 with levels 7 and 8 covered."""
    nobles = {TRAITOR: ["judge", "witch", "general"]}

    assert parts(solo(nobles=nobles, tiles=lying({})))["nobles"] == 18
    assert parts(solo(nobles=nobles, tiles=lying({"b": 7})))["nobles"] == 24


@pytest.mark.parametrize(
    ("player", "place", "share"), [("T5", 1, 1.0), ("T4", 2, 0.0), ("T3", 2, 0.0)]
)
def test_the_player_needs_strictly_more(player: str, place: int, share: float) -> None:
    """P11.8.4 A tie is won by the Traitor, whatever Pharaoh and tokens say."""
    state = solo(own={0: player, TRAITOR: "A1"}, first=TRAITOR)

    assert final_scoring.points(state, TRAITOR) == 4
    assert state.ranking() == [place]
    assert state.results() == [share]


def test_a_tie_is_lost_even_by_the_pharaoh() -> None:
    """P11.8.4 10.8 is not used: the player has the Pharaoh token and as many points."""
    state = solo(
        nobles={0: ["judge", "architect"]}, stage={0: 3, TRAITOR: 5}, first=TRAITOR,
        artisans={TRAITOR: ["artisan_01"]},
    )  # fmt: skip

    assert state.pharaoh == 0
    assert state.scores() == [45]
    assert final_scoring.points(state, TRAITOR) == 45
    assert state.ranking() == [2]


@pytest.mark.parametrize("condition", ["no", "yes"])
def test_the_end_of_a_game_is_told(condition: str) -> None:
    """P11.8 Both scores with their parts, then won or lost."""
    outcomes = set()
    for seed in range(8):
        options = {"traitor_god_needs_conditions": condition, "traitor_difficulty": "1"}
        state = GAME.new(seats=1, seed=seed, options=options)
        state.journal = Journal()
        while not state.over:
            moves = offered(state)
            play(state, moves[0])

        *_, player, enemy, last = state.journal.seen_by(0)
        assert (player["kind"], enemy["kind"]) == ("scored", "traitor_scored")
        assert player["data"] == {"parts": state.parts(0), "total": state.scores()[0]}
        points = final_scoring.points(state, TRAITOR)
        assert enemy["data"] == {"parts": parts(state), "total": points}
        assert last["kind"] == ("won" if state.scores()[0] > points else "lost")
        assert state.results() == [1.0 if last["kind"] == "won" else 0.0]
        assert seen(state)["traitor"]["points"] == points
        outcomes.add(last["kind"])
    assert outcomes


def test_tiles_carry_each_god_once() -> None:
    """P11.8.2 One god for each tile, as printed."""
    assert {letter: PRINTED.gods[god] for letter, god in zip("abcde", PRINTED.tile_gods)} == (
        GOD_OF_TILE
    )
    sections = [SECTIONS[section] for section in scoring.SECTION_OF_TILE]
    assert sections == [SECTION_OF_GOD[god] for god in GOD_OF_TILE.values()]
