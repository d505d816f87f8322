"""What is printed: the contents of the box, in the data and in the typed tables (P1)."""

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from iteru.games.pharaon.box.colours import COLOURS, SUPPLIERS, substitutes
from iteru.games.pharaon.box.components import (
    ARTISAN_PRESTIGE,
    JAR_RESOURCES,
    PRINTED,
    STOCK,
    UNIT_NAMES,
)
from iteru.games.pharaon.box.ids import (
    BASIC_NAMES,
    BASICS,
    COUNTS,
    EFFECT_OF_NOBLE,
    RESOURCES,
    SECTIONS,
    TILE_SPACES,
    WHEEL_SPACES,
)
from iteru.kernel.sets import count_bits, members
from tests.games.pharaon.positions import GAME, position, seen

DATA: dict[str, Any] = tomllib.loads(
    (Path(GAME.folder()) / "box/components.toml").read_text(encoding="utf-8")
)


def test_the_box_holds_what_the_rulebook_counts() -> None:
    """P1.1 30 jars, 120 resource tokens, 40 offering tokens, 30 artisans, 26 nobles, 5 tiles."""
    assert len(DATA["jars"]) == 30
    assert sum(STOCK) == 120
    assert sum(kind["count"] for kind in DATA["offering_types"]) == 40
    assert len(DATA["artisans"]) == 30
    assert len(DATA["nobles"]) == 26
    assert len(DATA["traitor_tiles"]) == 5
    assert len(DATA["sections"]) == len(DATA["gods"]) == len(DATA["wheel"]["sectors"]) == 5


def test_each_player_has_a_round_disk_a_cube_and_five_nile_disks() -> None:
    """P1.2 Where they stand is told of every seat."""
    for seat in seen(position(seats=5))["seats"]:
        assert {"round_disk", "stage", "nile"} <= seat.keys()
        assert len(seat["nile"]) == 5


def test_six_resources_twenty_of_each() -> None:
    """P1.3 Five basic ones and silver."""
    assert RESOURCES == ("agriculture", "construction", "trade", "royalty", "justice", "silver")
    assert RESOURCES[:-1] == BASIC_NAMES
    assert list(STOCK) == [20] * 6


def test_the_wheel_has_a_sector_for_each_basic_resource() -> None:
    """P1.4 Four spaces each; three are used with up to three players."""
    assert DATA["wheel"]["sectors"] == [
        "agriculture",
        "trade",
        "royalty",
        "construction",
        "justice",
    ]
    assert WHEEL_SPACES == 4
    assert [PRINTED.setups[seats].usable for seats in range(1, 6)] == [3, 3, 3, 4, 4]


def test_five_sections_and_a_god_between_every_two() -> None:
    """P1.5 Each god stands on the clockwise edge of one section."""
    assert SECTIONS == ("offerings", "nobles", "nile", "artisans", "burial_chamber")
    assert sorted(PRINTED.god_of_section) == list(range(5))
    ring = seen(position())["ring"]
    assert [place["god"]["neighbour"] for place in ring] == [
        ring[(number + 1) % 5]["section"] for number in range(5)
    ]


def test_sixteen_kinds_of_units() -> None:
    """P1.6, P3.10.5 Six resources and the ten offering types that can be spent."""
    assert len(UNIT_NAMES) == 16
    assert UNIT_NAMES[:6] == list(RESOURCES)
    assert not any("prestige" in name for name in UNIT_NAMES)


def test_the_right_hand_neighbour_is_the_previous_seat() -> None:
    """P1.7 Turns go the other way: to the next seat in seat order."""
    state = GAME.new(4, 8)

    assert state.to_move == (state.first - 1) % 4


def test_artisans_have_six_values_five_times() -> None:
    """P4.6, P10.3 Two to seven points; the more, the less they give."""
    assert Counter(ARTISAN_PRESTIGE) == dict.fromkeys(range(2, 8), 5)
    for artisan in DATA["artisans"]:
        gives = len(artisan["gain_resources"]) + 3 * artisan["gain_jars"]
        assert gives == {2: 4, 3: 3, 4: 2, 5: 2, 6: 1, 7: 0}[artisan["prestige"]]


def test_every_jar_is_unlike_every_other() -> None:
    """P3.5 Three basic resources, never three of a kind; each resource eighteen times."""
    kinds = [tuple(sorted(jar)) for jar in JAR_RESOURCES]

    assert len(set(kinds)) == 30
    assert all(len(set(jar)) >= 2 for jar in JAR_RESOURCES)
    assert Counter(resource for jar in JAR_RESOURCES for resource in jar) == dict.fromkeys(
        range(BASICS), 18
    )


def test_words_of_abilities_and_counts_are_those_of_the_rules() -> None:
    """P9.9, P9.10 Each noble's effect, and what its points count."""
    assert [noble["effect"] for noble in DATA["nobles"]] == EFFECT_OF_NOBLE
    counts = {line["count"] for noble in DATA["nobles"] for line in noble["per"]}
    assert counts == set(COUNTS)
    kinds = {step["kind"] for noble in DATA["nobles"] for step in noble["steps"]}
    assert kinds == {"nile_advance", "gain_silver", "gain_offering", "take_artisan", "burial_stage"}


@pytest.mark.parametrize(
    ("ability", "number"), [("permanent", 11), ("once_per_round", 8), ("immediate", 6), ("none", 1)]
)
def test_four_kinds_of_abilities(ability: str, number: int) -> None:
    """P9.0"""
    assert [noble["ability"] for noble in DATA["nobles"]].count(ability) == number


def test_scribes_substitute_without_chains() -> None:
    """P3.8, P9.1 With all five each resource also counts as the two of its pairs."""
    assert substitutes(0) == [1, 2, 4, 8, 16]
    assert all(count_bits(colours) == 3 for colours in substitutes(31))
    for scribes in range(32):
        for colour in range(BASICS):
            assert COLOURS[scribes * BASICS + colour] == substitutes(scribes)[colour]
            suppliers = members(SUPPLIERS[scribes * 32 + (1 << colour)])
            assert suppliers == [c for c in range(5) if substitutes(scribes)[c] >> colour & 1]


def test_traitor_tiles_have_ten_spaces_on_each_side() -> None:
    """P11.6 The first shows nothing; each tile has one god, and only one tile noble levels."""
    for tile in DATA["traitor_tiles"]:
        for side in ("light", "dark"):
            kinds = [effect["kind"] for effect in tile[side]["effects"]]
            assert len(kinds) == TILE_SPACES
            assert kinds[0] == "none"
            assert kinds.count("god") == 1
    assert sorted(tile["god"] for tile in DATA["traitor_tiles"]) == sorted(PRINTED.gods)


def test_the_pyramid_and_the_tokens_are_read() -> None:
    """P6.4, P8.5, P10.7"""
    assert [row["incomes"] for row in DATA["pyramid_rows"]][3] == ["none", "any_basic", "silver"]
    assert (PRINTED.pharaoh_nobles, PRINTED.pharaoh_stage, PRINTED.pharaoh_prestige) == (2, 3, 7)
    assert PRINTED.first_player_prestige == 3
